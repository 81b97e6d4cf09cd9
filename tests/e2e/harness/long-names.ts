// Full tables of people with longer names than the fixed games have, and with larger sums.
import type { PlayerId, State } from '../../../src/lib/engine';
import {
	expand,
	giveCash as giveOe,
	giveTrain,
	own,
	passAll,
	presidentIs,
	secondStockRound,
	setPhase,
	takeTurn,
	until
} from '../../engine/18oe/oe-support';
import { rich } from '../../engine/1822mx/support';
import { giveCertificates, giveCash as giveMex, stockTurn } from '../../support/mex';
import { fullMex, fullMx } from './full-tables';
import { crowd } from './oe-operating-positions';

const NAMES = ['Maximilian', 'José Ángel', 'Guadalupe', 'Bo', 'Wilhelmina', 'Ana María', 'Štěpán'];

function named(state: State): State {
	const names = new Map(state.seats.map((id, at) => [id, NAMES[at] ?? id]));
	const players = Object.fromEntries(
		Object.entries(state.players).map(([id, player]) => [
			id,
			{ ...player, name: names.get(id as PlayerId) ?? player.name }
		])
	);
	return { ...state, players };
}

/** 18MEX, five players; one company of a long name has not floated yet. */
export function longMex(): State {
	const state = named(giveMex(fullMex(), { p1: 445, p2: 430, p3: 448, p4: 1450, p5: 444 }));
	const company = state.companies['CHI'];
	if (company === undefined) throw new Error('CHI is missing');
	return { ...state, companies: { ...state.companies, CHI: { ...company, floated: false } } };
}

/** The same table in a stock round, where somebody has a single 5% certificate. */
export const longStock = (): State =>
	stockTurn(giveCertificates(longMex(), 'NdM', 'p2', [5]), 'p2', 5);

/** 1822MX, five players, a treasury of four digits at its turn. */
export const longMx = (): State => named(rich(fullMx(), { CHP: 1600 }));

/** 18OE, seven players, two of them worth more than ten thousand. */
export const longOe = (): State =>
	named(giveOe(crowd(), { p1: 11_504, p2: 10_522, p3: 2_689, p4: 2_009 }));

const regionalsOf = (state: State): string[] =>
	own(state).track.filter((id): id is string => id !== null && id.length > 1);

/** 18OE, seven players in a stock round where every regional is a major; the last one's president acts. */
export function manyMajors(): State {
	const start = secondStockRound({ players: 7 });
	const majors = regionalsOf(start);
	const state = majors.reduce((now, id) => expand(now, id), start);
	return named(takeTurn(setPhase(state, '3'), presidentIs(state, majors.at(-1) ?? '')));
}

/** 18OE, seven players in an operating round: what operates later has three trains, in a small tile. */
export function manyTrains(): State {
	const start = secondStockRound({ players: 7 });
	const majors = regionalsOf(start).slice(0, 8);
	const state = majors.reduce(
		(now, id) => giveTrain(giveTrain(expand(now, id), id, '3+3'), id, '3+3'),
		start
	);
	return named(until(passAll(setPhase(state, '3')), majors[0] ?? ''));
}
