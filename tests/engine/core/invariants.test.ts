/** Invariants: the quick check after an action finds what the full check finds. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { titles } from '$engine/titles/registry';
import { breaches, decide, totalCash, type PostedFact, type State } from '$engine';
import { checkTouched } from '$engine/core/model/invariants';
import { mex, newMex } from '../../support/mex';
import { chooseAction } from '../../support/random-play';

const TOTAL = 9000;

/** A state some way into a random legal game. */
function reach(choices: readonly number[]): State {
	let state = newMex();
	for (const choice of choices) {
		const action = chooseAction(state, choice);
		if (action === null) break;
		const decision = decide(mex.rules, state, action);
		if (!decision.ok) throw new Error('an offered action was refused');
		state = decision.state;
	}
	return state;
}

const holder = fc.constantFrom('bank', 'outside', 'p1', 'p2', 'p3', 'CHI', 'PAC', 'NdM', 'A');
const company = fc.constantFrom('CHI', 'PAC', 'NdM', 'TM');

/** Facts as a faulty rule might post them: wrong sums, wrong places, wrong stacks. */
const corrupt = (state: State): fc.Arbitrary<PostedFact> =>
	fc.oneof(
		fc.record({
			t: fc.constant('moneyMoved' as const),
			from: holder,
			to: holder,
			amount: fc.oneof(fc.integer({ min: -50, max: 1500 }), fc.constant(0.5)),
			purpose: fc.constant('other' as const),
			rule: fc.constant('test')
		}),
		fc.record({
			t: fc.constant('bidPlaced' as const),
			deed: fc.constantFrom('KCM&O', 'MNR', 'MIR'),
			player: fc.constantFrom('p1' as const, 'p2' as const, 'p3' as const),
			from: fc.constant(null),
			to: fc.integer({ min: 1, max: 900 }),
			rule: fc.constant('test')
		}),
		fc.record({
			t: fc.constant('certificateMoved' as const),
			company,
			certificate: company.map((id) => `${id}-1`),
			from: fc.constantFrom('offering', 'p1', 'p2', 'pool'),
			to: fc.constantFrom('offering', 'p1', 'pool', 'removed', 'nowhere'),
			rule: fc.constant('test')
		}),
		company.chain((id) =>
			fc.record({
				t: fc.constant('markerMoved' as const),
				company: fc.constant(id),
				from: fc.constantFrom(state.companies[id]?.spot ?? null, null),
				to: fc.constantFrom({ cell: '3.3' as const, price: 60 }, null),
				at: fc.integer({ min: -1, max: 2 }),
				rule: fc.constant('test')
			})
		)
	);

/** Applies facts; null when one of them does not even fit. */
function apply(state: State, facts: readonly PostedFact[]): State | null {
	try {
		return facts.reduce((now, fact) => mex.rules.evolve(now, fact), state);
	} catch {
		return null;
	}
}

function touchedFinds(before: State, after: State, facts: readonly PostedFact[]): boolean {
	try {
		checkTouched(before, after, facts);
		return false;
	} catch {
		return true;
	}
}

describe('§1.4 invariants', () => {
	it('the check of what was touched finds exactly what the full check finds', () => {
		let broken = 0;
		fc.assert(
			fc.property(
				fc
					.array(fc.nat(1_000_000), { maxLength: 25 })
					.map(reach)
					.chain((state) =>
						fc.tuple(fc.constant(state), fc.array(corrupt(state), { minLength: 1, maxLength: 3 }))
					),
				([state, facts]) => {
					const after = apply(state, facts);
					if (after === null) return;
					const full = breaches(after, TOTAL).length > 0;
					if (full) broken++;
					expect(touchedFinds(state, after, facts)).toBe(full);
				}
			),
			{ numRuns: 300 }
		);
		// The property would hold for nothing if no corruption ever broke anything.
		expect(broken).toBeGreaterThan(0);
	});

	it('random legal play never breaks one', () => {
		fc.assert(
			fc.property(fc.array(fc.nat(1_000_000), { maxLength: 150 }), (choices) => {
				const state = reach(choices);
				expect(breaches(state, TOTAL)).toEqual([]);
				expect(totalCash(state)).toBe(TOTAL);
			}),
			{ numRuns: 25 }
		);
	});

	it('the full check names each kind of breach', () => {
		const state = newMex();
		const cash = { ...state.cash, p1: -5 };
		expect(breaches({ ...state, cash }, TOTAL)).toEqual(
			expect.arrayContaining([expect.stringContaining('cash sums to'), 'p1 holds -5'])
		);
		const twice = { ...state, trains: [...state.trains, ...state.trains.slice(0, 1)] };
		expect(breaches(twice, TOTAL)).toEqual(['two trains share an id']);
		const chi = state.certificates['CHI'] ?? [];
		const short = { ...state, certificates: { ...state.certificates, CHI: chi.slice(1) } };
		expect(breaches(short, TOTAL)).toEqual([expect.stringContaining('CHI has 80%')]);
		const chart = { ...state, market: { '3.3': ['CHI'], '3.4': ['CHI'] } as State['market'] };
		expect(breaches(chart, TOTAL)).toContain('a marker lies twice on the chart');
		const bids = { ...state, bids: { MNR: [{ player: 'p1' as const, amount: 700 }] } };
		expect(breaches(bids, TOTAL)).toEqual(['p1 has bid more than the cash in hand']);
		expect(breaches({ ...state, cash: { ...state.cash, bank: -1, outside: 7126 } }, TOTAL)).toEqual(
			[]
		);
	});
});

it.each(titles.map((title) => [title.id, title] as const))(
	'%s books nothing that breaks an invariant, whatever a rule posts',
	(_id, title) => {
		const state = title.setUp({
			players: ['Ana', 'Bruno', 'Carla'],
			priority: 0,
			options: [],
			house: {},
			chips: false
		});
		const pass = { do: 'pass', player: 'p1' } as const;
		const posting = (amount: number) => () =>
			decide(
				{
					...title.rules,
					check: () => [],
					apply: (book) =>
						book.post('test', {
							t: 'moneyMoved',
							from: 'p1',
							to: 'bank',
							amount,
							purpose: 'other'
						})
				},
				state,
				pass
			);
		const has = state.cash['p1'] ?? 0;
		expect(posting(has)()).toMatchObject({ ok: true });
		for (const faulty of [has + 1, 0.5, -1]) expect(posting(faulty)).toThrow();
	}
);
