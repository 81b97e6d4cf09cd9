/**
 * Sheets over the page, the latest last. Taking a sheet down takes a slow tablet a while; one that is about
 * to go can be made invisible first, so that what lies behind it is seen at once.
 */
import type { Attachment } from 'svelte/attachments';

type Part = HTMLElement | undefined;

const sheets: (() => readonly Part[])[] = [];

/** For a sheet; the parts are itself and what it lays over the page. */
export function asSheet(parts: () => readonly Part[]): Attachment<HTMLElement> {
	return () => {
		sheets.push(parts);
		return () => {
			sheets.splice(sheets.indexOf(parts), 1);
		};
	};
}

/** Hides the sheet that lies on top; what it returns shows it again, should it still be there. */
export function hideTopSheet(): () => void {
	const parts = (sheets.at(-1)?.() ?? []).filter((part) => part !== undefined);
	// Not hidden from the keyboard: the focus would jump before it is given back.
	for (const part of parts) part.style.opacity = '0';
	return () => {
		for (const part of parts) part.style.opacity = '';
	};
}
