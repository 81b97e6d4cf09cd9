/**
 * The device's way back, a gesture or a button: it closes what lies on top instead of leaving the page
 * with what is half filled in. Where the browser knows no such thing it goes back as ever.
 */
import type { Attachment } from 'svelte/attachments';

interface Watcher {
	onclose: (() => void) | null;
	destroy(): void;
}

type Watchers = new () => Watcher;

const isWatchers = (found: unknown): found is Watchers => typeof found === 'function';

/** For what lies over the page, while it does. */
export function wayBack(close: () => void): Attachment<HTMLElement> {
	return () => {
		const found: unknown = Reflect.get(window, 'CloseWatcher');
		if (!isWatchers(found)) return undefined;
		const watcher = new found();
		watcher.onclose = close;
		return () => watcher.destroy();
	};
}
