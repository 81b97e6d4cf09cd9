/** Shares of 18MEX: bought, sold, with 5% certificates and change. */
import {
	cashOf,
	percentAt,
	presidentOf,
	type Correction,
	type PlayerId,
	type State
} from '../../src/lib/engine';
import { ordinary } from '../../src/lib/engine/core/certificates/holdings';
import { Inexpressible, type Table } from './adapter';
import { bookDeparture, cashChange, paidMore, type CellId } from './departure';
import { actBeside, sellBesideHalves, type Sale } from './mex-beside';
import {
	CHANGE_IN_OFFERING,
	CHANGE_SOLD_DOWN,
	CHANGE_WITH_BOTH,
	CHANGE_WITH_HALVES,
	HALF_BOUGHT_UP,
	HALF_FOR_A_SPLIT,
	HALVES_NEVER_DROP,
	PRESIDENCY_FOR_15
} from './mex-departures';
import { bookUncounted, countedFor } from './mex-counted';
import { companyId, entityPlayer } from './mex-names';
import { forgetPriority } from './mex-priority';
import { need, sum } from './names';
import type { TraceLine, TraceSetup, TraceState } from './trace';

/** A share's size in percent by its id, such as NdM_8. */
function sharePercent(setup: TraceSetup, share: string): number {
	const at = share.lastIndexOf('_');
	const corp = setup.corporations.find((c) => c.id === share.slice(0, at));
	// Of a company that is not there nothing can be bought or sold; the engine says so.
	if (corp === undefined) return 10;
	const entry = need(corp.shares[Number(share.slice(at + 1))], `the size of ${share}`);
	return typeof entry === 'number' ? entry : entry[0];
}

const corpOf = (share: string): string => share.slice(0, share.lastIndexOf('_'));
const swaps = (line: TraceLine): boolean =>
	line.action.swap !== undefined && line.action.swap !== null;

const move = (company: string, certificate: string, to: PlayerId | 'pool' | 'reserve') =>
	({ kind: 'certificate', company, certificate, to }) as const;

export function buyShares(table: Table, line: TraceLine): void {
	const player = entityPlayer(table, line);
	const shares = need(line.action.shares, 'the shares');
	const share = need(shares[0], 'the share');
	const id = corpOf(share);
	const change = swaps(line);
	const percent = change ? 5 : sharePercent(table.setup, share);
	const before = table.previous.corps[id]?.market ?? 0;
	const from = (line.state.corps[id]?.market ?? 0) < before ? 'pool' : 'offering';
	const paid = sum(line, `player:${line.action.entity}`, 'bank');
	const had = cashOf(table.state, player);
	const buy = { do: 'buyShare', player, company: companyId(id), from, percent } as const;
	forgetPriority(table);
	if (change && from === 'offering') return changeInOffering(table, line, id, player);
	if (!change || !changeBoth(table, buy.company, player)) {
		table.act({ ...buy, ...(change ? { change } : {}) });
	} else table.act(buy);
	const over = paid - (had - cashOf(table.state, player));
	if (percent === 5 && over === 1) bookDeparture(table, HALF_BOUGHT_UP, cashChange(player, -1));
}

/**
 * A 5% goes to the Open Market for the rounded-up half of the market value, at most for par, and a 10% is
 * bought with it from the Initial Offering. Where it is worth just as much as par, it stays in the hand there.
 */
function changeInOffering(table: Table, line: TraceLine, corp: string, player: PlayerId): void {
	const company = companyId(corp);
	const half = need(ordinary(table.state, company, player, 5)[0], `a 5% of ${company}`);
	const { par, spot } = need(table.state.companies[company], company);
	const worth = Math.min(par ?? 0, Math.ceil((spot?.price ?? 0) / 2));
	const market = ({ corps }: TraceState): number => corps[corp]?.market ?? 0;
	const goes = market(line.state) > market(table.previous);
	bookDeparture(table, CHANGE_IN_OFFERING, [
		...(goes ? [move(company, half.id, 'pool')] : []),
		...cashChange(player, worth)
	]);
	table.act({ do: 'buyShare', player, company, from: 'offering', percent: 10 });
}

