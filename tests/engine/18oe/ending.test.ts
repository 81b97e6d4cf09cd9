/** 18OE, part four: the end of the game and the scores (13, 13.1). */
import { describe, expect, it } from 'vitest';
import { fromPosition, toPosition, type State } from '$engine';
import {
	bankHolds,
	cash,
	cashChanges,
	codes,
	correct,
	decided,
	expectRefusal,
	giveCash,
	giveTrain,
	idleRound,
	lateGame,
	moveShares,
	oe,
	passAll,
	payments,
	play,
	presidentIs,
	priceAt,
	putMarker,
	trainOf,
	until,
	withOwn,
	type OeAction
} from './oe-support';
import { BOSS, REGIONALS, RIVAL, RR, SECOND } from './second-round';

const late = (): State => lateGame(SECOND, RR);

/** The first level 8 train is bought in this round; nobody forms a national. */
function buyEight(state: State): State {
	const ran = play(until(state, RR), { do: 'run', company: RR, revenue: 300, choice: 'half' });
	let now = play(ran, {
		do: 'buyTrain',
		company: RR,
		train: trainOf(ran, 'offering', '8+8'),
		price: 900
	});
	while (now.duties.length > 0) {
		const duty = now.duties[0];
		if (duty?.kind !== 'nationals') break;
		now = play(now, { do: 'own.keepMajors', player: duty.player });
	}
	return now;
}

const name = (state: State): string =>
	`${state.round.kind} ${state.round.part}/${state.round.parts}`;

