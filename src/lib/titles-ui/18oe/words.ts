/** What 18OE calls things, and sentences for what only it has. */
import type { TitleWordsByLanguage } from '$lib/text/title-words';
import { en } from './words-en';
import { es } from './words-es';

export const words: TitleWordsByLanguage = { en, es };
