/** Words of the screens of 18OE in the current language; a component that reads them follows it. */
import { language } from '$lib/text';
import { screens as en, type OeStockScreens } from './screens-stock-en';
import { screens as es } from './screens-stock-es';

export type { OeStockScreens } from './screens-stock-en';

const oeStockCatalogues: Readonly<Record<'en' | 'es', OeStockScreens>> = { en, es };

/** Opening, float actions, stock rounds, mergers, the Consolidation. */
export function stockScreens(): OeStockScreens {
	return oeStockCatalogues[language()];
}
