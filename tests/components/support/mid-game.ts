/** The mid-game fixture in a session over a store in memory, for panels that stand alone. */
import type { State } from '$engine';
import { GameSession, SavedGames } from '$lib/session';
import { MemoryStore, writeGame } from '$lib/storage';
import { KEY as REPAIR, RepairDesk } from '$lib/components/game/repair/repair-desk.svelte';
import { Teller, tellerContext } from '$lib/components/game/teller.svelte';
import { titleContext } from '$lib/components/game/title-context';
import { savedMidGame } from '../../fixtures/mex-mid-game';
import { lonelyTab } from './lonely-tab';

export interface OpenMidGame {
	readonly session: GameSession;
	readonly teller: Teller;
	readonly repair: RepairDesk;
	readonly context: Map<symbol, unknown>;
}

/** `initial` replaces the game by a position of its own, with no entries before it. */
export async function openMidGame(initial?: State): Promise<OpenMidGame> {
	const store = new MemoryStore();
	const around = lonelyTab();
	const saved =
		initial === undefined
			? savedMidGame
			: { ...savedMidGame, initial, entries: [], position: { head: null, tip: null } };
	await new SavedGames(store, around).importText(await writeGame(saved, 'test'));
	const opened = await GameSession.open(store, savedMidGame.id, around);
	if (!opened.ok) throw new Error(`the fixture does not open: ${opened.failure.why}`);
	const { session } = opened;
	const teller = new Teller(session);
	const repair = new RepairDesk();
	const context = new Map<symbol, unknown>([
		...tellerContext(teller),
		...titleContext(session.title),
		[REPAIR, repair]
	]);
	return { session, teller, repair, context };
}
