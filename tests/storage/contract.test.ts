/** The contract of the storage port, run against both implementations. */
import { IDBFactory, IDBKeyRange, IDBDatabase } from 'fake-indexeddb';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
	asStoreFailure,
	lateStore,
	MemoryStore,
	StoreFailure,
	summarise,
	type Booking,
	type GameEntry,
	type GameStore,
	type NewGame
} from '$lib/storage';
import { DexieStore } from '$lib/storage/dexie-store';
import { config, mex } from '../session/table';

const title = mex();

function game(id: string, updated = 1): NewGame {
	const initial = title.setUp(config);
	return {
		meta: {
			id,
			title: title.id,
			edition: title.edition,
			format: 1,
			name: `Game ${id}`,
			players: config.players,
			config,
			created: 1,
			updated,
			position: { head: null, tip: null },
			summary: summarise(initial, 0),
			panel: null,
			deleted: null,
			backedUp: null
		},
		initial,
		entries: []
	};
}

const entry = (id: string, parent: string | null): GameEntry => ({ id, parent, steps: [], at: 1 });

function booking(
	expected: number,
	entries: readonly GameEntry[],
	head: string | null,
	after = expected - 1
): Booking {
	const summary = summarise(title.setUp(config), 1);
	return { expected, after, entries, position: { head, tip: head }, updated: 5, summary };
}

const failing = (code: string) => expect.objectContaining({ name: 'StoreFailure', code });

const stores: Readonly<Record<string, () => GameStore>> = {
	memory: () => new MemoryStore(),
	dexie: () => new DexieStore('test', { indexedDB: new IDBFactory(), IDBKeyRange }),
	late: () =>
		lateStore(async () => new DexieStore('test', { indexedDB: new IDBFactory(), IDBKeyRange }))
};

