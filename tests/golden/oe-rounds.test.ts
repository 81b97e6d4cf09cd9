/**
 * 18OE, two hand-checked rounds from a position that legal play has reached: a stock round of phase 3
 * with two majors floated and two minors merged, then a pair of operating rounds in which phase 4
 * begins and a national forms. Every payment was worked out from the rulebook beforehand.
 */
import { expect, test } from 'vitest';
import type { PlayerId, State } from '$engine';
import {
	giveCash,
	own,
	percent,
	priceAt,
	secondStockRound,
	setPhase,
	trainOf,
	until,
	worksAt,
	type OeAction
} from '../engine/18oe/oe-support';
import { balances, book, type Line } from './oe-ledger';

const END: Line = [{ do: 'endTurn' }];
const treasury = (player: PlayerId, company: string): OeAction => ({
	do: 'own.buyTreasury',
	player,
	company
});

/** p2 is president of LNWR, p1 of GSWR; both at a regional par of 60, letter A. */
const START = setPhase(
	giveCash(secondStockRound(), {
		p1: 1000,
		p2: 1000,
		p3: 1000,
		LNWR: 100,
		GSWR: 100,
		A: 100,
		H: 100
	}),
	'3'
);

const STOCK: readonly Line[] = [
	// p2 buys one share at the regional's par, then LNWR expands to par 75.
	[{ do: 'own.floatMajor', player: 'p2', company: 'LNWR', first: true }, 'p2>LNWR 60'],
	END,
	[treasury('p3', 'LNWR'), 'p3>LNWR 75'],
	END,
	// p1 expands first and buys at the major's par.
	[{ do: 'own.floatMajor', player: 'p1', company: 'GSWR' }],
	[treasury('p1', 'GSWR'), 'p1>GSWR 75'],
	END,
	// Minor A: its cash, and once the major's share value from the bank.
	[
		{ do: 'own.mergeMinor', player: 'p2', minor: 'A', into: 'LNWR', slots: [80] },
		'A>LNWR 100',
		'bank>LNWR 75'
	],
	END,
	// Between two owners, with cash agreed.
	[
		{
			do: 'own.mergeMinor',
			player: 'p3',
			minor: 'H',
			into: 'GSWR',
			paid: { from: 'p3', to: 'p1', amount: 30 }
		},
		'p3>p1 30',
		'H>GSWR 100'
	],
	END,
	[{ do: 'tradeDeed', deed: 'WS', seller: 'p3', buyer: 'p1', price: 45 }, 'p1>p3 45'],
	END,
	// Sell one at 75, DOWN to 70, then buy another railroad's share at its par.
	[{ do: 'sellShares', player: 'p2', company: 'LNWR', percent: 10 }, 'bank>p2 75'],
	[treasury('p2', 'GSWR'), 'p2>GSWR 75'],
	END,
	[{ do: 'buyShare', player: 'p3', company: 'LNWR', from: 'pool', percent: 10 }, 'p3>bank 70'],
	END,
	// Barclay sets GSWR's par marker to 110: its treasury shares now cost that.
	[{ do: 'own.barclayPar', player: 'p1', company: 'GSWR', par: 110 }],
	[treasury('p1', 'GSWR'), 'p1>GSWR 110'],
	END,
	[{ do: 'pass', player: 'p2' }],
	[{ do: 'pass', player: 'p3' }],
	[{ do: 'pass', player: 'p1' }]
];

const ALL = ['p1', 'p2', 'p3', 'LNWR', 'GSWR'];

function afterStock(): State {
	return book(START, STOCK);
}

test('§9.3, §10 a stock round with two majors and two mergers, payment by payment', () => {
	const state = afterStock();
	expect(balances(state, ALL)).toEqual({ p1: 800, p2: 940, p3: 870, LNWR: 410, GSWR: 460 });
	const held = (id: string) =>
		['p1', 'p2', 'p3', id, 'pool'].map((place) => percent(state, id, place));
	expect(held('LNWR')).toEqual([0, 30, 20, 50, 0]);
	expect(held('GSWR')).toEqual([40, 10, 10, 40, 0]);
	expect([priceAt(state, 'LNWR'), priceAt(state, 'GSWR')]).toEqual([70, 75]);
	expect(own(state).parMarkers).toEqual([]);
	expect(own(state).slots['LNWR']).toEqual([20, 40, 60, 60, 80, 80]);
	expect(state.deeds['A']?.place).toBe('LNWR');
	expect(state.deeds['H']?.place).toBe('GSWR');
	expect(state.priority).toBe('p2');
});

const INCOME: Line = [
	{ do: 'payIncome' },
	'bank>p1 5',
	'bank>p2 5',
	'bank>p1 10',
	'bank>p2 15',
	'bank>p3 15',
	'bank>p1 15',
	'bank>p2 20',
	'bank>p3 25',
	'bank>K 40'
];

