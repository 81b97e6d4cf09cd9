// What lies in the browser's database, read past the app.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export interface OnDisk {
	/** Entries ever booked, undone and abandoned ones included. */
	readonly entries: readonly string[];
	readonly head: string | null;
	readonly tip: string | null;
	/** Entries in force, as the list of games says. */
	readonly count: number;
	readonly revision: number;
}

/** One game as the database holds it; nothing when it is not there. */
export function onDisk(page: Page, game: string): Promise<OnDisk | null> {
	return page.evaluate(async (id) => {
		const ask = <T>(request: IDBRequest<T>) =>
			new Promise<T>((resolve, reject) => {
				request.onsuccess = () => resolve(request.result);
				request.onerror = () => reject(request.error);
			});
		const db = await ask(indexedDB.open('paymaster'));
		try {
			const stores = db.transaction(['standings', 'entries'], 'readonly');
			const row: unknown = await ask(stores.objectStore('standings').index('id').get(id));
			const rows: unknown[] = await ask(stores.objectStore('entries').getAll());
			if (typeof row !== 'object' || row === null) return null;
			const field = (value: unknown, ...path: string[]): unknown =>
				path.reduce<unknown>(
					(at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : null),
					value
				);
			const text = (value: unknown) => (typeof value === 'string' ? value : null);
			return {
				entries: rows.flatMap((each) =>
					field(each, 'game') === id ? [String(field(each, 'id'))] : []
				),
				head: text(field(row, 'position', 'head')),
				tip: text(field(row, 'position', 'tip')),
				count: Number(field(row, 'summary', 'count')),
				revision: Number(field(row, 'revision'))
			};
		} finally {
			db.close();
		}
	}, game);
}

/** Every saved game, whole, for comparing before and after. */
export function everythingOnDisk(page: Page): Promise<string> {
	return storesOnDisk(page, ['games', 'standings', 'beginnings', 'entries']);
}

/**
 * Waits until what was typed or opened last is on disk. Entries are written before they are shown;
 * half-typed figures and the open panel follow the screen, so a restart at once may miss the last.
 */
export async function onDeskOnDisk(page: Page, part: string): Promise<void> {
	await expect.poll(() => storesOnDisk(page, ['games', 'drafts'])).toContain(part);
}

function storesOnDisk(page: Page, names: readonly string[]): Promise<string> {
	return page.evaluate(
		async (stores) => {
			const ask = <T>(request: IDBRequest<T>) =>
				new Promise<T>((resolve, reject) => {
					request.onsuccess = () => resolve(request.result);
					request.onerror = () => reject(request.error);
				});
			const db = await ask(indexedDB.open('paymaster'));
			const open = db.transaction(stores, 'readonly');
			const rows = stores.map((name) => ask<unknown[]>(open.objectStore(name).getAll()));
			const all = await Promise.all(rows);
			db.close();
			return JSON.stringify(Object.fromEntries(stores.map((name, at) => [name, all[at]])));
		},
		[...names]
	);
}
