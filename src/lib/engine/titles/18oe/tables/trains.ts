/** Trains by level with their two sides, and the train phases (3.1, 5.2, 11.3.2, 11.6). */
import type { PhaseCard, TrainTable } from '../../../core/title';
import type { PhaseId, TrainType } from '../../../core/model/ids';

export interface Level {
	readonly level: number;
	readonly count: number;
	readonly local: TrainType;
	readonly express: TrainType | null;
	/** The train phase that makes it rust; null: permanent. */
	readonly rustsIn: PhaseId | null;
}

export const levels: readonly Level[] = [
	{ level: 2, count: 30, local: '2+2', express: null, rustsIn: '4' },
	{ level: 3, count: 20, local: '3+3', express: '3', rustsIn: '6' },
	{ level: 4, count: 10, local: '4+4', express: '4', rustsIn: '8' },
	{ level: 5, count: 8, local: '5+5', express: '5', rustsIn: null },
	{ level: 6, count: 6, local: '6+6', express: '6', rustsIn: null },
	{ level: 7, count: 14, local: '7+7', express: '4D', rustsIn: null },
	{ level: 8, count: 8, local: '8+8', express: '5D', rustsIn: null }
];

export const PULLMAN = 'Pullman';
export const PULLMANS = 10;
export const PULLMAN_PRICE = 150;
export const PULLMAN_BETWEEN = 75;
export const ROYALTY = 15;
/** Level 8 trains are for sale once this many level 7 trains have left the Works (11.6). */
export const SEVENS_BEFORE_EIGHT = 4;

/** Default prices; those of the box can be entered as house figures before the game. */
export const PRICES: Readonly<Record<TrainType, number>> = {
	'2+2': 100,
	'3+3': 225,
	'3': 200,
	'4+4': 350,
	'4': 300,
	'5+5': 475,
	'5': 400,
	'6+6': 600,
	'6': 525,
	'7+7': 750,
	'4D': 850,
	'8+8': 900,
	'5D': 1000
};

const byType = new Map<TrainType, Level>();
for (const level of levels) {
	byType.set(level.local, level);
	if (level.express !== null) byType.set(level.express, level);
}

export function levelOf(type: TrainType): Level {
	const level = byType.get(type);
	if (level === undefined) throw new Error(`no train ${type}`);
	return level;
}

export function isPullman(type: TrainType): boolean {
	return type === PULLMAN;
}

/** Both sides of a card, the cheaper one first under the default prices. */
export function sidesOf(type: TrainType): readonly TrainType[] {
	const { local, express } = levelOf(type);
	return express === null ? [local] : [local, express];
}

/** Every side of every card; cards lie in the Works with their local side up. */
export const trains: readonly TrainTable[] = [
	...levels.flatMap(({ count, local, express, rustsIn }) => [
		{ type: local, count, price: PRICES[local] ?? 0, rustsIn },
		...(express === null
			? []
			: [{ type: express, count: 0, price: PRICES[express] ?? 0, rustsIn, backOf: local }])
	]),
	{ type: PULLMAN, count: PULLMANS, price: PULLMAN_PRICE, rustsIn: null }
];

type Words = readonly [en: readonly string[], es: readonly string[]];

function phase(
	id: PhaseId,
	train: TrainType | null,
	color: PhaseCard['color'],
	[en, es]: Words
): PhaseCard {
	const trigger = train === null ? null : { train, nth: 1 };
	return { id, trigger, color, operatingRounds: 2, effects: { en, es } };
}

export const phases: readonly PhaseCard[] = [
	phase('1', null, 'yellow', [
		['concessions, then the first stock round; no stock may be sold'],
		['concesiones, luego la primera ronda de bolsa; no se venden acciones']
	]),
	phase('2', null, 'yellow', [
		['begins with the first operating round', 'minors and regionals 2 trains, majors 4'],
		['empieza con la primera ronda de operación', 'menores y regionales 2 trenes, mayores 4']
	]),
	phase('3', '3+3', 'green', [
		['green tiles', 'minors may merge into majors'],
		['losetas verdes', 'las menores pueden fusionarse con mayores']
	]),
	phase('4', '4+4', 'green', [
		[
			'level 2 trains rust',
			'majors 3 trains, nationals 4, others 1',
			'nationals may form',
			'Pullmans for sale'
		],
		[
			'los trenes 2 se retiran',
			'mayores 3 trenes, nacionales 4, las demás 1',
			'pueden formarse nacionales',
			'hay Pullman'
		]
	]),
	phase('5', '5+5', 'brown', [
		['brown tiles', 'the next stock round is the Consolidation', 'the ferry place at Lille opens'],
		[
			'losetas marrones',
			'la próxima ronda de bolsa es la consolidación',
			'se abre el sitio de Lille'
		]
	]),
	phase('6', '6+6', 'brown', [
		['level 3 trains rust', 'majors 2 trains, nationals 3', 'nationals may form'],
		['los trenes 3 se retiran', 'mayores 2 trenes, nacionales 3', 'pueden formarse nacionales']
	]),
	phase('7', '7+7', 'gray', [
		['grey tiles', 'level 8 trains after the fourth level 7 train'],
		['losetas grises', 'trenes 8 tras el cuarto tren 7']
	]),
	phase('8', '8+8', 'gray', [
		['level 4 trains rust', 'nationals may form for the last time', 'the final rounds begin'],
		[
			'los trenes 4 se retiran',
			'última ocasión de formar nacionales',
			'empiezan las rondas finales'
		]
	])
];

export function reached(current: PhaseId, wanted: number): boolean {
	return Number(current) >= wanted;
}

/** Does a train of this type count as rusted in this phase? */
export function rustedIn(type: TrainType, current: PhaseId): boolean {
	if (isPullman(type)) return false;
	const { rustsIn } = levelOf(type);
	return rustsIn !== null && reached(current, Number(rustsIn));
}

/** Figures that change with the phase: at phases 2, 3-4, 5-6 and 7-8. */
export type ByPhase = readonly [
	two: number,
	threeFour: number,
	fiveSix: number,
	sevenEight: number
];

export function atPhase(values: ByPhase, current: PhaseId): number {
	const number = Number(current);
	if (number <= 2) return values[0];
	if (number <= 4) return values[1];
	return number <= 6 ? values[2] : values[3];
}

/** Minor K's mail contract (15.10). */
export const MAIL: ByPhase = [20, 40, 50, 60];
/** The Orient Express adds this to the run (12). */
export const ORIENT_BONUS: ByPhase = [30, 30, 60, 100];
