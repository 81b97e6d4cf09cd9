/** 18OE, part two: stock rounds, floating majors, mergers, the Consolidation (4, 9.3, 9.5, 10). */
import { describe, expect, it } from 'vitest';
import { couldBuy, couldRaise, type PlayerId, type State } from '$engine';
import { down, left, parSpot, right, up } from '$engine/titles/18oe/tables/market';
import { certificatesCounted } from '$engine/titles/18oe/rules/limits';
import {
	asNational,
	cash,
	cashChanges,
	codes,
	correct,
	decided,
	expand,
	expectRefusal,
	giveCash,
	giveTrain,
	majorPhase,
	moveShares,
	oe,
	own,
	passAll,
	payments,
	percent,
	play,
	presidentIs,
	priceAt,
	putMarker,
	setPhase,
	spotAt,
	takeTurn,
	turnPlayer,
	withOwn,
	type OeAction
} from './oe-support';
import { BOSS, RR, SECOND } from './second-round';

/** A regional in play, and its president. */
const OTHERS = SECOND.seats.filter((p) => p !== BOSS);
const RIVAL = OTHERS[0] ?? 'p2';
const THIRD = OTHERS[1] ?? 'p3';

const float = (player: PlayerId, company: string, first = false): OeAction =>
	first
		? { do: 'own.floatMajor', player, company, first: true }
		: { do: 'own.floatMajor', player, company };
const sell = (player: PlayerId, company: string, percent: number): OeAction => ({
	do: 'sellShares',
	player,
	company,
	percent
});
const buyOpen = (player: PlayerId, company: string): OeAction => ({
	do: 'buyShare',
	player,
	company,
	from: 'pool',
	percent: 10
});
const buyTreasury = (player: PlayerId, company: string): OeAction => ({
	do: 'own.buyTreasury',
	player,
	company
});
const merge = (player: PlayerId, minor: string, into: string, more = {}): OeAction => ({
	do: 'own.mergeMinor',
	player,
	minor,
	into,
	...more
});

/** A major of BOSS at 75, the par marker gone, in a later stock round; BOSS to act. */
function major(phase = '3'): State {
	const state = setPhase(expand(SECOND, RR), phase);
	return takeTurn(withOwn(state, { parMarkers: [] }), BOSS);
}

const privateOf = (state: State, player: PlayerId): string =>
	oe.tables.deeds.find((c) => c.revenue > 0 && state.deeds[c.id]?.place === player)?.id ?? '';
const ownMinor = (state: State, player: PlayerId): string =>
	oe.tables.deeds.find(
		(c) => c.minor !== null && c.id !== 'A' && state.deeds[c.id]?.place === player
	)?.id ?? '';

/** A regional that still has both secondary shares. */
const regionalLeft = (state: State): string =>
	own(state).track.find((id) => id !== null && id.length > 1) ?? '';

describe('§4.4 the market', () => {
	it('§4.4 T-OE-36 A-OE-11 LEFT from 110 in the top row goes DOWN to 100', () => {
		expect(left(spotAt('1.2'))).toEqual(spotAt('2.2'));
		expect(left(spotAt('1.2')).price).toBe(100);
	});

	it('§4.4 T-OE-38 D-OE-04 UP in the top row goes RIGHT: 200 to 225', () => {
		expect(spotAt('1.8').price).toBe(200);
		expect(up(spotAt('1.8')).price).toBe(225);
	});

	it('§4.4 A-OE-10 UP from 90 in the first column goes RIGHT to 100', () => {
		expect(up(spotAt('2.1')).price).toBe(100);
	});

	it('§4.4 550 and 50 stay, a row’s end goes UP, the lowest cell of a column holds', () => {
		expect(right(spotAt('1.17'))).toEqual(spotAt('1.17'));
		expect(up(spotAt('1.17'))).toEqual(spotAt('1.17'));
		expect(left(spotAt('8.1'))).toEqual(spotAt('8.1'));
		expect(down(spotAt('8.1'), 3)).toEqual(spotAt('8.1'));
		expect(right(spotAt('3.14'))).toEqual(spotAt('2.14'));
		expect(down(spotAt('3.14'))).toEqual(spotAt('3.14'));
		expect([75, 80, 90, 100, 110, 120].map((p) => parSpot(p).cell)).toEqual([
			'6.3',
			'5.3',
			'4.3',
			'3.3',
			'2.3',
			'1.3'
		]);
	});
});

