/** The game of a page: open as long as the page is there, and closed again however late it came. */
import type { GameId, GameStore } from '$lib/storage';
import { GameSession, type OpenOptions } from './game-session.svelte';
import type { OpenFailure } from './results';
import type { Surroundings } from './surroundings';

interface ShownGame {
	/** Null until it has been read. */
	readonly session: GameSession | null;
	readonly failure: OpenFailure | null;
}

interface Services {
	readonly store: GameStore;
	readonly around: Surroundings;
}

/** To be called where the page is made; `services` are asked for once it is there. */
export function openWhileShown(
	game: () => GameId | undefined,
	services: () => Services,
	options: OpenOptions = {}
): ShownGame {
	// Going to another page of the same game leaves it open.
	const id = $derived(game() ?? '');
	let session = $state.raw<GameSession | null>(null);
	let failure = $state.raw<OpenFailure | null>(null);

	$effect(() => {
		const { store, around } = services();
		let opened: GameSession | null = null;
		let left = false;
		void GameSession.open(store, id, around, options).then((result) => {
			if (left) {
				if (result.ok) void result.session.close();
			} else if (!result.ok) failure = result.failure;
			else session = opened = result.session;
		});
		return () => {
			left = true;
			session = null;
			failure = null;
			void opened?.close();
		};
	});

	return {
		get session() {
			return session;
		},
		get failure() {
			return failure;
		}
	};
}
