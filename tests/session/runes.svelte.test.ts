/** A screen that reads the session is told of every step, and only of what is on disk. */
import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { buy, rest, sit, start } from './table';

it('an effect follows acting, undo, travel, what-if and another tab', async () => {
	const { store, tabs, id, session } = await start();
	const other = await sit(store, id, tabs.tab());
	const seen: string[] = [];
	const stop = $effect.root(() => {
		$effect(() => {
			const mark = session.inWhatIf ? '?' : session.past === null ? '' : '<';
			seen.push(`${mark}${session.state.cash['p1']} ${other.count}`);
		});
	});
	flushSync();
	await session.act([buy('p1')]);
	await rest();
	flushSync();
	session.travel(0);
	flushSync();
	session.backToNow();
	session.startWhatIf();
	flushSync();
	session.endWhatIf();
	await session.undo();
	await rest();
	flushSync();
	stop();
	expect(seen.at(0)).toBe('625 0');
	expect(seen).toContain('605 1');
	expect(seen).toContain('<625 1');
	expect(seen).toContain('?605 1');
	expect(seen.at(-1)).toBe('625 0');
});
