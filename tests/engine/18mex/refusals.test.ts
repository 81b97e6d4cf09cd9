/** Every refusal code of 18MEX: one row in which it is met, one beside it in which it is not. */
import { describe, expect, it } from 'vitest';
import type { PlayerId, State } from '$engine';
import {
	codes,
	correct,
	depotAt,
	giveCash,
	giveTrains,
	inPhase,
	newMex,
	openingOver,
	operatingTurn,
	play,
	startCompany,
	stockTurn,
	trainAt,
	type MexAction
} from '../../support/mex';

type Row = readonly [section: string, code: string, State, MexAction, State, MexAction];

/* Positions */

const fresh = newMex();
const noOpening = giveCash(openingOver(newMex()), { p1: 800, p2: 800, p3: 800 });
const table = startCompany(noOpening, 'PAC', {
	held: { p1: [20, 10, 10], p2: [10, 10] },
	treasury: 500
});
const train = operatingTurn(table, 'PAC', { settled: true });
const owner = operatingTurn(giveTrains(table, 'PAC', '2'), 'PAC');
const mailed = play(owner, { do: 'collectMail', company: 'PAC', amount: 30 });
const poor = giveCash(train, { PAC: 50, p1: 10 });
const auction = play(
	fresh,
	{ do: 'bid', player: 'p1', deed: 'KCM&O', amount: 45 },
	{ do: 'bid', player: 'p2', deed: 'KCM&O', amount: 50 },
	{ do: 'buyLowest', player: 'p3' }
);
const fifth = correct(fresh, { kind: 'round', round: { ...fresh.round, number: 5 } });
const ndm = (held: Readonly<Record<string, readonly number[]>>) =>
	stockTurn(startCompany(inPhase(noOpening, '3½'), 'NdM', { held }), 'p2');
const five = giveCertificateLimit();
const canyon = correct(train, { kind: 'deed', deed: 'KCM&O', to: 'PAC' });
const over = correct(train, { kind: 'turn', turn: null });

/** p1 at a certificate limit of nine: seven deeds, CHI and NdM. */
function giveCertificateLimit(): State {
	const game = openingOver(newMex({ house: { certificateLimit: 9 } }));
	return startCompany(game, 'TM', { held: { p2: [20] } });
}

/* Actions */

const pass = (player: PlayerId): MexAction => ({ do: 'pass', player });
const bid = (player: PlayerId, deed: string, amount: number): MexAction => ({
	do: 'bid',
	player,
	deed,
	amount
});
const sell = (player: PlayerId, company: string, percent: number, change?: boolean): MexAction => ({
	do: 'sellShares',
	player,
	company,
	percent,
	...(change === undefined ? {} : { change })
});
const buy = (
	player: PlayerId,
	company: string,
	from: 'offering' | 'pool' = 'offering',
	percent = 10
): MexAction => ({ do: 'buyShare', player, company, from, percent });
const start = (company: string, par: number): MexAction => ({
	do: 'startCompany',
	player: 'p1',
	company,
	par
});
const run = (revenue: number, choice: 'pay' | 'half' | 'withhold', company = 'PAC'): MexAction => ({
	do: 'run',
	company,
	revenue,
	choice
});
const train2 = (state: State, type: string, price: number, from = 'offering'): MexAction => ({
	do: 'buyTrain',
	company: 'PAC',
	train: trainAt(state, from, type).id,
	price
});
const help = (state: State, type: string, price: number, from = 'offering'): MexAction => ({
	...(train2(state, type, price, from) as Extract<MexAction, { do: 'buyTrain' }>),
	help: true
});
const deed = (id: string, price: number): MexAction => ({
	do: 'buyDeed',
	company: 'PAC',
	deed: id,
	price
});
const mail = (amount: number): MexAction => ({ do: 'collectMail', company: 'PAC', amount });
const endTurn: MexAction = { do: 'endTurn' };
const token: MexAction = { do: 'placeToken', company: 'PAC' };
const emergency = (company: string, percent: number): MexAction => ({
	do: 'sellForTrain',
	player: 'p1',
	company,
	percent
});

