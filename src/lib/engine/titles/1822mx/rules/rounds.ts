/** Fresh rounds and turns. */
import type { PlayerId } from '../../../core/model/ids';
import type { Round, Turn } from '../../../core/model/state';

export function freshRound(
	kind: Round['kind'],
	number: number,
	part: number,
	parts: number
): Round {
	return { kind, number, part, parts, passes: 0, lastActor: null, sold: {}, barred: [] };
}

export function stockTurn(player: PlayerId): Turn {
	return { kind: 'stock', player, sold: {}, bought: false, soldFirst: false, acted: false };
}
