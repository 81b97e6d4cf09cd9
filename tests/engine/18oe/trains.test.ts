/** 18OE, part three: trains, Pullmans, nationals, insolvency, own shares (9.4, 9.5, 11.6, 11.7, 14.10). */
import { describe, expect, it } from 'vitest';
import type { CompanyId, PlayerId, State } from '$engine';
import { toOperate } from '$engine/titles/18oe/rules/order';
import { bankPrice, forcedTrain } from '$engine/titles/18oe/rules/trains';
import {
	asNational,
	changeCompany,
	cash,
	cashChanges,
	codes,
	correct,
	decided,
	expand,
	expectRefusal,
	giveCash,
	giveTrain,
	idleRound,
	majorPhase,
	moveShares,
	oe,
	own,
	passAll,
	payments,
	percent,
	play,
	presidentIs,
	priceAt,
	setPhase,
	trainOf,
	until,
	withOwn,
	worksAt,
	type OeAction
} from './oe-support';
import { BOSS, REGIONALS, RR, SECOND, SISTER, STRANGER } from './second-round';

const RIVAL = presidentIs(SECOND, STRANGER);
const ROUND = passAll(expand(expand(SECOND, RR), SISTER));

const noRun = (company: CompanyId): OeAction => ({ do: 'noRun', company });
const buy = (company: CompanyId, train: string, price: number, help = false): OeAction =>
	help
		? { do: 'buyTrain', company, train, price, help: true }
		: { do: 'buyTrain', company, train, price };
const works = (state: State, type: string): string => trainOf(state, 'offering', type);

/** A major in its buy-trains step, with money; nothing else has happened. */
const STEP = play(giveCash(until(ROUND, RR), { [RR]: 5000, [SISTER]: 500 }), noRun(RR));
const keep = (player: PlayerId): OeAction => ({ do: 'own.keepMajors', player });
const place = (state: State, train: string) => state.trains.find((t) => t.id === train)?.place;

/** Answers everything that a new phase asks with "no". */
function settle(state: State): State {
	let now = state;
	for (;;) {
		const duty = now.duties[0];
		if (duty?.kind === 'nationals') now = play(now, keep(duty.player));
		else if (duty?.kind === 'whiteCliffs')
			now = play(now, { do: 'own.whiteCliffs', player: duty.player, company: null });
		else return now;
	}
}

