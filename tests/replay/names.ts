/** What the names of both titles share, and how to read a line's flows. */
import type { PlayerId } from '../../src/lib/engine';
import { Inexpressible } from './adapter';
import type { TraceLine, TraceSetup, TraceWhere } from './trace';

export function playerId(setup: TraceSetup, id: number | string): PlayerId {
	const at = setup.players.findIndex((player) => String(player.id) === String(id));
	if (at < 0) throw new Inexpressible(`there is no player ${id}`);
	return `p${at + 1}`;
}

/** "player:17" or 17. */
export const bare = (owner: number | string): string => String(owner).replace(/^player:/, '');

/** The other engine's step, without its namespace. */
export const stepOf = (where: TraceWhere): string => last(where.step);
export const handlerOf = (where: TraceWhere): string => last(where.handler);

function last(name: string | null | undefined): string {
	return (name ?? '').split('::').pop() ?? '';
}

/** A line without what it needs is named, not guessed. */
export function need<T>(value: T | undefined | null, what: string): T {
	if (value === undefined || value === null) throw new Inexpressible(`${what} is missing`);
	return value;
}

/** The price of "90,0,5", which is followed by its place on the chart; a plain number is the price alone. */
export const parOf = (price: string | number): number => Number(String(price).split(',')[0]);

/** All money of a line that went from one to the other. */
export function sum(line: TraceLine, from: string, to: string): number {
	return (line.flows ?? [])
		.filter((flow) => flow[0] === from && flow[1] === to)
		.reduce((total, flow) => total + flow[2], 0);
}

/** What a list lost, one by one. */
export function without(list: readonly string[], taken: readonly string[]): string[] {
	const rest = [...list];
	for (const one of taken) {
		const at = rest.indexOf(one);
		if (at >= 0) rest.splice(at, 1);
	}
	return rest;
}

/** Three to five players, as both rulebooks have it; fewer only where somebody knows what they play with. */
export function seats(setup: TraceSetup, fewest = 3): string[] {
	const count = setup.players.length;
	if (count < fewest || count > 5)
		throw new Inexpressible(`${count} players are not in the rulebook`);
	return setup.players.map((player) => player.name);
}

/** What everybody begins with; not the same for all is no game of these rulebooks. */
export function startingCash(setup: TraceSetup): number {
	const [first, ...rest] = setup.players.map(({ id }) => setup.starting_cash[String(id)]);
	const amount = need(first, 'the starting cash');
	if (rest.some((other) => other !== amount)) {
		throw new Inexpressible('players who begin with different sums are not in the rulebook');
	}
	return amount;
}
