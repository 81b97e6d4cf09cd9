/** The figures a table may change before the game; 1822MX has no optional rules. */
import {
	bankBreaksRule,
	bankRule,
	certificateLimitRule,
	startingCashRule
} from '../../../core/set-up';
import type { HouseRule, OptionalRule } from '../../../core/title';

export const BANK = 12000;
/** Starting money of all players together (2.1.2). */
const STARTING_MONEY = 1500;
export const CERTIFICATE_LIMIT: Readonly<Record<number, number>> = { 3: 16, 4: 13, 5: 10 };
const BIDDING_TOKENS: Readonly<Record<number, number>> = { 3: 6, 4: 5, 5: 4 };
/** All cubes in the box; those not dealt as bidding tokens are builder cubes. */
export const ALL_CUBES = 42;

export const options: readonly OptionalRule[] = [];

export const house: readonly HouseRule[] = [
	startingCashRule((players) => Math.floor(STARTING_MONEY / players)),
	bankRule(BANK),
	certificateLimitRule((players) => CERTIFICATE_LIMIT[players] ?? 10),
	{
		id: 'biddingTokens',
		label: { en: 'Bidding tokens each', es: 'Fichas de puja de cada uno' },
		standard: (players) => BIDDING_TOKENS[players] ?? 4,
		min: 1,
		max: 10,
		step: 1
	},
	bankBreaksRule
];
