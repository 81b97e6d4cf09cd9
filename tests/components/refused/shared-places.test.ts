/** What is refused says why and by which rule, also where there is room for a few words only. */
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Offer, Refusal, State, Title } from '$engine';
import DutyPanel from '$lib/components/game/duties/DutyPanel.svelte';
import NowPanel from '$lib/components/game/now/NowPanel.svelte';
import StockTable from '$lib/components/game/stock/StockTable.svelte';
import Chip from '$lib/components/primitives/Chip.svelte';
import { setLanguage } from '$lib/text';
import BidBoard from '$lib/titles-ui/1822mx/stock/BidBoard.svelte';
import PrivatesSheet from '$lib/titles-ui/1822mx/operating/PrivatesSheet.svelte';
import { operatingView } from '$lib/components/game/views';
import { createRawSnippet } from 'svelte';
import { afterRun, debtor } from '../../e2e/harness/mx-rare-positions';
import { poorMx } from '../../e2e/harness/poor-positions';
import { mx } from '../../engine/1822mx/support';
import {
	giveCash,
	inPhase,
	mex,
	newMex,
	openingOver,
	operatingTurn,
	play,
	startCompany,
	stockTurn
} from '../../support/mex';
import { openAt, type Opened } from '../stock/desk';

beforeEach(() => setLanguage('en'));
afterEach(() => vi.restoreAllMocks());

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const open = (state: State, title: Title = mex): Promise<Opened> => openAt(state, [], title);

/** Ana holds the presidency of TM and nobody else any of it; she has $20. */
function poorStock(): State {
	let state = openingOver(newMex());
	state = startCompany(state, 'TM', { par: 70, held: { p1: [20, 10] } });
	state = startCompany(state, 'SPM', { par: 70, held: { p2: [20] } });
	return giveCash(stockTurn(state, 'p1', 3), { p1: 20 });
}

function poorCompany(): State {
	const state = startCompany(openingOver(newMex()), 'TM', { par: 70, held: { p1: [20, 10] } });
	return giveCash(operatingTurn(state, 'TM'), { TM: 5 });
}

describe('a cost of the turn', () => {
	it('§4.3.2 a token that cannot be paid says so on its button and in its name', async () => {
		const { context } = await open(poorCompany());
		render(NowPanel, { context });
		const token = button(/^Place a token/);
		expect(token).toHaveAttribute('aria-disabled', 'true');
		expect(token).toHaveTextContent('too dear §4.3.2');
		expect(token).toHaveAccessibleName(/too dear §4\.3\.2$/);
	});

	it('says it in Spanish', async () => {
		await setLanguage('es');
		const { context } = await open(poorCompany());
		render(NowPanel, { context });
		expect(screen.getByText('falta dinero §4.3.2')).toBeVisible();
	});

	it('§6.11.11 §6.9.1 the same in 1822MX', async () => {
		const { context } = await open(poorMx(), mx);
		render(NowPanel, { context });
		expect(button(/^Place a token/)).toHaveTextContent('too dear §6.11.11');
		expect(screen.getByText('too dear §6.9.1')).toBeVisible();
	});
});

describe('the stock table', () => {
	it('§3.2(c) a purchase says its reason and section, and so does its name', async () => {
		const { context } = await open(poorStock());
		render(StockTable, { context });
		const buy = button(/buys 10% SPM/);
		expect(buy).toHaveTextContent(/too dear\s*§3\.2\(c\)\(2\)/);
		expect(buy).toHaveAccessibleName(/too dear §3\.2\(c\)\(2\)$/);
	});

	it('§3.2(a) a lone 5% says what it can be sold for, not that none can', async () => {
		const NdM = { par: 60, held: { p2: [20, 10], p1: [5] } };
		const state = startCompany(openingOver(newMex(), { MNR: 'p2' }), 'NdM', NdM);
		const { context } = await open(stockTurn(inPhase(state, '3½'), 'p1', 3));
		render(StockTable, { context });
		const row = screen.getByRole('row', { name: /National Railways of Mexico/ });
		expect(row).toHaveTextContent('Sell 5%: $30');
		expect(row).not.toHaveTextContent('up to 0');
	});

	it('§3.2(a)(4) a sale says why it goes no further, from the first step or a later one', async () => {
		const { context } = await open(poorStock());
		render(StockTable, { context });
		const more = button(/^one more: TM/);
		expect(more).not.toHaveAttribute('aria-disabled');
		await userEvent.click(more);
		expect(
			within(screen.getByRole('row', { name: /Texas Mexican/ })).getByText(/no successor/)
		).toHaveTextContent('no successor §3.2(a)(4)');
		expect(more).toHaveAccessibleName('one more: TM, no successor §3.2(a)(4)');
	});
});