describe('§11.6.1 reserved 2+2s', () => {
	/** The very first operating round, at a minor's turn. */
	const first = play(passAll(majorPhase()), { do: 'payIncome' });
	const id = toOperate(first)[0] ?? '';

	it('§11.6.1 OE-78 each railroad buys its reserved 2+2 in its first turn, before anything else', () => {
		const state = giveCash(first, { [id]: 500 });
		expectRefusal(state, { do: 'endTurn' }, 'reserved-first');
		const { state: after, facts } = decided(state, buy(id, works(state, '2+2'), 100));
		expect(payments(facts)).toEqual([`${id}>bank 100 (11.6)`]);
		expectRefusal(after, buy(id, works(after, '2+2'), 100), 'reserved-only');
		expectRefusal(after, buy(id, works(after, '3+3'), 225), 'first-round');
		expect(codes(after, { do: 'endTurn' })).toEqual([]);
	});

	it('§15.9 OE-78 with minor J it costs 90', () => {
		const state = until(first, 'J');
		expect(bankPrice(state, 'J', '2+2')).toBe(90);
	});

	it('§11.6.1 OE-97 the president adds what the treasury lacks', () => {
		const state = giveCash(first, { [id]: 70 });
		const owner = oe.controller(state, id) ?? 'p1';
		const { facts } = decided(state, buy(id, works(state, '2+2'), 100, true));
		expect(payments(facts)).toEqual([`${owner}>${id} 30 (11.6.4)`, `${id}>bank 100 (11.6)`]);
		expectRefusal(
			giveCash(first, { [id]: 100 }),
			buy(id, works(first, '2+2'), 100, true),
			'help-not-needed'
		);
	});

	it('§11.6.5 OE-98 stations come back first, then paid track, with their cost', () => {
		const owner = oe.controller(first, id) ?? 'p1';
		const rich = giveCash(first, { [id]: 130, [owner]: 0 });
		const spent = play(
			rich,
			{ do: 'payTerrain', company: id, amount: 60 },
			{ do: 'own.placeStation', company: id, slot: 20 }
		);
		expectRefusal(spent, { do: 'own.insolvent', company: id }, 'refund-first');
		expectRefusal(spent, { do: 'own.refund', company: id, what: 'track' }, 'refund-first');
		const tokens = decided(spent, { do: 'own.refund', company: id, what: 'tokens' });
		expect(payments(tokens.facts)).toEqual([`bank>${id} 20 (11.6.5)`]);
		expect(tokens.state.companies[id]?.tokens.placed).toBe(1);
		const track = decided(tokens.state, { do: 'own.refund', company: id, what: 'track' });
		expect(payments(track.facts)).toEqual([`bank>${id} 60 (11.6.5)`]);
		expect(codes(track.state, buy(id, works(first, '2+2'), 100))).toEqual([]);
		expectRefusal(track.state, { do: 'own.insolvent', company: id }, 'can-pay');
	});

	it('§11.6.5 OE-92 A-OE-27 insolvency: all cash for the 2+2, charter to the market, 120 back', () => {
		const owner = oe.controller(first, id) ?? 'p1';
		const state = giveCash(first, { [id]: 50, [owner]: 15 });
		const { state: after, facts } = decided(state, { do: 'own.insolvent', company: id });
		expect(payments(facts)).toEqual([
			`${owner}>${id} 15 (11.6.5)`,
			`${id}>bank 65 (11.6.5)`,
			`bank>${owner} 120 (11.6.5)`
		]);
		expect(after.deeds[id]?.place).toBe('pool');
		expect(own(after).insolvent).toEqual({ [id]: 35 });
		expect(after.trains.filter((t) => t.place === id)).toHaveLength(1);
	});

	it('§11.6.5 OE-92 a regional’s president gets twice its par', () => {
		const regional = toOperate(first).find((r) => r.length > 1) ?? '';
		const boss = presidentIs(first, regional);
		const state = giveCash(until(first, regional), { [regional]: 50, [boss]: 0 });
		const { state: after, facts } = decided(state, { do: 'own.insolvent', company: regional });
		expect(payments(facts)).toContain(`bank>${boss} 120 (11.6.5)`);
		expect(percent(after, regional, 'pool')).toBe(50);
	});

	it('§11.6.5(3) OE-99 an insolvent railroad has no turn until it is bought', () => {
		const owner = oe.controller(first, id) ?? 'p1';
		const broke = play(
			giveCash(first, { [id]: 0, [owner]: 0 }),
			{ do: 'own.insolvent', company: id },
			{ do: 'endTurn' }
		);
		const later = idleRound(broke);
		expect(later.round.part).toBe(2);
		expect(toOperate(later)).not.toContain(id);
		expect(own(later).track).toContain(id);
	});
});

