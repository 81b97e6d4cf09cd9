/** The colours of the page for a canvas, which cannot read them by itself; they follow the theme. */
import { MediaQuery } from 'svelte/reactivity';
import type { Shade } from '$lib/export';
import { preferences } from '../preferences.svelte';
import type { ChartInks } from './time-chart';

/** A browser that does not tell its wish gets the light page, as the style sheet has it. */
const dark: { readonly current: boolean } =
	typeof window !== 'undefined' && typeof window.matchMedia === 'function'
		? new MediaQuery('(prefers-color-scheme: dark)', false)
		: { current: false };

export function shade(): Shade {
	const { theme } = preferences;
	if (theme !== 'system') return theme;
	return dark.current ? 'dark' : 'light';
}

export interface PageInks extends ChartInks {
	readonly shade: Shade;
	readonly paper: string;
}

export function pageInks(): PageInks {
	const now = shade();
	const style = getComputedStyle(document.documentElement);
	const read = (name: string, otherwise: string) =>
		style.getPropertyValue(name).trim() || otherwise;
	return {
		shade: now,
		paper: read('--surface', '#ffffff'),
		ink: read('--ink', '#16191d'),
		quiet: read('--ink-2', '#454a52'),
		line: read('--line', '#dcd7cd'),
		font: read('--font', 'sans-serif')
	};
}
