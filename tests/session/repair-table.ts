/** A session that sits in the middle of a real-looking game, for the tests of repairing. */
import type { Action, GameConfig } from '$engine';
import { SavedGames, type GameSession } from '$lib/session';
import type { GameEntry } from '$lib/storage';
import { config as mexConfig, savedMidGame } from '../fixtures/mex-mid-game';
import { browser, sit, StubbornStore } from './table';

export async function sitAt(
	config: GameConfig,
	entries: readonly GameEntry[]
): Promise<{ session: GameSession; store: StubbornStore; stamp: ReturnType<typeof stampOf> }> {
	const store = new StubbornStore();
	const around = browser().tab();
	const games = new SavedGames(store, around);
	const made = await games.create({ title: '18mex', config, name: 'Friday' });
	games.close();
	if (!made.ok) throw new Error(made.why);
	const session = await sit(store, made.id, around);
	const end = entries.at(-1)?.id ?? null;
	const moved = await session.switchLine({ head: end, tip: end }, entries);
	if (!moved.done) throw new Error(moved.why);
	return { session, store, stamp: stampOf(around) };
}

function stampOf(around: { now(): number; random(): string }) {
	return { now: around.now, random: around.random };
}

export function midGameSession() {
	return sitAt(mexConfig, savedMidGame.entries);
}

/** The last entry of the line, counted from 0, that did something of a kind; `skip` of them left out. */
export function lastOf(session: GameSession, kind: Action['do'], skip = 0): number {
	const found = session.line.flatMap((entry, at) =>
		entry.steps.some((step) => step.action.do === kind) ? [at] : []
	);
	const at = found.at(-1 - skip);
	if (at === undefined) throw new Error(`nobody did ${kind}`);
	return at;
}

/** The actions of an entry with the revenue of its run changed. */
export function withRevenue(session: GameSession, at: number, revenue: number): Action[] {
	return (session.line[at]?.steps ?? []).map(({ action }) =>
		action.do === 'run' ? { ...action, revenue } : action
	);
}
