/** The mid-game with a repair desk, for sheets that stand alone. */
import type { Action } from '$engine';
import { KEY, RepairDesk } from '$lib/components/game/repair/repair-desk.svelte';
import { openMidGame } from '../support/mid-game';

export async function scene() {
	const game = await openMidGame();
	const desk = new RepairDesk();
	const context = new Map<symbol, unknown>([...game.context, [KEY, desk]]);
	/** The entry, counted from 0, of the nth last action of a kind. */
	const lastOf = (kind: Action['do'], skip = 0): number => {
		const found = game.session.line.flatMap((entry, at) =>
			entry.steps.some((step) => step.action.do === kind) ? [at] : []
		);
		const at = found.at(-1 - skip);
		if (at === undefined) throw new Error(`nobody did ${kind}`);
		return at;
	};
	return { ...game, desk, context, lastOf };
}
