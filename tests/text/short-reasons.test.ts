/**
 * Every refusal that a chip, a cell, a tile or a stepper has ever shown has a few words in both
 * languages: random games of all titles are searched for them. A whole sentence would only be the way
 * out, and in a cell it is three lines.
 */
import { describe, expect, it } from 'vitest';
import {
	decide,
	findTitle,
	oeViews,
	type Action,
	type GameConfig,
	type Refusal,
	type State,
	type Title
} from '$engine';
import { sectionOf, shortReason, shortWords } from '$lib/components/game/short-reason';
import { catalogues, describeRefusal, languages, speaker } from '$lib/text';
import { screenCatalogues } from '$lib/text/screens';
import { titleWords } from '$lib/titles-ui/registry';
import { mexConfig, mexWeights } from '../properties/mex-weights';
import { mxConfig, mxWeights } from '../properties/mx-weights';
import { oeConfig, oeWeights } from '../properties/oe-weights';
import { playRandomly, type Weights } from '../properties/random-play';
import { refusalCodes } from './codes';
import { freshTable, mex } from './positions';

interface Played {
	readonly title: Title;
	readonly config: (seed: number) => GameConfig;
	readonly weights: Weights;
	readonly seeds: readonly number[];
	/** What small places offer, by the kind of the action. */
	readonly kinds: ReadonlySet<string>;
}

function titleOf(id: string): Title {
	const title = findTitle(id);
	if (title === null) throw new Error(`${id} is missing`);
	return title;
}

/** The stock table, and the costs of a turn. */
const COMMON = ['sellShares', 'buyShare', 'startCompany', 'placeToken'];

const GAMES: readonly Played[] = [
	{
		title: titleOf('18mex'),
		config: mexConfig,
		weights: mexWeights,
		seeds: [1, 2, 3],
		kinds: new Set(COMMON)
	},
	{
		title: titleOf('1822mx'),
		config: mxConfig,
		weights: mxWeights,
		seeds: [1, 2, 3],
		kinds: new Set([
			...COMMON,
			'own.placeCube',
			'own.upgradeCity',
			'own.placeDestination',
			'own.acquireMinor',
			'own.acquireBoxed'
		])
	},
	{
		title: titleOf('18oe'),
		config: oeConfig,
		weights: oeWeights,
		seeds: [1, 2],
		kinds: new Set([
			...COMMON,
			'bid',
			'own.buyItem',
			'own.buyTreasury',
			'own.floatMajor',
			'own.rescue',
			'own.placeStation',
			'own.portAuthority',
			'own.transferToken',
			'own.orientExpress',
			'own.sellOwn',
			'own.buyOwn',
			'own.buyAbandoned',
			'own.whiteCliffs',
			'own.swift',
			'own.privateToken',
			'own.hochberg',
			'own.minorD',
			'own.removeBrandt',
			'own.barclayPar',
			'own.barclayCustody',
			'own.barclayFreeze',
			'own.closePrivate',
			'own.reserveShare'
		])
	}
];

/** What forms of 18OE try out beside the engine's offers: zones and pars, counts of shares, step 1. */
function tried(title: Title, state: State): Action[] {
	if (title.id !== '18oe') return [];
	const actions: oeViews.OeAction[] = [];
	const { turn } = state;
	if (turn?.kind === 'operating' && state.companies[turn.company]?.kind === 'major') {
		const { company } = turn;
		const { held, there, abandoned } = oeViews.shareStep(state, company);
		for (let shares = 1; shares <= held; shares++)
			actions.push({ do: 'own.sellOwn', company, shares });
		for (let shares = 1; shares <= there; shares++)
			actions.push({ do: 'own.buyOwn', company, shares });
		for (const minor of abandoned) actions.push({ do: 'own.buyAbandoned', company, minor });
	}
	if (turn?.kind !== 'stock' && turn?.kind !== 'own') return actions;
	if (oeViews.memory(state).rail === 'major') return [...actions, ...firstSteps(title, state)];
	const { player } = turn;
	if (player === null) return actions;
	const zones = oeViews.zoneViews(state);
	for (const { id } of title.tables.deeds.filter((deed) => deed.minor !== null)) {
		if (state.deeds[id]?.place !== player) continue;
		for (const { zone } of zones) actions.push({ do: 'own.floatMinor', player, minor: id, zone });
	}
	for (const { company } of zones.flatMap((zone) => zone.regionals)) {
		for (const par of oeViews.REGIONAL_PARS) {
			actions.push({ do: 'own.floatRegional', player, company, par });
			if (turn.kind === 'own') actions.push({ do: 'own.parRegional', player, company, par });
		}
	}
	return actions;
}

