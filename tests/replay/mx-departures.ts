/**
 * Where the recorded games depart from the 1822MX rulebook. Each departure is a general rule with its
 * section and its correction: the banker's entry that brings our book to what was played there, so
 * that everything after it can still be compared to the last coin.
 */
import {
	cashOf,
	trainsAt,
	type Correction,
	type PlayerId,
	type State,
	type Train
} from '../../src/lib/engine';
import { freeTokens } from '../../src/lib/engine/titles/1822mx/rules/bidding';
import { own } from '../../src/lib/engine/titles/1822mx/rules/own';
import type { Departure, Table } from './adapter';
import { companyId, playerId, type MxLine, type MxState } from './mx-names';

export const PAIR_NOT_COUNTED: Departure = {
	id: 'unsold FCM and M18 took no train',
	rule: '5.12.4',
	what: 'An unsold M18 brings the NdeM an L/2-train too; there only the four minor boxes count (D-MX-06).'
};
export const CUBES_KEEP_PRIVATE: Departure = {
	id: 'P10 or P11 kept until its cubes were used',
	rule: 'Company tables, P10',
	what: 'The certificate closes when it is acquired; there it stays, without revenue (D-MX-10).'
};
export const UNFLOATED_PAID_BANK: Departure = {
	id: 'shares of an unfloated company paid to the bank',
	rule: '5.6.1, 4.3.13',
	what: 'Treasury shares are paid into the treasury, locked until it floats (A-MX-08, A-MX-09); there, from phase 6, to the bank.'
};
export const OPENER_SKIPPED: Departure = {
	id: 'station auction opened by another player',
	rule: '6.22.2',
	what: 'Players take turns in order to put up a station; there a turn can be skipped after an auction.'
};
export const STACK_ORDER: Departure = {
	id: 'order inside a stack',
	rule: '5.12.2, 5.12.3',
	what: 'New minors lie under other minors but above majors; there they go to the bottom.'
};

export const LOANS_FROM_BANK: Departure = {
	id: 'loan paid by the bank',
	rule: '5.4.4',
	what: 'Loans come from outside the bank and go back there; there the bank lends and is repaid (D-MX-07).'
};
export const TOKENS_NOT_COUNTED: Departure = {
	id: 'more bidding tokens than a player has',
	rule: '5.10.3',
	what: 'A player bids on as many items as there are tokens; there nobody counts them.'
};

export const departures: readonly Departure[] = [
	LOANS_FROM_BANK,
	TOKENS_NOT_COUNTED,
	PAIR_NOT_COUNTED,
	CUBES_KEEP_PRIVATE,
	UNFLOATED_PAID_BANK,
	OPENER_SKIPPED,
	STACK_ORDER
];

export function bookDeparture(
	table: Table,
	departure: Departure,
	changes: readonly Correction[]
): void {
	table.depart(departure);
	table.act({ do: 'correct', reason: `${departure.rule}: ${departure.id}`, changes });
}

/** The first concession box holds the pair and nobody bid on it. */
export function pairUnsold(state: State): boolean {
	const { boxes, tokens } = own(state);
	return boxes.concessions.includes('C-FCM') && tokens['C-FCM'] === undefined;
}

const isFamily = (train: Train): boolean => train.type === 'L' || train.type === '2';

/** The L/2-trains our NdeM took for the pair go back on offer. */
export function returnPairTrains(table: Table, line: MxLine): void {
	const upcoming = line.state.depot.upcoming ?? {};
	const wanted = upcoming['L'] ?? 0;
	const ours = trainsAt(table.state, 'offering').filter((t) => t.type === 'L').length;
	if (wanted <= ours) return;
	const keep = (line.state.corps['NDEM']?.trains ?? []).length;
	const held = trainsAt(table.state, 'NdeM');
	const spare = [
		...held.slice(0, Math.max(0, held.length - keep)),
		...trainsAt(table.state, 'removed')
	].filter(isFamily);
	const back = spare.slice(0, wanted - ours);
	bookDeparture(
		table,
		PAIR_NOT_COUNTED,
		back.map((train) => ({ kind: 'train', train: train.id, to: 'offering' }))
	);
	const turned = back.filter((train) => train.type !== 'L');
	if (turned.length === 0) return;
	const changes = turned.map((train) => ({ kind: 'side', train: train.id, to: 'L' }) as const);
	const repair = { do: 'own.repair', reason: PAIR_NOT_COUNTED.id, changes } as const;
	table.act(repair);
}

