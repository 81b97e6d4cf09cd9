// What can be tapped must be where a finger gets at it: in sight, or there after scrolling, under nothing
// else, and as large as a fingertip.
import type { Page } from 'playwright-core';

/** One line for each thing that a finger cannot tap. What lies under a sheet has a turn of its own. */
export function outOfReach(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		/** Less than that is hard to hit; rounding may take one of the 44 pixels. */
		const FINGER = 43;
		const STEP = 3;
		const sheets = document.querySelectorAll('[role=dialog]');
		const where = sheets.item(sheets.length - 1) ?? document.body;
		const found = where.querySelectorAll('button, a[href], input, select, textarea, summary');

		const nameOf = (element: Element) => {
			const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
			return `${element.tagName.toLowerCase()} "${words.replace(/\s+/g, ' ').trim().slice(0, 40)}"`;
		};
		/** What is heard at this spot, counted from the middle. */
		const missed = (element: Element, across: number, down: number): Element | null => {
			const { left, top, width, height } = element.getBoundingClientRect();
			const at = document.elementFromPoint(left + width / 2 + across, top + height / 2 + down);
			// A label hears for its field.
			const heard = element.contains(at) || at?.closest('label')?.contains(element) === true;
			return heard ? null : (at ?? document.documentElement);
		};
		const covers = (element: Element) => {
			let above = missed(element, 0, 0);
			for (const block of ['center', 'start', 'end'] as const) {
				if (above === null) return null;
				element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
				above = missed(element, 0, 0);
			}
			return above;
		};
		/** How far it hears from its middle in one direction, and no further than is asked for. */
		const reach = (element: Element, across: number, down: number) => {
			let far = 0;
			while (far < FINGER && !missed(element, across * (far + STEP), down * (far + STEP)))
				far += STEP;
			// The last step is taken pixel by pixel.
			while (far < FINGER && !missed(element, across * (far + 1), down * (far + 1))) far += 1;
			return far;
		};
		/** Most are large enough at the first look; of others the middle may lie at their edge. */
		const hears = (element: Element, across: number, down: number) =>
			(!missed(element, (-across * FINGER) / 2, (-down * FINGER) / 2) &&
				!missed(element, (across * FINGER) / 2, (down * FINGER) / 2)) ||
			reach(element, -across, -down) + 1 + reach(element, across, down) >= FINGER;
		const isSmall = (element: Element) => {
			const tooSmall = () => !hears(element, 1, 0) || !hears(element, 0, 1);
			// Pressed against an edge, or under what stays in sight, a finger finds all of it after scrolling.
			return (['center', 'start', 'end'] as const).every((block) => {
				if (!tooSmall()) return false;
				element.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
				return tooSmall();
			});
		};
		const troubles: string[] = [];
		for (const element of found) {
			const { width, height, bottom } = element.getBoundingClientRect();
			const hidden = element.matches('[type=file], .skip') || !element.checkVisibility();
			if (hidden || width <= 1 || height <= 1 || bottom + scrollY < 0) continue;
			const above = covers(element);
			if (above !== null) troubles.push(`${nameOf(element)} lies under ${nameOf(above)}`);
			else if (isSmall(element)) {
				const size = `${Math.round(width)}x${Math.round(height)}`;
				troubles.push(`${nameOf(element)} is smaller than a finger: ${size}`);
			}
		}
		scrollTo(0, 0);
		return troubles;
	});
}

export interface Insets {
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
	readonly left: number;
}

/**
 * What can be tapped and lies under the clock, the notch or the home line, and cannot be scrolled away
 * from there. A few pixels at the edge of it may: what counts is its middle.
 */
export function underTheEdges(page: Page, insets: Insets): Promise<string[]> {
	return page.evaluate((edges) => {
		/** Half of what must be free to be tapped well. */
		const CORE = 16;
		const sheets = document.querySelectorAll('[role=dialog]');
		const where = sheets.item(sheets.length - 1) ?? document.body;
		const found = where.querySelectorAll('button, a[href], input, select, textarea, summary');
		const isFree = (element: Element) => {
			const { left, top, width, height } = element.getBoundingClientRect();
			const across = left + width / 2;
			const down = top + height / 2;
			return (
				across - CORE >= edges.left &&
				across + CORE <= innerWidth - edges.right &&
				down - CORE >= edges.top &&
				down + CORE <= innerHeight - edges.bottom
			);
		};
		const under = [...found].filter((element) => {
			const hidden = element.matches('[type=file], .skip') || !element.checkVisibility();
			if (hidden || element.getBoundingClientRect().width <= 1 || isFree(element)) return false;
			element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
			return !isFree(element);
		});
		scrollTo(0, 0);
		return under.map((element) => {
			const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
			return words.replace(/\s+/g, ' ').trim().slice(0, 40);
		});
	}, insets);
}
