/** Trains of the NdeM: over its limit the cheapest leaves here and it is asked there (6.14.9); and one is sold. */
import { describe, expect, it } from 'vitest';
import { cashOf, trainsAt, type State } from '../../src/lib/engine';
import {
	codes,
	depotAt,
	inPhase,
	operating,
	table,
	trainId,
	trainsOf,
	withTrains
} from '../engine/1822mx/support';
import { mxAdapter } from './mx-adapter';
import { differences } from './mx-compare';
import { NATIONAL_ASKED, NATIONAL_SOLD } from './mx-departures';
import { lateOnes } from './mx-late';
import type { MxLine } from './mx-names';
import { corp, later, line, major, on, step } from './mx-standing';

describe('§6.14.9 the NdeM over its limit', () => {
	const THREE = ['3', '3', '4'];
	/** Three trains, and the next one MC buys is the first 5. */
	const start = (): State => {
		const base = depotAt(inPhase(table(), '4'), '5');
		const ndem = withTrains(base, 'NdeM', THREE);
		return operating(major(ndem, 'MC', { cash: 600 }), 'MC', { settled: true });
	};
	const trains = (ndem: readonly string[], mc: readonly string[]) => ({
		corps: {
			NDEM: corp({ trains: ndem, owner: 'market', tokens_on: ['N23'] }),
			MC: corp({ trains: mc, owner: 11 })
		}
	});
	const buy = (ndem: readonly string[], after: MxLine['after']): MxLine =>
		line(
			{ type: 'buy_train', entity: 'MC', train: '5-0', price: 500 },
			{
				before: step('MC', 'BuyTrain'),
				after: { ...after, phase: '5' },
				flows: [['corp:MC', 'bank', 500, 'buy_train<process']],
				state: { bank: 0, player_order: [], ...trains(ndem, ['3', '5']) }
			}
		);

	it.each(['3', '4'])('loses its cheapest train here; there it is asked, and a %s goes', (type) => {
		const game = on(start(), trains(THREE, ['3']));
		const asked = buy(THREE, step('NDEM', 'DiscardTrain'));
		mxAdapter.play(game, asked);
		expect(trainsOf(game.state, 'NdeM').sort()).toEqual(THREE);
		expect(lateOnes(game)).toEqual(['NdeM']);
		const told = differences(game, asked).filter((each) => /turn|NdeM trains/.test(each));
		expect(told).toEqual([]);
		expect(game.departures.get(NATIONAL_ASKED.id)).toBe(1);
		const left = THREE.toSpliced(THREE.indexOf(type), 1);
		const next = later(game, trains(THREE, ['3', '5']));
		const parts = {
			before: step('NDEM', 'DiscardTrain'),
			after: { ...step('MC', 'BuyTrain'), phase: '5' },
			state: trains(left, ['3', '5'])
		};
		const discard = { type: 'discard_train', entity: 'NDEM', train: `${type}-0` };
		mxAdapter.play(next, line(discard, parts));
		expect(trainsOf(next.state, 'NdeM').sort()).toEqual(left);
		expect(trainsAt(next.state, 'pool')).toEqual([]);
		expect(lateOnes(next)).toEqual([]);
	});

	it('that gave it up there too is no departure', () => {
		const game = on(start(), trains(THREE, ['3']));
		mxAdapter.play(game, buy(['3', '4'], step('MC', 'BuyTrain')));
		expect(trainsOf(game.state, 'NdeM').sort()).toEqual(['3', '4']);
		expect(game.departures.size).toBe(0);
	});
});

