/** Tiles that no shared game has: cubes of other privates, privates that close late, tokens that merge. */
import { describe, expect, it } from 'vitest';
import type { State } from '../../src/lib/engine';
import { own } from '../../src/lib/engine/titles/1822mx/rules/own';
import { business, companyIn, deedTo, inPhase, operating, table } from '../engine/1822mx/support';
import { mxAdapter } from './mx-adapter';
import { TOKEN_LOST } from './mx-departures';
import type { MxLine } from './mx-names';
import { corp, line, major, on, step } from './mx-standing';
import { inOr, type LineParts } from './standing';

const lay = (entity: string, tile: string, more: LineParts = {}): MxLine =>
	line(
		{ type: 'lay_tile', entity, entity_type: 'company', hex: 'K18', tile },
		{ before: step('MC', 'Track'), after: step('MC', 'Track'), spent: 0, ...more }
	);

describe('Company tables: P9', () => {
	const start = (): State => deedTo(major(inPhase(table(), '3'), 'MC'), 'P9', 'MC');

	it('lays a cube of the pool as its extra tile; only P10 and P11 bring their own', () => {
		const game = on(operating(start(), 'MC'));
		const { pool } = own(game.state).cubes;
		mxAdapter.play(game, lay('P9', 'BC-0'));
		expect(own(game.state).cubes.pool).toBe(pool - 1);
		expect(() => mxAdapter.play(game, lay('P10', 'BC-0'))).toThrow('no-cubes');
	});

	it('closes in the line that ends its company’s turn and settles the next', () => {
		const two = business(start(), 'CHP', {
			price: 60,
			shares: { p2: 20 },
			turns: 2,
			trains: ['3']
		});
		const game = on(operating(two, 'MC'));
		const none = (id: string) => ({ entity: `corp:${id}`, kind: 'withhold', revenue: 0 });
		mxAdapter.play(
			game,
			line(
				{ type: 'pass', entity: 'P9', entity_type: 'company' },
				{
					before: step('MC', 'SpecialTrack'),
					after: inOr('CHP', 'OR 2.1'),
					dividends: [none('MC'), none('CHP')],
					state: { closed: { companies: ['P9'] } }
				}
			)
		);
		expect(game.state.deeds['P9']?.place).toBe('removed');
		expect(game.state.turn).toMatchObject({ company: 'CHP', settled: true });
	});
});

describe('§6.11.7 two tokens of a company that merge on a tile', () => {
	const two = (): State => {
		const state = operating(major(inPhase(table(), '5'), 'MC'), 'MC');
		const mc = companyIn(state, 'MC');
		const tokens = { ...mc.tokens, placed: 2 };
		return { ...state, companies: { ...state.companies, MC: { ...mc, tokens } } };
	};
	const state = (left: number, hexes: readonly string[]) => ({
		corps: { MC: corp({ tokens_left: left, tokens_on: hexes }) }
	});
	const merge = (left: number) => {
		const game = on(two(), state(1, ['N25', 'N25']));
		mxAdapter.play(game, lay('MC', '5-0', { state: state(left, ['N25']) }));
		return game;
	};
	const { left } = companyIn(two(), 'MC').tokens;

	it('one comes back to the charter', () => {
		const game = merge(2);
		expect(companyIn(game.state, 'MC').tokens).toMatchObject({ left: left + 1, placed: 1 });
		expect(game.departures.size).toBe(0);
	});

	it('there it may be lost', () => {
		const game = merge(1);
		expect(companyIn(game.state, 'MC').tokens).toMatchObject({ left, placed: 1 });
		expect(game.departures.get(TOKEN_LOST.id)).toBe(1);
	});
});