describe('§13 the first level 8 train', () => {
	it('§13 OE-96 A-OE-30 D-OE-16 the remainder cash joins the bank; it cannot end the game any more', () => {
		const operating = passAll(late());
		const after = buyEight(operating);
		expect(cash(after, 'outside')).toBe(0);
		expect(after.phase).toBe('8');
		const empty = bankHolds(after, 5);
		const paid = play(empty, { do: 'own.patronage', company: RR, amount: 200 });
		expect(paid.end).toEqual({ reason: 'level8', stops: 'nextOperatingRound' });
		expect(cash(paid, 'bank')).toBe(-195);
	});

	it('§13 T-OE-33 D-OE-08 in the first round of a pair: the pair, a stock round, two rounds', () => {
		let state = buyEight(passAll(late()));
		const seen: string[] = [name(state)];
		state = idleRound(state);
		seen.push(name(state));
		state = idleRound(state);
		seen.push(name(state));
		state = passAll(state);
		seen.push(name(state));
		state = idleRound(state);
		seen.push(name(state));
		expect(seen).toEqual([
			'operating 1/2',
			'operating 2/2',
			'stock 1/1',
			'operating 1/2',
			'operating 2/2'
		]);
		state = play(state, { do: 'own.repeatRun', company: RR }, { do: 'endTurn' });
		expect(state.finished).toBe('level8');
	});

	it('§13 T-OE-33 in the second round of a pair: a stock round and three rounds', () => {
		let state = buyEight(idleRound(passAll(late())));
		expect(name(state)).toBe('operating 2/2');
		state = passAll(idleRound(state));
		expect(name(state)).toBe('operating 1/3');
		state = idleRound(idleRound(state));
		expect(name(state)).toBe('operating 3/3');
		expectRefusal(state, { do: 'noRun', company: RR }, 'no-new-train');
	});

	/** The last two operating rounds: RR runs for 400 and pays half in the first of them. */
	function lastRound(more: readonly OeAction[] = []): { before: State; last: State } {
		let state = passAll(idleRound(idleRound(buyEight(passAll(late())))));
		state = putMarker(until(state, RR), RR, '1.8');
		const before = play(state, { do: 'run', company: RR, revenue: 400, choice: 'half' }, ...more);
		return { before: state, last: play(before, { do: 'endTurn' }) };
	}

	it('§13 OE-114 A-OE-29 the last round repeats revenue and split; privates are not paid', () => {
		const { last } = lastRound();
		expect(last.turn).toMatchObject({ kind: 'operating', company: RR });
		expect(last.end).toEqual({ reason: 'level8', stops: 'thisOperatingRound' });
		expectRefusal(last, { do: 'payTerrain', company: RR, amount: 30 }, 'only-repeats');
		expectRefusal(last, { do: 'placeToken', company: RR }, 'only-repeats');
		expectRefusal(last, { do: 'run', company: RR, revenue: 900, choice: 'pay' }, 'no-new-train');
		expectRefusal(last, { do: 'endTurn' }, 'not-run-yet');
		const { state, facts } = decided(last, { do: 'own.repeatRun', company: RR });
		// 400 by half: 200 and 80% of 200 to the treasury, 20% of 200 to the president.
		expect(payments(facts)).toEqual([
			`bank>${BOSS} 40 (11.4)`,
			`bank>${RR} 200 (11.4)`,
			`bank>${RR} 160 (11.4)`
		]);
		expect(priceAt(last, RR)).toBe(225);
		expect(priceAt(state, RR)).toBe(225);
	});

	it('§13 repeated once, by the railroad whose turn it is, in the last round only', () => {
		const { last, before } = lastRound();
		const repeat: OeAction = { do: 'own.repeatRun', company: RR };
		expect(codes(last, repeat)).toEqual([]);
		expectRefusal(play(last, repeat), repeat, 'already-run');
		expectRefusal(before, repeat, 'wrong-moment');
		expectRefusal(SECOND, repeat, 'wrong-moment');
		const { turn } = last;
		if (turn?.kind !== 'operating') throw new Error('nobody operates');
		expectRefusal({ ...last, turn: { ...turn, company: 'PLM' } }, repeat, 'not-your-turn');
	});

	it('§13 a railroad that has lost its trains since repeats its revenue too', () => {
		const { last } = lastRound();
		const bare = correct(
			last,
			...last.trains
				.filter(({ place }) => place === RR)
				.map(({ id }) => ({ kind: 'train', train: id, to: 'removed' }) as const)
		);
		expectRefusal(bare, { do: 'endTurn' }, 'not-run-yet');
		expect(codes(bare, { do: 'own.repeatRun', company: RR })).toEqual([]);
	});

	it('§13 OE-114 the first-time bonus of the Orient Express is not repeated', () => {
		const { last } = lastRound([
			{ do: 'own.orientExpress', company: RR, revenue: 400, bonus: 'cash' }
		]);
		const { facts } = decided(last, { do: 'own.repeatRun', company: RR });
		expect(payments(facts)).toHaveLength(3);
	});

	it('§13 OE-114 a railroad that got a train in between may reckon and choose again', () => {
		const { before } = lastRound();
		const sold = play(before, { do: 'run', company: RR, revenue: 400, choice: 'half' });
		const train = trainOf(sold, 'offering', '8+8');
		const old = sold.trains.filter((t) => t.place === RR && t.type === '7+7');
		const room = correct(
			sold,
			...old.map((t) => ({ kind: 'train', train: t.id, to: 'removed' }) as const)
		);
		const last = play(
			giveCash(room, { [RR]: 2000 }),
			{ do: 'buyTrain', company: RR, train, price: 1000 },
			{ do: 'endTurn' }
		);
		expect(codes(last, { do: 'run', company: RR, revenue: 900, choice: 'pay' })).toEqual([]);
		const paid = play(last, { do: 'run', company: RR, revenue: 900, choice: 'pay' });
		expect(cash(paid, BOSS) - cash(last, BOSS)).toBe(180);
	});

	it('§13 A-OE-29 with the switch privates are paid in the last round too', () => {
		const { last } = lastRound();
		const config = { ...last.config, house: { ...last.config.house, finalIncome: 1 } };
		const { before } = lastRound();
		const again = play(
			{ ...before, config },
			{ do: 'run', company: RR, revenue: 400, choice: 'half' },
			{ do: 'endTurn' }
		);
		expect(again.turn).toEqual({ kind: 'income' });
	});
});

