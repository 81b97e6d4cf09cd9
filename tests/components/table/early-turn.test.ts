/** A turn filled in early, kept sums, and a train that must be bought. */
import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Action } from '$engine';
import NowPanel from '$lib/components/game/now/NowPanel.svelte';
import OperatingPanel from '$lib/components/game/now/OperatingPanel.svelte';
import type { GameSession } from '$lib/session';
import { startCompany, operatingTurn, openingOver } from '../../support/mex-positions';
import { fullMex } from '../../e2e/harness/full-tables';
import { midGame } from '../../fixtures/mex-mid-game';
import { openAt } from '../stock/desk';
import { openMidGame } from '../support/mid-game';

async function endPac(session: GameSession) {
	const ended = await session.act([
		{ do: 'collectMail', company: 'PAC', amount: 30 },
		{ do: 'noRun', company: 'PAC' },
		{ do: 'endTurn' }
	]);
	expect(ended.done).toBe(true);
}

describe('a turn filled in early', () => {
	it('books nothing, and opens filled in when the turn comes', async () => {
		const user = userEvent.setup();
		const { session, teller, context } = await openMidGame();
		const { count } = session;
		render(NowPanel, { context });
		await user.click(await screen.findByRole('button', { name: 'Fill in early: MEX' }));
		await screen.findByRole('dialog', { name: 'Mexican Railway' });
		await user.keyboard('210');
		expect(screen.getByRole('radio', { name: /Pay out/ })).toHaveTextContent('$21 a share');
		await user.click(await screen.findByRole('button', { name: 'Keep it for the turn' }));
		expect(session.count).toBe(count);
		expect(teller.isParked('MEX')).toBe(true);

		await endPac(session);
		// Its turn has come: nothing is left to be checked later.
		const check = await screen.findByRole('button', {
			name: 'Check the run of $210 Filled in, not booked yet'
		});
		expect(teller.halfDone).toEqual(['MEX: Filled in, not booked yet']);
		await user.click(check);
		await user.click(await screen.findByRole('button', { name: 'Pay out $210 End turn' }));
		await waitFor(() => expect(teller.isParked('MEX')).toBe(false));
		expect(session.state.companies['MEX']?.lastRun?.revenue).toBe(210);
	});

	it('keeps terrain filled in early, and books it before the run', async () => {
		const user = userEvent.setup();
		const { session, context } = await openMidGame();
		render(NowPanel, { context });
		await user.click(await screen.findByRole('button', { name: 'Fill in early: MEX' }));
		await user.click(await screen.findByRole('button', { name: '+$40' }));
		await user.keyboard('100');
		await user.click(await screen.findByRole('button', { name: 'Keep it for the turn' }));
		await endPac(session);
		await user.click(await screen.findByRole('button', { name: /Check the run/ }));
		await user.click(await screen.findByRole('button', { name: 'Pay out $100 End turn' }));
		await waitFor(() =>
			expect(session.timeline.head.entry?.steps.map((step) => step.action.do)).toEqual([
				'payTerrain',
				'collectMail',
				'run',
				'endTurn'
			])
		);
	});
});

describe('any later turn', () => {
	it('can be filled in, those behind the first eight too', async () => {
		const user = userEvent.setup();
		const { teller, context } = await openAt(fullMex());
		render(NowPanel, { context });
		const later = teller.table.upcoming.filter((company) => teller.mayFillAhead(company));
		const last = later.at(-1) ?? '';
		expect(teller.table.upcoming.indexOf(last)).toBeGreaterThanOrEqual(8);
		expect(screen.queryByRole('button', { name: `Fill in early: ${last}` })).toBeNull();
		await user.click(screen.getByRole('button', { name: 'and 1 more' }));
		for (const company of later) {
			expect(
				screen.getByRole('button', { name: `Fill in early: ${teller.say.company(company)}` })
			).toBeVisible();
		}
		await user.click(screen.getByRole('button', { name: `Fill in early: ${last}` }));
		await screen.findByRole('dialog');
		await user.keyboard('90');
		await user.click(await screen.findByRole('button', { name: 'Keep it for the turn' }));
		expect(teller.isParked(last)).toBe(true);
	});

	it('is judged again when it comes: what no longer fits is refused, with the reason', async () => {
		const user = userEvent.setup();
		const { session, context } = await openMidGame();
		render(NowPanel, { context });
		await user.click(await screen.findByRole('button', { name: 'Fill in early: MEX' }));
		await user.click(await screen.findByRole('button', { name: '+$40' }));
		await user.keyboard('100');
		await user.click(await screen.findByRole('button', { name: 'Keep it for the turn' }));
		await endPac(session);
		const poor: Action = {
			do: 'correct',
			reason: 'miscounted',
			changes: [{ kind: 'cash', from: 'MEX', to: 'bank', amount: 750 }]
		};
		expect((await session.act([poor])).done).toBe(true);
		await user.click(await screen.findByRole('button', { name: /Check the run of \$100/ }));
		const sheet = await screen.findByRole('dialog');
		expect(within(sheet).getByRole('alert')).toHaveTextContent(/\$10.*§/);
		const { count } = session;
		await user.click(await screen.findByRole('button', { name: 'Pay out $100 End turn' }));
		expect(session.count).toBe(count);
	});
});

