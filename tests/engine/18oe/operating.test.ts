/** 18OE, part three: operating turns up to the dividend (4.4, 11 to 11.5, 12, 14, 15). */
import { describe, expect, it } from 'vitest';
import type { CompanyId, PlayerId, State } from '$engine';
import { toOperate } from '$engine/titles/18oe/rules/order';
import { trackFee } from '$engine/titles/18oe/rules/track';
import { spotAt, right } from '$engine/titles/18oe/tables/market';
import {
	asNational,
	cash,
	cashChanges,
	codes,
	correct,
	decided,
	expand,
	expectRefusal,
	giveCash,
	idleTurn,
	moveShares,
	oe,
	own,
	passAll,
	payments,
	percent,
	play,
	presidentIs,
	priceAt,
	putMarker,
	setPhase,
	until,
	withOwn,
	type OeAction
} from './oe-support';
import { BOSS, REGIONALS, RIVAL, RR, SECOND, SISTER } from './second-round';

/** A second railroad of the same president. */

/** Both are majors; the next operating round has begun and this railroad has its turn. */
const ROUND = passAll(expand(expand(SECOND, RR), SISTER));
function turnOf(id: CompanyId, base = ROUND): State {
	return giveCash(until(base, id), { [id]: 1000 });
}
const MAJOR = turnOf(RR);
const minorOf = (player: PlayerId): CompanyId =>
	oe.tables.deeds.find((c) => c.minor !== null && SECOND.deeds[c.id]?.place === player)?.id ?? '';
const give = (state: State, deed: string, to: string): State =>
	state.deeds[deed]?.place === to ? state : correct(state, { kind: 'deed', deed, to });
const run = (
	company: CompanyId,
	revenue: number,
	choice: 'pay' | 'half' | 'withhold'
): OeAction => ({
	do: 'run',
	company,
	revenue,
	choice
});

describe('§11 before the round', () => {
	const income = passAll(SECOND);

	it('§6.1 OE-49 face-up privates pay 5, 5, 10, 10, 15, 15, 15, 20, 25 and nothing', () => {
		const { facts } = decided(income, { do: 'payIncome' });
		const paid = facts.flatMap((f) =>
			f.t === 'moneyMoved' && f.purpose === 'income' ? [f.amount] : []
		);
		expect(paid).toEqual([5, 5, 10, 10, 15, 15, 15, 20, 25]);
		const closed = withOwn(income, { faceDown: ['BBE', 'WS'] });
		const less = decided(closed, { do: 'payIncome' }).facts.flatMap((f) =>
			f.t === 'moneyMoved' && f.purpose === 'income' ? [f.about] : []
		);
		expect(less).not.toContain('BBE');
		expect(less).toHaveLength(7);
	});

	it('§15.10 OE-50 T-OE-27 minor K: 20, 40, 50 and 60 in phases 2, 4, 6 and 8', () => {
		const mail = ['2', '4', '6', '8'].map((phase) => {
			const { facts } = decided(setPhase(income, phase), { do: 'payIncome' });
			return facts.find((f) => f.t === 'moneyMoved' && f.purpose === 'mail');
		});
		expect(mail.map((f) => f?.t === 'moneyMoved' && [f.to, f.amount])).toEqual([
			['K', 20],
			['K', 40],
			['K', 50],
			['K', 60]
		]);
		const merged = give(income, 'K', RR);
		const { facts } = decided(merged, { do: 'payIncome' });
		expect(payments(facts)).toContain(`bank>${RR} 20 (15.10)`);
	});

	it('§15.3 OE-51 minor C goes first, last or in its place, within its group', () => {
		const normal = toOperate(income);
		const first = play(income, { do: 'own.minorC', at: 'first' });
		expect(toOperate(first)).toEqual(['C', ...normal.filter((id) => id !== 'C')]);
		const last = toOperate(play(income, { do: 'own.minorC', at: 'last' }));
		expect(last[last.length - 1]).toBe('C');
		const operating = play(first, { do: 'payIncome' });
		expectRefusal(operating, { do: 'own.minorC', at: 'last' }, 'wrong-moment');
		expectRefusal(operating, { do: 'payIncome' }, 'wrong-moment');
		expectRefusal(first, { do: 'own.minorC', at: 'first' }, 'already-placed');
		const gone = correct(income, { kind: 'deed', deed: 'C', to: 'removed' });
		expectRefusal(gone, { do: 'own.minorC', at: 'first' }, 'no-power');
	});

	it('§11 A-OE-38 the order track first, then majors by value', () => {
		const order = toOperate(until(ROUND, own(ROUND).track.find((id) => id !== null) ?? ''));
		expect(order.slice(-2)).toEqual([RR, SISTER]);
		expect(order.slice(0, -2)).toEqual(own(ROUND).track.filter((id) => id !== null));
	});
});