const firstSteps = (title: Title, state: State): Action[] =>
	(title.offers(state).find((offer) => offer.kind === 'own.floatMajor')?.options ?? []).map(
		({ action }) => ({ ...action, first: true })
	);

/** The first refusal is the one that is shown; of each code and rule, one is enough. */
function refusedIn({
	title,
	config,
	weights,
	seeds,
	kinds
}: Played): Map<string, [State, Refusal]> {
	const found = new Map<string, [State, Refusal]>();
	const note = (state: State, refusal: Refusal | undefined) => {
		if (refusal !== undefined) found.set(`${refusal.code} ${refusal.rule}`, [state, refusal]);
	};
	const look = (state: State) => {
		const offers = title.offers(state).filter((offer) => kinds.has(offer.kind));
		for (const option of offers.flatMap((offer) => offer.options)) note(state, option.refusals[0]);
		for (const action of tried(title, state)) {
			const decision = decide(title.rules, state, action);
			if (!decision.ok) note(state, decision.refusals[0]);
		}
	};
	for (const seed of seeds) {
		let count = 0;
		playRandomly(title, config(seed), weights, seed, 12_000, ({ state }) => {
			if (++count % 5 === 0) look(state);
		});
	}
	return found;
}

describe.each(GAMES.map((game) => [game.title.id, game] as const))('%s', (_, game) => {
	const found = refusedIn(game);

	it('is refused often enough to be worth a look', () => {
		expect(found.size).toBeGreaterThan(12);
	});

	it.each(languages)('every reason has a few words in %s', (language) => {
		const missing: string[] = [];
		for (const [state, refusal] of found.values()) {
			const say = speaker(catalogues[language], game.title, state);
			const text = shortWords(say, screenCatalogues[language], refusal);
			if (text === null) missing.push(refusal.code);
			else expect(text, refusal.code).toMatch(/^[^\s.].{2,19}$/u);
		}
		expect(missing).toEqual([]);
	});
});

describe('a code without a few words', () => {
	const refusal: Refusal = { code: 'no-half', kind: 'illegal', rule: '4.3.3', details: {} };
	const say = speaker(catalogues.en, mex(), freshTable());

	it('is told by its whole sentence', () => {
		const sentence = describeRefusal(catalogues.en, mex(), freshTable(), refusal);
		expect(shortWords(say, screenCatalogues.en, refusal)).toBeNull();
		const short = shortReason(say, screenCatalogues.en, [refusal]);
		expect(short?.text).toBe(sentence);
		expect(short?.section).toBe('§4.3.3');
		expect(short?.whole).toBe(`${sentence} §4.3.3`);
	});

	it('a rule that no rulebook has is not cited', () => {
		expect(sectionOf(mex(), { ...refusal, rule: 'nowhere' })).toBeNull();
		expect(shortReason(say, screenCatalogues.en, [{ ...refusal, rule: 'nowhere' }])?.whole).toMatch(
			/\.$/
		);
	});
});

describe('the few words', () => {
	const known = new Set(refusalCodes().map(({ code }) => code));

	it.each(languages)('are for codes that the engine has, in %s', (language) => {
		const written = [
			...Object.keys(screenCatalogues[language].short),
			...GAMES.flatMap(({ title }) => Object.keys(titleWords(title.id, language).short ?? {}))
		];
		expect(written.filter((code) => !known.has(code))).toEqual([]);
	});

	it('are the same codes in both languages', () => {
		for (const { title } of GAMES) {
			const [en, es] = (['en', 'es'] as const).map((language) =>
				Object.keys(titleWords(title.id, language).short ?? {}).sort()
			);
			expect(es).toEqual(en);
		}
	});
});
