/** 18OE: the title's table of contents. */
import { assemble } from '../../core/assemble';
import { correctRule, countRule, stopRule } from '../../core/banker/corrections';
import type { CoreAction } from '../../core/model/action';
import { restateParts } from '../../core/model/restate';
import type { Duty } from '../../core/model/state';
import { afterThisTurn } from '../../core/rounds';
import type { Title } from '../../core/title';
import { controller, limited, rustsSoon, trainLimit } from './rules/common';
import {
	answerOffer,
	chooseOffer,
	requestOffers,
	type ConsolidationAction
} from './rules/consolidation';
import { facePrice } from './rules/figures';
import { floatMinor, type FloatMinor } from './rules/floating';
import { priorityIfAllPass } from './rules/flow';
import { insolvent, refund, type InsolvencyAction } from './rules/insolvency';
import { certificatesCounted } from './rules/limits';
import { floatMajor, type FloatMajor } from './rules/majors';
import { mergeMinor, type MergeMinor } from './rules/merging';
import {
	claimTrain,
	flipTrain,
	upgradeTrain,
	type NationalTrainAction
} from './rules/national-trains';
import { forceNational, formNational, keepMajors, type NationalAction } from './rules/nationals';
import { bid, buyItem, settleAuction, type BuyItem } from './rules/opening';
import { endTurn, minorC, noMail, payIncome, type PlaceMinorC } from './rules/operating';
import { companyOrder, toOperate } from './rules/order';
import { evolveOwn, forgetTurn, turnByHand, withoutAuction } from './rules/own';
import {
	barclayCustody,
	barclayFreeze,
	barclayPar,
	closePrivate,
	swift,
	type PrivateAction
} from './rules/privates';
import { buyPullman, discardPullman, type PullmanAction } from './rules/pullmans';
import { reactors } from './rules/reactors';
import {
	buyParred,
	floatRegional,
	parRegional,
	removeRegional,
	reserveShare,
	type RegionalAction
} from './rules/regionals';
import { noRun, orientExpress, repeatRun, run, type RunningAction } from './rules/running';
import { discardTrain } from './rules/rust';
import { scores } from './rules/scoring';
import { sellShares } from './rules/selling';
import { buyAbandoned, buyOwn, sellOwn, type SharesAction } from './rules/shares';
import {
	placeStation,
	placeToken,
	privateToken,
	tokenCost,
	whiteCliffs,
	type StationAction
} from './rules/stations';
import { buyShare, buyTreasury, pass, type BuyTreasury } from './rules/stock';
import { layTrack, patronage, payTerrain, type TrackAction } from './rules/track';
import { hochberg, minorD, removeBrandt, type TrackPower } from './rules/track-powers';
import { rescue, tradeDeed, type Rescue } from './rules/trading';
import { trainPolicy } from './rules/train-policy';
import { buyTrain } from './rules/trains';
import { portAuthority, transferToken, type TransferAction } from './rules/transfers';
import { position } from './position';
import { rulebook } from './rulebook';
import { setUp } from './set-up';
import { companies, deeds } from './tables/companies';
import { market, REGIONAL_PARS } from './tables/market';
import { options } from './tables/options';
import { phases, trains } from './tables/trains';
import { house } from './tables/unknown';

type CoreUsed = Exclude<
	CoreAction,
	{
		readonly do:
			| 'buyLowest'
			| 'setPar'
			| 'startCompany'
			| 'collectMail'
			| 'sellForTrain'
			| 'declareBankrupt'
			| 'buyDeed';
	}
>;

export type OeAction =
	| CoreUsed
	| BuyItem
	| FloatMinor
	| RegionalAction
	| FloatMajor
	| MergeMinor
	| ConsolidationAction
	| BuyTreasury
	| Rescue
	| PrivateAction
	| PlaceMinorC
	| TrackAction
	| TrackPower
	| StationAction
	| TransferAction
	| RunningAction
	| PullmanAction
	| NationalAction
	| NationalTrainAction
	| InsolvencyAction
	| SharesAction;

