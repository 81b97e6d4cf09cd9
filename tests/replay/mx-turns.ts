/** Turns of 1822MX that the other engine settled or passed on by itself. */
import type { State } from '../../src/lib/engine';
import { own } from '../../src/lib/engine/titles/1822mx/rules/own';
import { NDEM } from '../../src/lib/engine/titles/1822mx/tables/companies';
import type { Table } from './adapter';
import { PRICE_STOPPED_SET } from './mx-departures';
import { choiceOf } from './mx-earnings';
import { endStockTurn } from './mx-kept';
import { act, companyId, holderOf, operating, type MxLine, type MxState } from './mx-names';
import { lateOnes, putOffDiscards } from './mx-late';
import { activeCompany, giveTurn, stepTo } from './mx-order';
import { layTwin } from './mx-stacks';
import { auctionOver, endNational, inAuction } from './mx-stations';
import { playerId, stepOf } from './names';

/** Runs that the other engine settled by itself: minors, the NdeM, companies that did not run. */
export function settle(table: Table, line: MxLine): void {
	for (const dividend of line.dividends ?? []) {
		const company = holderOf(table.setup, dividend.entity);
		reach(table, company);
		const { turn } = table.state;
		if (turn?.kind !== 'operating' || turn.company !== company || turn.settled) continue;
		if (dividend.revenue === 0) table.act({ do: 'noRun', company });
		else {
			const kind = table.state.companies[company]?.kind;
			const choice =
				kind === 'minor' ? 'half' : kind === 'national' ? 'pay' : choiceOf(dividend.kind);
			table.act({ do: 'run', company, revenue: dividend.revenue, choice });
		}
	}
}

/** Goes on to a company's turn when the line has already settled its run. */
function reach(table: Table, company: string): void {
	for (let i = 0; i < 40; i++) {
		if (operating(table) === company || table.state.duties.length > 0) return;
		if (table.state.turn === null || !advance(table, company)) return;
	}
}

/** Turns that the other engine passed on by itself, until ours stands where the line says. */
export function catchUp(table: Table, line: MxLine, before: State): void {
	for (let i = 0; i < 60; i++) {
		if (table.state.finished !== null) return;
		layTwin(table, line.state, before);
		// The round may also be over with the pass of somebody who could do nothing.
		keepCash(table, line);
		if (table.state.duties.length > 0 && !putOffDiscards(table, line)) return;
		if (auctionOver(table, line) || stands(table, line)) return;
		if (beganLater(line) && giveTurn(table, activeCompany(line))) return;
		if (operating(table) === NDEM && inAuction(line.after)) endNational(table, line);
		else if (endsThere(table, line) || !advance(table, activeCompany(line))) return;
	}
}

/** Nobody's turn had begun there before this line, although ours has. */
const beganLater = ({ before }: MxLine): boolean =>
	inAuction(before) || stepOf(before) === 'DiscardTrain';

/** The owner of P7 is not asked there when doubling would change nothing. */
function keepCash(table: Table, line: MxLine): void {
	const duty = table.state.duties.find((each) => each.kind === 'declareCash');
	if (duty === undefined || line.after.round.type === 'choices') return;
	act(table, { do: 'own.declareCash', player: duty.player, double: false });
}

/** A bank break plays out its set here, but a price of 600 stopped it there. */
function endsThere(table: Table, line: MxLine): boolean {
	const { end, round } = table.state;
	const over = line.state.finished === true && line.state.end_trigger?.[0] === 'stock_market';
	const [label] = [line.after.round.label];
	if (!over || end?.reason !== 'bank' || label === `OR ${round.number}.${round.part}`) return false;
	table.depart(PRICE_STOPPED_SET);
	table.notes.set('stoppedThere', true);
	table.act({ do: 'stopGame' });
	return true;
}

function stands(table: Table, line: MxLine): boolean {
	const { turn, round } = table.state;
	if (line.state.finished === true || turn === null || turn.kind === 'income') return false;
	if (turn.kind === 'own') return true;
	const { label } = line.after.round;
	const [kind, id] = (line.after.active[0] ?? '').split(':');
	if (turn.kind === 'operating') {
		// Its shares are paid out and its stations auctioned, also when nobody held any.
		if (turn.company === NDEM && inAuction(line.after)) return false;
		if (lateOnes(table).length > 0) return true;
		if (label !== `OR ${round.number}.${round.part}`) return false;
		return kind === 'company' || (kind === 'corp' && companyId(id ?? '') === turn.company);
	}
	if (turn.kind !== 'stock' || kind !== 'player' || spent(table)) return false;
	return label === `SR ${round.number}` && playerId(table.setup, id ?? '') === turn.player;
}

const BIDS_A_TURN = 3;

/** After a purchase or the third bid a turn is over there, also when everybody else is skipped. */
function spent({ state }: Table): boolean {
	const { turn } = state;
	return turn?.kind === 'stock' && (turn.bought || own(state).turn.bids >= BIDS_A_TURN);
}

/** One step forward without a decision of anybody's; false when there is none. */
function advance(table: Table, next: string | null): boolean {
	const { turn } = table.state;
	if (turn?.kind === 'stock') endStockTurn(table, turn.player);
	else if (turn?.kind === 'income') stepTo(table, { do: 'payIncome' }, next);
	else if (turn?.kind === 'operating') stepTo(table, { do: 'endTurn' }, next);
	else return false;
	return true;
}

/** Powers that were used up in this line. */
export function closePrivates(table: Table, state: MxState): void {
	const closed = state.closed['companies'] ?? [];
	const company = operating(table);
	for (const deed of ['P8', 'P9', 'P12', 'P13', 'P17', 'P18']) {
		if (company === null || table.state.deeds[deed]?.place !== company) continue;
		if (closed.includes(deed)) act(table, { do: 'own.usePrivate', company, deed });
	}
}
