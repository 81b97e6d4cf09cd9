import { describe, expect, it } from 'vitest';
import { spendable, type PlayerId } from '$engine';
import {
	allPass,
	business,
	cash,
	codes,
	deedTo,
	gains,
	investing,
	ownOf,
	patchOwn,
	play,
	rich,
	table,
	type MxAction
} from './support';

const bid = (player: PlayerId, deed: string, amount: number): MxAction => ({
	do: 'bid',
	player,
	deed,
	amount
});

describe('bids', () => {
	it('§5.10.7 MX-04 commits money only while highest; the outbid token stays', () => {
		const first = play(table(), bid('p1', 'M1', 150), { do: 'endTurn' });
		expect(spendable(first, 'p1')).toBe(350);
		expect(cash(first, 'p1')).toBe(500);
		const outbid = play(first, bid('p2', 'M1', 155));
		expect(spendable(outbid, 'p1')).toBe(500);
		expect(spendable(outbid, 'p2')).toBe(345);
		expect(ownOf(outbid).tokens['M1']).toEqual([
			{ player: 'p1', amount: 150 },
			{ player: 'p2', amount: 155 }
		]);
	});

	it.each([
		['C-FCM', 195, 'bid-too-low'],
		['C-MC', 95, 'bid-too-low'],
		['M1', 95, 'bid-too-low'],
		['M1', 102, 'bid-step'],
		['M1', 505, 'bids-set-aside'],
		['M1', -5, 'not-a-whole-amount'],
		['M9', 100, 'not-in-a-box']
	])('§5.10.6 §4.2.5 MX-04 a bid on %s of %i is refused: %s', (item, amount, code) => {
		expect(codes(table(), bid('p1', item, amount))).toContain(code);
	});

	it.each([
		['P2', 0],
		['M1', 100],
		['C-MC', 100],
		['C-FCM', 200]
	])('§5.10.6 MX-04 %s opens at %i', (item, amount) => {
		expect(codes(table(), bid('p1', item, amount))).toEqual([]);
	});

	it('§5.10.4 MX-04 raises only after being outbid', () => {
		const own = play(table(), bid('p1', 'P1', 0));
		expect(codes(own, bid('p1', 'P1', 5))).toEqual(['already-highest']);
		const outbid = play(own, { do: 'endTurn' }, bid('p2', 'P1', 5), { do: 'endTurn' });
		const back = play(outbid, { do: 'pass', player: 'p3' }, bid('p1', 'P1', 10));
		expect(ownOf(back).tokens['P1']?.map((b) => b.player)).toEqual(['p2', 'p1']);
	});

	it('§5.10.5 §5.1.3 MX-04 three bids a turn, and nothing else beside them', () => {
		const three = play(table(), bid('p1', 'P1', 0), bid('p1', 'P2', 0), bid('p1', 'P3', 0));
		expect(codes(three, bid('p1', 'M1', 100))).toEqual(['three-bids']);
		const buy: MxAction = {
			do: 'buyShare',
			player: 'p1',
			company: 'NdeM',
			from: 'pool',
			percent: 10
		};
		expect(codes(three, buy)).toEqual(['one-kind-of-deed']);
		expect(codes(play(table(), buy), bid('p1', 'P1', 0))).toEqual(['one-kind-of-deed']);
	});

	it('§5.10.3 MX-04 tokens run out, outbid ones included', () => {
		const state = table(5);
		const tokens = Object.fromEntries(
			['M1', 'M2', 'M3', 'M4'].map((item) => [
				item,
				[
					{ player: 'p1' as const, amount: 100 },
					{ player: 'p2' as const, amount: 105 }
				]
			])
		);
		const spread = patchOwn(state, { tokens });
		expect(codes(spread, bid('p1', 'P1', 0))).toEqual(['no-token-free']);
		expect(codes(spread, bid('p1', 'M1', 110))).toEqual([]);
	});

	it('§5.10.8 MX-04 highest bids count against the certificate limit', () => {
		const tight = { ...table(), certificateLimit: 2 };
		const full = play(tight, bid('p1', 'P1', 0), bid('p1', 'P2', 0));
		expect(codes(full, bid('p1', 'P3', 0))).toEqual(['certificate-limit']);
	});

	it('§5.4.1 MX-04 a player with a loan may not bid', () => {
		const owing = { ...table(), debt: { p1: 90 } };
		expect(codes(owing, bid('p1', 'P1', 0))).toEqual(['in-debt']);
	});

	it('§5.4.1 §5.10.7 the loan is the first reason, before a figure that would not help', () => {
		const owing = { ...rich(table(), { p1: 20 }), debt: { p1: 90 } };
		expect(codes(owing, bid('p1', 'M1', 100))).toEqual(['in-debt', 'bids-set-aside']);
	});

	it('§5.1.2 MX-90 a turn in which something was done ends, one without passes; all passing ends the round', () => {
		const acted = play(table(), bid('p1', 'P1', 0));
		expect(codes(acted, { do: 'pass', player: 'p1' })).toEqual(['something-done']);
		expect(codes(table(), { do: 'endTurn' })).toEqual(['nothing-done']);
		expect(codes(table(), { do: 'pass', player: 'p2' })).toEqual(['not-your-turn']);
		const ended = play(acted, { do: 'endTurn' });
		expect(ended.turn).toMatchObject({ player: 'p2' });
		const two = play(ended, { do: 'pass', player: 'p2' }, { do: 'pass', player: 'p3' });
		expect(two.round).toMatchObject({ kind: 'stock', passes: 2 });
		expect(play(two, { do: 'pass', player: 'p1' }).round.kind).toBe('operating');
	});

	it('§5.10.10 §5.12.2 MX-91 all tokens come back at the end of the round, outbid ones too', () => {
		const state = allPass(
			play(table(), bid('p1', 'M1', 100), { do: 'endTurn' }, bid('p2', 'M1', 105))
		);
		expect(ownOf(state).tokens).toEqual({});
		expect(state.bids).toEqual({});
	});

	it('§5.10.7 §5.6.1 MX-11 committed money cannot be spent on a share', () => {
		const state = business(table(), 'FCM', { price: 100, shares: { p2: 20 } });
		const committed = play(investing(state, 'p1'), bid('p1', 'M1', 450), { do: 'endTurn' });
		const again = play(committed, { do: 'pass', player: 'p2' }, { do: 'pass', player: 'p3' });
		const buy: MxAction = {
			do: 'buyShare',
			player: 'p1',
			company: 'FCM',
			from: 'offering',
			percent: 10
		};
		expect(codes(again, buy)).toEqual(['not-enough-money']);
	});
});

