/** What the operating screens of 18OE read: sides of trains, slots, forced purchases, runs, the end. */
import { describe, expect, it } from 'vitest';
import {
	companyView,
	couldRaise,
	depotView,
	dividendShares,
	oeViews,
	trainOutlook,
	type CompanyId,
	type State
} from '$engine';
import {
	asNational,
	codes,
	correct,
	decided,
	expand,
	giveCash,
	giveTrain,
	lateGame,
	moveShares,
	oe,
	own,
	passAll,
	play,
	presidentIs,
	secondStockRound,
	setPhase,
	trainOf,
	until,
	withOwn,
	worksAt,
	type OeAction
} from './oe-support';

/** A major at its turn in phase 3, with level 4 next in the Works. */
function majorTurn(house: Readonly<Record<string, number>> = {}): { state: State; id: CompanyId } {
	const second = secondStockRound({ house });
	const id = own(second).track.find((each): each is string => each !== null && each.length > 1);
	if (id === undefined) throw new Error('no regional is in play');
	const state = until(passAll(worksAt(setPhase(expand(second, id), '3'), 4)), id);
	return { state: play(giveCash(state, { [id]: 2000 }), { do: 'noRun', company: id }), id };
}

describe('§11.6 the side of a card', () => {
	const buys = (id: CompanyId, state: State, price: number, side?: string): OeAction => ({
		do: 'buyTrain',
		company: id,
		train: trainOf(state, 'offering', '4+4'),
		price,
		...(side === undefined ? {} : { side })
	});

	it('§11.6 is the one that is named, also when both cost the same', () => {
		const { state, id } = majorTurn({ 'price-4': 350 });
		const [line] = oeViews.worksView(state, id).filter((each) => each.level === 4);
		if (line?.sides[0]?.price !== line?.sides[1]?.price) throw new Error('prices differ');
		const after = play(state, buys(id, state, 350, '4'));
		expect(after.trains.filter((t) => t.place === id).map((t) => t.type)).toContain('4');
	});

	it('§11.6 must be paid at its own price, and be a side of that card', () => {
		const { state, id } = majorTurn();
		expect(codes(state, buys(id, state, 300, '4+4'))).toContain('face-value');
		expect(codes(state, buys(id, state, 300, '5'))).toContain('not-available');
		expect(codes(state, buys(id, state, 300, '4'))).toEqual([]);
		// An entry of an older file names no side: its price tells.
		const after = play(state, buys(id, state, 300));
		expect(after.trains.filter((t) => t.place === id).map((t) => t.type)).toContain('4');
	});

	it('§11.6 a train of another railroad keeps its side', () => {
		const { state, id } = majorTurn();
		const other = Object.keys(state.companies).find(
			(each) => each !== id && state.trains.some((t) => t.place === each)
		);
		const train = trainOf(state, other ?? '', '2+2');
		const buy: OeAction = { do: 'buyTrain', company: id, train, price: 10, side: '3' };
		expect(codes(state, buy)).toContain('not-available');
	});

	it('§11.6 both sides are offered with their prices, and the depot lists the back', () => {
		const { state, id } = majorTurn();
		const sides = oe
			.offers(state)
			.flatMap((offer) => offer.options)
			.flatMap(({ action }) =>
				action.do === 'buyTrain' && 'side' in action ? [[action.side, action.price]] : []
			);
		expect(sides).toContainEqual(['4+4', 350]);
		expect(sides).toContainEqual(['4', 300]);
		const back = depotView(oe, state).lines.find((line) => line.type === '4');
		expect(back).toMatchObject({ left: 10, backOf: '4+4', soldOut: false });
		expect(id).not.toBe('');
	});
});

describe('§11.6.2 places under the limit', () => {
	it('§11.6.2 a Pullman takes none', () => {
		const { state, id } = majorTurn();
		const before = companyView(oe, state, id).freeSlots;
		const after = giveTrain(state, id, 'Pullman');
		expect(companyView(oe, after, id).freeSlots).toBe(before);
	});

	it('§11.6.3 a rusted train is marked until the step ends; a national’s is not', () => {
		const { state, id } = majorTurn();
		const four = setPhase(state, '4');
		const rusts = (table: State) => companyView(oe, table, id).trains.map((train) => train.rusts);
		expect(rusts(four)).toEqual([true]);
		const company = four.companies[id];
		if (company === undefined) throw new Error('the major is missing');
		const national = {
			...four,
			companies: { ...four.companies, [id]: { ...company, kind: 'national' as const } }
		};
		expect(rusts(national)).toEqual([false]);
	});
});

