/** The list of what hands move on the table after an entry, and back after its undo. */
import { describe, expect, it } from 'vitest';
import type { Action, Correction, State } from '$engine';
import { cardboard, catalogues } from '$lib/text';
import { beforeDividend, beforeRust, beforeSale, book, freshTable, mex } from './positions';

const { en, es } = catalogues;

function lists(state: State, ...actions: readonly Action[]) {
	const { before, after, facts } = book(state, ...actions);
	const show = (groups: ReturnType<typeof cardboard>) =>
		Object.fromEntries(groups.map(({ kind, lines }) => [kind, lines.map((line) => line.text)]));
	return {
		done: show(cardboard(en, mex(), before, after, facts)),
		undone: show(cardboard(en, mex(), after, before, facts.toReversed())),
		spanish: show(cardboard(es, mex(), before, after, facts))
	};
}

const payOut = { do: 'run', company: 'PAC', revenue: 190, choice: 'pay' } as const;

describe('cardboard', () => {
	it('§4.3.3(a) a dividend pays each holder once and turns the marker down between two others', () => {
		expect(lists(beforeDividend(), payOut).done).toEqual({
			money: ['Bank → Ana: $57', 'Bank → Bruno: $19', 'Bank → PAC: $19'],
			markers: ['PAC: $100 → $110, under SPM, on top of CHI, turn it face down']
		});
	});

	it('says the same in Spanish', () => {
		expect(lists(beforeDividend(), payOut).spanish).toEqual({
			money: ['Banco → Ana: $57', 'Banco → Bruno: $19', 'Banco → PAC: $19'],
			markers: ['PAC: $100 → $110, debajo de SPM, encima de CHI, ponlo boca abajo']
		});
	});

	it('gives the way back after an undo', () => {
		expect(lists(beforeDividend(), payOut).undone).toEqual({
			money: ['Ana → bank: $57', 'Bruno → bank: $19', 'PAC → bank: $19'],
			markers: ['PAC: $110 → $100, turn it face up']
		});
	});

	it('hands no money over where none lies on the table', () => {
		expect(lists(beforeDividend(false), payOut).done).not.toHaveProperty('money');
	});

	it('what went and came back, as on a rewritten line, is not moved at all', () => {
		const { before, facts } = book(beforeDividend(), payOut);
		const thereAndBack = [...facts, ...facts.toReversed()];
		expect(cardboard(en, mex(), before, before, thereAndBack)).toEqual([]);
	});

	it('two markers that changed places between two tables: the one that goes down is named', () => {
		const before = beforeDividend();
		const [cell, stack] = Object.entries(before.market).find(([, ids]) => ids.length === 2) ?? [];
		if (cell === undefined || stack === undefined) throw new Error('no stack of two');
		const after = { ...before, market: { ...before.market, [cell]: stack.toReversed() } };
		const [markers] = cardboard(en, mex(), before, after);
		expect(markers?.lines.map((line) => line.about)).toEqual([stack[0]]);
	});

	it('§4(c) markers that have operated are turned up together when the round ends', () => {
		const paid = book(beforeDividend(), payOut).after;
		const { done, undone } = lists(paid, { do: 'endTurn' });
		expect(done['markers']).toEqual(['Turn face up, each stack in one block: CHI, PAC']);
		expect(undone['markers']).toEqual(['Turn face down, each stack in one block: CHI, PAC']);
	});

	it('§4(c) a run and the end of the round in one entry leave the order of the next round', () => {
		expect(lists(beforeDividend(), payOut, { do: 'endTurn' }).done['markers']).toEqual([
			'PAC: $100 → $110, under CHI',
			'CHI: stays at $110, under SPM, on top of PAC, turn it face up'
		]);
	});

	it('§3.2(a) a sale drops the marker under the one that lies there', () => {
		const sale = { do: 'sellShares', player: 'p1', company: 'TM', percent: 20 } as const;
		const { done, undone } = lists(beforeSale(), sale);
		expect(done).toEqual({
			money: ['Bank → Ana: $180'],
			markers: ['TM: $90 → $75, under MC'],
			certificates: ['2 × TM 10%: Ana → Open Market']
		});
		expect(undone).toEqual({
			money: ['Ana → bank: $180'],
			markers: ['TM: $75 → $90'],
			certificates: ['2 × TM 10%: Open Market → Ana']
		});
	});

	it('§4.3.4(e) the first 4-train takes every 2-train off the table', () => {
		const { done, undone } = lists(beforeRust(), {
			do: 'buyTrain',
			company: 'PAC',
			train: '4-1',
			price: 300
		});
		expect(done['phase']).toEqual([
			'Phase 4: 2-trains rust; train limit 2, NdM 3; any number of bank trains a turn'
		]);
		expect(done['money']).toEqual(['PAC → bank: $300']);
		expect(done['trains']).toEqual([
			'2 × 2-train: CHI → out of the game',
			'2-train: MC → out of the game',
			'4-train: Initial Offering → PAC'
		]);
		expect(undone['trains']).toEqual([
			'2 × 2-train: out of the game → CHI',
			'2-train: out of the game → MC',
			'4-train: PAC → Initial Offering'
		]);
	});

	it('§3.2(b) two players settle a sale of a private between themselves', () => {
		const state = book(beforeSale(), {
			do: 'correct',
			reason: 'agreed',
			changes: [{ kind: 'deed', deed: 'MCAR', to: 'p2' }]
		}).after;
		const trade = { do: 'tradeDeed', deed: 'MCAR', seller: 'p2', buyer: 'p1', price: 30 } as const;
		expect(lists(state, trade).done).toEqual({
			money: ['Ana → Bruno: $30'],
			deeds: ['MCAR: Bruno → Ana']
		});
	});

	it('§5.3(g) money between two treasuries is handed over directly, there and back', () => {
		const state = freshTable();
		const moved = (steps: readonly (readonly [string, string, number])[]) =>
			steps.map(([from, to, amount]) => ({
				do: 'correct' as const,
				reason: 'agreed',
				changes: [{ kind: 'cash', from, to, amount } as Correction]
			}));
		const rich = book(
			state,
			...moved([
				['bank', 'SPM', 40],
				['bank', 'PAC', 75]
			])
		).after;
		const steps = moved([
			['SPM', 'NdM', 40],
			['PAC', 'NdM', 75],
			['bank', 'NdM', 55],
			['bank', 'p1', 20]
		]);
		const { done, undone } = lists(rich, ...steps);
		expect(done['money']).toEqual([
			'SPM → NdM: $40',
			'PAC → NdM: $75',
			'Bank → Ana: $20',
			'Bank → NdM: $55'
		]);
		expect(undone['money']).toEqual([
			'NdM → PAC: $75',
			'NdM → SPM: $40',
			'Ana → bank: $20',
			'NdM → bank: $55'
		]);
	});

	it('what a holder passes on goes by the bank when that is no more to hand over', () => {
		const state = book(freshTable(), {
			do: 'correct',
			reason: 'agreed',
			changes: [
				{ kind: 'cash', from: 'p1', to: 'p2', amount: 50 },
				{ kind: 'cash', from: 'bank', to: 'p1', amount: 50 }
			]
		});
		const groups = cardboard(en, mex(), state.before, state.after, state.facts);
		expect(groups[0]?.lines.map((line) => line.text)).toEqual(['Bank → Bruno: $50']);
	});

	it('is empty when nothing moved', () => {
		const state = freshTable();
		expect(cardboard(en, mex(), state, state)).toEqual([]);
	});
});