/** P10 and P11 lie where the trace says, although their cubes have been handed out. */
export function keepCubePrivates(table: Table, state: MxState): void {
	for (const deed of ['P10', 'P11']) {
		const at = table.state.deeds[deed]?.place;
		const holder = Object.entries(state.corps).find(([, corp]) => corp.companies.includes(deed));
		const gone = at !== undefined && table.state.companies[at] !== undefined;
		if (holder !== undefined && at === 'removed') {
			const to = companyId(holder[0]);
			bookDeparture(table, CUBES_KEEP_PRIVATE, [{ kind: 'deed', deed, to }]);
		} else if (holder === undefined && gone) {
			bookDeparture(table, CUBES_KEEP_PRIVATE, [{ kind: 'deed', deed, to: 'removed' }]);
		}
	}
}

/** What an unfloated company was paid goes on to the bank. */
export function passOnPayments(table: Table, state: MxState): void {
	for (const [id, corp] of Object.entries(state.corps)) {
		const company = companyId(id);
		const ours = table.state.companies[company];
		const paid = cashOf(table.state, company);
		if (ours?.kind !== 'major' || ours.floated || corp.floated || paid <= corp.cash) continue;
		const change = { kind: 'cash', from: company, to: 'bank', amount: paid - corp.cash } as const;
		bookDeparture(table, UNFLOATED_PAID_BANK, [change]);
	}
}

/** After an auction another player is to open the next one there. */
export function followOpener(table: Table, line: MxLine): void {
	const { turn } = table.state;
	const acting = line.after.acting ?? [];
	if (turn?.kind !== 'own' || turn.step !== 'tokenAuction' || acting.length !== 1) return;
	const player = playerId(table.setup, acting[0] ?? '');
	const { auction } = own(table.state);
	if (player === turn.player || auction?.item !== null) return;
	bookDeparture(table, OPENER_SKIPPED, [{ kind: 'turn', turn: { ...turn, player } }]);
}

/** Only the order inside a stack differs: the departure is booked and play goes on. */
export function restack(table: Table, state: MxState): void {
	const stacks = new Map<`${number}.${number}`, { id: string; pos: number }[]>();
	for (const [id, corp] of Object.entries(state.corps)) {
		if (corp.row === null || corp.col === null || corp.pos === null) continue;
		const cell = `${corp.row + 1}.${corp.col + 1}` as const;
		stacks.set(cell, [...(stacks.get(cell) ?? []), { id: companyId(id), pos: corp.pos }]);
	}
	for (const [cell, markers] of stacks) {
		const wanted = [...markers].sort((a, b) => a.pos - b.pos).map((m) => m.id);
		const now = table.state.market[cell] ?? [];
		const same = now.length === wanted.length && wanted.every((id) => now.includes(id));
		if (!same || wanted.every((id, i) => now[i] === id)) continue;
		bookDeparture(
			table,
			STACK_ORDER,
			wanted.map((company, at) => ({ kind: 'marker', company, cell, at }))
		);
	}
}

/** What left or came from outside in an action moves on to or from the bank. */
export function bankLends(table: Table, outsideBefore: number): void {
	const lent = outsideBefore - cashOf(table.state, 'outside');
	if (lent === 0) return;
	const change =
		lent > 0
			? ({ kind: 'cash', from: 'bank', to: 'outside', amount: lent } as const)
			: ({ kind: 'cash', from: 'outside', to: 'bank', amount: -lent } as const);
	bookDeparture(table, LOANS_FROM_BANK, [change]);
}

/** A bid without a token: the banker lays one more on the item and the turn counts as used. */
export function lendToken(table: Table, player: PlayerId, item: string, amount: number): boolean {
	const { turn } = table.state;
	const tokens = own(table.state).tokens[item] ?? [];
	const placed = tokens.some((bid) => bid.player === player);
	if (turn?.kind !== 'stock' || placed || freeTokens(table.state, player) > 0) return false;
	const bids = [...tokens, { player, amount }];
	const changes = [{ kind: 'bids', item, bids }] as const;
	const repair = { do: 'own.repair', reason: TOKENS_NOT_COUNTED.id, changes } as const;
	table.act(repair);
	bookDeparture(table, TOKENS_NOT_COUNTED, [{ kind: 'turn', turn: { ...turn, acted: true } }]);
	return true;
}
