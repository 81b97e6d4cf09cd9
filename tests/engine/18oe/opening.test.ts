/** 18OE, part one: set-up, the opening packet, concessions, minors and regionals (3, 6 to 9.2). */
import { describe, expect, it } from 'vitest';
import { spendable, totalCash, type PlayerId, type State } from '$engine';
import { figures, house } from '$engine/titles/18oe/tables/unknown';
import { askingPrice, topRow } from '$engine/titles/18oe/rules/packet';
import { certificatesCounted } from '$engine/titles/18oe/rules/limits';
import { payableZones } from '$engine/titles/18oe/rules/floating';
import { openRegionals } from '$engine/titles/18oe/rules/regionals';
import { homeZone, zones } from '$engine/titles/18oe/tables/zones';
import {
	buyPacket,
	cash,
	cashChanges,
	codes,
	decided,
	expectRefusal,
	floatNext,
	giveCash,
	idleRound,
	majorPhase,
	newOe,
	oe,
	own,
	passAll,
	payments,
	percent,
	play,
	regionalPhase,
	RICH,
	turnPlayer,
	withOwn,
	type OeAction
} from './oe-support';

const buy = (player: PlayerId, deed: string): OeAction => ({ do: 'own.buyItem', player, deed });
const bid = (player: PlayerId, deed: string, amount: number): OeAction => ({
	do: 'bid',
	player,
	deed,
	amount
});
const pass = (player: PlayerId): OeAction => ({ do: 'pass', player });
const owner = (state: State, deed: string) => state.deeds[deed]?.place;

describe('§3 set-up', () => {
	it.each([
		[3, 1800, 1735],
		[4, 1350, 1300],
		[5, 1080, 1040],
		[6, 900, 870],
		[7, 775, 745]
	] as const)('§3.3 OE-01 %i players get %i, without concessions %i', (players, full, without) => {
		const state = newOe({ players });
		expect(cash(state, 'p1')).toBe(full);
		expect(cash(state, 'bank')).toBe(54_000 - players * full);
		const bare = newOe({ players, options: ['noConcessions'] });
		expect(cash(bare, `p${players}`)).toBe(without);
		expect(bare.deeds['concession-1']?.place).toBe('removed');
	});

	it('§3.1 the remainder cash lies outside and can be changed with the other house figures', () => {
		expect(cash(newOe(), 'outside')).toBe(100_000);
		const state = newOe({ house: { remainder: 5000, bank: 60_000, bankHoldsCapital: 0 } });
		expect(cash(state, 'outside')).toBe(5000);
		expect(cash(state, 'bank')).toBe(60_000);
	});

	it('§2.2.7 every figure that only the box shows is a house figure that says so', () => {
		expect(house.map((h) => h.id)).toEqual(figures.map((f) => f.id));
		const ids = new Set(house.map((h) => h.id));
		for (const id of ['certificateLimit', 'remainder', 'ferryDistance', 'patronageYellow'])
			expect(ids).toContain(id);
		for (let i = 1; i <= 10; i++) {
			expect(ids).toContain(`concessionFace-${i}`);
			expect(ids).toContain(`packet-concession-${i}`);
		}
		for (const { id, source } of figures) {
			const box = source === 'online' || source === 'guess' ? source : undefined;
			expect(house.find((rule) => rule.id === id)?.unsure, id).toBe(box);
		}
		expect(newOe({ house: { certificateLimit: 30, 'concessionFace-3': 35 } })).toMatchObject({
			certificateLimit: 30,
			deeds: { 'concession-3': { value: 35 } }
		});
	});
});

