/** What a tile is laid for, in full: two lays of one cost are told apart by hex, zone, water and token. */
import type { Action, Language } from '$engine';
import type { Speaker } from '$lib/text/speaker';
import { field, is, money, value } from './words-fields';
import { zoneName } from './zones';

interface LayWords {
	readonly blue: (cost: string) => string;
	readonly green: (cost: string) => string;
	readonly inZone: (zone: string) => string;
	readonly across: (water: string) => string;
	readonly ferry: (distance: string) => string;
	readonly zones: (count: string) => string;
	readonly seas: Readonly<Record<string, string>>;
	readonly brandt: string;
}

const words: Readonly<Record<Language, LayWords>> = {
	en: {
		blue: (cost) => ` in a blue hex of ${cost}`,
		green: (cost) => ` in a green hex of ${cost}`,
		inZone: (zone) => ` in ${zone}`,
		across: (water) => ` across ${water}`,
		ferry: (distance) => `ferry ${distance}`,
		zones: (count) => (count === '1' ? '1 sea zone' : `${count} sea zones`),
		seas: { north: 'the North Sea', med: 'the Mediterranean' },
		brandt: ', Brandt token'
	},
	es: {
		blue: (cost) => ` en un hexágono azul de ${cost}`,
		green: (cost) => ` en un hexágono verde de ${cost}`,
		inZone: (zone) => ` en ${zone}`,
		across: (water) => ` cruzando ${water}`,
		ferry: (distance) => `ferry ${distance}`,
		zones: (count) => (count === '1' ? '1 zona de mar' : `${count} zonas de mar`),
		seas: { north: 'el mar del Norte', med: 'el Mediterráneo' },
		brandt: ', ficha de Brandt'
	}
};

/** Follows the verb: hex and zone, water, token. */
export function layWords(language: Language, say: Speaker, action: Action): string {
	const w = words[language];
	const hex = field(action, 'terrain') === 'blue' ? w.blue : w.green;
	const zone = field(action, 'zone');
	return [
		Number(field(action, 'cost')) > 0 ? hex(money(say, action, 'cost')) : '',
		zone === '' ? '' : w.inZone(zoneName(language, zone, 'short')),
		water(w, value(action, 'crossing')),
		is(action, 'brandt') ? w.brandt : ''
	].join('');
}

function water(w: LayWords, crossing: unknown): string {
	if (typeof crossing !== 'object' || crossing === null) return '';
	const [ferry, zones, sea] = ['ferry', 'zones', 'sea'].map((key) =>
		String(Reflect.get(crossing, key))
	);
	const legs = [
		ferry === '0' ? [] : [w.ferry(ferry ?? '')],
		zones === '0' ? [] : [w.zones(zones ?? '')]
	].flat();
	const name = w.seas[sea ?? ''] ?? '';
	return w.across(legs.length === 0 ? name : `${name} (${legs.join(', ')})`);
}
