/** How components reach the session of the game they show: typed, and only below its page. */
import { createContext } from 'svelte';
import type { GameSession } from './game-session.svelte';
import type { SavedGames } from './saved-games.svelte';

export const [getSession, setSession] = createContext<GameSession>();
export const [getSavedGames, setSavedGames] = createContext<SavedGames>();