describe('§11.4 a half dividend on screen', () => {
	it('§11.4 the treasury is one recipient, whatever it gets its money for', () => {
		const { state, id } = majorTurn();
		const fresh = correct(state, {
			kind: 'turn',
			turn: { ...(state.turn as Extract<State['turn'], { kind: 'operating' }>), settled: false }
		});
		const { state: after, facts } = decided(fresh, {
			do: 'run',
			company: id,
			revenue: 70,
			choice: 'half'
		});
		const shares = dividendShares(fresh, after, id, facts);
		expect(shares.filter((share) => share.holder === id)).toHaveLength(1);
		const president = presidentIs(state, id);
		// 20% of 35 is 7; the treasury keeps 35 and gets 80% of 35.
		expect(shares.map(({ holder, amount }) => [holder, amount])).toEqual([
			[president, 7],
			[id, 63]
		]);
	});
});

describe('§11.6.4 a forced purchase', () => {
	it('§11.6.4 names the cheaper side and what treasury and president lack', () => {
		const { state, id } = majorTurn();
		const president = presidentIs(state, id);
		const bare = giveCash(
			correct(state, { kind: 'train', train: trainOf(state, id, '2+2'), to: 'removed' }),
			{ [id]: 120, [president]: 50 }
		);
		expect(oeViews.forcedView(bare, id)).toMatchObject({
			side: '4',
			price: 300,
			missing: 180,
			short: 130,
			reserved: false
		});
	});
});

describe('§11.3.10, §12 what a run counts', () => {
	it('§11.3.10 a national’s capacity, spare places and printed Pullman', () => {
		const { state, id } = majorTurn();
		const trains = giveTrain(giveTrain(state, id, '4+4'), id, '5+5');
		const company = trains.companies[id];
		if (company === undefined) throw new Error('the major is missing');
		const national = {
			...trains,
			companies: { ...trains.companies, [id]: { ...company, kind: 'national' as const } }
		};
		const counted = { cities: [60, 50], towns: [10], unlinkedCities: 3, unlinkedTowns: 4 };
		// 2+2, 4+4 and 5+5: 11 cities and 11 towns; 6 of each are spare, the best train is level 5.
		expect(oeViews.nationalCount(national, id, counted)).toEqual({
			capacity: { cities: 11, doubled: 0, towns: 11 },
			linkedCities: 110,
			linkedTowns: 10,
			spareCities: 6,
			spareCitiesBring: 6 * 60,
			spareTowns: 6,
			spareTownsBring: 6 * 10,
			pullman: 50,
			total: 110 + 10 + 6 * 60 + 6 * 10 + 50
		});
		expect(oeViews.nationalCount(state, id, counted)).toBeNull();
	});

	it('§11.3.10 of more linked places than the trains count, the dearest are counted', () => {
		const { state, id } = majorTurn();
		const types = state.trains.filter((train) => train.place === id).map((train) => train.type);
		expect(types).toEqual(['2+2']);
		const linked = { cities: [20, 60, 40, 50], towns: [10, 10, 30] };
		const count = oeViews.nationalCount(asNational(state, id), id, {
			...linked,
			unlinkedCities: 0,
			unlinkedTowns: 0
		});
		expect(count).toMatchObject({
			linkedCities: 110,
			linkedTowns: 40,
			spareCities: 0,
			spareTowns: 0
		});
		expect(count?.total).toBe(110 + 40 + 20);
	});

	it('§12.1 permanent trains and Swift’s 2+2 are not combined', () => {
		const { state, id } = majorTurn();
		const more = giveTrain(giveTrain(state, id, '4+4'), id, '5+5');
		const two = trainOf(more, id, '2+2');
		const rules = oeViews.runRules(more, id);
		expect(rules.combinable).toHaveLength(2);
		expect(oeViews.runRules(withOwn(more, { swift: two }), id).combinable).toEqual([
			trainOf(more, id, '4+4')
		]);
		expect(oeViews.reachOfLine(['2+2', '4+4'], true)).toMatchObject({ cities: 7, towns: 7 });
	});

	it('§11.3.9, §15.11 a D doubles its dearest cities, never the one minor L adds', () => {
		expect(oeViews.doubledSum([50, 40, 30, 20, 10], 4)).toBe(150 + 140);
		expect(oeViews.doubledSum([100], 4)).toBe(200);
		expect(oeViews.doubledSum([30, 20], 0)).toBe(50);
	});
});

