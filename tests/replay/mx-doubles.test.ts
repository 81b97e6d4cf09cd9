/** A second E after an acquisition: here it goes to the pool at once, there it is kept (6.5.12). */
import { describe, expect, it } from 'vitest';
import type { State } from '../../src/lib/engine';
import {
	business,
	cash,
	inPhase,
	minor,
	mx,
	operating,
	play,
	table,
	trainsOf
} from '../engine/1822mx/support';
import { mxAdapter } from './mx-adapter';
import { EXPRESS_KEPT } from './mx-departures';
import { lateOnes } from './mx-late';
import type { MxLine, MxState } from './mx-names';
import { inOr, lineOf, tableOn } from './standing';

/** MC may acquire M1, with these trains. */
function acquiring(mine: readonly string[], theirs: readonly string[]): State {
	const m1 = minor(inPhase(table(), '7'), 'M1', 'p2', { price: 50, turns: 2, trains: theirs });
	const mc = business(m1, 'MC', {
		price: 200,
		shares: { p1: 20 },
		turns: 3,
		trains: mine,
		cash: 500
	});
	return operating(mc, 'MC', { settled: true });
}

const corp = (trains: readonly string[]) => ({ trains, companies: [], tokens_on: [], owner: 11 });
const boxes = { minors: ['M2'], concessions: [], privates: [] };
const step = (name: string) => ({ ...inOr('MC', 'OR 2.1'), step: `G1822MX::Step::${name}` });
const at = (state: object, before: string, after: string) => ({
	before: step(before),
	after: step(after),
	state: { bid_boxes: boxes, ...state }
});
/** A company's line; only these fields are read. */
const line = (action: object, parts: object): MxLine =>
	lineOf({ entity: 'MC', entity_type: 'corporation', ...action }, parts) as MxLine;
const withTrains = (...trains: string[]) => ({ corps: { MC: corp(trains) } });

/** M1 is bought for cash; the trains MC has afterwards there, and the step that follows. */
function acquire(game: ReturnType<typeof tableOn>, trains: readonly string[], next: string): void {
	const name = 'MinorAcquisition';
	mxAdapter.play(game, line({ type: 'merge', corporation: '1' }, at({}, name, name)));
	mxAdapter.play(game, line({ type: 'choose', choice: 'money' }, at({}, name, name)));
	const state = withTrains(...trains);
	mxAdapter.play(game, line({ type: 'choose', choice: 'exchange' }, at(state, name, next)));
}

describe('§6.5.12 a second E', () => {
	it('goes to the pool as a 7 here and is kept there', () => {
		const start = acquiring(['E'], ['E']);
		const deal = { do: 'own.acquireMinor', company: 'MC', minor: 'M1', shares: 0 } as const;
		const rulebook = play(start, { ...deal, token: 'available' });
		expect(trainsOf(rulebook, 'MC')).toEqual(['E']);
		expect(trainsOf(rulebook, 'pool')).toEqual(['7']);
		const game = tableOn(mx, start);
		acquire(game, ['E', 'E'], 'IssueShares');
		expect(trainsOf(game.state, 'MC')).toEqual(['E', 'E']);
		expect(trainsOf(game.state, 'pool')).toEqual([]);
		expect(lateOnes(game)).toEqual([]);
		expect(game.departures.get(EXPRESS_KEPT.id)).toBe(1);
	});

	it.each(['6', 'E'])('may put MC over its limit there: it discards a %s', (type) => {
		const game = tableOn(mx, acquiring(['E', '6'], ['E']));
		const all = ['E', '6', 'E'];
		acquire(game, all, 'DiscardTrain');
		expect(lateOnes(game)).toEqual(['MC']);
		const rest = all.toSpliced(all.lastIndexOf(type), 1);
		// The line before is what the train is missed from.
		const next = tableOn(mx, game.state, withTrains(...all) as unknown as Partial<MxState>);
		for (const [key, note] of game.notes) next.notes.set(key, note);
		const parts = at({ ...withTrains(...rest), depot: { discarded: [type] } }, 'DiscardTrain', '');
		mxAdapter.play(next, line({ type: 'discard_train', train: `${type}-0` }, parts));
		expect(trainsOf(next.state, 'MC').sort()).toEqual(rest.sort());
		expect(trainsOf(next.state, 'pool')).toEqual([type]);
		expect(lateOnes(next)).toEqual([]);
		expect(next.departures.size).toBe(0);
	});

	it('beside more trains than fit is asked for there, not here: nothing stays to be answered', () => {
		const game = tableOn(mx, acquiring(['E', '7'], ['E', '7']));
		acquire(game, ['E', '7', 'E', '7'], 'DiscardTrain');
		expect(game.state.duties).toEqual([]);
		expect(lateOnes(game)).toEqual(['MC']);
		expect(trainsOf(game.state, 'MC').sort()).toEqual(['7', '7', 'E', 'E']);
	});

	it('that the trace does not have either is no departure', () => {
		const game = tableOn(mx, acquiring(['E'], ['E']));
		acquire(game, ['E'], 'IssueShares');
		expect(trainsOf(game.state, 'MC')).toEqual(['E']);
		expect(game.departures.size).toBe(0);
	});
});

describe('§6.5.12 a second E of another company', () => {
	const sold = (...mine: string[]): State => {
		const mc = acquiring(mine, ['E']);
		const fnm = { price: 100, shares: { p3: 20 }, turns: 3, trains: ['E'], cash: 50 } as const;
		return business(mc, 'FNM', fnm);
	};
	const buy = (game: ReturnType<typeof tableOn>): void => {
		const state = { corps: { MC: corp(['E', 'E']), FNM: corp([]) } };
		const action = { type: 'buy_train', train: '7-1', price: 300 };
		const flows = [['corp:MC', 'corp:FNM', 300, 'buy_train<buy_train_action<process_buy_train']];
		mxAdapter.play(game, line(action, { ...at(state, 'BuyTrain', 'BuyTrain'), flows }));
	};
	// Only the trains of the line before are read.
	const before = (...mine: string[]) =>
		({ corps: { MC: corp(mine), FNM: corp(['E']) } }) as unknown as Partial<MxState>;

	it('is not bought here; there it is', () => {
		const start = sold('E');
		const game = tableOn(mx, start, before('E'));
		buy(game);
		expect(trainsOf(game.state, 'MC')).toEqual(['E', 'E']);
		expect([cash(game.state, 'MC'), cash(game.state, 'FNM')]).toEqual([200, 350]);
		expect(game.departures.get(EXPRESS_KEPT.id)).toBe(1);
	});

	it('and the first one without a departure', () => {
		const game = tableOn(mx, sold('5'), before('5'));
		buy(game);
		expect(trainsOf(game.state, 'MC').sort()).toEqual(['5', 'E']);
		expect(game.departures.size).toBe(0);
	});
});
