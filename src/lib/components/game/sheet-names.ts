/** Sheets over the table. The open one is kept with the game, so that a restart comes back to it. */
import type { Json } from '$lib/storage';

const SHARED = ['revenue', 'train', 'deed', 'terrain'] as const;
const OWN = 'own.';

/** Those that every title may show; what begins with `own.` belongs to a title, as with its actions. */
export type SheetName = (typeof SHARED)[number] | `${typeof OWN}${string}`;

export function isSheet(panel: Json): panel is SheetName {
	if (typeof panel !== 'string') return false;
	return panel.startsWith(OWN) || SHARED.some((name) => name === panel);
}
