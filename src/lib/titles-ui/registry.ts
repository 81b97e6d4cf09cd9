/**
 * Which words belong to which title. Screens look a title up here by its id; a title without words
 * of its own gets neutral ones.
 */
import type { Language } from '$engine';
import { neutralWords } from '$lib/text/neutral-words';
import type { TitleWords, TitleWordsByLanguage } from '$lib/text/title-words';
import { words as mex } from './18mex/words';

const registry: Readonly<Record<string, TitleWordsByLanguage>> = { '18mex': mex };

export function titleWords(title: string, language: Language): TitleWords {
	return (registry[title] ?? neutralWords)[language];
}