describe('§9.3 floating a major', () => {
	const turn = takeTurn(SECOND, BOSS);

	it('§9.3 OE-23 A-OE-16 the president may first buy a share at the regional’s par', () => {
		const { facts } = decided(turn, float(BOSS, RR, true));
		expect(payments(facts)).toEqual([`${BOSS}>${RR} 60 (10.2)`]);
		const after = play(turn, float(BOSS, RR, true));
		expect(percent(after, RR, BOSS)).toBe(30);
		expectRefusal(after, buyTreasury(BOSS, RR), 'one-stock-action');
		const rival = takeTurn(SECOND, RIVAL);
		expectRefusal(rival, float(RIVAL, RR), 'not-controlled');
	});

	it('§9.3 §4.3 OE-24 T-OE-13 A-OE-40 par A to par A, marker to the red cell, 20% and eight 10%', () => {
		const after = play(turn, float(BOSS, RR));
		expect(after.companies[RR]).toMatchObject({ kind: 'major', par: 75, spot: parSpot(75) });
		expect(percent(after, RR, BOSS)).toBe(20);
		expect(percent(after, RR, RR)).toBe(80);
		const live = after.certificates[RR]?.filter((c) => c.place !== 'removed') ?? [];
		expect(live.map((c) => c.percent).sort((a, b) => b - a)).toEqual([20, ...Array(8).fill(10)]);
		expect(own(after).slots[RR]).toEqual([20, 40, 60, 60, 80, 80, 80]);
		expect(after.companies[RR]?.tokens).toEqual({ left: 7, placed: 1, exchange: 0 });
		expect(own(after).track).not.toContain(RR);
	});

	it('§9.3 OE-24 every par letter keeps its letter', () => {
		const pairs = [60, 65, 70, 75, 80, 90].map((par) => {
			const state = correct(turn, { kind: 'par', company: RR, par });
			return play(state, float(BOSS, RR)).companies[RR]?.par;
		});
		expect(pairs).toEqual([75, 80, 90, 100, 110, 120]);
	});

	it('§9.3 OE-25 shares already owned may be sold after expanding, not those of the new major', () => {
		const second =
			own(SECOND).track.find(
				(id) => id !== null && id.length > 1 && id !== RR && presidentIs(SECOND, id) === BOSS
			) ?? '';
		const two = takeTurn(moveShares(expand(SECOND, second), second, second, BOSS, 2), BOSS);
		const floated = play(two, float(BOSS, RR));
		expectRefusal(floated, sell(BOSS, RR, 10), 'new-major-stays');
		const { state, facts } = decided(floated, sell(BOSS, second, 20));
		expect(payments(facts)).toEqual([`bank>${BOSS} 150 (10.1)`]);
		expect(priceAt(state, second)).toBe(65);
	});

	it('§9.3 OE-26 one share at the major’s par if none was bought before', () => {
		const { facts } = decided(play(turn, float(BOSS, RR)), buyTreasury(BOSS, RR));
		expect(payments(facts)).toEqual([`${BOSS}>${RR} 75 (10.2)`]);
	});

	it('§9.3 OE-26 A-OE-15 a holder of both 25% must buy one and takes the presidency', () => {
		const both = takeTurn(moveShares(SECOND, RR, RR, RIVAL, 2), RIVAL);
		const floated = play(both, float(RIVAL, RR));
		expectRefusal(floated, { do: 'endTurn' }, 'must-buy-share');
		const after = play(floated, buyTreasury(RIVAL, RR), { do: 'endTurn' });
		expect(presidentIs(after, RR)).toBe(RIVAL);
		expect([percent(after, RR, RIVAL), percent(after, RR, BOSS)]).toEqual([30, 20]);
		const poor = giveCash(both, { [RIVAL]: 70 });
		expectRefusal(poor, float(RIVAL, RR), 'not-enough-money');
	});
});

describe('§10.1, §10.3 selling', () => {
	it('§10.1 OE-28 A-OE-12 all at the value when the action began, DOWN once a share', () => {
		const state = putMarker(moveShares(major(), RR, RR, BOSS, 3), RR, '2.5');
		const { state: after, facts } = decided(state, sell(BOSS, RR, 20));
		expect(payments(facts)).toEqual([`bank>${BOSS} 270 (10.1)`]);
		expect(after.companies[RR]?.spot).toEqual(spotAt('4.5'));
		expect(payments(decided(after, sell(BOSS, RR, 10)).facts)).toEqual([`bank>${BOSS} 135 (10.1)`]);
	});

	it('§10.1 OE-28 not in phase 1, no regionals, at most 50% in the Open Market', () => {
		const state = moveShares(moveShares(major(), RR, RR, 'pool', 4), RR, RR, BOSS, 3);
		expectRefusal(state, sell(BOSS, RR, 20), 'pool-full');
		expect(codes(state, sell(BOSS, RR, 10))).toEqual([]);
		expectRefusal(setPhase(state, '1'), sell(BOSS, RR, 10), 'first-stock-round');
		expectRefusal(takeTurn(SECOND, BOSS), sell(BOSS, RR, 50), 'not-available');
	});

	it('§10.1 A-OE-20 above 50% after a national formed nothing may be sold', () => {
		const state = moveShares(moveShares(major(), RR, RR, 'pool', 6), RR, RR, BOSS, 1);
		expectRefusal(state, sell(BOSS, RR, 10), 'pool-full');
	});

	it('§10.3 OE-27 whoever holds more than the president takes over, ties to the left', () => {
		const state = takeTurn(moveShares(major(), RR, RR, RIVAL, 2), RIVAL);
		const after = play(state, buyTreasury(RIVAL, RR));
		expect(presidentIs(after, RR)).toBe(RIVAL);
		expect([percent(after, RR, RIVAL), percent(after, RR, BOSS)]).toEqual([30, 20]);
		let tie = moveShares(major(), RR, RR, BOSS, 2);
		tie = moveShares(moveShares(tie, RR, RR, RIVAL, 3), RR, RR, THIRD, 3);
		const seats = tie.seats;
		const leftOf = seats[(seats.indexOf(BOSS) + 1) % seats.length];
		expect(presidentIs(play(tie, sell(BOSS, RR, 20)), RR)).toBe(leftOf);
	});

	it('§10.3 OE-104 the president sells into the 20% only if another holds 20% and there is room', () => {
		const alone = moveShares(major(), RR, RR, BOSS, 1);
		expectRefusal(alone, sell(BOSS, RR, 20), 'president-stays');
		const state = moveShares(alone, RR, RR, RIVAL, 2);
		const { state: after } = decided(state, sell(BOSS, RR, 20));
		expect(presidentIs(after, RR)).toBe(RIVAL);
		expect([percent(after, RR, BOSS), percent(after, RR, 'pool')]).toEqual([10, 20]);
	});
});

