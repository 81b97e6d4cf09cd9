/** Powers of privates and minors in an operating turn. */
import type { Option } from '$engine';
import type { Teller } from '$lib/components/game/teller.svelte';
import { operatingScreens } from '../screens-operating';

/** Actions that use a private's or minor's power and need nothing but a tap. */
export const POWERS = ['own.privateToken', 'own.hochberg', 'own.minorD', 'own.barclayPar'] as const;

/** Letters of a private say little; its name is on the card. */
export function tokenName(teller: Teller, { action }: Option): string | undefined {
	const deed: unknown = Reflect.get(action, 'deed');
	const card = teller.title.tables.deeds.find((each) => each.id === deed);
	return card === undefined ? undefined : operatingScreens().tokenOf({ name: card.name });
}
