/** How safe the browser's storage is: kept or evictable, and how much room is left. */

export interface StorageHealth {
	/** True: the browser will not evict it. Null: this browser does not say. */
	readonly persisted: boolean | null;
	/** Bytes in use and bytes allowed; null when unknown. */
	readonly usage: number | null;
	readonly quota: number | null;
}

type Storage = Partial<Pick<StorageManager, 'persist' | 'persisted' | 'estimate'>>;

/** Some browsers ask the user and may never answer; the game does not wait for that. */
const PATIENCE = 3_000;

function deviceStorage(): Storage | null {
	// Absent on insecure pages, whatever the types say.
	return typeof navigator === 'undefined' ? null : ((navigator.storage as Storage) ?? null);
}

export async function storageHealth(storage = deviceStorage()): Promise<StorageHealth> {
	const persisted = await inTime(storage?.persisted?.());
	const estimate = await inTime(storage?.estimate?.());
	return {
		persisted: persisted ?? null,
		usage: estimate?.usage ?? null,
		quota: estimate?.quota ?? null
	};
}

/** Asks the browser to keep the data, for the moment at which there is something to lose. */
export async function askToPersist(storage = deviceStorage()): Promise<boolean | null> {
	if ((await inTime(storage?.persisted?.())) === true) return true;
	return (await inTime(storage?.persist?.())) ?? null;
}

async function inTime<T>(answer: Promise<T> | undefined): Promise<T | null> {
	if (answer === undefined) return null;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const enough = new Promise<null>(
		(resolve) => (timer = setTimeout(() => resolve(null), PATIENCE))
	);
	try {
		return await Promise.race([answer, enough]);
	} catch {
		return null;
	} finally {
		clearTimeout(timer);
	}
}
