/** How eagerly random players of 18OE do things: enough of everything, and towards the end. */
import { cashOf, type GameConfig, type State } from '../../src/lib/engine';
import { dice, type Weights } from './random-play';

const rich = (amount: number) => (state: State) =>
	state.turn?.kind === 'operating' && cashOf(state, state.turn.company) > amount;

const when = (holds: (state: State) => boolean, weight: number) => (state: State) =>
	holds(state) ? weight : 0;

const runs = (state: State): boolean =>
	state.turn?.kind === 'operating' && state.turn.settled === false;

export const oeWeights: Weights = {
	'own.buyItem': () => 8,
	bid: () => 3,
	settleAuction: () => 0.5,
	// Later stock rounds end sooner, or shares would change hands for ever.
	pass: (state) => (Number(state.phase) >= 3 ? 9 : 2),
	'own.floatMinor': () => 20,
	'own.floatRegional': () => 20,
	'own.parRegional': () => 20,
	'own.buyParred': () => 10,
	'own.removeRegional': () => 0.3,
	'own.reserveShare': () => 0.3,
	'own.closePrivate': () => 0.15,
	'own.barclayPar': () => 0.1,
	'own.barclayCustody': () => 0.1,
	'own.barclayFreeze': () => 0.1,
	sellShares: () => 0.5,
	buyShare: () => 4,
	'own.buyTreasury': () => 10,
	tradeDeed: () => 0.2,
	'own.floatMajor': (state) => (Number(state.phase) >= 5 ? 12 : 5),
	'own.mergeMinor': (state) => (state.phase === '3' || state.phase === '4' ? 0.4 : 4),
	'own.rescue': () => 5,
	'own.requestOffers': () => 5,
	'own.minorC': () => 0.5,
	payIncome: () => 2,
	payTerrain: when(rich(300), 0.3),
	// In phase 2 poor railroads spend too, so that some become insolvent and get refunds.
	'own.layTrack': (state) => (state.phase === '2' ? 0.4 : rich(250)(state) ? 0.6 : 0),
	'own.patronage': () => 0.1,
	'own.removeBrandt': when(rich(250), 0.1),
	'own.hochberg': () => 0.2,
	'own.minorD': () => 1,
	placeToken: when(rich(300), 0.3),
	'own.placeStation': (state) => (state.phase === '2' ? 0.4 : rich(300)(state) ? 1 : 0),
	'own.privateToken': () => 0.3,
	'own.portAuthority': when(rich(500), 0.3),
	run: (_, option) => ('choice' in option.action && option.action.choice === 'pay' ? 20 : 60),
	noRun: when(runs, 0.4),
	'own.repeatRun': () => 10,
	'own.orientExpress': () => 0.4,
	'own.transferToken': when(rich(500), 0.2),
	buyTrain: (_, option) => ('help' in option.action ? 40 : option.range === undefined ? 60 : 0.6),
	'own.buyPullman': when(rich(500), 0.2),
	'own.discardPullman': () => 0.03,
	'own.swift': () => 0.3,
	'own.refund': () => 20,
	'own.insolvent': () => 20,
	'own.forceNational': () => 20,
	'own.sellOwn': () => 0.5,
	'own.buyOwn': when(rich(600), 0.5),
	'own.buyAbandoned': () => 0.6,
	'own.formNational': () => 1,
	'own.keepMajors': () => 1.5,
	'own.claimTrain': () => 3,
	'own.flipTrain': () => 2,
	'own.upgradeTrain': () => 0.5,
	endTurn: () => 5,
	stopGame: () => 0
};

/** Three to seven players, with and without concessions and the removal of regionals. */
export function oeConfig(seed: number): GameConfig {
	const random = dice(seed * 7919 + 1);
	const count = 3 + (seed % 5);
	const options = ['noConcessions', 'noRemoval'].filter(() => random() < 0.3);
	return {
		players: Array.from({ length: count }, (_, i) => `Player ${i + 1}`),
		priority: Math.floor(random() * count),
		options,
		house: {},
		chips: false
	};
}

/** Everything in the game: the bank's money and the remainder cash. */
export const OE_MONEY = 154_000;
