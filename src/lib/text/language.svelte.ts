/**
 * The language on screen. Reading `words()` inside a component makes it follow a change at once;
 * the pure describers take a catalogue instead, so that tests and exports can use any language.
 */
import type { Language } from '$engine';
import type { Catalogue } from './catalogue';
import { en } from './en';

export const languages: readonly Language[] = ['en', 'es'];

/** What is spoken on this page. English is always there; another language is loaded when wanted. */
const spoken: Partial<Record<Language, Catalogue>> = { en };

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

let current = $state<Language>('en');
let wanted: Language = 'en';

export function language(): Language {
	return current;
}

/** Settings call this when they are read and when the banker chooses. */
export async function setLanguage(to: Language): Promise<void> {
	wanted = to;
	if (to === 'es') spoken.es ??= (await import('./es')).es;
	// Somebody may have chosen again while it was loading.
	if (wanted === to) current = to;
}

/** Before the first page is shown: the language of the device, if we speak it. */
export async function speakAsDevice(): Promise<void> {
	await setLanguage(preferredLanguage(deviceTags()));
}

/** The catalogue of the current language. */
export function words(): Catalogue {
	return spoken[current] ?? en;
}

/* Figures look alike in every language we speak. */
export {
	formatMoney as money,
	formatNumber as number,
	formatPercent as percent,
	formatSignedMoney as signedMoney
} from './money';
