import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import Explanation from '$lib/components/game/Explanation.svelte';
import StockPanel from '$lib/components/game/stock/StockPanel.svelte';
import StockTable from '$lib/components/game/stock/StockTable.svelte';
import { setLanguage } from '$lib/text';
import { giveCash, newMex, openingOver, startCompany, stockTurn } from '../../support/mex';
import { lastActions, openAt, type Opened } from './desk';

/** Ana owns 40% of TM at $80, SPM has been started by Benito at $70; it is Ana's turn. */
function table() {
	let state = openingOver(newMex(), { MCAR: 'p2' });
	state = startCompany(state, 'TM', { par: 80, held: { p1: [20, 10, 10], p2: [10] } });
	state = startCompany(state, 'SPM', { par: 70, held: { p2: [20, 10] } });
	return stockTurn(giveCash(state, { p1: 200 }), 'p1', 3);
}

async function show(state = table()): Promise<Opened> {
	const opened = await openAt(state);
	render(StockTable, { context: opened.context });
	render(StockPanel, { context: opened.context });
	render(Explanation, { context: opened.context });
	return opened;
}

describe('a stock turn', () => {
	beforeEach(() => setLanguage('en'));

	it('§3.2(c)(2) buys a share in two taps: the price, then Confirm', async () => {
		const user = userEvent.setup();
		const { session } = await show();
		await user.click(await screen.findByRole('button', { name: /buys 10% SPM from the Initial/ }));
		await user.click(await screen.findByRole('button', { name: /Confirm turn/ }));
		await waitFor(() => expect(session.count).toBe(1));
		expect(lastActions(session).map((action) => action.do)).toEqual(['buyShare', 'endTurn']);
		expect(session.present.cash['p1']).toBe(130);
	});

	it('§3.2(a) sells two shares in three taps and shows what follows first', async () => {
		const user = userEvent.setup();
		const { session } = await show();
		const more = screen.getByRole('button', { name: 'one more: TM' });
		await user.click(more);
		await user.click(more);
		const basket = within(screen.getByRole('list', { name: 'This turn' }));
		expect(basket.getByText('Sell 20% of TM')).toBeInTheDocument();
		const follows = screen.getByLabelText('What follows');
		expect(follows).toHaveTextContent(/Ana\s*\$200.*\$360/);
		expect(follows).toHaveTextContent(/Bank/);
		await user.click(await screen.findByRole('button', { name: /Confirm turn/ }));
		await waitFor(() => expect(session.count).toBe(1));
		expect(lastActions(session)[0]).toMatchObject({ do: 'sellShares', percent: 20 });
		expect(session.present.cash['p1']).toBe(360);
	});

	it('passes in one tap, and only while nothing is chosen', async () => {
		const user = userEvent.setup();
		const { session } = await show();
		await user.click(await screen.findByRole('button', { name: 'one more: TM' }));
		expect(screen.queryByRole('button', { name: 'Pass' })).not.toBeInTheDocument();
		await user.click(await screen.findByRole('button', { name: 'Start over' }));
		await user.click(await screen.findByRole('button', { name: 'Pass' }));
		await waitFor(() => expect(session.count).toBe(1));
		expect(lastActions(session)).toEqual([{ do: 'pass', player: 'p1' }]);
	});

	it('passes for everybody left in one tap and one entry', async () => {
		const user = userEvent.setup();
		const { session } = await show();
		await user.click(await screen.findByRole('button', { name: /Everyone left passes/ }));
		await waitFor(() => expect(session.count).toBe(1));
		expect(lastActions(session)).toHaveLength(3);
		expect(session.present.round.kind).toBe('operating');
	});

	it('§3.2(c) explains a refused purchase and forces it from inside the explanation', async () => {
		const user = userEvent.setup();
		const { session } = await show();
		await user.click(await screen.findByRole('button', { name: 'one more: TM' }));
		const barred = screen.getByRole('button', { name: /buys 10% TM from the Open Market/ });
		expect(barred).toHaveAttribute('aria-disabled', 'true');
		await user.click(barred);
		expect(session.count).toBe(0);
		const dialog = await screen.findByRole('dialog');
		expect(dialog).toHaveTextContent('§3.2(c)');
		expect(within(dialog).getByRole('button', { name: 'Force it' })).toBeDisabled();
		await user.click(within(dialog).getByRole('button', { name: 'agreed at the table' }));
		await user.click(within(dialog).getByRole('button', { name: 'Force it' }));
		await user.click(await screen.findByRole('button', { name: /Confirm turn/ }));
		await waitFor(() => expect(session.count).toBe(1));
		const entry = session.line[0];
		expect(entry?.reason).toBe('agreed at the table');
		expect(entry?.steps.some((step) => step.forced)).toBe(true);
	});

	it('what nobody can do has no way to force it', async () => {
		const user = userEvent.setup();
		await show(giveCash(table(), { p1: 20 }));
		await user.click(await screen.findByRole('button', { name: /buys 10% SPM.*too dear §/ }));
		const dialog = await screen.findByRole('dialog');
		expect(within(dialog).queryByRole('button', { name: 'Force it' })).not.toBeInTheDocument();
	});

	it('§3.2(c)(1) starts a company at one of the pars', async () => {
		const user = userEvent.setup();
		const { session } = await show();
		await user.click(await screen.findByRole('button', { name: /starts MEX at par \$75/ }));
		await user.click(await screen.findByRole('button', { name: /Confirm turn/ }));
		await waitFor(() => expect(session.present.companies['MEX']?.par).toBe(75));
		expect(session.present.cash['p1']).toBe(50);
	});

	it('the basket survives a look elsewhere', async () => {
		const user = userEvent.setup();
		const { context } = await show();
		await user.click(await screen.findByRole('button', { name: 'one more: TM' }));
		document.body.innerHTML = '';
		render(StockPanel, { context });
		expect(screen.getByText('Sell 10% of TM')).toBeInTheDocument();
	});

	it('§3.2(b) trades a private at the price agreed, within the turn', async () => {
		const user = userEvent.setup();
		const { session } = await show();
		await user.click(await screen.findByRole('button', { name: 'Trade a private' }));
		const dialog = within(await screen.findByRole('dialog'));
		await user.click(dialog.getByRole('button', { name: /MCAR Benito → Ana/ }));
		await user.click(dialog.getByRole('button', { name: '3' }));
		await user.click(dialog.getByRole('button', { name: '5' }));
		await user.click(dialog.getByRole('button', { name: /Ana buys MCAR from Benito for \$35/ }));
		await user.click(await screen.findByRole('button', { name: /Confirm turn/ }));
		await waitFor(() => expect(session.present.deeds['MCAR']?.place).toBe('p1'));
		expect(session.present.cash['p1']).toBe(165);
	});

	it('§3.2(b) a private sold after sale and purchase were chosen is booked with the sale', async () => {
		const user = userEvent.setup();
		const { session } = await show();
		await user.click(await screen.findByRole('button', { name: 'one more: TM' }));
		await user.click(await screen.findByRole('button', { name: /buys 10% SPM from the Initial/ }));
		await user.click(await screen.findByRole('button', { name: 'Trade a private' }));
		const dialog = within(await screen.findByRole('dialog'));
		await user.click(dialog.getByRole('button', { name: /KCM&O Ana → Carla/ }));
		await user.click(dialog.getByRole('button', { name: /Carla buys KCM&O from Ana for \$40/ }));
		await user.click(await screen.findByRole('button', { name: /Confirm turn/ }));
		await waitFor(() => expect(session.count).toBe(1));
		expect(lastActions(session).map((action) => action.do)).toEqual([
			'sellShares',
			'tradeDeed',
			'buyShare',
			'endTurn'
		]);
	});
});

describe('5% certificates', () => {
	beforeEach(() => setLanguage('en'));

	it('§3.2(a) are sold apart, and half a share brings half its price rounded up', async () => {
		const user = userEvent.setup();
		let state = openingOver(newMex(), { MNR: 'p1' });
		state = startCompany(state, 'NdM', { par: 75, held: { p1: [20, 10, 5] }, cell: '2.5' });
		const { session } = await show(stockTurn(giveCash(state, { p1: 100 }), 'p1', 3));
		await user.click(await screen.findByRole('button', { name: '5% and change' }));
		const sheet = within(await screen.findByRole('dialog'));
		await user.click(sheet.getByRole('button', { name: /^Sell 5% with one 5% certificate/ }));
		expect(screen.getByText('Sell 5% of NdM')).toBeInTheDocument();
		await user.click(await screen.findByRole('button', { name: /Confirm turn/ }));
		await waitFor(() => expect(session.present.cash['p1']).toBe(138));
		expect(lastActions(session)[0]).toMatchObject({ percent: 5, halves: 1 });
	});
});