describe('§10.2 buying', () => {
	it('§10.2 OE-29 A-OE-13 from the treasury: par while the marker is there, then share value', () => {
		const state = putMarker(major(), RR, '4.5');
		expect(payments(decided(state, buyTreasury(BOSS, RR)).facts)).toEqual([
			`${BOSS}>${RR} 110 (10.2)`
		]);
		const marked = withOwn(state, { parMarkers: [RR] });
		expect(payments(decided(marked, buyTreasury(BOSS, RR)).facts)).toEqual([
			`${BOSS}>${RR} 75 (10.2)`
		]);
	});

	it('§10.2 OE-30 from the Open Market: share value to the bank', () => {
		const state = moveShares(major(), RR, RR, 'pool', 1);
		expect(payments(decided(state, buyOpen(BOSS, RR)).facts)).toEqual([`${BOSS}>bank 75 (10.2)`]);
	});

	it('§10.2 §4.2 OE-31 A-OE-14 above 60% only the president, only the Open Market, at double price', () => {
		const state = moveShares(moveShares(major(), RR, RR, BOSS, 4), RR, RR, 'pool', 1);
		expect(percent(state, RR, BOSS)).toBe(60);
		expectRefusal(state, buyTreasury(BOSS, RR), 'only-open-market');
		expect(payments(decided(state, buyOpen(BOSS, RR)).facts)).toEqual([`${BOSS}>bank 150 (10.2)`]);
	});

	it('§4.1 §10.3 at the limit a share is bought that brings the presidency, not one that draws level', () => {
		const buy = (rival: number): string[] => {
			const held = moveShares(moveShares(major(), RR, RR, RIVAL, rival), RR, RR, BOSS, 1);
			const state = takeTurn(held, RIVAL);
			return codes(
				{ ...state, certificateLimit: certificatesCounted(state, RIVAL) },
				buyTreasury(RIVAL, RR)
			);
		};
		expect(buy(3)).toEqual([]);
		expect(buy(2)).toEqual(['certificate-limit']);
	});

	it('§10 OE-103 sell, then buy one; never what was sold in this round, never two', () => {
		const state = moveShares(moveShares(major(), RR, RR, BOSS, 2), RR, RR, 'pool', 1);
		const sold = play(state, sell(BOSS, RR, 10));
		expectRefusal(sold, buyOpen(BOSS, RR), 'sold-this-round');
		const other = own(sold).track.find((id) => id !== null && id.length > 1) ?? '';
		const bought = play(sold, buyTreasury(BOSS, other));
		expectRefusal(bought, sell(BOSS, RR, 10), 'already-bought');
		expectRefusal(bought, buyTreasury(BOSS, other), 'already-bought');
		expectRefusal(bought, { do: 'pass', player: BOSS }, 'something-done');
		expect(turnPlayer(play(bought, { do: 'endTurn' }))).not.toBe(BOSS);
	});
});

describe('§10.1 §10.2 what a player could raise and buy now', () => {
	it('§10.2 a share of a treasury can be bought as one of the Open Market can', () => {
		const state = putMarker(moveShares(major(), RR, RR, 'pool', 1), RR, '4.5');
		const lines = couldBuy(oe, state, RIVAL).filter((line) => line.company === RR);
		expect(lines).toEqual([
			{ company: RR, from: 'pool', percent: 10, amount: 110 },
			{ company: RR, from: RR, percent: 10, amount: 110 }
		]);
		const regional = regionalLeft(state);
		expect(couldBuy(oe, state, RIVAL)).toContainEqual({
			company: regional,
			from: regional,
			percent: 25,
			amount: 60
		});
		expect(couldBuy(oe, giveCash(state, { [RIVAL]: 59 }), RIVAL)).toEqual([]);
	});

	it('§10 the stock action of one player takes nothing from what others could do', () => {
		const state = moveShares(major(), RR, RR, RIVAL, 2);
		const before = { raise: couldRaise(oe, state, RIVAL), buys: couldBuy(oe, state, RIVAL) };
		expect(before.raise.lines).toEqual([{ company: RR, percent: 20, amount: 150 }]);
		const other = regionalLeft(state);
		const now = play(state, buyTreasury(BOSS, other));
		expect(couldRaise(oe, now, RIVAL)).toEqual(before.raise);
		const merged = play(state, merge(BOSS, ownMinor(state, BOSS), RR));
		expect(couldRaise(oe, merged, RIVAL)).toEqual(before.raise);
		expect(couldBuy(oe, merged, RIVAL)).toEqual(before.buys);
	});
});