describe('§11.6 buying', () => {
	it('§11.6 OE-79 every side at its price, the card turned to the side that was paid', () => {
		const level = (n: number): State => withOwn(worksAt(STEP, n), {});
		const cases = [
			[3, '3+3', [225, 200]],
			[4, '4+4', [350, 300]],
			[5, '5+5', [475, 400]],
			[6, '6+6', [600, 525]],
			[7, '7+7', [750, 850]]
		] as const;
		for (const [n, type, prices] of cases) {
			const state = level(n);
			for (const price of prices) {
				const train = works(state, type);
				const after = decided(state, buy(RR, train, price)).state;
				expect(cash(state, RR) - cash(after, RR)).toBe(price);
			}
		}
		const three = play(level(3), buy(RR, works(level(3), '3+3'), 200));
		expect(trainOf(three, RR, '3')).toBeDefined();
		expectRefusal(STEP, buy(RR, works(STEP, '3+3'), 210), 'face-value');
	});

	it('§11.6 OE-79 A-OE-23 in order of level, level 8 after the fourth level 7, level 3 in the Major phase', () => {
		expectRefusal(STEP, buy(RR, works(STEP, '4+4'), 350), 'train-order');
		const small = withOwn(STEP, { rail: 'regional' });
		expectRefusal(small, buy(RR, works(STEP, '3+3'), 225), 'major-phase-only');
		const seven = worksAt(STEP, 7);
		expectRefusal(seven, buy(RR, works(seven, '8+8'), 900), 'train-order');
		let four = seven;
		for (let i = 0; i < 4; i++)
			four = correct(four, { kind: 'train', train: works(four, '7+7'), to: 'removed' });
		expect(codes(four, buy(RR, works(four, '8+8'), 900))).toEqual([]);
		expect(codes(four, buy(RR, works(four, '8+8'), 1000))).toEqual([]);
		expect(codes(four, buy(RR, works(four, '7+7'), 750))).toEqual([]);
	});

	it('§11.6 OE-79 at the limit nothing is bought', () => {
		let state = STEP;
		for (let i = 0; i < 3; i++) state = play(state, buy(RR, works(state, '3+3'), 225));
		expectRefusal(state, buy(RR, works(state, '3+3'), 225), 'train-limit');
	});

	it('§11.6 OE-80 from the Open Market at the face value of the chosen side', () => {
		const train = works(STEP, '3+3');
		const state = correct(STEP, { kind: 'train', train, to: 'pool' });
		expect(payments(decided(state, buy(RR, train, 225)).facts)).toEqual([`${RR}>bank 225 (11.6)`]);
		expect(trainOf(play(state, buy(RR, train, 200)), RR, '3')).toBe(train);
	});

	it('§11.6 OE-81 from another railroad from 1 to the whole treasury, its side stays', () => {
		const base = giveTrain(STEP, STRANGER, '3+3');
		const train = trainOf(base, STRANGER, '3+3');
		expect(payments(decided(base, buy(RR, train, 1)).facts)).toEqual([
			`${RR}>${STRANGER} 1 (11.6)`
		]);
		expect(codes(base, buy(RR, train, 5000))).toEqual([]);
		expectRefusal(base, buy(RR, train, 5001), 'not-enough-money');
		expectRefusal(base, buy(RR, train, 0), 'not-a-whole-amount');
		expectRefusal(withOwn(base, { rail: 'regional' }), buy(RR, train, 10), 'major-phase-only');
		const national = asNational(base, STRANGER);
		expectRefusal(national, buy(RR, train, 10), 'not-for-nationals');
	});

	it('§15.9 OE-82 A-OE-24 minor J: a tenth less from the bank, rounded for the railroad', () => {
		const state = correct(STEP, { kind: 'deed', deed: 'J', to: RR });
		const prices = ['2+2', '3+3', '4+4', '5+5', '6', 'Pullman'].map((t) => bankPrice(state, RR, t));
		expect(prices).toEqual([90, 202, 315, 427, 472, 135]);
		expect(codes(state, buy(RR, works(state, '3+3'), 202))).toEqual([]);
		expectRefusal(state, buy(RR, works(state, '3+3'), 225), 'face-value');
	});
});

describe('§11.6.2 Pullmans', () => {
	const four = withOwn(setPhase(STEP, '4'), {});
	const pullman = (company: CompanyId, from: string): OeAction => ({
		do: 'own.buyPullman',
		company,
		from
	});

	it('§11.6.2 §15.12 OE-83 150 to the bank, 15 from the bank to minor M', () => {
		const { state, facts } = decided(four, pullman(RR, 'offering'));
		expect(payments(facts)).toEqual([`${RR}>bank 150 (11.6.2)`, 'bank>M 15 (11.6.2)']);
		expectRefusal(state, pullman(RR, 'offering'), 'one-pullman');
		expectRefusal(STEP, pullman(RR, 'offering'), 'too-early');
		const merged = correct(four, { kind: 'deed', deed: 'M', to: SISTER });
		expect(payments(decided(merged, pullman(RR, 'offering')).facts)).toContain(
			`bank>${SISTER} 15 (11.6.2)`
		);
	});

	it('§11.6.2 T-OE-24 with minor J the railroad pays 135, M still gets 15', () => {
		const state = correct(four, { kind: 'deed', deed: 'J', to: RR });
		expect(payments(decided(state, pullman(RR, 'offering')).facts)).toEqual([
			`${RR}>bank 135 (11.6.2)`,
			'bank>M 15 (11.6.2)'
		]);
	});

	it('§11.6.2 OE-84 A-OE-35 from the Open Market 150 without royalty', () => {
		const state = correct(four, { kind: 'train', train: 'Pullman-1', to: 'pool' });
		expect(payments(decided(state, pullman(RR, 'pool')).facts)).toEqual([
			`${RR}>bank 150 (11.6.2)`
		]);
	});

	it('§11.6 OE-84 T-OE-25 between railroads exactly 75', () => {
		const state = correct(four, { kind: 'train', train: 'Pullman-1', to: STRANGER });
		expect(payments(decided(state, pullman(RR, STRANGER)).facts)).toEqual([
			`${RR}>${STRANGER} 75 (11.6.2)`
		]);
	});

	it('§11.6.2 §15.12 OE-85 minor M gets one for nothing when phase 4 begins', () => {
		const ready = worksAt(STEP, 4);
		const { state, facts } = decided(ready, buy(RR, works(ready, '4+4'), 350));
		expect(trainOf(state, 'M', 'Pullman')).toBe(own(state).mPullman);
		expect(payments(facts)).toEqual([`${RR}>bank 350 (11.6)`]);
	});

	it('§11.6.2 OE-85 one is discarded for nothing, or when a merger brings a second', () => {
		const owned = play(four, pullman(RR, 'offering'));
		const after = play(owned, { do: 'own.discardPullman', company: RR });
		expect(trainOf(after, 'pool', 'Pullman')).toBeDefined();
		expect(cashChanges(owned, after)).toEqual({});
	});

	it('§9.5(5) OE-113 while M is abandoned there is no royalty and M’s own is not for sale', () => {
		const state = correct(
			four,
			{ kind: 'deed', deed: 'M', to: 'pool' },
			{ kind: 'train', train: 'Pullman-1', to: 'M' }
		);
		const abandoned = withOwn(changeCompany(state, 'M', { closed: true }), {
			abandoned: ['M'],
			mPullman: 'Pullman-1'
		});
		expect(payments(decided(abandoned, pullman(RR, 'offering')).facts)).toEqual([
			`${RR}>bank 150 (11.6.2)`
		]);
		expectRefusal(abandoned, pullman(RR, 'M'), 'no-pullman');
	});
});

