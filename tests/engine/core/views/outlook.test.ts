import { describe, expect, it } from 'vitest';
import {
	couldBuy,
	couldRaise,
	decideEntry,
	operatingView,
	trainNeed,
	trainOutlook,
	turnAhead
} from '../../../../src/lib/engine';
import { midGame } from '../../../fixtures/mex-mid-game';

const { title, state } = midGame;

describe('the train outlook', () => {
	it('§4.3.4 looks to the next phase that takes trains away', () => {
		const outlook = trainOutlook(title, state);
		expect(outlook.phase).toBe('4');
		const trainless = outlook.lines.filter((line) => line.trainless).map((line) => line.company);
		expect(trainless.sort()).toEqual(['CHI', 'SPM']);
		const pac = outlook.lines.find((line) => line.company === 'PAC');
		expect(pac).toMatchObject({ keeps: ['3'], loses: ['2'], trainless: false, need: null });
	});

	it('§4.3.4.2 says what treasury and president lack for the cheapest train', () => {
		const outlook = trainOutlook(title, state);
		expect(outlook.cheapest).toEqual({ type: '4', price: 300 });
		const chi = outlook.lines.find((line) => line.company === 'CHI');
		expect(chi?.need).toMatchObject({ treasury: 610, missing: 0, short: 0, president: 'p1' });
		const poor = { ...state, cash: { ...state.cash, CHI: 20, p1: 100, bank: 6428 } };
		const line = trainOutlook(title, poor).lines.find((each) => each.company === 'CHI');
		expect(line?.need).toMatchObject({ missing: 280, cash: 100, short: 180 });
		expect(line?.raises).toBe(couldRaise(title, poor, 'p1').total);
	});

	it('the need of now goes by the cheapest train of the bank', () => {
		const poor = { ...state, cash: { ...state.cash, PAC: 30, p3: 74, bank: 6235 } };
		expect(trainNeed(title, poor, 'PAC')).toMatchObject({
			train: { type: '3', price: 180 },
			missing: 150,
			short: 76
		});
	});
});

describe('what a player could do now', () => {
	it('§3.2 lists the best legal sale of each company alone, cash included in the sum', () => {
		const raise = couldRaise(title, state, 'p3');
		expect(raise.cash).toBe(74);
		expect(raise.lines.map((line) => line.company)).toContain('PAC');
		for (const line of raise.lines) expect(line.amount).toBeGreaterThan(0);
		expect(raise.total).toBe(74 + raise.lines.reduce((sum, line) => sum + line.amount, 0));
	});

	it('§3.2(a)(1) in the first operating round it is the second stock round that comes next', () => {
		const first = (kind: 'stock' | 'operating') => ({
			...state,
			round: { ...state.round, kind, number: 1 }
		});
		expect(couldRaise(title, first('stock'), 'p3').lines).toEqual([]);
		expect(couldRaise(title, first('operating'), 'p3')).toEqual(couldRaise(title, state, 'p3'));
	});

	it('§3.3 lists only shares the cash pays for', () => {
		const buys = couldBuy(title, state, 'p3');
		expect(buys.length).toBeGreaterThan(0);
		for (const line of buys) expect(line.amount).toBeLessThanOrEqual(74);
		const broke = { ...state, cash: { ...state.cash, p3: 0, bank: 5849 } };
		expect(couldBuy(title, broke, 'p3')).toEqual([]);
	});
});

describe('a turn filled in early', () => {
	it('is judged over the table as it would be, and leaves the real one alone', () => {
		const before = JSON.stringify(state);
		const ahead = turnAhead(title, state, 'MEX');
		expect(operatingView(title, ahead)).toMatchObject({ mayRun: true, company: { id: 'MEX' } });
		const turn = [
			{ do: 'collectMail', company: 'MEX', amount: 20 },
			{ do: 'run', company: 'MEX', revenue: 100, choice: 'pay' }
		] as const;
		expect(decideEntry(title.rules, ahead, turn).ok).toBe(true);
		expect(decideEntry(title.rules, state, turn).ok).toBe(false);
		expect(JSON.stringify(state)).toBe(before);
	});
});
