/** Where an earlier entry is edited, no two kinds and no two choices may read the same. */
import { describe, expect, it } from 'vitest';
import { findTitle, type Action, type Option, type State, type Title } from '$engine';
import { kindsThere } from '$lib/components/game/repair/action-choices';
import { catalogues, describeAction, languages } from '$lib/text';
import { titleWords } from '$lib/titles-ui/registry';
import { mexConfig, mexWeights } from '../properties/mex-weights';
import { mxConfig, mxWeights, shuffledMx } from '../properties/mx-weights';
import { oeConfig, oeWeights } from '../properties/oe-weights';
import { playRandomly } from '../properties/random-play';
import { ownActions } from './codes';

const known = (id: string): Title => {
	const title = findTitle(id);
	if (title === null) throw new Error(`${id} is not registered`);
	return title;
};

const games = [
	{ id: '18mex', title: known('18mex'), config: mexConfig(2), weights: mexWeights },
	{ id: '1822mx', title: shuffledMx(2), config: mxConfig(2), weights: mxWeights },
	{ id: '18oe', title: known('18oe'), config: oeConfig(2), weights: oeWeights }
];

describe('kinds of actions', () => {
	it.each(languages)('every own action of every title has a word in %s', (language) => {
		const missing = ownActions().filter(
			({ title, code }) => titleWords(title ?? '', language).kinds[code] === undefined
		);
		expect(ownActions().length).toBeGreaterThan(60);
		expect(missing).toEqual([]);
	});

	it.each(languages)('no title calls two of its own by the same word in %s', (language) => {
		for (const { id } of games) {
			const labels = Object.values(titleWords(id, language).kinds);
			expect(labels).toEqual([...new Set(labels)]);
		}
	});
});

/** Cards that are alike may stand for one another: which of them is named makes no difference. */
function plain(state: State, action: Action): string {
	return JSON.stringify(action, (_key, value: unknown) => {
		const train = state.trains.find((each) => each.id === value);
		return train === undefined ? value : `${train.type} ${train.place}`;
	});
}

describe('choices', () => {
	it.each(games)(
		'$id: two that differ are told apart, all through a game',
		({ id, title, config, weights }) => {
			const same = new Map<string, readonly string[]>();
			const look = (state: State, options: readonly Option[]) => {
				for (const language of languages) {
					const told = new Map<string, string>();
					for (const { action } of options) {
						const text = describeAction(catalogues[language], title, state, action);
						const [was, now] = [told.get(text), plain(state, action)];
						if (was !== undefined && was !== now) same.set(text, [was, now]);
						told.set(text, now);
					}
				}
			};
			const kindsOf = (state: State) => kindsThere(title, state, null);
			const labels = (state: State) => {
				const core: Readonly<Record<string, string>> = catalogues.en.repair.kinds;
				return kindsOf(state).map(({ kind }) => core[kind] ?? titleWords(id, 'en').kinds[kind]);
			};
			let moments = 0;
			playRandomly(title, config, weights, 7, 12_000, ({ state }) => {
				if (moments++ % 8 !== 0) return;
				for (const { options } of kindsOf(state)) look(state, options);
				expect(labels(state)).toEqual([...new Set(labels(state))]);
				expect(labels(state)).not.toContain(undefined);
			});
			expect(moments).toBeGreaterThan(100);
			expect([...same]).toEqual([]);
		},
		120_000
	);
});
