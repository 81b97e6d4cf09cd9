/** A game opened on any table, for panels that stand alone: memory store, session, teller, contexts. */
import type { Action, State, Title } from '$engine';
import { Teller, tellerContext } from '$lib/components/game/teller.svelte';
import { titleContext } from '$lib/components/game/title-context';
import { GameSession } from '$lib/session';
import {
	CURRENT_FORMAT,
	MemoryStore,
	summarise,
	type GameEntry,
	type GameStore
} from '$lib/storage';
import { mex } from '../../support/mex';
import { lonelyTab } from '../support/lonely-tab';

const around = lonelyTab(Date.UTC(2026, 9, 3, 18, 0));

export interface Opened {
	readonly store: GameStore;
	readonly session: GameSession;
	readonly teller: Teller;
	readonly context: Map<symbol, unknown>;
}

export async function openAt(
	initial: State,
	entries: readonly GameEntry[] = [],
	title: Title = mex
): Promise<Opened> {
	const store = new MemoryStore();
	const tip = entries.at(-1)?.id ?? null;
	const { config } = initial;
	await store.add({
		meta: {
			id: 'game',
			title: title.id,
			edition: title.edition,
			format: CURRENT_FORMAT,
			name: 'Friday',
			players: config.players,
			config,
			created: 1,
			updated: 1,
			position: { head: tip, tip },
			summary: summarise(initial, entries.length),
			panel: null,
			deleted: null,
			backedUp: null
		},
		initial,
		entries
	});
	return openIn(store, title);
}

/** The game as a page finds it that is loaded anew. */
export async function openIn(store: GameStore, title: Title = mex): Promise<Opened> {
	const result = await GameSession.open(store, 'game', around);
	if (!result.ok) throw new Error(`the game did not open: ${JSON.stringify(result.failure)}`);
	const teller = new Teller(result.session);
	const context = new Map<symbol, unknown>([...titleContext(title), ...tellerContext(teller)]);
	return { store, session: result.session, teller, context };
}

/** The actions of the last entry, as they were booked. */
export function lastActions(session: GameSession): readonly Action[] {
	return session.line.at(-1)?.steps.map((step) => step.action) ?? [];
}