describe('§4.1, §6.1, §10 certificates and privates', () => {
	it('§6.1 OE-33 one private action a turn, before the stock action; revenue and slot end', () => {
		const state = major();
		const deed = privateOf(state, BOSS);
		const close: OeAction = { do: 'own.closePrivate', player: BOSS, deed };
		const closed = play(state, close);
		expect(own(closed).faceDown).toContain(deed);
		expect(certificatesCounted(closed, BOSS)).toBe(certificatesCounted(state, BOSS) - 1);
		expectRefusal(
			closed,
			{ do: 'own.closePrivate', player: BOSS, deed, remove: true },
			'private-first'
		);
		const removed = play(state, { do: 'own.closePrivate', player: BOSS, deed, remove: true });
		expect(removed.deeds[deed]?.place).toBe('removed');
		expectRefusal(play(state, buyTreasury(BOSS, RR)), close, 'private-first');
		expect(codes(closed, { do: 'pass', player: BOSS })).toEqual([]);
	});

	it('§4.1 OE-102 over the limit a player sells or closes privates before anything else', () => {
		const state = moveShares(major(), RR, RR, BOSS, 2);
		const tight = { ...state, certificateLimit: certificatesCounted(state, BOSS) - 1 };
		expectRefusal(tight, { do: 'pass', player: BOSS }, 'must-sell');
		expectRefusal(tight, buyTreasury(BOSS, RR), 'must-sell');
		const after = play(tight, sell(BOSS, RR, 10));
		expect(codes(after, { do: 'endTurn' })).toEqual([]);
		const closed = play(tight, {
			do: 'own.closePrivate',
			player: BOSS,
			deed: privateOf(tight, BOSS)
		});
		expect(codes(closed, { do: 'pass', player: BOSS })).toEqual([]);
		const full = { ...state, certificateLimit: certificatesCounted(state, BOSS) };
		expectRefusal(full, buyTreasury(BOSS, RR), 'certificate-limit');
	});

	it('§10.4 OE-32 A-OE-34 minors and face-up privates for cash, with one partner a turn', () => {
		const state = major();
		const deed = ownMinor(state, RIVAL);
		const trade = (price: number): OeAction => ({
			do: 'tradeDeed',
			deed,
			seller: RIVAL,
			buyer: BOSS,
			price
		});
		const { state: after, facts } = decided(state, trade(133));
		expect(payments(facts)).toEqual([`${BOSS}>${RIVAL} 133 (10.4)`]);
		expect(after.deeds[deed]?.place).toBe(BOSS);
		const third = ownMinor(after, THIRD);
		expectRefusal(
			after,
			{ do: 'tradeDeed', deed: third, seller: THIRD, buyer: BOSS, price: 1 },
			'one-partner'
		);
		expectRefusal(after, buyTreasury(BOSS, RR), 'one-stock-action');
		const hidden = privateOf(state, RIVAL);
		expectRefusal(
			withOwn(state, { faceDown: [hidden] }),
			{ do: 'tradeDeed', deed: hidden, seller: RIVAL, buyer: BOSS, price: 1 },
			'face-down'
		);
	});

	describe('§10.4 an exchange is one transaction', () => {
		const sale = (deed: string, seller: PlayerId, buyer: PlayerId, price = 0): OeAction => ({
			do: 'tradeDeed',
			deed,
			seller,
			buyer,
			price
		});
		const mine = (state: State) => ownMinor(state, BOSS);
		const theirs = (state: State) => ownMinor(state, RIVAL);

		it('§10.4 a turn in which the player only sells is a trade', () => {
			const state = major();
			const { state: sold, facts } = decided(state, sale(mine(state), BOSS, RIVAL, 20));
			expect(payments(facts)).toEqual([`${RIVAL}>${BOSS} 20 (10.4)`]);
			expect(own(sold).stock).toMatchObject({ action: 'trade', partner: RIVAL });
			expect(codes(sold, { do: 'endTurn' })).toEqual([]);
			expectRefusal(state, sale(mine(state), RIVAL, THIRD), 'not-your-turn');
		});

		/** Boss and rival both stand at the limit: shares out of the bank level them. */
		function bothFull(): State {
			const state = major();
			const gap = certificatesCounted(state, BOSS) - certificatesCounted(state, RIVAL);
			const even = moveShares(state, RR, RR, gap > 0 ? RIVAL : BOSS, Math.abs(gap));
			return { ...even, certificateLimit: certificatesCounted(even, BOSS) };
		}

		it.each(['bought', 'sold'] as const)('§4.1 both at the limit, the half %s first', (first) => {
			const state = bothFull();
			expect(certificatesCounted(state, RIVAL)).toBe(state.certificateLimit);
			const buys = sale(theirs(state), RIVAL, BOSS, 5);
			const sells = sale(mine(state), BOSS, RIVAL);
			const [one, two] = first === 'bought' ? [buys, sells] : [sells, buys];
			const half = play(state, one);
			expectRefusal(half, { do: 'endTurn' }, 'certificate-limit');
			const another = first === 'bought' ? privateOf(half, RIVAL) : mine(half);
			const again = sale(another, one === buys ? RIVAL : BOSS, one === buys ? BOSS : RIVAL);
			expectRefusal(half, again, 'certificate-limit');
			const whole = play(half, two);
			expect(own(whole).stock.over).toBeUndefined();
			expect(codes(whole, { do: 'endTurn' })).toEqual([]);
		});

		it('§4.1 at the limit with nothing to give back nothing is bought', () => {
			let state = bothFull();
			for (const deed of Object.keys(state.deeds)) {
				if (state.deeds[deed]?.place === BOSS)
					state = correct(state, { kind: 'deed', deed, to: RIVAL });
			}
			state = { ...state, certificateLimit: certificatesCounted(state, BOSS) };
			expectRefusal(state, sale(theirs(state), RIVAL, BOSS), 'certificate-limit');
		});
	});
});