const sold = play(table, sell('p1', 'PAC', 10));
const bought = play(table, buy('p1', 'PAC'));
const phase3 = inPhase(train, '3');
const pool3 = giveTrains(giveCash(train, { PAC: 0, p1: 800 }), 'pool', '3');
const late = depotAt(pool3, '6');
const beside = operatingTurn(
	startCompany(giveCash(train, { PAC: 50, p1: 800 }), 'TM', { held: { p2: [20] }, trains: ['2'] }),
	'PAC',
	{ settled: true }
);
const helped = giveCash(play(beside, help(beside, '2', 100)), { PAC: 500 });
const tokens = (left: number) =>
	correct(train, { kind: 'tokens', company: 'PAC', tokens: { left, placed: 1, exchange: 0 } });
const full = giveTrains(train, 'PAC', '2', '2', '2');
const minor = operatingTurn(table, 'A');
const fourth = inPhase(depotAt(giveTrains(train, 'PAC', '3', '3'), '4'), '3½');
const discard = play(fourth, train2(fourth, '4', 300));
const obsolete = (() => {
	const tm = startCompany(train, 'TM', { held: { p2: [20] }, trains: ['4'] });
	const rich = operatingTurn(giveCash(tm, { PAC: 3000 }), 'PAC', { settled: true });
	const six = inPhase(depotAt(rich, '6', 1), '6');
	return play(six, train2(six, '6', 600));
})();
const merger = (() => {
	const base = startCompany(noOpening, 'NdM', { held: { p1: [20] } });
	const udy = startCompany(base, 'UdY', { held: { p2: [20] } });
	const pac = startCompany(udy, 'PAC', { held: { p3: [20] }, treasury: 500 });
	const ready = operatingTurn(inPhase(depotAt(pac, '5'), '4'), 'PAC', { settled: true });
	return play(ready, train2(ready, '5', 450));
})();
const tie: MexAction = { do: 'own.playTieBreak' };
const stopped = play(noOpening, { do: 'stopGame' });
const even = giveCash(stopped, { p1: 0, p2: 1000, p3: 1000 });
const bankrupt: MexAction = { do: 'declareBankrupt', player: 'p1' };
const nothing = operatingTurn(
	giveCash(startCompany(noOpening, 'PAC', { held: { p1: [20], p2: [10, 10] } }), {
		PAC: 50,
		p1: 10
	}),
	'PAC',
	{ settled: true }
);
const lone = startCompany(noOpening, 'TM', { held: { p1: [20], p2: [10] } });
const heir = startCompany(noOpening, 'TM', { held: { p1: [20], p2: [10, 10] } });
const lay: MexAction = { do: 'own.layCopperCanyon', company: 'PAC' };
const answer = (company: string | null): MexAction => ({
	do: 'own.answerMerger',
	player: 'p2',
	company
});
const crowded = startCompany(noOpening, 'TM', {
	held: { p2: [20], p1: [10], pool: [10, 10, 10, 10, 10] }
});
const roomy = startCompany(noOpening, 'TM', {
	held: { p2: [20], p1: [10], pool: [10, 10, 10, 10] }
});
const seventy = startCompany(noOpening, 'UdY', { held: { p1: [20, 10, 10, 10, 10, 10] } });
const sixty = startCompany(noOpening, 'TM', { held: { p1: [20, 10, 10, 10, 10] } });
const fifty = startCompany(noOpening, 'TM', { held: { p1: [20, 10, 10, 10] } });
const tied = operatingTurn(
	giveCash(startCompany(noOpening, 'PAC', { held: { p1: [20, 10], p2: [10, 10, 10] } }), {
		PAC: 50,
		p1: 0
	}),
	'PAC',
	{ settled: true }
);

