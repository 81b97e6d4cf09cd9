// What a hand does differently although the kind of action is the same: the form of an action of 18OE.
import { findTrain, percentAt, presidentOf, type State } from '../../../src/lib/engine';
import { engines, hasPower, inLastRound } from '../../../src/lib/engine/titles/18oe/rules/common';
import { shareSource } from '../../../src/lib/engine/titles/18oe/rules/merging';
import { askingPrice, topRow } from '../../../src/lib/engine/titles/18oe/rules/packet';
import { forcedTrain } from '../../../src/lib/engine/titles/18oe/rules/trains';
import { isMinor, isPrivate } from '../../../src/lib/engine/titles/18oe/tables/companies';
import { oe, own, type OeAction } from '../../engine/18oe/oe-support';

type Of<K extends OeAction['do']> = Extract<OeAction, { readonly do: K }>;

/** Words that hold, one after the other. */
const words = (...parts: readonly (string | false)[]): string =>
	parts.filter((part) => part !== false && part !== '').join(' ');

const kindOf = (state: State, company: string): string => state.companies[company]?.kind ?? '';

/** Costs of an earlier step lie in a fold once the run is settled. */
function step(state: State, company: string): string {
	const { turn } = state;
	return turn?.kind === 'operating' && turn.settled ? 'later' : kindOf(state, company);
}

/** Powers look alike for all who still build. */
function builder(state: State, company: string): string {
	const now = step(state, company);
	return now === 'later' || now === 'national' ? now : '';
}

/** Which panel a stock turn has. */
function stockOf(state: State): string {
	return state.turn?.kind === 'stock' ? own(state).rail : (state.turn?.kind ?? '');
}

function deedKind(deed: string): string {
	return isMinor(deed) ? 'minor' : isPrivate(deed) ? 'private' : 'concession';
}

function place(state: State, at: string): string {
	return state.companies[at] === undefined ? at : 'railroad';
}

/** The other side of a card is another button; who buys and from whom changes more. */
function trainForm(state: State, buy: Of<'buyTrain'>): string {
	const train = findTrain(state, buy.train);
	const bank = train !== null && state.companies[train.place] === undefined;
	const turned = buy.side !== undefined && !buy.side.includes('+');
	if (turned && buy.help !== true)
		return words(buy.do, place(state, train?.place ?? ''), 'express');
	return words(
		buy.do,
		kindOf(state, buy.company),
		place(state, train?.place ?? ''),
		forcedTrain(state, buy.company)?.reserved === true && 'reserved',
		bank && hasPower(state, buy.company, 'J') && 'cheaper by J',
		buy.help === true && 'with help'
	);
}

function mergeForm(state: State, merge: Of<'own.mergeMinor'>): string {
	const owner = state.seats.find((seat) => seat === state.deeds[merge.minor]?.place);
	const another = oe.controller(state, merge.into) !== owner;
	const kind = words(merge.do, kindOf(state, merge.into));
	if ((merge.decline?.length ?? 0) > 0) return words(kind, 'without its train');
	if (merge.paid !== undefined) return words(kind, 'for cash');
	if (merge.slots?.length === 0 && (own(state).slots[merge.into]?.length ?? 0) > 0)
		return words(kind, 'without a station');
	if (own(state).consolidation === 'on') return words(kind, 'in the Consolidation');
	return words(
		kind,
		owner !== undefined && shareSource(state, owner, merge.into),
		another && (merge.player === owner ? 'of another' : 'from another')
	);
}

function saleForm(state: State, { player, company, percent }: Of<'sellShares'>): string {
	const held = (state.certificates[company] ?? []).filter(
		(each) => each.place === player && !each.president
	).length;
	return words(
		'sellShares',
		percent > 10 && 'several',
		presidentOf(state, company) === player && percent / 10 > held && 'of the president',
		own(state).stock.action === 'float' && 'in a float'
	);
}

