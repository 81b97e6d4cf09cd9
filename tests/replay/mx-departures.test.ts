/** Each departure of recorded 1822MX games: what the rulebook does, and that the correction undoes it. */
import { describe, expect, it } from 'vitest';
import { cashOf, type Action, type State } from '../../src/lib/engine';
import { own } from '../../src/lib/engine/titles/1822mx/rules/own';
import {
	allPass,
	business,
	deedTo,
	inPhase,
	investing,
	mx,
	operating,
	patchOwn,
	play,
	table
} from '../engine/1822mx/support';
import { bankLends, followOpener, keepCubePrivates, lendToken, passOnPayments } from './mx-booking';
import {
	CUBES_KEEP_PRIVATE,
	LOANS_FROM_BANK,
	OPENER_SKIPPED,
	STACK_ORDER,
	TOKENS_NOT_COUNTED,
	UNFLOATED_PAID_BANK
} from './mx-departures';
import type { MxLine, MxState } from './mx-names';
import { restack } from './mx-stacks';
import { tableOn } from './standing';

const at = (start: State, previous: object = {}) =>
	// A test gives the fields that its line reads.
	tableOn(mx, start, previous as Partial<MxState>);

/** The part of a trace's state that a departure reads. */
const trace = (state: Partial<MxState>): MxState => ({ corps: {}, depot: {}, ...state }) as MxState;
const corp = (fields: object): MxState['corps'][string] =>
	({
		companies: [],
		trains: [],
		row: null,
		col: null,
		pos: null,
		floated: true,
		cash: 0,
		...fields
	}) as unknown as MxState['corps'][string];

describe('departures of 1822MX', () => {
	it('Company tables: P10 closes when acquired; there it lies with the company until its cubes are used', () => {
		const fcm = business(inPhase(table(), '3'), 'FCM', {
			price: 100,
			shares: { p1: 20 },
			trains: ['3']
		});
		const acquired = play(operating(deedTo(fcm, 'P10', 'p1'), 'FCM'), {
			do: 'own.acquirePrivate',
			company: 'FCM',
			deed: 'P10'
		});
		expect(acquired.deeds['P10']?.place).toBe('removed');
		const game = at(acquired);
		keepCubePrivates(game, trace({ corps: { FCM: corp({ companies: ['P10'] }) } }));
		expect(game.state.deeds['P10']?.place).toBe('FCM');
		keepCubePrivates(game, trace({ corps: { FCM: corp({}) } }));
		expect(game.state.deeds['P10']?.place).toBe('removed');
		expect(game.departures.get(CUBES_KEEP_PRIVATE.id)).toBe(2);
	});

	it('§5.6.1 an unfloated company is paid for its shares; there, from phase 6, the bank is', () => {
		const started = play(inPhase(investing(table(), 'p1'), '6'), {
			do: 'startCompany',
			player: 'p1',
			company: 'MC',
			par: 80
		});
		const game = at(started);
		expect(cashOf(started, 'MC')).toBe(160);
		passOnPayments(game, trace({ corps: { MC: corp({ floated: false }) } }));
		expect(cashOf(game.state, 'MC')).toBe(0);
		expect(game.departures.get(UNFLOATED_PAID_BANK.id)).toBe(1);
	});

	it('§6.22.2 the next player in order opens; there another one may', () => {
		const base = patchOwn(table(), { auction: { passes: 0, opener: 'p1', item: null } });
		const game = at({
			...base,
			turn: { kind: 'own', step: 'tokenAuction', player: 'p1', company: 'NdeM' }
		});
		followOpener(game, { after: { acting: [12] } } as unknown as MxLine);
		expect(game.state.turn).toMatchObject({ player: 'p2' });
		expect(own(game.state).auction?.passes).toBe(0);
		expect(game.departures.get(OPENER_SKIPPED.id)).toBe(1);
	});

	describe('§5.12.2 new minors lie above majors; there they lie at the bottom', () => {
		const majors = ['IRM', 'MC'].reduce(
			(state, id) => business(state, id, { price: 60, shares: { p3: 20 } }),
			investing(inPhase(table(), '2'), 'p1')
		);
		const bid = play(majors, { do: 'bid', player: 'p1', deed: 'M1', amount: 120 });
		const won = allPass(bid);
		/** The trace's stack at 60, top first. */
		const there = (...ids: string[]): MxState =>
			trace({
				corps: Object.fromEntries(ids.map((id, pos) => [id, corp({ row: 0, col: 10, pos })]))
			});

		it('and are laid there', () => {
			expect(won.market['1.11']).toEqual(['M1', 'IRM', 'MC']);
			const game = at(won);
			restack(game, there('IRM', 'MC', '1'), bid);
			expect(game.state.market['1.11']).toEqual(['IRM', 'MC', 'M1']);
			expect(game.departures.get(STACK_ORDER.id)).toBe(1);
		});

		it.each([
			['majors that have changed places', ['MC', 'IRM', '1'], bid],
			['a new minor between them', ['IRM', '1', 'MC'], bid],
			['a minor that has lain there before', ['IRM', 'MC', '1'], won]
		] as const)('but %s are a fault', (_, ids, before) => {
			const game = at(won);
			restack(game, there(...ids), before);
			expect(game.state.market['1.11']).toEqual(['M1', 'IRM', 'MC']);
			expect(game.departures.size).toBe(0);
		});

		it('also while the owner of P7 is asked and majors have risen there', () => {
			const game = at(won);
			// MC has risen away and FNM has come; here they do so with his answer.
			restack(game, there('IRM', '1', 'FNM'), bid);
			expect(game.state.market['1.11']).toEqual(['IRM', 'MC', 'M1']);
			expect(game.departures.get(STACK_ORDER.id)).toBe(1);
		});
	});

	it('§5.4.4 loans come from outside and go back there; there the bank lends', () => {
		const owing = at({ ...table(), debt: { p1: 60 } });
		owing.act({ do: 'own.repayLoan', player: 'p1', amount: 40 } as Action);
		expect(cashOf(owing.state, 'outside')).toBe(40);
		const bank = cashOf(owing.state, 'bank');
		bankLends(owing, 0);
		expect([cashOf(owing.state, 'outside'), cashOf(owing.state, 'bank')]).toEqual([0, bank + 40]);
		const lent = at({ ...table(), cash: { ...table().cash, outside: -60, bank: 10560 } });
		bankLends(lent, 0);
		expect([cashOf(lent.state, 'outside'), cashOf(lent.state, 'bank')]).toEqual([0, 10500]);
		expect(lent.departures.get(LOANS_FROM_BANK.id)).toBe(1);
	});

	it('§5.10.3 tokens run out; there nobody counts them', () => {
		const none = at(table(3, { biddingTokens: 0 }));
		expect(lendToken(none, 'p1', 'M1', 100)).toBe(true);
		expect(own(none.state).tokens['M1']).toEqual([{ player: 'p1', amount: 100 }]);
		expect(none.state.turn).toMatchObject({ acted: true });
		expect(none.departures.get(TOKENS_NOT_COUNTED.id)).toBe(1);
		expect(lendToken(at(table()), 'p1', 'M1', 100)).toBe(false);
	});
});
