import { describe, expect, it } from 'vitest';
import type { State } from '$engine';
import { cheapestBankTrain } from '$engine/titles/1822mx/rules/emergency';
import {
	sharesOf,
	companyIn,
	business,
	cash,
	codes,
	decided,
	deedTo,
	depotAt,
	directorOf,
	gains,
	held,
	inPhase,
	minor,
	mx,
	operating,
	ownOf,
	patchOwn,
	play,
	price,
	rich,
	table,
	trainId,
	trainsOf,
	type MxAction
} from './support';

/** FCM in an operating turn, after its run. */
const fcm = (
	phase: string,
	next: string,
	how: {
		cash?: number;
		trains?: readonly string[];
		shares?: Record<`p${number}`, number>;
		at?: number;
	} = {}
): State => {
	const base = business(inPhase(table(), phase), 'FCM', {
		price: how.at ?? 100,
		shares: how.shares ?? { p1: 40 },
		cash: how.cash ?? 1000,
		trains: how.trains ?? [],
		turns: 2
	});
	return operating(depotAt(base, next), 'FCM', { settled: true });
};
const buy = (
	state: State,
	type: string,
	more: Partial<Extract<MxAction, { do: 'buyTrain' }>> = {}
): MxAction => {
	const front = type === '2' ? 'L' : type === 'E' ? '7' : type;
	const face: Record<string, number> = {
		L: 60,
		'2': 120,
		'3': 200,
		'4': 300,
		'5': 500,
		'6': 600,
		'7': 750,
		E: 1000
	};
	return {
		do: 'buyTrain',
		company: 'FCM',
		train: trainId(state, 'offering', front),
		price: face[type] ?? 0,
		...(front === type ? {} : { side: type }),
		...more
	};
};