describe('§14.4 Barclay', () => {
	const withBarclay = (state: State, player: PlayerId): State =>
		state.deeds['BBBT']?.place === player
			? state
			: correct(state, { kind: 'deed', deed: 'BBBT', to: player });

	it('§14.4 OE-34 A-OE-41 (1) a new valid par where a par marker stands; the share marker stays', () => {
		const state = withBarclay(withOwn(major(), { parMarkers: [RR] }), BOSS);
		const after = play(state, { do: 'own.barclayPar', player: BOSS, company: RR, par: 110 });
		expect(after.companies[RR]).toMatchObject({ par: 110, spot: parSpot(75) });
		expect(after.deeds['BBBT']?.place).toBe('removed');
		expectRefusal(state, { do: 'own.barclayPar', player: BOSS, company: RR, par: 60 }, 'not-a-par');
		const bare = withOwn(state, { parMarkers: [] });
		expectRefusal(
			bare,
			{ do: 'own.barclayPar', player: BOSS, company: RR, par: 110 },
			'no-par-marker'
		);
	});

	it('§14.4 OE-35 A-OE-36 (2) one share waits for the owner and still pays the treasury', () => {
		const base = withBarclay(moveShares(major(), RR, RR, BOSS, 2), BOSS);
		const state = takeTurn(moveShares(base, RR, RR, 'pool', 5), RIVAL);
		const kept = play(state, { do: 'own.barclayCustody', player: BOSS, company: RR });
		expect(percent(kept, RR, RR)).toBe(10);
		expectRefusal(kept, buyTreasury(RIVAL, RR), 'in-custody');
		const bought = play(takeTurn(kept, BOSS), buyTreasury(BOSS, RR));
		expect(own(bought).custody).toBeNull();
		const sold = withBarclay(moveShares(SECOND, RR, RR, RIVAL, 1), BOSS);
		expectRefusal(sold, { do: 'own.barclayCustody', player: BOSS, company: RR }, 'secondary-gone');
	});

	it('§14.4 OE-36 (3) a marker does not move DOWN for the rest of the round', () => {
		const base = withBarclay(moveShares(major(), RR, RR, RIVAL, 2), BOSS);
		const frozen = play(takeTurn(base, RIVAL), {
			do: 'own.barclayFreeze',
			player: BOSS,
			company: RR
		});
		const after = play(frozen, sell(RIVAL, RR, 10));
		expect(priceAt(after, RR)).toBe(75);
		expect(after.deeds['BBBT']?.place).toBe(BOSS);
		// §6.1 an ability is used up: the card lies face down, counts no more and cannot be sold.
		expect(own(after).faceDown).toContain('BBBT');
		expect(certificatesCounted(after, BOSS)).toBe(certificatesCounted(base, BOSS) - 1);
		const ended = passAll(play(after, { do: 'endTurn' }));
		expect(ended.deeds['BBBT']?.place).toBe('removed');
		expect(own(ended).frozen).toBeNull();
	});
});

