/** Track that costs money, builder cubes and Mexico City (6.8, 6.9). */
import type { ActionRule } from '../../../core/assemble';
import { payEarly } from '../../../core/ledger/late-money';
import { isWholeAmount, type GameBook } from '../../../core/ledger/ledger';
import type { CompanyId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { R } from '../rulebook';
import { NDEM } from '../tables/companies';
import { reached } from '../tables/trains';
import {
	cannotPay,
	isMinor,
	never,
	no,
	note,
	operates,
	refusals,
	turnCompany,
	type Act as CoreAct
} from './common';
import { own, type Cubes } from './own';

/** River, hill, mountain. */
export type Terrain = 20 | 40 | 80;

export type BuildAction =
	| {
			readonly do: 'own.payTerrain';
			readonly company: CompanyId;
			/** What is marked in the hex. */
			readonly costs: readonly Terrain[];
			/** Which of it cubes lying there pay for. */
			readonly covered: readonly Terrain[];
	  }
	| { readonly do: 'own.placeCube'; readonly company: CompanyId; readonly held: boolean }
	| { readonly do: 'own.upgradeCity'; readonly company: CompanyId };

type Act<K extends BuildAction['do']> = Extract<BuildAction, { readonly do: K }>;

/** The NdeM builds without money (6.21.4). */
function hasTreasury(id: CompanyId): boolean {
	return id !== NDEM;
}

export const payTerrain: ActionRule<CoreAct<'payTerrain'>> = {
	check(state, { company: id, amount }) {
		return refusals(
			operates(state, id),
			!hasTreasury(id) && never('ndem-has-no-treasury', R['6.21.4']),
			(!isWholeAmount(amount) || amount === 0) && never('not-a-whole-amount', R['6.8.13']),
			amount % 20 !== 0 && no('not-a-terrain', R['6.8.13']),
			cannotPay(state, id, amount, R['6.8.19'])
		);
	},
	apply(book, { company: id, amount }) {
		payEarly(book, R['6.8.13'], id, 'bank', amount, 'terrain', id);
	},
	options(state) {
		const id = turnCompany(state);
		if (id === null || !hasTreasury(id)) return [];
		return [
			{
				action: { do: 'payTerrain', company: id, amount: 20 },
				range: { field: 'amount', min: 20, max: 140, step: 20 }
			}
		];
	}
};

/** One cube for a river or hill, two for a mountain (6.8.15). */
export function cubesFor(covered: readonly Terrain[]): number {
	return covered.reduce((sum, cost) => sum + (cost === 80 ? 2 : 1), 0);
}

const total = (costs: readonly number[]): number => costs.reduce((sum, cost) => sum + cost, 0);

/** Is every covered cost one of those marked? */
function within(covered: readonly Terrain[], costs: readonly Terrain[]): boolean {
	const open = [...costs];
	return covered.every((cost) => {
		const at = open.indexOf(cost);
		if (at >= 0) open.splice(at, 1);
		return at >= 0;
	});
}

export const payWithCubes: ActionRule<Act<'own.payTerrain'>> = {
	check(state, { company: id, costs, covered }) {
		const amount = total(costs) - total(covered);
		return refusals(
			operates(state, id),
			(costs.length === 0 || !within(covered, costs)) && never('not-a-terrain', R['6.8.13']),
			cubesFor(covered) > own(state).cubes.map && no('no-cubes', R['6.8.15']),
			cannotPay(state, id, amount, R['6.8.19'])
		);
	},
	apply(book, { company: id, costs, covered }) {
		payEarly(book, R['6.8.13'], id, 'bank', total(costs) - total(covered), 'terrain', id);
		const used = cubesFor(covered);
		const { cubes } = own(book.state);
		if (used > 0) {
			setCubes(book, { ...cubes, pool: cubes.pool + used, map: Math.max(0, cubes.map - used) });
		}
	},
	options(state) {
		const id = turnCompany(state);
		if (id === null || own(state).cubes.map === 0) return [];
		const covers: readonly Terrain[] = [20, 40, 80];
		return covers.map((cost) => ({
			action: { do: 'own.payTerrain', company: id, costs: [cost], covered: [cost] }
		}));
	}
};

function setCubes(book: GameBook, to: Cubes): void {
	note(book, R['6.8.15'], { t: 'own.cubes', from: own(book.state).cubes, to });
}

function heldCubes(state: State, id: CompanyId): number {
	return own(state).cubes.held[id] ?? 0;
}

/** Cubes of P10 or P11 come to a charter; what the pool lacks is taken from the map (6.8.16). */
export function giveCubes(book: GameBook, id: CompanyId, count: number): void {
	const { cubes } = own(book.state);
	const held = { ...cubes.held, [id]: heldCubes(book.state, id) + count };
	const lacking = Math.max(0, count - cubes.pool);
	const map = Math.max(0, cubes.map - lacking);
	setCubes(book, { pool: Math.max(0, cubes.pool - count), map, held });
}

/** A minor's cubes go to the major that acquires it (6.18.5). */
export function moveCubes(book: GameBook, from: CompanyId, to: CompanyId): void {
	const count = heldCubes(book.state, from);
	if (count === 0) return;
	const { cubes } = own(book.state);
	const held = { ...cubes.held, [from]: 0, [to]: heldCubes(book.state, to) + count };
	setCubes(book, { ...cubes, held });
}

/** A cube from the pool, from the charter, or, when the pool is empty, from the map (6.8.16). */
export const placeCube: ActionRule<Act<'own.placeCube'>> = {
	check(state, { company: id, held }) {
		const { cubes } = own(state);
		return refusals(
			operates(state, id),
			held && heldCubes(state, id) === 0 && never('no-cubes', R['T-P1']),
			!held && cubes.pool + cubes.map === 0 && never('no-cubes', R['6.8.16'])
		);
	},
	apply(book, { company: id, held }) {
		const { cubes } = own(book.state);
		if (held) {
			const left = { ...cubes.held, [id]: heldCubes(book.state, id) - 1 };
			setCubes(book, { ...cubes, map: cubes.map + 1, held: left });
		} else if (cubes.pool > 0) {
			setCubes(book, { ...cubes, pool: cubes.pool - 1, map: cubes.map + 1 });
		} else {
			note(book, R['6.8.16'], { t: 'own.cubes', from: cubes, to: cubes });
		}
	},
	options(state) {
		const id = turnCompany(state);
		if (id === null) return [];
		const both = heldCubes(state, id) > 0 ? [false, true] : [false];
		return both.map((held) => ({ action: { do: 'own.placeCube', company: id, held } }));
	}
};

/** A level of Mexico City (6.9.1). */
export const CITY_COST = 20;
const CITY_COMPLETE = 4;
/** The phase in which each colour of Mexico City becomes available. */
const CITY_PHASES = ['1', '3', '5', '7'] as const;
/** Minors stop at green (4.2.8). */
const MINOR_CITY = 2;

export const upgradeCity: ActionRule<Act<'own.upgradeCity'>> = {
	check(state, { company: id }) {
		const level = own(state).mexicoCity;
		const phase = CITY_PHASES[level] ?? '7';
		return refusals(
			operates(state, id),
			!hasTreasury(id) && never('ndem-has-no-treasury', R['6.9.1']),
			level >= CITY_COMPLETE && never('city-complete', R['6.9.1']),
			!reached(state.phase, phase) && no('color-not-yet', R['6.9.1'], { phase }),
			isMinor(state, id) && level >= MINOR_CITY && no('for-majors', R['4.2.8']),
			cannotPay(state, id, CITY_COST, R['6.9.1'])
		);
	},
	apply(book, { company: id }) {
		const from = own(book.state).mexicoCity;
		payEarly(book, R['6.9.1'], id, 'bank', CITY_COST, 'terrain', 'N23');
		note(book, R['6.9.1'], { t: 'own.mexicoCity', from, to: from + 1 });
	},
	options(state) {
		const id = turnCompany(state);
		if (id === null || !hasTreasury(id) || own(state).mexicoCity >= CITY_COMPLETE) return [];
		return [{ action: { do: 'own.upgradeCity', company: id } }];
	}
};
