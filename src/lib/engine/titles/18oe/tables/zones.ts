/** Track rights zones of 18OE (Table 1): chits, what a home station costs, and who lives there. */
import type { CompanyId } from '../../../core/model/ids';

export type ZoneId = 'UK' | 'FR' | 'PHS' | 'AH' | 'IT' | 'SP' | 'SC' | 'RU';

export interface Zone {
	readonly id: ZoneId;
	readonly name: string;
	readonly chits: number;
	/** One of the three crowded zones: when four of their six chits are taken, the rest leave. */
	readonly crowded: boolean;
	readonly homeCost: number;
	/** Construction fees are a fifth lower for railroads with rights here (11.1.5). */
	readonly discount: boolean;
}

export const zones: readonly Zone[] = [
	{ id: 'UK', name: 'United Kingdom', chits: 2, crowded: true, homeCost: 40, discount: false },
	{ id: 'FR', name: 'France, Belgium', chits: 2, crowded: true, homeCost: 20, discount: false },
	{
		id: 'PHS',
		name: 'Prussia, Holland, Switzerland',
		chits: 2,
		crowded: true,
		homeCost: 40,
		discount: false
	},
	{ id: 'AH', name: 'Austria-Hungary', chits: 2, crowded: false, homeCost: 20, discount: false },
	{ id: 'IT', name: 'Italy', chits: 2, crowded: false, homeCost: 10, discount: true },
	{ id: 'SP', name: 'Spain, Portugal', chits: 2, crowded: false, homeCost: 10, discount: true },
	{
		id: 'SC',
		name: 'Sweden, Norway, Denmark',
		chits: 2,
		crowded: false,
		homeCost: 10,
		discount: true
	},
	{ id: 'RU', name: 'Russia', chits: 2, crowded: false, homeCost: 10, discount: true }
];

/** When this many chits of the crowded zones are taken, the others are removed. */
export const CROWDED_CHITS = 4;

const byId = new Map(zones.map((zone) => [zone.id, zone]));

export function zoneOf(id: ZoneId): Zone {
	const zone = byId.get(id);
	if (zone === undefined) throw new Error(`no zone ${id}`);
	return zone;
}

export function isZone(id: string): id is ZoneId {
	return zones.some((zone) => zone.id === id);
}

/** The zone in which each regional has its home. */
export const homeZone: Readonly<Record<CompanyId, ZoneId>> = {
	LNWR: 'UK',
	GWR: 'UK',
	GSWR: 'UK',
	PLM: 'FR',
	MIDI: 'FR',
	OU: 'FR',
	BEL: 'FR',
	BHB: 'PHS',
	POB: 'PHS',
	KSS: 'PHS',
	KBS: 'PHS',
	SB: 'AH',
	MAV: 'AH',
	SFAI: 'IT',
	SFR: 'IT',
	CHN: 'SP',
	MZA: 'SP',
	RCP: 'SP',
	BJV: 'SC',
	DSJ: 'SC',
	MSP: 'RU',
	MKV: 'RU',
	LRZD: 'RU',
	WW: 'RU'
};
