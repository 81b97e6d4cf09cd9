/**
 * Which words belong to which title. Screens look a title up here by its id; a title without words
 * of its own gets neutral ones.
 */
import type { Language } from '$engine';
import { neutralWords } from '$lib/text/neutral-words';
import type { TitlePacking } from '$lib/text/packing';
import type { TitleWords, TitleWordsByLanguage } from '$lib/text/title-words';
import { packing as mexPacking } from './18mex/packing';
import { words as mex } from './18mex/words';
import { packing as mxPacking } from './1822mx/packing';
import { words as mx } from './1822mx/words';
import { packing as oePacking } from './18oe/packing';
import { words as oe } from './18oe/words';

interface OwnWords {
	readonly words: TitleWordsByLanguage;
	readonly packing: TitlePacking;
}

const registry: Readonly<Record<string, OwnWords>> = {
	'18mex': { words: mex, packing: mexPacking },
	'1822mx': { words: mx, packing: mxPacking },
	'18oe': { words: oe, packing: oePacking }
};

const nothing: TitlePacking = { tellsCards: false, groups: () => [] };

export function titleWords(title: string, language: Language): TitleWords {
	return (registry[title]?.words ?? neutralWords)[language];
}

/** What a title adds to the pack-up sheet. */
export function titlePacking(title: string): TitlePacking {
	return registry[title]?.packing ?? nothing;
}
