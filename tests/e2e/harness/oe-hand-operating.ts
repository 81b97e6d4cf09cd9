// The banker's finger in operating turns of 18OE: costs, the run, trains, shares, powers, trouble.
import type { Locator } from 'playwright-core';
import { oeViews } from '../../../src/lib/engine';
import { screens as words } from '../../../src/lib/titles-ui/18oe/screens-operating-en';
import { zoneName } from '../../../src/lib/titles-ui/18oe/zones';
import type { OeAction } from '../../engine/18oe/oe-support';
import { OPEN_REVENUE } from './hand';
import { en } from './ledger';
import type { OeHand } from './oe-hand';
import { buyPullman, buyTrain, nationalTrain } from './oe-hand-trains';

type Of<K extends OeAction['do']> = Extract<OeAction, { readonly do: K }>;

/** A cell of the turn; those of an earlier or later step are unfolded first. */
async function cell(hand: OeHand, name: string): Promise<void> {
	const button = hand.now.getByRole('button', {
		name: new RegExp(`^${name}(?:: |$)`),
		includeHidden: true
	});
	const open = button.locator('visible=true');
	if ((await open.count()) === 0) await hand.tap(hand.now.locator('details:not([open]) > summary'));
	await hand.tap(open.first());
	await hand.sheet.waitFor();
}

export async function operate(hand: OeHand, action: OeAction): Promise<void> {
	const { sheet } = hand;
	const describe = hand.ledger.describe(action);
	switch (action.do) {
		case 'own.layTrack':
			return layTrack(hand, action);
		case 'own.placeStation':
			return placeStation(hand, action);
		case 'own.patronage':
			await cell(hand, words.patronage);
			await hand.digits(action.amount);
			return hand.press(/^Patronage /, sheet);
		case 'own.portAuthority':
			await cell(hand, words.portTitle);
			return hand.press(describe, sheet);
		case 'own.transferToken':
			return transfer(hand, action);
		case 'own.sellOwn':
		case 'own.buyOwn':
			await cell(hand, words.sharesTitle);
			await hand.press(
				words.sharesCount({ count: action.shares }),
				sheet.getByRole('region', {
					name: action.do === 'own.sellOwn' ? words.sell : words.buy,
					exact: true
				})
			);
			return hand.press(describe, sheet);
		case 'own.buyAbandoned':
			await cell(hand, words.sharesTitle);
			await hand.press(hand.ledger.say.company(action.minor), sheet);
			return hand.press(describe, sheet);
		case 'own.orientExpress':
			await cell(hand, words.orientLater);
			await hand.tap(
				sheet.getByRole('radio', {
					name: action.bonus === 'cash' ? /to the treasury/ : words.bonusMarket
				})
			);
			return hand.press(describe, sheet);
		case 'run':
			return run(hand, action);
		case 'noRun':
			return hand.press(en.run.noRun);
		case 'own.repeatRun':
			return hand.press(/^Repeat(?!.*End turn)/);
		case 'buyTrain':
			return buyTrain(hand, action);
		case 'own.buyPullman':
			return buyPullman(hand, action);
		case 'own.discardPullman':
			await hand.openTrains();
			await hand.press(words.discardPullman, sheet);
			return hand.press(describe, sheet);
		case 'own.claimTrain':
		case 'own.flipTrain':
		case 'own.upgradeTrain':
			return nationalTrain(hand, action);
		case 'own.refund':
			return hand.press(
				new RegExp(`^${action.what === 'tokens' ? words.refundTokens : words.refundTrack}`)
			);
		case 'own.insolvent':
		case 'own.forceNational': {
			const name = action.do === 'own.insolvent' ? words.insolvent : words.forceNational;
			await hand.press(new RegExp(`^${name}`));
			return hand.press(new RegExp(`^${name}`), sheet);
		}
		case 'endTurn':
			return hand.press(/^End .*/);
		default:
			return power(hand, action);
	}
}

