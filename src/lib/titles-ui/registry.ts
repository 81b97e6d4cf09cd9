/**
 * Which words belong to which title. Screens look a title up here by its id; a title without words
 * of its own gets neutral ones.
 */
import type { Language } from '$engine';
import { neutralWords } from '$lib/text/neutral-words';
import type { TitleWords, TitleWordsByLanguage } from '$lib/text/title-words';
import { words as mex } from './18mex/words';
import { words as mx } from './1822mx/words';
import { words as oe } from './18oe/words';

const registry: Readonly<Record<string, TitleWordsByLanguage>> = {
	'18mex': mex,
	'1822mx': mx,
	'18oe': oe
};

export function titleWords(title: string, language: Language): TitleWords {
	return (registry[title] ?? neutralWords)[language];
}
