/**
 * 18OE, a hand-checked opening: three players with concessions, from the first bid to the income of
 * the first operating round. Every payment was worked out from the rulebook before it was written.
 */
import { expect, test } from 'vitest';
import { totalCash, type PlayerId } from '$engine';
import { toOperate } from '$engine/titles/18oe/rules/order';
import { newOe, own, play, type OeAction } from '../engine/18oe/oe-support';
import { balances, book, type Line } from './oe-ledger';

const buy = (player: PlayerId, deed: string): OeAction => ({ do: 'own.buyItem', player, deed });
const bid = (player: PlayerId, deed: string, amount: number): OeAction => ({
	do: 'bid',
	player,
	deed,
	amount
});
const pass = (player: PlayerId): OeAction => ({ do: 'pass', player });
const concession = (player: PlayerId, n: number): Line => [
	buy(player, `concession-${n}`),
	`${player}>bank 20`
];
const minor = (player: PlayerId, id: string): Line => [buy(player, id), `${player}>${id} 120`];
const float = (
	player: PlayerId,
	id: string,
	zone: 'UK' | 'FR' | 'PHS' | 'AH' | 'IT' | 'SP' | 'SC' | 'RU',
	patronage?: number
): OeAction =>
	patronage === undefined
		? { do: 'own.floatMinor', player, minor: id, zone }
		: { do: 'own.floatMinor', player, minor: id, zone, patronage };
const regional = (player: PlayerId, company: string, par: number): OeAction => ({
	do: 'own.floatRegional',
	player,
	company,
	par
});
const END: Line = [{ do: 'endTurn' }];

const PACKET: readonly Line[] = [
	[bid('p1', 'BBE', 105)],
	[buy('p2', 'RSC'), 'p2>bank 20'],
	[bid('p3', 'BBE', 110)],
	[buy('p1', 'PeC'), 'p1>bank 20'],
	[pass('p2')],
	[pass('p3')],
	// Everybody passed: the two privates pay, the second row falls to 35.
	[pass('p1'), 'bank>p2 5', 'bank>p1 5'],
	[buy('p2', 'WS'), 'p2>bank 35'],
	[buy('p3', 'BBBT'), 'p3>bank 35'],
	[buy('p1', 'SHTC'), 'p1>bank 60'],
	[buy('p2', 'CCTC'), 'p2>bank 60'],
	// The fourth row opens: Brandt is contested, p1 sits left of the highest bid.
	[buy('p3', 'WCF'), 'p3>bank 60'],
	[bid('p1', 'BBE', 115)],
	[bid('p3', 'BBE', 120)],
	[pass('p1'), 'p3>bank 120'],
	[buy('p1', 'HMLC'), 'p1>bank 80'],
	[buy('p2', 'SML'), 'p2>bank 120'],
	// p3 raises minor A; p2 takes it for 190, of which 180 is capital.
	[bid('p3', 'A', 130)],
	[pass('p1')],
	[bid('p2', 'A', 190)],
	[pass('p3'), 'p2>A 180', 'p2>bank 10'],
	minor('p1', 'B'),
	minor('p2', 'C'),
	minor('p3', 'D'),
	minor('p1', 'E'),
	minor('p2', 'F'),
	minor('p3', 'G'),
	minor('p1', 'H'),
	minor('p2', 'J'),
	minor('p3', 'K'),
	minor('p1', 'L'),
	minor('p2', 'M'),
	concession('p3', 1),
	concession('p1', 2),
	concession('p2', 3),
	concession('p3', 4),
	concession('p1', 5),
	concession('p2', 6),
	concession('p3', 7),
	concession('p1', 8),
	concession('p2', 9),
	concession('p3', 10)
];

const CONCESSIONS: readonly Line[] = [
	[float('p3', 'D', 'RU'), 'D>bank 10'],
	[float('p1', 'B', 'UK'), 'B>bank 40'],
	[regional('p2', 'PLM', 90), 'p2>PLM 180', 'PLM>bank 20'],
	[regional('p3', 'KBS', 75), 'p3>KBS 150', 'KBS>bank 40'],
	[float('p1', 'E', 'SP'), 'E>bank 10'],
	[float('p2', 'A', 'FR'), 'A>bank 20'],
	[float('p3', 'G', 'PHS'), 'G>bank 40'],
	// The fourth chit of the crowded zones; its home city has a patronage tile.
	[float('p1', 'H', 'UK', 20), 'H>bank 40', 'bank>H 20'],
	[float('p2', 'C', 'AH'), 'C>bank 20'],
	[float('p3', 'K', 'IT'), 'K>bank 10']
];

