/** Players who can do nothing are skipped there without a line, and so a turn or a round may be over. */
import { describe, expect, it } from 'vitest';
import type { State } from '../../src/lib/engine';
import { deedTo, inPhase, investing, rich, table } from '../engine/1822mx/support';
import { mxAdapter } from './mx-adapter';
import type { MxLine } from './mx-names';
import { inSr, line, on, step, type Game } from './mx-standing';

/** Benito and Carla have loans and nothing else. */
const start = (): State => {
	const base = rich(investing(inPhase(table(), '3'), 'p1'), { p1: 500, p2: 0, p3: 0 });
	return { ...base, debt: { p2: 30, p3: 30 } };
};
const say = (game: Game, action: object, after: object = inSr(11)): void =>
	mxAdapter.play(
		game,
		line(
			{ entity: 11, entity_type: 'player', ...action },
			{ before: inSr(11), after: { ...inSr(11), ...after } }
		)
	);
const bid = (company: string) => ({ type: 'bid', company, price: 100 });
const BUY = { type: 'buy_shares', shares: ['NDEM_0'], percent: 10 };

describe('§5.1.2 everybody else is skipped', () => {
	it('a purchase ends the turn also when the same player is next', () => {
		const game = on(start());
		say(game, BUY);
		expect(game.state.turn).toMatchObject({ player: 'p1', acted: false });
		say(game, BUY);
		expect(game.actions.filter((action) => action.do === 'buyShare').length).toBe(2);
	});

	it('so does the third bid, also one beyond the tokens of a player; a second one does not', () => {
		const few = start();
		const game = on({ ...few, config: { ...few.config, house: { biddingTokens: 1 } } });
		say(game, bid('M1'));
		say(game, bid('M2'));
		expect(game.state.turn).toMatchObject({ player: 'p1', acted: true });
		say(game, bid('M3'));
		expect(game.state.turn).toMatchObject({ player: 'p1', acted: false });
		expect(game.departures.get('more bidding tokens than a player has')).toBe(2);
	});

	it('§5.12.8 the round is over with his pass, and P7 is not asked where it changes nothing', () => {
		const game = on(deedTo(start(), 'P7', 'p1'), { depot: { upcoming: { L: 22 } } });
		say(game, { type: 'pass' }, step('NDEM', 'Track'));
		expect(game.state.duties).toEqual([]);
		expect(game.state.round).toMatchObject({ kind: 'operating', part: 1 });
	});

	it('§5.4.3 a repayment ends the round too: its flows say how much it was, interest is on the debt', () => {
		const owing = { ...start(), debt: { p1: 700, p2: 30, p3: 30 } };
		const repay = (flows: MxLine['flows']): Game => {
			const previous = { players: { '11': { debt: 700 } }, depot: { upcoming: { L: 22 } } };
			const game = on(owing, previous);
			const parts = {
				before: inSr(11),
				after: step('NDEM', 'Track'),
				...(flows ? { flows } : {}),
				state: { players: { '11': { debt: 300 } } }
			};
			mxAdapter.play(game, line({ type: 'payoff_player_debt_partial', entity: 11 }, parts));
			return game;
		};
		const game = repay([['player:11', 'bank', 500, 'payoff_player_loan<process']]);
		expect([game.state.debt['p1'], game.state.round.kind]).toEqual([300, 'operating']);
		expect(() => repay(undefined)).toThrow('how much was repaid');
	});
});
