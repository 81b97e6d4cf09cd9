/** Notices when somebody comes back to a table that was left alone for a while. */

/** Long enough to have forgotten what was going on. */
export const BREAK_MS = 10 * 60 * 1000;

const SIGNS = ['pointerdown', 'keydown'] as const;

/** Calls `back` at the first touch, key or sight of the page after a break. */
export function watchBreaks(
	back: () => void,
	now: () => number = Date.now,
	length: number = BREAK_MS
): () => void {
	let last = now();
	const sign = () => {
		const away = now() - last;
		last = now();
		if (away >= length) back();
	};
	const onVisible = () => {
		if (document.visibilityState === 'visible') sign();
	};
	for (const name of SIGNS) window.addEventListener(name, sign, { capture: true, passive: true });
	document.addEventListener('visibilitychange', onVisible);
	return () => {
		for (const name of SIGNS) window.removeEventListener(name, sign, { capture: true });
		document.removeEventListener('visibilitychange', onVisible);
	};
}