/** Offers for minors, nationals and the ferry place may all be left (9.4, 10.6, 11.2.2). */
function declines({ kind, player }: Duty): OeAction | null {
	switch (kind) {
		case 'minorOffer':
			return { do: 'own.answerOffer', player, company: null };
		case 'nationals':
			return { do: 'own.keepMajors', player };
		case 'whiteCliffs':
			return { do: 'own.whiteCliffs', player, company: null };
		default:
			return null;
	}
}

const { rules, offers } = assemble<OeAction>({
	actions: {
		/* 7 the opening packet */
		'own.buyItem': buyItem,
		bid,
		settleAuction,
		/* 8, 9 minors and regionals */
		'own.floatMinor': floatMinor,
		'own.floatRegional': floatRegional,
		'own.parRegional': parRegional,
		'own.buyParred': buyParred,
		'own.removeRegional': removeRegional,
		'own.reserveShare': reserveShare,
		/* 10 stock turns */
		'own.closePrivate': closePrivate,
		'own.barclayPar': barclayPar,
		'own.barclayCustody': barclayCustody,
		'own.barclayFreeze': barclayFreeze,
		sellShares,
		buyShare,
		'own.buyTreasury': buyTreasury,
		tradeDeed,
		'own.floatMajor': floatMajor,
		'own.mergeMinor': mergeMinor,
		'own.rescue': rescue,
		'own.requestOffers': requestOffers,
		'own.answerOffer': answerOffer,
		'own.chooseOffer': chooseOffer,
		pass,
		/* 11 operating turns */
		payIncome,
		'own.minorC': minorC,
		payTerrain,
		'own.layTrack': layTrack,
		'own.patronage': patronage,
		'own.removeBrandt': removeBrandt,
		'own.hochberg': hochberg,
		'own.minorD': minorD,
		placeToken,
		'own.placeStation': placeStation,
		'own.whiteCliffs': whiteCliffs,
		'own.privateToken': privateToken,
		'own.portAuthority': portAuthority,
		run,
		noRun,
		'own.orientExpress': orientExpress,
		'own.repeatRun': repeatRun,
		'own.transferToken': transferToken,
		buyTrain,
		'own.buyPullman': buyPullman,
		'own.discardPullman': discardPullman,
		'own.swift': swift,
		discardTrain,
		'own.refund': refund,
		'own.insolvent': insolvent,
		'own.sellOwn': sellOwn,
		'own.buyOwn': buyOwn,
		'own.buyAbandoned': buyAbandoned,
		/* 9.4 nationals */
		'own.formNational': formNational,
		'own.keepMajors': keepMajors,
		'own.forceNational': forceNational,
		'own.claimTrain': claimTrain,
		'own.flipTrain': flipTrain,
		'own.upgradeTrain': upgradeTrain,
		endTurn,
		/* the banker's own */
		stopGame: stopRule,
		correct: correctRule({
			market,
			phases,
			position,
			evolveOwn,
			turnBegins: turnByHand,
			leavesSale: withoutAuction
		}),
		count: countRule
	},
	reactors,
	evolveOwn,
	restate: restateParts,
	declines
});

export const oe = {
	id: '18oe',
	name: '18OE',
	edition: 'DICE',
	currency: '£',
	seats: { min: 3, max: 7 },
	tables: {
		companies,
		deeds,
		trains,
		phases,
		market,
		pars: REGIONAL_PARS,
		options,
		house,
		terrain: [30, 45, 60, 120]
	},
	rulebook,
	rules,
	position,
	setUp,
	offers,
	upcoming: (state) => afterThisTurn(state, toOperate(state)),
	companyOrder,
	trainLimit,
	trainsCounted: (state, id) => limited(state, id).length,
	trainPrice: facePrice,
	rustsSoon,
	trainPolicy,
	salesForTrains: false,
	purchases: ['buyShare', 'own.buyTreasury'],
	turnBegins: forgetTurn,
	turnNotes: 'own.turn',
	tokenCost,
	mail: noMail,
	certificatesCounted,
	scores,
	controller,
	priorityIfAllPass
} satisfies Title;
