/** Every catalogue at once, for those who write in a language of their own choice. */
import type { Language } from '$engine';
import type { Catalogue } from './catalogue';
import { en } from './en';
import { es } from './es';

export const catalogues: Readonly<Record<Language, Catalogue>> = { en, es };
