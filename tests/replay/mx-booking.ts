/** What each departure of recorded 1822MX games books, so that the rest can be compared. */
import { cashOf, decide, trainsAt, type Action, type PlayerId } from '../../src/lib/engine';
import type { MxAction } from '../../src/lib/engine/titles/1822mx';
import { freeTokens } from '../../src/lib/engine/titles/1822mx/rules/bidding';
import { own } from '../../src/lib/engine/titles/1822mx/rules/own';
import type { Table } from './adapter';
import { discardedIn } from './compare';
import { bookDeparture, correct, type Departure } from './departure';
import {
	CUBES_KEEP_PRIVATE,
	DOUBLES_ACQUIRED,
	EXPRESS_KEPT_SIDE,
	LOANS_FROM_BANK,
	OPENER_SKIPPED,
	TOKENS_NOT_COUNTED,
	TRAIN_WITHOUT_MINORS,
	UNFLOATED_PAID_BANK
} from './mx-departures';
import { act, companyId, PULLMAN, trainType, type MxLine, type MxState } from './mx-names';
import { playerId, without } from './names';

/** With empty boxes the next train is removed there; a phase that changes with it is no correction. */
export function removeSpareTrain(table: Table, line: MxLine): void {
	if (line.state.bid_boxes.minors.length > 0) return;
	const upcoming = line.state.depot.upcoming ?? {};
	const next = trainsAt(table.state, 'offering')[0];
	if (next === undefined || next.type === '7' || line.after.phase !== table.state.phase) return;
	const ours = trainsAt(table.state, 'offering').filter((t) => t.type === next.type).length;
	if ((upcoming[next.type] ?? 0) !== ours - 1) return;
	bookDeparture(table, TRAIN_WITHOUT_MINORS, [{ kind: 'train', train: next.id, to: 'removed' }]);
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

/** A second Pullman comes to its company there, which then discards one of them. */
export function acquirePrivate(table: Table, company: string, deed: string): void {
	const action = { do: 'own.acquirePrivate', company, deed } as const;
	const car = trainsAt(table.state, 'reserve').find((train) => train.id === `${PULLMAN}-${deed}`);
	if (car === undefined || !onlyRefusedFor(table, action, 'only-one-pullman')) {
		return act(table, action);
	}
	bookDeparture(table, DOUBLES_ACQUIRED, [
		{ kind: 'deed', deed, to: 'removed' },
		{ kind: 'train', train: car.id, to: company }
	]);
}

/** A train in the pool shows the side it shows there. */
export function keepSides(table: Table, state: MxState): void {
	const there = discardedIn(state).map(trainType);
	const types = (): string[] => trainsAt(table.state, 'pool').map((train) => train.type);
	for (const to of without(there, types())) {
		const front = to === 'E' ? '7' : to === '2' ? 'L' : null;
		// Only a card more than there lies with this side up can be the one that was not turned.
		const spare = front !== null && without(types(), there).includes(front);
		const train = trainsAt(table.state, 'pool').find((each) => each.type === front);
		if (!spare || train === undefined) continue;
		table.depart(EXPRESS_KEPT_SIDE);
		const changes = [{ kind: 'side', train: train.id, to }] as const;
		act(table, { do: 'own.repair', reason: EXPRESS_KEPT_SIDE.id, changes });
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

/** Did the bank lend or take back in this line? Its flows say so; without flows what it holds does. */
function bankTookPart(table: Table, line: MxLine): boolean {
	if (line.flows === undefined) return line.state.bank !== cashOf(table.state, 'bank');
	return line.flows.some(
		(flow) => (flow[0] === 'bank' || flow[1] === 'bank') && /loan|debt/.test(flow[3])
	);
}

/** What left or came from outside in an action moves on to or from the bank, where that had a part in it. */
export function bankLends(table: Table, outsideBefore: number, line?: MxLine): void {
	const lent = outsideBefore - cashOf(table.state, 'outside');
	if (lent === 0 || (line !== undefined && !bankTookPart(table, line))) return;
	const change =
		lent > 0
			? ({ kind: 'cash', from: 'bank', to: 'outside', amount: lent } as const)
			: ({ kind: 'cash', from: 'outside', to: 'bank', amount: -lent } as const);
	bookDeparture(table, LOANS_FROM_BANK, [change]);
	if (lent > 0 && line?.state.end_trigger?.[0] === 'bank') breakBank(table);
}

/** What the bank lends breaks it there, even if it is paid for the train right after (1.3.1). */
function breakBank(table: Table): void {
	if (table.state.end !== null) return;
	correct(table, LOANS_FROM_BANK, [{ kind: 'field', field: 'end', value: 'bank thisSet' }]);
}

/** A bid without a token: the banker lays one more on the item and the turn counts as used. */
export function lendToken(table: Table, player: PlayerId, item: string, amount: number): boolean {
	const { turn } = table.state;
	const tokens = own(table.state).tokens[item] ?? [];
	const placed = tokens.some((bid) => bid.player === player);
	if (turn?.kind !== 'stock' || placed || freeTokens(table.state, player) > 0) return false;
	const bids = [...tokens, { player, amount }];
	act(table, {
		do: 'own.repair',
		reason: TOKENS_NOT_COUNTED.id,
		changes: [{ kind: 'bids', item, bids }]
	});
	const count = {
		kind: 'field',
		field: 'turn bids',
		value: own(table.state).turn.bids + 1
	} as const;
	const acted = { kind: 'turn', turn: { ...turn, acted: true } } as const;
	bookDeparture(table, TOKENS_NOT_COUNTED, [acted, count]);
	return true;
}

/** Is this the one thing that stands against an action? */
export function onlyRefusedFor(table: Table, action: MxAction, code: string): boolean {
	const decision = decide(table.title.rules, table.state, action as Action);
	return !decision.ok && decision.refusals.every((refusal) => refusal.code === code);
}

/** Books an action that only our certificate limit stands against, with the limit lifted for it. */
export function actOverLimit(
	table: Table,
	action: MxAction,
	departure: Departure,
	code = 'certificate-limit'
): void {
	if (!onlyRefusedFor(table, action, code)) return act(table, action);
	const limit = table.state.certificateLimit;
	bookDeparture(table, departure, [{ kind: 'limit', limit: limit + 50 }]);
	act(table, action);
	correct(table, departure, [{ kind: 'limit', limit }]);
}