describe('§11.1.5 terrain', () => {
	const lay = (company: CompanyId, more = {}): OeAction => ({
		do: 'own.layTrack',
		company,
		cost: 45,
		terrain: 'green',
		...more
	});
	/** A railroad with rights in a zone with a discount. */
	const chit = (zone: 'SP' | 'UK'): State =>
		withOwn(MAJOR, { chits: { ...own(MAJOR).chits, H: zone } });

	it('§11.1.5 OE-52 the printed cost, 20% less in a zone of its own, rounded for the railroad', () => {
		expect(payments(decided(MAJOR, lay(RR)).facts)).toEqual([`${RR}>bank 45 (11.1.5)`]);
		const spain = give(chit('SP'), 'H', RR);
		expect(payments(decided(spain, lay(RR, { zone: 'SP' })).facts)).toEqual([
			`${RR}>bank 36 (11.1.5)`
		]);
		expect(trackFee(spain, RR, 45, 'green', 'IT')).toBe(45);
		expect(trackFee(give(chit('UK'), 'H', RR), RR, 45, 'green', 'UK')).toBe(45);
	});

	it('§15.5 §15.6 T-OE-34 A-OE-25 E or F alone: 60, 45 and 30 cost 40, 30 and 20', () => {
		const f = give(MAJOR, 'F', RR);
		expect([60, 45, 30].map((cost) => trackFee(f, RR, cost, 'green', undefined))).toEqual([
			40, 30, 20
		]);
		expect(trackFee(f, RR, 45, 'blue', undefined)).toBe(45);
		const e = give(MAJOR, 'E', RR);
		expect(trackFee(e, RR, 60, 'blue', undefined)).toBe(40);
	});

	it('§11.1.5 T-OE-06 45 with zone and F at half price costs 22', () => {
		const both = give(give(chit('SP'), 'H', RR), 'F', RR);
		expect(payments(decided(both, lay(RR, { zone: 'SP' })).facts)).toEqual([
			`${RR}>bank 22 (11.1.5)`
		]);
	});

	it('§11.1.6 OE-53 A-OE-42 5 a ferry distance, 10 a sea zone; the port authority of that sea takes two off', () => {
		const water = (sea: 'north' | 'med') =>
			lay(RR, { cost: 0, crossing: { ferry: 2, zones: 3, sea } });
		expect(payments(decided(MAJOR, water('north')).facts)).toEqual([`${RR}>bank 40 (11.1.6)`]);
		const port = withOwn(MAJOR, { ports: { [RR]: 'north' } });
		expect(payments(decided(port, water('north')).facts)).toEqual([`${RR}>bank 20 (11.1.6)`]);
		expect(payments(decided(port, water('med')).facts)).toEqual([`${RR}>bank 40 (11.1.6)`]);
	});

	it('§11.1.5 nationals pay nothing for track', () => {
		const base = correct(MAJOR, { kind: 'cash', from: RR, to: 'bank', amount: cash(MAJOR, RR) });
		const national = asNational(base, RR);
		expect(payments(decided(national, lay(RR, { cost: 120 })).facts)).toEqual([]);
		expectRefusal(national, { do: 'own.patronage', company: RR, amount: 30 }, 'not-for-nationals');
	});

	it('§11.1.8 OE-54 A-OE-37 A-OE-44 patronage pays the railroad from the bank', () => {
		const { facts } = decided(MAJOR, { do: 'own.patronage', company: RR, amount: 50 });
		expect(payments(facts)).toEqual([`bank>${RR} 50 (11.1.8)`]);
	});

	it('§14.9 OE-55 Brandt: free green tiles, two a round; the fourth turns the card down', () => {
		const state = give(MAJOR, 'BBE', BOSS);
		const two = play(state, lay(RR, { brandt: true }), lay(RR, { brandt: true, cost: 120 }));
		expect(cash(two, RR)).toBe(cash(state, RR));
		expect(own(two).brandt).toEqual({ left: 2, onMap: 2, used: 2 });
		expectRefusal(two, lay(RR, { brandt: true }), 'two-a-round');
		expectRefusal(state, lay(RR, { brandt: true, terrain: 'blue' }), 'too-cheap-a-hex');
		expectRefusal(give(MAJOR, 'BBE', RIVAL), lay(RR, { brandt: true }), 'not-controlled');
		const last = withOwn(two, { brandt: { left: 1, onMap: 3, used: 0 } });
		const down = play(last, lay(RR, { brandt: true }));
		expect(own(down).faceDown).toContain('BBE');
	});

	it('§14.9 OE-55 a Brandt tile across water is placed at no cost either', () => {
		const state = give(MAJOR, 'BBE', BOSS);
		const crossing = { ferry: 0, zones: 2, sea: 'north' };
		expect(payments(decided(state, lay(RR, { crossing, brandt: true })).facts)).toEqual([]);
		const poor = correct(state, { kind: 'cash', from: RR, to: 'bank', amount: cash(state, RR) });
		expect(cash(play(poor, lay(RR, { crossing, brandt: true })), RR)).toBe(0);
	});

	it('§14.9 OE-56 A-OE-46 removing a token costs the hex, without discounts; a national pays nothing', () => {
		const state = withOwn(give(give(MAJOR, 'F', RR), 'BBE', RIVAL), {
			brandt: { left: 0, onMap: 1, used: 0 }
		});
		const { state: after, facts } = decided(state, {
			do: 'own.removeBrandt',
			company: RR,
			cost: 60
		});
		expect(payments(facts)).toEqual([`${RR}>bank 60 (14.9)`]);
		expect(after.deeds['BBE']?.place).toBe('removed');
		expectRefusal(after, { do: 'own.removeBrandt', company: RR, cost: 60 }, 'no-token-on-map');
		const national = asNational(state, RR);
		expect(
			payments(decided(national, { do: 'own.removeBrandt', company: RR, cost: 60 }).facts)
		).toEqual([]);
	});

	it('§11.1.6 a port authority takes two off zones first, then off the ferry', () => {
		const port = withOwn(MAJOR, { ports: { [RR]: 'north' } });
		const fee = (ferry: number, zones: number): string[] =>
			payments(decided(port, lay(RR, { cost: 0, crossing: { ferry, zones, sea: 'north' } })).facts);
		expect(fee(3, 1)).toEqual([`${RR}>bank 10 (11.1.6)`]);
		expect(fee(3, 0)).toEqual([`${RR}>bank 5 (11.1.6)`]);
		expect(fee(3, 2)).toEqual([`${RR}>bank 15 (11.1.6)`]);
		expect(fee(1, 3)).toEqual([`${RR}>bank 15 (11.1.6)`]);
		expect(fee(1, 1)).toEqual([]);
	});

	it('§11.1.5 a national pays no terrain and is paid no patronage', () => {
		const national = asNational(MAJOR, RR);
		expectRefusal(national, { do: 'payTerrain', company: RR, amount: 30 }, 'not-for-nationals');
		expectRefusal(national, { do: 'own.patronage', company: RR, amount: 30 }, 'not-for-nationals');
	});

	it('§14.8 OE-57 Hochberg needs a green cost of 45 and turns its card down', () => {
		const state = give(MAJOR, 'HMLC', BOSS);
		expectRefusal(state, { do: 'own.hochberg', company: RR, cost: 30 }, 'too-cheap-a-hex');
		const after = play(state, { do: 'own.hochberg', company: RR, cost: 45 });
		expect(own(after).faceDown).toContain('HMLC');
		expect(after.deeds['HMLC']?.place).toBe(BOSS);
		expectRefusal(after, { do: 'own.hochberg', company: RR, cost: 45 }, 'already-placed');
	});

	it('§15.4 OE-110 minor D’s token: 20 until phase 4, off in phase 5, then 40', () => {
		const state = turnOf('D', passAll(SECOND));
		const placed = play(state, { do: 'own.minorD', company: 'D' });
		expect(own(placed).minorD).toBe('20');
		expectRefusal(placed, { do: 'own.minorD', company: 'D' }, 'already-placed');
		expectRefusal(MAJOR, { do: 'own.minorD', company: RR }, 'no-power');
		const five = withOwn(setPhase(placed, '5'), { minorD: 'none' });
		expect(own(play(five, { do: 'own.minorD', company: 'D' })).minorD).toBe('40');
	});
});

