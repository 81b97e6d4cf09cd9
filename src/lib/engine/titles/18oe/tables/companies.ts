/** The 36 railroads, ten privates and ten concessions of 18OE (2, 6, 14, 15, Table 1). */
import type { CompanyCard, DeedCard } from '../../../core/title';
import type { CompanyId, DeedId } from '../../../core/model/ids';

export const MINOR_FACE = 120;
/** What a minor's treasury may receive when it is bought; more goes to the bank (7.1). */
export const TREASURY_CAP = 180;
export const REGIONALS_IN_PLAY = 18;

const minorList: readonly (readonly [id: string, name: string, color: string, ink: string])[] = [
	['A', 'Silver Banner Line', '#666666', 'white'],
	['B', 'Orange Scroll Surveyors', '#F08080', 'black'],
	['C', 'Golden Bell Marketplace', '#66CDAA', 'black'],
	['D', 'Green Junction Mercantile', '#3CB371', 'white'],
	['E', 'Blue Coast Bridge Construction Company', '#6495ED', 'black'],
	['F', 'White Peak Mountain Railway', '#888888', 'white'],
	['G', 'Indigo Foundry & Iron Works', '#9370DB', 'white'],
	['H', 'Great Western Steamship Company', '#5F9EA0', 'white'],
	['J', 'Grey Locomotive Works', '#aaaaaa', 'black'],
	['K', 'Vermilion Seal Couriers', '#CD5C5C', 'white'],
	['L', 'Krasnaya Strela', '#FA8072', 'black'],
	['M', 'Compagnie Internationale des Wagons-Lits', '#87CEFA', 'black']
];

/** Two stations each: the home station at the zone's price, the second for 20. */
export const minors: readonly CompanyCard[] = minorList.map(([id, name, color, ink]) => ({
	id,
	name,
	kind: 'minor',
	color,
	ink,
	home: '',
	tokens: 2
}));

const regionalList: readonly (readonly [
	id: string,
	name: string,
	home: string,
	color: string,
	ink: string
])[] = [
	['LNWR', 'London and North Western Railway', 'Manchester J27', '#333333', 'white'],
	['GWR', 'Great Western Railway', 'Bristol L25', '#8B0000', 'white'],
	['GSWR', 'Great Southern and Western Railway', 'Dublin I20', '#000080', 'white'],
	['PLM', 'CF Paris a Lyon et a la Mediterranee', 'Lyon U34', '#4B0082', 'white'],
	['MIDI', 'CF du Midi', 'Bordeaux U24', '#0000CD', 'white'],
	['OU', "CF de l'Ouest", 'Le Mans Q26', '#FF4500', 'white'],
	['BEL', 'SNCF Belges', 'Brussel N35', '#555555', 'white'],
	['BHB', 'Berlin Hamburger Bahn', 'Hamburg K46', '#666666', 'white'],
	['POB', 'Preußische Ostbahn', 'Stettin L53', '#8B4513', 'white'],
	['KSS', 'Königlich Sächsische Staatseisenbahnen', 'Leipzig N49', '#228B22', 'white'],
	['KBS', 'Königlich Bayerische Staatseisenbahnen', 'München R47', '#4682B4', 'white'],
	['SB', 'Österreichische Südbahn', 'Wien (metropolis) R55', '#DC143C', 'white'],
	['MAV', 'Magyar Allamvasutak', 'Budapest S60', '#222222', 'white'],
	['SFAI', "Societa per le Ferrovie dell'Alta Italia", 'Milano V41', '#654321', 'white'],
	['SFR', 'Societa per le strade ferrate romane', 'Roma Z47', '#2E8B57', 'white'],
	['CHN', 'Caminos de Hierro del Norte de Espana', 'Barcelona Z27', '#A0522D', 'white'],
	[
		'MZA',
		'Cia de los Ferrocarriles de Madrid a Zaragoza y Alicante',
		'Cartagena AD17',
		'#FFD700',
		'black'
	],
	[
		'RCP',
		'Companhia Real dos Caminhos de Ferro Portugueses',
		'Lisboa (red zone) Z1',
		'#006400',
		'white'
	],
	['BJV', 'Bergslagernas Järnvägar', 'Göteborg F49', '#FFFACD', 'black'],
	['DSJ', 'Det Sjaellandske Jernbaneselskab', 'København I50', '#444444', 'white'],
	[
		'MSP',
		'Petersburgo-Moskovskaya Zheleznaya Doroga',
		'Sankt-Peterburg (metropolis) C74',
		'#B22222',
		'white'
	],
	['MKV', 'Moskovsko-Kiyevo-Voronezhskaya Zheleznaya Doroga', 'Kiev O80', '#D2691E', 'white'],
	['LRZD', 'Libavo-Romenskaya Zheleznaya Doroga', 'Minsk J73', '#800080', 'white'],
	['WW', 'Droga Zelazna Warszawsko-Wiedenska', 'Warszawa M62', '#1E90FF', 'white']
];

