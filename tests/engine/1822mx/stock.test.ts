import { describe, expect, it } from 'vitest';
import type { PlayerId } from '$engine';
import {
	sharesOf,
	spotIn,
	companyIn,
	allPass,
	business,
	cash,
	codes,
	decided,
	deedTo,
	directorOf,
	gains,
	held,
	inPhase,
	investing,
	minor,
	mx,
	ownOf,
	play,
	price,
	refusals,
	rich,
	table,
	type MxAction
} from './support';

const sell = (player: PlayerId, company: string, percent: number): MxAction => ({
	do: 'sellShares',
	player,
	company,
	percent
});
const buy = (player: PlayerId, company: string, from: 'offering' | 'pool'): MxAction => ({
	do: 'buyShare',
	player,
	company,
	from,
	percent: 10
});
const start = (player: PlayerId, company: string, par: number): MxAction => ({
	do: 'startCompany',
	player,
	company,
	par
});

describe('selling', () => {
	it('§5.5.3 MX-05 the director gets k x price and the marker falls k spaces', () => {
		const state = business(investing(table(), 'p1'), 'FCM', { price: 120, shares: { p1: 50 } });
		const after = play(state, sell('p1', 'FCM', 30));
		expect(gains(state, after)).toEqual({ bank: -360, p1: 360 });
		expect(price(after, 'FCM')).toBe(90);
		expect(held(after, 'FCM', 'pool')).toBe(30);
	});

	it('§5.5.3 MX-06 T-MX-22 another player sells three at 120: 360, one space to 110', () => {
		const state = business(investing(table(), 'p2'), 'FCM', {
			price: 120,
			shares: { p1: 40, p2: 30 }
		});
		const after = play(state, sell('p2', 'FCM', 30));
		expect(gains(state, after)).toEqual({ bank: -360, p2: 360 });
		expect(price(after, 'FCM')).toBe(110);
	});

	it('§5.5.3 MX-06 two sales of one company in a turn go at the first price and fall once', () => {
		const state = business(investing(table(), 'p2'), 'FCM', {
			price: 120,
			shares: { p1: 40, p2: 30 }
		});
		const after = play(state, sell('p2', 'FCM', 10), sell('p2', 'FCM', 20));
		expect(gains(state, after)).toEqual({ bank: -360, p2: 360 });
		expect(price(after, 'FCM')).toBe(110);
	});

	it('§5.5.3 MX-05 the marker stops at 5 and keeps its place there', () => {
		const state = business(investing(table(), 'p1'), 'FCM', { price: 5, shares: { p1: 40 } });
		expect(price(play(state, sell('p1', 'FCM', 20)), 'FCM')).toBe(5);
	});

	it('§5.5.4 MX-07 NdeM shares sell without a move and without a pool limit', () => {
		const bought = play(table(), buy('p1', 'NdeM', 'pool'), { do: 'endTurn' });
		expect(codes(bought, sell('p2', 'NdeM', 10))).toContain('holds-too-little');
		const again = investing(bought, 'p1');
		expect(codes(again, sell('p1', 'NdeM', 10))).toEqual(['not-operated']);
		const ran = {
			...again,
			companies: { ...again.companies, NdeM: { ...companyIn(again, 'NdeM'), turns: 1 } }
		};
		const after = play(ran, sell('p1', 'NdeM', 10));
		expect(gains(ran, after)).toEqual({ bank: -100, p1: 100 });
		expect(price(after, 'NdeM')).toBe(100);
		expect(held(after, 'NdeM', 'pool')).toBe(40);
	});

	it('§4.3.9 §5.5.1 MX-08 the director sells below another: the certificate passes, ties by player order', () => {
		const base = business(table(4), 'FCM', { price: 100, shares: { p1: 30, p2: 20, p3: 20 } });
		const state = { ...investing(base, 'p1'), order: ['p1', 'p3', 'p4', 'p2'] as const };
		const after = play(state, sell('p1', 'FCM', 20));
		expect(directorOf(after, 'FCM')).toBe('p3');
		expect([held(after, 'FCM', 'p1'), held(after, 'FCM', 'p3')]).toEqual([10, 20]);
		expect(price(after, 'FCM')).toBe(80);
	});

	it('§5.5.1 MX-05 the director’s certificate itself is never sold', () => {
		const state = business(investing(table(), 'p1'), 'FCM', {
			price: 100,
			shares: { p1: 30, p2: 10 }
		});
		expect(codes(state, sell('p1', 'FCM', 20))).toEqual(['president-stays']);
	});

	it('§5.5.1 MX-05 the pool takes at most 50%', () => {
		const state = business(investing(table(), 'p1'), 'FCM', {
			price: 100,
			shares: { p1: 40, p2: 20 },
			pool: 40
		});
		expect(codes(state, sell('p1', 'FCM', 10))).toEqual([]);
		expect(codes(state, sell('p1', 'FCM', 20))).toEqual(['pool-full']);
	});

	it('§5.5.1 §4.2.7 MX-102 a company that has not operated, a minor and a private are not sold', () => {
		const young = business(investing(table(), 'p1'), 'FCM', {
			price: 100,
			shares: { p1: 40 },
			turns: 0
		});
		expect(codes(young, sell('p1', 'FCM', 10))).toEqual(['not-operated']);
		const state = minor(investing(table(), 'p1'), 'M9', 'p1', { price: 50 });
		expect(codes(state, sell('p1', 'M9', 100))).toEqual(['not-for-sale']);
		expect(refusals(state, sell('p1', 'M9', 100))[0]?.rule).toBe('4.2.7');
	});

	it('§4.1.7 §5.1.2 MX-102 nothing changes hands between players', () => {
		const state = deedTo(investing(table(), 'p1'), 'P5', 'p1');
		const trade: MxAction = { do: 'tradeDeed', deed: 'P5', seller: 'p1', buyer: 'p2', price: 10 };
		expect(codes(state, trade)).toEqual(['no-trade']);
	});

	it('§5.1.3 MX-05 selling comes before buying and bidding', () => {
		const state = business(investing(table(), 'p1'), 'FCM', { price: 100, shares: { p1: 40 } });
		const bought = play(state, buy('p1', 'NdeM', 'pool'));
		expect(codes(bought, sell('p1', 'FCM', 10))).toEqual(['sell-first']);
	});

	it('§5.5.8 MX-09 over the limit a player must sell before passing, buying or ending the turn', () => {
		const base = business(investing(table(), 'p1'), 'FCM', { price: 100, shares: { p1: 50 } });
		const over = { ...base, certificateLimit: 3 };
		expect(mx.certificatesCounted(over, 'p1')).toBe(4);
		expect(codes(over, { do: 'pass', player: 'p1' })).toEqual(['must-sell']);
		expect(codes(over, buy('p1', 'NdeM', 'pool'))).toEqual(['must-sell']);
		const after = play(over, sell('p1', 'FCM', 10));
		expect(codes(after, { do: 'endTurn' })).toEqual([]);
	});

	it('§5.5.8 MX-09 who can sell nothing may go on', () => {
		const base = minor(investing(table(), 'p1'), 'M9', 'p1', { price: 60 });
		expect(codes({ ...base, certificateLimit: 0 }, { do: 'pass', player: 'p1' })).toEqual([]);
	});
});

