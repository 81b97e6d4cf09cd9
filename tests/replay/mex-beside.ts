/** Entries of 18MEX that only a departure stands against: booked with what is in their way lying aside. */
import {
	cashOf,
	countTrains,
	decide,
	trainsAt,
	type Action,
	type Correction,
	type PlayerId,
	type State
} from '../../src/lib/engine';
import { ordinary } from '../../src/lib/engine/core/certificates/holdings';
import { emergency } from '../../src/lib/engine/titles/18mex/rules/emergency';
import type { Table } from './adapter';
import { bookDeparture, correct, reorder, stacksOf, type Departure } from './departure';
import {
	HELP_FOR_OTHERS,
	MORE_THAN_A_HALF,
	OBSOLETE_NOT_COUNTED,
	SPLIT_BESIDE_A_HALF,
	STACK_ORDER,
	WHOLE_CERTIFICATE
} from './mex-departures';
import { companyId, holderOf } from './mex-names';
import type { TraceLine } from './trace';

type BuyTrain = Extract<Action, { readonly do: 'buyTrain' }>;
export type Sale = Extract<Action, { readonly do: 'sellForTrain' | 'sellShares' }>;

/** Companies whose markers lay or came to lie face down during a line, also if its round is over. */
export function operatedIn(table: Table, line: TraceLine, before: State): ReadonlySet<string> {
	const down = (state: State): string[] =>
		Object.keys(state.companies).filter((id) => state.companies[id]?.faceDown === true);
	const settled = (line.dividends ?? []).map(({ entity }) => holderOf(table.setup, entity));
	return new Set([...down(before), ...down(table.state), ...settled]);
}

/** Only the order inside a stack differs: the departure is booked and play goes on. */
export function restack(table: Table, line: TraceLine, operated: ReadonlySet<string>): void {
	for (const [cell, wanted] of stacksOf(line.state, companyId)) {
		// Only markers that have operated in this round can lie differently; anything else is a fault.
		const waiting = (stack: readonly string[]) => stack.filter((id) => !operated.has(id)).join();
		const known = waiting(table.state.market[cell] ?? []) === waiting(wanted);
		const changes = known ? reorder(table.state, cell, wanted) : [];
		if (changes.length > 0) bookDeparture(table, STACK_ORDER, changes);
	}
}

/** Money for a train of another company, which our president may not add. */
export function helpForOther(table: Table, company: string, amount: number): void {
	const president = table.title.controller(table.state, company);
	if (president === null || amount === 0 || countTrains(table.state, company) > 0) return;
	bookDeparture(table, HELP_FOR_OTHERS, [{ kind: 'cash', from: president, to: company, amount }]);
}

/** What stands against an action, in codes. */
function standsAgainst(table: Table, action: Action): readonly string[] {
	const decision = decide(table.title.rules, table.state, action);
	return decision.ok ? [] : decision.refusals.map((refusal) => refusal.code);
}

/** Is there nothing against it but this? */
export function onlyAgainst(table: Table, action: Action, codes: readonly string[]): boolean {
	const against = standsAgainst(table, action);
	return against.length > 0 && against.every((code) => codes.includes(code));
}

interface Aside {
	readonly departure: Departure;
	/** What lies aside, and how it comes back. */
	readonly away: readonly Correction[];
	readonly back: readonly Correction[];
}

/** Books an action with what stands in its way lying aside for it. */
export function actBeside(table: Table, action: Action, { departure, away, back }: Aside): void {
	if (away.length === 0) return table.act(action);
	bookDeparture(table, departure, away);
	table.act(action);
	correct(table, departure, back);
}

/** What a 5% in the hand may lie in the way of: with it a president may have as much as his heir, too. */
const BESIDE_A_HALF = ['more-than-needed', 'president-split', 'president-stays'];

/** Books a sale that only a 5% or half a certificate stands against, with that out of the way for it. */
export function sellBesideHalves(table: Table, sale: Sale, certificates: number): void {
	const { player, company } = sale;
	if (!onlyAgainst(table, sale, BESIDE_A_HALF)) return table.act(sale);
	const whole = certificates === 1 && sale.percent === 20 && halfWouldDo(table, company);
	const fives = ordinary(table.state, company, player, 5);
	const hold = (away: boolean): Correction[] =>
		fives.map(({ id }) => {
			return { kind: 'certificate', company, certificate: id, to: away ? 'reserve' : player };
		});
	const pay = moneyOf(table, player);
	// Money first: without his 5% a president may seem to hold less than another.
	const ways = [pay, hold, (away: boolean) => [...hold(away), ...pay(away)]];
	const way = ways.find((each) => outOfTheWay(table, sale, each(true)));
	if (way === undefined || (!whole && fives.length === 0)) return table.act(sale);
	const split = standsAgainst(table, sale).includes('president-split');
	const departure = whole ? WHOLE_CERTIFICATE : split ? SPLIT_BESIDE_A_HALF : MORE_THAN_A_HALF;
	actBeside(table, sale, { departure, away: way(true), back: way(false) });
}

/** Would the sale be booked with these things lying aside? */
function outOfTheWay(table: Table, sale: Sale, changes: readonly Correction[]): boolean {
	const { rules } = table.title;
	if (changes.length === 0) return false;
	const aside = decide(rules, table.state, { do: 'correct', reason: 'a trial', changes });
	return aside.ok && decide(rules, aside.state, sale).ok;
}

/** Does half of a president's certificate bring what is missing for the train? */
function halfWouldDo(table: Table, company: string): boolean {
	const now = emergency(table.state);
	return now !== null && (table.state.companies[company]?.spot?.price ?? 0) >= now.short;
}

/** All money of the operating company and its president, which lies aside while a certificate is sold. */
function moneyOf(table: Table, player: PlayerId): (away: boolean) => Correction[] {
	const { turn } = table.state;
	const holders = turn?.kind === 'operating' ? [turn.company, player] : [];
	const money = holders.map((holder) => ({ holder, amount: cashOf(table.state, holder) }));
	return (away) =>
		money
			.filter(({ amount }) => amount > 0)
			.map(({ holder, amount }) => {
				const way = away ? { from: holder, to: 'bank' } : { from: 'bank', to: holder };
				return { kind: 'cash' as const, ...way, amount };
			});
}

/** Books a purchase that only its obsolete trains stand against, with those lying aside for it. */
export function buyBesideObsolete(table: Table, buy: BuyTrain): void {
	const known = onlyAgainst(table, buy, ['train-limit']);
	const obsolete = trainsAt(table.state, buy.company).filter((train) => train.obsolete);
	const aside = known ? obsolete : [];
	const move = (to: string) => aside.map(({ id }) => ({ kind: 'train' as const, train: id, to }));
	const departure = OBSOLETE_NOT_COUNTED;
	actBeside(table, buy, { departure, away: move('removed'), back: move(buy.company) });
}
