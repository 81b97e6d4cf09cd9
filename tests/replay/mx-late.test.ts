/** Trains over a limit that are discarded there only when the first acquisitions of a turn are done. */
import { describe, expect, it } from 'vitest';
import { cashOf, type State } from '../../src/lib/engine';
import {
	business,
	deedTo,
	inPhase,
	operating,
	table,
	trainsOf,
	withTrains
} from '../engine/1822mx/support';
import { mxAdapter } from './mx-adapter';
import { differences } from './mx-compare';
import { DISCARDED_LATE } from './mx-departures';
import { lateOnes } from './mx-late';
import type { MxLine } from './mx-names';
import { corp, later, line, major, on, step, type Game } from './mx-standing';

const turns = (game: Game, at: MxLine): string[] =>
	differences(game, at).filter((each) => each.startsWith('turn'));
const state = (...trains: string[]) => ({
	bank: 0,
	player_order: [],
	corps: { MC: corp({ trains, owner: 11 }) }
});

describe('§6.14.8 trains over the limit', () => {
	it('that fell in the stock round wait there for the acquisitions of the first company', () => {
		const base = major(inPhase(table(), '5'), 'MC', { trains: ['3', '3', '3'], price: 60 });
		const first = business(base, 'CHP', {
			price: 100,
			shares: { p2: 20 },
			trains: ['5'],
			turns: 3
		});
		const paid = deedTo(deedTo(first, 'P8', 'p3'), 'P9', 'p2');
		const duty = {
			id: 'discard-MC',
			kind: 'discardTrain',
			player: 'p1' as const,
			company: 'MC',
			count: 1,
			choices: []
		};
		const start: State = { ...operating(paid, 'CHP'), turn: { kind: 'income' }, duties: [duty] };
		const game = on(start);
		const pass = { type: 'pass', entity: 13, entity_type: 'player' };
		const ends = line(pass, {
			before: step('MC', 'BuySellParShares'),
			after: { ...step('CHP', 'AcquireCompany'), phase: '5' },
			state: state('3', '3', '3')
		});
		mxAdapter.play(game, ends);
		expect(cashOf(game.state, 'p3')).toBe(cashOf(start, 'p3') + 10);
		expect(lateOnes(game)).toEqual(['MC']);
		expect(turns(game, ends)).toEqual([]);
		const acquire = { type: 'acquire_company', entity: 'CHP', company: 'P9' };
		const acquired = line(acquire, {
			before: step('CHP', 'AcquireCompany'),
			after: { ...step('MC', 'DiscardTrain'), phase: '5' },
			state: state('3', '3', '3')
		});
		mxAdapter.play(game, acquired);
		expect(game.state.deeds['P9']?.place).toBe('CHP');
		expect(turns(game, acquired)).toEqual([]);
		const next = later(game, state('3', '3', '3'));
		const discard = { type: 'discard_train', entity: 'MC', train: '3-0' };
		const discarded = line(discard, {
			before: step('MC', 'DiscardTrain'),
			after: { ...step('CHP', 'Track'), phase: '5' },
			state: state('3', '3')
		});
		mxAdapter.play(next, discarded);
		expect(trainsOf(next.state, 'MC')).toEqual(['3', '3']);
		expect(lateOnes(next)).toEqual([]);
		expect(turns(next, discarded)).toEqual([]);
		expect(game.departures.get(DISCARDED_LATE.id)).toBe(1);
	});

	it.each([
		['P1', '5', ['5', '6'], 'pool'],
		['P2', '2P', ['5', 'LP'], 'removed']
	] as const)('with %s are kept there while more is acquired', (deed, type, mine, place) => {
		const base = withTrains(major(inPhase(table(), '6'), 'MC', { trains: [] }), 'MC', mine);
		const start = operating(deedTo(deedTo(base, deed, 'p1'), 'P9', 'p1'), 'MC');
		const game = on(start);
		const acquire = (company: string, next: string): MxLine =>
			line(
				{ type: 'acquire_company', entity: 'MC', company },
				{
					before: step('MC', 'AcquireCompany'),
					after: { ...step('MC', next), phase: '6' },
					state: state(...mine, type)
				}
			);
		const first = acquire(deed, 'AcquireCompany');
		mxAdapter.play(game, first);
		expect(turns(game, first)).toEqual([]);
		const second = acquire('P9', 'DiscardTrain');
		mxAdapter.play(game, second);
		expect(turns(game, second)).toEqual([]);
		const gone = mine[1];
		const next = later(game, state(...mine, type));
		const discard = { type: 'discard_train', entity: 'MC', train: `${gone}-0` };
		mxAdapter.play(
			next,
			line(discard, {
				before: step('MC', 'DiscardTrain'),
				after: { ...step('MC', 'Track'), phase: '6' },
				state: state(mine[0], type)
			})
		);
		expect(trainsOf(next.state, 'MC').sort()).toEqual([mine[0], type].sort());
		expect(trainsOf(next.state, place)).toContain(gone);
		expect(lateOnes(next)).toEqual([]);
		expect(game.departures.get(DISCARDED_LATE.id)).toBe(1);
	});

	it('of which the company is asked at once for the last one are not late any more', () => {
		const two = major(inPhase(table(), '7'), 'MC', { trains: ['5', '7'] });
		let game = on(operating(deedTo(deedTo(two, 'P1', 'p1'), 'P2', 'p1'), 'MC'), state('5', '7'));
		const inSeven = (name: string) => ({ ...step('MC', name), phase: '7' });
		const say = (action: object, from: string, to: string, ...trains: string[]): string[] => {
			const said = line(
				{ entity: 'MC', entity_type: 'corporation', ...action },
				{ before: inSeven(from), after: inSeven(to), state: state(...trains) }
			);
			mxAdapter.play(game, said);
			const found = turns(game, said);
			game = later(game, state(...trains));
			return found;
		};
		const acquire = (company: string) => ({ type: 'acquire_company', company });
		say(acquire('P1'), 'AcquireCompany', 'AcquireCompany', '5', '7', '5P');
		expect(lateOnes(game)).toEqual(['MC']);
		say(acquire('P2'), 'AcquireCompany', 'DiscardTrain', '5', '7', '5P', '2P');
		expect(lateOnes(game)).toEqual([]);
		const discard = { type: 'discard_train', train: '5P-0' };
		expect(say(discard, 'DiscardTrain', 'Track', '5', '7', '2P')).toEqual([]);
		expect(game.state.duties).toEqual([]);
	});
});
