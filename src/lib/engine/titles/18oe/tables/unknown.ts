/**
 * Every figure that the rulebook does not state or leaves to the box: its default, where the default
 * comes from, and its label at set-up. All of them are house figures, so a table that owns the box
 * puts in what is printed there before the game begins.
 */
import type { DeedId } from '../../../core/model/ids';
import type { HouseRule } from '../../../core/title';
import { CONCESSIONS, concessionId, minors, privates } from './companies';
import { NO_CONCESSIONS } from './options';
import { PRICES } from './trains';

/** rulebook: stated. online: only 18xx.games shows it. guess: nobody shows it. choice: a resolution. */
export type Source = 'rulebook' | 'online' | 'guess' | 'choice';

export interface Figure extends HouseRule {
	readonly source: Source;
}

type Label = readonly [en: string, es: string];

const GROUPS = {
	table: ['Money, limits and the end', 'Dinero, límites y final'],
	concessions: ['Concessions', 'Concesiones'],
	packet: ['Opening packet', 'Paquete inicial'],
	map: ['Ferries and patronage', 'Transbordadores y patrocinio'],
	trains: ['Prices of trains', 'Precios de los trenes'],
	stations: ['Stations of majors', 'Estaciones de las mayores'],
	pars: ['Pars of majors', 'Pares de las mayores']
} as const satisfies Readonly<Record<string, Label>>;

interface Shape {
	readonly group: keyof typeof GROUPS;
	readonly control?: 'switch' | 'rowAndPlace';
}

function figureOf(
	id: string,
	source: Source,
	[en, es]: Label,
	standard: number | HouseRule['standard'],
	[min, max, step]: readonly [min: number, max: number, step: number],
	{ group, control }: Shape = { group: 'table' }
): Figure {
	const [enGroup, esGroup] = GROUPS[group];
	return {
		id,
		source,
		label: { en, es },
		group: { en: enGroup, es: esGroup },
		standard: typeof standard === 'number' ? () => standard : standard,
		min,
		max,
		step,
		...(source === 'online' || source === 'guess' ? { unsure: source } : {}),
		...(control === undefined ? {} : { control })
	};
}

/** Yes or no: a resolution the table may turn round. */
function switchOf(id: string, label: Label, on: 0 | 1): Figure {
	return figureOf(id, 'choice', label, on, [0, 1, 1], { group: 'table', control: 'switch' });
}

/** Total capital over the players, rounded up to the next five (3.3). */
export function startingCash(total: number, players: number): number {
	return Math.ceil(total / players / 5) * 5;
}

const CAPITAL = 5400;
const CAPITAL_WITHOUT_CONCESSIONS = 5200;
const CERTIFICATE_LIMIT: Readonly<Record<number, number>> = { 3: 48, 4: 36, 5: 29, 6: 24, 7: 20 };

const table: readonly Figure[] = [
	figureOf(
		'capital',
		'rulebook',
		['Starting capital of all players together', 'Capital inicial de todos los jugadores'],
		(_players, options) =>
			options.includes(NO_CONCESSIONS) ? CAPITAL_WITHOUT_CONCESSIONS : CAPITAL,
		[1000, 20000, 100]
	),
	figureOf('bank', 'rulebook', ['Money in play', 'Dinero en juego'], 54000, [10000, 200000, 500]),
	switchOf(
		'bankHoldsCapital',
		[
			'The starting capital comes out of the money in play, not on top of it',
			'El capital inicial sale del dinero en juego, no se añade'
		],
		1
	),
	figureOf(
		'remainder',
		'online',
		['Remainder cash for the end of the game', 'Dinero restante para el final'],
		100000,
		[0, 500000, 1000]
	),
	switchOf(
		'bankBreaksAtZero',
		['The bank is broken at exactly £0, not only below', 'El banco quiebra con £0 exactos'],
		0
	),
	figureOf(
		'certificateLimit',
		'online',
		['Certificate limit', 'Límite de títulos'],
		(players) => CERTIFICATE_LIMIT[players] ?? 20,
		[5, 99, 1]
	),
	switchOf(
		'finalIncome',
		[
			'Privates and minor K are paid in the abbreviated last round',
			'Las privadas y la menor K cobran en la última ronda abreviada'
		],
		0
	),
	switchOf(
		'scoreSmall',
		[
			'Minors and regionals count their face value at an early end',
			'Menores y regionales cuentan su valor en un final anticipado'
		],
		0
	),
	figureOf(
		'level4Cards',
		'rulebook',
		['Level 4 cards (3.1 says ten, 11.3.2 twelve)', 'Cartas de nivel 4 (3.1: diez, 11.3.2: doce)'],
		10,
		[10, 12, 1]
	),
	figureOf(
		'ferryDistance',
		'guess',
		['Distance first offered for a ferry', 'Distancia ofrecida primero para un transbordador'],
		1,
		[0, 9, 1],
		{ group: 'map' }
	)
];