describe('§10.5 merging minors', () => {
	const MINOR = ownMinor(SECOND, BOSS);

	it('§10.5 OE-37 A-OE-17 a treasury share: its cash, trains, chit and power go to the major', () => {
		const state = giveCash(major(), { [MINOR]: 95, [RR]: 10 });
		const { state: after, facts } = decided(state, merge(BOSS, MINOR, RR));
		expect(payments(facts)).toEqual([`${MINOR}>${RR} 95 (10.5)`]);
		expect(percent(after, RR, BOSS)).toBe(30);
		expect(after.deeds[MINOR]?.place).toBe(RR);
		expect(after.companies[MINOR]?.closed).toBe(true);
		expect(after.trains.filter((t) => t.place === RR)).toHaveLength(2);
		expect(own(after).chits[MINOR]).toBeDefined();
		const again = takeTurn(play(after, { do: 'endTurn' }), BOSS);
		expectRefusal(again, merge(BOSS, ownMinor(again, BOSS), RR), 'one-merger');
		expectRefusal(setPhase(state, '2'), merge(BOSS, MINOR, RR), 'too-early');
	});

	it('§10.5 OE-38 without treasury shares one from the Open Market; its cash goes to the bank', () => {
		const state = giveCash(moveShares(moveShares(major(), RR, RR, RIVAL, 1), RR, RR, 'pool', 7), {
			[MINOR]: 95
		});
		const { state: after, facts } = decided(state, merge(BOSS, MINOR, RR));
		expect(payments(facts)).toEqual([`${MINOR}>bank 95 (10.5)`]);
		expect(percent(after, RR, 'pool')).toBe(60);
	});

	it('§10.5 OE-39 without any share only with a connection on the map', () => {
		const state = giveCash(moveShares(major(), RR, RR, BOSS, 8), { [MINOR]: 95 });
		expectRefusal(state, merge(BOSS, MINOR, RR), 'needs-connection');
		const after = play(state, merge(BOSS, MINOR, RR, { connected: true }));
		expect(percent(after, RR, BOSS)).toBe(100);
		expect(cashChanges(state, after)).toEqual({ [MINOR]: -95, bank: 95 });
	});

	it('§10.5 OE-40 OE-44 into a national from phase 4: market share, cash to the bank, abandoned', () => {
		const base = giveCash(moveShares(major('4'), RR, RR, 'pool', 8), { [MINOR]: 40 });
		const state = asNational(base, RR);
		expectRefusal(setPhase(state, '3'), merge(BOSS, MINOR, RR), 'too-early');
		const after = play(state, merge(BOSS, MINOR, RR));
		expect(percent(after, RR, BOSS)).toBe(30);
		expect(after.deeds[MINOR]?.place).toBe('pool');
		expect(own(after).abandoned).toEqual([MINOR]);
		expect(own(after).chits[MINOR]).toBeDefined();
		expect(cashChanges(state, after)).toEqual({ [MINOR]: -40, bank: 40 });
	});

	it('§11.6.2 a national has its own Pullman: that of a minor goes to the Open Market', () => {
		const base = giveTrain(moveShares(major('4'), RR, RR, 'pool', 8), MINOR, 'Pullman');
		const car = base.trains.find(({ place, type }) => place === MINOR && type === 'Pullman')?.id;
		const { state, facts } = decided(asNational(base, RR), merge(BOSS, MINOR, RR));
		expect(state.trains.find(({ id }) => id === car)?.place).toBe('pool');
		expect(facts.find((fact) => fact.t === 'trainMoved' && fact.train === car)?.rule).toBe(
			'11.6.2'
		);
	});

	it('§10.5 OE-41 between owners: personal cash only, as agreed', () => {
		const state = giveCash(major(), { [BOSS]: 500, [RIVAL]: 500 });
		const minor = ownMinor(state, RIVAL);
		const paid = { from: RIVAL, to: BOSS, amount: 45 };
		const after = play(state, merge(BOSS, minor, RR, { paid }));
		expect(cash(after, BOSS)).toBe(545);
		expect(percent(after, RR, RIVAL)).toBe(10);
		expectRefusal(
			state,
			merge(BOSS, minor, RR, { paid: { from: THIRD, to: BOSS, amount: 5 } }),
			'not-the-owner'
		);
		const third = takeTurn(state, THIRD);
		expectRefusal(third, merge(THIRD, minor, RR), 'not-the-owner');
	});

	it('§15.1 OE-42 T-OE-31 A-OE-18 minor A: the bank pays the major its share value, once', () => {
		const base = putMarker(major(), RR, '2.5');
		const state =
			base.deeds['A']?.place === BOSS ? base : correct(base, { kind: 'deed', deed: 'A', to: BOSS });
		const { state: after, facts } = decided(giveCash(state, { A: 20 }), merge(BOSS, 'A', RR));
		expect(payments(facts)).toEqual([`A>${RR} 20 (10.5)`, `bank>${RR} 135 (15.1)`]);
		expect(own(after).minorAPaid).toBe(true);
		expect(after.companies['A']?.tokens).toEqual({ left: 0, placed: 0, exchange: 0 });
		const paid = decided(
			withOwn(giveCash(state, { A: 0 }), { minorAPaid: true }),
			merge(BOSS, 'A', RR)
		);
		expect(payments(paid.facts)).toEqual([]);
	});

	it('§15.1 A-OE-19 minor A into a national pays nothing', () => {
		const base = moveShares(major('4'), RR, RR, 'pool', 8);
		const state = asNational(base, RR);
		const mine =
			state.deeds['A']?.place === BOSS
				? state
				: correct(state, { kind: 'deed', deed: 'A', to: BOSS });
		expect(payments(decided(giveCash(mine, { A: 0 }), merge(BOSS, 'A', RR)).facts)).toEqual([]);
	});

	it('§10.5 OE-43 trains beyond the limit are declined or discarded by choice', () => {
		let state = major();
		for (let i = 0; i < 3; i++) state = giveTrain(state, RR, '3+3');
		const after = play(state, merge(BOSS, MINOR, RR));
		expect(after.duties).toMatchObject([{ kind: 'discardTrain', company: RR, count: 1 }]);
		expectRefusal(after, { do: 'endTurn' }, 'duty-first');
		const three = after.trains.find((t) => t.place === RR && t.type === '3+3')?.id ?? '';
		const done = play(after, { do: 'discardTrain', company: RR, train: three });
		expect(done.trains.find((t) => t.id === three)?.place).toBe('pool');
		expect(done.duties).toEqual([]);
		const two = state.trains.find((t) => t.place === MINOR)?.id ?? '';
		const declined = play(state, merge(BOSS, MINOR, RR, { decline: [two] }));
		expect(declined.trains.find((t) => t.id === two)?.place).toBe('pool');
		expect(declined.duties).toEqual([]);
		expectRefusal(state, merge(BOSS, MINOR, RR, { decline: [three] }), 'not-its-train');
	});

	it('§10.5 OE-106 the minor’s stations are replaced from any slots at no cost', () => {
		const state = major();
		const after = play(state, merge(BOSS, MINOR, RR, { slots: [80] }));
		expect(own(after).slots[RR]).toEqual([20, 40, 60, 60, 80, 80]);
		expect(after.companies[RR]?.tokens).toEqual({ left: 6, placed: 2, exchange: 0 });
		expectRefusal(state, merge(BOSS, MINOR, RR, { slots: [80, 80] }), 'no-slot');
		expectRefusal(state, merge(BOSS, MINOR, RR, { slots: [70] }), 'no-slot');
	});
	it('§10.5 OE-106 a station that no token replaces stays as it is, or leaves the map', () => {
		const tokens = { left: 0, placed: 2, exchange: 0 };
		const state = correct(major(), { kind: 'tokens', company: MINOR, tokens });
		const after = play(state, merge(BOSS, MINOR, RR, { slots: [80], kept: 1 }));
		expect(own(after).slots[RR]).toEqual([20, 40, 60, 60, 80, 80]);
		expect(after.companies[RR]?.tokens).toEqual({ left: 6, placed: 3, exchange: 0 });
		const bare = play(state, merge(BOSS, MINOR, RR, { slots: [], kept: 2 }));
		expect(bare.companies[RR]?.tokens).toEqual({ left: 7, placed: 3, exchange: 0 });
		const gone = play(state, merge(BOSS, MINOR, RR, { slots: [] }));
		expect(gone.companies[RR]?.tokens).toEqual({ left: 7, placed: 1, exchange: 0 });
		expectRefusal(state, merge(BOSS, MINOR, RR, { slots: [80], kept: 2 }), 'no-slot');
		expectRefusal(state, merge(BOSS, MINOR, RR, { kept: 0.5 }), 'not-a-whole-amount');
		const national = setPhase(asNational(state, RR), '4');
		expectRefusal(national, merge(BOSS, MINOR, RR, { kept: 1, connected: true }), 'majors-only');
	});
});

