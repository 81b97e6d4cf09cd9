/** What only 18MEX has on the table when it is put away: the canyon tile, the merger, closing minors. */
import { mexViews, type Language } from '$engine';
import { packGroup, type TitlePacking } from '$lib/text/packing';

const sentences = {
	en: {
		canyon: 'Copper Canyon tile',
		canyonAt: { open: 'still to be laid', laid: 'on the map', lost: 'out of the game' },
		merger: 'NdM merger',
		none: 'No company merged',
		into: (name: string) => `${name} merged into NdM`,
		minors: 'Minors',
		closing: 'They close when the next stock round begins',
		tie: 'Tie',
		tieBreak: 'The extra operating round has been played'
	},
	es: {
		canyon: 'Loseta Barranca del Cobre',
		canyonAt: { open: 'por colocar', laid: 'en el mapa', lost: 'fuera del juego' },
		merger: 'Fusión de NdM',
		none: 'Ninguna compañía se fusionó',
		into: (name: string) => `${name} se fusionó con NdM`,
		minors: 'Menores',
		closing: 'Cierran cuando empiece la próxima ronda de bolsa',
		tie: 'Empate',
		tieBreak: 'Ya se ha jugado la ronda de operación extra'
	}
} as const satisfies Record<Language, unknown>;

export const packing: TitlePacking = {
	tellsCards: false,
	groups(say) {
		const t = sentences[say.words.language];
		const { copperCanyon, merged, minorsClosing, tieBreak } = mexViews.memory(say.state);
		const merger = merged === 'none' ? [t.none] : merged === null ? [] : [t.into(merged)];
		return [
			packGroup('canyon', t.canyon, [t.canyonAt[copperCanyon]]),
			packGroup('merger', t.merger, merger),
			packGroup('minors', t.minors, minorsClosing ? [t.closing] : []),
			packGroup('tie', t.tie, tieBreak ? [t.tieBreak] : [])
		];
	}
};
