/** Words for what a title has no name of its own for. */
import type { TitleWords, TitleWordsByLanguage } from './title-words';

const none = { refusals: {}, actions: {}, kinds: {}, facts: {}, duties: {}, ends: {} } as const;

const en: TitleWords = {
	...none,
	offering: { name: 'offering', short: 'offer', from: 'from the offering', to: 'to the offering' },
	reserve: { name: 'reserve', short: 'reserve', from: 'from the reserve', to: 'to the reserve' },
	pool: { name: 'bank pool', short: 'pool', from: 'from the bank pool', to: 'to the bank pool' },
	removed: {
		name: 'out of the game',
		short: 'out',
		from: 'from outside the game',
		to: 'out of the game'
	},
	president: 'president',
	presidentCertificate: 'president’s certificate',
	private: 'private',
	minor: 'Minor',
	major: 'Major',
	treasury: 'treasury',
	operatedMarkers: 'plain'
};

const es: TitleWords = {
	...none,
	offering: { name: 'oferta', short: 'oferta', from: 'de la oferta', to: 'a la oferta' },
	reserve: { name: 'reserva', short: 'reserva', from: 'de la reserva', to: 'a la reserva' },
	pool: {
		name: 'reserva del banco',
		short: 'banco',
		from: 'de la reserva del banco',
		to: 'a la reserva del banco'
	},
	removed: {
		name: 'fuera del juego',
		short: 'fuera',
		from: 'de fuera del juego',
		to: 'fuera del juego'
	},
	president: 'presidente',
	presidentCertificate: 'título de presidente',
	private: 'privada',
	minor: 'Menor',
	major: 'Mayor',
	treasury: 'tesorería',
	operatedMarkers: 'plain'
};

export const neutralWords: TitleWordsByLanguage = { en, es };
