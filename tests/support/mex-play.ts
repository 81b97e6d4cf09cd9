/** Playing 18MEX in tests: a new game, decisions, refusals, money and certificates as they lie. */
import { expect } from 'vitest';
import {
	type Certificate,
	type CompanyId,
	type Correction,
	type GameConfig,
	type Holder,
	type Place,
	type PlayerId,
	type PostedFact,
	type Refusal,
	type State
} from '$engine';
import { mex, type MexAction } from '$engine/titles/18mex';
import { own, type MexOwn } from '$engine/titles/18mex/rules/own';
import { playing } from './playing';

export type { MexAction };
export { mex };

export interface NewGame {
	readonly players?: 3 | 4 | 5;
	readonly options?: readonly string[];
	readonly house?: Readonly<Record<string, number>>;
	/** Index of the seat that starts with the Priority Deal. */
	readonly priority?: number;
}

export function configOf(game: NewGame = {}): GameConfig {
	const names = ['Ana', 'Benito', 'Carla', 'Diego', 'Elena'];
	return {
		players: names.slice(0, game.players ?? 3),
		priority: game.priority ?? 0,
		options: game.options ?? [],
		house: game.house ?? {},
		chips: false
	};
}

/** The table before the first action. */
export function newMex(game: NewGame = {}): State {
	return mex.setUp(configOf(game));
}

const { refusals, ...booking } = playing<MexAction>(mex.rules);
export const { decided, play, codes } = booking;

/** The refusals of an action that must be refused. */
export function refused(state: State, action: MexAction): readonly Refusal[] {
	const found = refusals(state, action);
	if (found.length === 0) throw new Error(`${JSON.stringify(action)} was accepted`);
	return found;
}

export function correct(state: State, ...changes: readonly Correction[]): State {
	return changes.length === 0
		? state
		: play(state, { do: 'correct', reason: 'arranged for a test', changes });
}

export function ownOf(state: State): MexOwn {
	return own(state);
}

/* Money */

export function cash(state: State, holder: Holder): number {
	return state.cash[holder] ?? 0;
}

/** Sets what a holder has; the bank gives or takes the difference. */
export function giveCash(state: State, amounts: Readonly<Record<Holder, number>>): State {
	return Object.entries(amounts).reduce((now, [holder, amount]) => {
		const difference = amount - cash(now, holder);
		if (difference === 0) return now;
		return correct(
			now,
			difference > 0
				? { kind: 'cash', from: 'bank', to: holder, amount: difference }
				: { kind: 'cash', from: holder, to: 'bank', amount: -difference }
		);
	}, state);
}

/** Leaves exactly this much in the bank; the rest lies outside the game. */
export function bankHolds(state: State, amount: number): State {
	const difference = amount - cash(state, 'bank');
	if (difference === 0) return state;
	return correct(
		state,
		difference > 0
			? { kind: 'cash', from: 'outside', to: 'bank', amount: difference }
			: { kind: 'cash', from: 'bank', to: 'outside', amount: -difference }
	);
}

/** What each holder gained or lost between two states; those unchanged are left out. */
export function cashChanges(before: State, after: State): Record<Holder, number> {
	const changes: Record<Holder, number> = {};
	for (const holder of Object.keys(after.cash)) {
		const change = cash(after, holder) - cash(before, holder);
		if (change !== 0) changes[holder] = change;
	}
	return changes;
}

/* Certificates */

export function certificates(state: State, company: CompanyId, place: Place): Certificate[] {
	return (state.certificates[company] ?? []).filter((c) => c.place === place);
}

export function percent(state: State, company: CompanyId, place: Place): number {
	return certificates(state, company, place).reduce((sum, c) => sum + c.percent, 0);
}

/** Sizes of the certificates at a place, largest first. */
export function sizes(state: State, company: CompanyId, place: Place): number[] {
	return certificates(state, company, place)
		.map((c) => c.percent)
		.sort((a, b) => b - a);
}

export function president(state: State, company: CompanyId): PlayerId | null {
	return mex.controller(state, company);
}

/** Moves certificates of one size, from anywhere unsold or from a named place. */
export function giveCertificates(
	state: State,
	company: CompanyId,
	to: Place,
	sizesToMove: readonly number[],
	from: readonly Place[] = ['offering', 'reserve']
): State {
	return sizesToMove.reduce((now, size) => {
		const found = from
			.flatMap((place) => certificates(now, company, place))
			.find((c) => c.percent === size && c.president === (size === 20));
		if (found === undefined) throw new Error(`no ${size}% of ${company} in ${from.join(', ')}`);
		return correct(now, { kind: 'certificate', company, certificate: found.id, to });
	}, state);
}

/* Facts */

export function factsOf<T extends PostedFact['t']>(
	facts: readonly PostedFact[],
	t: T
): Extract<PostedFact, { readonly t: T }>[] {
	return facts.filter((f): f is Extract<PostedFact, { readonly t: T }> => f.t === t);
}

/** Sums paid, as "giver>receiver amount (rule)": easy to compare and to read. */
export function payments(facts: readonly PostedFact[]): string[] {
	return factsOf(facts, 'moneyMoved').map((f) => `${f.from}>${f.to} ${f.amount} (${f.rule})`);
}

/** Asserts that an action is refused with this code, kind and section. */
export function expectRefusal(
	state: State,
	action: MexAction,
	code: string,
	section?: string
): void {
	const list = refused(state, action);
	expect(list.map((refusal) => refusal.code)).toContain(code);
	if (section !== undefined) {
		const rule = list.find((refusal) => refusal.code === code)?.rule ?? '';
		const book: Readonly<Record<string, { readonly section: string }>> = mex.rulebook;
		expect(book[rule]?.section).toBe(section);
	}
}
