/**
 * A file outside the browser that the banker chose once and the app keeps up to date, where the
 * browser can do that. The file's handle is kept among the settings, so that a restart finds it.
 */
import type { GameStore } from './game-store';

/** The part of a file handle that is needed; the standard types leave out the permissions. */
export interface WritableFile {
	readonly name: string;
	createWritable(): Promise<{
		write(text: string): Promise<void>;
		close(): Promise<void>;
	}>;
	queryPermission?(mode: { readonly mode: 'readwrite' }): Promise<PermissionState>;
	requestPermission?(mode: { readonly mode: 'readwrite' }): Promise<PermissionState>;
}

export type PickFile = (suggestedName: string) => Promise<WritableFile>;

export type BackupOutcome = 'written' | 'no-file' | 'needs-permission' | 'failed';

const SETTING = 'backup-file';

/** The browser's own dialogue, or null where it has none. */
export function filePicker(): PickFile | null {
	if (typeof window === 'undefined' || !('showSaveFilePicker' in window)) return null;
	const pick = window.showSaveFilePicker;
	if (typeof pick !== 'function') return null;
	return async (suggestedName) => {
		const types = [{ description: 'Paymaster', accept: { 'application/json': ['.json'] } }];
		// The dialogue gives a file handle, which has what WritableFile asks for.
		return (await pick.call(window, { suggestedName, types })) as WritableFile;
	};
}

export async function rememberFile(store: GameStore, file: WritableFile | null): Promise<void> {
	await store.saveSetting(SETTING, file);
}

export async function rememberedFile(store: GameStore): Promise<WritableFile | null> {
	const file = await store.setting(SETTING);
	const usable = typeof file === 'object' && file !== null && 'createWritable' in file;
	// Only rememberFile writes this setting.
	return usable ? (file as WritableFile) : null;
}

/** Writes the whole text; with `ask` (inside a tap) the browser may ask for permission again. */
export async function writeBackup(
	file: WritableFile | null,
	text: string,
	options: { readonly ask?: boolean } = {}
): Promise<BackupOutcome> {
	if (file === null) return 'no-file';
	try {
		const mode = { mode: 'readwrite' } as const;
		let permission = (await file.queryPermission?.(mode)) ?? 'granted';
		if (permission !== 'granted' && options.ask === true) {
			permission = (await file.requestPermission?.(mode)) ?? 'granted';
		}
		if (permission !== 'granted') return 'needs-permission';
		const writable = await file.createWritable();
		await writable.write(text);
		await writable.close();
		return 'written';
	} catch {
		return 'failed';
	}
}
