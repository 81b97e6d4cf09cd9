/** Two tabs on one game: one writes, the other follows and can take over. */
import { describe, expect, it } from 'vitest';
import { SavedGames } from '$lib/session';
import { buy, newGame, rest, sit, start, browser, StubbornStore } from './table';

describe('tabs', () => {
	it('a follower sees entries, undo and redo live, and may not write', async () => {
		const { store, tabs, id, session } = await start();
		const other = await sit(store, id, tabs.tab());
		expect([session.role, other.role]).toEqual(['writer', 'follower']);
		await session.act([buy('p1')]);
		await rest();
		expect(other.state).toEqual(session.state);
		expect(other.lastFacts).toEqual(session.lastFacts);
		await session.undo();
		await rest();
		expect([other.count, other.canRedo]).toEqual([0, true]);
		expect(await other.act([buy('p1')])).toEqual({ done: false, why: 'follower' });
	});

	it('a display follows and never writes, even alone', async () => {
		const { store, tabs, id, session } = await start();
		await session.close();
		const display = await sit(store, id, tabs.tab(), true);
		expect(display.role).toBe('follower');
	});

	it('taking over turns the writer into a follower', async () => {
		const { store, tabs, id, session } = await start();
		const other = await sit(store, id, tabs.tab());
		await session.act([buy('p1')]);
		await other.takeOver();
		await rest();
		expect([session.role, other.role]).toEqual(['follower', 'writer']);
		expect((await other.act([buy('p2')])).done).toBe(true);
		await rest();
		expect(session.state).toEqual(other.state);
		expect(await session.act([buy('p3')])).toEqual({ done: false, why: 'follower' });
	});

	it('who has taken over gives the game back by closing it', async () => {
		const { store, tabs, id, session } = await start();
		const other = await sit(store, id, tabs.tab());
		await other.takeOver();
		await rest();
		await other.close();
		await rest();
		expect(session.role).toBe('writer');
		expect((await session.act([buy('p1')])).done).toBe(true);
	});

	it('a waiting tab becomes the writer when the other closes', async () => {
		const { store, tabs, id, session } = await start();
		const other = await sit(store, id, tabs.tab());
		await session.act([buy('p1')]);
		await session.close();
		await rest();
		expect(other.role).toBe('writer');
		expect((await other.act([buy('p2')])).done).toBe(true);
	});

	it('a tab that loses the lock while it still reads does not take itself for the writer', async () => {
		let answer = (): void => {};
		class SlowStore extends StubbornStore {
			slow: Promise<void> | null = new Promise((resolve) => (answer = resolve));
			override async loadSince(...given: Parameters<StubbornStore['loadSince']>) {
				await this.slow;
				return super.loadSince(...given);
			}
		}
		const store = new SlowStore();
		const tabs = browser();
		const id = await newGame(store, tabs.tab());
		const opening = sit(store, id, tabs.tab());
		await rest();
		store.slow = null;
		const other = await sit(store, id, tabs.tab());
		await other.takeOver();
		answer();
		const first = await opening;
		await rest();
		expect([first.role, other.role]).toEqual(['follower', 'writer']);
	});

	it('without locks two writers cannot diverge: the second is told and shown the first', async () => {
		const store = new StubbornStore();
		const around = browser().tab({ locks: false });
		const id = await newGame(store, around);
		const one = await sit(store, id, around);
		// A tab in another world: it hears nothing.
		const two = await sit(store, id, browser().tab({ locks: false }));
		await one.act([buy('p1')]);
		expect(await two.act([buy('p1')])).toEqual({ done: false, why: 'conflict' });
		expect(two.state).toEqual(one.state);
		expect((await two.act([buy('p2')])).done).toBe(true);
		expect((await store.load(id))?.entries).toHaveLength(2);
	});

	it('both tabs acting at once book one entry each, or are told', async () => {
		const { store, tabs, id, session } = await start();
		const other = await sit(store, id, tabs.tab());
		const release = store.hold();
		const first = session.act([buy('p1')]);
		await other.takeOver();
		release();
		expect((await first).done).toBe(true);
		await rest();
		expect(other.count).toBe(1);
		expect((await other.act([buy('p2')])).done).toBe(true);
		await rest();
		expect(session.state).toEqual(other.state);
	});

	it('a replaced game is read anew by the tab that shows it', async () => {
		const { store, around, id, session } = await start();
		await session.act([buy('p1')]);
		const file = await session.exportFile();
		await session.act([buy('p2')]);
		const games = new SavedGames(store, around);
		expect(await games.importText(file.text)).toMatchObject([{ outcome: 'exists', id }]);
		expect(session.count).toBe(2);
		await games.importText(file.text, 'replace');
		await rest();
		expect(session.count).toBe(1);
		expect((await session.act([buy('p2')])).done).toBe(true);
	});
});
