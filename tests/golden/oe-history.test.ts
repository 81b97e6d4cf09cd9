/** What the record of a whole game of 18OE says of its phases. */
import { expect, test } from 'vitest';
import { highlights, history, roundKey } from '$engine';
import { recorded } from './recorded';

test('§5.2 phase 2 begins with the first operating round, though its entry ends a stock round', () => {
	const { title, head } = recorded('18oe');
	const { rounds } = history(title, head);
	const { phases } = highlights(title, head, rounds);
	const [second, third] = phases;
	expect(second).toMatchObject({ phase: '2', company: null, player: null });
	expect(second?.round).toMatchObject({ kind: 'operating', number: 1, part: 1 });
	expect(rounds.find((round) => round.phases.includes('2'))?.round.kind).toBe('operating');
	// A train brings the others, in the turn of the company that buys it.
	expect(third).toMatchObject({ phase: '3', round: { kind: 'operating' } });
	expect(third?.company).not.toBeNull();
	const told = phases.map((each) => [each.phase, roundKey(each.round)]);
	const kept = rounds.flatMap((round) => round.phases.map((phase) => [phase, round.key]));
	expect(told).toEqual(kept);
});
