/**
 * The page knows by a class that something is there: a sheet over it, a banner above it. Style sheets
 * could find out by themselves with :has(), but the browser would look again at every changed word.
 */
import type { Attachment } from 'svelte/attachments';

const counts = new Map<string, number>();

export function onPage(name: 'behind' | 'has-banner'): Attachment<HTMLElement> {
	return () => {
		count(name, 1);
		return () => count(name, -1);
	};
}

/** Sheets may lie over sheets; the class goes with the last. */
function count(name: string, change: number): void {
	const now = (counts.get(name) ?? 0) + change;
	counts.set(name, now);
	document.documentElement.classList.toggle(name, now > 0);
}
