/** Ownership limits (3.3) and the certificates that must be sold because of them. */
import { describe, expect, it } from 'vitest';
import type { PlayerId, State } from '$engine';
import {
	allPass,
	codes,
	correct,
	expectRefusal,
	giveCash,
	inPhase,
	mex,
	newMex,
	openingOver,
	percent,
	placeMarker,
	play,
	startCompany,
	stockTurn,
	type MexAction
} from '../../support/mex';
import { buyShare as buy } from '../../support/mex-beginnings';

const sell = (player: PlayerId, company: string, size: number): MexAction => ({
	do: 'sellShares',
	player,
	company,
	percent: size
});
const pass = (player: PlayerId): MexAction => ({ do: 'pass', player });

/** Everything private belongs to p3, so p1 and p2 start with empty hands. */
function table(players: 3 | 4 | 5 = 3, house: Readonly<Record<string, number>> = {}): State {
	const owners = Object.fromEntries(mex.tables.deeds.map((deed) => [deed.id, 'p3'] as const));
	return giveCash(openingOver(newMex({ players, house }), owners), { p1: 2000, p2: 500 });
}

describe('§3.3(a) sixty percent', () => {
	it('§3.3(a) MEX-73 60% may be held, a purchase beyond is refused', () => {
		const state = startCompany(table(), 'PAC', { held: { p1: [20, 10, 10, 10] } });
		const sixty = play(state, buy('p1', 'PAC'));
		expect(percent(sixty, 'PAC', 'p1')).toBe(60);
		expectRefusal(stockTurn(sixty, 'p1'), buy('p1', 'PAC'), 'over-sixty-percent', '3.3(a)');
	});

	it('§App. 1 T-MEX-08 MEX-73 with 55% of NdM 10% more is refused, 5% more is not', () => {
		const state = startCompany(inPhase(table(), '3½'), 'NdM', {
			held: { p3: [20], p1: [10, 10, 10, 10, 10, 5], pool: [5] }
		});
		// p1 holds 55%, p3 the certificate of the president: arranged, the holdings alone matter here.
		expectRefusal(state, buy('p1', 'NdM', 'offering', 10), 'over-sixty-percent', '3.3(a)');
		expect(codes(state, buy('p1', 'NdM', 'pool', 5))).toEqual([]);
	});

	it('§3.3(a) MEX-22 T-MEX-17 70% of UdY through the trade-in: the excess is sold in the next stock turn', () => {
		const state = startCompany(table(), 'UdY', { held: { p1: [20, 10, 10, 10, 10, 10] } });
		expect(percent(state, 'UdY', 'p1')).toBe(70);
		expectRefusal(state, pass('p1'), 'must-sell', '3.3(a)');
		const sold = play(state, sell('p1', 'UdY', 10));
		expect(codes(sold, { do: 'endTurn' })).toEqual([]);
	});

	it('§3.3(a) MEX-22 another sale does not cure it', () => {
		const base = startCompany(table(), 'PAC', { held: { p2: [20], p1: [10] } });
		const state = startCompany(base, 'UdY', { held: { p1: [20, 10, 10, 10, 10, 10] } });
		const sold = play(state, sell('p1', 'PAC', 10));
		expectRefusal(sold, { do: 'endTurn' }, 'must-sell', '3.3(a)');
	});

	it.each([
		['a share', buy('p1', 'TM')],
		['a president’s certificate', { do: 'startCompany', player: 'p1', company: 'MC', par: 60 }],
		['a private', { do: 'tradeDeed', deed: 'MCAR', seller: 'p3', buyer: 'p1', price: 5 }]
	] as const)(
		'§3.3(a) MEX-22 selling something else, then buying %s, does not end the turn above 60%%',
		(_, purchase) => {
			const pac = startCompany(table(), 'PAC', { held: { p2: [20], p1: [10] } });
			const tm = startCompany(pac, 'TM', { held: { p2: [20] } });
			const state = startCompany(tm, 'UdY', { held: { p1: [20, 10, 10, 10, 10, 10] } });
			const sold = play(state, sell('p1', 'PAC', 10));
			const refusal = codes(sold, purchase);
			const ending = refusal.length > 0 ? refusal : codes(play(sold, purchase), { do: 'endTurn' });
			expect(ending).toContain('must-sell');
		}
	);
});