describe('§11.2 stations', () => {
	const place = (slot: number, more = {}): OeAction => ({
		do: 'own.placeStation',
		company: RR,
		slot,
		...more
	});

	it('§11.2 OE-58 the cost of any slot, one station a turn', () => {
		const { state, facts } = decided(MAJOR, place(60));
		expect(payments(facts)).toEqual([`${RR}>bank 60 (11.2)`]);
		expect(own(state).slots[RR]).toEqual([20, 40, 60, 80, 80, 80]);
		expectRefusal(state, place(20), 'token-done');
		expectRefusal(MAJOR, place(50), 'no-slot');
		expect(payments(decided(MAJOR, { do: 'placeToken', company: RR }).facts)).toEqual([
			`${RR}>bank 20 (11.2)`
		]);
	});

	it('§11.2 the costs on the charter say what is left, whatever the figure was set to by hand', () => {
		const { tokens } = MAJOR.companies[RR] ?? {};
		if (tokens === undefined) throw new Error('no charter');
		const change = { kind: 'tokens', company: RR, tokens: { ...tokens, left: 0 } } as const;
		const state = play(correct(MAJOR, change), place(60));
		expect(state.companies[RR]?.tokens).toEqual({ ...tokens, placed: tokens.placed + 1, left: 0 });
		expect(own(state).slots[RR]).toEqual([20, 40, 60, 80, 80, 80]);
	});

	it('§11.2.1 OE-59 T-OE-07 three sea zones cost 120 besides the station', () => {
		const crossing = { ferry: 0, zones: 3, sea: 'north' };
		const { facts } = decided(MAJOR, place(40, { crossing }));
		expect(payments(facts)).toEqual([`${RR}>bank 40 (11.2)`, `${RR}>bank 120 (11.2.1)`]);
		const port = withOwn(MAJOR, { ports: { [RR]: 'north' } });
		expect(payments(decided(port, place(40, { crossing })).facts)).toContain(
			`${RR}>bank 40 (11.2.1)`
		);
		const ferry = place(20, { crossing: { ferry: 2, zones: 0, sea: 'med' } });
		expect(payments(decided(port, ferry).facts)).toContain(`${RR}>bank 40 (11.2.1)`);
	});

	it('§14.3 OE-60 Wien pays the slot once, never the water', () => {
		const state = give(MAJOR, 'WS', BOSS);
		const crossing = { ferry: 1, zones: 0, sea: 'med' };
		const { state: after, facts } = decided(state, place(80, { wien: true, crossing }));
		expect(payments(facts)).toEqual([`${RR}>bank 20 (11.2.1)`]);
		expect(after.deeds['WS']?.place).toBe('removed');
		expectRefusal(give(MAJOR, 'WS', RIVAL), place(80, { wien: true }), 'not-controlled');
	});

	it('§14.7 OE-61 the ferry place at Lille from phase 5, in the token step, at the slot’s cost', () => {
		const state = give(MAJOR, 'WCF', BOSS);
		expectRefusal(state, place(40, { cliffs: true }), 'too-early');
		const { state: after, facts } = decided(setPhase(state, '5'), place(40, { cliffs: true }));
		expect(payments(facts)).toEqual([`${RR}>bank 40 (11.2)`]);
		expect(after.deeds['WCF']?.place).toBe('removed');
		expectRefusal(after, place(20), 'token-done');
	});

	it('§14.5 §14.6 OE-62 Star Harbor and Central Circle place for nothing and leave', () => {
		const state = give(give(MAJOR, 'SHTC', BOSS), 'CCTC', RIVAL);
		const { state: after, facts } = decided(state, {
			do: 'own.privateToken',
			company: RR,
			deed: 'SHTC'
		});
		expect(payments(facts)).toEqual([]);
		expect(own(after).markers).toEqual({ SHTC: RR });
		expect(after.deeds['SHTC']?.place).toBe('removed');
		expectRefusal(state, { do: 'own.privateToken', company: RR, deed: 'CCTC' }, 'not-controlled');
	});

	it('§11.3.5 OE-63 a port authority for 125, one for each major, before trains', () => {
		const buy: OeAction = { do: 'own.portAuthority', company: RR, sea: 'med', from: 'bank' };
		const { state, facts } = decided(MAJOR, buy);
		expect(payments(facts)).toEqual([`${RR}>bank 125 (11.3.5)`]);
		expectRefusal(state, { ...buy, sea: 'north' }, 'one-port');
		expectRefusal(
			withOwn(MAJOR, { turn: { ...own(MAJOR).turn, bought: true } }),
			buy,
			'before-trains'
		);
		const minor = minorOf(BOSS);
		expectRefusal(turnOf(minor), { ...buy, company: minor }, 'majors-only');
	});

	it('§11.3.5 OE-64 from another major for exactly 125, in the transfer step', () => {
		const state = withOwn(MAJOR, { ports: { [SISTER]: 'north' } });
		const buy: OeAction = { do: 'own.portAuthority', company: RR, sea: 'north', from: SISTER };
		expectRefusal(state, buy, 'not-run-yet');
		const ran = play(state, { do: 'noRun', company: RR });
		const { state: after, facts } = decided(ran, buy);
		expect(payments(facts)).toEqual([`${RR}>${SISTER} 125 (11.3.5)`]);
		expect(own(after).ports).toEqual({ [RR]: 'north' });
	});

	it('§11.5 §10.5 a station kept of a minor is transferred too; a full charter takes no token back', () => {
		const base = play(MAJOR, { do: 'noRun', company: RR });
		const transfer: OeAction = {
			do: 'own.transferToken',
			company: RR,
			from: SISTER,
			slot: 20,
			city: 'normal'
		};
		expectRefusal(base, transfer, 'home-stays');
		const kept = { left: 7, placed: 2, exchange: 0 };
		const state = correct(base, { kind: 'tokens', company: SISTER, tokens: kept });
		const after = play(state, transfer);
		expect(own(after).slots[SISTER]).toEqual(own(state).slots[SISTER]);
		expect(after.companies[SISTER]?.tokens).toEqual({ left: 7, placed: 1, exchange: 0 });
		expect(after.companies[RR]?.tokens).toEqual({ left: 6, placed: 2, exchange: 0 });
	});

	it('§11.5 OE-77 T-OE-28 a sister’s station in a metropolis: 60 to the bank, 60 to the seller', () => {
		const base = play(MAJOR, { do: 'noRun', company: RR });
		const placed = withOwn(base, { slots: { ...own(base).slots, [SISTER]: [20, 40, 60, 60, 80] } });
		const tokens = { left: 5, placed: 3, exchange: 0 };
		const state = correct(placed, { kind: 'tokens', company: SISTER, tokens });
		const transfer: OeAction = {
			do: 'own.transferToken',
			company: RR,
			from: SISTER,
			slot: 60,
			city: 'metropolis'
		};
		const { state: after, facts } = decided(state, transfer);
		expect(payments(facts)).toEqual([`${RR}>bank 60 (11.5)`, `${RR}>${SISTER} 60 (11.5)`]);
		expect(own(after).slots[SISTER]).toEqual([20, 40, 60, 60, 80, 80]);
		expect(after.companies[SISTER]?.tokens).toEqual({ left: 6, placed: 2, exchange: 0 });
		const fees = (['normal', 'grand'] as const).map(
			(city) => payments(decided(state, { ...transfer, city }).facts)[1]
		);
		expect(fees).toEqual([`${RR}>${SISTER} 20 (11.5)`, `${RR}>${SISTER} 40 (11.5)`]);
		expectRefusal(
			correct(state, {
				kind: 'tokens',
				company: SISTER,
				tokens: { left: 7, placed: 1, exchange: 0 }
			}),
			transfer,
			'home-stays'
		);
		const stranger = REGIONALS.find((id) => presidentIs(SECOND, id) !== BOSS) ?? '';
		expectRefusal(state, { ...transfer, from: stranger }, 'sister-only');
	});
});