/** Two stations as a regional, six more as a major. */
export const regionals: readonly CompanyCard[] = regionalList.map(
	([id, name, home, color, ink]) => ({ id, name, kind: 'regional', color, ink, home, tokens: 8 })
);

export const companies: readonly CompanyCard[] = [...minors, ...regionals];

const minorIds: ReadonlySet<string> = new Set(minors.map((card) => card.id));

/** Minors' charters are deeds of the same name. */
export function isMinor(id: CompanyId | DeedId): boolean {
	return minorIds.has(id);
}

const privateList: readonly (readonly [
	id: string,
	name: string,
	value: number,
	revenue: number
])[] = [
	['RSC', 'Robert Stephenson and Company', 20, 5],
	['PeC', 'Ponts et Chaussees', 20, 5],
	['WS', 'Wien Südbahnhof', 40, 10],
	['BBBT', 'Barclay, Bevan, Barclay and Tritton', 40, 10],
	['SHTC', 'Star Harbor Trading Company', 60, 15],
	['CCTC', 'Central Circle Transport Corporation', 60, 15],
	['WCF', 'White Cliffs Ferry', 60, 15],
	['HMLC', 'Hochberg Mining & Lumber Co.', 80, 20],
	['BBE', 'Brandt & Brandau, Engineers', 100, 25],
	['SML', 'Swift Metropolitan Line', 120, 0]
];

export const privates: readonly DeedCard[] = privateList.map(([id, name, value, revenue], i) => ({
	id,
	number: i + 1,
	name,
	value,
	revenue,
	minor: null
}));

const privateIds: ReadonlySet<string> = new Set(privates.map((card) => card.id));

export function isPrivate(id: DeedId): boolean {
	return privateIds.has(id);
}

const charters: readonly DeedCard[] = minors.map(({ id, name }, i) => ({
	id,
	number: 11 + i,
	name,
	value: MINOR_FACE,
	revenue: 0,
	minor: id
}));

export const CONCESSIONS = 10;

export function concessionId(number: number): DeedId {
	return `concession-${number}`;
}

/** What a concession costs is printed only on the card; see the table of unknown figures. */
export const concessions: readonly DeedCard[] = Array.from({ length: CONCESSIONS }, (_, i) => ({
	id: concessionId(i + 1),
	number: 23 + i,
	name: `Concession ${i + 1}`,
	label: `C${i + 1}`,
	value: 20,
	revenue: 0,
	minor: null
}));

export function isConcession(id: DeedId): boolean {
	return id.startsWith('concession-');
}

export const deeds: readonly DeedCard[] = [...privates, ...charters, ...concessions];

/** Privates by what they do. */
export const WIEN = 'WS';
export const BARCLAY = 'BBBT';
export const STAR_HARBOR = 'SHTC';
export const CENTRAL_CIRCLE = 'CCTC';
export const WHITE_CLIFFS = 'WCF';
export const HOCHBERG = 'HMLC';
export const BRANDT = 'BBE';
export const SWIFT = 'SML';
