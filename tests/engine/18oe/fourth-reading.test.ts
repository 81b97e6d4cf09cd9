/** 18OE, what a fourth reading of the rulebook found beside the code (10.3, 10.5). */
import { describe, expect, it } from 'vitest';
import {
	expand,
	giveTrain,
	moveShares,
	oe,
	own,
	percent,
	play,
	presidentIs,
	secondStockRound,
	setPhase,
	takeTurn,
	withOwn
} from './oe-support';

const SECOND = secondStockRound();
const RR = own(SECOND).track.find((id) => id !== null && id.length > 1) ?? '';
const BOSS = presidentIs(SECOND, RR);
const RIVAL = SECOND.seats.find((player) => player !== BOSS) ?? 'p2';

describe('§10.3 §10.5 a merger that brings the presidency', () => {
	it('§10.3 §10.5 who gets more than the president with its share chooses the trains that go', () => {
		const expanded = setPhase(expand(SECOND, RR), '3');
		let state = moveShares(withOwn(expanded, { parMarkers: [] }), RR, RR, RIVAL, 2);
		for (let i = 0; i < 3; i++) state = giveTrain(state, RR, '3+3');
		const minor =
			oe.tables.deeds.find((card) => card.minor !== null && state.deeds[card.id]?.place === RIVAL)
				?.id ?? '';
		const player = RIVAL;
		const merged = play(takeTurn(state, player), {
			do: 'own.mergeMinor',
			player,
			minor,
			into: RR
		});
		expect(percent(merged, RR, RIVAL)).toBe(30);
		expect(presidentIs(merged, RR)).toBe(RIVAL);
		expect(merged.duties).toMatchObject([{ kind: 'discardTrain', company: RR, player: RIVAL }]);
	});
});
