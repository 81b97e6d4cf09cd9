/** 18OE: what a second reckoning from the rulebook says of games with entries nobody is offered. */
import { describe, expect, it } from 'vitest';
import { decide, findTitle, type State } from '../../src/lib/engine';
import { oeBreaches } from './oe-invariants';
import { proposal } from './oe-proposals';
import { Reckoning } from './oe-reckoning';
import { oeConfig, oeWeights } from './oe-weights';
import { choose, dice, fill } from './random-play';

const oe = findTitle('18oe');
if (oe === null) throw new Error('18OE is not registered');
const { rules } = oe;
const title = oe;
const GAMES = process.env['PAYMASTER_SOAK'] === '1' ? 500 : 10;
const MOST = 20_000;

/** What is proposed if it is legal, else something from the offers. */
function next(state: State, random: () => number) {
	const proposed = random() < 0.35 ? proposal(state, random) : null;
	const decision = proposed === null ? null : decide(rules, state, proposed);
	if (proposed !== null && decision?.ok === true)
		return { action: proposed, state: decision.state };
	const option = choose(title, state, oeWeights, random);
	if (option === null) throw new Error('nothing is offered');
	const action = fill(option, random, state);
	const offered = decide(rules, state, action);
	return offered.ok ? { action, state: offered.state } : null;
}

describe('18OE reckoned a second time', () => {
	it('a pound too much, or somebody else’s turn, is noticed', () => {
		const state = title.setUp(oeConfig(1));
		const player = state.priority ?? 'p1';
		const action = { do: 'own.buyItem', player, deed: 'RSC' } as const;
		const decision = decide(rules, state, action);
		if (!decision.ok) throw new Error('the first item can be bought');
		const { state: after } = decision;
		const told = (then: State) => new Reckoning(state).follow(action, then);
		expect(told(after)).toEqual([]);
		const bank = (after.cash['bank'] ?? 0) - 1;
		expect(told({ ...after, cash: { ...after.cash, bank } })).toHaveLength(1);
		expect(told({ ...after, turn: { kind: 'opening', player } })).toHaveLength(1);
	});

	it(`${GAMES} games with entries of all sorts come out as the rulebook has them`, () => {
		for (let seed = 1; seed <= GAMES; seed++) {
			const random = dice(seed * 31 + 5);
			let state = title.setUp(oeConfig(seed));
			const reckoning = new Reckoning(state);
			for (let entries = 0; state.finished === null && entries < MOST; entries++) {
				const then = next(state, random);
				if (then === null) continue;
				state = then.state;
				expect(reckoning.follow(then.action, state), `seed ${seed}`).toEqual([]);
				if (entries % 25 === 0) expect(oeBreaches(state), `seed ${seed}`).toEqual([]);
			}
			expect(state.finished, `seed ${seed}`).not.toBeNull();
		}
	});
});