describe('§11.4 dividends', () => {
	/** A regional: 50% president, 25% rival, 25% treasury, with a train, in its turn. */
	const third =
		REGIONALS.find((id) => id !== RR && id !== SISTER && presidentIs(SECOND, id) === BOSS) ?? '';
	const regional = turnOf(third, passAll(moveShares(SECOND, third, third, RIVAL, 1)));

	it('§11.4 OE-69 T-OE-03 A-OE-08 70 in full: 35, 18 and the treasury 18', () => {
		const after = play(regional, run(third, 70, 'pay'));
		expect(cashChanges(regional, after)).toEqual({
			[BOSS]: 35,
			[RIVAL]: 18,
			[third]: 18,
			bank: -71
		});
	});

	it('§11.4 OE-70 T-OE-05 D-OE-03 70 by half: the treasury 35 and 9, then 18 and 9', () => {
		const after = play(regional, run(third, 70, 'half'));
		expect(cashChanges(regional, after)).toEqual({
			[BOSS]: 18,
			[RIVAL]: 9,
			[third]: 44,
			bank: -71
		});
	});

	it('§11.3.9 more than any trains bring has a digit too many', () => {
		expectRefusal(regional, run(third, 5010, 'pay'), 'too-much-revenue');
		const after = play(regional, run(third, 5000, 'withhold'));
		expect(cashChanges(regional, after)).toEqual({ [third]: 5000, bank: -5000 });
	});

	it('§11.4 the kept half of an odd revenue is rounded up once, where the treasury has no share', () => {
		const all = moveShares(MAJOR, RR, RR, 'pool', 8);
		const { facts } = decided(all, run(RR, 75, 'half'));
		expect(payments(facts)).toEqual([`bank>${BOSS} 8 (11.4)`, `bank>${RR} 38 (11.4)`]);
	});

	it('§11.4 OE-73 withheld revenue goes to the treasury', () => {
		const after = play(regional, run(third, 70, 'withhold'));
		expect(cashChanges(regional, after)).toEqual({ [third]: 70, bank: -70 });
	});

	it('§11.4 OE-71 T-OE-04 minor K runs for 50: 25 and 25, nothing else is possible', () => {
		const state = turnOf('K', passAll(SECOND));
		const owner = oe.controller(state, 'K') ?? 'p1';
		expect(cashChanges(state, play(state, run('K', 50, 'half')))).toEqual({
			K: 25,
			[owner]: 25,
			bank: -50
		});
		expectRefusal(state, run('K', 50, 'pay'), 'minor-splits');
		expectRefusal(state, run('K', 50, 'withhold'), 'minor-splits');
	});

	it('§11.4 A-OE-09 an odd revenue: 75 gives 38 and 38', () => {
		const state = turnOf('K', passAll(SECOND));
		const owner = oe.controller(state, 'K') ?? 'p1';
		expect(cashChanges(state, play(state, run('K', 75, 'half')))).toEqual({
			K: 38,
			[owner]: 38,
			bank: -76
		});
	});

	it('§11.4 OE-72 a national only pays in full; the Open Market gets nothing', () => {
		const base = moveShares(MAJOR, RR, RR, 'pool', 8);
		const state = asNational(base, RR);
		expectRefusal(state, run(RR, 300, 'half'), 'nationals-pay');
		expectRefusal(state, run(RR, 300, 'withhold'), 'nationals-pay');
		expect(cashChanges(state, play(state, run(RR, 300, 'pay')))).toEqual({ [BOSS]: 60, bank: -60 });
	});
});

