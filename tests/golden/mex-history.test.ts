/** The record of a finished game: rounds, highlights, times, what remains, what lies on the table. */
import { describe, expect, it } from 'vitest';
import {
	cashOf,
	highlights,
	history,
	momentAt,
	playTime,
	raisable,
	remaining,
	standings,
	stateAfter,
	type GameMoment
} from '$engine';
import { niceScale, sharesOf, spread } from '$lib/export';
import { finished } from './mex-finished';
import { recorded } from './recorded';

const { title, head, entries } = finished;
const told = history(title, head);
const facts = entries.flatMap((entry) => entry.steps.flatMap((step) => step.facts));

function earlier(count: number): GameMoment {
	return momentAt({ head, tip: head, entries: new Map() }, count);
}

describe('history', () => {
	it('tells every round once, in order, to the last entry', () => {
		expect(told.rounds.map((record) => record.key)).toEqual([
			...new Set(told.rounds.map((record) => record.key))
		]);
		expect(told.rounds[0]?.key).toBe('stock 1.1');
		expect(told.rounds.at(-1)?.last).toBe(entries.length);
		for (const [at, record] of told.rounds.entries()) {
			expect(record.first).toBe((told.rounds[at - 1]?.last ?? 0) + 1);
		}
	});

	it('§6.1 worth at the end of a round is the score the title gives', () => {
		const scores = Object.fromEntries(title.scores(head.state).map((s) => [s.player, s.total]));
		expect(told.rounds.at(-1)?.worth).toEqual(scores);
	});

	it('§3.6 a stock round’s figures include what its end does to prices', () => {
		const stock = told.rounds.find((record) => record.key === 'stock 2.1');
		const after = stateAfter({ head, tip: head, entries: new Map() }, stock?.last ?? 0);
		expect(after.round.kind).toBe('operating');
		for (const [company, price] of Object.entries(stock?.prices ?? {})) {
			expect([company, price]).toEqual([company, after.companies[company]?.spot?.price]);
		}
	});

	it('every run and every dividend of the game is in one round', () => {
		const runs = told.rounds.flatMap((record) => record.runs);
		const revenue = facts.flatMap((f) => (f.t === 'runRecorded' ? [f.run.revenue] : []));
		const paid = facts.flatMap((f) =>
			f.t === 'moneyMoved' && f.purpose === 'dividend' ? [f.amount] : []
		);
		const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0);
		expect(runs).toHaveLength(revenue.length);
		expect(sum(runs.map((run) => run.revenue))).toBe(sum(revenue));
		expect(sum(runs.map((run) => run.paid))).toBe(sum(paid));
	});

	it('a game without entries has its set-up to show', () => {
		const start = history(title, earlier(0));
		expect(start.rounds).toHaveLength(1);
		expect(start.rounds[0]?.worth).toEqual(start.start);
	});
});

describe('highlights', () => {
	it('names who brought each phase, the biggest dividend and every lost presidency', () => {
		const { phases, dividends, presidencies } = highlights(title, head, told.rounds);
		const entered = facts.flatMap((f) => (f.t === 'phaseEntered' ? [f.to] : []));
		expect(phases.map((each) => each.phase)).toEqual(entered);
		expect(phases.every((each) => each.company !== null && each.player !== null)).toBe(true);
		const most = Math.max(...told.rounds.flatMap((r) => r.runs.map((run) => run.paid)));
		expect(dividends[0]?.amount).toBe(most);
		expect(presidencies.length).toBeGreaterThan(0);
		expect(presidencies.every(({ from, to }) => from !== to)).toBe(true);
	});

	it('leaves the night out of the time played', () => {
		const time = playTime(title, head);
		expect(time?.played).toBe((entries.length - 2) * 60_000);
		expect((time?.to ?? 0) - (time?.from ?? 0)).toBeGreaterThan(time?.played ?? 0);
		const atTurn = Object.values(time?.players ?? {}).reduce((sum, each) => sum + each, 0);
		expect(atTurn).toBeLessThanOrEqual(time?.played ?? 0);
		expect(playTime(title, earlier(1))).toBeNull();
	});
});

describe('standings in play', () => {
	const middle = earlier(300);

	it('§6.1 totals equal the title’s scores at every fiftieth entry', () => {
		for (let count = 0; count <= entries.length; count += 50) {
			const { state } = earlier(count);
			for (const { score, cash, shares, deeds, debts } of standings(title, state).list) {
				const parts = [...shares, ...deeds, ...debts].reduce((sum, line) => sum + line.value, cash);
				expect(parts).toBe(score.total);
				expect(title.scores(state).find((s) => s.player === score.player)?.total).toBe(parts);
			}
		}
	});

	it('§6.1 another game ends in a tie, and both win', () => {
		const { head: tie } = recorded('18mex', 'tie');
		expect(standings(title, tie.state).winners.map((winner) => winner.name)).toEqual([
			'Ana',
			'Carla'
		]);
	});

	it('§3.2 what could be raised is at least the cash and never more than the worth', () => {
		const raise = raisable(title, middle.state);
		for (const { score } of standings(title, middle.state).list) {
			const total = raise.get(score.player)?.total ?? 0;
			expect(total).toBeGreaterThanOrEqual(cashOf(middle.state, score.player));
			expect(total).toBeLessThanOrEqual(score.total);
		}
		expect([...raise.values()].some((each) => each.lines.length > 0)).toBe(true);
		expect(raisable(title, head.state).size).toBe(0);
	});

	it('measures the bank against the last complete set of operating rounds', () => {
		const { rounds } = history(title, middle);
		const left = remaining(title, middle.state, rounds);
		const number = left.lastSet?.number ?? 0;
		const runs = rounds
			.filter(({ round }) => round.kind === 'operating' && round.number === number)
			.flatMap((record) => record.runs);
		expect(runs.length).toBeGreaterThan(0);
		expect(left.lastSet?.paid).toBe(runs.reduce((sum, run) => sum + run.paid, 0));
		expect(left.sets).toBe(Math.floor(left.bank / (left.lastSet?.paid ?? 1)));
		if (middle.state.round.kind === 'operating')
			expect(number).toBeLessThan(middle.state.round.number);
	});
});

describe('figures of the pictures', () => {
	it('shares are counted in tens of percent, with a half where there is one', () => {
		expect([5, 10, 15, 60].map(sharesOf)).toEqual(['½', '1', '1½', '6']);
	});
	it('names at the ends of lines keep their distance and their order', () => {
		expect(spread([10, 12, 90], 20, 0, 100)).toEqual([10, 30, 90]);
		expect(spread([90, 95, 99], 20, 0, 100)).toEqual([60, 80, 100]);
	});
	it('scales end on a round figure above the highest', () => {
		expect(niceScale(4184)).toEqual({ least: 0, most: 6000, step: 2000 });
		expect(niceScale(950)).toEqual({ least: 0, most: 1000, step: 250 });
	});
	it('scales begin below nothing where somebody owes more than they have', () => {
		expect(niceScale(2674, -3701)).toEqual({ least: -4000, most: 4000, step: 2000 });
	});
});
