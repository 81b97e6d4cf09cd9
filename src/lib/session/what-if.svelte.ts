/** A marked copy of the line of play, to try things in: it lives in memory and is thrown away. */
import { copyOf, type GameTimeline } from './open-game';
import { changeBetween, type Change } from './reversal';

export class WhatIf {
	/** Entries in force when the copy was made; undo goes no further back. */
	readonly from: number;
	#timeline: GameTimeline;
	#lastChange = $state.raw<Change | null>(null);

	constructor(real: GameTimeline) {
		this.from = real.head.count;
		this.#timeline = $state.raw(copyOf(real));
	}

	get timeline(): GameTimeline {
		return this.#timeline;
	}

	get lastChange(): Change | null {
		return this.#lastChange;
	}

	show(timeline: GameTimeline): void {
		this.#lastChange = changeBetween(this.#timeline.head, timeline.head);
		this.#timeline = timeline;
	}
}