describe('§13 the rounds that are left', () => {
	const names = (state: State) =>
		oeViews
			.finaleRounds(state)
			.map(
				(r) => `${r.kind} ${r.number}.${r.part}${r.now ? ' now' : ''}${r.repeats ? ' again' : ''}`
			);
	const start = passAll(lateGame(secondStockRound(), 'LNWR'));
	const buy: OeAction = {
		do: 'buyTrain',
		company: 'LNWR',
		train: trainOf(start, 'offering', '8+8'),
		price: 900
	};
	const bought = (state: State) =>
		play(state, { do: 'payIncome' }, { do: 'noRun', company: 'LNWR' }, buy, {
			do: 'own.keepMajors',
			player: presidentIs(state, 'LNWR')
		});

	it('§13 none before the first level 8 train', () => {
		expect(names(start)).toEqual([]);
	});

	it('§13 bought in the first of a pair: the pair, a stock round, two more', () => {
		expect(names(bought(start))).toEqual([
			'operating 2.1 now',
			'operating 2.2',
			'stock 3.1',
			'operating 3.1',
			'operating 3.2 again'
		]);
	});

	it('§13 bought in the second: three more, the last repeats', () => {
		const second = play(
			start,
			{ do: 'payIncome' },
			{ do: 'noRun', company: 'LNWR' },
			{ do: 'endTurn' }
		);
		const after = play(bought(second), { do: 'endTurn' });
		expect(names(after)).toEqual([
			'stock 3.1 now',
			'operating 3.1',
			'operating 3.2',
			'operating 3.3 again'
		]);
		expect(names(passAll(after))).toEqual([
			'operating 3.1 now',
			'operating 3.2',
			'operating 3.3 again'
		]);
	});
});

describe('§11.6.6 a national’s exchanges', () => {
	it('§11.6.6 each rusted train of its own is offered against a better one', () => {
		const second = secondStockRound();
		const ids = own(second).track.filter((id): id is string => id !== null && id.length > 1);
		const one = ids[0] ?? '';
		const boss = presidentIs(second, one);
		const two = ids.find((id) => id !== one && presidentIs(second, id) === boss) ?? '';
		let state = expand(expand(second, one), two);
		state = moveShares(state, one, one, 'pool', 1);
		state = giveTrain(giveTrain(state, two, '5+5'), one, '3+3');
		state = setPhase(worksAt(withOwn(state, { consolidation: 'done' }), 6), '6');
		const company = state.companies[one];
		if (company === undefined) throw new Error('the major is missing');
		state = {
			...state,
			companies: { ...state.companies, [one]: { ...company, kind: 'national' } }
		};
		const turn = play(until(passAll(state), one), { do: 'noRun', company: one });
		const offered = oe
			.offers(turn)
			.filter((offer) => offer.kind === 'own.upgradeTrain')
			.flatMap((offer) => offer.options)
			.map(({ action }) => String(Reflect.get(action, 'give')))
			.map((give) => turn.trains.find((train) => train.id === give)?.type);
		expect(offered.toSorted((a = '', b = '') => a.localeCompare(b))).toEqual(['2+2', '3+3']);
	});
});

describe('looking ahead in 18OE', () => {
	it('§11.6.4 only a major must own a train: a regional without one lacks nothing', () => {
		const { state, id } = majorTurn();
		const { lines } = trainOutlook(oe, state);
		const others = lines.filter(({ company }) => company !== id);
		expect(others.length).toBeGreaterThan(0);
		expect(others.filter(({ trainless, need }) => trainless || need !== null)).toEqual([]);
		expect(lines.find(({ company }) => company === id)).toMatchObject({ trainless: true });
	});

	it('§10.1 what the player of the turn has done does not bind the others', () => {
		const { state: before, id } = majorTurn();
		const holder = before.seats.find((player) => player !== presidentIs(before, id)) ?? 'p1';
		const state = moveShares(before, id, id, holder, 1);
		const raise = couldRaise(oe, state, holder);
		expect(raise.lines).toMatchObject([{ company: id }]);
		const traded = withOwn(state, { stock: { ...own(state).stock, action: 'trade' } });
		expect(couldRaise(oe, traded, holder)).toEqual(raise);
	});
});