describe.each(Object.entries(stores))('the %s store', (_name, make) => {
	let store: GameStore;
	beforeEach(() => (store = make()));
	afterEach(() => store.close());

	it('lists games, the last played first, without their entries', async () => {
		await store.add(game('a', 1));
		await store.add(game('b', 2));
		const list = await store.list();
		expect(list.map((meta) => meta.id)).toEqual(['b', 'a']);
		expect(list[0]).toEqual({ ...game('b', 2).meta, revision: 1 });
	});

	it('loads what was added, and nothing for an unknown id', async () => {
		await store.add({ ...game('a'), entries: [entry('1', null), entry('2', '1')] });
		const loaded = await store.load('a');
		expect(loaded?.initial).toEqual(title.setUp(config));
		expect(loaded?.entries.map((stored) => [stored.sequence, stored.entry.id])).toEqual([
			[1, '1'],
			[2, '2']
		]);
		expect(await store.load('b')).toBeNull();
		expect(await store.loadSince('b', 0)).toBeNull();
	});

	it('never overwrites a game unless it is to be replaced', async () => {
		await store.add({ ...game('a'), entries: [entry('1', null)] });
		await expect(store.add(game('a'))).rejects.toEqual(failing('exists'));
		expect((await store.load('a'))?.entries).toHaveLength(1);
		await store.saveDraft('a', 'k', 1);
		await store.add(game('a'), { replace: true });
		expect((await store.load('a'))?.entries).toHaveLength(0);
		expect((await store.load('a'))?.meta.revision).toBe(2);
		expect((await store.drafts('a')).size).toBe(0);
	});

	it('books entries and the position together, and gives what came after a sequence', async () => {
		await store.add(game('a'));
		expect(await store.book('a', booking(1, [entry('x', null)], 'x'))).toBe(2);
		expect(await store.book('a', booking(2, [entry('y', 'x'), entry('z', 'y')], 'z'))).toBe(3);
		expect(await store.book('a', booking(3, [], 'x', 3))).toBe(4);
		const news = await store.loadSince('a', 1);
		expect(news?.entries.map((stored) => stored.entry.id)).toEqual(['y', 'z']);
		expect(news?.meta).toMatchObject({ position: { head: 'x' }, revision: 4, updated: 5 });
		expect((await store.load('a'))?.entries.map((s) => s.sequence)).toEqual([1, 2, 3]);
	});

	it('a booking on another revision is a conflict and changes nothing', async () => {
		await store.add(game('a'));
		await store.book('a', booking(1, [entry('x', null)], 'x'));
		const before = await store.load('a');
		await expect(store.book('a', booking(1, [entry('y', null)], 'y'))).rejects.toEqual(
			failing('conflict')
		);
		expect(await store.load('a')).toEqual(before);
	});

	it('a booking that is several revisions late is a conflict, also where nobody added an entry', async () => {
		await store.add(game('a'));
		await store.book('a', booking(1, [entry('x', null)], 'x'));
		await store.book('a', booking(2, [], null));
		await store.book('a', booking(3, [], 'x'));
		const before = await store.load('a');
		const late = booking(2, [entry('y', 'x')], 'y');
		await expect(store.book('a', late)).rejects.toEqual(failing('conflict'));
		await expect(store.book('a', booking(1, [], null))).rejects.toEqual(failing('conflict'));
		await expect(store.book('a', booking(5, [], null))).rejects.toEqual(failing('conflict'));
		expect(await store.load('a')).toEqual(before);
	});

	it('nothing is booked on a game that was replaced or erased, nor on one made anew in its place', async () => {
		await store.add(game('a'));
		await store.load('a');
		await store.add(game('a'), { replace: true });
		const late = booking(1, [entry('x', null)], 'x');
		await expect(store.book('a', late)).rejects.toEqual(failing('conflict'));
		await store.erase('a');
		await expect(store.book('a', late)).rejects.toEqual(failing('missing'));
		await expect(store.book('a', booking(2, [], null))).rejects.toEqual(failing('missing'));
		expect(await store.list()).toEqual([]);
		await store.add(game('a'));
		const before = await store.load('a');
		await expect(store.book('a', late)).rejects.toEqual(failing('conflict'));
		await expect(store.book('a', booking(2, [], null))).rejects.toEqual(failing('conflict'));
		expect(await store.load('a')).toEqual(before);
		const revision = before?.meta.revision ?? 0;
		expect(await store.book('a', booking(revision, [entry('x', null)], 'x', 0))).toBe(revision + 1);
	});

	it('a booking that fails half way leaves nothing behind', async () => {
		await store.add(game('a'));
		await store.book('a', booking(1, [entry('x', null)], 'x'));
		const before = await store.load('a');
		const twice = booking(2, [entry('y', 'x'), entry('x', 'y')], 'x');
		await expect(store.book('a', twice)).rejects.toEqual(failing('other'));
		expect(await store.load('a')).toEqual(before);
	});

	it('writes an entry once: not twice in one booking, nor in a game that is added', async () => {
		const line = [entry('x', null), entry('x', null)];
		await expect(store.add({ ...game('b'), entries: line })).rejects.toEqual(failing('other'));
		expect(await store.load('b')).toBeNull();
		await store.add(game('a'));
		await expect(store.book('a', booking(1, line, 'x'))).rejects.toEqual(failing('other'));
		expect((await store.load('a'))?.entries).toEqual([]);
	});

	it('says at once that an entry is on its way to the disk', async () => {
		await store.add(game('a'));
		let told = 0;
		await store.book('a', booking(1, [entry('x', null)], 'x'), () => (told += 1));
		expect(told).toBe(1);
	});

	it('two bookings at once: one wins, the other is told', async () => {
		await store.add(game('a'));
		const results = await Promise.allSettled([
			store.book('a', booking(1, [entry('x', null)], 'x')),
			store.book('a', booking(1, [entry('y', null)], 'y'))
		]);
		expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
		expect((await store.load('a'))?.entries).toHaveLength(1);
	});

	it('keeps name, panel, bin and backup apart from the line of play', async () => {
		await store.add(game('a'));
		await store.change('a', { name: 'New', panel: { kind: 'run' }, deleted: 7 });
		await store.change('a', { backedUp: 9 });
		const meta = (await store.load('a'))?.meta;
		expect(meta).toMatchObject({ name: 'New', panel: { kind: 'run' }, deleted: 7, backedUp: 9 });
		expect(meta?.revision).toBe(1);
	});

	it('keeps drafts by game and key, and forgets them', async () => {
		await store.add(game('a'));
		await store.add(game('b'));
		await store.saveDraft('a', 'revenue', '13');
		await store.saveDraft('a', 'revenue', '130');
		await store.saveDraft('b', 'revenue', { sum: 1 });
		await store.saveDraft('a', 'bid', 5);
		await store.saveDraft('a', 'bid', null);
		expect([...(await store.drafts('a'))]).toEqual([['revenue', '130']]);
	});

	it('erases a game with all that hangs on it, and no other', async () => {
		await store.add({ ...game('a'), entries: [entry('1', null)] });
		await store.add({ ...game('b'), entries: [entry('1', null)] });
		await store.saveDraft('a', 'k', 1);
		await store.erase('a');
		expect(await store.load('a')).toBeNull();
		expect((await store.drafts('a')).size).toBe(0);
		expect((await store.load('b'))?.entries).toHaveLength(1);
	});

	it('refuses writes to a game that is not there', async () => {
		await expect(store.book('a', booking(1, [], null))).rejects.toEqual(failing('missing'));
		await expect(store.change('a', { name: '' })).rejects.toEqual(failing('missing'));
		await expect(store.saveDraft('a', 'k', 1)).rejects.toEqual(failing('missing'));
	});

	it('keeps settings', async () => {
		expect(await store.setting('language')).toBeUndefined();
		await store.saveSetting('language', 'es');
		expect(await store.setting('language')).toBe('es');
	});

	it('says that it is closed', async () => {
		await store.add(game('a'));
		store.close();
		await expect(store.list()).rejects.toEqual(failing('closed'));
		await expect(store.book('a', booking(1, [], null))).rejects.toEqual(failing('closed'));
	});

	it('what is stored cannot be changed from outside', async () => {
		const given = { ...game('a'), entries: [entry('1', null)] };
		await store.add(given);
		given.entries.push(entry('2', null));
		const loaded = await store.load('a');
		((loaded?.entries ?? []) as unknown[]).length = 0;
		expect((await store.load('a'))?.entries).toHaveLength(1);
	});
});