describe('certificates', () => {
	it('§5.3.3 §4.4.4 MX-13 yellow stock and NdeM shares do not count; deeds and minors do', () => {
		let state = business(table(), 'FCM', { price: 40, shares: { p1: 40 } });
		state = business(state, 'MC', { price: 50 + 10, shares: { p1: 30 } });
		state = minor(state, 'M9', 'p1', { price: 45 });
		state = minor(state, 'M10', 'p1', { price: 50 });
		state = deedTo(deedTo(state, 'P5', 'p1'), 'C-IRM', 'p1');
		state = play(investing(state, 'p1'), buy('p1', 'NdeM', 'pool'));
		expect(mx.certificatesCounted(state, 'p1')).toBe(2 + 1 + 2);
	});
});

describe('buying', () => {
	it('§5.6.1 MX-11 from the pool the bank is paid and the marker stays', () => {
		const state = business(investing(table(), 'p1'), 'FCM', {
			price: 80,
			shares: { p2: 30 },
			pool: 20
		});
		const after = play(state, buy('p1', 'FCM', 'pool'));
		expect(gains(state, after)).toEqual({ p1: -80, bank: 80 });
		expect(price(after, 'FCM')).toBe(80);
	});

	it('§5.6.2 MX-12 from the treasury the company is paid', () => {
		const state = business(investing(table(), 'p1'), 'FCM', { price: 80, shares: { p2: 30 } });
		const after = play(state, buy('p1', 'FCM', 'offering'));
		expect(gains(state, after)).toEqual({ p1: -80, FCM: 80 });
	});

	it('§5.6.2 MX-12 not before somebody holds the director’s certificate', () => {
		expect(codes(investing(table(), 'p1'), buy('p1', 'FCM', 'offering'))).toContain('not-started');
	});

	it('§4.4.3 MX-13 an NdeM share costs its price, from the first round, up to 60%', () => {
		const after = play(table(), buy('p1', 'NdeM', 'pool'));
		expect(gains(table(), after)).toEqual({ p1: -100, bank: 100 });
		const shares = (state: typeof after, count: number) =>
			sharesOf(state, 'NdeM').map((c, i) => ({
				...c,
				place: i < count ? ('p1' as const) : ('pool' as const)
			}));
		const ten = {
			...after,
			certificates: {
				...after.certificates,
				NdeM: [
					...shares(after, 4),
					...['a', 'b', 'c'].map((id, i) => ({
						id,
						percent: 10,
						president: false,
						place: i < 2 ? ('p1' as const) : ('pool' as const)
					}))
				]
			}
		};
		expect(codes(investing(ten, 'p1'), buy('p1', 'NdeM', 'pool'))).toEqual(['over-sixty-percent']);
	});

	it('§5.6.4 MX-11 one certificate a turn', () => {
		const once = play(table(), buy('p1', 'NdeM', 'pool'));
		expect(codes(once, buy('p1', 'NdeM', 'pool'))).toEqual(['already-bought']);
	});

	it('§5.6.5 MX-11 nothing sold in this round is bought back', () => {
		const state = business(investing(table(), 'p1'), 'FCM', {
			price: 80,
			shares: { p2: 30, p1: 20 }
		});
		expect(codes(play(state, sell('p1', 'FCM', 10)), buy('p1', 'FCM', 'pool'))).toEqual([
			'sold-this-round'
		]);
	});

	it('§4.3.8 §5.6.7 MX-12 the 60% and certificate limits, highest bids included', () => {
		const sixty = business(investing(table(), 'p1'), 'FCM', { price: 80, shares: { p1: 60 } });
		expect(codes(sixty, buy('p1', 'FCM', 'offering'))).toEqual(['over-sixty-percent']);
		const full = {
			...business(investing(table(), 'p1'), 'FCM', { price: 80, shares: { p2: 30, p1: 10 } }),
			certificateLimit: 2
		};
		const bidding = play(
			full,
			{ do: 'bid', player: 'p1', deed: 'P1', amount: 0 },
			{ do: 'endTurn' }
		);
		const again = play(bidding, { do: 'pass', player: 'p2' }, { do: 'pass', player: 'p3' });
		expect(codes(again, buy('p1', 'FCM', 'offering'))).toEqual(['certificate-limit']);
		expect(codes(again, buy('p1', 'NdeM', 'pool'))).toEqual([]);
	});

	it('§4.3.9 MX-08 a buyer who passes the director takes over', () => {
		const state = business(investing(table(), 'p2'), 'FCM', {
			price: 80,
			shares: { p1: 20, p2: 20 }
		});
		const after = play(state, buy('p2', 'FCM', 'offering'));
		expect(directorOf(after, 'FCM')).toBe('p2');
		expect([held(after, 'FCM', 'p1'), held(after, 'FCM', 'p2')]).toEqual([20, 30]);
	});

	it('§5.4.1 MX-11 a player with a loan buys nothing', () => {
		const owing = { ...investing(table(), 'p1'), debt: { p1: 10 } };
		expect(codes(owing, buy('p1', 'NdeM', 'pool'))).toEqual(['in-debt']);
	});
});