describe('§7 the opening packet', () => {
	it('§7 OE-02 a private of the top row costs its face value, paid to the bank', () => {
		const { state, facts } = decided(newOe(), buy('p1', 'RSC'));
		expect(payments(facts)).toEqual(['p1>bank 20 (7)']);
		expect(owner(state, 'RSC')).toBe('p1');
		expect(state.turn).toEqual({ kind: 'opening', player: 'p2' });
	});

	it('§7 OE-02 an item below the top row cannot be bought', () => {
		expectRefusal(newOe(), buy('p1', 'WS'), 'not-top-row');
		expectRefusal(newOe(), buy('p2', 'RSC'), 'not-your-turn');
	});

	/** Rows one to four are privates: bought in turn until minors are on top. */
	function minorsOnTop(): State {
		let state = newOe({ house: RICH });
		while (!topRow(state).includes('A'))
			state = play(state, buy(turnPlayer(state), topRow(state)[0] ?? ''));
		return state;
	}

	it('§7.1 OE-03 a minor’s price goes into its treasury', () => {
		const state = minorsOnTop();
		const player = turnPlayer(state);
		const after = play(state, buy(player, 'A'));
		expect(cashChanges(state, after)).toEqual({ [player]: -120, A: 120 });
	});

	it('§7.1 OE-03 A-OE-03 after reductions the treasury gets the price paid', () => {
		const state = withOwn(minorsOnTop(), { cuts: { A: 15 } });
		const player = turnPlayer(state);
		expect(cashChanges(state, play(state, buy(player, 'A')))).toEqual({ [player]: -105, A: 105 });
	});

	it('§7 OE-04 a concession costs its face value, paid to the bank', () => {
		let state = newOe({ house: { ...RICH, 'concessionFace-1': 25 } });
		while (topRow(state)[0] !== 'concession-1')
			state = play(state, buy(turnPlayer(state), topRow(state)[0] ?? ''));
		const player = turnPlayer(state);
		expect(payments(decided(state, buy(player, 'concession-1')).facts)).toEqual([
			`${player}>bank 25 (7)`
		]);
	});

	it('§7 OE-05 a bid is at least the face value, five above others, and set aside', () => {
		const state = newOe();
		expectRefusal(state, bid('p1', 'WS', 39), 'bid-too-low');
		const one = play(state, bid('p1', 'WS', 40));
		expect(spendable(one, 'p1')).toBe(1760);
		expect(cash(one, 'p1')).toBe(1800);
		expectRefusal(one, bid('p2', 'WS', 44), 'bid-too-low');
		expectRefusal(one, bid('p2', 'WS', 5000), 'bids-set-aside');
		expect(codes(one, bid('p2', 'WS', 45))).toEqual([]);
		expectRefusal(one, bid('p2', 'RSC', 50), 'top-row-is-bought');
	});

	it('§7 OE-06 when a row opens a single bid buys at the bid', () => {
		const before = play(newOe(), bid('p1', 'WS', 55), buy('p2', 'RSC'));
		const { state, facts } = decided(before, buy('p3', 'PeC'));
		expect(payments(facts)).toEqual(['p3>bank 20 (7)', 'p1>bank 55 (7a)']);
		expect(owner(state, 'WS')).toBe('p1');
		expect(state.turn).toEqual({ kind: 'opening', player: 'p1' });
	});

	it('§7 OE-07 several bids are auctioned among the bidders, left of the highest first', () => {
		const start = newOe({ players: 4 });
		const state = play(
			start,
			bid('p1', 'WS', 40),
			bid('p2', 'WS', 45),
			bid('p3', 'WS', 50),
			buy('p4', 'RSC'),
			buy('p1', 'PeC')
		);
		expect(state.turn).toMatchObject({ kind: 'auction', deed: 'WS', player: 'p1' });
		expectRefusal(
			state,
			{ do: 'settleAuction', player: 'p4', deed: 'WS', amount: 90 },
			'not-a-bidder'
		);
		const raised = play(state, bid('p1', 'WS', 60), pass('p2'));
		expect(raised.turn).toMatchObject({ kind: 'auction', player: 'p3' });
		const done = play(raised, pass('p3'));
		expect(owner(done, 'WS')).toBe('p1');
		expect(cash(done, 'p1')).toBe(1350 - 20 - 60);
		expect(spendable(done, 'p2')).toBe(1350);
		expect(done.turn).toEqual({ kind: 'opening', player: 'p2' });
	});

	it('§7 OE-07 a pass is final, and only the result may be booked too', () => {
		const state = play(
			newOe({ players: 4 }),
			bid('p1', 'WS', 40),
			bid('p2', 'WS', 45),
			bid('p3', 'WS', 50),
			buy('p4', 'RSC'),
			buy('p1', 'PeC'),
			pass('p1'),
			bid('p2', 'WS', 55)
		);
		expect(state.turn).toMatchObject({ kind: 'auction', player: 'p3' });
		expectRefusal(
			state,
			{ do: 'settleAuction', player: 'p1', deed: 'WS', amount: 90 },
			'not-a-bidder'
		);
		const done = play(state, { do: 'settleAuction', player: 'p3', deed: 'WS', amount: 75 });
		expect(owner(done, 'WS')).toBe('p3');
		expect(cash(done, 'p3')).toBe(1350 - 75);
	});

	it('§7 OE-07 two contested items are auctioned from the left', () => {
		const state = play(
			newOe({ players: 3 }),
			bid('p1', 'BBBT', 40),
			bid('p2', 'BBBT', 45),
			bid('p3', 'WS', 40),
			bid('p1', 'WS', 45),
			buy('p2', 'RSC'),
			buy('p3', 'PeC')
		);
		expect(state.turn).toMatchObject({ kind: 'auction', deed: 'WS' });
		const next = play(state, pass('p3'));
		expect(next.turn).toMatchObject({ kind: 'auction', deed: 'BBBT' });
	});

	it('§7 rows from the top, items from the left, as the packet was laid out', () => {
		expect(topRow(newOe())).toEqual(['RSC', 'PeC']);
		const other = newOe({ house: { 'packet-PeC': 101, 'packet-RSC': 102, 'packet-WS': 103 } });
		expect(topRow(other)).toEqual(['PeC', 'RSC', 'WS']);
		const down = newOe({ house: { 'packet-PeC': 202 } });
		expect(topRow(down)).toEqual(['RSC']);
	});

	it('§7.1 OE-08 T-OE-15 a raised minor is auctioned among all; above 180 the bank gets the rest', () => {
		const state = minorsOnTop();
		const first = turnPlayer(state);
		expectRefusal(state, bid(first, 'A', 120), 'bid-too-low');
		const raised = play(state, bid(first, 'A', 150));
		expect(raised.turn).toMatchObject({ kind: 'auction', deed: 'A' });
		const second = turnPlayer(raised);
		expect(second).not.toBe(first);
		const done = play(raised, { do: 'settleAuction', player: second, deed: 'A', amount: 210 });
		expect(cashChanges(raised, done)).toEqual({ [second]: -210, A: 180, bank: 30 });
	});

	it('§7 OE-09 OE-10 when all pass privates pay and the top row falls by five', () => {
		const bought = play(newOe(), buy('p1', 'RSC'));
		const state = play(bought, pass('p2'), pass('p3'));
		const { state: after, facts } = decided(state, pass('p1'));
		expect(payments(facts)).toEqual(['bank>p1 5 (7b)']);
		expect(askingPrice(after, 'PeC')).toBe(15);
		expect(askingPrice(after, 'WS')).toBe(40);
		expect(after.turn).toEqual({ kind: 'opening', player: 'p2' });
	});

	it('§7 OE-10 A-OE-06 at nothing the next player must take everything that is free', () => {
		let state = newOe();
		for (let i = 0; i < 4; i++) state = play(state, pass('p1'), pass('p2'), pass('p3'));
		expect(askingPrice(state, 'RSC')).toBe(0);
		expectRefusal(state, pass('p1'), 'must-take-free');
		expectRefusal(state, bid('p1', 'WS', 40), 'must-take-free');
		const after = play(state, buy('p1', 'PeC'));
		expect([owner(after, 'RSC'), owner(after, 'PeC')]).toEqual(['p1', 'p1']);
		expect(cash(after, 'p1')).toBe(1800);
		expect(topRow(after)).toEqual(['WS', 'BBBT']);
	});

	it('§7 each in turn, for whole pounds that are not set aside', () => {
		const state = giveCash(newOe(), { p1: 45 });
		expectRefusal(state, buy('p2', 'RSC'), 'not-your-turn');
		expectRefusal(state, bid('p2', 'WS', 40), 'not-your-turn');
		expectRefusal(state, bid('p1', 'WS', 42.5), 'not-a-whole-amount');
		expect(codes(state, bid('p1', 'WS', 45))).toEqual([]);
		expectRefusal(state, bid('p1', 'WS', 46), 'bids-set-aside');
		expect(codes(giveCash(state, { p1: 20 }), buy('p1', 'RSC'))).toEqual([]);
		expectRefusal(giveCash(state, { p1: 19 }), buy('p1', 'RSC'), 'not-enough-money');
	});

	it('§7 in an auction only that item, and a result that could have been bid', () => {
		const state = giveCash(
			play(
				newOe({ players: 4 }),
				bid('p1', 'WS', 40),
				bid('p2', 'WS', 45),
				buy('p3', 'RSC'),
				buy('p4', 'PeC')
			),
			{ p1: 90 }
		);
		expect(state.turn).toMatchObject({ kind: 'auction', deed: 'WS', player: 'p1' });
		expectRefusal(state, bid('p1', 'BBBT', 40), 'wrong-moment');
		expectRefusal(state, bid('p2', 'WS', 60), 'not-your-turn');
		const settle = (player: PlayerId, amount: number): OeAction => ({
			do: 'settleAuction',
			player,
			deed: 'WS',
			amount
		});
		expectRefusal(state, settle('p1', 49), 'bid-too-low');
		expectRefusal(state, settle('p1', 52.5), 'not-a-whole-amount');
		expectRefusal(state, settle('p1', 91), 'bids-set-aside');
		for (const result of [settle('p1', 50), settle('p1', 90), settle('p2', 45)])
			expect(codes(state, result)).toEqual([]);
		expect(own(play(state, settle('p2', 45))).bidding).toBeNull();
	});

	it('§7.1 a raised minor interrupts the passes', () => {
		const top = minorsOnTop();
		const [first, second, third] = [0, 1, 2].map((i) => {
			const at = top.seats.indexOf(turnPlayer(top));
			return top.seats[(at + i) % top.seats.length] ?? 'p1';
		}) as [PlayerId, PlayerId, PlayerId];
		const raised = play(top, pass(first), pass(second), bid(third, 'A', 150));
		const sold = play(raised, { do: 'settleAuction', player: third, deed: 'A', amount: 150 });
		expect(sold.round.passes).toBe(0);
		const once = play(sold, pass(turnPlayer(sold)));
		expect(own(once).cuts).toEqual(own(top).cuts);
	});

	it('§3.2 OE-100 the priority deal moves on after every action of the packet sale', () => {
		const one = play(newOe(), pass('p1'));
		expect(one.priority).toBe('p2');
		expect(play(one, buy('p2', 'RSC')).priority).toBe('p3');
	});
});

