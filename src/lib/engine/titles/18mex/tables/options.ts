/** Optional rules (section 8) and the figures a table may change before the game. */
import {
	bankBreaksRule,
	bankRule,
	certificateLimitRule,
	startingCashRule
} from '../../../core/set-up';
import type { HouseRule, OptionalRule } from '../../../core/title';

const STARTING_CASH: Readonly<Record<number, number>> = { 3: 625, 4: 500, 5: 450 };
const CERTIFICATE_LIMIT: Readonly<Record<number, number>> = { 3: 19, 4: 14, 5: 11 };
const BANK = 9000;

export const options: readonly OptionalRule[] = [
	{
		id: 'thirdYellow',
		section: '8(a)',
		label: {
			en: 'Three yellow tiles in a company’s first turn',
			es: 'Tres losetas amarillas en el primer turno de una compañía'
		}
	},
	{
		id: 'earlyKcmo',
		section: '8(b)',
		label: {
			en: 'A company may buy KCM&O before phase 3, for at most $40',
			es: 'Una compañía puede comprar KCM&O antes de la fase 3, por $40 como máximo'
		}
	},
	{
		id: 'lateMinors',
		section: '8(c)',
		label: {
			en: 'Minors close at the next stock round, not at once',
			es: 'Las menores cierran en la próxima ronda de bolsa, no de inmediato'
		}
	},
	{
		id: 'hardRust',
		section: '8(d)',
		label: {
			en: '4-trains leave at once with the second 6-train',
			es: 'Los trenes 4 se retiran de inmediato con el segundo tren 6'
		}
	}
];

export const house: readonly HouseRule[] = [
	startingCashRule((players) => STARTING_CASH[players] ?? 450),
	bankRule(BANK),
	certificateLimitRule((players) => CERTIFICATE_LIMIT[players] ?? 11),
	{
		id: 'mnrRevenue',
		label: {
			en: 'Income of MNR (#7), as printed on your certificate',
			es: 'Ingreso de MNR (n.º 7), según su título'
		},
		standard: () => 20,
		min: 0,
		max: 50,
		step: 5
	},
	{
		id: 'roundsYellow',
		label: {
			en: 'Operating rounds in the yellow phases',
			es: 'Rondas de operación en las fases amarillas'
		},
		standard: () => 1,
		min: 1,
		max: 5,
		step: 1
	},
	{
		id: 'roundsGreen',
		label: {
			en: 'Operating rounds in the green phases',
			es: 'Rondas de operación en las fases verdes'
		},
		standard: () => 2,
		min: 1,
		max: 5,
		step: 1
	},
	{
		id: 'roundsBrown',
		label: { en: 'Operating rounds from phase 5', es: 'Rondas de operación desde la fase 5' },
		standard: () => 3,
		min: 1,
		max: 5,
		step: 1
	},
	bankBreaksRule
];