describe('§10.6 the Consolidation', () => {
	/** Everybody has one major and one or more minors; all other regionals are majors too. */
	function consolidation(): State {
		let state = SECOND;
		for (const id of own(SECOND).track) if (id !== null && id.length > 1) state = expand(state, id);
		return takeTurn(withOwn(setPhase(state, '5'), { consolidation: 'on' }), BOSS);
	}

	it('§10.6 §5.1.5 OE-45 OE-101 nobody passes with a minor or a regional', () => {
		const state = consolidation();
		expectRefusal(state, { do: 'pass', player: BOSS }, 'consolidation-duty');
		const regional = takeTurn(withOwn(setPhase(SECOND, '5'), { consolidation: 'on' }), BOSS);
		expectRefusal(regional, { do: 'pass', player: BOSS }, 'consolidation-duty');
		const merged = play(state, merge(BOSS, ownMinor(state, BOSS), RR));
		expect(merged.companies[ownMinor(state, BOSS)]?.closed).toBe(true);
	});

	it('§10.6 OE-105 a minor that its owner can merge is not offered', () => {
		const state = consolidation();
		expectRefusal(
			state,
			{ do: 'own.requestOffers', player: BOSS, minor: ownMinor(state, BOSS) },
			'can-merge'
		);
	});

	/** All of BOSS's railroads have taken a minor in this round. */
	function stuck(): State {
		const state = consolidation();
		const mine = Object.keys(state.companies).filter(
			(id) => id.length > 1 && oe.controller(state, id) === BOSS
		);
		return withOwn(state, { merged: mine });
	}

	it('§4.1 above the certificate limit a player comes back under it before asking for offers', () => {
		const state = stuck();
		const minor = ownMinor(state, BOSS);
		const over = { ...state, certificateLimit: certificatesCounted(state, BOSS) - 1 };
		expectRefusal(over, { do: 'own.requestOffers', player: BOSS, minor }, 'must-sell');
	});

	it('§10.6 OE-105 a sole offer is binding, several leave the choice to the owner', () => {
		const state = stuck();
		const minor = ownMinor(state, BOSS);
		const asked = play(state, { do: 'own.requestOffers', player: BOSS, minor });
		expect(asked.duties.map((d) => d.player).sort()).toEqual([...OTHERS].sort());
		const into = asked.duties.find((d) => d.player === RIVAL)?.choices[0] ?? '';
		const sole = play(
			asked,
			{ do: 'own.answerOffer', player: THIRD, company: null },
			{ do: 'own.answerOffer', player: RIVAL, company: into }
		);
		expect(sole.deeds[minor]?.place).toBe(into);
		expect(percent(sole, into, BOSS)).toBe(10);
		const second = asked.duties.find((d) => d.player === THIRD)?.choices[0] ?? '';
		const two = play(
			asked,
			{ do: 'own.answerOffer', player: THIRD, company: second },
			{ do: 'own.answerOffer', player: RIVAL, company: into }
		);
		expect(two.duties).toMatchObject([{ kind: 'minorChoice', player: BOSS }]);
		const chosen = play(two, { do: 'own.chooseOffer', player: BOSS, company: second });
		expect(chosen.deeds[minor]?.place).toBe(second);
		const [one = '', other = ''] = asked.duties.find((d) => d.player === RIVAL)?.choices ?? [];
		const twice = play(
			asked,
			{ do: 'own.answerOffer', player: THIRD, company: null },
			{ do: 'own.answerOffer', player: RIVAL, company: one, also: [other] }
		);
		expect(twice.duties).toMatchObject([{ kind: 'minorChoice', choices: [one, other] }]);
	});

	it('§10.5 OE-105 a further railroad of the same player keeps the minor’s stations too', () => {
		const state = stuck();
		const minor = ownMinor(state, BOSS);
		const stations = state.companies[minor]?.tokens.placed ?? 0;
		expect(stations).toBeGreaterThan(0);
		const asked = play(state, { do: 'own.requestOffers', player: BOSS, minor });
		const [one = '', other = ''] = asked.duties.find((d) => d.player === RIVAL)?.choices ?? [];
		const chosen = play(
			asked,
			{ do: 'own.answerOffer', player: THIRD, company: null },
			{ do: 'own.answerOffer', player: RIVAL, company: one, also: [other] },
			{ do: 'own.chooseOffer', player: BOSS, company: other }
		);
		const placed = (now: State) => now.companies[other]?.tokens.placed ?? 0;
		expect(placed(chosen)).toBe(placed(state) + stations);
		// The dearest tokens of its charter, as when a merger names none.
		const dearest = [...(own(state).slots[other] ?? [])].sort((a, b) => b - a).slice(stations);
		expect([...(own(chosen).slots[other] ?? [])].sort((a, b) => b - a)).toEqual(dearest);
	});

	it('§10.5 OE-105 a railroad that is offered may keep a station as it is', () => {
		const state = stuck();
		const minor = ownMinor(state, BOSS);
		const asked = play(state, { do: 'own.requestOffers', player: BOSS, minor });
		const [one = '', other = ''] = asked.duties.find((d) => d.player === RIVAL)?.choices ?? [];
		const offer = {
			do: 'own.answerOffer',
			player: RIVAL,
			company: one,
			slots: [],
			kept: 1,
			also: [other],
			alsoSlots: { [other]: [] },
			alsoKept: { [other]: 1 }
		} as const;
		expectRefusal(asked, { ...offer, kept: 2 }, 'no-slot');
		expectRefusal(asked, { ...offer, alsoKept: { [other]: 2 } }, 'no-slot');
		const answered = play(asked, { do: 'own.answerOffer', player: THIRD, company: null }, offer);
		for (const id of [one, other]) {
			const after = play(answered, { do: 'own.chooseOffer', player: BOSS, company: id });
			expect(after.companies[id]?.tokens).toEqual({ left: 7, placed: 2, exchange: 0 });
		}
	});

	it('§10.5 OE-105 each railroad that is offered names its own tokens and the trains it declines', () => {
		const boss = ownMinor(stuck(), BOSS);
		const state = giveTrain(stuck(), boss, '5+5');
		const asked = play(state, { do: 'own.requestOffers', player: BOSS, minor: boss });
		const [one = '', other = ''] = asked.duties.find((d) => d.player === RIVAL)?.choices ?? [];
		const train = state.trains.find((t) => t.place === boss && t.type === '5+5')?.id ?? '';
		const offer = {
			do: 'own.answerOffer',
			player: RIVAL,
			company: one,
			slots: [20],
			also: [other],
			alsoSlots: { [other]: [40] },
			decline: [train]
		} as const;
		expectRefusal(asked, { ...offer, alsoSlots: { [other]: [35] } }, 'no-slot');
		expectRefusal(asked, { ...offer, alsoSlots: { [other]: [20, 40] } }, 'no-slot');
		expectRefusal(asked, { ...offer, decline: ['none'] }, 'not-its-train');
		const after = play(asked, { do: 'own.answerOffer', player: THIRD, company: null }, offer, {
			do: 'own.chooseOffer',
			player: BOSS,
			company: other
		});
		expect(own(state).slots[other]).toContain(40);
		expect(own(after).slots[other]).not.toContain(40);
		expect(own(after).slots[other]).toContain(80);
		expect(after.trains.find((t) => t.id === train)?.place).toBe('pool');
	});

	it('§9.5 OE-44 OE-105 without an offer it is abandoned: cash to the bank, trains to the market', () => {
		const state = giveTrain(
			giveCash(stuck(), { [ownMinor(stuck(), BOSS)]: 33 }),
			ownMinor(stuck(), BOSS),
			'5+5'
		);
		const minor = ownMinor(state, BOSS);
		let now = play(state, { do: 'own.requestOffers', player: BOSS, minor });
		for (const player of OTHERS) now = play(now, { do: 'own.answerOffer', player, company: null });
		expect(now.deeds[minor]?.place).toBe('pool');
		expect(cashChanges(state, now)).toEqual({ [minor]: -33, bank: 33 });
		expect(now.trains.find((t) => t.type === '5+5' && t.place === 'pool')).toBeDefined();
		expect(now.trains.filter((t) => t.place === minor)).toEqual([]);
		expect(own(now).chits[minor]).toBeDefined();
	});
});