describe('§13 the bank', () => {
	it('§13 OE-96 broken in an operating round before level 8: that round is the last', () => {
		const state = bankHolds(until(passAll(late()), RR), 50);
		const ran = play(state, { do: 'run', company: RR, revenue: 300, choice: 'pay' });
		expect(ran.end).toEqual({ reason: 'bank', stops: 'thisOperatingRound' });
		expect(cash(ran, 'outside')).toBe(0);
		expect(play(ran, { do: 'endTurn' }).finished).toBe('bank');
	});

	it('§3.1 §13 a game taken up before the end keeps the remainder cash apart until the bank breaks', () => {
		const { config } = SECOND;
		const table = bankHolds(until(passAll(late()), RR), 50);
		const position = toPosition(oe, table);
		const taken = fromPosition(oe, oe.setUp(config), position);
		if (!taken.ok) throw new Error(JSON.stringify(taken.problems));
		expect(cash(taken.state, 'bank')).toBe(50);
		const ran = play(taken.state, { do: 'run', company: RR, revenue: 300, choice: 'pay' });
		expect(ran.end).toEqual({ reason: 'bank', stops: 'thisOperatingRound' });
		expect(cash(ran, 'outside')).toBe(0);
		const after = fromPosition(oe, oe.setUp(config), toPosition(oe, ran));
		expect(after.ok && after.state.cash).toEqual(ran.cash);
	});

	it('§13 OE-96 broken in a stock round: one more operating round', () => {
		const base = moveShares(late(), RR, RR, BOSS, 3);
		const turn = base.turn?.kind === 'stock' ? { ...base.turn, player: BOSS } : base.turn;
		const state = bankHolds(correct(base, { kind: 'turn', turn }), 20);
		const sold = play(
			state,
			{ do: 'sellShares', player: BOSS, company: RR, percent: 10 },
			{ do: 'endTurn' }
		);
		expect(sold.end).toEqual({ reason: 'bank', stops: 'nextOperatingRound' });
		const operating = passAll(sold);
		expect(name(operating)).toBe('operating 1/1');
		expect(idleRound(operating).finished).toBe('bank');
	});

	it('§13 exactly nothing left does not break it, unless the table says so', () => {
		const state = giveTrain(bankHolds(until(passAll(late()), RR), 60), RR, '8+8');
		const ran = play(state, { do: 'run', company: RR, revenue: 60, choice: 'withhold' });
		expect(cash(ran, 'bank')).toBe(0);
		expect(ran.end).toBeNull();
		const strict = {
			...state,
			config: { ...state.config, house: { ...state.config.house, bankBreaksAtZero: 1 } }
		};
		expect(
			play(strict, { do: 'run', company: RR, revenue: 60, choice: 'withhold' }).end?.reason
		).toBe('bank');
	});
});

describe('§13.1 scores', () => {
	it('§13.1 OE-96 cash, stock at share value, face-up privates at face value', () => {
		const state = putMarker(moveShares(late(), RR, RR, BOSS, 2), RR, '2.5');
		const mine = oe.tables.deeds.filter(
			(c) => c.minor === null && state.deeds[c.id]?.place === BOSS && c.number <= 10
		);
		const faces = mine.reduce((sum, c) => sum + c.value, 0);
		const total = (s: State) => oe.scores(s).find((score) => score.player === BOSS)?.total;
		expect(total(state)).toBe(cash(state, BOSS) + 4 * 135 + faces);
		const hidden = withOwn(state, { faceDown: [mine[0]?.id ?? ''] });
		expect(total(hidden)).toBe((total(state) ?? 0) - (mine[0]?.value ?? 0));
	});

	it('§13.1 A-OE-31 minors and regionals count nothing, or their face value by agreement', () => {
		const total = (s: State) => oe.scores(s).find((score) => score.player === RIVAL)?.total ?? 0;
		const regionals = REGIONALS.filter((id) => presidentIs(SECOND, id) === RIVAL).length;
		const minors = oe.tables.deeds.filter(
			(c) => c.minor !== null && SECOND.deeds[c.id]?.place === RIVAL
		).length;
		const counted = {
			...SECOND,
			config: { ...SECOND.config, house: { ...SECOND.config.house, scoreSmall: 1 } }
		};
		expect(total(counted) - total(SECOND)).toBe(120 * regionals + 120 * minors);
	});

	it('§13 a game stopped by agreement is scored as it stands', () => {
		const stopped = play(SECOND, { do: 'stopGame' });
		expect(stopped.finished).toBe('agreement');
		expect(oe.scores(stopped)).toEqual(oe.scores(SECOND));
		expect(cashChanges(SECOND, stopped)).toEqual({});
	});
});
