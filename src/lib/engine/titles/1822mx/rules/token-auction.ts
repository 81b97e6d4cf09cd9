/** The auction of the NdeM's stations among majors with exchange tokens (6.22.2 to 6.22.5). */
import type { Refusal } from '../../../kernel/refusal';
import type { ActionRule } from '../../../core/assemble';
import { cashOf, pay, type GameBook } from '../../../core/ledger/ledger';
import type { CompanyId, PlayerId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { R } from '../rulebook';
import { majors, NDEM } from '../tables/companies';
import {
	company,
	controller,
	firstPlayer,
	never,
	no,
	nextPlayer,
	note,
	orderAfter,
	refusals
} from './common';
import { startNext } from './flow';
import { closeNdem } from './ndem';
import { own, type Auction, type CardId } from './own';

export type AuctionAction =
	| {
			readonly do: 'own.offerStation';
			readonly player: PlayerId;
			readonly station: CardId;
			/** What the city is worth on the map now. */
			readonly value: number;
			readonly amount: number;
	  }
	| { readonly do: 'own.raiseStation'; readonly player: PlayerId; readonly amount: number }
	| { readonly do: 'own.takeStation'; readonly player: PlayerId; readonly company: CompanyId };

type Act<K extends AuctionAction['do']> = Extract<AuctionAction, { readonly do: K }>;

const STEP = 10;

/** The least that puts up a station whose city is worth so much (6.22.4). */
export const leastOpening = (value: number): number => Math.max(STEP, value);

/** Majors of a player that could pay and place the token (6.22.3). */
export function payers(state: State, player: PlayerId, amount: number): CompanyId[] {
	return majors
		.map((card) => card.id)
		.filter((id) => controller(state, id) === player && company(state, id).floated)
		.filter((id) => company(state, id).tokens.exchange > 0 && cashOf(state, id) >= amount);
}

/** The most a player can bid: what the richest of those has, in tens (6.22.3, 6.22.4). */
function mostBid(state: State, player: PlayerId): number {
	const most = Math.max(0, ...payers(state, player, STEP).map((id) => cashOf(state, id)));
	return most - (most % STEP);
}

function setAuction(book: GameBook, auction: Auction, player: PlayerId): void {
	note(book, R['6.22.2'], { t: 'own.auction', to: auction });
	book.post(R['6.22.2'], {
		t: 'turnChanged',
		to: { kind: 'own', step: 'tokenAuction', player, company: NDEM }
	});
}

/** Player 1 begins; without a station or anybody who could bid there is nothing to auction. */
export function startAuction(book: GameBook): void {
	const able = book.state.seats.some((player) => payers(book.state, player, STEP).length > 0);
	if (!able || own(book.state).stations.length === 0) {
		endAuction(book);
		return;
	}
	const opener = firstPlayer(book.state);
	setAuction(book, { passes: 0, opener, item: null }, opener);
}

function endAuction(book: GameBook): void {
	if (own(book.state).auction !== null) {
		note(book, R['6.22.5'], { t: 'own.auction', to: null });
	}
	closeNdem(book);
	startNext(book);
}

function current(state: State): Auction | null {
	const { turn } = state;
	return turn?.kind === 'own' && turn.step === 'tokenAuction' ? own(state).auction : null;
}

function bidRefusals(state: State, player: PlayerId, amount: number): (Refusal | false)[] {
	const { turn } = state;
	return [
		(turn?.kind !== 'own' || turn.player !== player) && never('not-your-turn', R['6.22.2']),
		(!Number.isSafeInteger(amount) || amount < STEP) && never('not-a-whole-amount', R['6.22.4']),
		amount % STEP !== 0 && no('bid-in-tens', R['6.22.4'], { step: STEP }),
		payers(state, player, amount).length === 0 && never('no-company-can-pay', R['6.22.3'])
	];
}

export const offerStation: ActionRule<Act<'own.offerStation'>> = {
	check(state, { player, station, value, amount }) {
		const auction = current(state);
		if (auction === null || auction.item !== null) return [never('wrong-moment', R['6.22.2'])];
		return refusals(
			!own(state).stations.includes(station) && never('no-such-station', R['6.22.2']),
			...bidRefusals(state, player, amount),
			amount < value && no('below-city-value', R['6.22.4'], { value })
		);
	},
	apply(book, { player, station, amount }) {
		const item = { station, high: { player, amount }, out: [] };
		const next = nextPlayer(book.state, player);
		setAuction(book, { passes: 0, opener: player, item }, next);
	},
	options(state) {
		const auction = current(state);
		const { turn } = state;
		if (auction === null || auction.item !== null) return [];
		if (turn?.kind !== 'own' || turn.player === null) return [];
		const { player } = turn;
		const most = mostBid(state, player);
		if (most < STEP) return [];
		return own(state).stations.map((station) => ({
			action: { do: 'own.offerStation', player, station, value: 0, amount: STEP },
			range: { field: 'amount', min: STEP, max: most, step: STEP }
		}));
	}
};

export const raiseStation: ActionRule<Act<'own.raiseStation'>> = {
	check(state, { player, amount }) {
		const item = current(state)?.item ?? null;
		if (item === null) return [never('wrong-moment', R['6.22.4'])];
		return refusals(
			...bidRefusals(state, player, amount),
			amount <= item.high.amount &&
				never('bid-too-low', R['6.22.4'], { least: item.high.amount + STEP })
		);
	},
	apply(book, { player, amount }) {
		const auction = current(book.state);
		if (!auction?.item) throw new Error('nothing is on the block');
		const item = { ...auction.item, high: { player, amount } };
		setAuction(book, { ...auction, item }, nextBidder(book.state, item.out, player));
	},
	options(state) {
		const item = current(state)?.item ?? null;
		const { turn } = state;
		if (item === null || turn?.kind !== 'own' || turn.player === null) return [];
		const { player } = turn;
		const min = item.high.amount + STEP;
		const most = mostBid(state, player);
		if (most < min) return [];
		return [
			{
				action: { do: 'own.raiseStation', player, amount: min },
				range: { field: 'amount', min, max: most, step: STEP }
			}
		];
	}
};

function nextBidder(state: State, out: readonly PlayerId[], after: PlayerId): PlayerId {
	return orderAfter(state, after).find((player) => !out.includes(player)) ?? after;
}

/** Passing on an item puts a player out of it; passing without one counts towards the end. */
export function passAuction(book: GameBook, player: PlayerId): void {
	const auction = current(book.state);
	if (auction === null) throw new Error('no auction is on');
	if (auction.item === null) {
		const passes = auction.passes + 1;
		if (passes >= book.state.seats.length) endAuction(book);
		else {
			const opener = nextPlayer(book.state, player);
			setAuction(book, { passes, opener, item: null }, opener);
		}
		return;
	}
	const out = [...auction.item.out, player];
	const item = { ...auction.item, out };
	const left = book.state.seats.filter((seat) => !out.includes(seat));
	const winner = left.length === 1 ? left[0] : undefined;
	setAuction(book, { ...auction, item }, winner ?? nextBidder(book.state, out, player));
	if (winner !== undefined) raiseTake(book, winner, item.high.amount);
}

/** The winner says which company pays and places its exchange token (6.22.4). */
function raiseTake(book: GameBook, player: PlayerId, amount: number): void {
	book.post(R['6.22.4'], {
		t: 'dutyRaised',
		duty: {
			id: 'takeStation',
			kind: 'takeStation',
			player,
			company: NDEM,
			count: 1,
			choices: payers(book.state, player, amount)
		}
	});
}

export const takeStation: ActionRule<Act<'own.takeStation'>> = {
	answers: 'takeStation',
	check(state, { player, company: id }) {
		const item = current(state)?.item ?? null;
		if (item === null) return [never('wrong-moment', R['6.22.4'])];
		return refusals(
			item.high.player !== player && never('not-your-turn', R['6.22.4']),
			!payers(state, item.high.player, item.high.amount).includes(id) &&
				never('no-company-can-pay', R['6.22.3'])
		);
	},
	apply(book, { company: id }) {
		const auction = current(book.state);
		if (!auction?.item) throw new Error('nothing is on the block');
		const { station, high } = auction.item;
		pay(book, R['6.22.4'], id, 'bank', high.amount, 'token', station);
		const { tokens } = company(book.state, id);
		const to = { ...tokens, exchange: tokens.exchange - 1, placed: tokens.placed + 1 };
		book.post(R['6.22.4'], { t: 'tokensChanged', company: id, from: tokens, to });
		if (own(book.state).stations.includes(station)) {
			note(book, R['6.22.4'], { t: 'own.stationRemoved', station });
		}
		book.post(R['6.22.4'], { t: 'dutyMet', duty: 'takeStation' });
		const opener = nextPlayer(book.state, auction.opener);
		setAuction(book, { passes: 0, opener, item: null }, opener);
	},
	options(state) {
		const duty = state.duties.find((open) => open.kind === 'takeStation');
		if (duty === undefined) return [];
		return duty.choices.map((id) => ({
			action: { do: 'own.takeStation', player: duty.player, company: id } as const
		}));
	}
};
