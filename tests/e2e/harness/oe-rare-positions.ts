// Rare moments of 18OE that the browser tests start from, made with the builders of the engine's tests:
// a bankrupt first turn, a major at its turn with everything to buy, a rescue, minor C, the broken bank.
import type { CompanyId, State } from '../../../src/lib/engine';
import { freeItems } from '../../../src/lib/engine/titles/18oe/rules/packet';
import {
	bankHolds,
	changeCompany,
	correct,
	expand,
	giveCash,
	giveTrain,
	lateGame,
	majorPhase,
	newOe,
	own,
	passAll,
	play,
	presidentIs,
	secondStockRound,
	setPhase,
	takeTurn,
	trainOf,
	until,
	withOwn,
	worksAt
} from '../../engine/18oe/oe-support';
import { offersNeeded, withMajors } from './oe-stock-positions';

const operating = (state: State): CompanyId =>
	state.turn?.kind === 'operating' ? state.turn.company : '';

/** The first turn of the game: a token and a tile are paid, and nobody has the money for the 2+2. */
export function brokeFirstTurn(): State {
	return broke(play(passAll(majorPhase({ players: 4 })), { do: 'payIncome' }));
}

/** The same for the first regional. */
export function brokeRegional(): State {
	const start = majorPhase({ players: 4 });
	return broke(until(passAll(start), firstRegional(start)));
}

/** The same for a regional that became a major before it ever operated. */
export function brokeMajor(): State {
	const start = majorPhase({ players: 4 });
	const id = firstRegional(start);
	return broke(until(passAll(expand(start, id)), id));
}

const firstRegional = (state: State): CompanyId =>
	own(state).track.find((id) => id !== null && id.length > 1) ?? '';

function broke(start: State): State {
	const id = operating(start);
	const rich = giveCash(start, { [id]: 80 });
	const slot = own(rich).slots[id]?.[0] ?? 0;
	const spent = play(
		rich,
		{ do: 'own.layTrack', company: id, cost: 30, terrain: 'blue' },
		{ do: 'own.placeStation', company: id, slot }
	);
	return giveCash(spent, { [id]: 10, [presidentIs(start, id)]: 5 });
}

/** Nobody has bought anything, and the first item of the packet costs nothing any more. */
export function freeItem(): State {
	let state = newOe();
	while (freeItems(state).length === 0 && state.turn?.kind === 'opening')
		state = play(state, { do: 'pass', player: state.turn.player });
	return state;
}

/** Diego has Barclay; a minor lies insolvent in the Open Market, 35 short of its train. */
export function barclayAndRescue(): State {
	const state = takeTurn(withMajors(), 'p4');
	const owned = correct(state, { kind: 'deed', deed: 'E', to: 'pool' });
	return withOwn(owned, { insolvent: { E: 35 } });
}

/** Phase 4: a major with money, a sister to take a station from, Pullmans, Swift, an abandoned minor. */
export function everythingToBuy(): State {
	const second = secondStockRound();
	const regionals = own(second).track.filter((id): id is string => id !== null && id.length > 1);
	const [one = ''] = regionals;
	const boss = presidentIs(second, one);
	const two = regionals.find((id) => id !== one && presidentIs(second, id) === boss) ?? '';
	let state = worksAt(setPhase(expand(expand(second, one), two), '4'), 4);
	state = until(passAll(state), one);
	const tokens = state.companies[two]?.tokens ?? { left: 0, placed: 0, exchange: 0 };
	state = changeCompany(state, two, { tokens: { ...tokens, left: tokens.left - 1, placed: 2 } });
	state = correct(
		state,
		{ kind: 'deed', deed: 'SML', to: boss },
		{ kind: 'deed', deed: 'G', to: 'pool' },
		{ kind: 'train', train: trainOf(state, one, '2+2'), to: 'reserve' }
	);
	state = withOwn(state, {
		slots: { ...own(state).slots, [two]: [20, 40, 60, 60, 80, 80] },
		abandoned: ['G']
	});
	return giveCash(giveTrain(state, one, '4+4'), { [one]: 900, [two]: 100, M: 10 });
}

/** Before an operating round: minor C's owner says when it operates. */
export function beforeTheRound(): State {
	return passAll(secondStockRound());
}

/** One major is left; the bank has 100 and a level 8 train has not been bought. */
export function bankAlmostBroken(): State {
	const state = play(passAll(lateGame(secondStockRound(), 'LNWR')), { do: 'payIncome' });
	return bankHolds(giveCash(state, { p1: 1000, p2: 1000, p3: 1000, LNWR: 300 }), 100);
}

/** Carla must ask the others for minor A; Ana has two majors that could take it. */
export function askedWithTwo(): State {
	return play(offersNeeded(), { do: 'own.requestOffers', player: 'p3', minor: 'A' });
}

/** A phase change has left a major with one train too many: it says which it gives up. */
export function discardAsked(): State {
	const second = secondStockRound();
	const one = own(second).track.find((id) => id !== null && id.length > 1) ?? '';
	let state = until(passAll(setPhase(expand(second, one), '4')), one);
	for (const type of ['3+3', '3+3', '4+4', '4+4']) state = giveTrain(state, one, type);
	state = withOwn(state, { turn: { ...own(state).turn, rust: true } });
	return play(state, { do: 'noRun', company: one }, { do: 'endTurn' });
}

/** Phase 4 has just begun, and the first who is asked presides over every major there can be. */
export function manyMajorsAsked(): State {
	const second = secondStockRound();
	const [one = '', ...more] = own(second).track.filter(
		(id): id is string => id !== null && id.length > 1
	);
	const boss = presidentIs(second, one);
	const sisters = more.filter((id) => presidentIs(second, id) === boss);
	const majors = sisters.reduce((state, id) => expand(state, id), expand(second, one));
	const state = giveCash(until(passAll(worksAt(setPhase(majors, '3'), 4)), one), { [one]: 900 });
	const train = trainOf(state, 'offering', '4+4');
	return play(
		state,
		{ do: 'noRun', company: one },
		{ do: 'buyTrain', company: one, train, price: 300, side: '4' }
	);
}
