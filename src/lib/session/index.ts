/** The door of the session room. */
export { GameSession, type OpenOptions } from './game-session.svelte';
export { openWhileShown } from './shown-game.svelte';
export { GameView } from './game-view.svelte';
export {
	SavedGames,
	type CreateResult,
	type GameRequest,
	type ImportOutcome,
	type OnExisting,
	type Progress
} from './saved-games.svelte';
export type { Role } from './journal.svelte';
export type { GameTimeline } from './open-game';
export { leadingUp, type Change } from './reversal';
export { everyonePasses, type Passes } from './everyone-passes';
export { download, fileName, handOver, outFile, type GameFile, type OutFile } from './hand-over';
export { browserSurroundings, type Channel, type Surroundings } from './surroundings';
export { getSavedGames, getSession, setSavedGames, setSession } from './context';
export { Backup, backupIsOld, OLD_BACKUP, type BackupOffer } from './backup.svelte';
export * from './results';