describe('§11.6.3 phases', () => {
	/** RR buys the first level 4 train; it and its sister have a 2+2 each. */
	const ready = worksAt(STEP, 4);
	const bought = play(ready, buy(RR, works(ready, '4+4'), 350));

	it('§9.4 players are asked in order, from the buyer on, before anything goes on', () => {
		expect(bought.duties.map((d) => d.kind)).toContain('nationals');
		expect(bought.duties[0]?.player).toBe(BOSS);
		expectRefusal(bought, { do: 'endTurn' }, 'duty-first');
	});

	it('§11.6.3 OE-87 A-OE-22 rust at the end of the step, sideways into the Works; nationals keep theirs', () => {
		const chosen = play(bought, { do: 'own.formNational', player: BOSS, company: SISTER });
		const open = settle(chosen);
		expect(open.trains.filter((t) => t.place === RR && t.type === '2+2')).toHaveLength(1);
		const after = play(open, { do: 'endTurn' });
		expect(after.trains.filter((t) => t.place === RR).map((t) => t.type)).toEqual(['4+4']);
		expect(after.trains.filter((t) => t.place === SISTER).map((t) => t.type)).toEqual(['2+2']);
		expect(after.trains.filter((t) => t.place === STRANGER)).toEqual([]);
	});

	it('§5.2 OE-109 unsold and discarded level 2 trains rust at once', () => {
		const two = trainOf(STEP, STRANGER, '2+2');
		const some = correct(ready, { kind: 'train', train: two, to: 'pool' });
		const after = play(some, buy(RR, works(some, '4+4'), 350));
		expect(place(after, two)).toBe('reserve');
	});

	it('§11.6.3 OE-88 above the falling limit each president discards to the Open Market', () => {
		let state = ready;
		for (let i = 0; i < 4; i++) state = giveTrainOf(state, SISTER, '3+3');
		const after = play(settle(play(state, buy(RR, works(state, '4+4'), 350))), { do: 'endTurn' });
		expect(after.duties).toMatchObject([{ kind: 'discardTrain', company: SISTER, count: 1 }]);
		const three = trainOf(after, SISTER, '3+3');
		const done = play(after, { do: 'discardTrain', company: SISTER, train: three });
		expect(place(done, three)).toBe('pool');
		expect(done.duties).toEqual([]);
	});

	it('§11.2.2 OE-112 when phase 5 begins White Cliffs may place at once, out of turn; Wien may pay', () => {
		const five = correct(worksAt(STEP, 5), { kind: 'phase', phase: '4' });
		const owned = ['WCF', 'WS'].reduce(
			(s, deed) =>
				s.deeds[deed]?.place === BOSS ? s : correct(s, { kind: 'deed', deed, to: BOSS }),
			five
		);
		const asked = play(owned, buy(RR, works(owned, '5+5'), 475));
		expect(own(asked).consolidation).toBe('pending');
		expect(asked.duties).toMatchObject([{ kind: 'whiteCliffs', player: BOSS }]);
		const paid = decided(asked, { do: 'own.whiteCliffs', player: BOSS, company: SISTER, slot: 40 });
		expect(payments(paid.facts)).toEqual([`${SISTER}>bank 40 (11.2)`]);
		expect(paid.state.deeds['WCF']?.place).toBe('removed');
		const wien = decided(asked, {
			do: 'own.whiteCliffs',
			player: BOSS,
			company: SISTER,
			slot: 80,
			wien: true
		});
		expect(payments(wien.facts)).toEqual([]);
		expect(wien.state.deeds['WS']?.place).toBe('removed');
	});
});

