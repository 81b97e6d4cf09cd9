// The banker's finger in the train step of 18OE: the Works, the Open Market, Pullmans, other railroads,
// and the trains of nationals.
import type { Locator } from 'playwright-core';
import { findTrain } from '../../../src/lib/engine';
import { levelOf } from '../../../src/lib/engine/titles/18oe/tables/trains';
import { screens as words } from '../../../src/lib/titles-ui/18oe/screens-operating-en';
import type { OeAction } from '../../engine/18oe/oe-support';
import type { OeHand } from './oe-hand';

type Of<K extends OeAction['do']> = Extract<OeAction, { readonly do: K }>;

/** What lies below a heading of the shelf. */
function shelf(hand: OeHand, name: string): Locator {
	return hand.sheet
		.getByRole('heading', { name, exact: true })
		.locator('xpath=following-sibling::ul[1]');
}

export async function buyTrain(hand: OeHand, action: Of<'buyTrain'>): Promise<void> {
	const { say, state } = hand.ledger;
	await hand.openTrains();
	const train = findTrain(state, action.train);
	const place = train?.place ?? '';
	const type = say.train(action.side ?? train?.type ?? '');
	const seller = state.companies[place] === undefined ? null : say.company(place);
	const groups: Readonly<Record<string, string>> = { offering: words.works, pool: words.market };
	// With help the cheapest train is proposed: there is nothing to choose.
	if (action.help !== true) {
		const price = seller === null ? say.money(action.price) : `${words.price}, ${seller}`;
		const list = shelf(hand, groups[place] ?? words.fromRailroads);
		const name = `${type}, ${price},`.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
		await hand.choose(new RegExp(`^${name}`), list);
	}
	if (seller !== null) await hand.digits(action.price);
	await hand.press(/^Buy the /, hand.sheet);
}

export async function buyPullman(hand: OeHand, action: Of<'own.buyPullman'>): Promise<void> {
	const { say, state } = hand.ledger;
	await hand.openTrains();
	const seller = state.companies[action.from] === undefined ? null : say.company(action.from);
	const cars = shelf(hand, words.pullmans).getByRole('button');
	const named =
		seller !== null
			? cars.and(hand.page.getByRole('button', { name: new RegExp(`, ${seller},`) }))
			: cars.and(
					hand.page.getByRole('button', {
						name: action.from === 'offering' ? new RegExp(words.royalty) : /\d left$/
					})
				);
	await hand.tap(named.first());
	await hand.press(hand.ledger.describe(action), hand.sheet);
}

export async function nationalTrain(
	hand: OeHand,
	action: Of<'own.claimTrain'> | Of<'own.flipTrain'> | Of<'own.upgradeTrain'>
): Promise<void> {
	const { state } = hand.ledger;
	const typeOf = (id: string | undefined) => findTrain(state, id ?? '')?.type ?? '';
	const train = typeOf(action.train);
	const give = 'give' in action ? typeOf(action.give) : '';
	const company = findTrain(state, action.train)?.place ?? '';
	await hand.openTrains();
	const name =
		action.do === 'own.flipTrain'
			? words.flipTo({ from: train, to: levelOf(train).local })
			: action.do === 'own.upgradeTrain'
				? words.upgradeFor({ train, company, give })
				: give === ''
					? words.claimPlain({ train })
					: words.claimFor({ train, give });
	await hand.press(name, hand.sheet);
	await hand.press(hand.ledger.describe(action), hand.sheet);
}
