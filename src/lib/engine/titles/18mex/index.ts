/** 18MEX: the title's table of contents. */
import { assemble } from '../../core/assemble';
import { correctRule, countRule, stopRule } from '../../core/banker/corrections';
import { byPrice } from '../../core/market/grid';
import type { CoreAction } from '../../core/model/action';
import { afterThisTurn } from '../../core/rounds';
import type { Title } from '../../core/title';
import { company, controller } from './rules/common';
import { buyDeed, tradeDeed } from './rules/deeds';
import { priorityIfAllPass, toOperate } from './rules/flow';
import { certificatesCounted } from './rules/limits';
import { answerMerger, chooseMerger, placeExchange, type MergerAction } from './rules/merger';
import { bid, buyLowest, setPar, settleAuction } from './rules/opening';
import { collectMail, mail } from './rules/mail';
import { endTurn, payIncome, payTerrain, placeToken, tokenCost } from './rules/operating';
import { evolveOwn } from './rules/own';
import { makeUp, type MakeUp } from './rules/presidency';
import { reactors } from './rules/reactors';
import { noRun, run } from './rules/running';
import { scores } from './rules/scoring';
import {
	coverCopperCanyon,
	layCopperCanyon,
	playTieBreak,
	type SpecialAction
} from './rules/special';
import { buyShare, pass, sellShares, startCompany } from './rules/stock';
import { buyTrain, declareBankrupt, discardTrain, sellForTrain, trainLimit } from './rules/trains';
import { position } from './position';
import { rulebook } from './rulebook';
import { setUp } from './set-up';
import { agreedPhases } from './tables/agreed';
import { companies, deeds, majors, minors } from './tables/companies';
import { market, pars } from './tables/market';
import { house, options } from './tables/options';
import { phases, trains } from './tables/trains';

export type MexAction = CoreAction | MakeUp | MergerAction | SpecialAction;

const { rules, offers } = assemble<MexAction>({
	actions: {
		/* 3.1 the opening sale */
		buyLowest,
		bid,
		settleAuction,
		setPar,
		/* 3.2 stock turns */
		sellShares,
		buyShare,
		startCompany,
		tradeDeed,
		pass,
		/* 4 operating turns */
		payIncome,
		collectMail,
		payTerrain,
		'own.layCopperCanyon': layCopperCanyon,
		'own.coverCopperCanyon': coverCopperCanyon,
		placeToken,
		run,
		noRun,
		buyTrain,
		sellForTrain,
		declareBankrupt,
		buyDeed,
		discardTrain,
		endTurn,
		/* 5.3 the NdM merger */
		'own.answerMerger': answerMerger,
		'own.chooseMerger': chooseMerger,
		'own.placeExchange': placeExchange,
		'own.makeUp': makeUp,
		/* 6 the end, and the banker's own */
		'own.playTieBreak': playTieBreak,
		stopGame: stopRule,
		correct: correctRule({ market, phases, position, evolveOwn }),
		count: countRule
	},
	reactors,
	evolveOwn,
	/* 5.3(b): a president need not offer a company */
	declines: ({ kind, player }) =>
		kind === 'mergerOffer' ? { do: 'own.answerMerger', player, company: null } : null
});

export const mex = {
	id: '18mex',
	name: '18MEX',
	edition: '1.63',
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
		terrain: [20, 40, 60, 120]
	},
	rulebook,
	rules,
	position,
	setUp,
	offers,
	upcoming: (state) => afterThisTurn(state, toOperate(state)),
	companyOrder: (state) => {
		const open = [...minors, ...majors]
			.map((card) => card.id)
			.filter((id) => !company(state, id).closed);
		const small = open.filter((id) => company(state, id).kind === 'minor');
		const large = open.filter((id) => company(state, id).kind === 'major');
		const priced = byPrice(
			state,
			large.filter((id) => company(state, id).floated)
		);
		const started = byPrice(
			state,
			large.filter((id) => !company(state, id).floated)
		);
		return [
			...small,
			...priced,
			...started,
			...large.filter((id) => company(state, id).spot === null)
		];
	},
	phasesOf: agreedPhases,
	trainLimit,
	tokenCost,
	mail,
	certificatesCounted,
	scores,
	controller,
	priorityIfAllPass
} satisfies Title;
