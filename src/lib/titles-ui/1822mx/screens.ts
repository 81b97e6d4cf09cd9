/** Words of the screens of 1822MX in the current language; a component that reads them follows it. */
import { language } from '$lib/text';
import { screens as en, type MxScreens } from './screens-en';
import { screens as es } from './screens-es';

export type { MxScreens } from './screens-en';

const mxScreenCatalogues: Readonly<Record<'en' | 'es', MxScreens>> = { en, es };

export function mxScreens(): MxScreens {
	return mxScreenCatalogues[language()];
}