describe('starting a major', () => {
	it.each([
		[60, 20],
		[70, 40],
		[80, 60],
		[90, 80],
		[100, 100]
	])(
		'§5.7 §5.9 MX-14 T-MX-20 converting at %i costs %i; the bank adds 100 and it floats',
		(par, cost) => {
			const state = deedTo(inPhase(investing(table(), 'p1'), '2'), 'C-MC', 'p1');
			const after = play(state, start('p1', 'MC', par));
			expect(gains(state, after)).toEqual({ p1: -cost, bank: -100, MC: 2 * par });
			expect(after.companies['MC']).toMatchObject({ floated: true, par });
			expect(price(after, 'MC')).toBe(par);
			expect(held(after, 'MC', 'offering')).toBe(80);
			expect(after.deeds['C-MC']?.place).toBe('removed');
		}
	);

	it('§5.9 MX-14 the marker goes under those already there', () => {
		const base = business(table(), 'IRM', { price: 70, shares: { p2: 20 } });
		const state = deedTo(inPhase(investing(base, 'p1'), '3'), 'C-MC', 'p1');
		const after = play(state, start('p1', 'MC', 70));
		expect(after.market[spotIn(after, 'MC').cell]).toEqual(['IRM', 'MC']);
	});

	it('§5.7 §4.3.15 MX-14 not in phase 1, not without the concession, not at 50', () => {
		const state = deedTo(investing(table(), 'p1'), 'C-MC', 'p1');
		expect(codes(state, start('p1', 'MC', 60))).toEqual(['too-early']);
		expect(codes(inPhase(state, '2'), start('p1', 'MC', 50))).toContain('not-a-par');
		expect(codes(inPhase(investing(state, 'p2'), '2'), start('p2', 'MC', 60))).toEqual([
			'no-concession'
		]);
	});

	it('§5.8 MX-15 from phase 5 the director’s certificate costs twice the price; it has not floated', () => {
		const state = inPhase(investing(table(), 'p1'), '5');
		const after = play(state, start('p1', 'MC', 80));
		expect(gains(state, after)).toEqual({ p1: -160, MC: 160 });
		expect(after.companies['MC']?.floated).toBe(false);
		expect(codes(play(after, { do: 'endTurn' }), start('p2', 'MC', 80))).toContain(
			'already-started'
		);
	});

	it('§5.8 MX-16 in phase 5 it floats with the fifth share and keeps what was paid', () => {
		const base = business(inPhase(table(), '5'), 'MC', {
			price: 80,
			shares: { p2: 40 },
			cash: 320,
			floated: false,
			turns: 0
		});
		const after = play(investing(base, 'p1'), buy('p1', 'MC', 'offering'));
		expect(after.companies['MC']?.floated).toBe(true);
		expect(cash(after, 'MC')).toBe(400);
		expect(held(after, 'MC', 'pool')).toBe(0);
	});

	it('§4.3.13 MX-17 T-MX-27 in phase 6 at 80: treasury 800, five shares in the pool, price 80', () => {
		const base = business(inPhase(table(), '6'), 'MC', {
			price: 80,
			shares: { p2: 40 },
			cash: 320,
			floated: false,
			turns: 0
		});
		const state = investing(base, 'p1');
		const after = play(state, buy('p1', 'MC', 'offering'));
		expect(cash(after, 'MC')).toBe(800);
		expect(gains(state, after)).toEqual({ p1: -80, bank: -400, MC: 480 });
		expect(held(after, 'MC', 'pool')).toBe(50);
		expect(price(after, 'MC')).toBe(80);
	});
});