/** A train of a level that worksAt has taken out, put into a railroad. */
function giveTrainOf(state: State, company: CompanyId, type: string): State {
	const found = state.trains.find((t) => t.type === type && t.place === 'removed');
	if (found === undefined) throw new Error(`no ${type}`);
	return correct(state, { kind: 'train', train: found.id, to: company });
}

describe('§11.6.4 forced purchases', () => {
	/** RR has no train in its buy-trains step; level 3 is for sale. */
	const none = correct(STEP, { kind: 'train', train: trainOf(STEP, RR, '2+2'), to: 'removed' });

	it('§11.6.4 OE-89 T-OE-12 the cheapest side: a 3 for 200; the president adds cash, sells nothing', () => {
		const state = giveCash(none, { [RR]: 120, [BOSS]: 100 });
		const train = works(state, '3+3');
		expectRefusal(state, { do: 'endTurn' }, 'must-buy-train');
		expect(forcedTrain(state, RR)?.price).toBe(200);
		const { state: after, facts } = decided(state, buy(RR, train, 200, true));
		expect(payments(facts)).toEqual([`${BOSS}>${RR} 80 (11.6.4)`, `${RR}>bank 200 (11.6)`]);
		expect(trainOf(after, RR, '3')).toBe(train);
		expectRefusal(state, buy(RR, train, 225, true), 'help-cheapest');
		expectRefusal(state, { do: 'own.forceNational', company: RR }, 'can-pay');
	});

	it('§11.6.4 OE-90 A-OE-21 who cannot pay loses all cash and the major becomes a national', () => {
		const state = giveCash(none, { [RR]: 60, [BOSS]: 90 });
		expectRefusal(state, buy(RR, works(state, '3+3'), 200, true), 'president-short');
		const { state: after, facts } = decided(state, { do: 'own.forceNational', company: RR });
		expect(payments(facts)).toEqual([`${BOSS}>bank 90 (11.6.4)`, `${RR}>bank 60 (9.4)`]);
		expect(after.companies[RR]?.kind).toBe('national');
		expect(codes(after, { do: 'endTurn' })).toEqual([]);
	});

	it('§11.6 minors and regionals need no train after their reserved one', () => {
		const regional = REGIONALS.find((id) => id !== RR && id !== SISTER) ?? '';
		const turn = until(ROUND, regional);
		const bare = correct(turn, {
			kind: 'train',
			train: trainOf(turn, regional, '2+2'),
			to: 'removed'
		});
		expect(codes(bare, { do: 'endTurn' })).toEqual([]);
	});
});

