/** Backups: a chosen file kept up to date, the share sheet, and when a reminder is due. */
import { describe, expect, it } from 'vitest';
import { Backup, backupIsOld, handOver, OLD_BACKUP, SavedGames, type OutFile } from '$lib/session';
import {
	MemoryStore,
	readFile,
	StoreFailure,
	writeBackup,
	writeGame,
	type GameStore,
	type SavedGame,
	type WritableFile
} from '$lib/storage';
import { browser, buy, start } from './table';

/** The memory store clones what it keeps; a browser's file handle survives that, this one not. */
class HandleStore extends MemoryStore {
	readonly #kept = new Map<string, unknown>();
	override async saveSetting(key: string, value: unknown): Promise<void> {
		this.#kept.set(key, value);
	}
	override async setting(key: string): Promise<unknown> {
		return this.#kept.get(key);
	}
}

function file(permission: PermissionState = 'granted') {
	const written: string[] = [];
	let state = permission;
	const handle: WritableFile = {
		name: 'games.json',
		// As a browser does it: what was written is in the file once it has been closed.
		createWritable: async () => {
			let buffer = '';
			return {
				write: async (text) => void (buffer += text),
				close: async () => void written.push(buffer)
			};
		},
		queryPermission: async () => state,
		requestPermission: async () => (state = 'granted')
	};
	return { handle, written };
}

async function table(store: GameStore, handle: WritableFile) {
	const { around, store: games, session } = await start();
	await session.act([buy('p1')]);
	const saved = new SavedGames(games, around);
	await saved.refresh();
	return { saved, backup: new Backup(store, saved, async () => handle) };
}

