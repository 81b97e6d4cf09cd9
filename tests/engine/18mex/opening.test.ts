/** The opening sale: purchases, bids and auctions (3.1, 3.1.1). */
import { describe, expect, it } from 'vitest';
import { spendable, type PlayerId } from '$engine';
import {
	allPass,
	cashChanges,
	codes,
	decided,
	expectRefusal,
	idleThrough,
	newMex,
	payments,
	play,
	type MexAction
} from '../../support/mex';
import {
	bidOn as bid,
	buyInTurn,
	buyLowest as buy,
	deedOwner as owner,
	passFor as pass
} from '../../support/mex-beginnings';

describe('§3.1(a) buying the lowest', () => {
	it('§3.1(a) MEX-03 the lowest is bought at par, paid to the bank, and uses the turn', () => {
		const before = newMex();
		const { state, facts } = decided(before, buy('p1'));
		expect(owner(state, 'MCAR')).toBe('p1');
		expect(payments(facts)).toEqual(['p1>bank 20 (3.1a)']);
		expect(state.turn).toEqual({ kind: 'opening', player: 'p2' });
	});

	it('§3.1(a) MEX-03 the seven items cost 20, 40, 50, 50, 50, 100 and 140', () => {
		let state = newMex({ players: 3 });
		const paid: number[] = [];
		for (let i = 0; i < 7; i++) {
			const { turn } = state;
			if (turn?.kind !== 'opening') throw new Error('no opening turn');
			const next = play(state, buy(turn.player));
			paid.push((state.cash[turn.player] ?? 0) - (next.cash[turn.player] ?? 0));
			state = next;
		}
		expect(paid).toEqual([20, 40, 50, 50, 50, 100, 140]);
	});

	it('§3 only the player whose turn it is may buy', () => {
		expectRefusal(newMex(), buy('p2'), 'not-your-turn');
		expect(codes(newMex(), buy('p1'))).toEqual([]);
	});

	it('§3.1 no regular stock action is possible while anything is unsold', () => {
		const state = newMex();
		expectRefusal(
			state,
			{ do: 'startCompany', player: 'p1', company: 'PAC', par: 60 },
			'wrong-moment'
		);
		expectRefusal(
			state,
			{ do: 'tradeDeed', deed: 'MCAR', seller: 'p1', buyer: 'p2', price: 5 },
			'wrong-moment'
		);
	});

	it('§3.1 after the last item has been bought the next player has a regular stock turn', () => {
		const state = play(buyInTurn(newMex(), 7), {
			do: 'setPar',
			player: 'p1',
			company: 'NdM',
			par: 60
		});
		expect(state.turn).toMatchObject({ kind: 'stock', player: 'p2' });
		expectRefusal(state, buy('p2'), 'not-available');
	});
});

describe('§3.1(b) bids', () => {
	it('§3.1(b) MEX-04 a bid beats par by at least 5 and sets the money aside', () => {
		const state = newMex();
		expectRefusal(state, bid('p1', 'KCM&O', 44), 'bid-too-low', '3.1(b)');
		const next = play(state, bid('p1', 'KCM&O', 45));
		expect(next.cash['p1']).toBe(625);
		expect(spendable(next, 'p1')).toBe(580);
		expect(next.turn).toEqual({ kind: 'opening', player: 'p2' });
	});

	it('§3.1(b) MEX-04 a bid beats the last one by at least 5', () => {
		const state = play(newMex(), bid('p1', 'KCM&O', 45));
		expectRefusal(state, bid('p2', 'KCM&O', 49), 'bid-too-low', '3.1(b)');
		expect(codes(state, bid('p2', 'KCM&O', 50))).toEqual([]);
	});

	it('§3.1(b) bids are whole dollars', () => {
		expectRefusal(newMex(), bid('p1', 'KCM&O', 45.5), 'not-a-whole-amount');
		expect(codes(newMex(), bid('p1', 'KCM&O', 46))).toEqual([]);
	});

	it('§3.1(b) the lowest itself is bought, not bid on', () => {
		expectRefusal(newMex(), bid('p1', 'MCAR', 25), 'lowest-is-bought', '3.1(b)');
	});

	it('§3.1(b) money set aside for one bid cannot be used for another or for a purchase', () => {
		const state = play(newMex(), bid('p1', 'MNR', 600), pass('p2'), pass('p3'));
		expectRefusal(state, bid('p1', 'KCM&O', 45), 'bids-set-aside', '3.1(b)');
		const poor = play(newMex(), bid('p1', 'MNR', 610), pass('p2'), pass('p3'));
		expectRefusal(poor, buy('p1'), 'not-enough-money', '3.1(a)');
		expect(codes(state, buy('p1'))).toEqual([]);
	});

	it('§3.1(b) MEX-68 bids stay in force while an operating round intervenes', () => {
		const afterBid = play(newMex(), buy('p1'), bid('p2', 'MNR', 145), pass('p3'), pass('p1'));
		const operating = allPass(afterBid);
		expect(operating.round).toMatchObject({ kind: 'operating', number: 1 });
		const second = idleThrough(operating);
		expect(second.round).toMatchObject({ kind: 'stock', number: 2 });
		expect(second.bids['MNR']).toEqual([{ player: 'p2', amount: 145 }]);
		expect(spendable(second, 'p2')).toBe((second.cash['p2'] ?? 0) - 145);
	});
});