const STOCK: readonly Line[] = [
	[float('p1', 'L', 'SC'), 'L>bank 10'],
	END,
	[float('p2', 'F', 'AH'), 'F>bank 20'],
	END,
	[regional('p3', 'MSP', 60), 'p3>MSP 120', 'MSP>bank 10'],
	END,
	[regional('p1', 'GWR', 80), 'p1>GWR 160', 'GWR>bank 40'],
	END,
	[float('p2', 'J', 'IT'), 'J>bank 10'],
	END,
	[{ do: 'own.removeRegional', player: 'p3', company: 'RCP' }],
	END,
	[pass('p1')],
	[float('p2', 'M', 'SC'), 'M>bank 10'],
	END,
	[pass('p3')],
	[pass('p1')],
	[pass('p2')]
];

const PLAYERS = ['p1', 'p2', 'p3', 'bank'];

test('§7 to §11 the packet, the concessions and the first stock round, payment by payment', () => {
	const start = newOe();
	expect(balances(start, PLAYERS)).toEqual({ p1: 1800, p2: 1800, p3: 1800, bank: 48_600 });

	const sold = book(start, PACKET);
	expect(balances(sold, PLAYERS)).toEqual({ p1: 1105, p2: 840, p3: 1145, bank: 49_410 });
	expect(balances(sold, ['A', 'B', 'M'])).toEqual({ A: 180, B: 120, M: 120 });
	expect(sold.turn).toMatchObject({ kind: 'own', step: 'concession', player: 'p3' });

	const conceded = book(sold, CONCESSIONS);
	expect(own(conceded).chitsLeft).toEqual({
		UK: 0,
		FR: 0,
		PHS: 0,
		AH: 1,
		IT: 1,
		SP: 1,
		SC: 2,
		RU: 1
	});
	expect(conceded.turn).toMatchObject({ kind: 'stock', player: 'p1' });
	expect(balances(conceded, PLAYERS)).toEqual({ p1: 1105, p2: 660, p3: 995, bank: 49_640 });

	const floated = book(conceded, STOCK);
	expect(balances(floated, PLAYERS)).toEqual({ p1: 945, p2: 660, p3: 875, bank: 49_740 });
	expect(balances(floated, ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K', 'L', 'M'])).toEqual({
		A: 160,
		B: 80,
		C: 100,
		D: 110,
		E: 110,
		F: 100,
		G: 80,
		H: 100,
		J: 110,
		K: 110,
		L: 110,
		M: 110
	});
	expect(balances(floated, ['PLM', 'KBS', 'MSP', 'GWR'])).toEqual({
		PLM: 160,
		KBS: 110,
		MSP: 110,
		GWR: 120
	});
	expect(floated.priority).toBe('p3');
	expect([floated.phase, own(floated).rail]).toEqual(['2', 'regional']);

	const operating = book(floated, [
		[
			{ do: 'payIncome' },
			'bank>p2 5',
			'bank>p1 5',
			'bank>p2 10',
			'bank>p3 10',
			'bank>p1 15',
			'bank>p2 15',
			'bank>p3 15',
			'bank>p1 20',
			'bank>p3 25',
			'bank>K 20'
		]
	]);
	expect(balances(operating, PLAYERS)).toEqual({ p1: 985, p2: 690, p3: 925, bank: 49_600 });
	expect(toOperate(operating)).toEqual([
		'D',
		'B',
		'PLM',
		'KBS',
		'E',
		'A',
		'G',
		'H',
		'C',
		'K',
		'L',
		'F',
		'MSP',
		'GWR',
		'J',
		'M'
	]);
	expect(totalCash(operating)).toBe(154_000);

	// The first railroad buys its reserved train out of its capital.
	const train = operating.trains.find((t) => t.place === 'offering')?.id ?? '';
	const bought = book(operating, [
		[{ do: 'buyTrain', company: 'D', train, price: 100 }, 'D>bank 100'],
		END
	]);
	expect(balances(bought, ['D'])).toEqual({ D: 10 });
	expect(play(bought).turn).toMatchObject({ kind: 'operating', company: 'B' });
});
