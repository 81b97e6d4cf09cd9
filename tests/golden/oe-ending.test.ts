/**
 * 18OE, a hand-checked ending: the first level 8 train in the first round of a pair, the stock round,
 * the final two rounds and the scores. One major is left, so every payment can be followed.
 */
import { expect, test } from 'vitest';
import {
	giveCash,
	lateGame,
	oe,
	passAll,
	priceAt,
	secondStockRound,
	takeTurn,
	trainOf
} from '../engine/18oe/oe-support';
import { balances, book, type Line } from './oe-ledger';

const RR = 'LNWR';
const END: Line = [{ do: 'endTurn' }];
const INCOME: Line = [
	{ do: 'payIncome' },
	'bank>p1 5',
	'bank>p2 5',
	'bank>p3 10',
	'bank>p1 10',
	'bank>p2 15',
	'bank>p3 15',
	'bank>p1 15',
	'bank>p2 20',
	'bank>p3 25'
];
const ALL = ['p1', 'p2', 'p3', RR];

test('§13 from the first level 8 train to the scores, payment by payment', () => {
	// p2 holds 20% of LNWR, its treasury 80%; the marker stands at 75.
	const start = giveCash(passAll(lateGame(secondStockRound(), RR)), {
		p1: 1000,
		p2: 1000,
		p3: 1000,
		[RR]: 3000
	});
	const first = book(start, [
		INCOME,
		// 300 by half: 150 kept, 20% of 150 to p2, 80% of 150 to the treasury; 150 is above 75: RIGHT.
		[
			{ do: 'run', company: RR, revenue: 300, choice: 'half' },
			'bank>p2 30',
			`bank>${RR} 150`,
			`bank>${RR} 120`
		],
		[
			{ do: 'buyTrain', company: RR, train: trainOf(start, 'offering', '8+8'), price: 900 },
			`${RR}>bank 900`,
			'outside>bank 100000'
		],
		[{ do: 'own.keepMajors', player: 'p2' }],
		END
	]);
	expect(balances(first, ALL)).toEqual({ p1: 1030, p2: 1070, p3: 1050, [RR]: 2370 });
	expect(priceAt(first, RR)).toBe(80);

	const pair = book(first, [
		INCOME,
		[{ do: 'run', company: RR, revenue: 500, choice: 'pay' }, 'bank>p2 100', `bank>${RR} 400`],
		END
	]);
	expect(balances(pair, ALL)).toEqual({ p1: 1060, p2: 1210, p3: 1100, [RR]: 2770 });
	expect([pair.round.kind, priceAt(pair, RR)]).toEqual(['stock', 90]);

	const stock = passAll(
		book(takeTurn(pair, 'p1'), [
			[{ do: 'own.buyTreasury', player: 'p1', company: RR }, `p1>${RR} 90`],
			END
		])
	);
	const final = book(stock, [
		INCOME,
		[
			{ do: 'run', company: RR, revenue: 600, choice: 'pay' },
			'bank>p1 60',
			'bank>p2 120',
			`bank>${RR} 420`
		],
		END
	]);
	expect(balances(final, ALL)).toEqual({ p1: 1060, p2: 1370, p3: 1150, [RR]: 3280 });

	// The abbreviated round: no income, no trains, the same revenue in the same way.
	const over = book(final, [
		[{ do: 'own.repeatRun', company: RR }, 'bank>p1 60', 'bank>p2 120', `bank>${RR} 420`],
		END
	]);
	expect(over.finished).toBe('level8');
	expect(priceAt(over, RR)).toBe(110);
	expect(balances(over, ALL)).toEqual({ p1: 1120, p2: 1490, p3: 1150, [RR]: 3700 });

	// Cash, shares at 110, privates at face: 240, 160 and 200.
	expect(oe.scores(over).map((score) => [score.player, score.total])).toEqual([
		['p1', 1120 + 110 + 240],
		['p2', 1490 + 220 + 160],
		['p3', 1150 + 0 + 200]
	]);
});