describe('§8.1 concessions', () => {
	/** All items sold; the concessions lie with whom the test says. */
	function withConcessions(holders: readonly PlayerId[], cashEach = 2000): State {
		let state = buyPacket(newOe({ house: RICH }));
		const changes = holders.flatMap((to, i) => {
			const deed = `concession-${i + 1}`;
			return state.deeds[deed]?.place === to ? [] : [{ kind: 'deed', deed, to } as const];
		});
		state = play(state, {
			do: 'correct',
			reason: 'dealt',
			changes: [
				...changes,
				{
					kind: 'turn',
					turn: { kind: 'own', step: 'concession', player: holders[0] ?? 'p1', company: null }
				}
			]
		});
		return giveCash(state, { p1: cashEach, p2: cashEach, p3: cashEach });
	}

	const TEN: readonly PlayerId[] = ['p2', 'p2', 'p1', 'p3', 'p1', 'p3', 'p2', 'p1', 'p3', 'p1'];

	it('§8.1 §5.1.2 §6.3 OE-11 OE-14 in numerical order; a minor floats, the card leaves', () => {
		const state = withConcessions(TEN);
		expect(own(state).rail).toBe('concession');
		expect(state.turn).toMatchObject({ kind: 'own', player: 'p2' });
		expectRefusal(state, pass('p2'), 'no-pass-now');
		const minor =
			Object.keys(state.deeds).find(
				(d) => oe.tables.deeds.find((c) => c.id === d)?.minor && owner(state, d) === 'p2'
			) ?? '';
		const after = play(state, { do: 'own.floatMinor', player: 'p2', minor, zone: 'IT' });
		expect(owner(after, 'concession-1')).toBe('removed');
		expect(after.turn).toMatchObject({ kind: 'own', step: 'concession', player: 'p2' });
		expect(cashChanges(state, after)).toEqual({ [minor]: -10, bank: 10 });
	});

	it('§8.1 OE-12 a regional may be floated, and must be by a player without minors', () => {
		const state = withConcessions(TEN);
		const after = play(state, { do: 'own.floatRegional', player: 'p2', company: 'PLM', par: 90 });
		expect(cashChanges(state, after)).toEqual({ p2: -180, PLM: 160, bank: 20 });
		expectRefusal(
			state,
			{ do: 'own.parRegional', player: 'p2', company: 'OU', par: 60 },
			'can-float'
		);
		expect(after.turn).toMatchObject({ player: 'p2' });
	});

	it('§8.1 OE-13 OE-101 without money and minors a regional is only parred', () => {
		let state = withConcessions(['p1', 'p2'], 100);
		const minors = oe.tables.companies.filter((c) => c.kind === 'minor').map((c) => c.id);
		const mine = minors.filter((m) => owner(state, m) === 'p1');
		state = play(state, {
			do: 'correct',
			reason: 'p1 owns no minor',
			changes: mine.map((deed) => ({ kind: 'deed', deed, to: 'p3' }) as const)
		});
		expectRefusal(state, pass('p1'), 'no-pass-now');
		expectRefusal(
			state,
			{ do: 'own.floatRegional', player: 'p1', company: 'BEL', par: 60 },
			'not-enough-money'
		);
		const after = play(state, { do: 'own.parRegional', player: 'p1', company: 'BEL', par: 70 });
		expect(after.companies['BEL']).toMatchObject({ par: 70, floated: false });
		expect(percent(after, 'BEL', 'pool')).toBe(50);
		expect(own(after).track).toEqual(['BEL']);
		expect(cashChanges(state, after)).toEqual({});
		// The card is used up, and the next one is its holder's.
		expect(owner(after, 'concession-1')).toBe('removed');
		expect(after.turn).toMatchObject({ kind: 'own', step: 'concession', player: 'p2' });
		const par = (player: PlayerId, value: number): OeAction => ({
			do: 'own.parRegional',
			player,
			company: 'BEL',
			par: value
		});
		expectRefusal(state, par('p2', 70), 'not-your-turn');
		expectRefusal(state, par('p1', 100), 'not-a-par');
		// Twice the lowest par is sufficient funds.
		expectRefusal(giveCash(state, { p1: 120 }), par('p1', 60), 'can-float');
		expect(codes(giveCash(state, { p1: 119 }), par('p1', 60))).toEqual([]);
	});

	it('§8 the first stock round begins with the priority deal after the tenth concession', () => {
		let state = withConcessions(TEN);
		for (let i = 0; i < 10; i++) state = floatNext(state);
		expect(own(state).rail).toBe('regional');
		expect(state.turn).toMatchObject({ kind: 'stock', player: state.priority });
		expect(own(state).track).toHaveLength(10);
	});
});

