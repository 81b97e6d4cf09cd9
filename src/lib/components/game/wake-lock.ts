/** Keeps the screen awake while a game is open; the device drops the lock whenever the page hides. */

export const canKeepAwake = (): boolean =>
	typeof navigator !== 'undefined' && 'wakeLock' in navigator;

export function keepAwake(): () => void {
	if (!canKeepAwake()) return () => {};
	let lock: WakeLockSentinel | null = null;
	let over = false;

	const take = async () => {
		if (document.visibilityState !== 'visible') return;
		try {
			const taken = await navigator.wakeLock.request('screen');
			if (over) await taken.release();
			else lock = taken;
		} catch {
			// A low battery may refuse; the game goes on, the screen just dims.
			lock = null;
		}
	};
	const onVisible = () => void take();

	void take();
	document.addEventListener('visibilitychange', onVisible);
	return () => {
		over = true;
		document.removeEventListener('visibilitychange', onVisible);
		void lock?.release().catch(() => undefined);
	};
}
