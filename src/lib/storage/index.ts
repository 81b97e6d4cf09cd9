/** The door of the storage room. */
export * from './model';
export * from './game-store';
export * from './store-failure';
export * from './messages';
export { canonicalJson } from './checksum';
export { lateStore } from './late-store';
export { MemoryStore } from './memory-store';
export { CURRENT_FORMAT, migrateGame, migrations } from './migrations';
export {
	readFile,
	readGame,
	savedGameOf,
	writeAllGames,
	writeGame,
	type SavedGame,
	type SaveFile
} from './save-format';
export * from './backup-file';
export { askToPersist, storageHealth, type StorageHealth } from './persistence';