describe('§9.1 floating a minor', () => {
	function mine(state: State): { player: PlayerId; minor: string } {
		const player = turnPlayer(state);
		const minor = oe.tables.deeds.find((c) => c.minor !== null && owner(state, c.id) === player);
		return { player, minor: minor?.id ?? '' };
	}

	it.each(zones.map((z) => [z.id, z.homeCost] as const))(
		'§9.1 §6.2 OE-15 Table 1 a home station in %s costs %i',
		(zone, cost) => {
			const state = regionalPhase();
			const { player, minor } = mine(state);
			const { state: after, facts } = decided(state, { do: 'own.floatMinor', player, minor, zone });
			expect(payments(facts)).toEqual([`${minor}>bank ${cost} (9.1)`]);
			expect(own(after).chits[minor]).toBe(zone);
			expect(own(after).chitsLeft[zone]).toBe(1);
			expect(after.companies[minor]).toMatchObject({
				floated: true,
				tokens: { left: 1, placed: 1 }
			});
		}
	);

	it('§9.1 T-OE-16 Dresden lies in Prussia: its chit costs 40', () => {
		const state = regionalPhase();
		const { player, minor } = mine(state);
		const after = play(state, { do: 'own.floatMinor', player, minor, zone: 'PHS' });
		expect(cash(after, minor)).toBe(120 - 40);
	});

	it('Table 1 T-OE-17 OE-15 the fourth crowded chit removes the other two', () => {
		let state = regionalPhase();
		for (const zone of ['UK', 'UK', 'FR'] as const) {
			const { player, minor } = mine(state);
			const floated = Object.keys(own(state).chits);
			const next = floated.includes(minor)
				? oe.tables.deeds.find(
						(c) => c.minor !== null && owner(state, c.id) === player && !floated.includes(c.id)
					)
				: { id: minor };
			state = play(
				state,
				{ do: 'own.floatMinor', player, minor: next?.id ?? '', zone },
				{ do: 'endTurn' }
			);
		}
		expect(own(state).chitsLeft).toMatchObject({ UK: 0, FR: 1, PHS: 2 });
		const player = turnPlayer(state);
		const minor = oe.tables.deeds.find(
			(c) =>
				c.minor !== null && owner(state, c.id) === player && own(state).chits[c.id] === undefined
		);
		const after = play(state, {
			do: 'own.floatMinor',
			player,
			minor: minor?.id ?? '',
			zone: 'PHS'
		});
		expect(own(after).chitsLeft).toMatchObject({ UK: 0, FR: 0, PHS: 0, AH: 2 });
		expect(codes(after, { do: 'own.floatMinor', player, minor: 'M', zone: 'FR' })).toContain(
			'no-chit'
		);
	});

	it('§9.1 OE-16 a patronage tile at home pays its lowest value at once', () => {
		const state = regionalPhase();
		const { player, minor } = mine(state);
		const after = play(state, { do: 'own.floatMinor', player, minor, zone: 'RU', patronage: 30 });
		expect(cashChanges(state, after)).toEqual({ [minor]: 20, bank: -20 });
	});

	it('§9.1 A-OE-04 only zones it can pay are offered; without any, it pays what it has', () => {
		const state = regionalPhase();
		const { player, minor } = mine(state);
		const poor = giveCash(state, { [minor]: 15 });
		expect(payableZones(poor, minor)).toEqual(['IT', 'SP', 'SC', 'RU']);
		expectRefusal(poor, { do: 'own.floatMinor', player, minor, zone: 'UK' }, 'not-enough-money');
		const broke = giveCash(state, { [minor]: 3 });
		const after = play(broke, { do: 'own.floatMinor', player, minor, zone: 'IT' });
		expect(cash(after, minor)).toBe(0);
	});

	it('§9.1 exactly the cost of a home station pays it', () => {
		const state = regionalPhase();
		const { player, minor } = mine(state);
		const able = giveCash(state, { [minor]: 40 });
		expect(payableZones(able, minor)).toContain('UK');
		const after = play(able, { do: 'own.floatMinor', player, minor, zone: 'UK' });
		expect(cash(after, minor)).toBe(0);
	});

	it('§9.1 a minor floats once, by who bought it, for whole pounds of patronage', () => {
		const state = regionalPhase();
		const { player, minor } = mine(state);
		const float: OeAction = { do: 'own.floatMinor', player, minor, zone: 'RU' };
		const other = oe.tables.deeds.find(
			({ id, minor: is }) => is !== null && owner(state, id) !== player
		);
		expectRefusal(state, { ...float, minor: other?.id ?? '' }, 'not-the-owner');
		expectRefusal(state, { ...float, patronage: 12.5 }, 'not-a-whole-amount');
		const again = play(state, float);
		expectRefusal({ ...again, turn: state.turn }, float, 'not-available');
	});

	it('§8.2 OE-101 nobody passes with an unfloated minor', () => {
		const state = regionalPhase();
		expectRefusal(state, pass(turnPlayer(state)), 'must-float');
	});
});