describe('the cardboard list', () => {
	it('never needs a tap: the next entry takes its place', async () => {
		const user = userEvent.setup();
		const { session, context } = await openMidGame();
		const { count } = session;
		render(NowPanel, { context });
		await user.click(await screen.findByRole('button', { name: /^Same as last run/ }));
		await user.click(await screen.findByRole('button', { name: /^Pay out \$160 bank/ }));
		const list = await screen.findByRole('region', { name: 'Move the cardboard' });
		expect(list).toHaveTextContent('Carla: $80');
		await user.click(screen.getByRole('button', { name: /^End PAC’s turn/ }));
		// Two taps for the run and one for its end, and nothing for mail, track, token and trains.
		await waitFor(() => expect(session.count).toBe(count + 2));
		expect(screen.queryByText('Carla: $80')).toBeNull();
	});
});

describe('the revenue form', () => {
	it('adds a little to the last run', async () => {
		const user = userEvent.setup();
		const { context } = await openMidGame();
		render(OperatingPanel, { context });
		await user.click(await screen.findByRole('button', { name: 'Enter revenue' }));
		await user.click(await screen.findByRole('button', { name: 'Last run +$20' }));
		expect(screen.getByRole('radio', { name: /Pay out/ })).toHaveTextContent('$18 a share');
	});
});

describe('a train that must be bought', () => {
	/** CHI without a train, its treasury and its president short of the price. */
	function short() {
		const start = openingOver(midGame.title.setUp(midGame.config));
		const started = startCompany(start, 'CHI', { held: { p1: [20, 10, 10] } });
		return operatingTurn(started, 'CHI');
	}

	it('§4.3.4.2 says what is missing and who must find it', async () => {
		const table = short();
		const cash = { ...table.cash, CHI: 30, p1: 20 };
		const others = Object.entries(cash).filter(([holder]) => holder !== 'bank');
		const sum = others.reduce((total, [, amount]) => total + amount, 0);
		const { session, context } = await openMidGame({
			...table,
			cash: { ...cash, bank: 9000 - sum }
		});
		const user = userEvent.setup();
		render(NowPanel, { context });
		await user.click(await screen.findByRole('button', { name: /A train must be bought/ }));
		const panel = within(await screen.findByRole('dialog')).getByRole('region', {
			name: 'A train must be bought'
		});
		expect(panel).toHaveTextContent('CHI has no train and must buy a 2-train');
		expect(panel).toHaveTextContent('Still missing $50');
		expect(panel).toHaveTextContent('Ana must raise $50');
		// The same train at the same price twice: one of them with help.
		const trains = await screen.findAllByRole('button', { name: /^2 2-train/ });
		expect(trains.map((each) => /with the president’s help/.test(each.textContent))).toEqual([
			false,
			true
		]);
		await user.click(within(panel).getByRole('button', { name: 'CHI 10% +$55 enough' }));
		await waitFor(() => expect(panel).toHaveTextContent('Still missing $0'));
		await user.click(await screen.findByRole('button', { name: /Buy the 2-train, Ana adds \$70/ }));
		await waitFor(() => expect(session.state.cash).toMatchObject({ CHI: 0, p1: 5 }));
	});
});
