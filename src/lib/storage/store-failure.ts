/** Why a read or a write did not happen, as data, so that the screen can say it plainly. */

export type StoreFailureCode =
	/** The device has no room left. */
	| 'quota'
	/** The connection to the database is closed, or was closed by another tab. */
	| 'closed'
	/** The browser offers no database here, or refuses to open it. */
	| 'unavailable'
	/** The database was made by a newer version of the app. */
	| 'newer'
	/** The browser was asked to write and has not answered for long; it may yet do so. */
	| 'silent'
	/** Somebody else wrote to the game meanwhile. */
	| 'conflict'
	/** A game with this id is there already. */
	| 'exists'
	/** There is no game with this id. */
	| 'missing'
	| 'other';

export class StoreFailure extends Error {
	readonly code: StoreFailureCode;

	constructor(code: StoreFailureCode, message: string = code, cause?: unknown) {
		super(message, { cause });
		this.name = 'StoreFailure';
		this.code = code;
	}
}

const BY_NAME: Readonly<Record<string, StoreFailureCode>> = {
	QuotaExceededError: 'quota',
	QuotaExceeded: 'quota',
	DatabaseClosedError: 'closed',
	DatabaseClosed: 'closed',
	InvalidStateError: 'closed',
	TransactionInactiveError: 'closed',
	MissingAPIError: 'unavailable',
	MissingAPI: 'unavailable',
	SecurityError: 'unavailable',
	OpenFailedError: 'unavailable',
	OpenFailed: 'unavailable',
	VersionError: 'newer'
};

/** Reads the causes inside out: a browser hides a full disk in an aborted transaction. */
export function asStoreFailure(error: unknown): StoreFailure {
	if (error instanceof StoreFailure) return error;
	let found: StoreFailureCode = 'other';
	let inner: unknown = error;
	for (let depth = 0; depth < 5 && inner instanceof Object; depth++) {
		// Anything can be thrown, so its fields are read as unknown.
		const { name, inner: next, cause } = inner as Readonly<Record<string, unknown>>;
		const code = typeof name === 'string' ? BY_NAME[name] : undefined;
		if (code !== undefined) found = code;
		inner = next ?? cause;
	}
	const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
	return new StoreFailure(found, message, error);
}
