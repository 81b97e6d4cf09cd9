import { describe, expect, it } from 'vitest';
import { toOperate } from '$engine/titles/1822mx/rules/flow';
import type { State } from '$engine';
import {
	sharesOf,
	companyIn,
	allPass,
	business,
	cash,
	codes,
	depotAt,
	gains,
	held,
	inPhase,
	investing,
	minor,
	mx,
	operating,
	ownOf,
	patchOwn,
	play,
	price,
	refusals,
	table,
	trainId,
	trainsOf,
	withTrains,
	type MxAction
} from './support';

/** Phase 6, the 7/E next: FCM (Ana) buys it; MC (Benito) and IRM (Carla) come after. */
function eve(): State {
	let state = business(inPhase(table(), '6'), 'FCM', {
		price: 150,
		shares: { p1: 40 },
		cash: 1500,
		trains: ['5'],
		turns: 3
	});
	state = business(state, 'MC', {
		price: 100 + 10,
		shares: { p2: 40 },
		cash: 200,
		trains: ['6'],
		turns: 3
	});
	state = business(state, 'IRM', {
		price: 90,
		shares: { p3: 40 },
		cash: 100,
		trains: ['6'],
		turns: 3
	});
	state = withTrains(state, 'NdeM', ['5', '4']);
	const shares = sharesOf(state, 'NdeM').map((c, i) => ({
		...c,
		place: (['p1', 'p1', 'p2', 'pool'] as const)[i] ?? 'pool'
	}));
	state = { ...state, certificates: { ...state.certificates, NdeM: shares } };
	state = patchOwn(state, { stations: ['M14', 'M20', 'M5'] });
	return operating(depotAt(state, '7'), 'FCM', { settled: true });
}
const seven = (state: State): MxAction => ({
	do: 'buyTrain',
	company: 'FCM',
	train: trainId(state, 'offering', '7'),
	price: 750
});
const lastRun: MxAction = { do: 'run', company: 'NdeM', revenue: 300, choice: 'pay' };

/** The NdeM has run for the last time and its stations are up. */
function auction(): State {
	const state = eve();
	return play(state, seven(state), { do: 'endTurn' }, lastRun, { do: 'endTurn' });
}

