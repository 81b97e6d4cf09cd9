/** What is forced ends like any other booking: its sheet goes, so that nobody books it twice. */
import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import NowPanel from '$lib/components/game/now/NowPanel.svelte';
import { operatingView } from '$lib/components/game/views';
import { setLanguage } from '$lib/text';
import PrivatesSheet from '$lib/titles-ui/1822mx/operating/PrivatesSheet.svelte';
import { afterRun } from '../../e2e/harness/mx-rare-positions';
import { mx } from '../../engine/1822mx/support';
import { inPhase, newMex, openingOver, operatingTurn, startCompany } from '../../support/mex';
import { openAt, type Opened } from '../stock/desk';

beforeEach(() => setLanguage('en'));

async function force({ teller }: Opened): Promise<void> {
	const forced = teller.explanation?.force;
	if (!forced) throw new Error('nobody may force it');
	forced('house rule');
	await waitFor(() => expect(teller.session.count).toBe(1));
}

describe('a forced entry', () => {
	it('§4.3.4(g) the train sheet goes after a train that was forced', async () => {
		const held = { p1: [20, 10, 10] };
		const trains = ['2', '2', '2'] as const;
		const CHI = startCompany(openingOver(newMex()), 'CHI', { held, treasury: 500, trains });
		const opened = await openAt(operatingTurn(CHI, 'CHI', { settled: true }));
		const { teller, context } = opened;
		render(NowPanel, { context });
		await userEvent.click(screen.getByRole('button', { name: /^Buy a train/ }));
		const sheet = await screen.findByRole('dialog');
		await userEvent.click(within(sheet).getByRole('button', { name: /^Buy the / }));
		await force(opened);
		await waitFor(() => expect(teller.sheet).toBeNull());
		expect(screen.queryByRole('dialog')).toBeNull();
	});

	it('§4.3.5 a private at a price outside its range takes its pad and its list away', async () => {
		const held = { p1: [20, 10, 10] };
		const CHI = startCompany(openingOver(newMex()), 'CHI', { held, treasury: 500 });
		const opened = await openAt(operatingTurn(inPhase(CHI, '3'), 'CHI', { settled: true }));
		const { teller, context } = opened;
		render(NowPanel, { context });
		await userEvent.click(screen.getByRole('button', { name: 'Buy a private' }));
		await userEvent.click(screen.getByRole('button', { name: /KCM&O/ }));
		await userEvent.keyboard('99');
		await userEvent.click(screen.getByRole('button', { name: /KCM&O.*\$99/ }));
		await force(opened);
		await waitFor(() => expect(teller.sheet).toBeNull());
		expect(screen.queryByRole('dialog')).toBeNull();
	});

	it('a private of 1822MX that was forced closes its list', async () => {
		const opened = await openAt(afterRun(), [], mx);
		const view = operatingView(opened.teller.title, opened.teller.state);
		if (view === null) throw new Error('nobody operates');
		const onclose = vi.fn();
		render(PrivatesSheet, { props: { view, onclose }, context: opened.context });
		const refused = screen
			.getAllByRole('button')
			.filter((each) => each.getAttribute('aria-disabled') === 'true');
		for (const each of refused) {
			await userEvent.click(each);
			if (opened.teller.explanation?.force) break;
		}
		await force(opened);
		await waitFor(() => expect(onclose).toHaveBeenCalled());
	});

	it('without an action there is nothing to force', async () => {
		const { teller } = await openAt(openingOver(newMex()));
		const refusal = { code: 'not-eligible', kind: 'illegal', rule: '5.3', details: {} } as const;
		teller.explain([refusal], []);
		expect(teller.explanation?.force).toBeNull();
	});
});