describe('§9.4 nationals', () => {
	const asked = (() => {
		const ready = worksAt(STEP, 4);
		const base = correct(
			ready,
			{ kind: 'deed', deed: 'H', to: SISTER },
			{ kind: 'train', train: 'Pullman-1', to: SISTER }
		);
		const marked = withOwn(changeCompany(base, 'H', { closed: true }), {
			ports: { [SISTER]: 'med' },
			orient: [SISTER],
			markers: { SHTC: SISTER }
		});
		return play(marked, buy(RR, works(marked, '4+4'), 350));
	})();
	const form: OeAction = { do: 'own.formNational', player: BOSS, company: SISTER };

	it('§9.4 OE-91 cash to the bank, treasury shares and Pullman to the market, no marker move', () => {
		const { state, facts } = decided(asked, form);
		expect(payments(facts)).toEqual([`${SISTER}>bank 500 (9.4)`]);
		expect(percent(state, SISTER, 'pool')).toBe(80);
		expect(percent(state, SISTER, BOSS)).toBe(20);
		expect(trainOf(state, 'pool', 'Pullman')).toBe('Pullman-1');
		expect(priceAt(state, SISTER)).toBe(75);
		expect(state.companies[SISTER]).toMatchObject({
			kind: 'national',
			tokens: { left: 0, placed: 0 }
		});
		expect(own(state).portsGone).toEqual({ north: 0, med: 1 });
		const { ports, orient, markers, abandoned, slots } = own(state);
		expect({ ports, orient, markers }).toEqual({ ports: {}, orient: [], markers: {} });
		expect([abandoned, slots[SISTER]]).toEqual([['H'], []]);
		expect(state.deeds['H']?.place).toBe('pool');
		expectRefusal(asked, { ...form, company: STRANGER }, 'not-controlled');
	});

	it('§9.4 A-OE-48 M’s own Pullman goes back to charter M', () => {
		const base = correct(asked, { kind: 'deed', deed: 'M', to: SISTER });
		const state = withOwn(changeCompany(base, 'M', { closed: true }), { mPullman: 'Pullman-1' });
		const after = play(state, form);
		expect(place(after, 'Pullman-1')).toBe('M');
		expect(own(after).abandoned).toContain('M');
	});

	it('§9.4(4) OE-107 the Swift marker leaves, its 2+2 stays and counts', () => {
		const two = trainOf(asked, SISTER, '2+2');
		const after = play(withOwn(asked, { swift: two }), form);
		expect(own(after).swift).toBeNull();
		expect(place(after, two)).toBe(SISTER);
	});

	/** The national's own buy-trains step, in phase 6. */
	const national = (() => {
		let state = settle(play(asked, form));
		state = setPhase(state, '6');
		const turn = state.turn;
		if (turn?.kind !== 'operating') throw new Error('nobody operates');
		state = correct(state, { kind: 'turn', turn: { ...turn, company: SISTER, settled: true } });
		const threes = state.trains.filter((t) => t.type === '3+3' && t.place === 'removed');
		return correct(
			state,
			{ kind: 'train', train: threes[0]?.id ?? '', to: 'reserve' },
			{ kind: 'train', train: threes[1]?.id ?? '', to: 'reserve' }
		);
	})();

	it('§11.6.6 OE-93 rusted trains for nothing up to the limit, or exchanged for a higher level', () => {
		const three = trainOf(national, 'reserve', '3+3');
		const two = trainOf(national, SISTER, '2+2');
		const claimed = decided(national, { do: 'own.claimTrain', company: SISTER, train: three });
		expect(payments(claimed.facts)).toEqual([]);
		expect(place(claimed.state, three)).toBe(SISTER);
		const swapped = play(national, {
			do: 'own.claimTrain',
			company: SISTER,
			train: three,
			give: two
		});
		expect([place(swapped, three), place(swapped, two)]).toEqual([SISTER, 'reserve']);
		expectRefusal(
			swapped,
			{ do: 'own.claimTrain', company: SISTER, train: two, give: three },
			'higher-level'
		);
		expectRefusal(STEP, { do: 'own.claimTrain', company: RR, train: three }, 'no-rusted-train');
		// A correction may lay anything there; a Pullman never rusts.
		const strayed = correct(national, { kind: 'train', train: 'Pullman-7', to: 'reserve' });
		const claims = oe.offers(strayed).find((offer) => offer.kind === 'own.claimTrain')?.options;
		expect(claims?.length).toBe(
			oe.offers(national).find((offer) => offer.kind === 'own.claimTrain')?.options.length
		);
		const pullman = { do: 'own.claimTrain', company: SISTER, train: 'Pullman-7' } as const;
		expectRefusal(strayed, pullman, 'no-rusted-train');
		expectRefusal(strayed, { ...pullman, give: two }, 'no-rusted-train');
		expectRefusal(national, buy(SISTER, works(national, '5+5'), 475), 'not-for-nationals');
	});

	it('§11.6.6 OE-93 A-OE-39 a sister’s unrusted train: the bank pays it half the face, a rusted one goes back', () => {
		const two = trainOf(national, SISTER, '2+2');
		const four = trainOf(national, RR, '4+4');
		const turned = play(national, {
			do: 'own.upgradeTrain',
			company: SISTER,
			train: four,
			give: two
		});
		expect(cashChanges(national, turned)).toEqual({ [RR]: 175, bank: -175 });
		expect([place(turned, four), place(turned, two)]).toEqual([SISTER, 'reserve']);
		const five = giveTrain(national, RR, '5+5');
		const odd = play(five, {
			do: 'own.upgradeTrain',
			company: SISTER,
			train: trainOf(five, RR, '5+5'),
			give: two
		});
		expect(cashChanges(five, odd)).toEqual({ [RR]: 237, bank: -237 });
	});

	it('§11.6.6 OE-108 a rusted express is flipped to its local side', () => {
		const three = trainOf(national, 'reserve', '3+3');
		const express = {
			...national,
			trains: national.trains.map((t) => (t.id === three ? { ...t, type: '3', place: SISTER } : t))
		};
		const after = play(express, { do: 'own.flipTrain', company: SISTER, train: three });
		expect(after.trains.find((t) => t.id === three)?.type).toBe('3+3');
		expectRefusal(after, { do: 'own.flipTrain', company: SISTER, train: three }, 'not-rusted');
	});
});