describe('the end of the NdeM', () => {
	it('§6.22.1 MX-83 after the buyer’s turn it runs a last time, then every share is paid at the new price', () => {
		const bought = play(eve(), seven(eve()));
		expect(bought.turn).toMatchObject({ company: 'FCM' });
		expect(trainsOf(bought, 'NdeM')).toEqual(['5']);
		const last = play(bought, { do: 'endTurn' });
		expect(last.turn).toMatchObject({ company: 'NdeM' });
		const ran = play(last, lastRun);
		expect(price(ran, 'NdeM')).toBe(135);
		const after = play(ran, { do: 'endTurn' });
		expect(gains(ran, after)).toEqual({ p1: 270, p2: 135, bank: -405 });
		expect(held(after, 'NdeM', 'pool')).toBe(0);
		expect(after.companies['NdeM']?.issued).toBe(0);
	});

	it('§6.22.1 MX-84 its trains leave the game', () => {
		expect(trainsOf(auction(), 'NdeM')).toEqual([]);
		expect(trainsOf(auction(), 'pool')).toEqual([]);
	});

	it('§6.22.1 MX-83 A-MX-41 if it took the first 7 itself, income is paid, then it goes first', () => {
		let base = minor(inPhase(table(), '6'), 'M9', 'p2', { price: 100, trains: ['5'], turns: 2 });
		base = depotAt(investing(base, 'p1'), '7');
		const state = allPass(base);
		expect(ownOf(state).ndem).toBe('due');
		expect(toOperate(state)).toEqual(['NdeM', 'M9']);
	});

	it('§6.22.2 §6.22.3 §6.22.4 MX-85 player 1 opens; bids in tens by companies with token and cash; a passer is out', () => {
		const state = auction();
		expect(state.turn).toMatchObject({ step: 'tokenAuction', player: 'p1' });
		const offer = (amount: number, value = 0): MxAction => ({
			do: 'own.offerStation',
			player: 'p1',
			station: 'M20',
			value,
			amount
		});
		expect(codes(state, offer(15))).toEqual(['bid-in-tens']);
		expect(codes(state, offer(20, 30))).toEqual(['below-city-value']);
		expect(codes(state, offer(2000))).toEqual(['no-company-can-pay']);
		expect(
			codes(state, { do: 'own.offerStation', player: 'p1', station: 'M1', value: 0, amount: 10 })
		).toEqual(['no-such-station']);
		const up = play(state, offer(30, 30));
		expect(refusals(up, { do: 'own.raiseStation', player: 'p2', amount: 30 })).toMatchObject([
			{ code: 'bid-too-low', details: { least: 40 } }
		]);
		expect(codes(up, { do: 'own.raiseStation', player: 'p2', amount: 210 })).toEqual([
			'no-company-can-pay'
		]);
		expect(codes(up, { do: 'own.raiseStation', player: 'p3', amount: 40 })).toEqual([
			'not-your-turn'
		]);
		expect(codes(up, { do: 'pass', player: 'p1' })).toEqual(['not-your-turn']);
		const raised = play(
			up,
			{ do: 'own.raiseStation', player: 'p2', amount: 40 },
			{ do: 'pass', player: 'p3' },
			{ do: 'own.raiseStation', player: 'p1', amount: 50 }
		);
		expect(raised.turn).toMatchObject({ player: 'p2' });
		const won = play(raised, { do: 'pass', player: 'p2' });
		expect(won.duties[0]).toMatchObject({ kind: 'takeStation', player: 'p1', choices: ['FCM'] });
		expect(codes(won, { do: 'own.takeStation', player: 'p1', company: 'MC' })).toEqual([
			'no-company-can-pay'
		]);
		expect(codes(won, { do: 'own.takeStation', player: 'p2', company: 'FCM' })).toContain(
			'not-your-turn'
		);
		const taken = play(won, { do: 'own.takeStation', player: 'p1', company: 'FCM' });
		expect(taken.duties).toEqual([]);
		expect(gains(won, taken)).toEqual({ FCM: -50, bank: 50 });
		expect(taken.companies['FCM']?.tokens).toMatchObject({ left: 1, exchange: 2, placed: 2 });
		expect(ownOf(taken).stations).toEqual(['M14', 'M5']);
		expect(taken.turn).toMatchObject({ player: 'p2' });
		expect(codes(eve(), offer(30))).toEqual(['wrong-moment']);
	});

	it('§6.22.4 what can be bid at most is offered in tens', () => {
		const state = auction();
		const poorer = { ...state, cash: { ...state.cash, MC: 195 } };
		const up = play(poorer, {
			do: 'own.offerStation',
			player: 'p1',
			station: 'M20',
			value: 20,
			amount: 20
		});
		const raise = mx.offers(up).find(({ kind }) => kind === 'own.raiseStation');
		expect(raise?.options.map(({ range }) => range)).toEqual([
			{ field: 'amount', min: 30, max: 190, step: 10 }
		]);
	});

	it('§6.22.5 MX-101 when all pass the NdeM is closed and the next company after the buyer goes on', () => {
		const state = play(
			auction(),
			{ do: 'pass', player: 'p1' },
			{ do: 'pass', player: 'p2' },
			{ do: 'pass', player: 'p3' }
		);
		expect(ownOf(state).ndem).toBe('closed');
		expect(ownOf(state).stations).toEqual(['M14', 'M20', 'M5']);
		expect(state.companies['NdeM']).toMatchObject({ closed: true, spot: null });
		expect(state.turn).toMatchObject({ kind: 'operating', company: 'MC' });
		expect(toOperate(state)).toEqual(['MC', 'IRM']);
		const buy: MxAction = {
			do: 'buyShare',
			player: 'p1',
			company: 'NdeM',
			from: 'pool',
			percent: 10
		};
		expect(codes(investing(state, 'p1'), buy)).toEqual(['not-available']);
	});

	it('§6.22.2 MX-85 with nobody able to bid there is no auction', () => {
		const base = eve();
		const poor = Object.fromEntries(
			['FCM', 'MC', 'IRM'].map((id) => [
				id,
				{ ...companyIn(base, id), tokens: { left: 1, placed: 1, exchange: 0 } }
			])
		);
		const state = { ...base, companies: { ...base.companies, ...poor } };
		const after = play(state, seven(state), { do: 'endTurn' }, lastRun, { do: 'endTurn' });
		expect(ownOf(after).ndem).toBe('closed');
		expect(after.turn).toMatchObject({ company: 'MC' });
		expect(cash(after, 'outside')).toBe(0);
	});
});
