/**
 * What must not compile. Each line below is an error for the type checker; `npm test` checks types,
 * and an error that is expected but missing fails there.
 */
import { describe, expect, it } from 'vitest';
import type { Fact, MoneyMoved } from '$engine';
import { R } from '$engine/titles/18mex/rulebook';

describe('what cannot be written down', () => {
	it('an unbalanced posting: two receivers, no giver, no receiver', () => {
		const balanced: MoneyMoved = {
			t: 'moneyMoved',
			from: 'bank',
			to: 'p1',
			amount: 10,
			purpose: 'dividend'
		};
		const twoReceivers: Fact = {
			t: 'moneyMoved',
			from: 'bank',
			// @ts-expect-error A payment has one receiver.
			to: ['p1', 'p2'],
			amount: 10,
			purpose: 'dividend'
		};
		// @ts-expect-error A payment has a giver.
		const noGiver: Fact = { t: 'moneyMoved', to: 'p1', amount: 10, purpose: 'dividend' };
		// @ts-expect-error A payment has a receiver.
		const noReceiver: Fact = { t: 'moneyMoved', from: 'bank', amount: 10, purpose: 'dividend' };
		expect([balanced, twoReceivers, noGiver, noReceiver]).toHaveLength(4);
	});

	it('an unknown section of the rulebook', () => {
		// @ts-expect-error There is no section 9.9.
		expect(R['9.9']).toBeUndefined();
		expect(R['3.2a']).toBe('3.2a');
	});

	it('an unknown fact', () => {
		// @ts-expect-error Core facts are a closed list; others belong to a title and say so.
		const unknown: Fact = { t: 'moneyAppeared', amount: 10 };
		expect(unknown).toBeDefined();
	});
});
