/** What stays in a hand there that is sold here: for a train, and over the certificate limit (5.5.8, 6.16.1). */
import { percentAt, type Action, type PlayerId } from '../../src/lib/engine';
import { halfRoundedUp } from '../../src/lib/engine/core/ledger/ledger';
import type { MxAction } from '../../src/lib/engine/titles/1822mx';
import { emergency } from '../../src/lib/engine/titles/1822mx/rules/emergency';
import { own } from '../../src/lib/engine/titles/1822mx/rules/own';
import { possibleSales } from '../../src/lib/engine/titles/1822mx/rules/selling';
import { sellForTrain } from '../../src/lib/engine/titles/1822mx/rules/trains';
import { NDEM } from '../../src/lib/engine/titles/1822mx/tables/companies';
import type { Table } from './adapter';
import { bookDeparture, type Departure } from './departure';
import { actOverLimit, onlyRefusedFor } from './mx-booking';
import { HELP_OVER_LIMIT, NATIONAL_KEPT, REST_KEPT } from './mx-departures';
import { act } from './mx-names';

type BuyTrain = Extract<MxAction, { readonly do: 'buyTrain' }>;

/** Companies of which something has been sold in this turn: there they are sold once. */
const soldOnce = ({ state }: Table): string[] => Object.keys(own(state).turn.sales);

/** Is this the share of the NdeM that is marked as a president's there? */
function marked({ state }: Table, player: PlayerId): boolean {
	const others = state.seats.filter((other) => other !== player);
	const alone = others.every((other) => percentAt(state, NDEM, other) === 0);
	return alone && percentAt(state, NDEM, player) === 10;
}

/** Why a company is kept that could be sold here; null when it would be sold there too. */
function reason(table: Table, player: PlayerId, company: string): Departure | null {
	if (soldOnce(table).includes(company)) return REST_KEPT;
	return company === NDEM && marked(table, player) ? NATIONAL_KEPT : null;
}

/** Why everything is kept that could still be sold for the train; empty when anything would be sold there. */
function reasons(table: Table, player: PlayerId): Departure[] {
	const { state } = table;
	const sales = possibleSales(state, player).filter(
		(sale) => sellForTrain.check(state, { do: 'sellForTrain', ...sale }).length === 0
	);
	const why = [...new Set(sales.map(({ company }) => company))].map((company) =>
		reason(table, player, company)
	);
	return why.every((each) => each !== null) ? why : [];
}

/** A train with the help of its director: what he keeps is no reason there not to borrow. */
export function buyWithHelp(table: Table, player: PlayerId, purchase: BuyTrain): void {
	const refused = onlyRefusedFor(table, purchase, 'can-still-sell');
	for (const why of new Set(refused ? reasons(table, player) : [])) lend(table, player, why);
	actOverLimit(table, purchase, HELP_OVER_LIMIT, 'must-sell');
}

/** What is missing comes from outside before the purchase, and is owed with its interest (6.16.2). */
function lend(table: Table, player: PlayerId, why: Departure): void {
	const amount = emergency(table.state)?.short ?? 0;
	if (amount === 0) return table.depart(why);
	const owed = (table.state.debt[player] ?? 0) + amount + halfRoundedUp(amount);
	bookDeparture(table, why, [{ kind: 'cash', from: 'outside', to: player, amount }]);
	act(table, {
		do: 'own.repair',
		reason: why.id,
		changes: [{ kind: 'debt', player, amount: owed }]
	});
}

/** The turn of a player is over there, also when more could be sold of what has been sold once. */
export function endStockTurn(table: Table, player: PlayerId): void {
	const { turn } = table.state;
	const acted = turn?.kind === 'stock' && turn.acted;
	const end: Action = acted ? { do: 'endTurn' } : { do: 'pass', player };
	if (soldOnce(table).length === 0) table.act(end);
	else actOverLimit(table, end, REST_KEPT, 'must-sell');
}
