/** The opening sale of 18MEX: bids, auctions, and the rounds in which everybody passes. */
import { mustTakeFirst } from '../../src/lib/engine/titles/18mex/rules/opening';
import type { Table } from './adapter';
import { bookDeparture } from './departure';
import { AUCTION_ORDER, MINORS_RUN_FLAT } from './mex-departures';
import { deedId, entityPlayer } from './mex-names';
import { need, playerId } from './names';
import type { TraceLine, TraceState } from './trace';

/** Who has passed on an item there, and is out of its auction for good. */
export function outOf(table: Table, deed: string): ReadonlySet<string> {
	return (table.notes.get(`out ${deed}`) as ReadonlySet<string> | undefined) ?? new Set();
}

export function bid(table: Table, line: TraceLine): void {
	const player = entityPlayer(table, line);
	const deed = deedId(need(line.action.company, 'the item'));
	const lowest = table.title.tables.deeds.find(
		(card) => table.state.deeds[card.id]?.place === 'offering'
	);
	if (table.state.turn?.kind === 'opening' && lowest?.id === deed) {
		table.act({ do: 'buyLowest', player });
	} else {
		table.act({ do: 'bid', player, deed, amount: need(line.action.price, 'the bid') });
	}
	followAuction(table, line);
}

/** Passing in the opening sale: a round may end with it, and #1 may have to be taken for nothing. */
export function passOpening(table: Table, line: TraceLine): void {
	const { turn } = table.state;
	const player = entityPlayer(table, line);
	if (turn?.kind === 'auction') return passAuction(table, line, turn.deed, player);
	const { number } = table.state.round;
	table.act({ do: 'pass', player });
	if (table.state.round.kind === 'stock' && table.state.round.number === number) return;
	// There the same round goes on under the same number.
	table.notes.set('shift', Number(table.notes.get('shift') ?? 0) + 1);
	playOpeningRound(table, number);
	const next = table.state.turn;
	if (next?.kind === 'opening' && mustTakeFirst(table.state)) {
		table.act({ do: 'buyLowest', player: next.player });
		followAuction(table, line);
	}
}

/** Privates are paid and the minors run, there flat for 30 each. */
function playOpeningRound(table: Table, number: number): void {
	if (table.state.turn?.kind === 'income') table.act({ do: 'payIncome' });
	while (table.state.turn?.kind === 'operating' && table.state.round.number === number) {
		const { company } = table.state.turn;
		table.act({ do: 'run', company, revenue: 30, choice: 'half' });
		table.act({ do: 'endTurn' });
		table.depart(MINORS_RUN_FLAT);
	}
}

function soldThere(state: TraceState, deed: string): boolean {
	return Object.values(state.players).some((player) =>
		[...player.companies, ...player.minors].map(deedId).includes(deed)
	);
}

/** There a pass is final; here everybody else is asked again, and passes, once the item is sold. */
function passAuction(table: Table, line: TraceLine, deed: string, player: string): void {
	table.notes.set(`out ${deed}`, new Set([...outOf(table, deed), player]));
	if (!soldThere(line.state, deed)) return followAuction(table, line);
	for (let i = 0; i < 6; i++) {
		const { turn } = table.state;
		// The next item may go to auction at once, and there too its lowest bidder is asked first.
		if (turn?.kind !== 'auction' || turn.deed !== deed) return followAuction(table, line);
		table.act({ do: 'pass', player: turn.player });
	}
}

/** The next bidder there is asked here too: by passing when that leads to him, else by a correction. */
export function followAuction(table: Table, line: TraceLine): void {
	const [kind, id] = (line.after.active[0] ?? '').split(':');
	if (kind !== 'player' || soldInAuction(table, line)) return;
	const next = playerId(table.setup, id ?? '');
	const { turn } = table.state;
	if (turn?.kind !== 'auction' || turn.player === next) return;
	if (
		passLeadsTo(table, turn.deed, turn.player, next) &&
		outOf(table, turn.deed).has(turn.player)
	) {
		table.act({ do: 'pass', player: turn.player });
		return;
	}
	bookDeparture(table, AUCTION_ORDER, [{ kind: 'turn', turn: { ...turn, player: next } }]);
}

function soldInAuction(table: Table, line: TraceLine): boolean {
	const { turn } = table.state;
	return turn?.kind === 'auction' && soldThere(line.state, turn.deed);
}

/** Is he the next one who has bid, clockwise? */
function passLeadsTo(table: Table, deed: string, from: string, to: string): boolean {
	const { seats, bids } = table.state;
	const at = seats.findIndex((player) => player === from);
	const round = [...seats.slice(at + 1), ...seats.slice(0, at)];
	const bidders = bids[deed] ?? [];
	return round.find((player) => bidders.some((each) => each.player === player)) === to;
}
