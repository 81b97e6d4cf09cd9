/**
 * Invariants: what is true after every action, whatever the rules say. A breach is a bug in the
 * engine (or a broken save), never something the banker did.
 *
 * `checkTouched` looks only at what the facts touched; a property test proves that it finds what
 * `checkAll` finds.
 */
import { isPlayer, type CompanyId, type Holder } from './ids';
import type { PostedFact } from './fact';
import type { State } from './state';

export class BrokenInvariant extends Error {
	constructor(what: string) {
		super(what);
		this.name = 'BrokenInvariant';
	}
}

/** Only these may go below zero: a broken bank pays on, and outside lends. */
const MAY_BE_NEGATIVE: ReadonlySet<Holder> = new Set<Holder>(['bank', 'outside']);

export function totalCash(state: State): number {
	let total = 0;
	for (const holder in state.cash) total += state.cash[holder] ?? 0;
	return total;
}

/** Every breach in the whole state, as sentences for engineers. */
export function breaches(state: State, constant: number): string[] {
	const found: string[] = [];
	if (totalCash(state) !== constant) {
		found.push(`cash sums to ${totalCash(state)}, not ${constant}`);
	}
	for (const holder in state.cash) pushIf(found, cashBreach(state, holder));
	for (const company in state.companies) found.push(...companyBreaches(state, company));
	const trains = new Set(state.trains.map((train) => train.id));
	if (trains.size !== state.trains.length) found.push('two trains share an id');
	const onChart = Object.values(state.market).flat();
	if (new Set(onChart).size !== onChart.length) found.push('a marker lies twice on the chart');
	for (const player of state.seats) {
		if (reserved(state, player) > (state.cash[player] ?? 0)) {
			found.push(`${player} has bid more than the cash in hand`);
		}
	}
	return found;
}

function pushIf(list: string[], item: string | null): void {
	if (item !== null) list.push(item);
}

function cashBreach(state: State, holder: Holder): string | null {
	const amount = state.cash[holder] ?? 0;
	if (!Number.isSafeInteger(amount)) return `${holder} holds ${amount}, which is no whole amount`;
	if (amount < 0 && !MAY_BE_NEGATIVE.has(holder)) return `${holder} holds ${amount}`;
	return null;
}

function companyBreaches(state: State, id: CompanyId): string[] {
	const company = state.companies[id];
	if (company === undefined) return [`${id} is no company`];
	const found: string[] = [];
	const all = state.certificates[id] ?? [];
	const live = all.reduce((sum, c) => sum + (c.place === 'removed' ? 0 : c.percent), 0);
	if (all.length > 0 && live !== (company.closed ? 0 : company.issued)) {
		found.push(`${id} has ${live}% in certificates, not ${company.issued}%`);
	}
	const { spot } = company;
	if (spot !== null && !(state.market[spot.cell] ?? []).includes(id)) {
		found.push(`${id}'s marker is not in the stack of ${spot.cell}`);
	}
	return found;
}

/** Money a player has set aside for open bids. */
export function reserved(state: State, player: string): number {
	let sum = 0;
	for (const deed in state.bids) {
		for (const bid of state.bids[deed] ?? []) if (bid.player === player) sum += bid.amount;
	}
	return sum;
}

/** The check after every action: what its facts touched. Throws on a breach. */
export function checkTouched(before: State, after: State, facts: readonly PostedFact[]): void {
	for (const fact of facts) checkFact(before, after, fact);
	if (before.cash !== after.cash && totalCash(before) !== totalCash(after)) {
		refuse([`cash changed from ${totalCash(before)} to ${totalCash(after)}`]);
	}
}

function checkFact(before: State, after: State, fact: PostedFact): void {
	if (fact.t === 'moneyMoved') {
		refuse([cashBreach(after, fact.from), cashBreach(after, fact.to)]);
		if (isPlayer(fact.from)) refuseBids(after, fact.from);
	} else if (fact.t === 'certificateMoved' || fact.t === 'certificateAdded') {
		if (after.certificates[fact.company] !== before.certificates[fact.company]) {
			refuse(companyBreaches(after, fact.company));
		}
	} else if (fact.t === 'markerMoved' || fact.t === 'companyClosed' || fact.t === 'issuedChanged') {
		refuse(companyBreaches(after, fact.company));
	} else if (fact.t === 'bidPlaced') {
		refuseBids(after, fact.player);
	}
}

function refuseBids(state: State, player: string): void {
	if (reserved(state, player) > (state.cash[player] ?? 0)) {
		refuse([`${player} has bid more than the cash in hand`]);
	}
}

function refuse(found: readonly (string | null)[]): void {
	const first = found.find((breach) => breach !== null);
	if (first !== undefined && first !== null) throw new BrokenInvariant(first);
}