describe('§4.4 markers after a dividend', () => {
	it('§4.4 OE-74 T-OE-01 A-OE-07 at 150 half of 320 is 160: RIGHT', () => {
		const state = putMarker(MAJOR, RR, '1.5');
		expect(priceAt(state, RR)).toBe(150);
		expect(priceAt(play(state, run(RR, 320, 'half')), RR)).toBe(165);
	});

	it('§4.4 OE-74 T-OE-02 at 165 the same run does not move the marker', () => {
		const state = putMarker(MAJOR, RR, '1.6');
		expect(priceAt(play(state, run(RR, 320, 'half')), RR)).toBe(165);
	});

	it('§4.4 OE-74 nothing paid: LEFT; minors and regionals have no marker', () => {
		const state = putMarker(MAJOR, RR, '1.6');
		expect(priceAt(play(state, run(RR, 320, 'withhold')), RR)).toBe(150);
		expect(priceAt(play(state, { do: 'noRun', company: RR }), RR)).toBe(150);
	});

	it('§4.4 an arriving marker lies below, one that stays keeps its place', () => {
		const state = putMarker(putMarker(MAJOR, SISTER, '1.5'), RR, '1.6');
		const after = play(state, run(RR, 320, 'withhold'));
		expect(after.market['1.5']).toEqual([SISTER, RR]);
	});
});

