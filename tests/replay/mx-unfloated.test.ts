/** A company that has not floated bids for a station of the NdeM there (6.22.3). */
import { describe, expect, it } from 'vitest';
import { cashOf, type State } from '../../src/lib/engine';
import { own } from '../../src/lib/engine/titles/1822mx/rules/own';
import { business, companyIn, inPhase, operating, patchOwn, table } from '../engine/1822mx/support';
import { mxAdapter } from './mx-adapter';
import { UNFLOATED_BID } from './mx-departures';
import type { MxLine } from './mx-names';
import { corp, line, major, on, step, type Game } from './mx-standing';

describe('§6.22.3 a company that has not floated', () => {
	/** FCM (Ana) may bid; Benito has only MC, of which 40% are sold. */
	const start = (): State => {
		const fcm = major(inPhase(table(), '7'), 'FCM', { trains: ['7'], cash: 100 });
		const mc = business(fcm, 'MC', {
			price: 100,
			shares: { p2: 40 },
			cash: 400,
			turns: 0,
			floated: false
		});
		const up = patchOwn(mc, {
			ndem: 'closing',
			stations: ['M14', 'M20'],
			auction: { passes: 0, opener: 'p1', item: null }
		});
		return {
			...operating(up, 'FCM'),
			turn: { kind: 'own', step: 'tokenAuction', player: 'p1', company: 'NdeM' }
		};
	};
	const at = (player: number, more: object = {}) => ({
		...step('NDEM', 'AuctionNdemTokens'),
		phase: '7',
		acting: [player],
		...more
	});
	const say = (game: Game, action: object, from: number, to: number, more: object = {}): void => {
		const state = {
			corps: {
				MC: corp({ floated: false, cash: cashOf(game.state, 'MC') }),
				NDEM: corp({ tokens_on: [] })
			}
		};
		const parts = { before: at(from), after: at(to), state, ...more };
		mxAdapter.play(game, line({ entity: 'NDEM', ...action }, parts) as MxLine);
	};
	const bid = (price: number) => ({ type: 'bid', price });
	const log = { log: ["Ana has chosen NDEM token at N23 (M14's home, next to N21) for auction"] };

	it('has locked money here; there it bids, wins and pays', () => {
		const game = on(start());
		say(game, { type: 'remove_token' }, 11, 11, log);
		say(game, bid(20), 11, 12);
		expect(game.departures.size).toBe(0);
		say(game, bid(110), 12, 13);
		expect(own(game.state).auction?.item?.high).toEqual({ player: 'p2', amount: 110 });
		expect(game.state.turn).toMatchObject({ player: 'p3' });
		expect(game.departures.get(UNFLOATED_BID.id)).toBe(1);
		say(game, { type: 'pass' }, 13, 11);
		say(game, { type: 'pass' }, 11, 12);
		const paid = { corps: { MC: corp({ floated: false, cash: 290 }), NDEM: corp({}) } };
		say(game, { type: 'merge', corporation: 'MC' }, 12, 12, { state: paid });
		expect(cashOf(game.state, 'MC')).toBe(290);
		expect(companyIn(game.state, 'MC').tokens).toMatchObject({ exchange: 2, placed: 2 });
		expect(own(game.state).stations).toEqual(['M20']);
		expect(own(game.state).auction?.item).toBeNull();
		expect(game.state.duties).toEqual([]);
		expect(game.state.turn).toMatchObject({ kind: 'own', player: 'p2' });
	});

	it('may put a station up there', () => {
		const game = on({
			...start(),
			turn: { kind: 'own', step: 'tokenAuction', player: 'p2', company: 'NdeM' }
		});
		say(game, { type: 'remove_token' }, 12, 12, log);
		say(game, bid(40), 12, 13);
		expect(own(game.state).auction).toMatchObject({
			opener: 'p2',
			item: { station: 'M14', high: { player: 'p2', amount: 40 } }
		});
	});

	it('that could not pay either is refused', () => {
		const game = on(start());
		say(game, { type: 'remove_token' }, 11, 11, log);
		say(game, bid(20), 11, 12);
		expect(() => say(game, bid(500), 12, 13)).toThrow('no-company-can-pay');
	});
});