export function formOf(state: State, action: OeAction): string {
	switch (action.do) {
		case 'own.buyItem':
			return words(
				action.do,
				deedKind(action.deed),
				askingPrice(state, action.deed) === 0 && 'for nothing'
			);
		case 'bid': {
			const top = state.turn?.kind === 'opening' && topRow(state).includes(action.deed);
			return words(action.do, state.turn?.kind ?? '', top && 'above the price');
		}
		case 'pass':
			return words(
				action.do,
				stockOf(state),
				own(state).consolidation === 'on' && 'in the Consolidation'
			);
		case 'own.closePrivate':
		case 'own.barclayPar':
		case 'own.barclayCustody':
		case 'own.barclayFreeze':
		case 'own.rescue':
			return words(
				action.do,
				stockOf(state),
				'remove' in action && action.remove === true && 'for good',
				action.do === 'own.rescue' && kindOf(state, action.company)
			);
		case 'own.swift':
			return words(action.do, stockOf(state));
		case 'endTurn': {
			const company = state.turn?.kind === 'operating' ? state.turn.company : null;
			return words(action.do, company === null ? 'stock' : kindOf(state, company));
		}
		case 'own.floatMinor':
			return words(
				action.do,
				state.turn?.kind === 'own' && 'by concession',
				action.patronage !== undefined && 'with patronage'
			);
		case 'own.floatRegional':
			return words(action.do, state.turn?.kind === 'own' && 'by concession');
		case 'sellShares':
			return saleForm(state, action);
		case 'buyShare':
			return words(action.do, percentAt(state, action.company, action.player) >= 60 && 'double');
		case 'own.buyTreasury':
			return words(
				action.do,
				kindOf(state, action.company),
				own(state).stock.action === 'float' && 'in a float'
			);
		case 'tradeDeed':
			return words(action.do, deedKind(action.deed));
		case 'own.floatMajor':
			return words(
				action.do,
				stockOf(state),
				action.first === true && 'with a share first',
				presidentOf(state, action.company) !== action.player && 'of another'
			);
		case 'own.mergeMinor':
			return mergeForm(state, action);
		case 'own.answerOffer':
			return words(
				action.do,
				action.company === null ? 'none' : 'one',
				(action.also?.length ?? 0) > 0 && 'and another',
				(action.decline?.length ?? 0) > 0 && 'without its train',
				action.company !== null && (action.slots ?? []).length === 0 && 'without a station'
			);
		case 'own.minorC':
			return words(action.do, own(state).minorC === action.at ? 'as it is' : action.at);
		case 'own.layTrack':
			if (action.zone !== undefined) return words(action.do, 'in a zone');
			if (action.crossing !== undefined) return words(action.do, 'across water');
			if (action.brandt === true)
				return words(action.do, builder(state, action.company), 'with Brandt');
			return words(action.do, step(state, action.company));
		case 'own.placeStation':
			if (action.crossing !== undefined)
				return words(action.do, 'across water', action.wien === true && 'paid by Wien');
			if (action.wien === true) return words(action.do, 'paid by Wien');
			if (action.cliffs === true) return words(action.do, 'at the ferry');
			return words(action.do, step(state, action.company));
		case 'own.whiteCliffs':
			return words(
				action.do,
				action.company === null && 'not now',
				action.wien === true && 'paid by Wien'
			);
		case 'own.patronage':
			return words(action.do, step(state, action.company));
		case 'own.hochberg':
		case 'own.minorD':
		case 'own.removeBrandt':
			return words(action.do, builder(state, action.company));
		case 'own.privateToken':
			return words(action.do, action.deed, builder(state, action.company));
		case 'own.portAuthority':
			return words(action.do, place(state, action.from), step(state, action.company));
		case 'own.transferToken':
			return words(action.do, action.city);
		case 'run':
			return words(action.do, kindOf(state, action.company), action.choice, lastRound(state));
		case 'noRun':
			return words(
				action.do,
				kindOf(state, action.company),
				engines(state, action.company).length === 0 && 'without a train',
				lastRound(state)
			);
		case 'own.repeatRun':
			return words(action.do, state.companies[action.company]?.lastRun?.choice ?? 'none');
		case 'own.orientExpress':
			return words(action.do, action.bonus);
		case 'buyTrain':
			return trainForm(state, action);
		case 'own.buyPullman':
			return words(
				action.do,
				place(state, action.from),
				hasPower(state, action.company, 'J') && 'cheaper by J'
			);
		case 'discardTrain':
			return words(action.do, state.turn?.kind ?? '');
		case 'own.refund':
			return words(action.do, kindOf(state, action.company), action.what);
		case 'own.forceNational':
			return words(action.do, forcedTrain(state, action.company)?.reserved === true && 'reserved');
		case 'own.insolvent':
			return words(action.do, kindOf(state, action.company));
		case 'own.sellOwn':
		case 'own.buyOwn':
			return words(action.do, action.shares > 1 && 'several');
		case 'own.claimTrain':
			return words(action.do, action.give !== undefined && 'in exchange');
		default:
			return action.do;
	}
}

function lastRound(state: State): string {
	return inLastRound(state) ? 'in the last round' : '';
}
