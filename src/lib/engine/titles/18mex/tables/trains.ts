/** Trains and phases of 18MEX (Table I). */
import type { Language, PhaseCard, TrainTable } from '../../../core/title';

export const trains: readonly TrainTable[] = [
	{ type: '2', count: 6, price: 100, rustsIn: '4' },
	{ type: '3', count: 6, price: 180, rustsIn: '6' },
	{ type: '4', count: 3, price: 300, rustsIn: '6½' },
	{ type: '5', count: 2, price: 450, rustsIn: null },
	{ type: '6', count: 2, price: 600, rustsIn: null },
	{ type: '4D', count: 7, price: 700, rustsIn: null }
];

const COUNTS = {
	en: ['one', 'two', 'three', 'four', 'five'],
	es: ['una', 'dos', 'tres', 'cuatro', 'cinco']
} as const;

/** So many operating rounds from the next stock round on, in words. */
export function roundsLine(count: number): Readonly<Record<Language, string>> {
	const [en, es] = [COUNTS.en[count - 1] ?? count, COUNTS.es[count - 1] ?? count];
	return {
		en: `${en} operating round${count === 1 ? '' : 's'} from the next stock round`,
		es: `${es} ronda${count === 1 ? '' : 's'} de operación desde la próxima ronda de bolsa`
	};
}

export const phases: readonly PhaseCard[] = [
	{
		id: '1',
		trigger: null,
		color: 'yellow',
		operatingRounds: 1,
		effects: {
			en: ['train limit 3, one bank train a turn'],
			es: ['límite de 3 trenes, uno del banco por turno']
		}
	},
	{
		id: '2',
		trigger: { train: '2', nth: 1 },
		color: 'yellow',
		operatingRounds: 1,
		effects: { en: ['no changes'], es: ['sin cambios'] }
	},
	{
		id: '3',
		trigger: { train: '3', nth: 1 },
		color: 'green',
		operatingRounds: 2,
		effects: {
			en: ['green tiles', 'companies may buy privates', roundsLine(2).en],
			es: ['losetas verdes', 'las compañías pueden comprar privadas', roundsLine(2).es]
		}
	},
	{
		id: '3½',
		trigger: { train: '3', nth: 5 },
		color: 'green',
		operatingRounds: 2,
		effects: {
			en: [
				'minors close, trade-in shares are given',
				'NdM shares may be bought',
				'NdM may own 4 trains'
			],
			es: [
				'cierran las menores y se entregan sus acciones de canje',
				'se pueden comprar acciones de NdM',
				'NdM puede tener 4 trenes'
			]
		}
	},
	{
		id: '4',
		trigger: { train: '4', nth: 1 },
		color: 'green',
		operatingRounds: 2,
		effects: {
			en: ['2-trains rust', 'train limit 2, NdM 3', 'any number of bank trains a turn'],
			es: [
				'los trenes 2 se retiran',
				'límite de 2 trenes, NdM 3',
				'cualquier número de trenes del banco por turno'
			]
		}
	},
	{
		id: '5',
		trigger: { train: '5', nth: 1 },
		color: 'brown',
		operatingRounds: 3,
		effects: {
			en: ['privates close', 'the NdM merger', 'brown tiles, higher red values', roundsLine(3).en],
			es: [
				'cierran las privadas',
				'la fusión con NdM',
				'losetas marrones, valores rojos altos',
				roundsLine(3).es
			]
		}
	},
	{
		id: '6',
		trigger: { train: '6', nth: 1 },
		color: 'brown',
		operatingRounds: 3,
		effects: { en: ['3-trains rust'], es: ['los trenes 3 se retiran'] }
	},
	{
		id: '6½',
		trigger: { train: '6', nth: 2 },
		color: 'brown',
		operatingRounds: 3,
		effects: {
			en: ['4-trains become obsolete: one last run'],
			es: ['los trenes 4 quedan obsoletos: un último viaje']
		}
	},
	{
		id: '4D',
		trigger: { train: '4D', nth: 1 },
		color: 'gray',
		operatingRounds: 3,
		effects: { en: ['the gray tile'], es: ['la loseta gris'] }
	}
];

function phaseIndex(phase: string): number {
	return phases.findIndex((card) => card.id === phase);
}

/** Has the game reached this phase? */
export function reached(current: string, phase: string): boolean {
	return phaseIndex(current) >= phaseIndex(phase);
}

export function trainPrice(type: string): number {
	const card = trains.find((train) => train.type === type);
	if (card === undefined) throw new Error(`no train ${type}`);
	return card.price;
}
