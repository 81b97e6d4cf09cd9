/** Lines of 1822MX on a state of our own, for tests of what no shared game has. */
import type { State } from '../../src/lib/engine';
import { business, mx } from '../engine/1822mx/support';
import type { MxLine, MxSetup, MxState } from './mx-names';
import { inOr, lineOf, tableOn, type LineParts } from './standing';

const BOXES = { minors: ['M1'], concessions: [], privates: [] };
// What is compared needs the piles and the companies of a set-up.
const setup = {
	decks: { minors: [], concessions: [], privates: [] },
	corporations: [{ id: 'MC' }, { id: 'NDEM' }]
} as unknown as MxSetup;
export type Game = ReturnType<typeof tableOn>;
export const on = (start: State, previous: object = {}): Game =>
	// A test gives the fields that its line reads.
	tableOn(mx, start, { bid_boxes: BOXES, ...previous } as Partial<MxState>, setup);
/** The same game with another line before it. */
export function later(game: Game, previous: object): Game {
	const next = on(game.state, previous);
	for (const [key, note] of game.notes) next.notes.set(key, note);
	return next;
}
/** A line with the boxes that every line of this title has. */
export const line = (action: object, more: LineParts = {}): MxLine =>
	// As above.
	lineOf(action, { ...more, state: { bid_boxes: BOXES, ...more.state } }) as MxLine;
export const inSr = (player: number, label = 'SR 2') => ({
	round: { type: 'stock', label },
	phase: '3',
	active: [`player:${player}`]
});
export const step = (company: string, name: string, label = 'OR 2.1') => ({
	...inOr(company, label),
	step: `Engine::Game::G1822MX::Step::${name}`,
	handler: `Engine::Game::G1822MX::Step::${name}`
});
export const corp = (fields: object) => ({
	companies: [],
	trains: [],
	row: null,
	col: null,
	pos: null,
	floated: true,
	cash: 0,
	market: 0,
	tokens_left: 0,
	tokens_on: [],
	...fields
});
export const major = (state: State, id: string, more: object = {}) =>
	business(state, id, { price: 100, shares: { p1: 20 }, trains: ['3'], turns: 3, ...more });
