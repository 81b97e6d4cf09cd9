// axe inside the page. It is put there once and stays, because screens change without loading anything
// anew; and what looks alike is measured once in a theme, because contrast is what takes it longest.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

interface Found {
	readonly violations: readonly {
		readonly id: string;
		readonly nodes: readonly { readonly target: unknown; readonly failureSummary?: string }[];
	}[];
}
declare const axe: {
	run(where: Element | { include: readonly Element[] }, options: object): Promise<Found>;
};

const CONTRAST = 'color-contrast';

/** Has to be called again after the page was loaded anew. */
export async function bringAxe(page: Page): Promise<void> {
	await new AxeBuilder({ page }).setLegacyMode(true).withRules('html-has-lang').analyze();
}

/** One line a finding: what, where, and why. What lies under a sheet has a turn of its own. */
export async function findings(page: Page, kinds: 'all' | 'contrast'): Promise<string[]> {
	return page.evaluate(
		async ({ all, contrast }) => {
			const sheets = document.querySelectorAll('[role=dialog]');
			const where = sheets.item(sheets.length - 1) ?? document.documentElement;

			/** Everything that style sheets can tell apart, up to the root. */
			const looks = new Map<Element, string>();
			const lookOf = (element: Element | null): string => {
				if (element === null) return '';
				const known = looks.get(element);
				if (known !== undefined) return known;
				const own = [...element.attributes]
					.filter(({ name }) => !/^(id|for|href|title|name|value|aria-label\w*)$/.test(name))
					.map(({ name, value }) => `${name}=${value}`);
				const look = `${lookOf(element.parentElement)}>${element.tagName} ${own.join(' ')}`;
				looks.set(element, look);
				return look;
			};
			const written = [...where.querySelectorAll('*')].filter((element) =>
				[...element.childNodes].some(
					(node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== ''
				)
			);
			const store = window as unknown as { measured?: Record<string, Set<string>> };
			const theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
			const measured = ((store.measured ??= {})[theme] ??= new Set());
			const samples: Element[] = [];
			for (const element of [...written, ...where.querySelectorAll('input, select, textarea')]) {
				const look = lookOf(element);
				const { top, left, width } = element.getBoundingClientRect();
				// axe passes over what is scrolled away: another one of its kind may be in sight.
				const inSight =
					width > 0 && top >= 0 && top < innerHeight && left >= 0 && left < innerWidth;
				if (measured.has(look) || !inSight) continue;
				measured.add(look);
				samples.push(element);
			}

			const common = { resultTypes: ['violations'], preload: false };
			const found = [
				...(all
					? [await axe.run(where, { ...common, rules: { [contrast]: { enabled: false } } })]
					: []),
				...(samples.length > 0
					? [await axe.run({ include: samples }, { ...common, runOnly: [contrast] })]
					: [])
			];
			return found.flatMap(({ violations }) =>
				violations.flatMap(({ id, nodes }) =>
					nodes.map((node) => `${id} ${String(node.target)}: ${node.failureSummary ?? ''}`)
				)
			);
		},
		{ all: kinds === 'all', contrast: CONTRAST }
	);
}