describe('§6.14.2 a train of the NdeM', () => {
	it('is not for sale here; there it is, and the NdeM has money', () => {
		const base = withTrains(inPhase(table(), '4'), 'NdeM', ['3', '4']);
		const start = operating(major(base, 'MC', { cash: 150 }), 'MC', { settled: true });
		const state = (ndem: readonly string[], mc: readonly string[], money: number) => ({
			bank: 0,
			player_order: [],
			corps: {
				NDEM: corp({ trains: ndem, owner: 'market', tokens_on: ['N23'], cash: money }),
				MC: corp({ trains: mc, owner: 11 })
			}
		});
		const train = trainId(start, 'NdeM', '4');
		const here = { do: 'buyTrain', company: 'MC', train, price: 120 } as const;
		expect(codes(start, here)).toEqual(['not-available']);
		const game = on(start, state(['3', '4'], ['3'], 0));
		const bought = line(
			{ type: 'buy_train', entity: 'MC', train: '4-0', price: 120 },
			{
				before: step('MC', 'BuyTrain'),
				after: step('MC', 'BuyTrain'),
				flows: [['corp:MC', 'corp:NDEM', 120, 'buy_train<process']],
				state: state(['3'], ['3', '4'], 120)
			}
		);
		mxAdapter.play(game, bought);
		expect([trainsOf(game.state, 'NdeM'), trainsOf(game.state, 'MC')]).toEqual([['3'], ['3', '4']]);
		expect(cashOf(game.state, 'MC')).toBe(30);
		expect(cashOf(game.state, 'bank')).toBe(cashOf(start, 'bank'));
		expect(game.departures.get(NATIONAL_SOLD.id)).toBe(1);
		const told = (at: MxLine): string[] =>
			differences(game, at).filter((each) => each.startsWith('NdeM treasury'));
		expect(told(bought)).toEqual([]);
		const there = { ...bought.state, ...state(['3'], ['3', '4'], 130) };
		// Only these parts of a trace's state are read.
		const more = { ...bought, state: there } as unknown as MxLine;
		expect(told(more)).toEqual(['NdeM treasury: engine 0 | trace 10']);
	});

	it('§6.21.4 brings it money for track there, which costs it nothing here', () => {
		const base = withTrains(inPhase(table(), '4'), 'NdeM', ['3', '4']);
		const start = operating(major(base, 'MC', { cash: 150 }), 'MC', { settled: true });
		const says = (trains: readonly string[], cash: number) => ({
			corps: { NDEM: corp({ trains, owner: 'market', tokens_on: ['N23'], cash }) }
		});
		const sold = on(start, says(['3', '4'], 0));
		const flows = [['corp:MC', 'corp:NDEM', 90, 'buy_train<process']] as const;
		const parts = { before: step('MC', 'BuyTrain'), after: step('MC', 'BuyTrain'), flows };
		const buys = { type: 'buy_train', entity: 'MC', train: '4-0', price: 90 };
		mxAdapter.play(sold, line(buys, { ...parts, state: says(['3'], 90) }));
		const game = on(operating(sold.state, 'NdeM'), says(['3'], 90));
		for (const [key, note] of sold.notes) game.notes.set(key, note);
		const track = { before: step('NDEM', 'Track'), after: step('NDEM', 'Track') };
		const lay = { type: 'lay_tile', entity: 'NDEM', hex: 'K22', tile: '8-1' };
		const laid = line(lay, { ...track, spent: 80, state: { ...says(['3'], 10), bank: 0 } });
		mxAdapter.play(game, laid);
		expect(cashOf(game.state, 'bank') - cashOf(start, 'bank')).toBe(80);
		expect(cashOf(game.state, 'outside') - cashOf(start, 'outside')).toBe(10);
		const there = { ...laid, state: { ...laid.state, player_order: [] } } as unknown as MxLine;
		const told = differences(game, there).filter((each) => each.startsWith('NdeM treasury'));
		expect(told).toEqual([]);
		const city = line({ ...lay, hex: 'N23' }, { ...track, spent: 10, state: says(['3'], 0) });
		mxAdapter.play(game, city);
		expect(cashOf(game.state, 'outside')).toBe(cashOf(start, 'outside'));
		const dear = line(lay, { ...track, spent: 20, state: says(['3'], 0) });
		expect(() => mxAdapter.play(game, dear)).toThrow('ndem-has-no-treasury');
	});
});
