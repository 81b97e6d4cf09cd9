/** The small shapes that all saved things are made of: names, amounts, places. */
import * as v from 'valibot';
import type { CellId, PlayerId } from '$engine';
import { isForbidden } from '../bounds';

/** Says that a shape gives exactly an engine type; a field added to the type must be added here. */
export type ShapeOf<T> = v.GenericSchema<unknown, T>;

const MOST = 1_000_000_000;

/** The name of a company, deed, train, certificate, phase, rule: short, and nothing inherited. */
export const id = v.pipe(
	v.string(),
	v.minLength(1),
	v.maxLength(60),
	v.check((text) => !isForbidden(text), 'a forbidden name')
);

/** The id of a game: a part of an address, so nothing that an address would read otherwise. */
export const gameId = v.pipe(id, v.regex(/^[\w-]+$/, 'no id of a game'));

const PLAYER = /^p[1-9]\d?$/;
const CELL = /^[1-9]\d?\.[1-9]\d?$/;

export const playerId = v.custom<PlayerId>(
	(value) => typeof value === 'string' && PLAYER.test(value),
	'a player'
);

export const cellId = v.custom<CellId>(
	(value) => typeof value === 'string' && CELL.test(value),
	'a cell of the chart'
);

/** A person's or a game's name, and a reason: shown as text, never as markup. */
export const name = v.pipe(v.string(), v.maxLength(200));
export const reason = v.pipe(v.string(), v.maxLength(1_000));

/** Any figure of a game. Far below the safe integers, so that no sum can leave them. */
export const figure = v.pipe(v.number(), v.integer(), v.minValue(-MOST), v.maxValue(MOST));
export const amount = v.pipe(figure, v.minValue(0));
export const percent = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100));
export const small = v.pipe(amount, v.maxValue(10_000));

/** Milliseconds since 1970. */
export const time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15));

export function listOf<S extends v.GenericSchema>(item: S, most: number) {
	return v.pipe(v.array(item), v.maxLength(most));
}

/** A table by name. */
export function tableOf<S extends v.GenericSchema>(item: S, most = 500) {
	return v.pipe(
		v.record(id, item),
		v.check((table) => Object.keys(table).length <= most, 'too many')
	);
}

export function playerTableOf<S extends v.GenericSchema>(item: S) {
	return v.record(v.pipe(v.string(), v.regex(PLAYER)), item);
}

/** The chart: stacks by their cells. */
export function cellTableOf<S extends v.GenericSchema>(item: S) {
	return v.record(v.pipe(v.string(), v.regex(CELL)), item);
}
