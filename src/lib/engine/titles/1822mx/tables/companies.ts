/** Majors, minors, the NdeM, privates and concessions of 1822MX (company tables; colours from the charters). */
import type { CompanyCard, DeedCard } from '../../../core/title';

export const NDEM = 'NdeM';
export const M18 = 'M18';
export const FCM_CONCESSION = 'C-FCM';
/** The topmost of these in the pile becomes the NdeM's first station (2.1.7). */
export const NDEM_STARTS = ['M14', 'M15', 'M17'] as const;

export interface MajorCard extends CompanyCard {
	readonly kind: 'major';
	readonly destination: string;
}

export interface MinorCard extends CompanyCard {
	readonly kind: 'minor';
	readonly hex: string;
}

/** A major has its home token and one available token; its destination and three exchange tokens are counted apart. */
const major = (
	id: string,
	name: string,
	home: string,
	destination: string,
	color: string,
	ink: string
): MajorCard => ({ id, name, kind: 'major', color, ink, home, destination, tokens: 2 });

export const majors: readonly MajorCard[] = [
	major('FCM', 'Ferrocarril Mexicano', 'Mexico City', 'Veracruz', '#e51c00', '#ffffff'),
	major('MC', 'Mexican Central Railway', 'Mexico City', 'Piedras Negras', '#000000', '#ffffff'),
	major('CHP', 'Chihuahua-Pacific Railway', 'Chihuahua', 'Los Mochis', '#ff7b93', '#000000'),
	major(
		'FNM',
		'Ferrocarriles Nacionales de México',
		'Mexico City',
		'Nuevo Laredo',
		'#850040',
		'#ffffff'
	),
	major('MIR', 'Mexican International Railroad', 'Piedras Negras', 'Durango', '#ff3600', '#ffffff'),
	major('FCP', 'Ferrocarril del Pacífico', 'Nogales', 'Guadalajara', '#fab506', '#ffffff'),
	major('IRM', 'Interoceanic Railway of Mexico', 'Mexico City', 'Veracruz', '#004c6c', '#ffffff')
];

const minor = (number: number, name: string, home: string, hex: string): MinorCard => ({
	id: `M${number}`,
	name,
	kind: 'minor',
	color: '#ffffff',
	ink: '#000000',
	home,
	hex,
	tokens: 1
});

export const minors: readonly MinorCard[] = [
	minor(1, 'Ferrocarril Sonora-Baja California', 'Tijuana', 'B1'),
	minor(2, 'Rio Grande, Sierra Madre & Pacific Railway', 'Ciudad Juarez', 'D15'),
	minor(3, 'Ferrocarril Nacozari', 'Hermosillo', 'E8'),
	minor(4, 'Ferrocarril Parral y Durango', 'Cuauhtemoc', 'F13'),
	minor(5, 'Ferrocarril Coahuila y Zacatecas', 'Nuevo Laredo', 'G22'),
	minor(6, 'Sinaloa and Durango Railroad', 'Los Mochis', 'H11'),
	minor(7, 'Monterrey Mineral and Terminal Railway', 'Monterrey', 'I22'),
	minor(8, 'Ferrocarril Nacional de la Baja California', 'La Paz', 'J9'),
	minor(9, 'Southern Pacific Railroad of Mexico', 'Mazatlán', 'J13'),
	minor(10, 'Potosi Central Railroad', 'San Luis Potosi', 'K20'),
	minor(11, 'Guadalajara to Tepic and Mazatlán', 'Guadalajara', 'L17'),
	minor(12, 'Ferrocarril Guanajuato a San Luis de la Paz y Pozos', 'Guanajuato', 'L19'),
	minor(13, 'Ferrocarril San Marcos a Huajapan de Leon', 'León', 'L19'),
	minor(14, 'Ferrocarril Cazadero y Solis', 'Mexico City', 'N23'),
	minor(15, 'Ferrocarril San Gregorio', 'Mexico City', 'N23'),
	minor(16, 'Ferrocarril Atlamaxac', 'Tlaxcala', 'N25'),
	minor(17, 'Compania del ferrocarril de Mexico a Puebla', 'Puebla', 'N25'),
	minor(18, 'Ferrocarril Mexicano', 'Tlaxcala', 'N25'),
	minor(19, 'Córdoba and Huatusco Railroad', 'Veracruz', 'N27'),
	minor(20, 'Ferrocarril Interoceanico de Acapulco', 'Acapulco', 'P23'),
	minor(21, 'Ferrocarril Oaxaca a Ejutla', 'Oaxaca', 'P27'),
	minor(22, 'Ferrocarriles Unidos de Yucatán', 'Villahermosa', 'O32'),
	minor(23, 'Ferrocarril Merida a Valladolid', 'Merida', 'L37'),
	minor(24, 'Northern Railroad of Guatemala', 'Guatemala', 'Q34')
];

