/**
 * Entries of 18OE that nobody is offered as they stand: any figure, any railroad, both sides of a deal. Most
 * are refused; what is taken must come out as the rulebook has it.
 */
import type { State } from '../../src/lib/engine';
import type { OeAction } from '../../src/lib/engine/titles/18oe';
import { minors, regionals } from '../../src/lib/engine/titles/18oe/tables/companies';
import { zones } from '../../src/lib/engine/titles/18oe/tables/zones';
import { isSeat, lying, runs } from './oe-reckoning-table';

const MINORS = minors.map(({ id }) => id);
const LARGE = regionals.map(({ id }) => id);
const ZONES = zones.map(({ id }) => id);
const SLOTS = [20, 40, 60, 80];

class Dice {
	readonly #random: () => number;

	constructor(random: () => number) {
		this.#random = random;
	}

	chance(of: number): boolean {
		return this.#random() < of;
	}

	upTo(most: number): number {
		return Math.floor(this.#random() * (most + 1));
	}

	/** One of a list that is never empty. */
	one<T>(list: readonly [T, ...T[]] | readonly T[]): T {
		return list[this.upTo(list.length - 1)] as T;
	}

	some<T>(list: readonly T[], most = list.length): T[] {
		return list.filter(() => this.chance(0.4)).slice(0, most);
	}
}

/** Something for the moment that the table is at; null when there is nothing to say. */
export function proposal(state: State, random: () => number): OeAction | null {
	const dice = new Dice(random);
	const { turn } = state;
	if (state.duties.length > 0) return offer(state, dice);
	switch (turn?.kind) {
		case 'opening':
			return {
				do: 'bid',
				player: turn.player,
				deed: dice.one(Object.keys(state.deeds)),
				amount: 10 + dice.upTo(300)
			};
		case 'auction': {
			const amount = 20 + dice.upTo(300);
			if (dice.chance(0.8)) return { do: 'bid', player: turn.player, deed: turn.deed, amount };
			return { do: 'settleAuction', player: dice.one(state.seats), deed: turn.deed, amount };
		}
		case 'stock':
			return stockProposal(state, dice);
		case 'operating':
			return dice.chance(0.4) ? building(state, dice) : later(state, dice);
		default:
			return null;
	}
}

function offer(state: State, dice: Dice): OeAction | null {
	const duty = state.duties.find(({ kind }) => kind === 'minorOffer');
	if (duty === undefined) return null;
	const company = dice.one([null, ...duty.choices]);
	const trains = state.trains.filter(({ place }) => place === duty.company).map(({ id }) => id);
	return {
		do: 'own.answerOffer',
		player: duty.player,
		company,
		slots: dice.some(lying(state).slots[company ?? ''] ?? [], 2),
		kept: dice.upTo(1),
		also: company === null ? [] : dice.some(duty.choices.filter((id) => id !== company)),
		decline: dice.some(trains)
	};
}

function stockProposal(state: State, dice: Dice): OeAction | null {
	if (state.turn?.kind !== 'stock') return null;
	const { player } = state.turn;
	const company = dice.one(LARGE);
	const anyone = dice.one(state.seats);
	return dice.one<() => OeAction | null>([
		() => merger(state, dice, company),
		() => trade(state, dice),
		() => ({ do: 'own.barclayPar', player, company, par: dice.one([60, 70, 75, 80, 90, 120]) }),
		() => ({ do: 'own.barclayFreeze', player: anyone, company }),
		() => ({ do: 'own.barclayCustody', player: anyone, company }),
		() => ({
			do: 'own.floatMinor',
			player,
			minor: dice.one(MINORS),
			zone: dice.one(ZONES),
			patronage: dice.upTo(50)
		}),
		() => ({ do: 'sellShares', player, company, percent: 10 + 10 * dice.upTo(4) }),
		() => ({ do: 'own.floatMajor', player, company, first: dice.chance(0.5) })
	])();
}

function merger(state: State, dice: Dice, into: string): OeAction | null {
	if (state.turn?.kind !== 'stock') return null;
	const minor = dice.one(MINORS);
	const trains = state.trains.filter(({ place }) => place === minor).map(({ id }) => id);
	const [from, to] = dice.chance(0.5) ? [minor, into] : [into, minor];
	const giver = runs(state, from);
	const taker = runs(state, to);
	const deal = giver !== null && taker !== null && giver !== taker;
	return {
		do: 'own.mergeMinor',
		player: state.turn.player,
		minor,
		into,
		connected: dice.chance(0.5),
		slots: dice.some(lying(state).slots[into] ?? [], 2),
		kept: dice.upTo(2),
		decline: dice.some(trains),
		...(deal ? { paid: { from: giver as 'p1', to: taker as 'p1', amount: dice.upTo(200) } } : {})
	};
}

function trade(state: State, dice: Dice): OeAction | null {
	if (state.turn?.kind !== 'stock') return null;
	const deed = dice.one(Object.keys(state.deeds));
	const seller = state.deeds[deed]?.place ?? '';
	if (!isSeat(seller)) return null;
	const buyer = dice.chance(0.5) ? state.turn.player : dice.one(state.seats);
	return { do: 'tradeDeed', deed, seller: seller as 'p1', buyer, price: dice.upTo(150) };
}

function crossing(dice: Dice) {
	if (dice.chance(0.4)) return {};
	const sea = dice.one<'north' | 'med'>(['north', 'med']);
	return { crossing: { ferry: dice.upTo(3), zones: dice.upTo(3), sea } };
}

function building(state: State, dice: Dice): OeAction | null {
	if (state.turn?.kind !== 'operating') return null;
	const { company } = state.turn;
	return dice.one<() => OeAction>([
		() => ({
			do: 'own.layTrack',
			company,
			cost: dice.one([0, 5, 30, 45, 60, 120]),
			terrain: dice.one<'blue' | 'green'>(['blue', 'green']),
			brandt: dice.chance(0.2),
			...(dice.chance(0.7) ? { zone: dice.one(ZONES) } : {}),
			...crossing(dice)
		}),
		() => ({
			do: 'own.placeStation',
			company,
			slot: dice.one(SLOTS),
			wien: dice.chance(0.3),
			cliffs: dice.chance(0.2),
			...crossing(dice)
		}),
		() => ({ do: 'own.patronage', company, amount: dice.upTo(99) }),
		() => ({ do: 'own.refund', company, what: dice.one<'tokens' | 'track'>(['tokens', 'track']) })
	])();
}

function later(state: State, dice: Dice): OeAction | null {
	if (state.turn?.kind !== 'operating') return null;
	const { company } = state.turn;
	const from = dice.one(LARGE);
	const owned = state.trains.filter(({ place }) => state.companies[place] !== undefined);
	const cash = state.cash[company] ?? 0;
	return dice.one<() => OeAction | null>([
		() =>
			owned.length === 0
				? null
				: { do: 'buyTrain', company, train: dice.one(owned).id, price: 1 + dice.upTo(cash) },
		() => ({
			do: 'own.transferToken',
			company,
			from,
			slot: dice.one(SLOTS),
			city: dice.one<'normal' | 'grand' | 'metropolis'>(['normal', 'grand', 'metropolis'])
		}),
		() => ({ do: 'own.sellOwn', company, shares: 1 + dice.upTo(4) }),
		() => ({ do: 'own.buyOwn', company, shares: 1 + dice.upTo(4) }),
		() => ({
			do: 'own.portAuthority',
			company,
			sea: dice.one<'north' | 'med'>(['north', 'med']),
			from: dice.one(['bank', from])
		}),
		() => ({
			do: 'run',
			company,
			revenue: 1 + dice.upTo(700),
			choice: dice.one<'pay' | 'half' | 'withhold'>(['pay', 'half', 'withhold'])
		}),
		() => ({
			do: 'own.orientExpress',
			company,
			revenue: 1 + dice.upTo(500),
			bonus: dice.one<'cash' | 'market'>(['cash', 'market'])
		})
	])();
}
