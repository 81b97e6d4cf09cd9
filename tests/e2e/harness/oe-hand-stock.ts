// The banker's finger in stock turns of 18OE: the basket, mergers, trades, and what goes beside them.
import type { Locator } from 'playwright-core';
import type { Action } from '../../../src/lib/engine';
import { screens as oeWords } from '../../../src/lib/titles-ui/18oe/screens-stock-en';
import type { OeAction } from '../../engine/18oe/oe-support';
import { en } from './ledger';
import type { OeHand } from './oe-hand';

type Of<K extends OeAction['do']> = Extract<OeAction, { readonly do: K }>;

/** Privates' powers and reservations, which end no turn; false when it is something else. */
export async function beside(hand: OeHand, action: OeAction): Promise<boolean> {
	const { say } = hand.ledger;
	const picked = (title: string, group: string, name: string): Promise<void> =>
		pick(hand, title, group, name, hand.ledger.describe(action));
	switch (action.do) {
		case 'own.closePrivate': {
			const card = hand.ledger.title.tables.deeds.find(({ id }) => id === action.deed);
			const name = action.remove === true ? oeWords.removePrivate : oeWords.closePrivate;
			await picked(oeWords.powers, card?.name ?? '', name);
			return true;
		}
		case 'own.barclayPar': {
			const { company } = action;
			await picked(oeWords.powers, oeWords.barclayPar({ company }), say.money(action.par));
			return true;
		}
		case 'own.barclayCustody':
			await picked(oeWords.powers, oeWords.barclayCustody, action.company);
			return true;
		case 'own.barclayFreeze':
			await picked(oeWords.powers, oeWords.barclayFreeze, action.company);
			return true;
		case 'own.swift':
			await picked(oeWords.powers, oeWords.swift, action.company);
			return true;
		case 'own.reserveShare':
			await picked(oeWords.reserve, say.holder(action.player), action.company);
			return true;
		default:
			return false;
	}
}

async function pick(
	hand: OeHand,
	title: string,
	group: string,
	name: string,
	confirm: string
): Promise<void> {
	await hand.press(title);
	await hand.press(name, hand.sheet.getByRole('region', { name: group, exact: true }));
	await hand.press(confirm, hand.sheet);
}

/** Everything the turn does, and its end. */
export async function stockTurn(hand: OeHand, actions: readonly Action[]): Promise<void> {
	const [first] = actions as readonly OeAction[];
	switch (first?.do) {
		case 'own.mergeMinor':
			return merge(hand, first);
		case 'own.requestOffers': {
			const minor = hand.ledger.say.company(first.minor);
			return hand.press(oeWords.askOffersFor({ minor }));
		}
		case 'tradeDeed':
			return trade(hand, first);
		default:
			for (const action of actions as readonly OeAction[]) await basket(hand, action);
			return hand.press(new RegExp(`^${en.stock.confirmTurn}|^Confirm up to`));
	}
}

/** One thing into the basket. */
async function basket(hand: OeHand, action: OeAction): Promise<void> {
	const card = (company: string): Locator =>
		hand.page.getByRole('article', { name: company, exact: true });
	const { ledger } = hand;
	switch (action.do) {
		case 'sellShares':
			for (let sold = 0; sold < action.percent; sold += 10)
				await hand.press(`${en.stock.oneMore}: ${action.company}`, card(action.company));
			return;
		case 'own.floatMajor': {
			const { do: kind, player, company } = action;
			const plain: OeAction = { do: kind, player, company };
			await hand.press(ledger.describe(plain), card(company));
			if (action.first === true) await hand.press(/^First buy a share/);
			return;
		}
		case 'own.buyTreasury': {
			const must = hand.now.getByRole('button', { name: /^Must buy a share/ });
			if ((await must.count()) > 0) return hand.tap(must);
			return hand.press(ledger.describe(action), card(action.company));
		}
		case 'buyShare':
			return hand.press(ledger.describe(action), card(action.company));
		case 'own.rescue': {
			const minor = ledger.say.company(action.company);
			const strip = hand.page.getByRole('button', { name: oeWords.rescueMinor({ minor }) });
			if ((await strip.count()) > 0) return hand.tap(strip);
			return hand.press(ledger.describe(action), card(action.company));
		}
		case 'endTurn':
			return;
		default:
			throw new Error(`no taps for ${action.do} in a stock turn`);
	}
}

async function merge(hand: OeHand, action: Of<'own.mergeMinor'>): Promise<void> {
	const { say } = hand.ledger;
	const { sheet } = hand;
	// In the Consolidation the panel names the minors that must go.
	const name = oeWords.mergeMinor({ minor: say.company(action.minor) });
	const named = hand.now.getByRole('button', { name, exact: true });
	if ((await named.count()) > 0) await hand.tap(named);
	else await hand.press(name, hand.page.locator('main'));
	const targets = sheet.getByRole('list', { name: oeWords.chooseTarget });
	await hand.press(new RegExp(`^${action.into}\\b`), targets);
	if (action.connected === true) await hand.press(oeWords.connected, sheet);
	const places = sheet.getByRole('region', {
		name: oeWords.stationsAt({ company: say.company(action.into) })
	});
	if (action.slots?.length === 0) await hand.release(places);
	await hand.decline(action.decline ?? [], sheet);
	if (action.paid !== undefined) {
		await hand.press(oeWords.paysCash({ player: say.holder(action.paid.from) }), sheet);
		await hand.digits(action.paid.amount);
	}
	await hand.press(hand.ledger.describe(action), sheet);
}

async function trade(hand: OeHand, action: Of<'tradeDeed'>): Promise<void> {
	const { say } = hand.ledger;
	const player = say.holder(action.seller);
	const card = hand.ledger.title.tables.deeds.find(({ id }) => id === action.deed);
	await hand.press(oeWords.trade);
	const partners = hand.sheet.getByRole('group', { name: oeWords.tradeWith });
	await hand.choose(player, partners);
	const gives = hand.sheet.getByRole('region', { name: oeWords.gives({ player }) });
	await hand.press(card?.label ?? action.deed, gives);
	if (action.price > 0) await hand.digits(action.price);
	await hand.press(/ trade, /, hand.sheet);
}
