/** What lies on a table of 18OE, and the figures printed on its cards: no rule of the engine is asked. */
import type { OeOwn } from '../../src/lib/engine/titles/18oe/rules/own';
import type { State, Train } from '../../src/lib/engine';
import { valueAt } from './oe-reckoning-chart';
import { isMinor } from './oe-reckoning-packet';

export const PRICE: Readonly<Record<string, number>> = {
	'2+2': 100,
	'3': 200,
	'3+3': 225,
	'4': 300,
	'4+4': 350,
	'5': 400,
	'5+5': 475,
	'6': 525,
	'6+6': 600,
	'7+7': 750,
	'4D': 850,
	'8+8': 900,
	'5D': 1000,
	Pullman: 150
};

/** Same letter to same letter. */
export const MAJOR_PAR: Readonly<Record<number, number>> = {
	60: 75,
	65: 80,
	70: 90,
	75: 100,
	80: 110,
	90: 120
};

const HOMES: Readonly<Record<string, string>> = {
	UK: 'LNWR GWR GSWR',
	FR: 'PLM MIDI OU BEL',
	PHS: 'BHB POB KSS KBS',
	AH: 'SB MAV',
	IT: 'SFAI SFR',
	SP: 'CHN MZA RCP',
	SC: 'BJV DSJ',
	RU: 'MSP MKV LRZD WW'
};

/** What a home station costs in a zone. */
export const HOME_COST: Readonly<Record<string, number>> = {
	UK: 40,
	PHS: 40,
	FR: 20,
	AH: 20,
	IT: 10,
	SP: 10,
	SC: 10,
	RU: 10
};

export function homeZone(company: string): string {
	return Object.keys(HOMES).find((zone) => HOMES[zone]?.split(' ').includes(company)) ?? '';
}

/** The title's own cards and markers, as they lie. */
export const lying = (state: State): OeOwn => state.own as OeOwn;

export const isSeat = (place: string): boolean => /^p\d+$/.test(place);

export function kindOf(state: State, company: string): string {
	return state.companies[company]?.kind ?? '';
}

export function has(state: State, holder: string): number {
	return state.cash[holder] ?? 0;
}

/** Percent of a railroad at a place. */
export function held(state: State, company: string, place: string): number {
	return (state.certificates[company] ?? [])
		.filter((share) => share.place === place)
		.reduce((sum, share) => sum + share.percent, 0);
}

/** Who runs a railroad: the owner of the charter, or of the president's certificate that is in play. */
export function runs(state: State, company: string): string | null {
	if (isMinor(company)) {
		const place = state.deeds[company]?.place ?? '';
		return isSeat(place) ? place : null;
	}
	const president = (state.certificates[company] ?? []).find(
		(share) => share.president && isSeat(share.place)
	);
	return president?.place ?? null;
}

/** Whose a minor's power is: its own while it operates, then that of the major it lies under (6.2). */
export function powerOf(state: State, minor: string): string | null {
	const place = state.deeds[minor]?.place ?? '';
	if (isSeat(place)) return state.companies[minor]?.floated === true ? minor : null;
	return state.companies[place] === undefined ? null : place;
}

export function cellOf(state: State, company: string): string | null {
	return state.companies[company]?.spot?.cell ?? null;
}

export function shareValue(state: State, company: string): number {
	return valueAt(cellOf(state, company) ?? '');
}

export function isLarge(state: State, company: string): boolean {
	const found = state.companies[company];
	return found !== undefined && !found.closed && ['major', 'national'].includes(found.kind);
}

export function trainsOf(state: State, company: string): Train[] {
	return state.trains.filter((train) => train.place === company && train.type !== 'Pullman');
}

/** 4D is level 7 and 5D level 8 (1.3.2). */
export function level(type: string): number {
	if (type === '4D') return 7;
	return type === '5D' ? 8 : Number.parseInt(type, 10);
}

/** Level 2 rusts in phase 4, level 3 in 6, level 4 in 8 (5.2). */
export function isRusted(type: string, phase: string): boolean {
	const rusts = ({ 2: 4, 3: 6, 4: 8 } as Readonly<Record<number, number>>)[level(type)] ?? 99;
	return Number(phase) >= rusts;
}

/** What the bank asks of a railroad: with minor J a tenth less, the fraction in its favour (15.9). */
export function asked(state: State, company: string, type: string): number {
	const face = PRICE[type] ?? 0;
	return powerOf(state, 'J') === company ? Math.floor(face * 0.9 + 1e-9) : face;
}

/** A figure that grows in phases 3, 5 and 7. */
export function grown(phase: string, figures: readonly [number, number, number, number]): number {
	const number = Number(phase);
	return figures[number < 3 ? 0 : number < 5 ? 1 : number < 7 ? 2 : 3];
}
