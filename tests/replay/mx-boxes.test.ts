/** Boxes and piles of 1822MX as they are compared when a minor leaves its box in an operating round. */
import { expect, it } from 'vitest';
import { inPhase, mx, operating, ownOf, patchOwn, play, table } from '../engine/1822mx/support';
import { mxAdapter } from './mx-adapter';
import type { MxSetup } from './mx-names';
import { line, major, step } from './mx-standing';
import { tableOn } from './standing';

it('§6.19 a minor that was acquired from the last box is not looked for in the pile', () => {
	const start = inPhase(table(), '5');
	const { boxes, piles } = ownOf(start);
	const mc = operating(major(start, 'MC', { cash: 300, trains: ['5'] }), 'MC', { settled: true });
	const token = 'available' as const;
	const state = play(mc, { do: 'own.acquireBoxed', company: 'MC', minor: 'M4', token });
	const decks = { minors: [...boxes.minors, ...piles.minors], concessions: [], privates: [] };
	// Only the piles of the set-up are read here.
	const game = tableOn(mx, state, {}, { decks } as unknown as MxSetup);
	const told = (idle: readonly string[]): string[] =>
		mxAdapter
			.differences(
				game,
				line(
					{ type: 'choose', entity: 'MC' },
					{
						after: step('MC', 'IssueShares'),
						state: {
							bank: 0,
							player_order: [],
							idle,
							bid_boxes: { minors: ['M1', 'M2', 'M3'], concessions: [], privates: [] }
						}
					}
				)
			)
			.filter((each) => each.startsWith('minors'));
	const waiting = piles.minors.map((id) => id.slice(1));
	expect(told(waiting)).toEqual([]);
	expect(told([...waiting, '4']).join()).toMatch(/minors pile: engine .*"M5".* trace \["M4","M5"/);
});

it('§5.1.1 cards that were drawn after those in the boxes and bought are not looked for in a pile', () => {
	const empty = { minors: [], concessions: [], privates: [] };
	const boxes = { ...empty, concessions: ['C-FCM'], privates: ['P1', 'P3'] };
	const state = patchOwn(table(), { boxes, piles: empty });
	const decks = { ...empty, concessions: ['C1', 'C2', 'C3'], privates: ['P1', 'P3', 'P2'] };
	// Only the piles of the set-up are read here.
	const game = tableOn(mx, state, {}, { decks } as unknown as MxSetup);
	const player = { cash: 0, shares: {}, pres: [], minors: [] };
	const told = (held: readonly string[], closed: readonly string[]): string[] => {
		const players = { 11: { ...player, companies: held } };
		const boxed = { ...empty, concessions: ['C1'], privates: ['P1', 'P3'] };
		const shown = { bank: 0, player_order: [], idle: [], players, closed: { companies: closed } };
		return mxAdapter
			.differences(
				game,
				line({ type: 'pass', entity: 11 }, { state: { ...shown, bid_boxes: boxed } })
			)
			.filter((each) => each.includes(' pile'));
	};
	expect(told(['C2', 'P2'], ['C3'])).toEqual([]);
	expect(told(['P2'], ['C3'])).toEqual(['concessions pile: engine [] | trace ["C-MC"]']);
	expect(told(['C2'], ['C3'])).toEqual(['privates pile: engine [] | trace ["P2"]']);
});