describe('§12.2 the first Orient Express', () => {
	const ran = play(putMarker(MAJOR, RR, '3.3'), run(RR, 400, 'pay'));

	it('§12.2 OE-75 A-OE-28 its whole revenue again, to the treasury, after the dividend', () => {
		const { facts } = decided(ran, {
			do: 'own.orientExpress',
			company: RR,
			revenue: 270,
			bonus: 'cash'
		});
		expect(payments(facts)).toEqual([`bank>${RR} 270 (12.2)`]);
		const after = play(ran, { do: 'own.orientExpress', company: RR, revenue: 270, bonus: 'cash' });
		expect(priceAt(after, RR)).toBe(priceAt(ran, RR));
		expectRefusal(
			after,
			{ do: 'own.orientExpress', company: RR, revenue: 270, bonus: 'market' },
			'orient-done'
		);
		expectRefusal(
			ran,
			{ do: 'own.orientExpress', company: RR, revenue: 410, bonus: 'cash' },
			'price-range'
		);
		expectRefusal(
			MAJOR,
			{ do: 'own.orientExpress', company: RR, revenue: 10, bonus: 'cash' },
			'not-run-yet'
		);
	});

	it('§12 §12.2 a major’s, in its own turn, for whole pounds', () => {
		const express = (revenue: number): OeAction => ({
			do: 'own.orientExpress',
			company: RR,
			revenue,
			bonus: 'cash'
		});
		for (const revenue of [0, 0.5]) expectRefusal(ran, express(revenue), 'not-a-whole-amount');
		expectRefusal(asNational(ran, RR), express(270), 'majors-only');
		const { turn } = ran;
		if (turn?.kind !== 'operating') throw new Error('nobody operates');
		expectRefusal({ ...ran, turn: { ...turn, company: SISTER } }, express(270), 'not-your-turn');
	});

	it('§12.2 OE-76 or RIGHT three times, besides the dividend’s move', () => {
		const after = play(ran, {
			do: 'own.orientExpress',
			company: RR,
			revenue: 270,
			bonus: 'market'
		});
		expect(ran.companies[RR]?.spot).toEqual(spotAt('3.4'));
		expect(after.companies[RR]?.spot).toEqual(right(spotAt('3.4'), 3));
		expect(own(after).orient).toEqual([RR]);
	});
});

it('§11 a railroad that has trains runs or says that it does not before its turn ends', () => {
	expectRefusal(MAJOR, { do: 'endTurn' }, 'not-run-yet');
	expect(codes(play(MAJOR, { do: 'noRun', company: RR }), { do: 'endTurn' })).toEqual([]);
	expect(percent(idleTurn(MAJOR), RR, BOSS)).toBe(20);
});
