/** Sales of 1822MX: after a bid, a second time in one turn, for a train; and directors who stay. */
import {
	cashOf,
	presidentOf,
	type Correction,
	type PlayerId,
	type State
} from '../../src/lib/engine';
import { ordinary, presidentCertificate } from '../../src/lib/engine/core/certificates/holdings';
import { own } from '../../src/lib/engine/titles/1822mx/rules/own';
import type { Table } from './adapter';
import { bookDeparture, cashChange, correct, paidMore } from './departure';
import { onlyRefusedFor } from './mx-booking';
import { DIRECTOR_KEPT, SOLD_AFTER_BID, SOLD_AGAIN, SOLD_IN_FIRST_TURN } from './mx-departures';
import { companyId, entityPlayer, operating, type MxLine } from './mx-names';
import { bare, playerId, stepOf } from './names';

/** In a stock turn or for a train, with what stands against it here booked first. */
export function sell(table: Table, line: MxLine, corp: string, percent: number): void {
	const player = entityPlayer(table, line);
	const company = companyId(corp);
	const before = table.state;
	const kind = before.turn?.kind === 'stock' ? 'sellShares' : 'sellForTrain';
	const sale = { do: kind, player, company, percent } as const;
	const { bids, sales } = own(before).turn;
	const note = (value: number): Correction[] => [{ kind: 'field', field: 'turn bids', value }];
	const purse = cashOf(before, player);
	if (operating(table) === company && onlyRefusedFor(table, sale, 'not-operated')) {
		return sellInFirstTurn(table, line, corp, player, percent);
	}
	if (onlyRefusedFor(table, sale, 'sell-first') && bids > 0) {
		bookDeparture(table, SOLD_AFTER_BID, note(0));
		table.act(sale);
		correct(table, SOLD_AFTER_BID, note(bids));
	} else if (sales[company] && purse > 0 && onlyRefusedFor(table, sale, 'more-than-needed')) {
		// At the price there, which has fallen with the first sale, it is not more than needed: the
		// purse lies aside, so that the sale is weighed without it.
		bookDeparture(table, SOLD_AGAIN, cashChange(player, -purse));
		table.act(sale);
		correct(table, SOLD_AGAIN, cashChange(player, purse));
	} else table.act(sale);
	sellAgain(table, line, corp, player, before);
}

/** The company has run, but its first turn is not over: the certificates, the money and the marker move. */
function sellInFirstTurn(
	table: Table,
	line: MxLine,
	corp: string,
	player: PlayerId,
	percent: number
): void {
	const company = companyId(corp);
	const sold = ordinary(table.state, company, player, 10).slice(0, percent / 10);
	bookDeparture(table, SOLD_IN_FIRST_TURN, [
		...sold.map(
			({ id }) => ({ kind: 'certificate', company, certificate: id, to: 'pool' }) as const
		),
		...cashChange(player, paidMore(table, line, player, table.state)),
		...markerAsThere(table, line, corp)
	]);
}

/** The marker on the space where the trace has it; nothing when it lies there. */
function markerAsThere(table: Table, line: MxLine, corp: string): Correction[] {
	const there = line.state.corps[corp];
	if (there === undefined || there.row === null || there.col === null) return [];
	const company = companyId(corp);
	const cell = `${there.row + 1}.${there.col + 1}` as const;
	if (table.state.companies[company]?.spot?.cell === cell) return [];
	return [{ kind: 'marker', company, cell, at: there.pos ?? 0 }];
}

/** A second sale of the same company in one turn: there at the price after the first. */
export function sellAgain(
	table: Table,
	line: MxLine,
	corp: string,
	player: PlayerId,
	before: State
): void {
	if (own(before).turn.sales[companyId(corp)] === undefined) return;
	const more = paidMore(table, line, player, before);
	const changes = [...markerAsThere(table, line, corp), ...cashChange(player, more)];
	if (changes.length > 0) bookDeparture(table, SOLD_AGAIN, changes);
}

/** There a share handed over for a minor moves no directorship; the certificates go back. */
export function keepDirector(table: Table, line: MxLine): void {
	if (stepOf(line.before) !== 'MinorAcquisition') return;
	const id = String(line.action.entity);
	const company = companyId(id);
	const owner = line.state.corps[id]?.owner;
	const taken = presidentOf(table.state, company);
	if (owner === undefined || owner === null || owner === 'market' || taken === null) return;
	const director = playerId(table.setup, bare(owner));
	const certificate = presidentCertificate(table.state, company);
	if (director === taken || certificate === null) return;
	const move = (one: string, to: PlayerId): Correction => ({
		kind: 'certificate',
		company,
		certificate: one,
		to
	});
	const given = ordinary(table.state, company, director, 10).slice(0, certificate.percent / 10);
	bookDeparture(table, DIRECTOR_KEPT, [
		move(certificate.id, director),
		...given.map((share) => move(share.id, taken))
	]);
}
