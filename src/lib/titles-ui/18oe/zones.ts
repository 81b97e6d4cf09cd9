/** What the track rights zones are called (Table 1). */
import type { Language, oeViews } from '$engine';

export type ZoneId = oeViews.ZoneId;

interface ZoneName {
	readonly short: string;
	readonly long: string;
}

const names: Readonly<Record<Language, Readonly<Record<ZoneId, ZoneName>>>> = {
	en: {
		UK: { short: 'UK', long: 'United Kingdom' },
		FR: { short: 'France', long: 'France, Belgium' },
		PHS: { short: 'Prussia', long: 'Prussia, Holland, Switzerland' },
		AH: { short: 'Austria', long: 'Austria-Hungary' },
		IT: { short: 'Italy', long: 'Italy' },
		SP: { short: 'Spain', long: 'Spain, Portugal' },
		SC: { short: 'Sweden', long: 'Sweden, Norway, Denmark' },
		RU: { short: 'Russia', long: 'Russia' }
	},
	es: {
		UK: { short: 'Reino Unido', long: 'Reino Unido' },
		FR: { short: 'Francia', long: 'Francia, Bélgica' },
		PHS: { short: 'Prusia', long: 'Prusia, Holanda, Suiza' },
		AH: { short: 'Austria', long: 'Austria-Hungría' },
		IT: { short: 'Italia', long: 'Italia' },
		SP: { short: 'España', long: 'España, Portugal' },
		SC: { short: 'Suecia', long: 'Suecia, Noruega, Dinamarca' },
		RU: { short: 'Rusia', long: 'Rusia' }
	}
};

export function zoneName(language: Language, zone: string, form: keyof ZoneName = 'long'): string {
	const known: Readonly<Record<string, ZoneName>> = names[language];
	return known[zone]?.[form] ?? zone;
}
