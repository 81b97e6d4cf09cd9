/** What was decided for a panel serves the booking; what was handed over live does not change under it. */
import { expect, it, vi } from 'vitest';
import type { Action } from '$engine';
import { buy, start } from './table';

it('the same actions on the same table are decided once, also when they are booked', async () => {
	const { session } = await start();
	const decided = vi.spyOn(session.title.rules, 'evolve');
	const first = session.preview([buy('p1')]);
	const once = decided.mock.calls.length;
	expect(once).toBeGreaterThan(0);
	expect(session.preview([buy('p1')])).toBe(first);
	expect(await session.act([buy('p1')])).toMatchObject({ done: true });
	expect(decided.mock.calls.length).toBe(once);
	decided.mockRestore();
	expect(session.state).toBe(first.ok ? first.state : null);
});

it('another table, and an override, are other decisions', async () => {
	const { session } = await start();
	const first = session.preview([buy('p1')]);
	expect(session.preview([buy('p1')], { override: true })).not.toBe(first);
	await session.act([buy('p1')]);
	expect(session.preview([buy('p1')])).toMatchObject({ ok: false });
	await session.undo();
	expect(session.preview([buy('p1')])).toMatchObject({ ok: true });
});

it('a live figure that changes after a decision is another decision, and leaves the first as it was', async () => {
	const { session } = await start();
	const live: Action[] = $state([buy('p1')]);
	const first = session.preview(live);
	const said = JSON.stringify(first);
	live[0] = { do: 'pass', player: 'p1' };
	expect(JSON.stringify(first)).toBe(said);
	const second = session.preview(live);
	expect(JSON.stringify(second)).not.toBe(said);
});

it('a hundred figures typed on the way leave the last decision right', async () => {
	const { session } = await start();
	const bids = Array.from({ length: 100 }, (_, i): Action[] => [
		{
			do: 'correct',
			reason: 'typed',
			changes: [{ kind: 'cash', from: 'bank', to: 'p1', amount: i + 1 }]
		}
	]);
	for (const bid of bids) {
		const made = session.preview(bid);
		if (!made.ok) throw new Error('a correction is refused');
		const amount = bids.indexOf(bid) + 1;
		expect(made.state.cash['p1']).toBe((session.state.cash['p1'] ?? 0) + amount);
	}
});
