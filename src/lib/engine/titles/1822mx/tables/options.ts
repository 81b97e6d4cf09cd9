/** The figures a table may change before the game; 1822MX has no optional rules. */
import type { HouseRule, OptionalRule } from '../../../core/title';

export const BANK = 12000;
/** Starting money of all players together (2.1.2). */
export const STARTING_MONEY = 1500;
export const CERTIFICATE_LIMIT: Readonly<Record<number, number>> = { 3: 16, 4: 13, 5: 10 };
export const BIDDING_TOKENS: Readonly<Record<number, number>> = { 3: 6, 4: 5, 5: 4 };
/** All cubes in the box; those not dealt as bidding tokens are builder cubes. */
export const ALL_CUBES = 42;

export const options: readonly OptionalRule[] = [];

export const house: readonly HouseRule[] = [
	{
		id: 'startingCash',
		label: { en: 'Starting cash each', es: 'Dinero inicial de cada uno' },
		standard: (players) => Math.floor(STARTING_MONEY / players),
		min: 100,
		max: 2000,
		step: 5
	},
	{
		id: 'bank',
		label: { en: 'All the money in the box', es: 'Todo el dinero de la caja' },
		standard: () => BANK,
		min: 3000,
		max: 50000,
		step: 100
	},
	{
		id: 'certificateLimit',
		label: { en: 'Certificate limit', es: 'Límite de títulos' },
		standard: (players) => CERTIFICATE_LIMIT[players] ?? 10,
		min: 5,
		max: 40,
		step: 1
	},
	{
		id: 'biddingTokens',
		label: { en: 'Bidding tokens each', es: 'Fichas de puja de cada uno' },
		standard: (players) => BIDDING_TOKENS[players] ?? 4,
		min: 1,
		max: 10,
		step: 1
	},
	{
		id: 'bankBreaksAtZero',
		label: {
			en: 'The bank counts as broken at exactly $0 (1) or only below (0)',
			es: 'El banco quiebra con $0 exactos (1) o solo por debajo (0)'
		},
		standard: () => 0,
		min: 0,
		max: 1,
		step: 1
	}
];
