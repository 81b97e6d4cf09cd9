// Positions of 18OE in operating rounds that the browser tests start from, made with the builders of
// the engine's tests: a crowded table, a first turn, a national, a forced purchase, the last rounds.
import type { CellId, CompanyId, State } from '../../../src/lib/engine';
import {
	asNational,
	correct,
	expand,
	giveCash,
	giveTrain,
	lateGame,
	majorPhase,
	moveShares,
	own,
	passAll,
	play,
	presidentIs,
	putMarker,
	secondStockRound,
	setPhase,
	trainOf,
	until,
	withOwn,
	worksAt
} from '../../engine/18oe/oe-support';

const regionalsOf = (state: State): CompanyId[] =>
	own(state).track.filter((id): id is string => id !== null && id.length > 1);

/** Chart cells of rows and columns that a good game reaches. */
const CELLS: readonly CellId[] = ['3.5', '2.6', '4.4', '3.3', '5.3', '2.3'];

function purses(state: State): State {
	const cash = [412, 365, 298, 251, 640, 187, 530];
	return giveCash(
		state,
		Object.fromEntries(state.seats.map((player, at) => [player, cash[at] ?? 300]))
	);
}

/** Seven players, every railroad floated, six of them majors; the third of these is at it. */
export function crowd(): State {
	const second = secondStockRound({ players: 7 });
	const majors = regionalsOf(second).slice(0, 6);
	let state = majors.reduce((now, id) => expand(now, id), second);
	majors.forEach((id, at) => {
		state = giveTrain(putMarker(state, id, CELLS[at] ?? '4.3'), id, '3+3');
		state = moveShares(state, id, id, 'p1', 1);
		state = moveShares(state, id, id, 'p4', 2);
	});
	state = until(passAll(worksAt(setPhase(state, '3'), 4)), majors[2] ?? '');
	return giveCash(purses(state), { [majors[2] ?? '']: 640, [majors[0] ?? '']: 220 });
}

/** The very first turn: a railroad has no train and must buy its reserved 2+2. */
export function firstTurn(): State {
	const state = play(passAll(majorPhase({ players: 4 })), { do: 'payIncome' });
	return purses(state);
}

/** Three players, two majors of one of them, phase 3; the first is at it and can buy a 4+4. */
export function beforeNationals(): State {
	const second = secondStockRound();
	const [one = ''] = regionalsOf(second);
	const boss = presidentIs(second, one);
	const two =
		regionalsOf(second).find((id) => id !== one && presidentIs(second, id) === boss) ?? '';
	let state = expand(expand(second, one), two);
	state = moveShares(putMarker(state, one, '3.4'), one, one, 'p3', 2);
	state = putMarker(state, two, '4.3');
	state = until(passAll(worksAt(setPhase(state, '3'), 4)), one);
	return giveCash(purses(state), { [one]: 900, [two]: 130 });
}

/** A national at its turn, with a rusted 2+2, in phase 6; a sister major has a 4+4. */
export function nationalTurn(): State {
	const second = secondStockRound();
	const [one = ''] = regionalsOf(second);
	const boss = presidentIs(second, one);
	const two =
		regionalsOf(second).find((id) => id !== one && presidentIs(second, id) === boss) ?? '';
	let state = expand(expand(second, one), two);
	state = putMarker(putMarker(state, one, '2.6'), two, '4.4');
	state = moveShares(state, one, one, 'p3', 3);
	state = giveTrain(state, two, '4+4');
	state = setPhase(worksAt(withOwn(state, { consolidation: 'done' }), 6), '6');
	const cash = { [one]: 0, [two]: 210 };
	state = asNational(giveCash(passAll(state), cash), one);
	return purses(until(state, one));
}

/** A major without a train and with little money: its president must help. */
export function needsHelp(cash: number): State {
	const state = beforeNationals();
	const id = state.turn?.kind === 'operating' ? state.turn.company : '';
	const two = trainOf(state, id, '2+2');
	const bare = {
		...state,
		trains: state.trains.map((train) =>
			train.id === two ? { ...train, place: 'removed' as const } : train
		)
	};
	return giveCash(bare, { [id]: 120, [presidentIs(state, id)]: cash });
}

/** One major is left, the next train is the first of level 8; its turn in the first round of a pair. */
export function beforeTheEnd(): State {
	const state = passAll(lateGame(secondStockRound(), 'LNWR'));
	return giveCash(play(state, { do: 'payIncome' }), { p1: 1000, p2: 1000, p3: 1000, LNWR: 3000 });
}

/** The same game after the stock round: the first of the final two rounds is about to begin. */
export function finalRounds(): State {
	let state = passAll(lateGame(secondStockRound(), 'LNWR'));
	state = giveCash(state, { p1: 1000, p2: 1000, p3: 1000, LNWR: 3000 });
	const train = trainOf(state, 'offering', '8+8');
	state = play(
		state,
		{ do: 'payIncome' },
		{ do: 'noRun', company: 'LNWR' },
		{ do: 'buyTrain', company: 'LNWR', train, price: 900 },
		{ do: 'own.keepMajors', player: 'p2' },
		{ do: 'endTurn' },
		{ do: 'payIncome' },
		{ do: 'run', company: 'LNWR', revenue: 500, choice: 'pay' },
		{ do: 'endTurn' }
	);
	return passAll(state);
}

/** Phase 5 has just begun: Bruno, who owns the White Cliffs Ferry, is asked. */
export function ferryAsked(): State {
	const start = beforeNationals();
	const id = start.turn?.kind === 'operating' ? start.turn.company : '';
	const owned = correct(setPhase(start, '4'), { kind: 'deed', deed: 'WCF', to: 'p2' });
	const state = worksAt(owned, 5);
	return play(
		state,
		{ do: 'noRun', company: id },
		{
			do: 'buyTrain',
			company: id,
			train: trainOf(state, 'offering', '5+5'),
			price: 400,
			side: '5'
		}
	);
}
