// Every legal action of a title entered with taps: finds a moment of a random game for each kind of
// action in each form it takes, opens a game that begins there, and compares screen and engine after.
import type { Page } from 'playwright-core';
import { beforeAll, describe, it } from 'vitest';
import {
	decideEntry,
	type Action,
	type GameConfig,
	type Option,
	type State,
	type Title
} from '../../../src/lib/engine';
import { toTheFirst } from '../../../src/lib/components/game/duties/duty-view';
import { dice, fill, playRandomly, type Weights } from '../../properties/random-play';
import type { App } from './browser';
import type { Ledger } from './ledger';
import { gameAt } from './position';
import { acknowledged, expectSameMoney, importGame, unfoldNow } from './table';

export interface Occasion {
	readonly form: string;
	readonly state: State;
	readonly action: Action;
}

export interface Search {
	readonly title: Title;
	/** Games that come to every form between them, and how far they have to be played. */
	readonly games: readonly { readonly seed: number; readonly most: number }[];
	/** Prepared positions for what hardly comes up in a game. */
	readonly states?: readonly State[];
	readonly config: (seed: number) => GameConfig;
	readonly weights: Weights;
	/** What a hand does differently although the kind is the same. */
	readonly formOf: (state: State, action: Action) => string;
	/** The action of an option with its figure, where the random one will not do. */
	readonly filled?: (option: Option, random: () => number, state: State) => Action;
	/** What the engine accepts beside what it offers. */
	readonly beyond?: (state: State) => readonly Action[];
	/** What the screen books with the action. */
	readonly entryOf?: (state: State, action: Action) => readonly Action[];
}

/** The first legal action of each form in these games. */
export function findOccasions(search: Search): Occasion[] {
	const { title, formOf, filled = fill, beyond = () => [], entryOf = (_, one) => [one] } = search;
	const found = new Map<string, Occasion>();
	function consider(state: State, form: string, action: Action): void {
		const legal = decideEntry(title.rules, state, entryOf(state, action)).ok;
		if (legal) found.set(form, { form, state, action });
	}
	function look(state: State, random: () => number): void {
		if (state.finished !== null) return;
		for (const offer of title.offers(state)) {
			for (const option of toTheFirst(state, offer)) {
				const form = formOf(state, option.action);
				if (found.has(form) || option.refusals.length > 0) continue;
				consider(state, form, filled(option, random, state));
			}
		}
		for (const action of beyond(state)) {
			const form = formOf(state, action);
			if (!found.has(form)) consider(state, form, action);
		}
	}
	for (const { seed, most } of search.games) {
		const random = dice(seed);
		playRandomly(title, search.config(seed), search.weights, seed, most, ({ state }) =>
			look(state, random)
		);
	}
	for (const state of search.states ?? []) look(state, dice(1));
	return [...found.values()];
}

/** In soak every form and every size; else those forms that no other test taps, on a tablet. */
export const soak = process.env['PAYMASTER_SOAK'] === '1';

const TABLET = { name: 'on a tablet', width: 1180, height: 820 };
const SMALL_TABLET = { name: 'on a small tablet', width: 1024, height: 768 };
const PHONE = { name: 'on a phone', width: 390, height: 844 };
export const SIZES = soak ? [TABLET, SMALL_TABLET, PHONE] : [TABLET];

/** Enters an entry by taps; the caller books it in the ledger after. */
export interface Finger {
	enter(actions: readonly Action[]): Promise<void>;
}

export interface Tapping {
	readonly app: () => App;
	/** The title's id. */
	readonly title: string;
	readonly handOf: (app: App, ledger: Ledger) => Finger;
	/** What the screen books with the action. */
	readonly entryOf: (state: State, action: Action) => Action[];
	/** Screen and engine agree after the entry; that all purses do, unless the title shows fewer. */
	readonly agree?: (page: Page, ledger: Ledger) => Promise<void>;
}

/** Each is a game of its own. */
let opened = 0;

/** One occasion at the size the window has now. */
export async function tapOccasion(
	{ app, title, handOf, entryOf, agree = expectSameMoney }: Tapping,
	{ state, action }: Occasion
): Promise<void> {
	const width = app().page.viewportSize()?.width ?? 0;
	const game = gameAt(title, state, `tap-${++opened}`);
	await importGame(app(), game);
	await unfoldNow(app().page);
	const entry = entryOf(state, action);
	await handOf(app(), game.ledger).enter(entry);
	game.ledger.book(entry);
	await acknowledged(app().page, game.ledger.label);
	// A phone has no room for every purse at once.
	const whole = width > 600 && game.ledger.state.finished === null;
	if (whole) await agree(app().page, game.ledger);
}

/** A test for each occasion at each size. */
export function tapEvery(tapping: Tapping, occasions: readonly Occasion[]): void {
	describe.each(SIZES)('with taps $name', ({ width, height }) => {
		beforeAll(() => tapping.app().page.setViewportSize({ width, height }));
		it.each(occasions.map((each) => [each.form, each] as const))('%s', (_, occasion) =>
			tapOccasion(tapping, occasion)
		);
	});
}

/** The kinds of action among the occasions, in order. */
export function kindsOf(occasions: readonly Occasion[]): string[] {
	return [...new Set(occasions.map(({ action }) => action.do as string))].sort();
}