describe('§14.10 the Swift Metropolitan', () => {
	const two = trainOf(STEP, STRANGER, '2+2');
	const base = correct(setPhase(STEP, '4'), { kind: 'train', train: two, to: 'reserve' });
	const mine =
		base.deeds['SML']?.place === BOSS
			? base
			: correct(base, { kind: 'deed', deed: 'SML', to: BOSS });
	const use: OeAction = { do: 'own.swift', player: BOSS, company: SISTER };

	it('§14.10 OE-86 from phase 4 a rusted 2+2 for good: free, outside the limit, never sold', () => {
		const after = play(mine, use);
		expect(place(after, two)).toBe(SISTER);
		expect(own(after).swift).toBe(two);
		expect(after.deeds['SML']?.place).toBe('removed');
		expect(cashChanges(mine, after)).toEqual({});
		expectRefusal(after, buy(RR, two, 10), 'swift-stays');
		expectRefusal(setPhase(mine, '3'), use, 'too-early');
		expectRefusal(mine, { ...use, company: STRANGER }, 'not-controlled');
	});

	it('§14.10 it does not satisfy a major’s duty to own a train', () => {
		const only = play(mine, { do: 'own.swift', player: BOSS, company: RR });
		const old = trainOf(only, RR, '2+2');
		const bare = correct(only, { kind: 'train', train: old === two ? '' : old, to: 'removed' });
		expectRefusal(giveCash(bare, { [RR]: 0 }), { do: 'endTurn' }, 'must-buy-train');
	});
});