describe('buying trains', () => {
	it.each([
		['1', 'L', 60],
		['1', '2', 120],
		['2', '3', 200],
		['3', '4', 300],
		['4', '5', 500],
		['5', '6', 600],
		['6', '7', 750],
		['6', 'E', 1000]
	])('§6.14.3 MX-62 in phase %s a new %s costs %i', (phase, type, cost) => {
		const state = fcm(phase, type === '2' ? 'L' : type === 'E' ? '7' : type);
		const after = play(state, buy(state, type));
		expect(gains(state, after)).toEqual({ FCM: -cost, bank: cost });
		expect(trainsOf(after, 'FCM')).toEqual([type]);
	});

	it('§6.14.3 MX-62 trains come in order, at face value, with a side they have', () => {
		const state = fcm('2', 'L');
		const three = trainId(state, 'offering', '3');
		expect(codes(state, { do: 'buyTrain', company: 'FCM', train: three, price: 200 })).toEqual([
			'train-order'
		]);
		expect(codes(state, buy(state, 'L', { price: 70 }))).toEqual(['face-value']);
		expect(codes(state, buy(state, 'L', { side: '3' }))).toEqual(['not-that-side']);
		expect(
			codes(state, {
				do: 'buyTrain',
				company: 'FCM',
				train: trainId(state, 'reserve', '5'),
				price: 500
			})
		).toEqual(['not-available']);
	});

	it('§6.14.1 MX-62 not at the train limit, even if rust would make room', () => {
		const full = fcm('3', '4', { trains: ['2', '2', '2', '3'] });
		expect(mx.trainLimit(full, 'FCM')).toBe(4);
		expect(codes(full, buy(full, '4'))).toEqual(['train-limit']);
	});

	it('§6.5.12 MX-62 only one E', () => {
		const state = fcm('7', '7', { trains: ['E'] });
		expect(codes(state, buy(state, 'E'))).toEqual(['only-one-express']);
		expect(codes(state, buy(state, '7'))).toEqual([]);
	});

	it('§6.14.3 MX-63 a pool train costs its face value and keeps its side', () => {
		const base = fcm('3', '3');
		const state = {
			...base,
			trains: base.trains.map((t, i) => (i === 0 ? { ...t, type: '2', place: 'pool' as const } : t))
		};
		const pooled: MxAction = {
			do: 'buyTrain',
			company: 'FCM',
			train: trainId(state, 'pool', '2'),
			price: 120
		};
		expect(gains(state, play(state, pooled))).toEqual({ FCM: -120, bank: 120 });
		expect(codes(state, { ...pooled, side: 'L' } as MxAction)).toEqual(['not-that-side']);
	});

	it('§6.14.4 §6.5.8 MX-64 T-MX-31 turning an L costs 80 and starts phase 2; two rounds after the next stock round', () => {
		const base = minor(table(), 'M9', 'p2', { price: 50, cash: 100, trains: ['L'] });
		const state = operating(base, 'M9', { settled: true, parts: 1 });
		const after = play(state, {
			do: 'own.upgradeTrain',
			company: 'M9',
			train: trainId(state, 'M9', 'L')
		});
		expect(gains(state, after)).toEqual({ M9: -80, bank: 80 });
		expect([trainsOf(after, 'M9'), after.phase, after.round.parts]).toEqual([['2'], '2', 1]);
		expect(mx.tables.phases.find((card) => card.id === '2')?.operatingRounds).toBe(2);
	});

	it('§6.14.4 MX-64 A-MX-15 at the limit too, but not in phase 3 and only an L', () => {
		const full = fcm('2', 'L', { trains: ['L', 'L', 'L', '2'] });
		const train = trainId(full, 'FCM', 'L');
		expect(codes(full, { do: 'own.upgradeTrain', company: 'FCM', train })).toEqual([]);
		expect(codes(inPhase(full, '3'), { do: 'own.upgradeTrain', company: 'FCM', train })).toEqual([
			'too-late'
		]);
		expect(
			codes(full, { do: 'own.upgradeTrain', company: 'FCM', train: trainId(full, 'FCM', '2') })
		).toEqual(['not-an-l-train']);
		const poor = fcm('2', 'L', { trains: ['L'], cash: 70 });
		expect(
			codes(poor, { do: 'own.upgradeTrain', company: 'FCM', train: trainId(poor, 'FCM', 'L') })
		).toEqual(['not-enough-money']);
	});

	it('§6.14.2 MX-65 from phase 3 companies sell to each other, from 1 up to the treasury; no special trains', () => {
		const state = minor(fcm('3', '3', { cash: 50 }), 'M9', 'p2', {
			price: 50,
			trains: ['2', 'LP']
		});
		const train = trainId(state, 'M9', '2');
		const after = play(state, { do: 'buyTrain', company: 'FCM', train, price: 1 });
		expect(gains(state, after)).toEqual({ FCM: -1, M9: 1 });
		expect(codes(inPhase(state, '2'), { do: 'buyTrain', company: 'FCM', train, price: 1 })).toEqual(
			['too-early']
		);
		expect(codes(state, { do: 'buyTrain', company: 'FCM', train, price: 51 })).toEqual([
			'not-enough-money'
		]);
		expect(codes(state, { do: 'buyTrain', company: 'FCM', train, price: 0 })).toContain(
			'not-a-whole-amount'
		);
		expect(
			codes(state, { do: 'buyTrain', company: 'FCM', train: trainId(state, 'M9', 'LP'), price: 1 })
		).toEqual(['special-train']);
		expect(codes(after, { do: 'buyTrain', company: 'FCM', train, price: 1 })).toEqual([
			'own-train'
		]);
	});

	it('§6.6.3 MX-39 a minor buys an L before its first run with its own cash, and runs it', () => {
		const base = minor(table(), 'M9', 'p2', { price: 50, cash: 100, turns: 0 });
		const state = operating(base, 'M9');
		const l: MxAction = {
			do: 'buyTrain',
			company: 'M9',
			train: trainId(state, 'offering', 'L'),
			price: 60
		};
		const after = play(state, l);
		expect(after.turn).toMatchObject({ settled: false });
		expect(codes(after, { do: 'run', company: 'M9', revenue: 20, choice: 'half' })).toEqual([]);
		const poor = operating(rich(base, { M9: 50 }), 'M9');
		expect(codes(poor, l)).toEqual(['not-enough-money']);
		const later = operating(
			{ ...base, companies: { ...base.companies, M9: { ...companyIn(base, 'M9'), turns: 1 } } },
			'M9'
		);
		expect(play(later, l).turn).toMatchObject({ settled: true });
	});
});