describe('§3.1.1 auctions', () => {
	it('§3.1.1 MEX-05 a single bidder pays the bid as soon as the item is the lowest', () => {
		const state = play(newMex(), bid('p1', 'KCM&O', 60));
		const { state: after, facts } = decided(state, buy('p2'));
		expect(owner(after, 'MCAR')).toBe('p2');
		expect(owner(after, 'KCM&O')).toBe('p1');
		expect(payments(facts)).toEqual(['p2>bank 20 (3.1a)', 'p1>bank 60 (3.1.1)']);
		expect(after.turn).toEqual({ kind: 'opening', player: 'p3' });
	});

	const contested = () => play(newMex(), bid('p1', 'KCM&O', 45), bid('p2', 'KCM&O', 50), buy('p3'));

	it('§3.1.1 MEX-06 the auction begins with the bidder after the highest, only bidders take part', () => {
		const state = contested();
		expect(state.turn).toMatchObject({ kind: 'auction', deed: 'KCM&O', player: 'p1' });
		expectRefusal(state, bid('p3', 'KCM&O', 60), 'not-your-turn');
	});

	it('§3.1.1 MEX-06 when all others pass in a row the high bidder pays, the others get theirs back', () => {
		const state = contested();
		const { state: after, facts } = decided(state, pass('p1'));
		expect(owner(after, 'KCM&O')).toBe('p2');
		expect(payments(facts)).toEqual(['p2>bank 50 (3.1.1)']);
		expect(spendable(after, 'p1')).toBe(625);
		expect(after.turn).toEqual({ kind: 'opening', player: 'p1' });
	});

	it('§3.1.1 MEX-06 money set aside for the same item may be used in its auction', () => {
		const state = play(newMex(), bid('p1', 'KCM&O', 45), bid('p2', 'KCM&O', 400), buy('p3'));
		expect(codes(state, bid('p1', 'KCM&O', 625))).toEqual([]);
		expectRefusal(state, bid('p1', 'KCM&O', 626), 'bids-set-aside');
		expectRefusal(state, bid('p1', 'KCM&O', 404), 'bid-too-low');
	});

	it('§3.1.1 MEX-06 a player who passed may bid again when the turn comes round', () => {
		const three = play(
			newMex(),
			bid('p1', 'KCM&O', 45),
			bid('p2', 'KCM&O', 50),
			bid('p3', 'KCM&O', 55),
			buy('p1')
		);
		expect(three.turn).toMatchObject({ kind: 'auction', player: 'p1' });
		const raised = play(three, pass('p1'), bid('p2', 'KCM&O', 60), pass('p3'));
		expect(raised.turn).toMatchObject({ kind: 'auction', player: 'p1' });
		const won = play(raised, bid('p1', 'KCM&O', 65), pass('p2'), pass('p3'));
		expect(owner(won, 'KCM&O')).toBe('p1');
		expect(cashChanges(newMex(), won)).toEqual({ bank: 85, p1: -85 });
	});

	it('§3.1.1 only the result of an auction may be booked: by a bidder, at least the next raise', () => {
		const state = contested();
		const settle = (player: PlayerId, amount: number): MexAction => ({
			do: 'settleAuction',
			player,
			deed: 'KCM&O',
			amount
		});
		expectRefusal(state, settle('p3', 60), 'not-a-bidder', '3.1.1');
		expectRefusal(state, settle('p1', 54), 'bid-too-low', '3.1.1');
		expectRefusal(state, settle('p1', 700), 'bids-set-aside', '3.1.1');
		expect(owner(play(state, settle('p2', 50)), 'KCM&O')).toBe('p2');
		expect(owner(play(state, settle('p1', 80)), 'KCM&O')).toBe('p1');
	});

	it('§3.1(a) MEX-68 auctions follow each other; play resumes left of the buyer under 3.1(a)', () => {
		const state = play(
			newMex(),
			bid('p1', 'KCM&O', 45),
			bid('p2', 'A', 55),
			bid('p3', 'A', 60),
			bid('p1', 'B', 70),
			buy('p2')
		);
		expect(owner(state, 'KCM&O')).toBe('p1');
		expect(state.turn).toMatchObject({ kind: 'auction', deed: 'A', player: 'p2' });
		const done = play(state, pass('p2'));
		expect(owner(done, 'A')).toBe('p3');
		expect(owner(done, 'B')).toBe('p1');
		expect(owner(done, 'C')).toBe('offering');
		expect(done.turn).toEqual({ kind: 'opening', player: 'p3' });
	});

	it('§3.6 MEX-24 MEX-68 winning an auction is no action of the stock round', () => {
		const table = newMex({ priority: 2 });
		const played = play(table, bid('p3', 'KCM&O', 45), buy('p1'), pass('p2'), pass('p3'));
		const ended = play(played, pass('p1'));
		expect(ended.priority).toBe('p2');
	});
});

describe('§3.6 the end of a stock round during the opening', () => {
	it('§4.1 MEX-25 privates pay at the start of the operating round although the sale is unfinished', () => {
		const state = allPass(play(newMex(), buy('p1')));
		expect(state.turn).toEqual({ kind: 'income' });
		expect(cashChanges(state, play(state, { do: 'payIncome' }))).toEqual({ bank: -5, p1: 5 });
	});

	it('§4.2 minors really run although the sale is unfinished', () => {
		const state = allPass(play(newMex(), buy('p1'), buy('p2'), buy('p3')));
		const running = play(state, { do: 'payIncome' });
		expect(running.turn).toMatchObject({ kind: 'operating', company: 'A' });
		const ran = play(running, { do: 'run', company: 'A', revenue: 30, choice: 'half' });
		expect(cashChanges(running, ran)).toEqual({ bank: -30, p3: 15, A: 15 });
	});
});