const rows: readonly Row[] = [
	['3', 'not-your-turn', fresh, pass('p2'), fresh, pass('p1')],
	['3.1', 'wrong-moment', fresh, sell('p1', 'PAC', 10), table, sell('p1', 'PAC', 10)],
	[
		'3.2(c)(1)',
		'not-enough-money',
		giveCash(noOpening, { p1: 100 }),
		start('TM', 60),
		noOpening,
		start('TM', 60)
	],
	['3.1(b)', 'not-a-whole-amount', fresh, bid('p1', 'MNR', 150.5), fresh, bid('p1', 'MNR', 150)],
	[
		'3.2(c)(3)',
		'not-available',
		table,
		buy('p1', 'PAC', 'pool'),
		stockTurn(sold, 'p2'),
		buy('p2', 'PAC', 'pool')
	],
	['3.1(b)', 'lowest-is-bought', fresh, bid('p1', 'MCAR', 25), fresh, bid('p1', 'KCM&O', 45)],
	['3.1(b)', 'bid-too-low', fresh, bid('p1', 'MNR', 144), fresh, bid('p1', 'MNR', 145)],
	['3.1(b)', 'bids-set-aside', fresh, bid('p1', 'MNR', 626), fresh, bid('p1', 'MNR', 625)],
	[
		'3.1.1',
		'not-a-bidder',
		auction,
		{ do: 'settleAuction', player: 'p3', deed: 'KCM&O', amount: 60 },
		auction,
		{ do: 'settleAuction', player: 'p1', deed: 'KCM&O', amount: 60 }
	],
	['3.1.2', 'must-take-first-private', fifth, pass('p1'), fifth, { do: 'buyLowest', player: 'p1' }],
	['3.2(c)(1)', 'not-a-par', noOpening, start('TM', 65), noOpening, start('TM', 70)],
	['3.2(c)(1)', 'already-started', table, start('PAC', 60), table, start('TM', 60)],
	['3.2(c)(2)', 'not-started', table, buy('p1', 'TM'), table, buy('p1', 'PAC')],
	[
		'3.2(a)(1)',
		'first-stock-round',
		stockTurn(table, 'p1', 1),
		sell('p1', 'PAC', 10),
		table,
		sell('p1', 'PAC', 10)
	],
	['3.2(a)', 'holds-too-little', table, sell('p1', 'PAC', 50), table, sell('p1', 'PAC', 20)],
	['3.2(a)', 'no-such-certificates', table, sell('p1', 'PAC', 5), table, sell('p1', 'PAC', 10)],
	['3.2(a)(3)', 'pool-full', crowded, sell('p1', 'TM', 10), roomy, sell('p1', 'TM', 10)],
	['3.2(a)(4)', 'president-stays', lone, sell('p1', 'TM', 20), heir, sell('p1', 'TM', 20)],
	[
		'3.2(c)',
		'sold-before-and-after',
		play(sold, start('TM', 60)),
		sell('p1', 'PAC', 10),
		sold,
		sell('p1', 'PAC', 10)
	],
	['3.2(c)', 'already-bought', bought, buy('p1', 'PAC'), table, buy('p1', 'PAC')],
	['3.2(c)', 'sold-this-round', sold, buy('p1', 'PAC'), table, buy('p1', 'PAC')],
	['3.3(a)', 'over-sixty-percent', sixty, buy('p1', 'TM'), fifty, buy('p1', 'TM')],
	[
		'3.3(b)',
		'certificate-limit',
		five,
		buy('p1', 'TM'),
		correct(five, { kind: 'deed', deed: 'MCAR', to: 'p2' }),
		buy('p1', 'TM')
	],
	['5.1', 'ndm-closed', noOpening, buy('p1', 'NdM'), inPhase(noOpening, '3½'), buy('p1', 'NdM')],
	[
		'3.2(a)(6)',
		'no-change-to-make',
		ndm({ p1: [20], p2: [10] }),
		sell('p2', 'NdM', 5, true),
		ndm({ p1: [20], p2: [10], pool: [5] }),
		sell('p2', 'NdM', 5, true)
	],
	['3.3', 'must-sell', seventy, pass('p1'), sixty, pass('p1')],
	['3.2', 'nothing-done', table, endTurn, bought, endTurn],
	['3.2', 'something-done', bought, pass('p1'), table, pass('p1')],
	['4.3.5', 'not-the-owner', canyon, deed('KCM&O', 40), phase3, deed('KCM&O', 40)],
	['4.3.5', 'price-range', phase3, deed('KCM&O', 61), phase3, deed('KCM&O', 60)],
	['Table III', 'not-for-companies', phase3, deed('MNR', 140), phase3, deed('MIR', 140)],
	['4.3.5', 'too-early', train, deed('MIR', 100), phase3, deed('MIR', 100)],
	['4.4.2', 'no-train', operatingTurn(table, 'PAC'), run(50, 'pay'), mailed, run(50, 'pay')],
	['4.3.3', 'already-run', train, run(50, 'pay'), mailed, run(50, 'pay')],
	['4.3(e)', 'not-run-yet', mailed, endTurn, play(mailed, run(50, 'pay')), endTurn],
	['4.3.1', 'mail-due', owner, run(50, 'pay'), mailed, run(50, 'pay')],
	['4.3.1', 'mail-done', mailed, mail(30), owner, mail(30)],
	['4.3.1', 'no-mail', operatingTurn(table, 'PAC'), mail(30), owner, mail(30)],
	['4.4.2', 'odd-revenue', mailed, run(55, 'pay'), mailed, run(50, 'pay')],
	['4.4.2', 'too-much-revenue', mailed, run(2010, 'pay'), mailed, run(2000, 'pay')],
	['4.3.3', 'nothing-to-pay', mailed, run(0, 'pay'), mailed, run(0, 'withhold')],
	['4.2(d)', 'minor-splits', minor, run(50, 'pay', 'A'), minor, run(50, 'half', 'A')],
	['4.3.3', 'no-half', mailed, run(50, 'half'), mailed, run(50, 'withhold')],
	['4.3.2', 'no-token-left', tokens(0), token, tokens(1), token],
	['4.3.2', 'token-done', play(tokens(2), token), token, tokens(2), token],
	['4.3.4(b)', 'train-order', train, train2(train, '3', 180), train, train2(train, '2', 100)],
	['4.3.4(g)', 'train-limit', full, train2(full, '2', 100), train, train2(train, '2', 100)],
	[
		'4.3.4(f)',
		'one-bank-train',
		operatingTurn(table, 'PAC', { settled: true, bankTrains: 1 }),
		train2(train, '2', 100),
		train,
		train2(train, '2', 100)
	],
	['4.3.4(c)', 'face-value', train, train2(train, '2', 90), train, train2(train, '2', 100)],
	[
		'4.3.4.1',
		'obsolete-train',
		obsolete,
		train2(obsolete, '4', 10, 'TM'),
		beside,
		train2(beside, '2', 10, 'TM')
	],
	[
		'4.3.4',
		'built-in-train',
		train,
		{ do: 'buyTrain', company: 'PAC', train: '2-A', price: 50 },
		train,
		train2(train, '2', 100)
	],
	[
		'4.3.4',
		'own-train',
		full,
		train2(full, '2', 100, 'PAC'),
		beside,
		train2(beside, '2', 50, 'TM')
	],
	['4.3.4.2', 'help-not-needed', train, help(train, '2', 100), beside, help(beside, '2', 100)],
	['4.3.4.2(a)', 'help-cheapest', late, help(late, '6', 600), late, help(late, '3', 180, 'pool')],
	[
		'4.3.4.2(a)',
		'help-only-bank',
		beside,
		help(beside, '2', 100, 'TM'),
		beside,
		help(beside, '2', 100)
	],
	['4.3.4.2(d)', 'president-short', poor, help(poor, '2', 100), beside, help(beside, '2', 100)],
	[
		'4.3.4.2(b)',
		'one-forced-train',
		helped,
		train2(helped, '2', 10, 'TM'),
		beside,
		train2(beside, '2', 10, 'TM')
	],
	['4.3.4.2', 'must-buy-train', train, endTurn, train, { do: 'endTurn', noRoute: true }],
	['4.3.4.2(d)', 'more-than-needed', poor, emergency('PAC', 20), poor, emergency('PAC', 10)],
	['4.3.4.2(d)', 'keeps-presidency', tied, emergency('PAC', 10), poor, emergency('PAC', 10)],
	['4.3.4.2', 'can-still-sell', poor, bankrupt, nothing, bankrupt],
	[
		'4.3.4(g)',
		'not-over-limit',
		discard,
		{ do: 'discardTrain', company: 'TM', train: '3-1' },
		discard,
		{ do: 'discardTrain', company: 'PAC', train: trainAt(discard, 'PAC', '3').id }
	],
	[
		'4.3.4(g)',
		'not-its-train',
		discard,
		{ do: 'discardTrain', company: 'PAC', train: '4D-1' },
		discard,
		{ do: 'discardTrain', company: 'PAC', train: trainAt(discard, 'PAC', '4').id }
	],
	['5.3(b)', 'not-eligible', merger, answer('PAC'), merger, answer('UdY')],
	['6.1', 'no-tie', giveCash(even, { p2: 1001 }), tie, even, tie],
	['6.1', 'after-bankruptcy', { ...even, finished: 'bankruptcy' }, tie, even, tie],
	['Table III', 'tile-gone', play(canyon, lay), lay, canyon, lay]
];

describe('refusals', () => {
	it.each(rows)(
		'§%s refuses with %s, and not without cause',
		(_, code, at, action, fine, other) => {
			expect(codes(at, action)).toContain(code);
			expect(codes(fine, other)).not.toContain(code);
		}
	);

	it('§4 nothing is done when nobody is on turn', () => {
		expect(codes(over, endTurn)).toEqual(['wrong-moment']);
	});
});
