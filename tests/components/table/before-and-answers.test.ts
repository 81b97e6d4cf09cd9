/** Before an entry: what it sets off. And answers to what people ask: who will need money, and how much. */
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { State } from '$engine';
import NowPanel from '$lib/components/game/now/NowPanel.svelte';
import OutlookSheet from '$lib/components/game/OutlookSheet.svelte';
import PlayerSheet from '$lib/components/game/PlayerSheet.svelte';
import { KEY as REPAIR, RepairDesk } from '$lib/components/game/repair/repair-desk.svelte';
import StockPanel from '$lib/components/game/stock/StockPanel.svelte';
import StockTable from '$lib/components/game/stock/StockTable.svelte';
import { setLanguage } from '$lib/text';
import MxStockPanel from '$lib/titles-ui/1822mx/stock/MxStockPanel.svelte';
import { contestedRound } from '../../e2e/harness/mx-positions';
import { mx } from '../../engine/1822mx/support';
import {
	depotAt,
	giveCash,
	inPhase,
	newMex,
	openingOver,
	operatingTurn,
	startCompany,
	stockTurn
} from '../../support/mex';
import { openAt } from '../stock/desk';

beforeEach(() => setLanguage('en'));

/** The next train is the first 4: SPM loses its only train to it, CHI has run and may buy it. */
function eveOfRust(purses: Readonly<Record<string, number>> = {}): State {
	let state = openingOver(newMex());
	state = startCompany(state, 'CHI', {
		held: { p1: [20, 10, 10] },
		treasury: 500,
		trains: ['3']
	});
	state = startCompany(state, 'SPM', {
		held: { p2: [20, 10, 10] },
		treasury: 40,
		trains: ['2', '2']
	});
	state = depotAt(inPhase(state, '3½'), '4');
	return operatingTurn(giveCash(state, purses), 'CHI', { settled: true });
}

describe('before it is bought', () => {
	it('§4.3.4(e) a train shows the phase, the trains that rust, who loses them and is without one', async () => {
		const { context, session } = await openAt(eveOfRust());
		render(NowPanel, { context });
		await userEvent.click(screen.getByRole('button', { name: /^Buy a train/ }));
		const sheet = await screen.findByRole('dialog');
		const follows = within(sheet).getByRole('region', { name: 'What follows' });
		expect(follows).toHaveTextContent(/CHI\s*\$500 → \$200/);
		expect(follows).toHaveTextContent(/Phase 4\s*2-trains rust/);
		expect(follows).toHaveTextContent(/SPM loses 2-train.*without a train/);
		expect(session.count).toBe(0);
	});

	/** What is said to follow from the first train on offer. */
	async function followsFrom(state: State): Promise<HTMLElement> {
		const { context } = await openAt(state);
		render(NowPanel, { context });
		await userEvent.click(
			screen.getByRole('button', { name: /^(Buy a train|A train must be bought)/ })
		);
		const sheet = await screen.findByRole('dialog');
		return within(sheet).getByRole('region', { name: 'What follows' });
	}

	it('§4.3.3 a first train shows the marker of a company that did not run falling left', async () => {
		const held = { p1: [20, 10, 10] };
		const state = startCompany(openingOver(newMex()), 'MC', { par: 75, held, treasury: 500 });
		expect(await followsFrom(operatingTurn(state, 'MC'))).toHaveTextContent(
			/MC marker\s*\$75 → \$70/
		);
	});

	it('Table III the first train of NdM shows that MNR leaves the game', async () => {
		let state = openingOver(newMex());
		state = startCompany(state, 'NdM', { held: { p1: [20, 10, 10] }, treasury: 500 });
		expect(await followsFrom(operatingTurn(state, 'NdM'))).toHaveTextContent(/MNR\s*Ana →/);
	});

	it('§4.3.4(g) a train shows who must give one back', async () => {
		const held = { p1: [20, 10, 10] };
		let state = startCompany(openingOver(newMex()), 'CHI', { held, treasury: 500, trains: ['3'] });
		state = startCompany(state, 'TM', {
			held: { p2: [20, 10, 10] },
			trains: ['3', '3', '3']
		});
		state = operatingTurn(depotAt(inPhase(state, '3½'), '4'), 'CHI', { settled: true });
		expect(await followsFrom(state)).toHaveTextContent(/Then\s*.*TM/);
	});

	it('§4.3.4(d) the first digit replaces the price that was proposed for a train of another company', async () => {
		const { context } = await openAt(eveOfRust());
		render(NowPanel, { context });
		await userEvent.click(screen.getByRole('button', { name: /^Buy a train/ }));
		const sheet = await screen.findByRole('dialog');
		await userEvent.click(within(sheet).getByRole('button', { name: /2-train.*Price/ }));
		expect(within(sheet).getByRole('button', { name: /2-train for \$100$/ })).toBeEnabled();
		await userEvent.keyboard('50');
		const buy = within(sheet).getByRole('button', { name: /2-train for \$50$/ });
		expect(buy).not.toHaveAttribute('aria-disabled');
		expect(within(sheet).queryByRole('alert')).toBeNull();
	});

	it('a price is typed within what the treasury has, and says why not', async () => {
		const { context, session } = await openAt(eveOfRust());
		render(NowPanel, { context });
		await userEvent.click(screen.getByRole('button', { name: /^Buy a train/ }));
		const sheet = await screen.findByRole('dialog');
		await userEvent.click(within(sheet).getByRole('button', { name: /2-train.*Price/ }));
		for (const digit of '9999') await userEvent.keyboard(digit);
		expect(within(sheet).getByRole('alert')).toHaveTextContent(/\$500.*§/);
		expect(session.count).toBe(0);
	});
});

