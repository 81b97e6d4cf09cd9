/** Whatever an offer is filled with is accepted, or refused with a code; and a refusal changes nothing. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { decide, type State, type Title } from '../../src/lib/engine';
import { dice, fill } from './random-play';

/** Of the states, as many as `numRuns` are looked at. */
export function expectOffersDecided(
	title: Pick<Title, 'rules' | 'offers'>,
	states: readonly State[],
	numRuns: number
): void {
	const anywhere = fc.property(fc.nat(states.length - 1), fc.nat(), (at, seed) => {
		const state = states[at];
		if (state === undefined) return;
		const before = JSON.stringify(state);
		const random = dice(seed);
		for (const { options } of title.offers(state)) {
			const option = options[Math.floor(random() * options.length)];
			if (option === undefined) continue;
			const decision = decide(title.rules, state, fill(option, random, state));
			const open = option.refusals.length === 0;
			if (decision.ok) expect(open || option.range !== undefined).toBe(true);
			else for (const refusal of decision.refusals) expect(refusal.code).toMatch(/^[a-z0-9-]+$/);
			if (option.range === undefined) expect(decision.ok).toBe(open);
		}
		expect(JSON.stringify(state)).toBe(before);
	});
	fc.assert(anywhere, { numRuns });
}
