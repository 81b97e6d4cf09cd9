import { describe, expect, it } from 'vitest';
import {
	companyRoom,
	companyView,
	focusRows,
	groupCompanies,
	playerDensity,
	playerViews,
	tableView,
	type CompanyView
} from '../../../../src/lib/engine';
import { midGame } from '../../../fixtures/mex-mid-game';

const { title, state } = midGame;
const model = companyView(title, state, 'PAC');

/** `count` companies in order, the first `operated` of them done. */
function crowd(count: number, operated: number): CompanyView[] {
	return Array.from({ length: count }, (_, i): CompanyView => {
		const done = i < operated;
		const order = done ? null : i - operated + 1;
		const status = done ? 'operated' : order === 1 ? 'now' : 'waiting';
		return { ...model, id: `C${i}`, status, order };
	});
}

const ids = (list: readonly CompanyView[]) => list.map((company) => company.id);

describe('groups of companies', () => {
	it('gives every company a row while they fit, minors beside each other', () => {
		const groups = groupCompanies(tableView(title, state).companies);
		expect(groups.crowded).toBe(false);
		expect(groups.rows).toHaveLength(6);
		expect(ids(groups.minors)).toEqual(['A', 'B', 'C']);
		expect(ids(groups.waiting).sort()).toEqual(['MC', 'UdY']);
	});

	it('keeps the current one and the next four in rows when there are too many', () => {
		const groups = groupCompanies(crowd(20, 7));
		expect(groups.crowded).toBe(true);
		expect(groups.operated).toHaveLength(7);
		expect(ids(groups.rows)).toEqual(['C7', 'C8', 'C9', 'C10', 'C11']);
		expect(groups.later).toHaveLength(8);
		expect(groups.far).toEqual([]);
	});

	it.each([9, 10])('never needs more than %i rows, and loses nobody', (room) => {
		for (let operated = 0; operated <= 36; operated++) {
			const groups = groupCompanies(crowd(36, operated), room);
			const { rows, later, far } = groups;
			const lines = 1 + rows.length + Math.ceil(later.length / 4) + (far.length > 0 ? 1 : 0);
			expect(lines).toBeLessThanOrEqual(room);
			expect(groups.operated.length + rows.length + later.length + far.length).toBe(36);
		}
	});

	it('full cards of five players leave one row less, and the next company becomes a tile', () => {
		const groups = groupCompanies(crowd(16, 0), companyRoom('dense'), focusRows('dense'));
		expect(ids(groups.rows)).toEqual(['C0', 'C1', 'C2', 'C3']);
		expect(ids(groups.later)[0]).toBe('C4');
		expect(groups.later).toHaveLength(12);
		expect(focusRows('strip')).toBe(focusRows('dense') + 1);
	});

	it('makes a strip of six players, and room for one more row below it', () => {
		const players = playerViews(title, state);
		expect(playerDensity(players)).toBe('roomy');
		expect(playerDensity([...players, ...players.slice(0, 1)])).toBe('dense');
		expect(playerDensity([...players, ...players.slice(0, 2)])).toBe('strip');
		expect(companyRoom('strip')).toBe(companyRoom('dense') + 1);
	});
});
