/** Trains and phases of 1822MX (3.1, 6.5.1). */
import type { PhaseCard, TrainTable } from '../../../core/title';

/** Cards put out for a stock that never runs out: more than all 7 majors and 24 minors together may own. */
const ENDLESS = 45;

export const trains: readonly TrainTable[] = [
	{ type: 'L', count: 22, price: 60, rustsIn: '3' },
	{ type: '2', count: 22, price: 120, rustsIn: '4', backOf: 'L' },
	{ type: '3', count: 7, price: 200, rustsIn: '6' },
	{ type: '4', count: 4, price: 300, rustsIn: '7' },
	{ type: '5', count: 2, price: 500, rustsIn: null },
	{ type: '6', count: 3, price: 600, rustsIn: null },
	{ type: '7', count: ENDLESS, price: 750, rustsIn: null, unlimited: true },
	{ type: 'E', count: ENDLESS, price: 1000, rustsIn: null, backOf: '7', unlimited: true }
];

/** Special trains: outside the limit, never sold (6.5.15). */
export const SPECIAL_TRAINS: ReadonlySet<string> = new Set(['2P', '3/2', 'LP']);
/** Stops at stations of its owner alone (6.5.10). */
export const EXPRESS = 'E';
/** A car, not a train (6.5.7). */
export const PULLMAN = 'P+';
/** What turning an L to its other side costs (6.5.1). */
export const UPGRADE_COST = 80;

/** The other side of a double-sided card, or null. */
export function backOf(front: string): string | null {
	return trains.find((card) => card.backOf === front)?.type ?? null;
}

export function frontOf(type: string): string {
	return trains.find((card) => card.type === type)?.backOf ?? type;
}

export function trainPrice(type: string): number {
	const card = trains.find((train) => train.type === type);
	if (card === undefined) throw new Error(`no train ${type}`);
	return card.price;
}

const phase = (
	id: string,
	train: string | null,
	color: PhaseCard['color'],
	operatingRounds: number,
	en: readonly string[],
	es: readonly string[]
): PhaseCard => ({
	id,
	trigger: train === null ? null : { train, nth: 1 },
	color,
	operatingRounds,
	effects: { en, es }
});

export const phases: readonly PhaseCard[] = [
	phase(
		'1',
		null,
		'yellow',
		1,
		['minors start at $50 with $100', 'train limits 2 and 4'],
		['las menores empiezan en $50 con $100', 'límites de 2 y 4 trenes']
	),
	phase(
		'2',
		'2',
		'yellow',
		2,
		[
			'concessions may be converted',
			'minors start at half their bid, with twice that price',
			'majors may acquire minors',
			'two operating rounds from the next stock round'
		],
		[
			'se convierten las concesiones',
			'las menores empiezan a media puja, con el doble de ese valor',
			'las mayores adquieren menores',
			'dos rondas de operación desde la próxima ronda de bolsa'
		]
	),
	phase(
		'3',
		'3',
		'green',
		2,
		[
			'L-trains rust',
			'green tiles',
			'companies may trade trains',
			'minors start with the whole bid'
		],
		[
			'los trenes L se retiran',
			'losetas verdes',
			'las compañías comercian trenes',
			'las menores empiezan con toda la puja'
		]
	),
	phase(
		'4',
		'4',
		'green',
		2,
		['2-trains rust', 'train limits 1 and 3'],
		['los trenes 2 se retiran', 'límites de 1 y 3 trenes']
	),
	phase(
		'5',
		'5',
		'brown',
		2,
		[
			'concessions leave; majors start directly and float at 50%',
			'minors in the boxes may be acquired for $200',
			'brown tiles',
			'train limits 1 and 2'
		],
		[
			'salen las concesiones; las mayores empiezan directamente y flotan con el 50%',
			'las menores de las casillas se adquieren por $200',
			'losetas marrones',
			'límites de 1 y 2 trenes'
		]
	),
	phase(
		'6',
		'6',
		'brown',
		2,
		['3-trains rust', 'floating brings ten times the starting price'],
		['los trenes 3 se retiran', 'flotar da diez veces el valor inicial']
	),
	phase(
		'7',
		'7',
		'gray',
		2,
		['4-trains rust', 'gray tiles', 'the NdeM is privatized'],
		['los trenes 4 se retiran', 'losetas grises', 'se privatiza NdeM']
	)
];

function phaseIndex(id: string): number {
	return phases.findIndex((card) => card.id === id);
}

/** Has the game reached this phase? */
export function reached(current: string, id: string): boolean {
	return phaseIndex(current) >= phaseIndex(id);
}

const MINOR_LIMIT = [2, 2, 2, 1, 1, 1, 1] as const;
const MAJOR_LIMIT = [4, 4, 4, 3, 2, 2, 2] as const;

/** How many trains a company of a kind may own; the NdeM's limit is a major's (A-MX-05). */
export function limitIn(phaseId: string, minor: boolean): number {
	return (minor ? MINOR_LIMIT : MAJOR_LIMIT)[phaseIndex(phaseId)] ?? 2;
}

/** What P7 brings a company: by the colour of the phase (4.1.10). */
export function importsIncome(phaseId: string): number {
	const color = phases.find((card) => card.id === phaseId)?.color;
	return color === 'gray' ? 60 : color === 'brown' ? 40 : 20;
}
