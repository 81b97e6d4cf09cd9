/** The world around a session in a test of components: one tab, one moment, numbers in a row. */
import type { Surroundings } from '$lib/session';

export function lonelyTab(now = Date.UTC(2026, 9, 4)): Surroundings {
	let drawn = 0;
	return {
		now: () => now,
		random: () => `r${++drawn}`,
		app: 'test',
		keepData() {},
		locks: null,
		openChannel: () => ({ post() {}, close() {} })
	};
}
