/** The list of saved games, its bin, and files in and out. */
import { describe, expect, it } from 'vitest';
import { SavedGames } from '$lib/session';
import { CURRENT_FORMAT, MemoryStore, StoreFailure } from '$lib/storage';
import { browser, buy, config, newGame, rest, sit, start } from './table';

/** A tab that counts how often it was asked to keep its data. */
function keeper() {
	let times = 0;
	const around = { ...browser().tab(), keepData: () => void (times += 1) };
	return { around, asked: () => times };
}

describe('saved games', () => {
	it('creates a game and lists it with its round', async () => {
		const store = new MemoryStore();
		const games = new SavedGames(store, browser().tab());
		const made = await games.create({ title: '18mex', config, name: 'Friday' });
		expect(made.ok).toBe(true);
		expect(games.games).toMatchObject([
			{
				name: 'Friday',
				players: ['Ana', 'Beto', 'Carla'],
				summary: { round: { kind: 'stock', number: 1 }, phase: '1', count: 0 }
			}
		]);
	});

	it('refuses a title it does not know and a table of the wrong size', async () => {
		const games = new SavedGames(new MemoryStore(), browser().tab());
		expect(await games.create({ title: 'x', config, name: '' })).toMatchObject({
			why: 'unknown-title'
		});
		const alone = { ...config, players: ['Ana'] };
		expect(await games.create({ title: '18mex', config: alone, name: '' })).toMatchObject({
			why: 'wrong-players'
		});
	});

	it('keeps a discarded game in the bin and restores it; erases only from the bin', async () => {
		const { store, around, id } = await start();
		const games = new SavedGames(store, around);
		await games.erase(id);
		expect(games.games).toHaveLength(1);
		await games.discard(id);
		expect([games.games.length, games.bin.length]).toEqual([0, 1]);
		await games.emptyOldBin();
		expect(games.bin).toHaveLength(1);
		await games.restore(id);
		expect([games.games.length, games.bin.length]).toEqual([1, 0]);
		await games.discard(id);
		await games.erase(id);
		expect(await store.list()).toEqual([]);
	});

	it('empties the bin after thirty days', async () => {
		const { store, around, id } = await start();
		await new SavedGames(store, around).discard(id);
		const days = (count: number) => count * 24 * 60 * 60 * 1000;
		const after = (count: number) => ({ ...around, now: () => around.now() + days(count) });
		const early = new SavedGames(store, after(29));
		await early.emptyOldBin();
		expect(early.bin).toHaveLength(1);
		const late = new SavedGames(store, after(31));
		await late.emptyOldBin();
		expect(late.bin).toEqual([]);
	});

	it('gives a game its thirty days though the clock was wrong when it went into the bin', async () => {
		const { store, around, id } = await start();
		await store.change(id, { deleted: 0 });
		const games = new SavedGames(store, around);
		await games.emptyOldBin();
		expect(games.bin.map((game) => game.id)).toEqual([id]);
	});

	it('asks the browser to keep the data when a game is on the disk, however it came there', async () => {
		const store = new MemoryStore();
		const { around, asked } = keeper();
		const games = new SavedGames(store, around);
		await games.importText('{');
		await games.create({ title: 'x', config, name: '' });
		expect(asked()).toBe(0);
		const made = await games.create({ title: '18mex', config, name: 'Friday' });
		expect(asked()).toBe(1);
		const file = made.ok ? await games.exportGame(made.id) : null;
		expect(asked()).toBe(1);
		const other = keeper();
		const there = new SavedGames(new MemoryStore(), other.around);
		await there.importText(file?.text ?? '');
		expect(other.asked()).toBe(1);
		await there.importText(file?.text ?? '', 'ask');
		expect(other.asked()).toBe(1);
	});

	it('does not ask for a game that could not be saved', async () => {
		const { around, asked } = keeper();
		class FullStore extends MemoryStore {
			override add(): Promise<void> {
				return Promise.reject(new StoreFailure('quota'));
			}
		}
		const games = new SavedGames(new FullStore(), around);
		const made = await games.create({ title: '18mex', config, name: 'Friday' });
		expect(made).toMatchObject({ why: 'not-saved' });
		expect(asked()).toBe(0);
	});

	it('other tabs see the list change', async () => {
		const store = new MemoryStore();
		const tabs = browser();
		const one = new SavedGames(store, tabs.tab());
		const two = new SavedGames(store, tabs.tab());
		await one.create({ title: '18mex', config, name: 'Friday' });
		await rest();
		expect(two.games).toHaveLength(1);
	});

	it('exports and imports on another tablet, the undone entries included', async () => {
		const { store, around, id, session } = await start();
		await session.act([buy('p1')]);
		await session.act([buy('p2')]);
		await session.undo();
		const file = await new SavedGames(store, around).exportGame(id);
		expect(file?.name).toMatch(/^18mex-friday-\d{4}-\d\d-\d\d\.paymaster\.json$/);
		const other = new MemoryStore();
		const games = new SavedGames(other, browser().tab());
		expect(await games.importText(file?.text ?? '')).toMatchObject([{ outcome: 'imported', id }]);
		expect(games.games[0]?.summary.count).toBe(1);
		const there = await sit(other, id, browser().tab());
		expect(there.state).toEqual(session.state);
		expect(there.canRedo).toBe(true);
	});

	it('asks before touching an existing game; a copy stands beside it', async () => {
		const { store, around, id, session } = await start();
		await session.act([buy('p1')]);
		const before = await store.load(id);
		const games = new SavedGames(store, around);
		const file = await games.exportGame(id);
		expect(await games.importText(file?.text ?? '')).toMatchObject([{ outcome: 'exists' }]);
		await games.importText(file?.text ?? '', 'copy');
		expect(games.games).toHaveLength(2);
		expect(await store.load(id)).toEqual(before);
	});

	it('says how far the file and the game on the device have come', async () => {
		const { store, around, id, session } = await start();
		await session.act([buy('p1')]);
		const file = await session.exportFile();
		await session.act([buy('p2')]);
		const games = new SavedGames(store, around);
		const [asked] = await games.importText(file.text);
		const here = (await store.load(id))?.meta;
		expect(asked).toMatchObject({ file: { count: 1 }, here: { count: 2, updated: here?.updated } });
	});

	it('a game that is replaced by an older file, or by another line, can be had back', async () => {
		const { store, around, id, session } = await start();
		await session.act([buy('p1')]);
		const older = await session.exportFile();
		await session.act([buy('p2')]);
		const before = await store.load(id);
		const games = new SavedGames(store, around);
		await games.importText(older.text, 'replace');
		expect((await store.load(id))?.entries).toHaveLength(1);
		const [kept] = games.bin;
		await games.restore(kept?.id ?? '');
		const back = await store.load(kept?.id ?? '');
		expect(back?.entries).toEqual(before?.entries);
		expect(back?.meta).toMatchObject({ name: 'Friday', position: before?.meta.position });
	});

	it('a file that only goes further leaves nothing behind', async () => {
		const { store, id, session } = await start();
		await session.act([buy('p1')]);
		const early = await session.exportFile();
		await session.act([buy('p2')]);
		const late = await session.exportFile();
		const other = new MemoryStore();
		const games = new SavedGames(other, browser().tab());
		await games.importText(early.text);
		await games.importText(late.text, 'replace');
		expect([games.games.length, games.bin.length]).toEqual([1, 0]);
		expect((await other.load(id))?.entries).toEqual((await store.load(id))?.entries);
	});

	it('replaces nothing when there is no room for what is replaced', async () => {
		const { around, session } = await start();
		await session.act([buy('p1')]);
		const older = await session.exportFile();
		await session.act([buy('p2')]);
		const newer = await session.exportFile();
		class FullStore extends MemoryStore {
			full = false;
			override async add(...given: Parameters<MemoryStore['add']>): Promise<void> {
				if (this.full) throw new StoreFailure('quota');
				return super.add(...given);
			}
		}
		const store = new FullStore();
		const games = new SavedGames(store, around);
		await games.importText(newer.text);
		const before = await store.load(session.id);
		store.full = true;
		expect(await games.importText(older.text, 'replace')).toMatchObject([
			{ outcome: 'not-saved', failure: { code: 'quota' } }
		]);
		expect(await store.load(session.id)).toEqual(before);
	});

	it('what is decided about some games of a file leaves its others alone', async () => {
		const store = new MemoryStore();
		const around = browser().tab();
		const [one, two] = [await newGame(store, around), await newGame(store, around)];
		const games = new SavedGames(store, around);
		const file = (await games.exportAll())?.text ?? '';
		const there = new SavedGames(new MemoryStore(), browser().tab());
		await there.importText((await games.exportGame(one))?.text ?? '');
		const asked = await there.importText(file);
		expect(asked.map((each) => each.outcome).sort()).toEqual(['exists', 'imported']);
		const outcomes = await there.importText(file, 'copy', [one]);
		expect(outcomes).toMatchObject([{ outcome: 'imported' }]);
		expect(there.games).toHaveLength(3);
		expect(there.games.filter((game) => game.id === two)).toHaveLength(1);
	});

	it('says so when a part of the app cannot be loaded, and the games stay as they are', async () => {
		const { store, around, id } = await start();
		const load = () => Promise.reject(new TypeError('Failed to fetch a module'));
		const games = new SavedGames(store, around, load);
		expect(await games.create({ title: '18mex', config, name: '' })).toMatchObject({
			why: 'not-saved',
			failure: { code: 'other' }
		});
		expect(await games.importText('{}')).toMatchObject([{ outcome: 'not-saved' }]);
		expect(await games.exportGame(id)).toBeNull();
		expect(await games.exportAll()).toBeNull();
		expect(games.failure?.code).toBe('other');
		expect(await store.list()).toHaveLength(1);
	});

	it('exports all games and imports them again', async () => {
		const store = new MemoryStore();
		const around = browser().tab();
		await newGame(store, around);
		await newGame(store, around);
		const games = new SavedGames(store, around);
		await games.refresh();
		const file = await games.exportAll();
		const other = new SavedGames(new MemoryStore(), browser().tab());
		const outcomes = await other.importText(file?.text ?? '');
		expect(outcomes.map((each) => each.outcome)).toEqual(['imported', 'imported']);
	});

	it('a game of a newer format is listed, kept and exported as it is, but not opened', async () => {
		const { store, around, id, session } = await start();
		await session.close();
		const stored = await store.load(id);
		if (stored === null) throw new Error('the game is gone');
		const newer = { ...stored.meta, id: 'newer', format: CURRENT_FORMAT + 1 };
		await store.add({ meta: newer, initial: stored.initial, entries: [] });
		const games = new SavedGames(store, around);
		await games.refresh();
		expect(games.games.filter((game) => games.isNewer(game))).toHaveLength(1);
		await expect(sit(store, 'newer', around)).rejects.toThrow('newer-format');
		const file = await games.exportGame('newer');
		expect(JSON.parse(file?.text ?? '{}')).toMatchObject({ format: CURRENT_FORMAT + 1 });
		expect(await games.importText(file?.text ?? '')).toMatchObject([
			{ outcome: 'refused', problem: { code: 'newer-format' } }
		]);
	});

	it('says plainly when the disk cannot be read or written', async () => {
		const store = new MemoryStore();
		const games = new SavedGames(store, browser().tab());
		store.close();
		await games.refresh();
		expect(games.failure?.code).toBe('closed');
		const made = await games.create({ title: '18mex', config, name: '' });
		expect(made).toMatchObject({ ok: false, why: 'not-saved' });
		expect(!made.ok && made.why === 'not-saved' && made.failure).toBeInstanceOf(StoreFailure);
	});

	it('a game whose facts do not fold is reported, not thrown', async () => {
		const { store, around, id, session } = await start();
		await session.act([buy('p1')]);
		await session.close();
		const stored = await store.load(id);
		const entry = stored?.entries[0]?.entry;
		if (!stored || !entry) throw new Error('the game is gone');
		const twice = { ...entry, id: 'again', parent: entry.id };
		const meta = { ...stored.meta, id: 'broken', position: { head: 'again', tip: 'again' } };
		await store.add({ meta, initial: stored.initial, entries: [entry, twice] });
		await expect(sit(store, 'broken', around)).rejects.toThrow('entry-misfit');
	});
});