/** Both 5% go to the Open Market for a 10%, so that one of them is bought back; true when they did. */
function changeBoth(table: Table, company: string, player: PlayerId): boolean {
	const both = ordinary(table.state, company, player, 5);
	const ten = ordinary(table.state, company, 'pool', 10)[0];
	if (both.length < 2 || ten === undefined) return false;
	const changes = [
		...both.map(({ id }) => move(company, id, 'pool')),
		move(company, ten.id, player)
	];
	bookDeparture(table, CHANGE_WITH_BOTH, changes);
	return true;
}

export function sellShares(table: Table, line: TraceLine): void {
	const player = entityPlayer(table, line);
	const shares = need(line.action.shares, 'the shares');
	const before = table.state;
	const corp = corpOf(need(shares[0], 'the share'));
	const company = companyId(corp);
	const sizes = shares.map((share) => sharePercent(table.setup, share));
	const handed = line.action.percent ?? sizes.reduce((a, b) => a + b, 0);
	const stock = before.turn?.kind === 'stock';
	// In a sale for a train change is asked for in vain there.
	const change = swaps(line) && (stock || paidForChange(table, line, corp, handed));
	const halves = sizes.filter((size) => size === 5).length;
	const fives = change ? ordinary(before, company, player, 5) : [];
	const certificate = shares.includes(`${corp}_0`);
	const held = fives.length > 0 && !certificate;
	const sale = {
		player,
		company,
		percent: change ? handed - 5 : handed,
		...(held ? { halves: 1 } : change ? { change } : halves > 0 ? { halves } : {})
	};
	forgetPriority(table);
	if (certificate) needHeir(table, company, player, sale.percent);
	const entry = { do: stock ? ('sellShares' as const) : ('sellForTrain' as const), ...sale };
	if (certificate && fives.length > 0) changeBeside(table, entry, fives);
	else sellBesideHalves(table, entry, shares.length);
	keepHalf(table, line, before, corp);
	takeHalf(table, line, corp, player);
	if (held) giveChange(table, company, player);
	if (change || halves > 0) undoHalfDrop(table, line, before, company, player, change);
}

/** There nobody becomes president in some sales, and the certificate is left where nobody has it. */
export function needHeir(table: Table, company: string, player: PlayerId, sold: number): void {
	const { state } = table;
	const counted = (holder: PlayerId): number => countedFor(table, company, holder);
	const others = state.seats.filter((seat) => seat !== player);
	const most = Math.max(...others.map(counted));
	const heirs = others.filter((seat) => counted(seat) === most);
	const able = heirs.some((seat) => percentAt(state, company, seat) >= 20);
	if (able && most > counted(player) - sold) return;
	throw new Inexpressible(
		`the president’s certificate of ${company} lies in the Open Market, and nobody takes it over`
	);
}

/** A president makes change although he has a 5%, which lies aside while his certificate is sold. */
function changeBeside(table: Table, sale: Sale, fives: readonly { readonly id: string }[]): void {
	const { player, company } = sale;
	const lay = (to: PlayerId | 'reserve') => fives.map(({ id }) => move(company, id, to));
	const aside = { departure: CHANGE_WITH_HALVES, away: lay('reserve'), back: lay(player) };
	actBeside(table, sale, aside);
}

/**
 * Who takes a presidency for 10% + 5% + 5% keeps a 5% there. Half a president's certificate is sold by
 * taking a share back from the Open Market, which there is a 10%.
 */
export function keepHalf(table: Table, line: TraceLine, before: State, corp: string): void {
	const company = companyId(corp);
	const outgoing = presidentOf(before, company);
	const heir = presidentOf(table.state, company);
	if (heir === null || outgoing === null || heir === outgoing) return;
	const id = String(table.setup.players[Number(heir.slice(1)) - 1]?.id ?? '');
	const there = line.state.players[id]?.shares[corp];
	const left = ordinary(table.state, company, outgoing, 5);
	const [half] = left.length > 0 ? left : ordinary(table.state, company, 'pool', 5);
	if (half === undefined || there !== percentAt(table.state, company, heir) + 5) return;
	const other = left[1];
	const ten = ordinary(table.state, company, 'pool', 10)[0];
	const back =
		other === undefined || ten === undefined
			? []
			: [move(company, other.id, 'pool'), move(company, ten.id, outgoing)];
	bookUncounted(table, PRESIDENCY_FOR_15, [move(company, half.id, heir), ...back]);
}