describe('§9.2 regionals', () => {
	it('§9.2 OE-17 T-OE-21 par 70 in France: 140 in, 20 for the home station, 120 left', () => {
		const state = regionalPhase();
		const player = turnPlayer(state);
		const { state: after, facts } = decided(state, {
			do: 'own.floatRegional',
			player,
			company: 'PLM',
			par: 70
		});
		expect(payments(facts)).toEqual([`${player}>PLM 140 (9.2)`, 'PLM>bank 20 (9.2)']);
		expect(cash(after, 'PLM')).toBe(120);
		expect(percent(after, 'PLM', player)).toBe(50);
		expect(percent(after, 'PLM', 'PLM')).toBe(50);
		expectRefusal(
			state,
			{ do: 'own.floatRegional', player, company: 'PLM', par: 100 },
			'not-a-par'
		);
	});

	it('§8.2 OE-18 A-OE-02 a parred regional’s presidency pays its treasury, then it floats', () => {
		let state = regionalPhase();
		const player = turnPlayer(state);
		state = play(state, {
			do: 'correct',
			reason: 'parred by a concession',
			changes: [
				{ kind: 'par', company: 'BEL', par: 75 },
				{ kind: 'certificate', company: 'BEL', certificate: 'BEL-R50', to: 'pool' }
			]
		});
		state = withOwn(state, { track: ['BEL'] });
		expect(openRegionals(state)).not.toContain('BEL');
		const { state: after, facts } = decided(state, { do: 'own.buyParred', player, company: 'BEL' });
		expect(payments(facts)).toEqual([`${player}>BEL 150 (9.2)`, 'BEL>bank 20 (9.2)']);
		expect(after.companies['BEL']?.floated).toBe(true);
		expect(own(after).track).toEqual(['BEL']);
		expectRefusal(state, { do: 'own.buyParred', player, company: 'OU' }, 'not-parred');
	});

	it('§8.2 OE-19 six regionals of different zones may be removed, unfloated and unparred', () => {
		let state = regionalPhase();
		const remove = (company: string): OeAction => ({
			do: 'own.removeRegional',
			player: turnPlayer(state),
			company
		});
		for (const company of ['GWR', 'PLM', 'KBS', 'SB', 'SFR']) {
			state = play(state, remove(company), { do: 'endTurn' });
			expect(state.companies[company]?.closed).toBe(true);
		}
		expectRefusal(state, remove('LNWR'), 'zone-once');
		state = play(state, remove('RCP'), { do: 'endTurn' });
		expectRefusal(state, remove('MKV'), 'enough-removed');
		const learners = regionalPhase({ options: ['noRemoval'] });
		expectRefusal(
			learners,
			{ do: 'own.removeRegional', player: turnPlayer(learners), company: 'GWR' },
			'not-used'
		);
	});

	it('§8.2 §5.1.3 §5.1.4 OE-20 T-OE-40 the 18th regional removes the others and the Major phase begins at once', () => {
		let state = regionalPhase();
		while (Object.values(state.companies).filter((c) => c.floated).length < 29)
			state = floatNext(state);
		expect(own(state).rail).toBe('regional');
		const left = openRegionals(state);
		expect(left).toHaveLength(7);
		const player = turnPlayer(state);
		const after = play(state, { do: 'own.floatRegional', player, company: left[0] ?? '', par: 60 });
		expect(own(after).rail).toBe('major');
		for (const id of left.slice(1)) {
			expect(after.companies[id]?.closed).toBe(true);
			expect(percent(after, id, 'offering')).toBe(0);
		}
		expect(Object.values(homeZone)).toHaveLength(24);
	});

	it('§8.2 A-OE-45 a parred, unsold regional leaves with the others', () => {
		let state = regionalPhase();
		state = play(state, {
			do: 'correct',
			reason: 'parred by a concession',
			changes: [
				{ kind: 'par', company: 'WW', par: 75 },
				{ kind: 'certificate', company: 'WW', certificate: 'WW-R50', to: 'pool' }
			]
		});
		while (own(state).rail === 'regional') state = floatNext(state);
		expect(state.companies['WW']?.closed).toBe(true);
		expect(percent(state, 'WW', 'pool')).toBe(0);
	});

	it('§8.2 §4.1 in one’s own turn, below the certificate limit', () => {
		const base = regionalPhase();
		const player = turnPlayer(base);
		const other: PlayerId = player === 'p1' ? 'p2' : 'p1';
		const parred = play(base, {
			do: 'correct',
			reason: 'parred by a concession',
			changes: [
				{ kind: 'par', company: 'BEL', par: 75 },
				{ kind: 'certificate', company: 'BEL', certificate: 'BEL-R50', to: 'pool' }
			]
		});
		const state = withOwn(parred, { track: ['BEL'] });
		const actions: readonly OeAction[] = [
			{ do: 'own.floatRegional', player, company: 'PLM', par: 65 },
			{ do: 'own.buyParred', player, company: 'BEL' },
			{ do: 'own.removeRegional', player, company: 'GWR' }
		];
		for (const action of actions) {
			expect(codes(state, action)).toEqual([]);
			expectRefusal(state, { ...action, player: other } as OeAction, 'not-your-turn');
			// One of these a turn.
			expect(codes(play(state, action), actions[0] as OeAction)).not.toEqual([]);
			const limit = certificatesCounted(state, player);
			const full = codes({ ...state, certificateLimit: limit }, action);
			expect(full).toEqual(action.do === 'own.removeRegional' ? [] : ['certificate-limit']);
			expect(codes({ ...state, certificateLimit: limit + 1 }, action)).toEqual([]);
		}
	});

	it('§8.2 no secondary shares, majors or sales in the Regional/Minor phase', () => {
		let state = regionalPhase();
		while (Object.values(state.companies).filter((c) => c.floated).length < 13)
			state = floatNext(state);
		const player = turnPlayer(state);
		const company = own(state).track.find((id) => id !== null && id.length > 1) ?? '';
		expectRefusal(state, { do: 'own.buyTreasury', player, company }, 'major-phase-only');
		expectRefusal(state, { do: 'own.floatMajor', player, company }, 'major-phase-only');
		expectRefusal(
			state,
			{ do: 'tradeDeed', deed: 'RSC', seller: 'p1', buyer: 'p2', price: 5 },
			'major-phase-only'
		);
	});
});