describe('before it is sold', () => {
	it('§3.2 a sale shows the new president, and where the marker comes to lie', async () => {
		let state = openingOver(newMex());
		state = startCompany(state, 'TM', { par: 80, held: { p1: [20, 10], p2: [10, 10, 10] } });
		state = startCompany(state, 'SPM', { par: 75, held: { p2: [20, 10] } });
		const { context } = await openAt(stockTurn(state, 'p1', 3));
		render(StockTable, { context });
		render(StockPanel, { context });
		await userEvent.click(screen.getByRole('button', { name: 'one more: TM' }));
		const follows = screen.getByLabelText('What follows');
		expect(follows).toHaveTextContent(/TM\s*president\s*Ana.*Benito\s*30%/);
		expect(follows).toHaveTextContent(/TM\s*marker\s*\$80.*\$75\s*under SPM/);
		expect(follows).toHaveTextContent(/Bank/);
	});
});

describe('before everybody passes', () => {
	it('§5.12 in 1822MX it says whose bids are paid, and what starts', async () => {
		const { context } = await openAt(contestedRound(), [], mx);
		render(MxStockPanel, { context });
		const button = screen.getByRole('button', { name: /^Everyone left passes/ });
		const line = button.parentElement?.nextElementSibling;
		expect(line).toHaveTextContent('Benito $365 → $145');
		expect(line).toHaveTextContent('M2 treasury $0 → $120');
	});
});

describe('the train outlook', () => {
	it('§4.3.4.2 says what the president lacks, and whether sales can bring it', async () => {
		const { context } = await openAt(eveOfRust({ p2: 100 }));
		render(OutlookSheet, { props: { onclose: () => {} }, context });
		const sheet = screen.getByRole('dialog', { name: 'Train outlook' });
		expect(sheet).toHaveTextContent('cheapest: 4-train for $300');
		const line = within(sheet).getAllByRole('listitem')[0];
		expect(line).toHaveTextContent('SPM');
		expect(line).toHaveTextContent('without a train');
		expect(line).toHaveTextContent('Treasury $40');
		// $300 less $40 less $100; one share at $60 does not bring it.
		expect(line).toHaveTextContent('Benito lacks $160');
		expect(line).toHaveTextContent('cannot be raised');
	});

	it('says how much sales would bring, where they are enough', async () => {
		const { context } = await openAt(eveOfRust({ p2: 230 }));
		render(OutlookSheet, { props: { onclose: () => {} }, context });
		const [line] = within(screen.getByRole('dialog')).getAllByRole('listitem');
		expect(line).toHaveTextContent('Benito lacks $30, can raise $350');
	});

	it('is calm where the president has it in cash', async () => {
		const { context } = await openAt(eveOfRust({ p2: 400 }));
		render(OutlookSheet, { props: { onclose: () => {} }, context });
		const [line] = within(screen.getByRole('dialog')).getAllByRole('listitem');
		expect(line).toHaveTextContent('Benito adds $260');
	});
});

describe('the player’s sheet', () => {
	it('adds up what sales would bring, and lists what the cash would buy', async () => {
		let state = openingOver(newMex());
		state = startCompany(state, 'TM', { par: 80, held: { p1: [20, 10], p2: [10, 10] } });
		const opened = await openAt(stockTurn(giveCash(state, { p2: 100 }), 'p2', 3));
		opened.context.set(REPAIR, new RepairDesk());
		const player = opened.teller.table.players[1];
		if (player === undefined) throw new Error('no second player');
		render(PlayerSheet, { props: { player, onclose: () => {} }, context: opened.context });
		const sheet = screen.getByRole('dialog', { name: 'Benito' });
		expect(sheet).toHaveTextContent(/Could be raised now \$260/);
		expect(sheet).toHaveTextContent(/TM\s*20%\s*\$160/);
		expect(sheet).toHaveTextContent(/TM\s*10%\s*from the Initial Offering\s*\$80/);
	});
});
