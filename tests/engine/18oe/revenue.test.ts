/** 18OE: the sums of the revenue sheet (11.1, 11.3.9, 11.3.10, 12, 15.11). */
import { describe, expect, it } from 'vitest';
import {
	capacity,
	combined,
	fits,
	nationalRevenue,
	orientBonus,
	pullmanBonus,
	reachOf,
	trainRevenue,
	withArrow
} from '$engine/titles/18oe/rules/revenue';
import { pointsFor, tilePoints } from '$engine/titles/18oe/rules/tile-points';
import { secondStockRound } from './oe-support';

describe('§11.3.9 revenue of a train', () => {
	it('§11.3.9 OE-65 cities and red zones, towns up to the limit, D trains double', () => {
		expect(trainRevenue('3', { types: ['2+2'], cities: [20, 30], towns: [10, 10] })).toBe(70);
		expect(trainRevenue('7', { types: ['4D'], cities: [60, 80, 50, 40], towns: [] })).toBe(460);
		expect(trainRevenue('3', { types: ['2+2'], cities: [20, 30, 40], towns: [] })).toBeNull();
	});

	it('§11.3.9 §15.11 the dearest are doubled, in whatever order they were entered', () => {
		const cities = [10, 60, 80, 50, 40];
		expect(trainRevenue('7', { types: ['4D'], cities, towns: [], arrow: true })).toBe(240 + 230);
		const linked = { cities: [20, 60, 40, 50, 30], towns: [], unlinkedCities: 3, unlinkedTowns: 0 };
		// A 4D and a 4: eight places, of which three are not linked; the Pullman is on the 4D.
		expect(nationalRevenue({ types: ['4', '4D'], ...linked })).toBe(200 + 180 + 70);
	});

	it('§12.1 one train alone is not combined with anything', () => {
		const alone = { types: ['2+2'], cities: [20, 30], towns: [10, 10] };
		expect(trainRevenue('3', { ...alone, orient: true })).toBe(70 + orientBonus('3'));
	});

	it('§15.4 OE-65 minor D’s bonus is part of the city and doubled by a D train', () => {
		expect(trainRevenue('7', { types: ['4D'], cities: [60 + 40], towns: [] })).toBe(200);
	});

	it('§11.3.9 T-OE-19 what a 2+2, a 4D, a 4 and a 4+4 may count', () => {
		const two = reachOf('2+2');
		expect([fits(two, 1, 3), fits(two, 2, 2), fits(two, 2, 3), fits(two, 0, 4)]).toEqual([
			true,
			true,
			false,
			false
		]);
		const d = reachOf('4D');
		expect([fits(d, 4, 0), fits(d, 3, 1)]).toEqual([true, false]);
		const four = reachOf('4');
		expect([fits(four, 1, 3), fits(four, 4, 0), fits(four, 4, 1), fits(four, 0, 4)]).toEqual([
			true,
			true,
			false,
			false
		]);
		const local = reachOf('4+4');
		expect([fits(local, 4, 4), fits(local, 1, 7), fits(local, 5, 3), fits(local, 4, 5)]).toEqual([
			true,
			true,
			false,
			false
		]);
	});

	it('§11.3.9 §11.3.2 OE-66 T-OE-08 D-OE-19 a Pullman adds ten a level; a 4D is level 7', () => {
		expect([
			pullmanBonus('3+3'),
			pullmanBonus('8+8'),
			pullmanBonus('4D'),
			pullmanBonus('5D')
		]).toEqual([30, 80, 70, 80]);
		expect(trainRevenue('5', { types: ['3'], cities: [30], towns: [], pullman: true })).toBe(60);
	});

	it('§15.11 T-OE-14 minor L’s marker: 2+2 as 3+3, 8+8 as 9+9, 4 as 5+1', () => {
		expect(withArrow(reachOf('2+2'))).toMatchObject({ cities: 3, towns: 3 });
		expect(withArrow(reachOf('8+8'))).toMatchObject({ cities: 9, towns: 9 });
		expect(withArrow(reachOf('4'))).toMatchObject({ cities: 5, towns: 1 });
	});

	it('§15.11 on a D train the extra city is not doubled, and a Pullman keeps its level', () => {
		const sheet = {
			types: ['4D'],
			cities: [50, 50, 50, 50, 10],
			towns: [],
			arrow: true,
			pullman: true
		};
		expect(trainRevenue('7', sheet)).toBe(2 * 200 + 10 + 70);
	});

	it('§12 OE-67 T-OE-22 the Orient Express adds 30, 60 or 100, not doubled', () => {
		expect(['2', '3', '4', '5', '6', '7', '8'].map(orientBonus)).toEqual([
			30, 30, 30, 60, 60, 100, 100
		]);
		expect(trainRevenue('7', { types: ['4D'], cities: [100], towns: [], orient: true })).toBe(300);
	});

	it('§12.1 T-OE-10 a 2+2, a 3 and a 2+2 combined reach 7 cities and 4 towns', () => {
		expect(combined(['2+2', '3', '2+2'])).toMatchObject({ cities: 7, towns: 4 });
	});

	it('§12.1 T-OE-11 a Pullman on a combined train counts one part', () => {
		const sheet = { types: ['2+2', '3+3'], cities: [100], towns: [], pullman: true, orient: true };
		expect(trainRevenue('4', sheet)).toBe(100 + 30 + 30);
		expect(trainRevenue('4', { ...sheet, orient: false })).toBeNull();
		expect(trainRevenue('5', { ...sheet, types: ['2+2', '5'] })).toBeNull();
	});
});

describe('§11.3.10 nationals', () => {
	it('§11.3.10 T-OE-09 a 4+4, a 5 and a 4D: 13 cities, four doubled, four towns', () => {
		expect(capacity(['4+4', '5', '4D'])).toEqual({ cities: 13, doubled: 4, towns: 4 });
	});

	it('§11.3.10 OE-68 A-OE-43 linked places, unlinked ones for nothing, 60 and 10 for the rest, Pullman', () => {
		const sheet = {
			types: ['4+4', '4D'],
			cities: [80, 60, 50, 40, 20],
			towns: [10, 10],
			unlinkedCities: 1,
			unlinkedTowns: 1
		};
		// 250 + 230 doubled + 20 towns + two spare cities + one spare town + Pullman on the level 7.
		expect(nationalRevenue(sheet)).toBe(250 + 230 + 20 + 120 + 10 + 70);
		expect(nationalRevenue({ ...sheet, towns: [10, 10, 10, 10, 10] })).toBeNull();
		expect(
			nationalRevenue({ types: [], cities: [], towns: [], unlinkedCities: 0, unlinkedTowns: 0 })
		).toBe(0);
	});
});

describe('§11.1 tile points', () => {
	it('§11.1 T-OE-18 four points: four yellow, two and an upgrade, two upgrades, one metropolis upgrade', () => {
		expect(pointsFor(['yellow', 'yellow', 'yellow', 'yellow'])).toBe(4);
		expect(pointsFor(['yellow', 'yellow', 'upgrade'])).toBe(4);
		expect(pointsFor(['upgrade', 'upgrade'])).toBe(4);
		expect(pointsFor(['upgradeMetropolis'])).toBe(4);
		expect(pointsFor(['yellowMetropolis'])).toBe(2);
	});

	it('§11.1 §15.7 three for minors, two more for minor G', () => {
		const state = secondStockRound();
		expect([tilePoints(state, 'H'), tilePoints(state, 'G')]).toEqual([3, 5]);
	});
});
