/** 1822MX: the title's table of contents. */
import { assemble } from '../../core/assemble';
import { correctRule, countRule, stopRule } from '../../core/banker/corrections';
import { byPrice } from '../../core/market/grid';
import type { CoreAction } from '../../core/model/action';
import { afterThisTurn } from '../../core/rounds';
import type { Title } from '../../core/title';
import { acquireBoxed, acquireMinor, type AcquireAction } from './rules/acquisitions';
import { bid } from './rules/bidding';
import { layPiles, revealCard, type BoxAction } from './rules/boxes';
import {
	payTerrain,
	payWithCubes,
	placeCube,
	upgradeCity,
	type BuildAction
} from './rules/building';
import { company, controller, firstPlayer, normalTrains } from './rules/common';
import { discardSpecial, discardTrain, trainLimit, type DiscardAction } from './rules/discards';
import { toOperate } from './rules/flow';
import { payIncome } from './rules/income';
import { issueShares, redeemShares, type StockAction } from './rules/issuing';
import { certificatesCounted } from './rules/limits';
import { evolveOwn, forgetTurn, withoutCard } from './rules/own';
import { acquirePrivate, closeNoteRule, usePrivate, type PrivateAction } from './rules/privates';
import { reactors } from './rules/reactors';
import { repair, type RepairAction } from './rules/repair';
import { collectMail, mail } from './rules/mail';
import { endTurn, noRun, run } from './rules/running';
import { scores } from './rules/scoring';
import { isSound } from './rules/sound';
import {
	buyShare,
	pass,
	repayLoan,
	sellShares,
	startCompany,
	tradeDeed,
	type LoanAction
} from './rules/stock';
import { declareCash, type OrderAction } from './rules/stock-end';
import { offerStation, raiseStation, takeStation, type AuctionAction } from './rules/token-auction';
import {
	mergeStation,
	placeDestination,
	placeToken,
	returnToken,
	tokenCost,
	type TokenAction
} from './rules/tokens';
import { buyTrain, sellForTrain } from './rules/trains';
import { upgradeTrain, type TrainAction } from './rules/upgrade';
import { position } from './position';
import { rulebook } from './rulebook';
import { setUp } from './set-up';
import { companies, deeds, majors, minors, NDEM } from './tables/companies';
import { market, pars } from './tables/market';
import { house, options } from './tables/options';
import { phases, trains } from './tables/trains';
import { apartTrains } from './views';

/** What every title shares and 1822MX uses. */
type SharedAction = Exclude<
	CoreAction,
	{ readonly do: 'buyLowest' | 'settleAuction' | 'setPar' | 'declareBankrupt' | 'buyDeed' }
>;

export type MxAction =
	| SharedAction
	| AcquireAction
	| AuctionAction
	| BoxAction
	| BuildAction
	| DiscardAction
	| LoanAction
	| OrderAction
	| PrivateAction
	| RepairAction
	| StockAction
	| TokenAction
	| TrainAction;

const { rules, offers } = assemble<MxAction>({
	actions: {
		/* 2 set-up, 5.1.1 the boxes */
		'own.layPiles': layPiles,
		'own.revealCard': revealCard,
		/* 5 stock turns */
		sellShares,
		'own.repayLoan': repayLoan,
		buyShare,
		startCompany,
		bid,
		tradeDeed,
		pass,
		/* 5.12 the end of the round */
		'own.declareCash': declareCash,
		/* 6 operating turns */
		payIncome,
		'own.acquirePrivate': acquirePrivate,
		'own.usePrivate': usePrivate,
		'own.closeNote': closeNoteRule,
		payTerrain,
		'own.payTerrain': payWithCubes,
		'own.placeCube': placeCube,
		'own.upgradeCity': upgradeCity,
		'own.placeDestination': placeDestination,
		placeToken,
		'own.returnToken': returnToken,
		'own.mergeStation': mergeStation,
		run,
		noRun,
		collectMail,
		buyTrain,
		'own.upgradeTrain': upgradeTrain,
		sellForTrain,
		discardTrain,
		'own.discardSpecial': discardSpecial,
		'own.acquireMinor': acquireMinor,
		'own.acquireBoxed': acquireBoxed,
		'own.issueShares': issueShares,
		'own.redeemShares': redeemShares,
		endTurn,
		/* 6.22 the NdeM's stations */
		'own.offerStation': offerStation,
		'own.raiseStation': raiseStation,
		'own.takeStation': takeStation,
		/* the banker's own */
		stopGame: stopRule,
		correct: correctRule({
			market,
			phases,
			position,
			evolveOwn,
			turnBegins: forgetTurn,
			leavesSale: withoutCard,
			// An auction can be set right in its own fields; this step is about nothing but the answer.
			waitsFor: ({ turn }, { kind }) => turn?.kind === 'own' && kind === 'declareCash'
		}),
		'own.repair': repair,
		count: countRule
	},
	reactors,
	evolveOwn,
	sound: isSound,
	/* P7 may be used, not must */
	declines: ({ kind, player }) =>
		kind === 'declareCash' ? { do: 'own.declareCash', player, double: false } : null
});

export const mx = {
	id: '1822mx',
	name: '1822MX',
	edition: 'All-Aboard Games',
	currency: '$',
	seats: { min: 3, max: 5 },
	tables: {
		companies,
		deeds,
		trains,
		phases,
		market,
		pars,
		options,
		house,
		terrain: [20, 40, 60, 80, 100, 120]
	},
	rulebook,
	rules,
	position,
	setUp,
	offers,
	upcoming: (state) => afterThisTurn(state, toOperate(state)),
	companyOrder: (state) => {
		const small = minors.map((card) => card.id).filter((id) => company(state, id).floated);
		const large = majors.map((card) => card.id);
		const open = (id: string): boolean => !company(state, id).closed;
		const floated = (id: string): boolean => company(state, id).floated;
		return [
			...byPrice(state, small.filter(open)),
			...byPrice(state, large.filter(floated)),
			...[NDEM].filter(open),
			...byPrice(
				state,
				large.filter((id) => !floated(id))
			),
			...large.filter((id) => company(state, id).spot === null)
		];
	},
	trainLimit,
	apartTrains,
	trainPolicy: {
		duty: (state, id) => (company(state, id).kind === 'national' ? null : normalTrains(state, id))
	},
	tokenCost,
	mail,
	certificatesCounted,
	scores,
	controller,
	turnBegins: forgetTurn,
	turnNotes: 'own.turnNoted',
	priorityDeal: false,
	priorityIfAllPass: (state) => (state.order === null ? null : firstPlayer(state))
} satisfies Title;
