/** The decide loop: refusals, overrides, reactors, causes. */
import { describe, expect, it } from 'vitest';
import { decide, fold, illegal, impossible, type Posted, type Reactor, type Rules } from '$engine';
import { decided, factsOf, mex, newMex, openingOver, startCompany } from '../../support/mex';

/** A toy game: a counter that may be raised, with a consequence for every multiple of ten. */
type Fact = { readonly t: 'raised'; readonly by: number } | { readonly t: 'rung' };
type Act = { readonly do: 'raise'; readonly by: number };
interface Count {
	readonly value: number;
	readonly rings: number;
}

const ring: Reactor<Count, Fact> = (book, fact) => {
	if (fact.t === 'raised' && book.state.value % 10 === 0) book.post('bell', { t: 'rung' });
};

function evolve(state: Count, fact: Posted<Fact>): Count {
	return fact.t === 'raised'
		? { ...state, value: state.value + fact.by }
		: { ...state, rings: state.rings + 1 };
}

function rules(reactors: readonly Reactor<Count, Fact>[] = [ring]): Rules<Count, Fact, Act> {
	return {
		check: (_, { by }) => [
			...(by > 50 ? [illegal('too-much', 'limit')] : []),
			...(Number.isInteger(by) ? [] : [impossible('no-whole-number', 'limit')])
		],
		apply: (book, { by }) => book.post('raise', { t: 'raised', by }),
		reactors,
		evolve,
		assertInvariants: (_, after) => {
			if (after.value < 0) throw new Error('below zero');
		}
	};
}

const zero: Count = { value: 0, rings: 0 };

describe('decide', () => {
	it('an accepted action gives facts, each with its rule, and the folded state', () => {
		const decision = decide(rules(), zero, { do: 'raise', by: 7 });
		expect(decision).toMatchObject({ ok: true, facts: [{ t: 'raised', by: 7, rule: 'raise' }] });
		if (decision.ok) expect(fold(evolve, zero, decision.facts)).toEqual(decision.state);
	});

	it('a refused action changes nothing', () => {
		const frozen = Object.freeze({ ...zero });
		const decision = decide(rules(), frozen, { do: 'raise', by: 60 });
		expect(decision).toEqual({ ok: false, refusals: [illegal('too-much', 'limit')] });
		expect(frozen).toEqual(zero);
	});

	it('an override forces what is illegal and keeps the refusal', () => {
		const decision = decide(rules(), zero, { do: 'raise', by: 60 }, { override: true });
		expect(decision).toMatchObject({ ok: true, state: { value: 60 } });
		if (decision.ok) expect(decision.overridden.map((r) => r.code)).toEqual(['too-much']);
	});

	it('an override never forces the impossible, alone or beside the illegal', () => {
		for (const by of [0.5, 60.5]) {
			const decision = decide(rules(), zero, { do: 'raise', by }, { override: true });
			expect(decision.ok).toBe(false);
		}
	});

	it('a consequence names the fact that caused it', () => {
		const decision = decide(rules(), zero, { do: 'raise', by: 10 });
		expect(decision).toMatchObject({
			ok: true,
			facts: [
				{ t: 'raised', rule: 'raise' },
				{ t: 'rung', rule: 'bell', because: 0 }
			]
		});
	});

	it('reactors that never come to rest are stopped', () => {
		const endless: Reactor<Count, Fact> = (book) => book.post('bell', { t: 'rung' });
		expect(() => decide(rules([endless]), zero, { do: 'raise', by: 1 })).toThrow(/too many facts/);
	});

	it('a broken invariant is an exception, not a refusal', () => {
		expect(() => decide(rules(), zero, { do: 'raise', by: -1 })).toThrow('below zero');
	});
});

describe('decide, with the rules of 18MEX', () => {
	it('§3 a refused action leaves the very same state behind', () => {
		const state = newMex();
		const before = JSON.stringify(state);
		expect(decide(mex.rules, state, { do: 'buyLowest', player: 'p2' }).ok).toBe(false);
		expect(JSON.stringify(state)).toBe(before);
	});

	it('an unknown action is refused, not thrown', () => {
		const decision = decide(mex.rules, newMex(), { do: 'own.dance' });
		expect(decision).toMatchObject({ ok: false, refusals: [{ code: 'unknown-action' }] });
	});

	it('§3.2(a)(1) an override books a sale in the first stock round', () => {
		const state = startCompany(openingOver(newMex()), 'PAC', { held: { p1: [20, 10] } });
		const first = { ...state, round: { ...state.round, number: 1 } };
		const sale = { do: 'sellShares', player: 'p1', company: 'PAC', percent: 10 } as const;
		const decision = decide(mex.rules, first, sale, { override: true });
		expect(decision.ok && decision.overridden.map((r) => r.code)).toEqual(['first-stock-round']);
	});

	it('§3.4 a chain of causes leads from the purchase to the capital', () => {
		const state = startCompany(openingOver(newMex()), 'PAC', {
			held: { p2: [20, 10, 10] },
			floated: false
		});
		const { facts } = decided(state, {
			do: 'buyShare',
			player: 'p1',
			company: 'PAC',
			from: 'offering',
			percent: 10
		});
		const capital = factsOf(facts, 'moneyMoved').find((f) => f.purpose === 'capital');
		const cause = facts[capital?.because ?? -1];
		expect(cause).toMatchObject({ t: 'certificateMoved', company: 'PAC', to: 'p1' });
		expect(cause?.because).toBeUndefined();
	});

	it('every cause is an earlier fact of the same action', () => {
		const { facts } = decided(newMex(), { do: 'buyLowest', player: 'p1' });
		facts.forEach((fact, i) => expect(fact.because ?? -1).toBeLessThan(i));
	});

	it('a correction by the banker has no consequences of its own', () => {
		const { facts } = decided(openingOver(newMex()), {
			do: 'correct',
			reason: 'wrong train',
			changes: [{ kind: 'train', train: '3-1', to: 'PAC' }]
		});
		expect(facts.map((f) => [f.t, f.rule])).toEqual([['trainMoved', 'banker']]);
	});
});
