/** Booking in tests, whatever the title. */
import {
	decide,
	type Action,
	type Fact,
	type PostedFact,
	type Refusal,
	type Rules,
	type State
} from '$engine';

export interface Decided {
	readonly state: State;
	readonly facts: readonly PostedFact[];
}

export interface Playing<A extends Action> {
	/** Decides one action; fails loudly with the refusals when it is refused. */
	decided(this: void, state: State, action: A, override?: boolean): Decided;
	play(this: void, state: State, ...actions: readonly A[]): State;
	/** Refusals of an action; empty when it is accepted. */
	refusals(this: void, state: State, action: A): readonly Refusal[];
	/** Their codes. */
	codes(this: void, state: State, action: A): string[];
}

export function playing<A extends Action>(rules: Rules<State, Fact, Action>): Playing<A> {
	function decided(state: State, action: A, override = false): Decided {
		const decision = decide(rules, state, action, { override });
		if (!decision.ok) {
			const why = decision.refusals.map((r) => `${r.kind} ${r.code} (${r.rule})`).join(', ');
			throw new Error(`${JSON.stringify(action)} was refused: ${why}`);
		}
		return { state: decision.state, facts: decision.facts };
	}
	function refusals(state: State, action: A): readonly Refusal[] {
		const decision = decide(rules, state, action);
		return decision.ok ? [] : decision.refusals;
	}
	return {
		decided,
		play: (state, ...actions) => actions.reduce((now, action) => decided(now, action).state, state),
		refusals,
		codes: (state, action) => refusals(state, action).map((refusal) => refusal.code)
	};
}