describe('§11.7 shares', () => {
	it('§11.7 OE-94 A-OE-32 a major sells its own shares at share value, DOWN each, at most to 50%', () => {
		const { state, facts } = decided(STEP, { do: 'own.sellOwn', company: RR, shares: 3 });
		// The step began without a run, so the marker stands at 70; the column ends at 60.
		expect(payments(facts)).toEqual([`bank>${RR} 210 (11.7)`]);
		expect(priceAt(state, RR)).toBe(60);
		expectRefusal(STEP, { do: 'own.sellOwn', company: RR, shares: 6 }, 'pool-full');
		expectRefusal(state, { do: 'own.buyOwn', company: RR, shares: 1 }, 'one-direction');
	});

	it('§11.7 §10.1 OE-94 A-OE-12 sold one after the other, each brings the value before the first', () => {
		const one = { do: 'own.sellOwn', company: RR, shares: 1 } as const;
		const two = play(STEP, one, one);
		expect(priceAt(two, RR)).toBe(60);
		expect(payments(decided(two, one).facts)).toEqual([`bank>${RR} 70 (11.7)`]);
		expect(cash(two, RR) - cash(STEP, RR)).toBe(140);
	});

	it('§11.2 §11.7 what its shares bring does not pay for the stations and track before them', () => {
		const base = giveCash(STEP, { [RR]: 30 });
		const sold = play(base, { do: 'own.sellOwn', company: RR, shares: 2 });
		const track = (cost: number): OeAction => ({
			do: 'own.layTrack',
			company: RR,
			cost,
			terrain: 'green'
		});
		expectRefusal(sold, track(45), 'money-came-later');
		expectRefusal(sold, { do: 'payTerrain', company: RR, amount: 45 }, 'money-came-later');
		const slot = own(sold).slots[RR]?.find((cost) => cost > 30) ?? 0;
		expectRefusal(sold, { do: 'own.placeStation', company: RR, slot }, 'money-came-later');
		// A cost that was forgotten and could be paid then is still added.
		expect(cash(sold, RR) - cash(play(sold, track(30)), RR)).toBe(30);
	});

	it('§11.6.4 §11.7 after a sale of its shares that was forced a major still buys the train it must buy', () => {
		const two = trainOf(STEP, RR, '2+2');
		const bare = giveCash(correct(STEP, { kind: 'train', train: two, to: 'removed' }), {
			[RR]: 60
		});
		const sale = { do: 'own.sellOwn', company: RR, shares: 3 } as const;
		expectRefusal(bare, sale, 'must-buy-train');
		const sold = decided(bare, sale, true).state;
		expectRefusal(sold, { do: 'endTurn' }, 'must-buy-train');
		const offered = oe.offers(sold).find(({ kind }) => kind === 'buyTrain');
		const open = offered?.options.find(({ refusals }) => refusals.length === 0)?.action;
		if (open?.do !== 'buyTrain') throw new Error('no train is offered');
		expect(codes(play(sold, open), { do: 'endTurn' })).toEqual([]);
		// Its step is over then, as it always was.
		expectRefusal(play(sold, open), open, 'own-train');
		expect(oe.offers(play(sold, open)).map(({ kind }) => kind)).not.toContain('buyTrain');
	});

	it('§11.7 OE-94 it buys from the Open Market up to 60%, not both ways in one turn', () => {
		const base = moveShares(moveShares(STEP, RR, RR, 'pool', 3), RR, RR, BOSS, 1);
		const { state, facts } = decided(base, { do: 'own.buyOwn', company: RR, shares: 2 });
		expect(payments(facts)).toEqual([`${RR}>bank 140 (11.7)`]);
		expect(percent(state, RR, RR)).toBe(60);
		expectRefusal(base, { do: 'own.buyOwn', company: RR, shares: 3 }, 'only-open-market');
		expectRefusal(state, { do: 'own.sellOwn', company: RR, shares: 1 }, 'one-direction');
	});

	it('§11.7 OE-95 T-OE-30 A-OE-33 an abandoned minor for 60 to the bank, no share, one a turn', () => {
		const base = correct(
			STEP,
			{ kind: 'deed', deed: 'G', to: 'pool' },
			{ kind: 'deed', deed: 'H', to: 'pool' }
		);
		const state = withOwn(base, { abandoned: ['G', 'H'] });
		const { state: after, facts } = decided(state, {
			do: 'own.buyAbandoned',
			company: RR,
			minor: 'G'
		});
		expect(payments(facts)).toEqual([`${RR}>bank 60 (11.7)`]);
		expect(after.deeds['G']?.place).toBe(RR);
		expect(percent(after, RR, BOSS)).toBe(percent(state, RR, BOSS));
		expectRefusal(after, { do: 'own.buyAbandoned', company: RR, minor: 'H' }, 'one-minor');
	});

	it('§15.1 OE-95 A-OE-18 minor A, never paid, pays its bonus then', () => {
		const base = correct(STEP, { kind: 'deed', deed: 'A', to: 'pool' });
		const { facts } = decided(withOwn(base, { abandoned: ['A'] }), {
			do: 'own.buyAbandoned',
			company: RR,
			minor: 'A'
		});
		expect(payments(facts)).toEqual([`${RR}>bank 60 (11.7)`, `bank>${RR} 70 (15.1)`]);
	});
});

it('§5.2 A-OE-47 train limits by kind and phase', () => {
	const minor =
		oe.tables.deeds.find((c) => c.minor !== null && STEP.deeds[c.id]?.place === RIVAL)?.id ?? '';
	const limits = ['2', '4', '6'].map((phase) =>
		[minor, RR].map((id) => oe.trainLimit(setPhase(STEP, phase), id))
	);
	expect(limits).toEqual([
		[2, 4],
		[1, 3],
		[1, 2]
	]);
	const national = asNational(STEP, RR);
	expect(['3', '4', '6'].map((p) => oe.trainLimit(setPhase(national, p), RR))).toEqual([4, 4, 3]);
});
