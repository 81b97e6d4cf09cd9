// A moment of a random game of 18OE for each kind of action and each form it takes.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
	cashOf,
	decideEntry,
	type Action,
	type CompanyId,
	type State
} from '../../../src/lib/engine';
import {
	dearestSlots,
	engines,
	majorsOf,
	ownerOf
} from '../../../src/lib/engine/titles/18oe/rules/common';
import { patronageOffered } from '../../../src/lib/engine/titles/18oe/rules/figures';
import { minors } from '../../../src/lib/engine/titles/18oe/tables/companies';
import { oeConfig, oeWeights } from '../../properties/oe-weights';
import { oe, play, type OeAction } from '../../engine/18oe/oe-support';
import { findOccasions, type Occasion } from './every-action';
import type { Ledger } from './ledger';
import { formOf } from './oe-forms';
import {
	barclayAndRescue,
	brokeFirstTurn,
	brokeMajor,
	brokeRegional,
	freeItem
} from './oe-rare-positions';
import { pursesOnScreen } from './table';

const END: Action = { do: 'endTurn' };

/** Stock actions that the screen books with the end of the turn. */
const ENDS = new Set<string>([
	'own.floatMinor',
	'own.floatRegional',
	'own.buyParred',
	'own.removeRegional',
	'own.rescue',
	'own.floatMajor',
	'own.mergeMinor',
	'own.requestOffers',
	'own.buyTreasury',
	'buyShare',
	'sellShares',
	'tradeDeed'
]);

/** What the screen books with the action: the share that must be bought, the end of a stock turn. */
export function entryOf(state: State, action: OeAction): Action[] {
	if (state.turn?.kind !== 'stock' || state.duties.length > 0) return [action as Action];
	if (!ENDS.has(action.do)) return [action as Action];
	const share: OeAction[] =
		action.do === 'own.floatMajor' && formOf(state, action).endsWith('of another')
			? [{ do: 'own.buyTreasury', player: action.player, company: action.company }]
			: [];
	const whole = [action, ...share, END] as Action[];
	const decision = decideEntry(oe.rules, state, whole);
	const asked = !decision.ok && decision.refusals.some(({ code }) => code === 'duty-first');
	return asked ? whole.slice(0, -1) : whole;
}

type Of<K extends OeAction['do']> = Extract<OeAction, { readonly do: K }>;

/** What the engine accepts beside its own offers. */
function* beyond(state: State): Generator<OeAction> {
	for (const { options } of oe.offers(state)) {
		for (const { action: plain, refusals } of options) {
			const action = plain as OeAction;
			if (refusals.length > 0) continue;
			if (action.do === 'own.floatMinor')
				yield { ...action, patronage: 5 + patronageOffered(state, 'yellow') };
			else if (action.do === 'own.placeStation' && action.cliffs !== true)
				yield { ...action, crossing: { ferry: 1, zones: 1, sea: 'med' } };
			else if (action.do === 'own.mergeMinor') yield* mergers(state, action);
			else if (action.do === 'own.answerOffer') yield* answers(state, action);
		}
	}
}

/** Other terms, and the same merger begun by the president who takes the minor. */
function* mergers(state: State, merge: Of<'own.mergeMinor'>): Generator<OeAction> {
	const trains = engines(state, merge.minor).map((train) => train.id);
	if (trains.length > 0) yield { ...merge, decline: trains.slice(0, 1) };
	yield { ...merge, slots: [] };
	const owner = merge.player;
	const president = oe.controller(state, merge.into);
	if (president === null || president === owner) return;
	yield { ...merge, paid: { from: owner, to: president, amount: 5 } };
	for (const { id } of minors) {
		if (ownerOf(state, id) !== president) continue;
		for (const into of majorsOf(state, owner)) {
			const slots = dearestSlots(state, id, into);
			yield { do: 'own.mergeMinor', player: owner, minor: id, into, slots };
		}
	}
}

function* answers(state: State, answer: Of<'own.answerOffer'>): Generator<OeAction> {
	const [duty] = state.duties;
	if (duty === undefined || answer.company === null) return;
	const minor = duty.company ?? '';
	const trains = engines(state, minor).map((train) => train.id);
	const slots = dearestSlots(state, minor, answer.company);
	yield { ...answer, slots };
	if (trains.length > 0) yield { ...answer, slots, decline: trains.slice(0, 1) };
	const other = duty.choices.find((each) => each !== answer.company);
	if (other !== undefined) yield { ...answer, slots, also: [other] };
}

/** Bank, players, and the treasuries for which the page has room. */
export async function agree(page: Page, ledger: Ledger): Promise<void> {
	const { state, say } = ledger;
	await expect
		.poll(async () => {
			const shown = await pursesOnScreen(page);
			const known = ledger.purses();
			const wanted = Object.keys(shown).map((id) => [
				id,
				known[id] ?? say.money(cashOf(state, id as CompanyId))
			]);
			const names = state.seats.map((seat) => say.holder(seat));
			const missing = ['bank', ...names].filter((name) => shown[name] === undefined);
			return { missing, shown, wanted: Object.fromEntries(wanted) as typeof shown };
		})
		.toSatisfy(
			({ missing, shown, wanted }) =>
				missing.length === 0 && JSON.stringify(shown) === JSON.stringify(wanted),
			'bank, players and treasuries on the screen are those of the engine'
		);
}

/** In which the rarest forms come up; the first two have all kinds of action. */
const GAMES = [
	{ seed: 39, most: 12_000 },
	{ seed: 96, most: 12_000 }
];
const MORE_GAMES = [10, 49, 26, 34, 157, 3].map((seed) => ({ seed, most: 12_000 }));

/** A railroad that cannot pay its first train, before and after each of the refunds. */
function refunds(state: State): State[] {
	const company = state.turn?.kind === 'operating' ? state.turn.company : '';
	const tokens = play(state, { do: 'own.refund', company, what: 'tokens' });
	return [state, tokens, play(tokens, { do: 'own.refund', company, what: 'track' })];
}

/** What hardly comes up in a game. */
const prepared = (): State[] => [
	freeItem(),
	barclayAndRescue(),
	...[brokeFirstTurn(), brokeRegional(), brokeMajor()].flatMap(refunds)
];

export interface Found {
	readonly all: readonly Occasion[];
	/** Forms that only prepared positions have. */
	readonly prepared: readonly string[];
}

export function occasions(soak: boolean): Found {
	const states = prepared();
	const all = findOccasions({
		title: oe,
		games: soak ? [...GAMES, ...MORE_GAMES] : GAMES,
		states,
		config: oeConfig,
		weights: oeWeights,
		formOf: (state, action) => formOf(state, action as OeAction),
		beyond: (state) => [...beyond(state)] as Action[],
		entryOf: (state, action) => entryOf(state, action as OeAction)
	});
	const only = all.filter(({ state }) => states.includes(state)).map(({ form }) => form);
	return { all, prepared: only.sort() };
}