describe('§3.3(b) the certificate limit', () => {
	/** p1 holds 11 certificates in a five-player game (limit 11): PAC 6, TM 5. */
	function full(): State {
		const pac = startCompany(table(5), 'PAC', { held: { p1: [20, 10, 10, 10, 10] } });
		const tm = startCompany(pac, 'TM', { held: { p2: [20], p1: [10, 10, 10, 10, 10] } });
		return startCompany(tm, 'SPM', { held: { p2: [20], p1: [10] }, cell: '3.3' });
	}

	it('§3.3(b) MEX-73 a president’s certificate counts one, privates and minors count', () => {
		expect(mex.certificatesCounted(full(), 'p1')).toBe(11);
		// Seven deeds, the CHI share and the NdM president's certificate.
		expect(mex.certificatesCounted(table(), 'p3')).toBe(9);
	});

	it('§3.3(b) MEX-73 at the limit no certificate may be bought', () => {
		expectRefusal(full(), buy('p1', 'SPM'), 'certificate-limit', '3.3(b)');
		expectRefusal(
			full(),
			{ do: 'startCompany', player: 'p1', company: 'MC', par: 60 },
			'certificate-limit'
		);
		expectRefusal(
			full(),
			{ do: 'tradeDeed', deed: 'MCAR', seller: 'p3', buyer: 'p1', price: 10 },
			'certificate-limit',
			'3.3(b)'
		);
	});

	it('§3.3(b) MEX-73 not even when a change of presidency would cure it', () => {
		const even = startCompany(full(), 'MEX', { held: { p2: [20] } });
		const state = correct(
			even,
			...['SPM-1'].map((certificate) => ({
				kind: 'certificate' as const,
				company: 'SPM',
				certificate,
				to: 'offering' as const
			}))
		);
		const two = startCompany(state, 'SPM', { held: { p2: [20], p1: [10, 10] } });
		expect(mex.certificatesCounted(two, 'p1')).toBe(12);
		expectRefusal(two, buy('p1', 'SPM'), 'certificate-limit');
	});

	it('§3.3(b) MEX-73 stock in the yellow zone does not count and may be bought at the limit', () => {
		const state = placeMarker(full(), 'SPM', '6.3');
		expect(mex.certificatesCounted(state, 'p1')).toBe(10);
		const filled = placeMarker(
			startCompany(state, 'MEX', { held: { p2: [20], p1: [10] } }),
			'MEX',
			'3.3'
		);
		expect(mex.certificatesCounted(filled, 'p1')).toBe(11);
		expect(codes(filled, buy('p1', 'SPM'))).toEqual([]);
		expectRefusal(filled, buy('p1', 'MEX'), 'certificate-limit');
	});

	it('§3.3(b) MEX-18 5% certificates of NdM do not count and may be bought at the limit', () => {
		const state = startCompany(inPhase(full(), '3½'), 'NdM', { held: { p3: [20], pool: [5] } });
		expect(codes(state, buy('p1', 'NdM', 'pool', 5))).toEqual([]);
		const bought = play(state, buy('p1', 'NdM', 'pool', 5));
		expect(mex.certificatesCounted(bought, 'p1')).toBe(11);
	});

	it('§3.3(b) MEX-19 buying 5% by change takes a 10% certificate: it needs a free place', () => {
		const state = startCompany(inPhase(full(), '3½'), 'NdM', {
			held: { p3: [20], p1: [5], pool: [10] }
		});
		expectRefusal(state, buy('p1', 'NdM', 'pool', 5, true), 'certificate-limit', '3.3(b)');
		const yellow = placeMarker(state, 'NdM', '6.2');
		expect(codes(yellow, buy('p1', 'NdM', 'pool', 5, true))).toEqual([]);
	});

	it('§3.3(b) private companies owned by a company do not count', () => {
		const state = correct(table(), { kind: 'deed', deed: 'MIR', to: 'PAC' });
		expect(mex.certificatesCounted(state, 'p3')).toBe(8);
	});

	it('§3.3(b) MEX-22 over the limit one may not pass, but sell down', () => {
		const state = startCompany(full(), 'MEX', { held: { p2: [20], p1: [10] } });
		expectRefusal(state, pass('p1'), 'must-sell', '3.3(b)');
		expect(codes(play(state, sell('p1', 'MEX', 10)), { do: 'endTurn' })).toEqual([]);
	});

	it('§3.3(b) MEX-22 the excess may be kept until one’s own next stock turn', () => {
		const state = startCompany(full(), 'MEX', { held: { p2: [20], p1: [10] } });
		expect(codes(stockTurn(state, 'p2'), pass('p2'))).toEqual([]);
	});

	it('§3.3(b) MEX-22 T-MEX-07 selling a company back into the yellow zone is enough', () => {
		// 16 certificates: TM stands one row above the yellow zone.
		const over = placeMarker(
			startCompany(full(), 'MEX', { held: { p2: [20], p1: [10, 10, 10, 10] } }),
			'TM',
			'5.2'
		);
		expect(mex.certificatesCounted(over, 'p1')).toBe(15);
		const sold = play(over, sell('p1', 'TM', 10));
		expect(mex.certificatesCounted(sold, 'p1')).toBe(10);
		expect(codes(sold, { do: 'endTurn' })).toEqual([]);
	});

	it('§3.3(b) MEX-22 selling part of the excess, then buying, does not end the turn above the limit', () => {
		const base = startCompany(full(), 'MEX', { held: { p2: [20], p1: [10, 10] } });
		const state = placeMarker(startCompany(base, 'MC', { held: { p2: [20] } }), 'MC', '6.2');
		expect(mex.certificatesCounted(state, 'p1')).toBe(13);
		const half = play(state, sell('p1', 'MEX', 10));
		// Yellow stock may be bought above the limit, but then nothing more may be sold: one of the two
		// has to be refused, or the turn ends with twelve certificates.
		const refusal = codes(half, buy('p1', 'MC'));
		const ending =
			refusal.length > 0 ? refusal : codes(play(half, buy('p1', 'MC')), { do: 'endTurn' });
		expect(ending).toContain('must-sell');
	});

	it('§3.3(b) MEX-22 §3.2(a)(6) changing a 10% into a 5% is a sale that cures: it is demanded when it is the only one', () => {
		const tm = startCompany(table(5), 'TM', { held: { p2: [20], p1: [10] } });
		const blocked = startCompany(tm, 'TM', { held: { pool: [10, 10, 10, 10, 10] } });
		const state = startCompany(inPhase(blocked, '3½'), 'NdM', {
			held: { p3: [20], p1: [10, 10], pool: [10, 10, 10, 10, 5] }
		});
		const over = correct(state, { kind: 'limit', limit: 2 });
		expect(mex.certificatesCounted(over, 'p1')).toBe(3);
		expectRefusal(over, sell('p1', 'NdM', 10), 'pool-full');
		expectRefusal(over, pass('p1'), 'must-sell', '3.3(b)');
		const sold = play(over, {
			do: 'sellShares',
			player: 'p1',
			company: 'NdM',
			percent: 5,
			change: true
		});
		expect(mex.certificatesCounted(sold, 'p1')).toBe(2);
		expect(codes(sold, { do: 'endTurn' })).toEqual([]);
	});

	it('§3.3(b) MEX-22 nobody is made to sell what does not count: yellow stock, 5% certificates', () => {
		const yellow = startCompany(table(5), 'TM', { held: { p2: [20], p1: [10, 10] }, cell: '6.3' });
		const ndm = startCompany(inPhase(yellow, '3½'), 'NdM', { held: { p3: [20], p1: [5, 5] } });
		const over = correct(
			ndm,
			{ kind: 'deed', deed: 'MCAR', to: 'p1' },
			{ kind: 'limit', limit: 0 }
		);
		expect(mex.certificatesCounted(over, 'p1')).toBe(1);
		expect(codes(over, sell('p1', 'TM', 10))).toEqual([]);
		expect(codes(over, sell('p1', 'NdM', 10))).toEqual([]);
		expect(codes(over, pass('p1'))).toEqual([]);
	});

	it('§3.3(b) MEX-22 §3.2(a)(5) nobody is made to sell half a president’s certificate: one certificate stays for it', () => {
		const tm = startCompany(table(5), 'TM', { held: { p2: [20], p1: [10] } });
		const blocked = startCompany(tm, 'TM', { held: { pool: [10, 10, 10, 10, 10] } });
		const led = startCompany(blocked, 'PAC', {
			held: { p1: [20], p2: [10, 10], pool: [10, 10, 10, 10] }
		});
		const over = correct(led, { kind: 'limit', limit: 1 });
		expect(mex.certificatesCounted(over, 'p1')).toBe(2);
		expectRefusal(over, sell('p1', 'TM', 10), 'pool-full');
		expectRefusal(over, sell('p1', 'PAC', 20), 'pool-full');
		const half = play(over, sell('p1', 'PAC', 10));
		expect(mex.certificatesCounted(half, 'p1')).toBe(2);
		expect(codes(over, pass('p1'))).toEqual([]);
	});

	it('§3.3 nobody is made to sell when no sale is legal', () => {
		const state = stockTurn(startCompany(full(), 'MEX', { held: { p2: [20], p1: [10] } }), 'p1', 1);
		expect(codes(state, pass('p1'))).toEqual([]);
	});

	it('§3.6 a stock round cannot be ended by passing while over a limit', () => {
		const state = startCompany(full(), 'MEX', { held: { p2: [20], p1: [10] } });
		expect(() => allPass(state)).toThrow(/must-sell/);
	});
});
