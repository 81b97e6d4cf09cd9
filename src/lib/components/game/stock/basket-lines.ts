/** The basket in words: each item with what it brings or costs on the table it meets. */
import {
	cashOf,
	decideEntry,
	type Action,
	type CompanyId,
	type DeedId,
	type PlayerId,
	type State,
	type Title
} from '$engine';
import { speaker, type Catalogue, type Speaker } from '$lib/text';
import { mayGoOneByOne, soldPercent, type Basket, type BasketItem } from './basket';

export interface BasketLine {
	readonly item: BasketItem;
	readonly about: CompanyId | DeedId | null;
	readonly text: string;
	/** Change of the player's cash; null when the item no longer fits. */
	readonly change: number | null;
	readonly splittable: boolean;
}

export function basketLines(
	words: Catalogue,
	title: Title,
	present: State,
	basket: Basket,
	player: PlayerId
): BasketLine[] {
	let state = present;
	return basket.map((item) => {
		const decision = decideEntry(title.rules, state, item.actions, { override: true });
		const say = speaker(words, title, state);
		const line: BasketLine = {
			item,
			...wording(say, item),
			change: decision.ok ? cashOf(decision.state, player) - cashOf(state, player) : null,
			splittable: mayGoOneByOne(item)
		};
		if (decision.ok) state = decision.state;
		return line;
	});
}

function wording(say: Speaker, item: BasketItem): Pick<BasketLine, 'about' | 'text'> {
	const action = item.actions[0];
	const { stock, actions } = say.words;
	if (action === undefined) return { about: null, text: '' };
	switch (action.do) {
		case 'sellShares': {
			const company = say.company(action.company);
			const percent = say.percent(soldPercent(item));
			return { about: action.company, text: stock.sellLine({ percent, company }) };
		}
		case 'buyShare': {
			const company = say.company(action.company);
			const bought = stock.buyLine({ percent: say.percent(action.percent), company });
			return { about: action.company, text: `${bought} ${say.from(action.from)}` };
		}
		case 'startCompany':
			return {
				about: action.company,
				text: `${stock.start}, ${say.words.table.parAt({ amount: say.money(action.par) })}`
			};
		case 'tradeDeed':
			return {
				about: action.deed,
				text: actions.tradeDeed({
					who: say.holder(action.buyer),
					seller: say.holder(action.seller),
					deed: say.deed(action.deed),
					amount: say.money(action.price)
				})
			};
		default:
			return { about: null, text: action.do };
	}
}

/** "sell TM, then buy SPM": what the primary says under its name. */
export function basketSummary(
	words: {
		sell: (p: { what: string }) => string;
		buy: (p: { what: string }) => string;
		then: string;
	},
	basket: Basket,
	player: PlayerId
): string {
	return basket
		.flatMap(({ actions: [action] }) => summaryOf(words, action, player))
		.join(words.then);
}

function summaryOf(
	words: { sell: (p: { what: string }) => string; buy: (p: { what: string }) => string },
	action: Action | undefined,
	player: PlayerId
): string[] {
	switch (action?.do) {
		case 'sellShares':
			return [words.sell({ what: action.company })];
		case 'buyShare':
		case 'startCompany':
			return [words.buy({ what: action.company })];
		case 'tradeDeed':
			return [(action.seller === player ? words.sell : words.buy)({ what: action.deed })];
		default:
			return [];
	}
}