/** What privates and minors let the railroad do. */
async function power(hand: OeHand, action: OeAction): Promise<void> {
	const { ledger, sheet } = hand;
	await cell(hand, words.powersTitle);
	switch (action.do) {
		case 'own.privateToken': {
			const card = ledger.title.tables.deeds.find(({ id }) => id === action.deed);
			return hand.press(words.tokenOf({ name: card?.name ?? '' }), sheet);
		}
		case 'own.hochberg':
		case 'own.minorD':
		case 'own.barclayPar': {
			const button = sheet.getByRole('button', { name: ledger.describe(action) });
			const hochberg = sheet.getByRole('button', { name: /Hochberg/ });
			return hand.tap(action.do === 'own.hochberg' ? hochberg : button);
		}
		case 'own.swift':
			await hand.choose(ledger.say.company(action.company), sheet);
			return hand.press(ledger.describe(action), sheet);
		case 'own.removeBrandt':
			await hand.choose(ledger.say.money(action.cost), sheet);
			return hand.press(words.removeBrandt, sheet);
		default:
			throw new Error(`no taps for ${action.do} in an operating turn`);
	}
}

async function crossing(
	hand: OeHand,
	way: Of<'own.layTrack'>['crossing'] | undefined
): Promise<void> {
	if (way === undefined) return;
	await hand.press(way.sea === 'north' ? words.north : words.med, hand.sheet);
	await hand.count(words.seaZones, way.zones, hand.sheet);
	await hand.count(words.ferry, way.ferry, hand.sheet);
}

async function layTrack(hand: OeHand, action: Of<'own.layTrack'>): Promise<void> {
	const { ledger, sheet } = hand;
	await cell(hand, words.track);
	const costs: Locator = sheet.getByRole('region', { name: words.cost });
	if (ledger.title.tables.terrain.includes(action.cost)) {
		await hand.press(ledger.say.money(action.cost), costs);
	} else if (action.cost > 0) {
		await hand.press(words.otherCost, costs);
		await hand.digits(action.cost);
	}
	if (action.cost > 0 && action.terrain === 'blue') await hand.press(words.blue, sheet);
	if (action.zone !== undefined) {
		const zone = zoneName('en', action.zone, 'short');
		const percent = oeViews.zoneDiscount(ledger.state, action.company, action.terrain);
		await hand.press(words.inZone({ zone, percent }), sheet);
	}
	if (action.brandt === true) await hand.press(/^Brandt/, sheet);
	await crossing(hand, action.crossing);
	await hand.press(new RegExp(`^Pay .* for track|^${words.layFree}`), sheet);
}

async function placeStation(hand: OeHand, action: Of<'own.placeStation'>): Promise<void> {
	const { sheet } = hand;
	await cell(hand, en.now.placeToken);
	const charter = sheet.getByRole('region', { name: words.charter });
	await hand.choose(new RegExp(`^${hand.ledger.say.money(action.slot)}( |$)`), charter);
	if (action.wien === true) await hand.press(words.wien, sheet);
	if (action.cliffs === true) await hand.press(words.cliffs, sheet);
	await crossing(hand, action.crossing);
	await hand.press(/^Place a station for /, sheet);
}

async function transfer(hand: OeHand, action: Of<'own.transferToken'>): Promise<void> {
	const { sheet } = hand;
	const { say } = hand.ledger;
	await cell(hand, words.transferTitle);
	await hand.choose(
		say.company(action.from),
		sheet.getByRole('region', { name: words.fromWhom, exact: true })
	);
	await hand.choose(words.classes[action.city], sheet);
	await hand.choose(say.money(action.slot), sheet.getByRole('region', { name: words.charter }));
	await hand.press(new RegExp(`^${words.transferTitle}`), sheet);
}

/** One total; a railroad with a single way to pay has nothing to choose. */
async function run(hand: OeHand, action: Of<'run'>): Promise<void> {
	const { sheet } = hand;
	await hand.press(new RegExp(`${OPEN_REVENUE.source}|^${words.runAnew}`));
	await sheet.waitFor();
	await hand.choose(words.total1, sheet.getByRole('group', { name: en.run.revenue }));
	await hand.digits(action.revenue);
	await hand.confirmRun(action);
}