describe('§10.7 the end of a stock round', () => {
	it('§10.7 OE-47 markers of railroads wholly in players’ hands move UP', () => {
		const state = moveShares(major(), RR, RR, BOSS, 8);
		expect(priceAt(passAll(state), RR)).toBe(80);
		expect(priceAt(passAll(major()), RR)).toBe(75);
	});

	it('§10.7 OE-48 par markers of majors leave, those of regionals stay', () => {
		const state = play(takeTurn(SECOND, BOSS), float(BOSS, RR), { do: 'endTurn' });
		expect(own(state).parMarkers).toEqual([RR]);
		const after = passAll(state);
		expect(own(after).parMarkers).toEqual([]);
		const regional = own(after).track.find((id) => id !== null && id.length > 1) ?? '';
		expect(after.companies[regional]?.par).toBe(60);
	});

	it('§10 OE-100 the priority goes left of the last player who did not pass', () => {
		const state = takeTurn(major(), RIVAL);
		const after = passAll(play(state, buyTreasury(RIVAL, RR), { do: 'endTurn' }));
		const seats = after.seats;
		expect(after.priority).toBe(seats[(seats.indexOf(RIVAL) + 1) % seats.length]);
	});
});

describe('§11.6.5 rescuing', () => {
	it('§11.6.5(4) OE-46 face value plus the missing part of the 2+2, to the bank', () => {
		const minor = ownMinor(SECOND, RIVAL);
		const state = withOwn(
			takeTurn(correct(SECOND, { kind: 'deed', deed: minor, to: 'pool' }), BOSS),
			{
				insolvent: { [minor]: 35 }
			}
		);
		const { state: after, facts } = decided(state, {
			do: 'own.rescue',
			player: BOSS,
			company: minor
		});
		expect(payments(facts)).toEqual([`${BOSS}>bank 155 (11.6.5)`]);
		expect(after.deeds[minor]?.place).toBe(BOSS);
		const regional = withOwn(
			correct(takeTurn(SECOND, BOSS), {
				kind: 'certificate',
				company: RR,
				certificate: `${RR}-R50`,
				to: 'pool'
			}),
			{ insolvent: { [RR]: 15 } }
		);
		expect(
			payments(decided(regional, { do: 'own.rescue', player: BOSS, company: RR }).facts)
		).toEqual([`${BOSS}>bank 135 (11.6.5)`]);
		expectRefusal(
			SECOND,
			{ do: 'own.rescue', player: turnPlayer(SECOND), company: minor },
			'not-insolvent'
		);
	});
});

it('§8.3 in the Major phase of the first stock round nothing may be sold', () => {
	const state = majorPhase();
	const player = turnPlayer(state);
	expect(state.phase).toBe('1');
	expectRefusal(state, sell(player, RR, 10), 'not-available');
});
