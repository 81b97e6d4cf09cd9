/**
 * The language on screen. Reading `words()` inside a component makes it follow a change at once;
 * the pure describers take a catalogue instead, so that tests and exports can use any language.
 */
import type { Language } from '$engine';
import type { Catalogue } from './catalogue';
import { en } from './en';
import { es } from './es';
import { formatMoney, formatNumber, formatPercent, formatSignedMoney } from './money';

export const catalogues: Readonly<Record<Language, Catalogue>> = { en, es };
export const languages: readonly Language[] = ['en', 'es'];

/** The device's language if we speak it, else English. */
export function preferredLanguage(tags: readonly string[]): Language {
	for (const tag of tags) {
		const known = languages.find((language) => tag.toLowerCase().split('-')[0] === language);
		if (known !== undefined) return known;
	}
	return 'en';
}

function deviceTags(): readonly string[] {
	if (typeof navigator === 'undefined') return [];
	return navigator.languages ?? [navigator.language];
}

let current = $state<Language>(preferredLanguage(deviceTags()));

export function language(): Language {
	return current;
}

/** Settings call this when they are read and when the banker chooses. */
export function setLanguage(to: Language): void {
	current = to;
}

/** The catalogue of the current language. */
export function words(): Catalogue {
	return catalogues[current];
}

/** "$6,413" in the current language. */
export function money(amount: number, currency: string): string {
	return formatMoney(words(), amount, currency);
}

/** "+$95" or "−$20" in the current language. */
export function signedMoney(amount: number, currency: string): string {
	return formatSignedMoney(words(), amount, currency);
}

/** "10%" in the current language. */
export function percent(value: number): string {
	return formatPercent(words(), value);
}

/** A bare grouped number in the current language. */
export function number(value: number): string {
	return formatNumber(words(), value);
}