/** Payouts of patronage tiles are printed on them; these are only what is offered first. */
const patronage: readonly Figure[] = (
	[
		['Yellow', 'yellow', 'amarillo', 20],
		['Green', 'green', 'verde', 30],
		['Brown', 'brown', 'marrón', 40],
		['Gray', 'grey', 'gris', 50]
	] as const
).map(([id, en, es, amount]) =>
	figureOf(
		`patronage${id}`,
		'guess',
		[`Patronage offered first while ${en} is the highest colour`, `Patrocinio ofrecido con ${es}`],
		amount,
		[0, 500, 5],
		{ group: 'map' }
	)
);

/** Row and place from the left, as one figure: 503 is row 5, third. */
const PACKET: Readonly<Record<DeedId, number>> = {
	RSC: 101,
	PeC: 102,
	WS: 201,
	BBBT: 202,
	SHTC: 301,
	CCTC: 302,
	WCF: 303,
	HMLC: 401,
	BBE: 402,
	SML: 403,
	A: 501,
	B: 502,
	C: 503,
	D: 601,
	E: 602,
	F: 603,
	G: 604,
	H: 701,
	J: 702,
	K: 703,
	L: 704,
	M: 705
};

export function packetFigure(deed: DeedId): string {
	return `packet-${deed}`;
}

const packet: readonly Figure[] = [
	...[...privates, ...minors].map(({ id, name }) =>
		figureOf(packetFigure(id), 'online', [name, name], PACKET[id] ?? 101, [101, 2099, 1], {
			group: 'packet',
			control: 'rowAndPlace'
		})
	),
	...Array.from({ length: CONCESSIONS }, (_, i) =>
		figureOf(
			packetFigure(concessionId(i + 1)),
			'guess',
			[`Concession ${i + 1}`, `Concesión ${i + 1}`],
			801 + i,
			[101, 2099, 1],
			{ group: 'packet', control: 'rowAndPlace' }
		)
	)
];

export function faceFigure(number: number): string {
	return `concessionFace-${number}`;
}

/** 200 between the two starting capitals over ten cards suggests 20 on average, no more. */
const concessionFaces: readonly Figure[] = Array.from({ length: CONCESSIONS }, (_, i) =>
	figureOf(
		faceFigure(i + 1),
		'guess',
		[`Face value of concession ${i + 1}`, `Valor de la concesión ${i + 1}`],
		20,
		[0, 500, 5],
		{ group: 'concessions' }
	)
);

export function priceFigure(type: string): string {
	return `price-${type}`;
}

/** Only the level 3 prices stand in the rulebook (11.6.4). */
const trainPrices: readonly Figure[] = Object.entries(PRICES).map(([type, price]) =>
	figureOf(
		priceFigure(type),
		type === '3' || type === '3+3' ? 'rulebook' : 'online',
		[`Price of a ${type} train`, `Precio de un tren ${type}`],
		price,
		[10, 3000, 5],
		{ group: 'trains' }
	)
);

/** The six stations a major adds to its charter, cheapest first. */
const MAJOR_TOKENS = [40, 60, 60, 80, 80, 80] as const;

export function tokenFigure(index: number): string {
	return `majorToken-${index + 1}`;
}

const tokenCosts: readonly Figure[] = MAJOR_TOKENS.map((cost, i) =>
	figureOf(
		tokenFigure(i),
		'online',
		[`Cost of a major’s added station ${i + 1}`, `Coste de la estación añadida ${i + 1}`],
		cost,
		[0, 500, 5],
		{ group: 'stations' }
	)
);
export const MAJOR_TOKEN_COUNT = MAJOR_TOKENS.length;

const PAR_PAIRS = [
	[60, 75],
	[65, 80],
	[70, 90],
	[75, 100],
	[80, 110],
	[90, 120]
] as const;

export function parFigure(regional: number): string {
	return `majorPar-${regional}`;
}

/** That letter A is the lowest value on both sides is assumed (A-OE-40). */
const parLetters: readonly Figure[] = PAR_PAIRS.map(([regional, major]) =>
	figureOf(
		parFigure(regional),
		'choice',
		[`Major par of a regional at ${regional}`, `Par de la mayor de una regional a ${regional}`],
		major,
		[75, 120, 5],
		{ group: 'pars' }
	)
);

export const figures: readonly Figure[] = [
	...table,
	...concessionFaces,
	...packet,
	...patronage,
	...trainPrices,
	...tokenCosts,
	...parLetters
];

export const house: readonly HouseRule[] = figures.map(({ source: _source, ...rule }) => rule);