describe('§8.3, §8.4 secondary shares', () => {
	const free = (state: State): string =>
		own(state).track.find((id) => id !== null && id.length > 1) ?? '';

	it('§8.3 OE-22 a secondary share costs par, into the regional’s treasury', () => {
		const state = majorPhase();
		const player = turnPlayer(state);
		const company = free(state);
		const { state: after, facts } = decided(state, { do: 'own.buyTreasury', player, company });
		expect(payments(facts)).toEqual([`${player}>${company} 60 (10.2)`]);
		expect(percent(after, company, company)).toBe(25);
	});

	it('§8.4 OE-21 a player reserves one regional’s secondary share, once, in the first round', () => {
		const state = majorPhase();
		const player = turnPlayer(state);
		const company = free(state);
		const other: PlayerId = player === 'p1' ? 'p2' : 'p1';
		const after = play(state, { do: 'own.reserveShare', player: other, company });
		expectRefusal(after, { do: 'own.buyTreasury', player, company }, 'reserved-share');
		expectRefusal(
			after,
			{ do: 'own.reserveShare', player: other, company: 'BEL' },
			'already-reserved'
		);
		const bought = play(state, { do: 'own.buyTreasury', player, company });
		expectRefusal(bought, { do: 'own.reserveShare', player: other, company }, 'secondary-gone');
	});

	it('§8.4 by a player of the game, of a share that nobody has reserved, in the first stock round', () => {
		const state = majorPhase();
		const company = free(state);
		const reserve = (player: string): OeAction =>
			({ do: 'own.reserveShare', player, company }) as OeAction;
		expectRefusal(state, reserve('p9'), 'not-available');
		const once = play(state, reserve('p1'));
		expectRefusal(once, reserve('p2'), 'already-reserved');
		const second = { ...state, round: { ...state.round, number: 2 } };
		expectRefusal(second, reserve('p1'), 'wrong-moment');
		expectRefusal(passAll(state), reserve('p1'), 'wrong-moment');
	});

	it('§8.4 OE-111 the reservation ends with the second stock round, or when the regional expands', () => {
		const state = majorPhase();
		const company = free(state);
		const president = oe.controller(state, company) ?? 'p1';
		const other: PlayerId = president === 'p1' ? 'p2' : 'p1';
		const reserved = play(state, { do: 'own.reserveShare', player: other, company });
		const mine = play(reserved, {
			do: 'correct',
			reason: 'turn',
			changes: [
				{
					kind: 'turn',
					turn: {
						kind: 'stock',
						player: president,
						sold: {},
						bought: false,
						soldFirst: false,
						acted: false
					}
				}
			]
		});
		expectRefusal(
			mine,
			{ do: 'own.floatMajor', player: president, company, first: true },
			'reserved-share'
		);
		const expanded = play(mine, { do: 'own.floatMajor', player: president, company });
		expect(Object.values(own(expanded).reservations)).not.toContain(company);
		const operating = passAll(reserved);
		expect(own(operating).reservations).toEqual({ [other]: company });
		expect(own(idleRound(idleRound(operating))).reservations).toEqual({});
	});
});

it('§3.1 money is neither made nor lost in the whole opening', () => {
	const before = newOe({ house: RICH });
	expect(totalCash(majorPhase())).toBe(totalCash(before));
});
