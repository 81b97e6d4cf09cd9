/** Words of the operating side in the current language; a component that reads them follows it. */
import { language } from '$lib/text';
import { screens as en, type OperatingScreens } from './screens-operating-en';
import { screens as es } from './screens-operating-es';

export type { OperatingScreens } from './screens-operating-en';

const operatingCatalogues: Readonly<Record<'en' | 'es', OperatingScreens>> = { en, es };

export function operatingScreens(): OperatingScreens {
	return operatingCatalogues[language()];
}
