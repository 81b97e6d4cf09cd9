/**
 * Setting right what only a title keeps, or what the round remembers: the same fields as in a
 * position, changed in a game that is on. Every change is told in facts that the title knows.
 */
import { impossible, type Refusal } from '../../kernel/refusal';
import { evolveWith, type EvolveOwn } from '../model/evolve';
import type { CoreFact, Fact, OwnFact } from '../model/fact';
import { reserved } from '../model/invariants';
import type { DeedId } from '../model/ids';
import { restated } from '../model/restate';
import type { Duty, State } from '../model/state';
import type { Correction } from './corrections';
import { momentOf, soFarOf, withSoFar } from './position-turn';
import type { FieldTable, FieldValue, PositionField, PositionPolicy } from './position-fields';

const RULE = 'banker';

/** The game as the fields see it. */
export function fieldTable(policy: PositionPolicy, state: State): FieldTable {
	const { bids, debt, order, end, round } = state;
	const { passes, lastActor, sold, barred } = round;
	return {
		own: policy.pack?.(state) ?? state.own,
		bids,
		debt,
		order,
		end,
		memory: { passes, lastActor, sold, barred },
		moment: momentOf(state),
		soFar: soFarOf(state),
		round
	};
}

function fieldOf(policy: PositionPolicy, state: State, id: string): PositionField | null {
	return policy.fields(state).find((field) => field.id === id) ?? null;
}

/** What a field would have to become, as facts; none when it says so already. */
export function fieldFacts(
	policy: PositionPolicy,
	state: State,
	id: string,
	value: FieldValue
): readonly Fact[] {
	const field = fieldOf(policy, state, id);
	if (field === null) return [];
	const before = fieldTable(policy, state);
	const after = field.write(before, value);
	const own = policy.unpack?.(after.own, state) ?? after.own;
	return [
		...courseFacts(state, before, after),
		...bidFacts(state, after),
		...ownChanges(policy, state, own)
	];
}

/** The facts that make the title's own part what it should be. */
export function ownChanges(
	policy: PositionPolicy | undefined,
	state: State,
	own: unknown
): readonly OwnFact[] {
	return (policy?.ownFacts ?? changedParts)(state.own, own);
}

const alike = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** One fact for each part of the title's own state, where it has such facts. */
function changedParts(before: unknown, after: unknown): readonly OwnFact[] {
	// The own part of every title is a record.
	const [from, to] = [before, after] as readonly Readonly<Record<string, unknown>>[];
	return Object.keys(to ?? {})
		.filter((key) => !alike(from?.[key], to?.[key]))
		.map((key): OwnFact & { readonly to: unknown } => ({ t: `own.${key}`, to: to?.[key] }));
}

function courseFacts(state: State, before: FieldTable, after: FieldTable): CoreFact[] {
	const facts: CoreFact[] = [];
	if (!alike(before.order, after.order)) {
		facts.push({ t: 'orderChanged', from: state.order, to: after.order });
	}
	for (const player of state.seats) {
		const [from, to] = [state.debt[player] ?? 0, after.debt[player] ?? 0];
		if (from !== to) facts.push({ t: 'debtChanged', player, from, to });
	}
	if (!alike(before.end, after.end)) {
		facts.push({ t: 'endTriggered', from: state.end, to: after.end });
	}
	if (!alike(before.memory, after.memory)) {
		facts.push({ t: 'roundChanged', to: { ...state.round, ...after.memory } });
	}
	if (!alike(before.soFar, after.soFar)) {
		facts.push({ t: 'turnChanged', to: withSoFar(state.turn, after.soFar) });
	}
	return facts;
}

function bidFacts(state: State, { bids }: FieldTable): CoreFact[] {
	const deeds = new Set([...Object.keys(state.bids), ...Object.keys(bids)]);
	return [...deeds].flatMap((deed): CoreFact[] => {
		if (alike(state.bids[deed], bids[deed])) return [];
		const cleared: CoreFact[] = state.bids[deed] ? [{ t: 'bidsCleared', deed }] : [];
		const placed = (bids[deed] ?? []).map(({ player, amount }): CoreFact => ({
			t: 'bidPlaced',
			deed,
			player,
			from: null,
			to: amount
		}));
		return [...cleared, ...placed];
	});
}

/** How a title's fields are known, and its own facts understood. */
export interface FieldTables {
	readonly position?: PositionPolicy;
	readonly evolveOwn?: EvolveOwn;
	/** The table without what the title remembers of the turn that is on; left out, it remembers nothing. */
	turnBegins?(state: State): State;
	/** The title's own part once a private is no more for sale; left out, nothing is kept of sales. */
	leavesSale?(state: State, deed: DeedId): unknown;
	/** Nothing goes on before this question is answered: the turn that is on is about nothing else. */
	waitsFor?(state: State, duty: Duty): boolean;
}

/**
 * What the banker set right in a field, where the rest of it says otherwise now; null if what was set
 * right is no longer there. All changes of an entry were seen on the table before it.
 */
export function onThisLine(
	{ position: policy }: FieldTables,
	state: State,
	change: Correction
): Correction | null {
	if (change.kind !== 'field' || change.was === undefined || policy === undefined) return change;
	const field = fieldOf(policy, state, change.field);
	if (field === null) return change;
	try {
		const says = restated(change.was, change.value, field.read(fieldTable(policy, state)));
		// What fields say is plain data, and so is what comes of it.
		return { ...change, value: says as FieldValue };
	} catch {
		return null;
	}
}

/** Bids beyond the cash in hand, an order without everybody: nobody may. */
export function refuseField(
	{ position: policy, evolveOwn }: FieldTables,
	state: State,
	id: string,
	value: FieldValue
): Refusal | null {
	const field = policy === undefined ? null : fieldOf(policy, state, id);
	if (policy === undefined || evolveOwn === undefined || field === null) {
		return impossible('not-available', RULE);
	}
	// An auction that is not on, or a turn of another kind, has nothing to set right.
	if (field.group === 'turn' && field.hidden?.(fieldTable(policy, state)) === true) {
		return impossible('not-available', RULE);
	}
	try {
		let now = state;
		for (const fact of fieldFacts(policy, state, id, value)) {
			now = evolveWith(evolveOwn)(now, { ...fact, rule: RULE });
		}
		// What lay in two places before may be set right piece by piece.
		if ((policy.misplaced?.(now) ?? 0) > (policy.misplaced?.(state) ?? 0)) {
			return impossible('not-available', RULE);
		}
		const broke = now.seats.find((player) => reserved(now, player) > (now.cash[player] ?? 0));
		return broke === undefined ? null : impossible('not-available', RULE, { player: broke });
	} catch {
		// A value that fits no fact, such as an order in which somebody is missing.
		return impossible('not-available', RULE);
	}
}