describe('loans in stock turns', () => {
	it('§5.4.3 §5.4.4 MX-10 MX-30 T-MX-10 50 repaid of 90, then 20 interest: 60', () => {
		const owing = { ...rich(table(), { p1: 50 }), debt: { p1: 90 } };
		const paid = play(owing, { do: 'own.repayLoan', player: 'p1', amount: 50 });
		expect(gains(owing, paid)).toEqual({ p1: -50, outside: 50 });
		expect(paid.debt['p1']).toBe(40);
		const sold = deedTo(paid, 'P1', 'p2');
		const state = allPass(play(sold, { do: 'endTurn' }, bid('p2', 'P2', 0)));
		expect(state.debt['p1']).toBe(60);
	});

	it('§5.12.9 MX-30 interest is rounded up', () => {
		const owing = { ...deedTo(investing(table(), 'p1'), 'P1', 'p2'), debt: { p2: 25 } };
		expect(allPass(owing).debt['p2']).toBe(38);
	});

	it('§5.4.3 MX-10 no more than is owed or at hand, and only with a loan', () => {
		const owing = { ...rich(table(), { p1: 50 }), debt: { p1: 40 } };
		expect(codes(table(), { do: 'own.repayLoan', player: 'p1', amount: 5 })).toContain('no-debt');
		expect(codes(owing, { do: 'own.repayLoan', player: 'p1', amount: 45 })).toEqual([
			'more-than-owed'
		]);
		const more = { ...owing, debt: { p1: 400 } };
		expect(codes(more, { do: 'own.repayLoan', player: 'p1', amount: 60 })).toEqual([
			'not-enough-money'
		]);
	});
});
