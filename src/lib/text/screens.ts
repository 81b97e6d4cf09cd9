/** Words of single screens, beside the catalogue: the same languages, the same shape. */
import { language } from './language.svelte';
import { screens as en } from './en/screens';
import { screens as es } from './es/screens';

export type ScreenWords = Readonly<typeof en>;

export const screenCatalogues: Readonly<Record<'en' | 'es', ScreenWords>> = { en, es };

/** The words in the current language; reading them in a component makes it follow a change. */
export function screenWords(): ScreenWords {
	return screenCatalogues[language()];
}
