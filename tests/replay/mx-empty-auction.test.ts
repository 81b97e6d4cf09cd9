/** Nobody could bid for the stations of the NdeM: over at once here, there everybody passes first (6.22.5). */
import { describe, expect, it } from 'vitest';
import { cashOf, type State } from '../../src/lib/engine';
import { own } from '../../src/lib/engine/titles/1822mx/rules/own';
import {
	companyIn,
	inPhase,
	operating,
	patchOwn,
	price,
	table,
	withTrains
} from '../engine/1822mx/support';
import { mxAdapter } from './mx-adapter';
import { EMPTY_AUCTION } from './mx-departures';
import { corp, line, major, on, step, type Game } from './mx-standing';

describe('§6.22.5 without anybody who could bid', () => {
	/** MC has no exchange token left and its marker lies under that of the NdeM; the round ends with the NdeM. */
	const start = (): State => {
		const due = patchOwn(inPhase(table(), '7'), { ndem: 'due' });
		const base = major(withTrains(due, 'NdeM', ['5']), 'MC', { trains: ['7'] });
		const mc = companyIn(base, 'MC');
		const spent = { ...mc, tokens: { ...mc.tokens, exchange: 0 }, faceDown: true };
		return operating({ ...base, companies: { ...base.companies, MC: spent } }, 'NdeM', {
			settled: true,
			part: 2
		});
	};
	const at = (acting: readonly number[]) => ({
		...step('NDEM', 'AuctionNdemTokens', 'OR 2.2'),
		phase: '7',
		acting
	});
	const shown = (game: Game) => ({
		bank: cashOf(game.state, 'bank'),
		player_order: [11, 12, 13],
		ndem: 'closing',
		corps: {
			MC: corp({ owner: 11, price: 100, row: 0, col: 14, pos: 1, cash: 0, trains: ['7'] }),
			NDEM: corp({ owner: 'market', price: 100, row: 0, col: 14, pos: 0, tokens_on: ['N23'] })
		}
	});
	const pass = (game: Game, from: readonly number[], to: readonly number[], name?: string) => {
		const before = name === undefined ? at(from) : step('NDEM', name, 'OR 2.2');
		const said = line(
			{ type: 'pass', entity: 'NDEM', entity_type: 'corporation' },
			{ before, after: at(to), state: shown(game) }
		);
		mxAdapter.play(game, said);
		return mxAdapter
			.differences(game, said)
			.filter((each) => /stack|round|turn|finished|in play/.test(each));
	};

	it('our players pass too, and nothing goes on before they have', () => {
		const game = on(start());
		expect(price(game.state, 'NdeM')).toBe(price(game.state, 'MC'));
		expect(pass(game, [11], [11], 'CashOutNdem')).toEqual([]);
		expect(game.departures.get(EMPTY_AUCTION.id)).toBe(1);
		expect(companyIn(game.state, 'MC').tokens.exchange).toBe(0);
		expect(cashOf(game.state, 'MC')).toBe(0);
		expect(cashOf(game.state, 'outside')).toBe(cashOf(start(), 'outside'));
		expect(pass(game, [11], [12])).toEqual([]);
		expect(pass(game, [12], [13])).toEqual([]);
		expect(pass(game, [13], [])).toEqual([]);
		expect(own(game.state).ndem).toBe('closing');
		const after = { round: { type: 'stock', label: 'SR 3' }, phase: '7', active: ['player:11'] };
		mxAdapter.play(game, line({ type: 'pass', entity: 'NDEM' }, { before: at([]), after }));
		expect(own(game.state).ndem).toBe('closed');
		expect(game.state.round).toMatchObject({ kind: 'stock', number: 3 });
		expect(game.departures.get(EMPTY_AUCTION.id)).toBe(1);
	});

	it('without any floated major ours is over at once, and its marker is off our chart', () => {
		const base = start();
		const mc = { ...companyIn(base, 'MC'), floated: false };
		const game = on({ ...base, companies: { ...base.companies, MC: mc } });
		expect(pass(game, [11], [11], 'CashOutNdem').filter((each) => each.includes('stack'))).toEqual(
			[]
		);
		expect(own(game.state).ndem).toBe('closed');
		expect(game.state.market['1.15']).toEqual(['MC']);
	});

	it('§1.3.1 its end may be the end of the game, after which nobody is to act', () => {
		const game = on({ ...start(), end: { reason: 'bank', stops: 'thisSet' } });
		pass(game, [11], [11], 'CashOutNdem');
		for (const player of [11, 12]) pass(game, [player], [player + 1]);
		pass(game, [13], []);
		const after = { round: { type: 'operating', label: 'OR 2.2' }, phase: '7', active: [] };
		const over = { finished: true, end_trigger: ['bank', 'full_or'] };
		mxAdapter.play(
			game,
			line({ type: 'pass', entity: 'NDEM' }, { before: at([]), after, state: over })
		);
		expect(game.state.finished).toBe('bank');
	});
});
