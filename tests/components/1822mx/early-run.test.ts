/** A run of 1822MX that is filled in before the turn comes: with everything that only this title has. */
import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { State } from '$engine';
import NowPanel from '$lib/components/game/now/NowPanel.svelte';
import { setLanguage } from '$lib/text';
import {
	business,
	deedTo,
	depotAt,
	inPhase,
	mx,
	operating,
	table,
	withTrains
} from '../../engine/1822mx/support';
import { lastActions, openAt } from '../stock/desk';

/** FCM of Ana's at $150 is at it; MC of Benito's comes next with a 5, an E and a mail contract. */
function beforeMc(): State {
	let state = business(inPhase(depotAt(table(), '7'), '7'), 'FCM', {
		price: 150,
		shares: { p1: 40 },
		cash: 300,
		trains: ['6'],
		turns: 3
	});
	state = business(state, 'MC', { price: 80, shares: { p2: 40 }, cash: 200, turns: 3 });
	state = deedTo(withTrains(state, 'MC', ['5', 'E']), 'P14', 'MC');
	return operating(state, 'FCM', { settled: true });
}

describe('a turn of 1822MX filled in early', () => {
	beforeEach(() => setLanguage('en'));

	it('§6.5.10 §4.1.11 doubles the E and keeps the mail; booked only when the turn comes', async () => {
		const user = userEvent.setup();
		const { session, teller, context } = await openAt(beforeMc(), [], mx);
		render(NowPanel, { context });
		await user.click(await screen.findByRole('button', { name: 'Fill in early: MC' }));
		const sheet = await screen.findByRole('dialog');
		await user.keyboard('190');
		await user.click(within(sheet).getByRole('button', { name: /E-train.*\$0/ }));
		await user.keyboard('50');
		await user.click(within(sheet).getByRole('button', { name: /^Mail 1/ }));
		await user.keyboard('35');
		expect(within(sheet).getByRole('radio', { name: /Pay out/ })).toHaveTextContent('$29 a share');
		await user.click(within(sheet).getByRole('button', { name: 'Keep it for the turn' }));
		expect(session.count).toBe(0);
		expect(teller.isParked('MC')).toBe(true);
		await user.click(screen.getByRole('button', { name: 'Fill in early: MC' }));
		const again = await screen.findByRole('dialog');
		expect(within(again).getByRole('button', { name: /^Mail 1/, pressed: true })).toBeVisible();
		await user.click(within(again).getByRole('button', { name: 'Keep it for the turn' }));

		expect((await session.act([{ do: 'endTurn' }])).done).toBe(true);
		await user.click(await screen.findByRole('button', { name: /Check the run of \$290/ }));
		await user.click(await screen.findByRole('button', { name: /^Pay out \$290 bank/ }));
		await waitFor(() => expect(session.count).toBe(2));
		expect(lastActions(session)).toMatchObject([
			{ do: 'collectMail', company: 'MC', amount: 35 },
			{ do: 'run', company: 'MC', revenue: 290, choice: 'pay' }
		]);
	});
});
