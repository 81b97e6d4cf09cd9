// Questions at the edge of two sections, decided by the rulebook; docs/titles/1822mx.md names each.
import { describe, expect, it } from 'vitest';
import type { State } from '$engine';
import { toOperate } from '$engine/titles/1822mx/rules/flow';
import {
	allPass,
	business,
	cash,
	codes,
	deedTo,
	depotAt,
	gains,
	inPhase,
	investing,
	minor,
	mx,
	operating,
	ownOf,
	patchOwn,
	play,
	rich,
	spotIn,
	table,
	trainId,
	withTrains,
	type MxAction
} from './support';

describe('a company that has not floated', () => {
	const started = (): State =>
		business(inPhase(table(), '6'), 'MC', { price: 80, shares: { p1: 20 }, floated: false });

	it('§5.6.1 A-MX-09 is paid for its shares itself; the bank gets nothing', () => {
		const state = investing(started(), 'p2');
		const after = play(state, {
			do: 'buyShare',
			player: 'p2',
			company: 'MC',
			from: 'offering',
			percent: 10
		});
		expect(gains(state, after)).toEqual({ p2: -80, MC: 80 });
	});

	it('§5.8.2 does not operate, so nobody is paid a dividend for it', () => {
		expect(toOperate(operating(started(), 'NdeM'))).not.toContain('MC');
		const run: MxAction = { do: 'run', company: 'MC', revenue: 100, choice: 'pay' };
		expect(codes(operating(started(), 'NdeM'), run)).toContain('not-your-turn');
	});
});

describe('the auction of stations', () => {
	it('§6.22.2 the next station is put up by whoever follows the last opener, not the winner', () => {
		let state = business(inPhase(table(), '7'), 'FCM', { price: 100, shares: { p1: 40 } });
		state = business(state, 'MC', { price: 90, shares: { p2: 40 } });
		state = business(state, 'IRM', { price: 80, shares: { p3: 40 } });
		state = rich(state, { FCM: 300, MC: 300, IRM: 300 });
		state = patchOwn(state, {
			ndem: 'closing',
			stations: ['M14', 'M20'],
			auction: { passes: 0, opener: 'p1', item: null }
		});
		state = {
			...operating(state, 'NdeM'),
			turn: { kind: 'own', step: 'tokenAuction', player: 'p1', company: 'NdeM' }
		};
		const won = play(
			state,
			{ do: 'own.offerStation', player: 'p1', station: 'M14', value: 0, amount: 10 },
			{ do: 'pass', player: 'p2' },
			{ do: 'own.raiseStation', player: 'p3', amount: 20 },
			{ do: 'pass', player: 'p1' },
			{ do: 'own.takeStation', player: 'p3', company: 'IRM' }
		);
		expect(won.turn).toMatchObject({ step: 'tokenAuction', player: 'p2' });
		expect(ownOf(won).stations).toEqual(['M20']);
	});
});

describe('a stack of markers', () => {
	it('§5.12.2 a new minor lies under the minors of its space and above the majors', () => {
		let state = business(inPhase(table(), '3'), 'MC', { price: 60, shares: { p1: 20 } });
		state = minor(state, 'M9', 'p2', { price: 60 });
		const { cell } = spotIn(state, 'MC');
		state = { ...state, market: { ...state.market, [cell]: ['M9', 'MC'] } };
		state = play(investing(state, 'p1'), { do: 'bid', player: 'p1', deed: 'M2', amount: 120 });
		expect(allPass(state).market[cell]).toEqual(['M9', 'M2', 'MC']);
	});
});

describe('a director over the certificate limit pays for a train', () => {
	/** Five certificates with a limit of four; the treasury lacks $10 of the $300. */
	function over(director: number): State {
		let state = business(inPhase(table(), '4'), 'FCM', {
			price: 100,
			shares: { p1: 30 },
			cash: 290,
			turns: 2
		});
		state = business(state, 'MC', { price: 80, shares: { p1: 40 } });
		state = { ...state, certificateLimit: 3 };
		return operating(depotAt(rich(state, { p1: director }), '4'), 'FCM', { settled: true });
	}
	const sell: MxAction = { do: 'sellForTrain', player: 'p1', company: 'MC', percent: 10 };
	const help = (state: State): MxAction => ({
		do: 'buyTrain',
		company: 'FCM',
		train: trainId(state, 'offering', '4'),
		price: 300,
		help: true
	});

	it('§6.15.5 with cash enough no money is raised, so nothing need or may be sold', () => {
		const state = over(100);
		expect(codes(state, help(state))).toEqual([]);
		expect(codes(state, sell)).toEqual(['more-than-needed']);
		expect(mx.offers(state).some((offer) => offer.kind === 'sellForTrain')).toBe(false);
	});

	it('§5.11.5 once money is raised, sales go on until the limit is kept', () => {
		const state = over(0);
		const one = play(state, sell);
		expect(cash(one, 'p1')).toBe(80);
		expect(codes(one, help(one))).toEqual(['must-sell']);
		const two = play(one, sell);
		expect(codes(two, help(two))).toEqual([]);
		expect(codes(two, sell)).toContain('more-than-needed');
	});
});

describe('mail', () => {
	const both = (trains: readonly string[]): State => {
		let state = business(depotAt(inPhase(table(), '3'), '3'), 'FCM', {
			price: 100,
			shares: { p1: 40 },
			cash: 900,
			turns: 2,
			trains
		});
		state = deedTo(deedTo(state, 'P14', 'FCM'), 'P15', 'FCM');
		return operating(state, 'FCM');
	};
	const mail: MxAction = { do: 'collectMail', company: 'FCM', amount: 20 };
	const run: MxAction = { do: 'run', company: 'FCM', revenue: 100, choice: 'pay' };
	const three = (state: State): MxAction => ({
		do: 'buyTrain',
		company: 'FCM',
		train: trainId(state, 'offering', '3'),
		price: 200
	});

	it('§4.1.14 a train bought after the run carries no second contract', () => {
		const state = play(both(['3']), mail, run);
		const bought = play(state, three(state));
		expect(codes(bought, mail)).toEqual(['mail-done']);
	});

	it('§4.1.11 a train that ran and rusted since still carries its mail', () => {
		const state = withTrains(both(['2', '2']), 'FCM', []);
		const ran = play(state, mail, run);
		const gone: State = {
			...ran,
			trains: ran.trains.map((t) => (t.place === 'FCM' ? { ...t, place: 'removed' } : t))
		};
		expect(codes(gone, mail)).toEqual([]);
		expect(mx.mail(gone, 'FCM').due).toBe(true);
	});
});
