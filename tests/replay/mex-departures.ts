/**
 * Where the recorded games depart from the 18MEX rulebook. Each departure is a general rule with its
 * section and its correction: the banker's entry that brings our book to what was played there, so
 * that everything after it can still be compared to the last coin.
 */
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
import { companyId, holderOf } from './mex-names';
import type { TraceLine } from './trace';

export const TILE_CLOSES_KCMO: Departure = {
	id: 'KCM&O closed by its tile',
	rule: 'Table III',
	what: 'Laying tile 470 does not close KCM&O; there it does (D-MEX-03).'
};
export const HALF_BOUGHT_UP: Departure = {
	id: '5% bought at the rounded-up half',
	rule: '3.2(c)(3)',
	what: 'Buying 5% costs half the market value rounded down; there rounded up (D-MEX-04).'
};
export const HALVES_NEVER_DROP: Departure = {
	id: 'two 5% sold without a drop',
	rule: '3.2(a)',
	what: 'A second 5% sold in the same turn completes a share: it pays the rest and drops a row (D-MEX-05).'
};
export const CHANGE_SOLD_DOWN: Departure = {
	id: '5% sold with change at the rounded-down half',
	rule: '3.2(a)(6)',
	what: 'A sale of 5% pays half the market value rounded up, change or not (A-MEX-03); there the price less the rounded-up half.'
};
export const STACK_ORDER: Departure = {
	id: 'operated marker kept its place in the stack',
	rule: '4(c)',
	what: 'A marker that has operated lies under those that have not (A-MEX-31); there it does not move.'
};
export const KCMO_BELOW_HALF: Departure = {
	id: 'KCM&O sold early below half its value',
	rule: '4.3.5, 8(b)',
	what: 'Half of par is the least price also under option 8(b) (D-MEX-09, A-MEX-16); there any price from 1.'
};
export const AUCTION_ORDER: Departure = {
	id: 'lowest bidder asked first in an auction',
	rule: '3.1.1',
	what: 'Bidders are asked in turn and may come back after a pass (D-MEX-11); there the lowest bidder is asked, and a pass is final.'
};
export const MINORS_RUN_FLAT: Departure = {
	id: 'minors paid a flat 30 in the opening sale',
	rule: '3.1, 4.2(d)',
	what: 'While the opening packet is unsold a normal operating round is played (D-MEX-06); there each minor brings 15 and 15.'
};
export const HELP_FOR_OTHERS: Departure = {
	id: 'president helped to buy a train of another company',
	rule: '4.3.4.2(a)',
	what: 'The president only adds to the price of the cheapest train of the bank; there also to another company’s train.'
};
export const BANKRUPT_WITH_SHARES: Departure = {
	id: 'bankrupt with shares that could be sold',
	rule: '4.3.4.2, 6(c)',
	what: 'All that may be sold is sold before a bankruptcy (A-MEX-25); there a 5% certificate, or what could be sold with change, is kept.'
};

export const OBSOLETE_NOT_COUNTED: Departure = {
	id: 'train bought beside obsolete ones at the limit',
	rule: '4.3.4(g), 4.3.4.1',
	what: 'Obsolete trains count against the limit until they are removed (A-MEX-23); there they do not.'
};
export const DEED_KEEPS_PRIORITY: Departure = {
	id: 'priority shown as before a private was bought from a player',
	rule: '3.2(c)(4), 3.6',
	what: 'Buying a private from a player is an action, so the Priority Deal follows its buyer; there too, but until the round is over another player is shown.'
};
export const DEED_OVER_LIMIT: Departure = {
	id: 'private bought from a player over the certificate limit',
	rule: '3.3(b)',
	what: 'Nobody at the certificate limit buys a private; there anybody does, and sells afterwards.'
};
export const DEED_BEFORE_DISCARDS: Departure = {
	id: 'private bought before trains were discarded',
	rule: '4.3.4(g)',
	what: 'Trains over the limit are discarded at once; there the operating company may buy a private first.'
};
export const CHANGE_WITH_HALVES: Departure = {
	id: 'change made with a 5% in hand',
	rule: '3.2(a)(6)',
	what: 'Only who has no 5% certificate sells 5% with change; there also who has one.'
};

