/**
 * A store whose code comes when it is first asked for something: a page can be used before the library
 * behind the database has been read.
 */
import type { GameStore } from './game-store';
import { asStoreFailure } from './store-failure';

export function lateStore(load: () => Promise<GameStore>): GameStore {
	let coming: Promise<GameStore> | null = null;
	let closed = false;

	async function store(): Promise<GameStore> {
		coming ??= load();
		try {
			const loaded = await coming;
			if (closed) loaded.close();
			return loaded;
		} catch (error) {
			// A file that did not arrive this time may do so the next.
			coming = null;
			throw asStoreFailure(error);
		}
	}

	return {
		list: async () => (await store()).list(),
		load: async (id) => (await store()).load(id),
		loadSince: async (id, sequence) => (await store()).loadSince(id, sequence),
		add: async (game, options) => (await store()).add(game, options),
		book: async (id, booking, waiting) => (await store()).book(id, booking, waiting),
		change: async (id, change) => (await store()).change(id, change),
		erase: async (id) => (await store()).erase(id),
		drafts: async (id) => (await store()).drafts(id),
		saveDraft: async (id, key, value) => (await store()).saveDraft(id, key, value),
		setting: async (key) => (await store()).setting(key),
		saveSetting: async (key, value) => (await store()).saveSetting(key, value),
		close() {
			closed = true;
			void coming?.then(
				(loaded) => loaded.close(),
				() => undefined
			);
		}
	};
}
