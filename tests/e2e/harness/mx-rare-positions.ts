// Positions of 1822MX that hardly ever come up, each one tap away from what is rare about it.
import type { State } from '../../../src/lib/engine';
import {
	business,
	deedTo,
	depotAt,
	empty,
	inPhase,
	investing,
	minor,
	operating,
	ownOf,
	patchOwn,
	piles,
	play,
	rich,
	sharesOf,
	table,
	withTrains
} from '../../engine/1822mx/support';

const PURSES = { p1: 412, p2: 365, p3: 298, p4: 251 } as const;

/** First stock round of four; only the cards in the boxes are known, P7 is Benito's, Ana's pass is the last. */
export function lastPass(): State {
	const start = empty(4);
	const all = piles(start);
	let state = play(start, {
		...all,
		minors: all.minors.slice(0, 4),
		concessions: all.concessions.slice(0, 2),
		privates: all.privates.slice(0, 2)
	});
	const { hidden } = ownOf(state);
	state = patchOwn(deedTo(state, 'P7', 'p2'), {
		hidden: { ...hidden, privates: hidden.privates.filter((card) => card !== 'P7') }
	});
	return play(
		state,
		{ do: 'bid', player: 'p1', deed: 'M1', amount: 105 },
		{ do: 'bid', player: 'p1', deed: 'P1', amount: 0 },
		{ do: 'endTurn' },
		{ do: 'pass', player: 'p2' },
		{ do: 'pass', player: 'p3' },
		{ do: 'pass', player: 'p4' }
	);
}

/** Ana holds the concession of CHP in phase 3 and is to act. */
export function concession(): State {
	const state = deedTo(inPhase(table(4), '3'), 'C-CHP', 'p1');
	return rich(investing(state, 'p1'), PURSES);
}

/** Phase 5: concessions are gone, Ana is to act. */
export function directStart(): State {
	const state = depotAt(inPhase(table(4), '5'), '5');
	return rich(investing(state, 'p1'), PURSES);
}

/** Ana owes $90, has $20 and four shares of MC at $80. */
export function debtor(): State {
	let state = business(inPhase(table(4), '4'), 'MC', {
		price: 80,
		shares: { p1: 40, p2: 20 },
		pool: 10,
		cash: 340,
		trains: ['3']
	});
	state = rich(investing(state, 'p1'), { ...PURSES, p1: 20 });
	return { ...state, debt: { p1: 90 } };
}

/** Phase 5, MC of Ana's before its run: privates with players, minors with players and in the boxes. */
export function busyMajor(): State {
	let state = depotAt(inPhase(table(4), '5'), '5');
	state = business(state, 'MC', {
		price: 80,
		shares: { p1: 40, p2: 20 },
		pool: 10,
		cash: 640,
		trains: ['4', '4'],
		turns: 3
	});
	state = minor(state, 'M7', 'p2', { price: 60, cash: 130, turns: 2 });
	for (const [deed, player] of [
		['P1', 'p1'],
		['P2', 'p1'],
		['P3', 'p1'],
		['P10', 'p1'],
		['P16', 'p2'],
		['P17', 'p3']
	] as const) {
		state = deedTo(state, deed, player);
	}
	return operating(rich(state, PURSES), 'MC', { part: 2 });
}

/** The same after its run, with one train. */
export function afterRun(): State {
	const state = operating(busyMajor(), 'MC', { part: 2, settled: true });
	const one = state.trains.find((train) => train.place === 'MC');
	return {
		...state,
		trains: state.trains.map((train) => (train === one ? { ...train, place: 'removed' } : train))
	};
}

/** MC runs a 4, an E and a 2P with a Pullman and both mail contracts. */
export function expressRun(): State {
	let state = business(depotAt(inPhase(table(4), '7'), '7'), 'MC', {
		price: 80,
		shares: { p1: 40, p2: 20 },
		pool: 10,
		cash: 640,
		turns: 3
	});
	state = withTrains(state, 'MC', ['5', 'E', '2P', 'P+']);
	state = deedTo(deedTo(state, 'P14', 'MC'), 'P15', 'MC');
	return operating(rich(state, PURSES), 'MC', { part: 2 });
}

/** M7 of Benito's in phase 1, after its run with an L. */
export function localTrain(): State {
	const state = minor(table(4), 'M7', 'p2', { price: 50, cash: 140, turns: 1, trains: ['L'] });
	return operating(state, 'M7', { parts: 1, settled: true });
}

/** Phase 6, the 7/E next: FCM of Ana's can buy it; MC is Benito's, IRM Carla's, NdeM shares with two. */
export function eveOfPrivatization(): State {
	let state = business(inPhase(table(), '6'), 'FCM', {
		price: 150,
		shares: { p1: 40 },
		cash: 1500,
		trains: ['5'],
		turns: 3
	});
	state = business(state, 'MC', {
		price: 110,
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
	const places = ['p1', 'p1', 'p2', 'pool'] as const;
	const shares = sharesOf(state, 'NdeM').map((share, i) => ({
		...share,
		place: places[i] ?? ('pool' as const)
	}));
	state = { ...state, certificates: { ...state.certificates, NdeM: shares } };
	state = patchOwn(state, { stations: ['M14', 'M20', 'M5'] });
	return operating(depotAt(state, '7'), 'FCM', { settled: true });
}

/** The NdeM's stations are for sale; Ana is to put one up. */
export function auction(): State {
	const eve = eveOfPrivatization();
	const train = eve.trains.find(({ place }) => place === 'offering')?.id ?? '';
	return play(
		eve,
		{ do: 'buyTrain', company: 'FCM', train, price: 750 },
		{ do: 'endTurn' },
		{ do: 'run', company: 'NdeM', revenue: 300, choice: 'pay' },
		{ do: 'endTurn' }
	);
}

/** Phase 6, nobody has bid, the 7/E is next: Ana's pass lets the NdeM take it. */
export function ndemTakesSeven(): State {
	let state = minor(inPhase(table(), '6'), 'M9', 'p2', { price: 100, trains: ['5'], turns: 2 });
	state = depotAt(investing(state, 'p1'), '7');
	return play(state, { do: 'pass', player: 'p1' }, { do: 'pass', player: 'p2' });
}

/** The last company of the last operating round, the bank has been broken: its end ends the game. */
export function lastTurn(): State {
	let state = business(depotAt(inPhase(table(), '6'), '7'), 'MC', {
		price: 110,
		shares: { p2: 40, p1: 20 },
		cash: 200,
		trains: ['6'],
		turns: 3
	});
	state = minor(state, 'M7', 'p2', { price: 60, cash: 130, trains: ['5'], turns: 2 });
	state = deedTo(state, 'P12', 'p1');
	const { NdeM, M7 } = state.companies;
	if (NdeM === undefined || M7 === undefined) throw new Error('a company is missing');
	state = {
		...state,
		debt: { p2: 135 },
		end: { reason: 'bank', stops: 'thisSet' },
		companies: {
			...state.companies,
			NdeM: { ...NdeM, faceDown: true },
			M7: { ...M7, faceDown: true }
		}
	};
	return operating(state, 'MC', { part: 2, settled: true });
}
