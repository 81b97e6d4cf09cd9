/** Majors, minors and privates of 18MEX (rulebook 1.3, Table III; homes and tokens from the charters). */
import type { CompanyCard, DeedCard } from '../../../core/title';

export const NDM = 'NdM';
export const UDY = 'UdY';
export const CHI = 'CHI';

interface MajorCard extends CompanyCard {
	readonly kind: 'major';
	readonly mayMerge: boolean;
	/** What the home pays by mail: one of these for a city, by phase for a red area. */
	readonly mail:
		| { readonly choices: readonly number[] }
		| { readonly before5: number; readonly from5: number };
}

export const majors: readonly MajorCard[] = [
	{
		id: 'CHI',
		name: 'Chihuahua Pacific Railway',
		kind: 'major',
		color: '#FF4136',
		ink: '#ffffff',
		home: 'Chihuahua',
		tokens: 4,
		mayMerge: true,
		mail: { choices: [20, 30, 40] }
	},
	{
		id: 'MC',
		name: 'Mexican Central Railway',
		kind: 'major',
		color: '#232b2b',
		ink: '#ffffff',
		home: 'Torreón',
		tokens: 2,
		mayMerge: true,
		mail: { choices: [0, 20, 30, 40] }
	},
	{
		id: 'MEX',
		name: 'Mexican Railway',
		kind: 'major',
		color: '#A9A9A9',
		ink: '#000000',
		home: 'Veracruz',
		tokens: 3,
		mayMerge: true,
		mail: { choices: [0, 20, 30, 40] }
	},
	{
		id: 'NdM',
		name: 'National Railways of Mexico',
		kind: 'major',
		color: '#00AC00',
		ink: '#ffffff',
		home: 'Mexico City',
		tokens: 4,
		mayMerge: false,
		mail: { choices: [20, 40, 50, 60] }
	},
	{
		id: 'PAC',
		name: 'Pacific Railroad',
		kind: 'major',
		color: '#FFF128',
		ink: '#000000',
		home: 'Nogales/Tucson',
		tokens: 4,
		mayMerge: false,
		mail: { before5: 30, from5: 50 }
	},
	{
		id: 'SPM',
		name: 'Southern Pacific Railroad of Mexico',
		kind: 'major',
		color: '#0080FF',
		ink: '#ffffff',
		home: 'Guadalajara',
		tokens: 3,
		mayMerge: true,
		mail: { choices: [0, 20, 30, 50] }
	},
	{
		id: 'TM',
		name: 'Texas Mexican Railway',
		kind: 'major',
		color: '#FFC502',
		ink: '#000000',
		home: 'Matamoros',
		tokens: 2,
		mayMerge: false,
		mail: { before5: 20, from5: 40 }
	},
	{
		id: 'UdY',
		name: 'United Railways of Yucatán',
		kind: 'major',
		color: '#8B008B',
		ink: '#ffffff',
		home: 'Mérida',
		tokens: 2,
		mayMerge: true,
		mail: { before5: 10, from5: 50 }
	}
];

interface MinorCard extends CompanyCard {
	readonly kind: 'minor';
	readonly tradeIn: { readonly company: string; readonly percent: number };
}

export const minors: readonly MinorCard[] = [
	{
		id: 'A',
		name: 'Interoceanic Railroad',
		kind: 'minor',
		color: '#32CD32',
		ink: '#000000',
		home: 'Tampico',
		tokens: 1,
		tradeIn: { company: NDM, percent: 5 }
	},
	{
		id: 'B',
		name: 'Sonora-Baja California Railway',
		kind: 'minor',
		color: '#006400',
		ink: '#ffffff',
		home: 'Mazatlán',
		tokens: 1,
		tradeIn: { company: NDM, percent: 5 }
	},
	{
		id: 'C',
		name: 'Southeastern Railway',
		kind: 'minor',
		color: '#8B008B',
		ink: '#ffffff',
		home: 'Oaxaca',
		tokens: 1,
		tradeIn: { company: UDY, percent: 10 }
	}
];

export const deeds: readonly DeedCard[] = [
	{
		id: 'MCAR',
		number: 1,
		name: 'Mexico City-Acapulco Railroad',
		value: 20,
		revenue: 5,
		minor: null
	},
	{
		id: 'KCM&O',
		number: 2,
		name: 'Kansas City, Mexico, & Orient Railroad',
		value: 40,
		revenue: 10,
		minor: null
	},
	{ id: 'A', number: 3, name: 'Interoceanic Railroad', value: 50, revenue: 0, minor: 'A' },
	{ id: 'B', number: 4, name: 'Sonora-Baja California Railway', value: 50, revenue: 0, minor: 'B' },
	{ id: 'C', number: 5, name: 'Southeastern Railway', value: 50, revenue: 0, minor: 'C' },
	{
		id: 'MIR',
		number: 6,
		name: 'Mexican International Railroad',
		value: 100,
		revenue: 20,
		minor: null
	},
	{ id: 'MNR', number: 7, name: 'Mexican National Railroad', value: 140, revenue: 20, minor: null }
];

export const companies: readonly CompanyCard[] = [...majors, ...minors];

export function majorCard(id: string): MajorCard | null {
	return majors.find((card) => card.id === id) ?? null;
}

export function deedOfMinor(minor: string): string {
	const deed = deeds.find((card) => card.minor === minor);
	if (deed === undefined) throw new Error(`no charter for minor ${minor}`);
	return deed.id;
}
