/** How eagerly random players of 18MEX do things: enough of everything, and towards the end. */
import { cashOf, countTrains, type GameConfig, type State } from '../../src/lib/engine';
import { dice, type Weights } from './random-play';

const trainless = (state: State): boolean =>
	state.turn?.kind === 'operating' && countTrains(state, state.turn.company) === 0;

export const mexWeights: Weights = {
	buyLowest: () => 6,
	bid: () => 2,
	settleAuction: () => 0.5,
	pass: () => 6,
	sellShares: () => 0.6,
	buyShare: () => 14,
	startCompany: () => 8,
	tradeDeed: () => 0.2,
	endTurn: (_, option) => ('noRoute' in option.action && option.action.noRoute ? 0.3 : 4),
	payTerrain: (state) =>
		state.turn?.kind === 'operating' && cashOf(state, state.turn.company) > 200 ? 0.6 : 0,
	placeToken: (state) =>
		state.turn?.kind === 'operating' && cashOf(state, state.turn.company) > 300 ? 0.6 : 0,
	collectMail: () => 30,
	run: () => 40,
	noRun: (state) => (trainless(state) ? 1 : 0.4),
	buyTrain: (state, option) =>
		'help' in option.action ? 60 : trainless(state) ? 60 : option.range === undefined ? 12 : 1,
	buyDeed: () => 0.5,
	sellForTrain: () => 30,
	declareBankrupt: () => 1,
	stopGame: () => 0,
	'own.coverCopperCanyon': () => 0.1,
	'own.layCopperCanyon': () => 1,
	'own.playTieBreak': () => 0
};

/** Three to five players, now and then an option of section 8. */
export function mexConfig(seed: number): GameConfig {
	const random = dice(seed * 7919 + 1);
	const count = 3 + Math.floor(random() * 3);
	const options = ['thirdYellow', 'earlyKcmo', 'lateMinors', 'hardRust'].filter(
		() => random() < 0.25
	);
	return {
		players: Array.from({ length: count }, (_, i) => `Player ${i + 1}`),
		priority: Math.floor(random() * count),
		options,
		// Now and then a bank without bottom: such games end at the top of the chart.
		house: random() < 0.12 ? { bank: 60_000 } : {},
		chips: false
	};
}
