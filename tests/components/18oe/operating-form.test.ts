/** The run form of 18OE: what goes with one train, combined trains, a national's count, drafts. */
import { describe, expect, it } from 'vitest';
import { findTrain, type CompanyId, type State } from '$engine';
import { isFilled } from '$lib/components/game/now/revenue-draft';
import type { Json } from '$lib/storage';
import { OeRunForm } from '$lib/titles-ui/18oe/operating/run/oe-run-form.svelte';
import { beforeNationals, nationalTurn } from '../../e2e/harness/oe-operating-positions';
import { changeCompany, correct, giveTrain, trainOf, withOwn } from '../../engine/18oe/oe-support';

const LNWR: CompanyId = 'LNWR';
const base = correct(giveTrain(giveTrain(beforeNationals(), LNWR, '4+4'), LNWR, 'Pullman'), {
	kind: 'phase',
	phase: '4'
});
const TWO = trainOf(base, LNWR, '2+2');
const FOUR = trainOf(base, LNWR, '4+4');

function open(state: State, draft: Json = null) {
	let kept: Json = draft;
	const form = new OeRunForm(
		() => state,
		LNWR,
		draft,
		(next) => (kept = next)
	);
	return { form, kept: () => kept };
}

const write = (form: OeRunForm, line: string, text: string) => {
	form.active = line;
	form.text = text;
};