describe('phases', () => {
	it.each([
		['2', '3', ['L', '2'], ['2', '3']],
		['3', '4', ['2', '3'], ['3', '4']],
		['5', '6', ['3'], ['6']],
		['6', '7', ['4'], ['7']]
	] as const)(
		'§6.5.16 §3.1 MX-66 phase %s: the first %s turns %j into %j',
		(phase, type, mine, left) => {
			const state = fcm(phase, type, { trains: mine });
			expect(trainsOf(play(state, buy(state, type)), 'FCM').sort()).toEqual([...left]);
		}
	);

	it('§6.5.16 MX-66 rust reaches the pool and the NdeM too', () => {
		const base = fcm('2', '3');
		const state = {
			...base,
			trains: base.trains.map((t, i) =>
				i === 0 ? { ...t, place: 'pool' as const } : i === 1 ? { ...t, place: 'NdeM' as const } : t
			)
		};
		const after = play(state, buy(state, '3'));
		expect([trainsOf(after, 'pool'), trainsOf(after, 'NdeM')]).toEqual([[], []]);
	});

	it('§6.14.8 MX-67 a falling limit: the dearer company discards first, to the pool; the NdeM’s leave the game', () => {
		let state = fcm('4', '5', { trains: ['3'] });
		state = business(state, 'MC', { price: 90, shares: { p2: 20 }, trains: ['3', '3', '4'] });
		state = business(state, 'IRM', { price: 110, shares: { p3: 20 }, trains: ['3', '4', '4'] });
		const after = play(state, buy(state, '5'));
		expect(after.duties.map((duty) => duty.company)).toEqual(['IRM', 'MC']);
		expect(
			codes(after, { do: 'discardTrain', company: 'FCM', train: trainId(after, 'FCM', '3') })
		).toEqual(['not-over-limit']);
		const done = play(
			after,
			{ do: 'discardTrain', company: 'IRM', train: trainId(after, 'IRM', '4') },
			{ do: 'discardTrain', company: 'MC', train: trainId(after, 'MC', '3') }
		);
		expect(trainsOf(done, 'pool').sort()).toEqual(['3', '4']);
		expect(done.duties).toEqual([]);
	});

	it('§6.14.8 MX-67 A-MX-37 an E is discarded as a 7, a 2 as an L in phase 2 and as a 2 later', () => {
		const over = (phase: string, type: string): State => {
			const state = fcm(phase, phase === '7' ? '7' : 'L', { trains: [type] });
			const duty = {
				id: 'discard-FCM',
				kind: 'discardTrain',
				player: 'p1' as const,
				company: 'FCM',
				count: 1,
				choices: []
			};
			const owing = { ...state, duties: [duty] };
			return play(owing, {
				do: 'discardTrain',
				company: 'FCM',
				train: trainId(state, 'FCM', type)
			});
		};
		expect(trainsOf(over('7', 'E'), 'pool')).toEqual(['7']);
		expect(trainsOf(over('2', '2'), 'pool')).toEqual(['L']);
		expect(trainsOf(over('3', '2'), 'pool')).toEqual(['2']);
	});

	it('§4.3.6 MX-68 with phase 5 the concessions leave without compensation and directors’ certificates are for sale', () => {
		const base = deedTo(fcm('4', '5'), 'C-IRM', 'p2');
		const after = play(base, buy(base, '5'));
		expect(after.deeds['C-IRM']?.place).toBe('removed');
		expect(cash(after, 'p2')).toBe(500);
		expect(ownOf(after).boxes.concessions).toEqual([]);
		expect(ownOf(after).piles.concessions).toEqual([]);
		expect(ownOf(after).piles.minors.at(-1)).toBe('M18');
	});

	it('§3.1 MX-97 limits change at once: a major 4, 3, 2; a minor 2, then 1', () => {
		const state = minor(fcm('1', 'L'), 'M9', 'p2', { price: 50 });
		const limits = ['1', '2', '3', '4', '5', '6', '7'].map((phase) => [
			mx.trainLimit(inPhase(state, phase), 'M9'),
			mx.trainLimit(inPhase(state, phase), 'FCM')
		]);
		expect(limits).toEqual([
			[2, 4],
			[2, 4],
			[2, 4],
			[1, 3],
			[1, 2],
			[1, 2],
			[1, 2]
		]);
	});

	it('§3.1 MX-97 A-MX-42 the first 3 with no 2 ever bought goes from phase 1 to phase 3', () => {
		const state = fcm('1', '3');
		const { facts } = decided(state, buy(state, '3'));
		expect(facts.filter((f) => f.t === 'phaseEntered')).toMatchObject([{ from: '1', to: '3' }]);
	});

	it('§6.5.8 MX-64 the first 2 bought outright starts phase 2', () => {
		const state = fcm('1', 'L');
		expect(play(state, buy(state, '2')).phase).toBe('2');
	});
});

