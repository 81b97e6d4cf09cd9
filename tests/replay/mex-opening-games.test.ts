/**
 * Opening sales played at random in the way of the recorded games: the lowest bidder is asked, a pass
 * is final, minors bring a flat 30. After every line our book must say the same.
 */
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/lib/engine';
import { cash, mex, newMex } from '../support/mex';
import type { Table } from './adapter';
import { dice } from './dice';
import { mexAdapter } from './mex-adapter';
import { differences } from './mex-compare';
import { deedId } from './mex-names';
import { outOf } from './mex-opening';
import { ITEMS, Sale, VALUES } from './mex-opening-model';
import { lineOf, tableOn } from './standing';
import type { TraceLine } from './trace';

/** What both books say, in the same words. */
function theirs(sale: Sale): object {
	return {
		cash: sale.cash,
		treasuries: (['A', 'B', 'C'] as const).map((id) => sale.treasury[id] ?? 0),
		owners: ITEMS.map((item) => `${item}=${sale.owner[item] ?? '-'}`),
		bids: ITEMS.map((item) =>
			sale
				.of(item)
				.map((bid) => `${bid.player}:${bid.price}`)
				.sort()
		)
	};
}

function ours(state: State, out: (deed: string) => ReadonlySet<string>): object {
	const seat = (place: string): string => String(state.seats.findIndex((each) => each === place));
	return {
		cash: state.seats.map((player) => cash(state, player)),
		treasuries: ['A', 'B', 'C'].map((id) => cash(state, id)),
		owners: ITEMS.map((item) => {
			const place = state.deeds[deedId(item)]?.place ?? '';
			return `${item}=${place === 'offering' ? '-' : seat(place)}`;
		}),
		bids: ITEMS.map((item) =>
			(state.bids[deedId(item)] ?? [])
				.filter(({ player }) => !out(deedId(item)).has(player))
				.map(({ player, amount }) => `${seat(player)}:${amount}`)
				.sort()
		)
	};
}

/** Where the line says that the game stands, as far as our book says something else. */
const elsewhere = (table: Table, line: TraceLine): string[] =>
	differences(table, line).filter((each) => /^(round|turn|priority|phase):/.test(each));

/**
 * The last item is sold: NdM's par is set, everybody passes, and the minors operate, all under the
 * numbers of the first rounds, however often everybody had passed before.
 */
function endOpening(table: Table, sale: Sale, sold: object, state: object, why: string): void {
	const play = (action: object, label: string, active: string, step: string, first: number) => {
		const after = {
			round: { type: label, label },
			phase: '2',
			active: [active],
			step: `G18MEX::Step::${step}`
		};
		const priority = 11 + first;
		const line = lineOf(action, { after, state: { ...state, priority } });
		mexAdapter.play(table, line);
		expect(elsewhere(table, line), why).toEqual([]);
	};
	const owner = 11 + (sale.owner.MNR ?? 0);
	const first = sale.at;
	play(sold, 'ISR 1', `player:${owner}`, 'CompanyPendingPar', first);
	const par = { type: 'par', entity: owner, corporation: 'NdM', share_price: '90,0,5' };
	play(par, 'SR 1', `player:${11 + first}`, 'BuySellParShares', first);
	for (let i = 0; i < sale.players; i++) {
		const pass = { type: 'pass', entity: 11 + ((first + i) % sale.players) };
		const next = `player:${11 + ((first + i + 1) % sale.players)}`;
		const last = i === sale.players - 1;
		play(pass, last ? 'OR 1.1' : 'SR 1', last ? 'minor:A' : next, last ? 'Track' : 'Buy', first);
	}
}

function playGame(players: 3 | 4 | 5, seed: number): string[] {
	const roll = dice(seed);
	const sale = new Sale(players);
	const people = Array.from({ length: players }, (_, i) => ({ id: 11 + i, name: `P${i}` }));
	const table = tableOn(mex, newMex({ players }), {}, { players: people });
	const told: string[] = [];
	for (let i = 0; i < 200 && sale.unsold.length > 0; i++) {
		const player = sale.active;
		const open = sale.auction === null ? sale.unsold : [sale.auction];
		const item = open[roll(open.length)] ?? 'MCAR';
		const buys = sale.auction === null && item === sale.unsold[0];
		const least = buys ? (item === 'MCAR' ? sale.price : VALUES[item]) : sale.least(item);
		const price = buys ? least : least + roll(12);
		const able = price <= sale.free(player, item) && roll(10) < 1 + (seed % 9);
		const action = able
			? { type: 'bid', entity: 11 + player, company: item, price }
			: { type: 'pass', entity: 11 + player };
		if (able) sale.bid(player, item, price);
		else sale.pass(player);
		told.push(JSON.stringify(action));
		const owned = people.map(({ id }, seat) => {
			const companies = ITEMS.filter((each) => sale.owner[each] === seat);
			return [id, { companies, minors: [], pres: [], shares: {} }] as const;
		});
		const state = { players: Object.fromEntries(owned), idle: [] };
		const why = told.join('\n');
		if (sale.unsold.length === 0) {
			endOpening(table, sale, action, state, why);
			break;
		}
		const after = {
			round: { type: 'auction', label: 'ISR 1' },
			phase: '2',
			active: [`player:${11 + sale.active}`]
		};
		mexAdapter.play(table, lineOf(action, { after, state }));
		expect(
			ours(table.state, (deed) => outOf(table, deed)),
			why
		).toEqual(theirs(sale));
		expect(table.state.turn, why).toMatchObject({ player: `p${sale.active + 1}` });
		expect(table.state.turn?.kind, why).toBe(sale.auction === null ? 'opening' : 'auction');
	}
	return told;
}

describe('§3.1 opening sales played at random in the way of the recorded games', () => {
	test.each([3, 4, 5] as const)('with %i players', (players) => {
		let lines = 0;
		for (let seed = 1; seed <= 60; seed++) lines += playGame(players, seed * 7919).length;
		expect(lines).toBeGreaterThan(500);
	});
});