/** Was less paid there than all that was handed over is worth? Without a payment what is left says it. */
function paidForChange(table: Table, line: TraceLine, corp: string, handed: number): boolean {
	const paid = sum(line, 'bank', `player:${line.action.entity}`);
	const price = table.state.companies[companyId(corp)]?.spot?.price ?? 0;
	return paid > 0 ? paid < (price * handed) / 10 : soldThere(table, line, corp) !== handed;
}

/** How much of a company the one who acts has given away there with this line. */
function soldThere(table: Table, line: TraceLine, corp: string): number {
	const held = ({ players }: TraceState) => players[String(line.action.entity)]?.shares[corp] ?? 0;
	return held(table.previous) - held(line.state);
}

/** Who sells half a president's certificate takes back the first share of the Open Market there. */
function takeHalf(table: Table, line: TraceLine, corp: string, player: PlayerId): void {
	const company = companyId(corp);
	const there = line.state.players[String(line.action.entity)]?.shares[corp];
	const ten = ordinary(table.state, company, player, 10)[0];
	const half = ordinary(table.state, company, 'pool', 5)[0];
	if (!line.action.shares?.includes(`${corp}_0`) || ten === undefined || half === undefined) return;
	if (there !== percentAt(table.state, company, player) - 5) return;
	const changes = [move(company, ten.id, 'pool'), move(company, half.id, player)];
	bookUncounted(table, HALF_FOR_A_SPLIT, changes);
}

/** The seller's own 5% was sold here; there a 10% went to the Open Market against one more 5%. */
function giveChange(table: Table, company: string, player: PlayerId): void {
	const ten = need(ordinary(table.state, company, player, 10)[0], `a 10% of ${company}`);
	const fives = ordinary(table.state, company, 'pool', 5).slice(0, 2);
	const changes = [
		move(company, ten.id, 'pool'),
		...fives.map(({ id }) => move(company, id, player))
	];
	bookDeparture(table, CHANGE_WITH_HALVES, changes);
}

/** There 5% never drops the marker; it always pays the rounded-up half, with change the rounded-down one. */
function undoHalfDrop(
	table: Table,
	line: TraceLine,
	before: State,
	company: string,
	player: PlayerId,
	change: boolean
): void {
	const marker = oneRowLess(table, line, before, company);
	const dropped = marker !== null;
	const more = paidMore(table, line, player, before);
	// A sum that is further off than a rounding is no departure but a fault.
	if (!dropped && Math.abs(more) !== 1) return;
	const departure = change && !dropped ? CHANGE_SOLD_DOWN : HALVES_NEVER_DROP;
	bookDeparture(table, departure, [...(dropped ? [marker] : []), ...cashChange(player, more)]);
}

/** Where the marker lies there, when the 5% that completes a share has dropped it one row more here. */
function oneRowLess(
	table: Table,
	line: TraceLine,
	before: State,
	company: string
): Correction | null {
	const [top, column] = (before.companies[company]?.spot?.cell ?? '').split('.').map(Number);
	const [bottom] = (table.state.companies[company]?.spot?.cell ?? '').split('.').map(Number);
	if (top === undefined || column === undefined || bottom === undefined) return null;
	const steps = (line.moves ?? []).filter((each) => {
		// The steps of other companies belong to what came after the sale.
		const { corp } = each as { readonly corp?: string };
		return corp === undefined || companyId(corp) === company;
	}).length;
	if (bottom - top <= steps) return null;
	const cell: CellId = `${top + steps}.${column}`;
	if (steps === 0) return whereItLay(before, company, cell);
	return { kind: 'marker', company, cell, at: (table.state.market[cell] ?? []).length };
}

/** There it has not moved at all: it lies where it lay in its stack. */
export function whereItLay(before: State, company: string, cell: CellId): Correction {
	const at = (before.market[cell] ?? []).indexOf(company);
	return { kind: 'marker', company, cell, at };
}
