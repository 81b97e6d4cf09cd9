/** What an action does, in the present tense and beginning with who does it: for undo and buttons. */
import {
	findTrain,
	type Action,
	type CoreAction,
	type PostedFact,
	type State,
	type Title
} from '$engine';
import type { Catalogue } from './catalogue';
import { sayCorrection } from './describe-correction';
import { describeTurn } from './describe-state';
import { sayRun } from './describe-run';
import { lowestDeed, shareThing, trainThing } from './moved';
import { speaker, type Speaker } from './speaker';

export function describeAction(
	words: Catalogue,
	title: Title,
	state: State,
	action: Action
): string {
	return sayAction(speaker(words, title, state), action, '');
}

function isOwnAction(action: Action): action is Exclude<Action, CoreAction> {
	return action.do.startsWith('own.');
}

/** `amount` and `facts` are what the action turned out to cost or bring, when it has been decided. */
export function sayAction(
	say: Speaker,
	action: Action,
	amount: string,
	facts?: readonly PostedFact[]
): string {
	const { words, own } = say;
	if (!isOwnAction(action)) return sayCore(say, action, amount);
	return own.actions[action.do]?.(say, action, facts) ?? words.actions.other({ action: action.do });
}

function sayCore(say: Speaker, action: CoreAction, amount: string): string {
	const { actions } = say.words;
	switch (action.do) {
		case 'buyLowest':
		case 'bid':
		case 'settleAuction':
		case 'setPar':
			return sayOpening(say, action, amount);
		case 'pass':
		case 'sellShares':
		case 'buyShare':
		case 'startCompany':
		case 'tradeDeed':
		case 'endTurn':
			return sayStock(say, action, amount);
		case 'stopGame':
			return actions.stopGame;
		case 'correct':
			return actions.correct({
				changes: action.changes.map((change) => sayCorrection(say, change)).join('; ')
			});
		case 'count':
			return actions.count({ who: say.subject(action.holder), amount: say.money(action.counted) });
		default:
			return sayOperating(say, action, amount);
	}
}

type Of<K extends CoreAction['do']> = Extract<CoreAction, { readonly do: K }>;
type Opening = Of<'buyLowest' | 'bid' | 'settleAuction' | 'setPar'>;
type Stock = Of<'pass' | 'sellShares' | 'buyShare' | 'startCompany' | 'tradeDeed' | 'endTurn'>;
type Operating = Exclude<CoreAction, Opening | Stock | Of<'stopGame' | 'correct' | 'count'>>;

function sayOpening(say: Speaker, action: Opening, amount: string): string {
	const { actions } = say.words;
	const who = say.holder(action.player);
	switch (action.do) {
		case 'buyLowest': {
			const lowest = lowestDeed(say);
			return actions.buyLowest({ who, deed: lowest === null ? '' : say.deed(lowest), amount });
		}
		case 'bid':
			return actions.bid({ who, deed: say.deed(action.deed), amount: say.money(action.amount) });
		case 'settleAuction':
			return actions.settleAuction({
				who,
				deed: say.deed(action.deed),
				amount: say.money(action.amount)
			});
		case 'setPar':
			return actions.setPar({
				who,
				company: say.company(action.company),
				amount: say.money(action.par)
			});
	}
}

function sayStock(say: Speaker, action: Stock, amount: string): string {
	const { actions } = say.words;
	switch (action.do) {
		case 'pass':
			return actions.pass({ who: say.holder(action.player) });
		case 'sellShares':
			return actions.sellShares({ ...shares(say, action), amount });
		case 'buyShare': {
			const from = say.from(action.from, shareThing(action.company));
			return actions.buyShare({ ...shares(say, action), from, amount });
		}
		case 'startCompany':
			return actions.startCompany({
				who: say.holder(action.player),
				company: say.company(action.company),
				amount: say.money(action.par)
			});
		case 'tradeDeed':
			return actions.tradeDeed({
				who: say.holder(action.buyer),
				seller: say.holder(action.seller),
				deed: say.deed(action.deed),
				amount: say.money(action.price)
			});
		case 'endTurn': {
			const who = describeTurn(say.words, say.title, say.state);
			return action.noRoute === true ? actions.endTurnNoRoute({ who }) : actions.endTurn({ who });
		}
	}
}

interface Shares {
	readonly player: string;
	readonly company: string;
	readonly percent: number;
	readonly halves?: number;
	readonly change?: boolean;
}

/** One certificate of 5% needs no word: the percent says so. */
function shares(say: Speaker, { player, company, percent, halves = 0, change }: Shares) {
	const { actions } = say.words;
	const which = halves > 0 && percent > 5 ? actions.inFives({ count: halves }) : '';
	return {
		who: say.holder(player),
		company: `${say.company(company)}${which}${change === true ? actions.withChange : ''}`,
		percent: say.percent(percent)
	};
}

function sayOperating(say: Speaker, action: Operating, amount: string): string {
	const { actions } = say.words;
	switch (action.do) {
		case 'payIncome':
			return actions.payIncome({ amount });
		case 'sellForTrain':
			return actions.sellForTrain({ ...shares(say, action), amount });
		case 'declareBankrupt':
			return actions.declareBankrupt({ who: say.holder(action.player) });
		default:
			return sayCompany(say, action, amount);
	}
}

type OfCompany = Exclude<Operating, Of<'payIncome' | 'sellForTrain' | 'declareBankrupt'>>;

function sayCompany(say: Speaker, action: OfCompany, amount: string): string {
	const { actions } = say.words;
	const who = say.company(action.company);
	switch (action.do) {
		case 'collectMail':
			return actions.collectMail({ who, amount: say.money(action.amount) });
		case 'payTerrain':
			return actions.payTerrain({ who, amount: say.money(action.amount) });
		case 'placeToken':
			return actions.placeToken({ who, amount });
		case 'run':
			return sayRun(say, action);
		case 'noRun':
			return actions.noRun({ who });
		case 'buyTrain': {
			const place = findTrain(say.state, action.train)?.place ?? 'offering';
			const bought = {
				who,
				train: action.side === undefined ? say.trainById(action.train) : say.train(action.side),
				amount: say.money(action.price),
				from: say.from(place, trainThing(say, action.train))
			};
			return action.help === true
				? actions.buyTrainHelp({ ...bought, president: say.own.president })
				: actions.buyTrain(bought);
		}
		case 'buyDeed':
			return actions.buyDeed({
				who,
				deed: say.deed(action.deed),
				amount: say.money(action.price),
				seller: say.holder(say.state.deeds[action.deed]?.place ?? 'bank')
			});
		case 'discardTrain':
			return actions.discardTrain({ who, train: say.trainById(action.train) });
	}
}
