/**
 * 18OE, a hand-checked opening: three players with concessions, from the first bid to the income of
 * the first operating round. Every payment was worked out from the rulebook before it was written.
 */
import { expect, test } from 'vitest';
import { totalCash } from '$engine';
import { toOperate } from '$engine/titles/18oe/rules/order';
import { newOe, own, play } from '../engine/18oe/oe-support';
import { balances, book } from './oe-ledger';
import { CONCESSIONS, END, PACKET, STOCK } from './oe-opening-play';

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