describe('an answer to a question', () => {
	/** No rule refuses an answer on these tables: the engine is made to. */
	const refusal: Refusal = {
		code: 'not-eligible',
		kind: 'illegal',
		rule: '5.3',
		details: {}
	};

	function asked(): State {
		let state = newMex();
		while (state.duties.length === 0) {
			if (state.turn?.kind !== 'opening') throw new Error('the opening ended too soon');
			const { player } = state.turn;
			state = play(giveCash(state, { [player]: 600 }), { do: 'buyLowest', player });
		}
		return state;
	}

	it('§5.3 that is refused says the whole sentence', async () => {
		const { session, context } = await open(asked());
		const offers = session.offers.map((offer): Offer => ({
			...offer,
			options: offer.options.map((option) => ({ ...option, refusals: [refusal] }))
		}));
		vi.spyOn(session, 'offers', 'get').mockReturnValue(offers);
		render(DutyPanel, { context });
		const [answer] = screen.getAllByRole('radio');
		expect(answer).toHaveTextContent('This company may not merge into NdM now. §5.3');
	});
});

describe('1822MX', () => {
	it('§5.10.7 a box that cannot be bid on has the reason in its name too', async () => {
		const { context } = await open({ ...debtor(), debt: {} }, mx);
		render(BidBoard, { context });
		const [box] = screen.getAllByRole('button', { name: /, box 1/ });
		// Nothing is set aside here: the sentence must be true of a poor player too.
		const reason = 'Only $20 is free: cash less what other bids set aside. §5.10.7';
		expect(box).toHaveTextContent(reason);
		expect(box?.getAttribute('aria-label')?.endsWith(reason)).toBe(true);
	});

	it('§5.4.1 with a loan every box says so, the dear ones too', async () => {
		const { context } = await open(debtor(), mx);
		render(BidBoard, { context });
		for (const box of screen.getAllByRole('button', { name: /, box \d/ })) {
			expect(box).toHaveAccessibleName(/loan .*§5\.4\.1$/);
		}
	});

	it('a private that cannot be acquired has the reason in its name too', async () => {
		const { teller, context } = await open(afterRun(), mx);
		const view = operatingView(teller.title, teller.state);
		if (view === null) throw new Error('nobody operates');
		render(PrivatesSheet, { props: { view, onclose: () => {} }, context });
		const refused = screen
			.getAllByRole('button')
			.filter((each) => each.getAttribute('aria-disabled') === 'true');
		expect(refused.length).toBeGreaterThan(0);
		for (const each of refused) {
			expect(each).toHaveTextContent(/\w{3,}.*\. §/);
			expect(each).toHaveAccessibleName(/\w{3,}.*\. §/);
		}
	});
});

describe('a chip', () => {
	const children = createRawSnippet(() => ({ render: () => '<b>PLM</b>' }));
	const why = { text: 'too dear', section: '§9.2', whole: 'too dear §9.2' };

	it('shows reason and section below what it is about, and tells them with its name', () => {
		render(Chip, { muted: true, why, 'aria-label': 'Paris', children });
		expect(button('Paris: too dear §9.2')).toHaveTextContent(/PLM\s*too dear §9\.2/);
	});

	it('says nothing of it while it is not refused', () => {
		render(Chip, { muted: false, why, 'aria-label': 'Paris', children });
		expect(button('Paris')).toHaveTextContent(/^PLM$/);
	});
});
