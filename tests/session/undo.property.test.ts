/** For random legal play: undo n, then redo n, is the identity, in memory and after reopening. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breaches, totalCash } from '$engine';
import { legalAction, sit, start } from './table';

const soak = process.env['PAYMASTER_SOAK'] === '1';

describe('18MEX, random legal play', () => {
	it('undo n, redo n is the identity; every state keeps the invariants', async () => {
		const choices = fc.array(fc.nat(1_000), { minLength: 5, maxLength: 30 });
		await fc.assert(
			fc.asyncProperty(choices, fc.nat(30), async (picks, n) => {
				const { store, id, around, session } = await start();
				const constant = totalCash(session.state);
				for (const pick of picks) {
					const action = legalAction(session.title, session.state, pick);
					if (action === null) break;
					expect(await session.act([action])).toMatchObject({ done: true });
					expect(breaches(session.state, constant)).toEqual([]);
				}
				const { state, count } = session;
				const steps = Math.min(n, count);
				await session.undo(steps);
				expect(session.count).toBe(count - steps);
				await session.redo(steps);
				expect(session.state).toBe(state);
				await session.undo(steps);
				await session.close();
				const again = await sit(store, id, around);
				expect(again.count).toBe(count - steps);
				await again.redo(steps);
				expect(again.state).toEqual(state);
			}),
			{ numRuns: soak ? 2_000 : 40 }
		);
	});
});