export const ndem: CompanyCard = {
	id: NDEM,
	name: 'NdeM National Railroad',
	kind: 'national',
	color: '#525600',
	ink: '#ffffff',
	home: 'Mexico City',
	tokens: 0
};

export const companies: readonly CompanyCard[] = [...majors, ...minors, ndem];

/** What a private turns into, or does, once a company has acquired it. */
export type PrivateUse =
	| 'train'
	| 'special'
	| 'pullman'
	| 'income'
	| 'track'
	| 'cubes'
	| 'mail'
	| 'note'
	| 'port';

export interface PrivateCard extends DeedCard {
	/** Green: minors may acquire it too. */
	readonly green: boolean;
	/** The first phase in which it may be acquired. */
	readonly phase: string;
	readonly use: PrivateUse;
	/** The train it turns into. */
	readonly train: string | null;
}

const privateCard = (
	number: number,
	name: string,
	revenue: number,
	green: boolean,
	phase: string,
	use: PrivateUse,
	train: string | null = null
): PrivateCard => ({
	id: `P${number}`,
	number,
	name,
	value: 0,
	revenue,
	minor: null,
	green,
	phase,
	use,
	train
});

export const privates: readonly PrivateCard[] = [
	privateCard(1, 'Baldwin Locomotive Works Contract', 5, false, '5', 'train', '5'),
	privateCard(2, 'Mexico City Short Line', 0, false, '2', 'special', '2P'),
	privateCard(3, 'Imported Goods Train', 0, true, '1', 'special', '3/2'),
	privateCard(4, 'Mexico City Sightseeing Train', 0, true, '1', 'special', 'LP'),
	privateCard(5, 'Pullman Car', 10, true, '3', 'pullman', 'P+'),
	privateCard(6, 'Pullman Car', 10, true, '3', 'pullman', 'P+'),
	privateCard(7, 'European Imports', 10, false, '3', 'income'),
	privateCard(8, 'Central Meseta Builders', 10, true, '1', 'track'),
	privateCard(9, 'Narrow Gauge Branch Line', 10, true, '3', 'track'),
	privateCard(10, 'Compania Constructora Nacional Mexicana', 10, true, '1', 'cubes'),
	privateCard(11, 'Sierra Madre Builders', 10, true, '1', 'cubes'),
	privateCard(12, 'American Investors - ATSF Sponsorship', 10, true, '1', 'track'),
	privateCard(13, 'American Investors - DRG Sponsorship', 10, true, '1', 'track'),
	privateCard(14, 'National Mail Service', 10, false, '3', 'mail'),
	privateCard(15, 'National Mail Service', 10, false, '3', 'mail'),
	privateCard(16, 'Vales de Tierra Promissory Notes', 10, false, '2', 'note'),
	privateCard(17, 'Upgraded Docks', 10, true, '2', 'port'),
	privateCard(18, 'Harbor Improvements', 10, false, '3', 'port')
];

/** Concessions are numbered after the privates, so that lists of deeds keep one order. */
export const concessions: readonly DeedCard[] = majors.map((card, i) => ({
	id: `C-${card.id}`,
	number: 101 + i,
	name: `${card.id} concession`,
	value: 100,
	revenue: 10,
	minor: null
}));

export const deeds: readonly DeedCard[] = [...privates, ...concessions];

export function privateCardOf(id: string): PrivateCard | null {
	return privates.find((card) => card.id === id) ?? null;
}

export function isConcession(id: string): boolean {
	return id.startsWith('C-');
}

export function minorCard(id: string): MinorCard | null {
	return minors.find((card) => card.id === id) ?? null;
}
