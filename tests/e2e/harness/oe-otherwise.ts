// Actions of 18OE that the engine knows and the screen enters in another way, with the same outcome.
import { decideEntry, type Action, type State } from '../../../src/lib/engine';
import { tokenCost } from '../../../src/lib/engine/titles/18oe/rules/stations';
import { oe, type OeAction } from '../../engine/18oe/oe-support';
import type { Occasion } from './every-action';

/** Every kind the title knows, and how it is entered. */
export const KINDS: Readonly<Record<OeAction['do'], 'taps' | 'otherwise' | 'repairs'>> = {
	bid: 'taps',
	buyShare: 'taps',
	buyTrain: 'taps',
	discardTrain: 'taps',
	endTurn: 'taps',
	noRun: 'taps',
	pass: 'taps',
	payIncome: 'taps',
	run: 'taps',
	sellShares: 'taps',
	settleAuction: 'taps',
	stopGame: 'taps',
	tradeDeed: 'taps',
	'own.answerOffer': 'taps',
	'own.barclayCustody': 'taps',
	'own.barclayFreeze': 'taps',
	'own.barclayPar': 'taps',
	'own.buyAbandoned': 'taps',
	'own.buyItem': 'taps',
	'own.buyOwn': 'taps',
	'own.buyParred': 'taps',
	'own.buyPullman': 'taps',
	'own.buyTreasury': 'taps',
	'own.chooseOffer': 'taps',
	'own.claimTrain': 'taps',
	'own.closePrivate': 'taps',
	'own.discardPullman': 'taps',
	'own.flipTrain': 'taps',
	'own.floatMajor': 'taps',
	'own.floatMinor': 'taps',
	'own.floatRegional': 'taps',
	'own.forceNational': 'taps',
	'own.formNational': 'taps',
	'own.hochberg': 'taps',
	'own.insolvent': 'taps',
	'own.keepMajors': 'taps',
	'own.layTrack': 'taps',
	'own.mergeMinor': 'taps',
	'own.minorC': 'taps',
	'own.minorD': 'taps',
	'own.orientExpress': 'taps',
	'own.parRegional': 'taps',
	'own.patronage': 'taps',
	'own.placeStation': 'taps',
	'own.portAuthority': 'taps',
	'own.privateToken': 'taps',
	'own.refund': 'taps',
	'own.removeBrandt': 'taps',
	'own.removeRegional': 'taps',
	'own.repeatRun': 'taps',
	'own.requestOffers': 'taps',
	'own.rescue': 'taps',
	'own.reserveShare': 'taps',
	'own.sellOwn': 'taps',
	'own.swift': 'taps',
	'own.transferToken': 'taps',
	'own.upgradeTrain': 'taps',
	'own.whiteCliffs': 'taps',
	payTerrain: 'otherwise',
	placeToken: 'otherwise',
	// The banker's own are tapped by the tests of repairs.
	correct: 'repairs',
	count: 'repairs'
};

/** Forms without a button of their own. */
export const OTHERWISE = /^(payTerrain|placeToken|own\.minorC as it is|noRun \w+ without a train)$/;

function after(state: State, actions: readonly OeAction[]): State | null {
	const decision = decideEntry(oe.rules, state, actions as readonly Action[]);
	return decision.ok ? decision.state : null;
}

/** What the next step settles by itself: the first thing that can be done without a train. */
function next(state: State): OeAction | null {
	for (const kind of ['endTurn', 'buyTrain', 'own.claimTrain', 'own.forceNational'] as const) {
		const offer = oe.offers(state).find((each) => each.kind === kind);
		const option = offer?.options.find(({ refusals }) => refusals.length === 0);
		if (option !== undefined) return option.action as OeAction;
	}
	return null;
}

/** The state after the action, and after what is tapped instead; both null: nothing was found. */
export function otherwise({ state, action }: Occasion): [State | null, State | null] {
	const booked = action as OeAction;
	switch (booked.do) {
		case 'placeToken': {
			const { company } = booked;
			const slot = tokenCost(state, company) ?? 0;
			return [after(state, [booked]), after(state, [{ do: 'own.placeStation', company, slot }])];
		}
		case 'payTerrain': {
			const { company, amount } = booked;
			const wanted = after(state, [booked]);
			// Minors E and F take a third off: a dearer hex then costs the same.
			for (let cost = amount; cost <= 2 * amount; cost++) {
				const lay: OeAction = { do: 'own.layTrack', company, cost, terrain: 'green' };
				const laid = after(state, [lay]);
				if (laid !== null && laid.cash[company] === wanted?.cash[company]) return [wanted, laid];
			}
			return [wanted, null];
		}
		case 'noRun': {
			const goesOn = next(state);
			if (goesOn === null) return [null, null];
			return [after(state, [booked, goesOn]), after(state, [goesOn])];
		}
		default:
			return [after(state, [booked]), state];
	}
}