describe('forced purchases', () => {
	it('§6.15.5 MX-69 the treasury pays first, then the director', () => {
		const state = fcm('3', '4', { cash: 140 });
		const after = play(state, buy(state, '4', { help: true }));
		expect(gains(state, after)).toEqual({ FCM: -140, p1: -160, bank: 300 });
	});

	it('§4.3.18 §6.3.1 the train that must be bought still can be after a later step was forced', () => {
		const issue: MxAction = { do: 'own.issueShares', company: 'FCM', count: 1 };
		const owned = fcm('3', '4', { cash: 300, trains: ['4'] });
		expect(codes(play(owned, issue), buy(owned, '4'))).toEqual(['too-late']);
		const bare = fcm('3', '4', { cash: 300 });
		expect(codes(bare, issue)).toEqual(['must-buy-train']);
		const forced = decided(bare, issue, true).state;
		expect(codes(forced, { do: 'endTurn' })).toEqual(['must-buy-train']);
		const after = play(forced, buy(forced, '4'), { do: 'endTurn' });
		expect(trainsOf(after, 'FCM')).toEqual(['4']);
	});

	it('§6.15.5 §5.10.5 money that bids still lying there set aside helps with no train: a loan does', () => {
		const bid = { player: 'p1', amount: 450 } as const;
		const base = fcm('3', '4', { cash: 140, shares: { p1: 20 } });
		const state = { ...patchOwn(base, { tokens: { M2: [bid] } }), bids: { M2: [bid] } };
		const after = play(state, buy(state, '4', { help: true }));
		expect(cash(state, 'p1') - cash(after, 'p1')).toBe(50);
		expect(after.debt['p1']).toBe(165);
	});

	it('§6.15.3 §6.15.4 MX-69 only the cheapest of the bank, cheaper side up, and only when it is needed', () => {
		const base = fcm('3', '4', { cash: 10 });
		const state = {
			...base,
			trains: base.trains.map((t) => (t.id === '3-1' ? { ...t, place: 'pool' as const } : t))
		};
		expect(cheapestBankTrain(state)?.type).toBe('3');
		expect(codes(state, buy(state, '4', { help: true }))).toEqual(['help-cheapest']);
		const rival = minor(state, 'M9', 'p2', { price: 50, trains: ['4'] });
		expect(
			codes(rival, {
				do: 'buyTrain',
				company: 'FCM',
				train: trainId(rival, 'M9', '4'),
				price: 50,
				help: true
			})
		).toEqual(['help-only-bank']);
		const able = fcm('3', '4', { cash: 500 });
		expect(codes(able, buy(able, '4', { help: true }))).toEqual(['help-not-needed']);
		expect(cheapestBankTrain(depotAt(able, '7'))?.type).toBe('7');
	});

	it('§6.15.3 MX-69 T-MX-19 a minor with 100 cannot have a 2 with its director’s help: an L for 60', () => {
		const base = minor(table(), 'M9', 'p2', { price: 50, cash: 100, turns: 0 });
		const state = operating(base, 'M9', { settled: true });
		const train = trainId(state, 'offering', 'L');
		expect(
			codes(state, { do: 'buyTrain', company: 'M9', train, price: 120, side: '2', help: true })
		).toEqual(['help-not-needed']);
		expect(codes(state, { do: 'buyTrain', company: 'M9', train, price: 120, side: '2' })).toEqual([
			'not-enough-money'
		]);
		expect(codes(state, { do: 'buyTrain', company: 'M9', train, price: 60 })).toEqual([]);
	});

	it('§6.15.1 MX-96 a company that can pay buys what it likes, and must buy', () => {
		const state = fcm('2', 'L', { cash: 200 });
		expect(codes(state, { do: 'endTurn' })).toEqual(['must-buy-train']);
		expect(codes(state, buy(state, '2'))).toEqual([]);
		expect(codes(state, buy(state, 'L'))).toEqual([]);
		const special = fcm('2', 'L', { cash: 200, trains: ['2P'] });
		expect(codes(special, { do: 'endTurn' })).toEqual(['must-buy-train']);
	});

	it('§6.16.1 §6.16.2 §5.4.4 MX-70 MX-71 T-MX-09 140 + 20 + one share at 80: a loan of 60, a debt of 90', () => {
		let state = business(inPhase(table(), '4'), 'FCM', {
			price: 100,
			shares: { p1: 20, p2: 20 },
			cash: 140,
			turns: 2
		});
		state = business(state, 'MC', { price: 80, shares: { p2: 20, p1: 10 } });
		state = operating(depotAt(rich(state, { p1: 20 }), '4'), 'FCM', { settled: true });
		const help = buy(state, '4', { help: true });
		expect(codes(state, help)).toEqual(['can-still-sell']);
		const sold = play(state, { do: 'sellForTrain', player: 'p1', company: 'MC', percent: 10 });
		expect(price(sold, 'MC')).toBe(70);
		const after = play(sold, help);
		expect(after.debt['p1']).toBe(90);
		expect([cash(after, 'FCM'), cash(after, 'p1')]).toEqual([0, 0]);
		expect(gains(state, after)).toEqual({ FCM: -140, p1: -20, bank: 220, outside: -60 });
	});

	it('§6.16.1 MX-70 just enough, at the first price, and never this company’s directorship', () => {
		let state = business(inPhase(table(), '4'), 'FCM', {
			price: 100,
			shares: { p1: 30, p2: 20 },
			cash: 140,
			turns: 2
		});
		state = business(state, 'MC', { price: 80, shares: { p1: 40 } });
		state = operating(depotAt(rich(state, { p1: 20 }), '4'), 'FCM', { settled: true });
		const sell = (company: string, percent: number): MxAction => ({
			do: 'sellForTrain',
			player: 'p1',
			company,
			percent
		});
		expect(codes(state, sell('MC', 30))).toContain('more-than-needed');
		expect(codes(state, sell('FCM', 20))).toContain('keeps-presidency');
		const one = play(state, sell('MC', 10));
		expect(price(one, 'MC')).toBe(70);
		const two = play(one, sell('MC', 10));
		expect(cash(two, 'p1')).toBe(20 + 160);
		expect(price(two, 'MC')).toBe(60);
		expect(codes(two, sell('FCM', 10))).toContain('more-than-needed');
		expect(codes(state, { do: 'sellForTrain', player: 'p2', company: 'FCM', percent: 10 })).toEqual(
			['wrong-moment']
		);
	});

	it('§6.16.1 §5.5.1 for a train too only what may be sold: after a turn, and to half in the pool', () => {
		const base = business(inPhase(table(), '4'), 'FCM', {
			price: 100,
			shares: { p1: 30 },
			cash: 0,
			turns: 2
		});
		const sale = (state: State): string[] =>
			codes(operating(depotAt(rich(state, { p1: 20 }), '4'), 'FCM', { settled: true }), {
				do: 'sellForTrain',
				player: 'p1',
				company: 'MC',
				percent: 10
			});
		const shares = { p2: 20, p1: 20 };
		expect(sale(business(base, 'MC', { price: 80, shares }))).toEqual([]);
		expect(sale(business(base, 'MC', { price: 80, shares, pool: 50 }))).toEqual(['pool-full']);
		expect(sale(business(base, 'MC', { price: 80, shares, turns: 0 }))).toEqual(['not-operated']);
		const none = business(base, 'MC', { price: 80, shares: { p2: 40 } });
		expect(sale(none)).toContain('holds-too-little');
	});

	it('§6.16.1 a company that is only drawn level keeps its director, one that falls behind does not', () => {
		const holding = (rival: number): State =>
			operating(
				depotAt(
					rich(
						business(inPhase(table(), '4'), 'FCM', {
							price: 100,
							shares: { p1: 40, p2: rival },
							cash: 0,
							turns: 2
						}),
						{ p1: 20 }
					),
					'4'
				),
				'FCM',
				{ settled: true }
			);
		const sell: MxAction = { do: 'sellForTrain', player: 'p1', company: 'FCM', percent: 10 };
		expect(codes(holding(30), sell)).toEqual([]);
		expect(codes(holding(40), sell)).toEqual(['keeps-presidency']);
	});

	it('§6.3 §6.13.6 a forced sale comes after the run that was none: the marker goes left first', () => {
		const base = business(inPhase(table(), '4'), 'FCM', {
			price: 100,
			shares: { p1: 40 },
			cash: 0,
			turns: 2
		});
		const state = operating(depotAt(rich(base, { p1: 20 }), '4'), 'FCM');
		const { facts } = decided(state, {
			do: 'sellForTrain',
			player: 'p1',
			company: 'FCM',
			percent: 10
		});
		expect(facts[0]?.t).toBe('runRecorded');
		expect(codes(state, buy(state, '4'))).not.toContain('not-your-turn');
		expect(codes(operating(state, 'MC'), buy(state, '4'))).toContain('not-your-turn');
	});

	it('§6.16.1 MX-70 MX-95 NdeM shares sell without a move; another company may change its director', () => {
		let state = business(inPhase(table(), '4'), 'FCM', {
			price: 100,
			shares: { p1: 30 },
			cash: 0,
			turns: 2
		});
		state = business(state, 'MC', { price: 80, shares: { p1: 30, p2: 20 } });
		const shares = sharesOf(state, 'NdeM').map((c, i) =>
			i === 0 ? { ...c, place: 'p1' as const } : c
		);
		state = {
			...state,
			certificates: { ...state.certificates, NdeM: shares },
			companies: { ...state.companies, NdeM: { ...companyIn(state, 'NdeM'), turns: 1 } }
		};
		state = operating(depotAt(rich(state, { p1: 20 }), '4'), 'FCM', { settled: true });
		const sold = play(state, { do: 'sellForTrain', player: 'p1', company: 'NdeM', percent: 10 });
		expect([price(sold, 'NdeM'), held(sold, 'NdeM', 'pool')]).toEqual([100, 40]);
		const handed = play(sold, { do: 'sellForTrain', player: 'p1', company: 'MC', percent: 20 });
		expect(directorOf(handed, 'MC')).toBe('p2');
	});

	it('§5.5.8 MX-09 raising money, a director over the certificate limit comes back under it', () => {
		let state = business(inPhase(table(), '4'), 'FCM', {
			price: 100,
			shares: { p1: 30 },
			cash: 290,
			turns: 2
		});
		state = { ...business(state, 'MC', { price: 80, shares: { p1: 40 } }), certificateLimit: 4 };
		state = operating(depotAt(rich(state, { p1: 0 }), '4'), 'FCM', { settled: true });
		expect(mx.certificatesCounted(state, 'p1')).toBe(5);
		const sell: MxAction = { do: 'sellForTrain', player: 'p1', company: 'MC', percent: 10 };
		const raised = play({ ...state, certificateLimit: 3 }, sell);
		expect(codes(raised, buy(raised, '4', { help: true }))).toEqual(['must-sell']);
		const shed = play(raised, sell);
		expect(codes(shed, buy(shed, '4', { help: true }))).toEqual([]);
	});
});