describe('a backup', () => {
	it('goes to the chosen file, which a restart finds again', async () => {
		const { handle, written } = file();
		const store = new HandleStore();
		const { saved, backup } = await table(store, handle);
		expect(await backup.writeAll()).toBe('no-file');
		expect(await backup.chooseFile('games.json')).toBe(true);
		expect(await readFile(written[0] ?? '')).toMatchObject([{ ok: true }]);
		expect(saved.games[0]?.backedUp).not.toBeNull();
		const later = new Backup(store, saved, async () => handle);
		await later.start();
		expect(later.fileName).toBe('games.json');
		expect(await later.writeAll()).toBe('written');
		expect(written).toHaveLength(2);
	});

	it('asks for permission only inside a tap', async () => {
		const { handle, written } = file('prompt');
		const store = new HandleStore();
		await store.saveSetting('backup-file', handle);
		const { backup } = await table(store, handle);
		await backup.start();
		expect(await backup.writeAll()).toBe('needs-permission');
		expect(written).toHaveLength(0);
		expect(await backup.writeAll({ ask: true })).toBe('written');
	});

	it('finds nothing where something else than a file is kept', async () => {
		const { handle } = file();
		for (const kept of ['games.json', null, { name: 'games.json' }]) {
			const store = new HandleStore();
			await store.saveSetting('backup-file', kept);
			const { backup } = await table(store, handle);
			await backup.start();
			expect(backup.fileName).toBeNull();
			expect(await backup.writeAll()).toBe('no-file');
		}
		expect(await writeBackup(null, '{}')).toBe('no-file');
	});

	it('a dismissed share sheet is no backup; without one the file is downloaded', async () => {
		const { saved, backup } = await table(new HandleStore(), file().handle);
		const out = await saved.exportAll();
		if (out === null) throw new Error('nothing to export');
		const downloads: string[] = [];
		const save = ({ name }: OutFile) => void downloads.push(name);
		const dismissed = () => Promise.reject(new DOMException('no', 'AbortError'));
		const sheet = { share: dismissed, canShare: () => true };
		const hand = (share: Partial<typeof sheet>) => (file: OutFile) => handOver(file, share, save);
		expect(await backup.handOver(out, saved.games, hand(sheet))).toBe(false);
		expect(saved.games[0]?.backedUp).toBeNull();
		expect(await backup.handOver(out, saved.games, hand({}))).toBe(true);
		expect(downloads).toEqual([out.name]);
		expect(saved.games[0]?.backedUp).not.toBeNull();
	});

	it('at the end of a round is written without a tap, or offered in one', async () => {
		const { handle, written } = file();
		const store = new HandleStore();
		const { saved, backup } = await table(store, handle);
		const [game] = saved.games;
		if (game === undefined) throw new Error('the game is gone');
		await backup.atRoundEnd(game);
		expect(backup.offer).toBe('copy');
		backup.withdrawOffer();
		await backup.atRoundEnd({ ...game, updated: game.created + OLD_BACKUP + 1 });
		expect(backup.offer).toBe('overdue');
		await backup.chooseFile('games.json');
		expect(backup.offer).toBeNull();
		await backup.atRoundEnd(game);
		expect(backup.offer).toBeNull();
		expect(written).toHaveLength(2);
	});

	it('that was handed over is not called old at the end of the next round', async () => {
		const { saved, backup } = await table(new HandleStore(), file().handle);
		const [game] = saved.games;
		const out = await saved.exportAll();
		if (game === undefined || out === null) throw new Error('the game is gone');
		/** What the table knows of its game, as it read it hours ago. */
		const known = { ...game, updated: game.created + OLD_BACKUP + 1 };
		await backup.atRoundEnd(known);
		expect(backup.offer).toBe('overdue');
		await backup.handOver(out, [known], async () => 'saved');
		await backup.atRoundEnd(known);
		expect(backup.offer).toBe('copy');
	});

	it('that the browser refuses at the end of a round asks for one tap', async () => {
		const { handle, written } = file('prompt');
		const store = new HandleStore();
		await store.saveSetting('backup-file', handle);
		const { saved, backup } = await table(store, handle);
		const [game] = saved.games;
		if (game === undefined) throw new Error('the game is gone');
		await backup.start();
		await backup.atRoundEnd(game);
		expect([backup.offer, written.length]).toEqual(['needs-permission', 0]);
		await backup.writeAll({ ask: true });
		expect([backup.offer, written.length]).toEqual([null, 1]);
	});

	it('of a disk that cannot be read is no backup, and says so', async () => {
		const { handle, written } = file();
		const { saved, backup } = await table(new HandleStore(), handle);
		const [game] = saved.games;
		if (game === undefined) throw new Error('the game is gone');
		await backup.chooseFile('games.json');
		class Unreadable extends MemoryStore {
			override list(): Promise<never> {
				return Promise.reject(new StoreFailure('closed'));
			}
		}
		const blind = new SavedGames(new Unreadable(), browser().tab());
		const later = new Backup(new HandleStore(), blind, async () => handle);
		await later.chooseFile('games.json');
		expect([later.outcome, later.offer]).toEqual(['failed', 'failed']);
		await later.atRoundEnd(game);
		expect([later.outcome, later.offer]).toEqual(['failed', 'failed']);
		expect(written).toHaveLength(1);
	});

	it('goes to the chosen file also when the choice itself cannot be kept', async () => {
		const { handle, written } = file();
		class FullStore extends MemoryStore {
			override saveSetting(): Promise<void> {
				return Promise.reject(new StoreFailure('quota'));
			}
		}
		const { backup } = await table(new FullStore(), handle);
		expect(await backup.chooseFile('games.json')).toBe(true);
		expect([backup.outcome, backup.fileName, written.length]).toEqual(['written', 'games.json', 1]);
		await backup.forgetFile();
		expect(backup.fileName).toBeNull();
	});

	it('is what the table itself exports, too: nobody is reminded of it right after', async () => {
		const { store, around, id, session } = await start();
		await session.act([buy('p1')]);
		await session.exportFile();
		expect((await store.load(id))?.meta.backedUp).toBeNull();
		await session.markBackedUp();
		const backedUp = (await store.load(id))?.meta.backedUp ?? 0;
		expect([session.meta.backedUp, backedUp < around.now()]).toEqual([backedUp, true]);
		const long = { ...session.meta, created: 0 };
		expect([backupIsOld({ ...long, backedUp: null }), backupIsOld(long)]).toEqual([true, false]);
	});

	it('is there already for a game that came out of a file', async () => {
		const { session } = await start();
		await session.act([buy('p1')]);
		const { text } = await session.exportFile();
		const day = { ...(JSON.parse(text) as { readonly game: SavedGame }).game, created: 1 };
		const games = new SavedGames(new MemoryStore(), browser().tab());
		await games.importText(await writeGame(day, 'test'));
		const [game] = games.games;
		if (game === undefined) throw new Error('the game is gone');
		expect(game.updated - game.created).toBeGreaterThan(OLD_BACKUP);
		expect(backupIsOld(game)).toBe(false);
		expect(backupIsOld({ ...game, updated: game.updated + OLD_BACKUP + 1 })).toBe(true);
	});

	it('is called old after two hours of play, and never for an untouched game', async () => {
		const { saved } = await table(new HandleStore(), file().handle);
		const [game] = saved.games;
		if (game === undefined) throw new Error('the game is gone');
		expect(backupIsOld(game)).toBe(false);
		expect(backupIsOld({ ...game, updated: game.created + OLD_BACKUP + 1 })).toBe(true);
		const backedUp = game.created + OLD_BACKUP;
		expect(backupIsOld({ ...game, backedUp, updated: backedUp + 1 })).toBe(false);
		const fresh = { ...game.summary, count: 0 };
		expect(backupIsOld({ ...game, updated: Number.MAX_SAFE_INTEGER, summary: fresh })).toBe(false);
	});
});