export const CHANGE_WITH_BOTH: Departure = {
	id: 'change bought with both 5% in hand',
	rule: '3.2(c)(5)',
	what: 'Only who owns an odd multiple of 5% buys 5% with change; there also who has both 5% certificates.'
};
export const PRESIDENCY_FOR_15: Departure = {
	id: 'presidency of NdM taken for 15%',
	rule: '3.5(b)',
	what: 'A new president gives 20% for the certificate; there two certificates, also if they are 10% and 5%.'
};

export const MORE_THAN_A_HALF: Departure = {
	id: '10% sold for a train where a 5% would have done',
	rule: '4.3.4.2(d)',
	what: 'Just enough is sold for a train, a 5% certificate too; there it is counted in shares of the size that is sold.'
};

export const WHOLE_CERTIFICATE: Departure = {
	id: 'president’s certificate sold whole for a train where half would have done',
	rule: '4.3.4.2(d), 3.2(a)(5)',
	what: 'Just enough is sold for a train, half of a lone president’s certificate too; there certificates are counted.'
};
export const SPLIT_BESIDE_A_HALF: Departure = {
	id: 'half a president’s certificate sold beside a 5%',
	rule: '3.2(a)(5)',
	what: 'Only who owns nothing but the president’s certificate sells half of it; there also who has 5% certificates.'
};
export const HALF_FOR_A_SPLIT: Departure = {
	id: 'half a president’s certificate given back as a 5%',
	rule: '3.2(a)(5)',
	what: 'Who sells half of the certificate keeps 10%; there the first share of the Open Market, also if it is a 5%.'
};

export const HALVES_SCORED_UP: Departure = {
	id: 'two 5% worth one more at the end',
	rule: '6.1',
	what: 'A holding is rounded up once at the end, so that two 5% are a share (D-MEX-17); there each 5% is rounded up.'
};
export const MINORS_CLOSED_AT_5: Departure = {
	id: 'certificates of open minors closed in phase 5',
	rule: '8(c), 3.3(b), 6.1(c)',
	what: 'Under option 8(c) a minor that is open in phase 5 is still a certificate and worth its par; there its certificate closes with the privates.'
};

export const NDM_SETTLES_LATE: Departure = {
	id: 'NdM settled its merger after the next turn had begun',
	rule: '5.3(f), 5.3(g)',
	what: 'NdM places its exchange tokens and discards before anybody goes on; there, when the operating company merges, the next one begins first.'
};

export const departures: readonly Departure[] = [
	DEED_OVER_LIMIT,
	DEED_BEFORE_DISCARDS,
	WHOLE_CERTIFICATE,
	SPLIT_BESIDE_A_HALF,
	HALF_FOR_A_SPLIT,
	NDM_SETTLES_LATE,
	HALVES_SCORED_UP,
	MINORS_CLOSED_AT_5,
	MORE_THAN_A_HALF,
	OBSOLETE_NOT_COUNTED,
	DEED_KEEPS_PRIORITY,
	CHANGE_WITH_HALVES,
	CHANGE_WITH_BOTH,
	PRESIDENCY_FOR_15,
	TILE_CLOSES_KCMO,
	HALF_BOUGHT_UP,
	HALVES_NEVER_DROP,
	CHANGE_SOLD_DOWN,
	STACK_ORDER,
	KCMO_BELOW_HALF,
	AUCTION_ORDER,
	MINORS_RUN_FLAT,
	HELP_FOR_OTHERS,
	BANKRUPT_WITH_SHARES
];

type BuyTrain = Extract<Action, { readonly do: 'buyTrain' }>;
type Sale = Extract<Action, { readonly do: 'sellForTrain' | 'sellShares' }>;

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

/** Books a sale that only a 5% or half a certificate stands against, with that out of the way for it. */
export function sellBesideHalves(table: Table, sale: Sale, certificates: number): void {
	const { player, company } = sale;
	if (!onlyAgainst(table, sale, ['more-than-needed', 'president-split'])) return table.act(sale);
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
