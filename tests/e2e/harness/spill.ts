// Sums that stick out of the card, cell or button they belong to, as a glance sees them.
import type { Page } from 'playwright-core';

/** One line for each text with figures that leaves its frame by more than a rounded pixel. */
export function spilling(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const FRAMES = 'button, a, td, th, article, [role=radio]';
		const sheets = document.querySelectorAll('[role=dialog]');
		const where = sheets.item(sheets.length - 1) ?? document.body;
		const walk = document.createTreeWalker(where, NodeFilter.SHOW_TEXT);
		const found = new Set<string>();
		while (walk.nextNode()) {
			const text = walk.currentNode;
			const element = text.parentElement;
			const frame = element?.closest<HTMLElement>(FRAMES);
			if (!element?.checkVisibility() || !frame || !/\d/.test(text.textContent ?? '')) continue;
			// What is for readers alone is a pixel wide, and what ends in dots stays where it is.
			if (element.closest('.visually-hidden, .two-lines') !== null) continue;
			const range = document.createRange();
			range.selectNodeContents(text);
			const [inner, outer] = [range.getBoundingClientRect(), frame.getBoundingClientRect()];
			if (inner.left < outer.left - 1 || inner.right > outer.right + 1)
				found.add(`${text.textContent?.trim() ?? ''} out of its ${frame.tagName.toLowerCase()}`);
		}
		return [...found];
	});
}
