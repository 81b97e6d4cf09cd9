import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { State } from '$engine';
import Explanation from '$lib/components/game/Explanation.svelte';
import BidBoard from '$lib/titles-ui/1822mx/stock/BidBoard.svelte';
import MxStockPanel from '$lib/titles-ui/1822mx/stock/MxStockPanel.svelte';
import { setLanguage } from '$lib/text';
import { allPass, business, investing, mx, play, rich, table } from '../../engine/1822mx/support';
import { lastActions, openAt, type Opened } from '../stock/desk';

/** Benito leads on M2 with $110 after Ana's $100; it is Ana's turn with $500. */
function contested(): State {
	return play(
		table(),
		{ do: 'bid', player: 'p1', deed: 'M2', amount: 100 },
		{ do: 'endTurn' },
		{ do: 'bid', player: 'p2', deed: 'M2', amount: 110 },
		{ do: 'endTurn' },
		{ do: 'pass', player: 'p3' }
	);
}

async function show(state: State): Promise<Opened> {
	const opened = await openAt(state, [], mx);
	render(BidBoard, { context: opened.context });
	render(MxStockPanel, { context: opened.context });
	render(Explanation, { context: opened.context });
	return opened;
}

const box = (item: string) => screen.getByRole('button', { name: new RegExp(`^${item}, box`) });

