/** Editing an earlier entry: what was entered stays a choice, with its figures, whoever entered it. */
import { describe, expect, it } from 'vitest';
import { decideEntry, type Action, type RunTrains, type State } from '$engine';
import {
	apartOf,
	kindsThere,
	optionOf,
	takenFrom,
	turnStillEnds,
	withApart,
	withFigure
} from '$lib/components/game/repair/action-choices';
import {
	business,
	inPhase,
	investing,
	mx,
	operating,
	rich,
	table,
	withTrains,
	type MxAction
} from '../engine/1822mx/support';

/** FCM with a 3 and a special 3/2-train, about to run. */
function special(): State {
	const start = business(inPhase(table(4), '3'), 'FCM', {
		price: 90,
		shares: { p1: 30, p2: 20 },
		cash: 300,
		turns: 2
	});
	return operating(rich(withTrains(start, 'FCM', ['3', '2P']), {}), 'FCM', {});
}

const present = (state: State, action: Action) => {
	const kind = kindsThere(mx, state, action)[0];
	const option = optionOf(kind?.options ?? [], action);
	if (kind === undefined || option === null) throw new Error(`${action.do} is no choice there`);
	return { kind, option };
};

const legal = (state: State, action: Action): boolean => decideEntry(mx.rules, state, [action]).ok;

describe('a run whose special train was settled apart', () => {
	const state = special();
	const id = state.trains.find(({ place, type }) => place === 'FCM' && type === '2P')?.id ?? '';
	const perTrain = [
		{ train: '3-1', parts: [100] },
		{ train: id, parts: [60] }
	];
	const run: RunTrains = {
		do: 'run',
		company: 'FCM',
		revenue: 160,
		choice: 'withhold',
		apart: { revenue: 60, choice: 'pay' },
		perTrain
	};

	it('§6.13.2 is a choice itself, and another revenue leaves its special train apart', () => {
		expect(legal(state, run)).toBe(true);
		const { kind, option } = present(state, run);
		expect(kind.kind).toBe('run');
		expect(withFigure(option, 180)).toEqual({
			do: 'run',
			company: 'FCM',
			revenue: 180,
			choice: 'withhold',
			apart: { revenue: 60, choice: 'pay' }
		});
	});

	it('§6.13.2 every other way to settle it is one tap, with what the trains have brought', () => {
		const { options } = present(state, run).kind;
		const runs = options.map((option) => takenFrom(run, option));
		expect(runs).toHaveLength(9);
		expect(runs.every((each) => legal(state, each))).toBe(true);
		for (const each of runs) expect(each).toMatchObject({ revenue: 160, perTrain });
		expect(runs).toContainEqual({ ...run, choice: 'half' });
		expect(runs).toContainEqual({ ...run, apart: { revenue: 60, choice: 'half' } });
	});

	it('§6.13.2 what it has earned is a figure of its own', () => {
		const { perTrain: _typed, ...plain } = run;
		expect(apartOf(mx, state, run)).toBe(60);
		expect(withApart(run, 80)).toEqual({ ...plain, apart: { revenue: 80, choice: 'pay' } });
		const { apart: _apart, ...together } = plain;
		expect(withApart(run, 0)).toEqual(together);
	});

	it('§6.13.2 one that was settled with the others can still be set apart', () => {
		const { apart: _apart, ...together } = run;
		expect(apartOf(mx, state, together)).toBe(60);
		const runs = present(state, together).kind.options.map(({ action }) => action);
		expect(runs).toContainEqual(
			expect.objectContaining({ choice: 'withhold', apart: { revenue: 60, choice: 'pay' } })
		);
		expect(apartOf(mx, state, { ...together, perTrain: [] })).toBe(0);
		const none = { ...state, trains: state.trains.filter((train) => train.id !== id) };
		expect(apartOf(mx, none, together)).toBeNull();
	});
});

describe('an entry that no list offers', () => {
	const state = special();

	it.each<[string, MxAction]>([
		[
			'§6.8.13 terrain of several marks',
			{ do: 'own.payTerrain', company: 'FCM', costs: [20, 40], covered: [] }
		],
		[
			'a correction',
			{
				do: 'correct',
				reason: 'miscounted',
				changes: [{ kind: 'cash', from: 'bank', to: 'p1', amount: 5 }]
			}
		],
		['a count', { do: 'count', holder: 'p1', counted: 5 }]
	])('%s stays what it says', (_, action) => {
		const { kind, option } = present(state, action as Action);
		expect(kind.kind).toBe(action.do);
		expect(option.refusals).toEqual([]);
		expect(takenFrom(action as Action, option)).toEqual(action);
	});

	it('says why it would be refused now', () => {
		const dear: MxAction = {
			do: 'own.payTerrain',
			company: 'FCM',
			costs: [80, 80, 80, 80],
			covered: []
		};
		expect(present(state, dear as Action).option.refusals[0]?.code).toBe('not-enough-money');
	});
});

describe('§5.1.3 a stock turn that is edited', () => {
	const state = investing(rich(table(4), {}), 'p1');
	const pass: MxAction = { do: 'pass', player: 'p1' };
	const buy: MxAction = {
		do: 'buyShare',
		player: 'p1',
		company: 'NdeM',
		from: 'pool',
		percent: 10
	};
	const end: MxAction = { do: 'endTurn' };
	const edited = (was: MxAction[], now: MxAction[]) =>
		turnStillEnds(mx, state, was as Action[], now as Action[]);

	it('ends with the purchase that stands there instead of a pass', () => {
		expect(edited([pass], [buy])).toEqual([buy, end]);
	});

	it('needs no end of its own after a pass', () => {
		expect(edited([buy, end], [pass, end])).toEqual([pass]);
	});

	it('stays as it is entered otherwise', () => {
		expect(edited([buy, end], [buy, end])).toEqual([buy, end]);
		expect(edited([pass], [pass])).toEqual([pass]);
		// Nothing stood there before, or it had not ended the turn.
		expect(edited([], [buy])).toEqual([buy]);
		expect(edited([buy], [buy])).toEqual([buy]);
		const operates = special();
		const run: Action = { do: 'run', company: 'FCM', revenue: 100, choice: 'pay' };
		expect(turnStillEnds(mx, operates, [run], [run])).toEqual([run]);
	});
});

describe('an entry on a table from which the rules cannot go on', () => {
	it('is still a choice, so that what was set right there can be set right once more', () => {
		const stuck = {
			...mx,
			offers: () => {
				throw new Error('no train Pullman');
			}
		};
		const entered: Action = { do: 'count', holder: 'p1', counted: 100 };
		const kinds = kindsThere(stuck, table(4), entered);
		expect(kinds.map(({ kind }) => kind)).toEqual(['count']);
		expect(kindsThere(stuck, table(4), null)).toEqual([]);
	});
});