describe('a store whose code comes late', () => {
	it('says why when it does not come, and tries again the next time', async () => {
		let tries = 0;
		const store = lateStore(async () => {
			tries += 1;
			if (tries === 1) throw new TypeError('a file did not arrive');
			return new MemoryStore();
		});
		await expect(store.list()).rejects.toEqual(failing('other'));
		expect(await store.list()).toEqual([]);
		expect(tries).toBe(2);
	});

	it('closed before or while it comes, is closed when it is there', async () => {
		const before = new MemoryStore();
		const unasked = lateStore(async () => before);
		unasked.close();
		await expect(unasked.list()).rejects.toEqual(failing('closed'));
		await expect(before.list()).rejects.toEqual(failing('closed'));
		const there = new MemoryStore();
		const asked = lateStore(async () => there);
		await asked.list();
		asked.close();
		await expect
			.poll(() =>
				there.list().then(
					() => 'open',
					() => 'closed'
				)
			)
			.toBe('closed');
	});
});

describe('the disk', () => {
	it('is asked for strict durability by every write', async () => {
		const asked = vi.spyOn(IDBDatabase.prototype, 'transaction');
		const store = new DexieStore('durable', { indexedDB: new IDBFactory(), IDBKeyRange });
		await store.add(game('a'));
		await store.book('a', booking(1, [entry('x', null)], 'x'));
		await store.book('a', booking(2, [], null));
		await store.change('a', { panel: 'p' });
		await store.saveDraft('a', 'k', 1);
		await store.saveSetting('k', 1);
		await store.erase('a');
		const writes = asked.mock.calls.filter(([, mode]) => mode === 'readwrite');
		expect(writes.length).toBeGreaterThanOrEqual(7);
		for (const [, , options] of writes) expect(options).toMatchObject({ durability: 'strict' });
		store.close();
		asked.mockRestore();
	});

	it('keeps of an erased game only that there was one', async () => {
		const indexedDB = new IDBFactory();
		const store = new DexieStore('test', { indexedDB, IDBKeyRange });
		await store.add(game('a'));
		await store.book('a', booking(1, [entry('1', null)], '1'));
		await store.saveDraft('a', 'form', { x: 1 });
		await store.erase('a');
		store.close();
		const disk = await new Dexie('test', { indexedDB, IDBKeyRange }).open();
		const left = await Promise.all(
			disk.tables.map(async (table) => [table.name, await table.count()] as const)
		);
		disk.close();
		expect(left.filter(([, count]) => count > 0)).toEqual([['standings', 1]]);
	});

	it('of the first version, with everything of a game in one row, is taken over', async () => {
		const indexedDB = new IDBFactory();
		const old = new Dexie('old', { indexedDB, IDBKeyRange });
		old.version(1).stores({
			games: 'id',
			entries: '[game+id], &[game+sequence]',
			drafts: '[game+key], game',
			settings: 'key'
		});
		const { meta, initial } = game('a');
		await old.table('games').add({ ...meta, revision: 4, initial });
		const line = entry('x', null);
		await old.table('entries').add({ game: 'a', id: 'x', parent: null, sequence: 1, entry: line });
		old.close();
		const store = new DexieStore('old', { indexedDB, IDBKeyRange });
		const entries = [{ sequence: 1, entry: line }];
		expect(await store.load('a')).toEqual({ meta: { ...meta, revision: 4 }, initial, entries });
		expect(await store.list()).toEqual([{ ...meta, revision: 4 }]);
		expect(await store.book('a', booking(4, [entry('y', 'x')], 'y', 1))).toBe(5);
		expect((await store.load('a'))?.entries.map((each) => each.sequence)).toEqual([1, 2]);
		store.close();
	});

	it('of the second version, with a head for each game, is taken over', async () => {
		const indexedDB = new IDBFactory();
		const old = new Dexie('old', { indexedDB, IDBKeyRange });
		old.version(2).stores({
			games: 'id',
			heads: 'id',
			beginnings: 'game',
			entries: '[game+id], &[game+sequence]',
			drafts: '[game+key], game',
			settings: 'key'
		});
		const { meta, initial } = game('a');
		const { position, updated, summary, ...rest } = meta;
		await old.table('games').add(rest);
		await old.table('heads').add({ id: 'a', position, updated, summary, revision: 7 });
		await old.table('beginnings').add({ game: 'a', initial });
		old.close();
		const store = new DexieStore('old', { indexedDB, IDBKeyRange });
		const [first] = await store.list();
		expect(first).toEqual({ ...meta, revision: 7 });
		expect(await store.book('a', booking(7, [entry('x', null)], 'x', 0))).toBe(8);
		await expect(store.book('a', booking(7, [], null))).rejects.toEqual(failing('conflict'));
		store.close();
	});

	it('of a newer version of the app is said to be newer, and takes no game', async () => {
		const indexedDB = new IDBFactory();
		const newer = new Dexie('newer', { indexedDB, IDBKeyRange });
		newer.version(5).stores({ games: 'id', places: 'id' });
		await newer.table('games').add({ id: 'a' });
		newer.close();
		const store = new DexieStore('newer', { indexedDB, IDBKeyRange });
		await expect(store.list()).rejects.toEqual(failing('newer'));
		await expect(store.add(game('a'))).rejects.toEqual(failing('newer'));
		await expect(store.book('a', booking(1, [], null))).rejects.toEqual(failing('newer'));
		store.close();
	});

	it('that an older page has opened since, and so marked as its own, is read as ever', async () => {
		const indexedDB = new IDBFactory();
		const store = new DexieStore('marked', { indexedDB, IDBKeyRange });
		await store.add(game('a'));
		store.close();
		const old = new Dexie('marked', { indexedDB, IDBKeyRange });
		old.version(2).stores({ games: 'id', heads: 'id', beginnings: 'game', settings: 'key' });
		expect(await old.table('heads').toArray()).toEqual([]);
		expect(old.backendDB().version).toBeGreaterThan(40);
		old.close();
		const again = new DexieStore('marked', { indexedDB, IDBKeyRange });
		expect((await again.list()).map(({ id }) => id)).toEqual(['a']);
		again.close();
	});

	it('that the browser closed without a word is opened again for the next entry', async () => {
		const opened = vi.spyOn(IDBDatabase.prototype, 'transaction');
		const store = new DexieStore('asleep', { indexedDB: new IDBFactory(), IDBKeyRange });
		await store.add(game('a'));
		await store.book('a', booking(1, [entry('x', null)], 'x'));
		const connection: unknown = opened.mock.contexts.at(-1);
		opened.mockRestore();
		if (!(connection instanceof IDBDatabase)) throw new Error('nothing was asked of the disk');
		connection.close();
		expect(await store.book('a', booking(2, [entry('y', 'x')], 'y'))).toBe(3);
		expect((await store.load('a'))?.entries.map((stored) => stored.entry.id)).toEqual(['x', 'y']);
		store.close();
	});

	it('that was cleared by the browser and made anew takes no entry of a game that went with it', async () => {
		const indexedDB = new IDBFactory();
		const store = new DexieStore('cleared', { indexedDB, IDBKeyRange });
		await store.add(game('a'));
		await store.load('a');
		await store.book('a', booking(1, [entry('x', null)], 'x'));
		await new Promise<void>((resolve, reject) => {
			const request = indexedDB.deleteDatabase('cleared');
			request.onsuccess = () => resolve();
			request.onerror = () => reject(new Error('the database was not deleted'));
		});
		// Anything that is asked for opens an empty database: a draft, a setting.
		expect(await store.setting('theme')).toBeUndefined();
		const next = booking(2, [entry('y', 'x')], 'y');
		await expect(store.book('a', next)).rejects.toEqual(failing('missing'));
		expect(await store.load('a')).toBeNull();
		store.close();
	});

	it('keeps a game as it was when the browser refuses a write at once', async () => {
		const store = new DexieStore('refused', { indexedDB: new IDBFactory(), IDBKeyRange });
		await store.add(game('a'));
		const before = await store.load('a');
		const unwritable = { ...entry('x', null), steps: [() => 0] } as unknown as GameEntry;
		await expect(store.book('a', booking(1, [unwritable], 'x'))).rejects.toEqual(failing('other'));
		expect(await store.load('a')).toEqual(before);
		expect(await store.book('a', booking(1, [entry('x', null)], 'x'))).toBe(2);
		store.close();
	});

	it('takes nothing for a game that another tab has erased meanwhile', async () => {
		const indexedDB = new IDBFactory();
		const [here, there] = [1, 2].map(() => new DexieStore('tabs', { indexedDB, IDBKeyRange }));
		await here?.add(game('a'));
		await here?.load('a');
		await there?.erase('a');
		const late = booking(1, [entry('x', null)], 'x');
		await expect(here?.book('a', late)).rejects.toEqual(failing('missing'));
		await there?.add(game('a'));
		expect((await here?.load('a'))?.entries).toEqual([]);
		here?.close();
		there?.close();
	});

	it('comes back after the page has gone', async () => {
		const indexedDB = new IDBFactory();
		const first = new DexieStore('kept', { indexedDB, IDBKeyRange });
		await first.add(game('a'));
		await first.book('a', booking(1, [entry('x', null)], 'x'));
		first.close();
		const second = new DexieStore('kept', { indexedDB, IDBKeyRange });
		expect((await second.load('a'))?.entries).toHaveLength(1);
		second.close();
	});

	it.each([
		['QuotaExceededError', 'quota'],
		['InvalidStateError', 'closed'],
		['SecurityError', 'unavailable'],
		['VersionError', 'newer'],
		['DataCloneError', 'other']
	])('a %s is reported as %s, also from inside another error', (name, code) => {
		const inner = new DOMException('no', name);
		expect(asStoreFailure(inner).code).toBe(code);
		const outer = Object.assign(new Error('aborted'), { name: 'AbortError', inner });
		expect(asStoreFailure(outer).code).toBe(code);
		expect(asStoreFailure(new StoreFailure('missing')).code).toBe('missing');
	});
});