describe('turns and rounds', () => {
	it('§1.3.1 MX-92 nothing sold in the first stock round ends the game at once', () => {
		const state = allPass(table());
		expect(state.finished).toBe('nothingSold');
		const bought = allPass(play(table(), buy('p1', 'NdeM', 'pool')));
		expect(bought.finished).toBeNull();
		expect(bought.round.kind).toBe('operating');
	});

	it('§5.1.2 MX-90 a stock turn only for its player and only in a stock round', () => {
		expect(codes(table(), buy('p2', 'NdeM', 'pool'))).toContain('not-your-turn');
		expect(codes({ ...table(), turn: { kind: 'income' } }, buy('p1', 'NdeM', 'pool'))).toContain(
			'wrong-moment'
		);
	});

	it('§5.1.1 MX-03 boxes are refilled again when the next stock round begins', () => {
		const state = business(inPhase(table(), '5'), 'FCM', {
			price: 100,
			shares: { p1: 20 },
			cash: 500,
			trains: ['5'],
			turns: 2
		});
		const op = {
			...state,
			round: { ...state.round, kind: 'operating' as const, part: 2, parts: 2 },
			turn: {
				kind: 'operating' as const,
				company: 'FCM',
				hadTrain: true,
				mail: null,
				settled: true,
				bankTrains: 0,
				forced: false,
				token: false
			}
		};
		const taken = play(op, {
			do: 'own.acquireBoxed',
			company: 'FCM',
			minor: 'M2',
			token: 'replace'
		});
		expect(ownOf(taken).boxes.minors).toEqual(['M1', 'M3', 'M4']);
		const next = play(taken, { do: 'endTurn' }, { do: 'endTurn' });
		expect(next.round.kind).toBe('stock');
		expect(ownOf(next).boxes.minors).toEqual(['M1', 'M3', 'M4', 'M5']);
	});

	it('§5.1.3 a rich player still does one deed', () => {
		const { facts } = decided(rich(table(), { p1: 2000 }), buy('p1', 'NdeM', 'pool'));
		expect(facts.filter((f) => f.t === 'certificateMoved')).toHaveLength(1);
	});
});
