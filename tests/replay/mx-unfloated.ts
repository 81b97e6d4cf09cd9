/** Stations of the NdeM for companies that have not floated: their money is locked here (6.22.3, A-MX-09). */
import { cashOf, type Correction, type PlayerId } from '../../src/lib/engine';
import type { MxAction } from '../../src/lib/engine/titles/1822mx';
import { company, controller, nextPlayer } from '../../src/lib/engine/titles/1822mx/rules/common';
import { own } from '../../src/lib/engine/titles/1822mx/rules/own';
import { majors, NDEM } from '../../src/lib/engine/titles/1822mx/tables/companies';
import type { Table } from './adapter';
import { bookDeparture, correct } from './departure';
import { onlyRefusedFor } from './mx-booking';
import { UNFLOATED_BID } from './mx-departures';
import type { MxLine } from './mx-names';
import { need, playerId } from './names';

const REFUSAL = 'no-company-can-pay';

type Bid = Extract<MxAction, { do: 'own.offerStation' | 'own.raiseStation' }>;

/** Has this company locked money and an exchange token for it? */
function couldPay({ state }: Table, id: string, player: PlayerId, amount: number): boolean {
	const { floated, tokens } = company(state, id);
	const able = !floated && tokens.exchange > 0 && cashOf(state, id) >= amount;
	return able && controller(state, id) === player;
}

const field = (name: string, value: string | number | null): Correction => ({
	kind: 'field',
	field: `auction ${name}`,
	value
});

const turnOf = (player: PlayerId): Correction => ({
	kind: 'turn',
	turn: { kind: 'own', step: 'tokenAuction', player, company: NDEM }
});

/** The bid of such a company, as the banker would set it; true when it was one. */
export function bidLocked(table: Table, line: MxLine, bid: Bid): boolean {
	const { player, amount } = bid;
	const payer = majors.some(({ id }) => couldPay(table, id, player, amount));
	if (!payer || !onlyRefusedFor(table, bid, REFUSAL)) return false;
	const next = playerId(table.setup, need(line.after.acting?.[0], 'the next bidder'));
	const opened =
		bid.do === 'own.offerStation'
			? [field('opener', player), field('passes', 0), field('station', bid.station)]
			: [];
	const high = [field('bidder', player), field('amount', amount)];
	bookDeparture(table, UNFLOATED_BID, [...opened, ...high, turnOf(next)]);
	return true;
}

/** It has won and pays; the next in order puts a station up. True when it was such a company. */
export function takeLocked(table: Table, player: PlayerId, id: string): boolean {
	const { auction, stations } = own(table.state);
	const item = auction?.item ?? null;
	const take = { do: 'own.takeStation', player, company: id } as const;
	if (auction === null || item === null) return false;
	const { station, high } = item;
	if (!couldPay(table, id, player, high.amount)) return false;
	if (!onlyRefusedFor(table, take, REFUSAL)) return false;
	const { tokens } = company(table.state, id);
	const next = nextPlayer(table.state, auction.opener);
	const left = { ...tokens, exchange: tokens.exchange - 1, placed: tokens.placed + 1 };
	correct(table, UNFLOATED_BID, [
		{ kind: 'cash', from: id, to: 'bank', amount: high.amount },
		{ kind: 'tokens', company: id, tokens: left },
		{ kind: 'field', field: 'stations', value: stations.filter((each) => each !== station) },
		{ kind: 'duty', duty: 'takeStation' },
		field('station', null),
		field('passes', 0),
		field('opener', next),
		turnOf(next)
	]);
	return true;
}
