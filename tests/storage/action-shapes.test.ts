/** Fields that an action may leave out must still be known to a saved game when they are there. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Action, BuyShare, BuyTrain, EndTurn, RunTrains, SellShares } from '$engine';
import { action } from '$lib/storage/schema/actions';

/** Every field filled in: a new optional one does not compile until it is listed here. */
const full: readonly [
	Required<BuyTrain>,
	Required<RunTrains>,
	Required<SellShares>,
	Required<BuyShare>,
	Required<EndTurn>
] = [
	{ do: 'buyTrain', company: 'GWR', train: 'L3-1', price: 200, help: true, side: '3' },
	{
		do: 'run',
		company: 'GWR',
		revenue: 130,
		choice: 'pay',
		perTrain: [{ train: 'L3-1', parts: [60, 70] }],
		apart: { revenue: 30, choice: 'withhold' }
	},
	{ do: 'sellShares', player: 'p1', company: 'GWR', percent: 20, halves: 2, change: true },
	{ do: 'buyShare', player: 'p1', company: 'GWR', from: 'pool', percent: 10, change: true },
	{ do: 'endTurn', noRoute: true }
];

describe('actions in a saved game', () => {
	test.each(full.map((each): [string, Action] => [each.do, each]))(
		'%s is read with every field it may have',
		(_, each) => {
			const read = v.safeParse(action, each);
			expect(read.issues?.map((issue) => v.getDotPath(issue)) ?? []).toEqual([]);
			expect(read.output).toEqual(each);
		}
	);
});