describe('the bidding boxes', () => {
	beforeEach(() => setLanguage('en'));

	it('§5.10.4 shows the highest bid, and the outbid token that stays on the box', async () => {
		await show(contested());
		const card = box('Minor M2');
		expect(card).toHaveTextContent(/\$110\s*Benito/);
		expect(card).toHaveTextContent(/\$100\s*Ana/);
		expect(card).toHaveTextContent('from $115');
		expect(box('Minor M1')).toHaveTextContent('no bid');
		expect(box('Minor M1')).toHaveTextContent('NdeM station');
	});

	it('§5.10.6 bids the least in two taps: the box, then the bid', async () => {
		const user = userEvent.setup();
		const { session } = await show(contested());
		await user.click(box('Minor M2'));
		await user.click(await screen.findByRole('button', { name: /Place the bid/ }));
		await waitFor(() => expect(session.count).toBe(1));
		expect(lastActions(session)).toEqual([
			{ do: 'bid', player: 'p1', deed: 'M2', amount: 115 },
			{ do: 'endTurn' }
		]);
		expect(session.present.turn).toMatchObject({ kind: 'stock', player: 'p2' });
	});

	it('§5.10.6 a high bid is typed, in steps of five and no higher than what is spendable', async () => {
		const user = userEvent.setup();
		const { session } = await show(contested());
		await user.click(box('Minor M2'));
		await user.click(await screen.findByRole('button', { name: /Other amount/ }));
		await user.keyboard('452');
		const sheet = within(await screen.findByRole('dialog'));
		expect(sheet.getByRole('alert')).toHaveTextContent('in steps of $5');
		expect(sheet.getByRole('button', { name: '$452' })).toBeDisabled();
		await user.keyboard('{Backspace}5');
		await user.click(sheet.getByRole('button', { name: '$455' }));
		await user.click(await screen.findByRole('button', { name: /Place the bid/ }));
		await waitFor(() => expect(session.count).toBe(1));
		expect(lastActions(session)[0]).toMatchObject({ do: 'bid', deed: 'M2', amount: 455 });
	});

	it('§5.10.7 raises by five, and says what stays spendable and who gets money back', async () => {
		const user = userEvent.setup();
		await show(contested());
		await user.click(box('Minor M2'));
		await user.click(await screen.findByRole('button', { name: '$5 more' }));
		const editor = within(screen.getByRole('region', { name: 'Bid on Minor M2' }));
		expect(editor.getByRole('status')).toHaveTextContent('$120');
		expect(editor.getByText(/\$500 →/)).toHaveTextContent('$380');
		expect(editor.getByText('$110 to spend')).toBeInTheDocument();
		// In a narrow box there is room for the own bid or for the least one.
		expect(box('Minor M2')).toHaveTextContent('$120 this turn');
		expect(box('Minor M2')).not.toHaveTextContent('from');
		await user.click(editor.getByRole('button', { name: 'most $500' }));
		expect(editor.getByRole('status')).toHaveTextContent('$500');
		expect(editor.getByRole('button', { name: '$5 more' })).toBeDisabled();
	});

	it('§5.10.5 takes three bids in one entry, and explains a fourth', async () => {
		const user = userEvent.setup();
		const { session } = await show(contested());
		await user.click(box('Minor M2'));
		await user.click(box('Minor M3'));
		await user.click(box('P1'));
		expect(box('P2')).toHaveAttribute('aria-disabled', 'true');
		await user.click(box('P2'));
		const dialog = await screen.findByRole('dialog');
		expect(dialog).toHaveTextContent('§5.10.5');
		await user.click(
			within(dialog).getAllByRole('button', { name: 'Close' }).slice(-1)[0] ?? dialog
		);
		await user.click(await screen.findByRole('button', { name: /Place 3 bids/ }));
		await waitFor(() => expect(session.count).toBe(1));
		expect(lastActions(session).map((action) => action.do)).toEqual([
			'bid',
			'bid',
			'bid',
			'endTurn'
		]);
	});

	it('§5.1.3 takes a bid out of the turn again; then Pass is back', async () => {
		const user = userEvent.setup();
		await show(contested());
		await user.click(box('Minor M2'));
		expect(screen.queryByRole('button', { name: 'Pass' })).not.toBeInTheDocument();
		await user.click(await screen.findByRole('button', { name: 'Take it out: $115 on Minor M2' }));
		expect(box('Minor M2')).toHaveAttribute('aria-pressed', 'false');
		expect(screen.getByRole('button', { name: 'Pass' })).toBeInTheDocument();
	});

	it('§5.1.3 after a bid that was booked alone, Pass has become End turn', async () => {
		await show(play(contested(), { do: 'bid', player: 'p1', deed: 'M3', amount: 100 }));
		expect(screen.getByRole('button', { name: 'End turn' })).toBeInTheDocument();
		expect(screen.queryByRole('button', { name: 'Pass' })).not.toBeInTheDocument();
	});

	it('§5.12 says before the last pass what the end of the round does', async () => {
		const user = userEvent.setup();
		const state = play(contested(), { do: 'pass', player: 'p1' });
		expect(state.turn).toMatchObject({ kind: 'stock', player: 'p2' });
		const opened = await show(state);
		const end = screen.getByRole('region', { name: 'This pass ends the stock round' });
		expect(end).toHaveTextContent(/Benito\s*\$500.*\$390/);
		expect(end).toHaveTextContent('New player order');
		await user.click(await screen.findByRole('button', { name: 'Pass' }));
		await waitFor(() => expect(opened.session.present.round.kind).toBe('operating'));
	});

	it('§5.6 sells and buys from the same turn on the other side of the board', async () => {
		const user = userEvent.setup();
		const state = business(investing(allPass(contested()), 'p1'), 'MC', {
			price: 80,
			shares: { p1: 40, p2: 20 }
		});
		const { session } = await show(rich(state, { p1: 300 }));
		await user.click(await screen.findByRole('button', { name: 'Shares' }));
		await user.click(await screen.findByRole('button', { name: 'one more: MC' }));
		await user.click(await screen.findByRole('button', { name: /Confirm turn/ }));
		await waitFor(() => expect(session.count).toBe(1));
		expect(lastActions(session)[0]).toMatchObject({ do: 'sellShares', company: 'MC', percent: 10 });
	});

	it('§5.4.3 offers to repay a loan, and bids by a debtor are refused', async () => {
		const state = { ...contested(), debt: { p1: 90 } };
		await show(state);
		expect(screen.getByText('$90')).toBeInTheDocument();
		expect(screen.getByRole('button', { name: /Repay the loan/ })).toBeInTheDocument();
		expect(box('Minor M3')).toHaveAttribute('aria-disabled', 'true');
	});

	it('§2.1.12 shows the next cards of the open piles', async () => {
		await show(contested());
		const piles = screen.getByLabelText('Next in the piles');
		expect(piles).toHaveTextContent(/Minors\s*M5\s*M6\s*M7/);
	});
});