test('§11, §9.4 a pair of operating rounds in which phase 4 begins and a national forms', () => {
	// B, a minor of p3 with 100: a green hex of 45 without discount, then a run of 60 by half.
	const minor = book(giveCash(until(book(afterStock(), [INCOME]), 'B'), { B: 100, M: 100 }), [
		[{ do: 'own.layTrack', company: 'B', cost: 45, terrain: 'green' }, 'B>bank 45'],
		[{ do: 'run', company: 'B', revenue: 60, choice: 'half' }, 'bank>B 30', 'bank>p3 30'],
		END
	]);
	expect(balances(minor, ['B', 'p1', 'p2', 'p3'])).toEqual({ B: 85, p1: 830, p2: 980, p3: 940 });

	// GSWR, at 75 the dearer: station, port authority, half of 160, a 3, two own shares at 80.
	const turn = until(minor, 'GSWR');
	const three = trainOf(turn, 'offering', '3+3');
	const gswr = book(turn, [
		[{ do: 'own.placeStation', company: 'GSWR', slot: 40 }, 'GSWR>bank 40'],
		[{ do: 'own.portAuthority', company: 'GSWR', sea: 'north', from: 'bank' }, 'GSWR>bank 125'],
		[
			{ do: 'run', company: 'GSWR', revenue: 160, choice: 'half' },
			'bank>p1 32',
			'bank>p2 8',
			'bank>p3 8',
			'bank>GSWR 80',
			'bank>GSWR 32'
		],
		[{ do: 'buyTrain', company: 'GSWR', train: three, price: 200 }, 'GSWR>bank 200'],
		[{ do: 'own.sellOwn', company: 'GSWR', shares: 2 }, 'bank>GSWR 160'],
		END
	]);
	expect(balances(gswr, ALL)).toEqual({ p1: 862, p2: 988, p3: 948, LNWR: 410, GSWR: 367 });
	expect(priceAt(gswr, 'GSWR')).toBe(70);

	// LNWR: 100 in full, the first Orient Express for three RIGHTs, then the first level 4 train.
	const run = book(gswr, [
		[
			{ do: 'run', company: 'LNWR', revenue: 100, choice: 'pay' },
			'bank>p2 30',
			'bank>p3 20',
			'bank>LNWR 50'
		],
		[{ do: 'own.orientExpress', company: 'LNWR', revenue: 70, bonus: 'market' }]
	]);
	expect(priceAt(run, 'LNWR')).toBe(100);
	const works = worksAt(run, 4);
	const lnwr = book(works, [
		[
			{ do: 'buyTrain', company: 'LNWR', train: trainOf(works, 'offering', '4+4'), price: 300 },
			'LNWR>bank 300'
		],
		[{ do: 'own.keepMajors', player: 'p2' }],
		[{ do: 'own.formNational', player: 'p1', company: 'GSWR' }, 'GSWR>bank 367'],
		[{ do: 'own.buyPullman', company: 'LNWR', from: 'offering' }, 'LNWR>bank 150', 'bank>M 15'],
		END
	]);
	expect(balances(lnwr, [...ALL, 'M'])).toEqual({
		p1: 862,
		p2: 1018,
		p3: 968,
		LNWR: 10,
		GSWR: 0,
		M: 115
	});
	const types = (state: State, id: string) =>
		state.trains
			.filter((t) => t.place === id)
			.map((t) => t.type)
			.sort();
	expect(types(lnwr, 'LNWR')).toEqual(['4', 'Pullman']);
	expect(types(lnwr, 'GSWR')).toEqual(['2+2', '2+2', '3']);
	expect(types(lnwr, 'M')).toEqual(['Pullman']);
	expect(percent(lnwr, 'GSWR', 'pool')).toBe(40);
	expect(own(lnwr).abandoned).toEqual(['H']);
	expect(own(lnwr).ports).toEqual({});

	// The second round: LNWR withholds and goes LEFT, the national pays and claims a rusted 2+2.
	const second = book(until(book(lnwr, [INCOME]), 'LNWR'), [
		[{ do: 'run', company: 'LNWR', revenue: 90, choice: 'withhold' }, 'bank>LNWR 90'],
		END
	]);
	expect(priceAt(second, 'LNWR')).toBe(90);
	const done = book(second, [
		[
			{ do: 'run', company: 'GSWR', revenue: 200, choice: 'pay' },
			'bank>p1 80',
			'bank>p2 20',
			'bank>p3 20'
		],
		[{ do: 'own.claimTrain', company: 'GSWR', train: trainOf(second, 'reserve', '2+2') }],
		END
	]);
	expect(priceAt(done, 'GSWR')).toBe(75);
	expect(done.round.kind).toBe('stock');
	expect(balances(done, ALL)).toEqual({ p1: 972, p2: 1078, p3: 1028, LNWR: 100, GSWR: 0 });
});
