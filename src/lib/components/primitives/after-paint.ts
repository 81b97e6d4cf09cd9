/** Runs something once what was just changed is on the screen: what nobody sees can wait for it. */
export function afterPaint(work: () => void): void {
	requestAnimationFrame(() => setTimeout(work));
}

/** Milliseconds after which nobody waits for a frame any more: a page in the background makes none. */
const NO_FRAME = 300;

/** With these somebody begins to do something, and must find everything in its place. */
const HANDS = ['pointerdown', 'keydown', 'click'] as const;

/**
 * Resolves when what was just changed is on the screen, and early when a hand comes first; at once where
 * nobody looks at it.
 */
export function painted(): Promise<void> {
	if (document.hidden) return Promise.resolve();
	return new Promise((resolve) => {
		const done = () => {
			clearTimeout(timer);
			for (const hand of HANDS) removeEventListener(hand, done, true);
			resolve();
		};
		const timer = setTimeout(done, NO_FRAME);
		for (const hand of HANDS) addEventListener(hand, done, true);
		// What follows comes with the next frame, after taps and timers that wait already.
		afterPaint(() => requestAnimationFrame(done));
	});
}
