/** How eagerly random players of 1822MX do things: enough of everything, and towards the end. */
import {
	cashOf,
	decide,
	type GameConfig,
	type Option,
	type State,
	type Title
} from '../../src/lib/engine';
import { mx } from '../../src/lib/engine/titles/1822mx';
import { trainless } from '../../src/lib/engine/titles/1822mx/rules/emergency';
import { concessions, minors, privates } from '../../src/lib/engine/titles/1822mx/tables/companies';
import { dice, type Weights } from './random-play';

const noTrain = (state: State): boolean =>
	state.turn?.kind === 'operating' && trainless(state, state.turn.company);

const rich = (state: State, amount: number): boolean =>
	state.turn?.kind === 'operating' && cashOf(state, state.turn.company) > amount;

const field = (option: Option, name: string): unknown =>
	Object.entries(option.action).find(([key]) => key === name)?.[1];

export const mxWeights: Weights = {
	bid: () => 9,
	pass: () => 5,
	sellShares: () => 1,
	buyShare: () => 12,
	startCompany: () => 30,
	'own.repayLoan': () => 2,
	endTurn: (state) => (state.turn?.kind === 'stock' ? 5 : 4),
	payTerrain: (state) => (rich(state, 200) ? 0.5 : 0),
	'own.payTerrain': () => 0.3,
	'own.placeCube': () => 0.3,
	'own.upgradeCity': (state) => (rich(state, 150) ? 0.4 : 0),
	'own.placeDestination': () => 0.4,
	'own.returnToken': () => 0.05,
	'own.mergeStation': () => 0.02,
	placeToken: (state) => (rich(state, 300) ? 0.6 : 0),
	collectMail: () => 5,
	run: () => 40,
	noRun: (state) => (noTrain(state) ? 1 : 0.4),
	'own.acquirePrivate': () => 1.5,
	'own.usePrivate': () => 0.5,
	'own.closeNote': () => 0.1,
	buyTrain: (state, option) => {
		// Trains passed to and fro between companies bring no game to its end.
		if (option.range !== undefined) return noTrain(state) ? 4 : 0.3;
		return field(option, 'help') === true || noTrain(state) ? 60 : 8;
	},
	'own.upgradeTrain': () => 2,
	sellForTrain: () => 30,
	'own.acquireMinor': () => 1.2,
	'own.acquireBoxed': () => 0.5,
	'own.issueShares': () => 0.4,
	'own.redeemShares': () => 0.3,
	'own.offerStation': () => 3,
	'own.raiseStation': () => 2,
	stopGame: () => 0
};

function shuffled<T>(list: readonly T[], random: () => number): T[] {
	return list
		.map((value) => ({ value, at: random() }))
		.sort((a, b) => a.at - b.at)
		.map(({ value }) => value);
}

const STARTS = ['M14', 'M15', 'M17'];

/** The piles shuffled by the seed; in every third game only their tops are known at first. */
function laid(config: GameConfig, seed: number): State {
	const random = dice(seed * 104729 + 7);
	const pile = shuffled(
		minors.map((card) => card.id).filter((id) => id !== 'M18'),
		random
	);
	const ndem = pile.find((id) => STARTS.includes(id)) ?? 'M14';
	const rest = (ids: readonly string[], fixed: string): string[] =>
		shuffled(
			ids.filter((id) => id !== fixed),
			random
		);
	const top = (cards: readonly string[], count: number): readonly string[] =>
		seed % 3 === 0 ? cards.slice(0, count) : cards;
	const state = mx.setUp(config);
	const action = {
		do: 'own.layPiles',
		minors: top(
			pile.filter((id) => id !== ndem),
			4
		),
		concessions: top(
			rest(
				concessions.map((card) => card.id),
				'C-FCM'
			),
			2
		),
		privates: top(
			rest(
				privates.map((card) => card.id),
				'P1'
			),
			2
		),
		ndem,
		order: shuffled(state.seats, random)
	} as const;
	const decision = decide(mx.rules, state, action);
	if (!decision.ok) throw new Error(`seed ${seed}: ${JSON.stringify(decision.refusals)}`);
	return decision.state;
}

/** The title with its piles laid out, so that random play begins in the first stock round. */
export function shuffledMx(seed: number): Title {
	return { ...mx, setUp: (config) => laid(config, seed) };
}

/** Three to five players; mostly with less money in the box, to end sooner, now and then with plenty, to end by price. */
export function mxConfig(seed: number): GameConfig {
	const count = 3 + Math.floor(dice(seed * 7919 + 1)() * 3);
	return {
		players: Array.from({ length: count }, (_, i) => `Player ${i + 1}`),
		priority: 0,
		options: [],
		house: seed % 10 === 0 ? { bank: 40000 } : seed % 4 === 0 ? {} : { bank: 6000 },
		chips: false
	};
}