describe('the run form', () => {
	it('§11.6.2 a Pullman goes with the best train at first, and adds ten for each level', () => {
		const { form } = open(base);
		expect(form.pullman).toBe(FOUR);
		write(form, FOUR, '100+20');
		expect(form.revenue).toBe(120 + 40);
		form.give('pullman', TWO);
		write(form, TWO, '50');
		expect(form.revenue).toBe(120 + 50 + 20);
	});

	it('§12.1 combines trains for the Orient Express in one line, with one bonus', () => {
		const { form } = open(base);
		form.give('orient', FOUR);
		write(form, FOUR, '200');
		form.join(TWO);
		expect(form.lines.map((line) => line.trains.map((train) => train.id))).toEqual([[TWO, FOUR]]);
		expect(form.lines[0]?.reach).toMatchObject({ cities: 6, towns: 6 });
		// What was typed before stays. Phase 4: 30 for the Orient Express; the Pullman counts the better of the two trains.
		expect(form.firstOrient).toBe(200 + 30 + 40);
		expect(form.actions('pay')).toMatchObject([
			{ do: 'run', revenue: 270 },
			{ do: 'own.orientExpress', revenue: 270, bonus: 'market' }
		]);
		form.give('orient', FOUR);
		expect(form.lines).toHaveLength(2);
	});

	it('§12.1 §15.11 what goes with one of the combined trains goes with their line, whichever was tapped first', () => {
		const l = correct(base, { kind: 'deed', deed: 'L', to: LNWR });
		const { form } = open(l);
		expect([form.pullman, form.arrow]).toEqual([FOUR, FOUR]);
		form.give('orient', TWO);
		form.join(FOUR);
		write(form, TWO, '200');
		const [line] = form.lines;
		if (line === undefined) throw new Error('no line');
		expect(line.reach).toMatchObject({ cities: 7, towns: 7 });
		expect([form.firstOrient, form.revenue]).toEqual([270, 270]);
		expect([form.goesWith('pullman', line), form.goesWith('arrow', line)]).toEqual([true, true]);
		// A tap on what is pressed takes it away, as on every line.
		form.give('pullman', line.id);
		expect([form.goesWith('pullman', line), form.revenue]).toEqual([false, 230]);
	});

	it('§12.2 asks for no bonus once the marker lies on the charter', () => {
		const { form } = open(withOwn(base, { orient: [LNWR] }));
		form.give('orient', FOUR);
		write(form, FOUR, '100');
		expect(form.firstOrient).toBe(0);
		expect(form.actions('half').map((action) => action.do)).toEqual(['run']);
	});

	it('§11.3.2 says when more places are typed than a train counts', () => {
		const { form } = open(base);
		write(form, TWO, '30+20+10+10');
		const line = form.lines.find((each) => each.id === TWO);
		if (line === undefined) throw new Error('the 2+2 has no line');
		expect(form.isTooMany(line)).toBe(false);
		write(form, TWO, '30+20+10+10+10');
		expect(form.isTooMany(line)).toBe(true);
	});

	it('§11.3.10 a national books the count of all its trains as one revenue', () => {
		const { form } = open(nationalTurn());
		write(form, 'cities', '80');
		write(form, 'towns', '10+10');
		form.setUnlinked('cities', 1);
		expect(form.revenue).toBe(120);
		expect(form.actions('pay')).toEqual([
			{ do: 'run', company: LNWR, revenue: 120, choice: 'pay' }
		]);
	});

	it('§11.3.10 what linked places bring is doubled and cut as their total is', () => {
		const state = giveTrain(nationalTurn(), LNWR, '7+7');
		const train = trainOf(state, LNWR, '7+7');
		const turned = {
			...state,
			trains: state.trains.map((each) => (each.id === train ? { ...each, type: '4D' } : each))
		};
		const { form } = open(turned);
		write(form, 'cities', '80+30');
		write(form, 'towns', '10');
		const count = form.nationalCount;
		expect(count).toMatchObject({ linkedCities: 220, linkedTowns: 10 });
		const { linkedCities = 0, linkedTowns = 0, pullman = 0 } = count ?? {};
		const spare = 60 * (count?.spareCities ?? 0) + 10 * (count?.spareTowns ?? 0);
		expect(form.revenue).toBe(linkedCities + linkedTowns + spare + pullman);
	});

	it('§11.3.10 spare places alone are no run until the banker says that nothing is linked', () => {
		const { form, kept } = open(nationalTurn());
		expect(form.revenue).toBeGreaterThan(0);
		expect(form.unfinished).toBe(true);
		form.choice = 'withhold';
		expect(isFilled(kept())).toBe(false);
		form.none = true;
		expect([form.unfinished, isFilled(kept())]).toEqual([false, true]);
		form.none = false;
		form.setUnlinked('towns', 1);
		expect(form.unfinished).toBe(false);
		form.setUnlinked('towns', 0);
		write(form, 'towns', '10');
		expect(form.unfinished).toBe(false);
		form.mode = 'total';
		expect(form.unfinished).toBe(false);
	});

	it('§11.3.10 a little more than last time goes onto the last run, never onto spare places', () => {
		const run = { revenue: 300, choice: 'pay', perTrain: [] } as const;
		const { form } = open(changeCompany(nationalTurn(), LNWR, { lastRun: run }));
		form.add(10);
		expect([form.mode, form.text]).toEqual(['total', '300+10']);
	});

	it('§11.6.2 §12 a figure of the last run has its Pullman in it, one typed anew has it added again', () => {
		const perTrain = [
			{ train: FOUR, parts: [160] },
			{ train: TWO, parts: [50] }
		];
		const run = { revenue: 210, choice: 'pay', perTrain } as const;
		const { form, kept } = open(changeCompany(base, LNWR, { lastRun: run }));
		form.fillLast();
		const line = form.lines.find((each) => each.id === FOUR);
		if (line === undefined) throw new Error('the 4+4 has no line');
		expect([form.revenue, form.isFilled(line)]).toEqual([210, true]);
		// A major that has no marker cannot have had the bonus in its last run.
		form.give('orient', FOUR);
		expect([form.revenue, form.firstOrient]).toEqual([240, 190]);
		const again = open(base, kept()).form;
		expect([again.revenue, again.isFilled(line)]).toEqual([240, true]);
		write(form, FOUR, '');
		expect(form.isFilled(line)).toBe(false);
		write(form, FOUR, '100+20');
		expect([form.pullman, form.revenue]).toEqual([FOUR, 120 + 40 + 30 + 50]);
	});

	it('§11.6.2 opened with the last run it has a Pullman for the line that is typed anew', () => {
		const trains = { [FOUR]: '160', [TWO]: '50' };
		const draft = { mode: 'perTrain', total: '', trains, choice: null, mail: null };
		const { form } = open(base, draft);
		expect(form.revenue).toBe(210);
		write(form, FOUR, '');
		write(form, FOUR, '130');
		expect(form.revenue).toBe(130 + 40 + 50);
	});

	it('§11.3.9 a D train whose places are typed doubled has its Pullman all the same', () => {
		const state = giveTrain(base, LNWR, '7+7');
		const D = trainOf(state, LNWR, '7+7');
		const turned = {
			...state,
			trains: state.trains.map((each) => (each.id === D ? { ...each, type: '4D' } : each))
		};
		const { form } = open(turned);
		expect(form.pullman).toBe(D);
		form.setAsIs(D, true);
		write(form, D, '200');
		expect(form.revenue).toBe(200 + 70);
		write(form, D, '');
		expect(form.isAsIs(D)).toBe(true);
	});

	it('one total always works, with or without the Orient Express', () => {
		const { form } = open(base);
		form.mode = 'total';
		write(form, 'total', '310');
		expect(form.actions('withhold')).toEqual([
			{ do: 'run', company: LNWR, revenue: 310, choice: 'withhold' }
		]);
		form.give('orient', FOUR);
		expect(form.orientMissing).toBe(true);
		write(form, 'orient', '180');
		expect(form.orientMissing).toBe(false);
		form.bonus = 'cash';
		expect(form.actions('pay')[1]).toMatchObject({ revenue: 180, bonus: 'cash' });
	});

	it('§12.2 a first Orient Express whose train brought nothing yet is not left out in silence', () => {
		const { form } = open(base);
		write(form, TWO, '50');
		form.give('orient', FOUR);
		expect([form.firstOrient, form.orientMissing]).toEqual([0, true]);
		write(form, FOUR, '100');
		expect([form.firstOrient, form.orientMissing]).toEqual([170, false]);
		// One train alone: its revenue is the total.
		const alone = open(correct(base, { kind: 'train', train: TWO, to: 'pool' })).form;
		alone.mode = 'total';
		write(alone, 'total', '310');
		alone.give('orient', FOUR);
		expect([alone.firstOrient, alone.orientMissing]).toEqual([310, false]);
	});

	it('comes back as it was left', () => {
		const { form, kept } = open(base);
		form.give('orient', FOUR);
		write(form, FOUR, '100+20');
		form.choice = 'half';
		const again = open(base, kept()).form;
		expect([again.textOf(FOUR), again.orient, again.pullman, again.choice]).toEqual([
			'100+20',
			FOUR,
			FOUR,
			'half'
		]);
		expect(again.revenue).toBe(form.revenue);
		expect(again.active).toBe(FOUR);
		expect(findTrain(base, FOUR)?.type).toBe('4+4');
	});
});
