/** The NdM merger: who merges, and the certificates (5.3(a) to (e), Appendix 2). */
import { describe, expect, it } from 'vitest';
import type { PlayerId } from '$engine';
import {
	cashChanges,
	cellOf,
	decided,
	depotAt,
	expectRefusal,
	inPhase,
	mex,
	newMex,
	openingOver,
	operatingTurn,
	ownOf,
	payments,
	percent,
	play,
	president,
	sizes,
	startCompany,
	trainAt,
	type MexAction,
	type Started
} from '../../support/mex';
import {
	answerMerger as answer,
	first5,
	major,
	mergerTable as table
} from '../../support/mex-beginnings';

const choose = (player: PlayerId, company: string): MexAction => ({
	do: 'own.chooseMerger',
	player,
	company
});

/** Appendix 2: A is p1 (SPM, TM), B is p2 (NdM, CHI), C is p3 (PAC, UdY); MC and MEX unstarted. */
const appendix = () =>
	table({
		buyer: 'CHI',
		companies: {
			SPM: major('p1'),
			TM: major('p1'),
			CHI: major('p2', { held: { p2: [20, 10, 10] } }),
			PAC: major('p3'),
			UdY: major('p3')
		}
	});

describe('§5.3(a)-(c) who merges', () => {
	it('§5.3 T-MEX-05 MEX-55 C is asked for UdY, then A for SPM; B is skipped; then B picks MC or MEX', () => {
		const asked = first5(appendix());
		expect(asked.duties.map((d) => [d.kind, d.player, d.choices])).toEqual([
			['mergerOffer', 'p3', ['UdY']],
			['mergerOffer', 'p1', ['SPM']]
		]);
		expectRefusal(asked, answer('p1', null), 'not-your-turn', '5.3(b)');
		const declined = play(asked, answer('p3', null), answer('p1', null));
		expect(declined.duties.map((d) => [d.kind, d.player, d.choices])).toEqual([
			['mergerChoice', 'p2', ['MC', 'MEX']]
		]);
		expectRefusal(declined, choose('p1', 'MC'), 'not-your-turn');
		expectRefusal(declined, choose('p2', 'CHI'), 'not-eligible', '5.3(c)');
		const merged = play(declined, choose('p2', 'MEX'));
		expect(ownOf(merged).merged).toBe('MEX');
		expect(merged.companies['MEX']?.closed).toBe(true);
	});

	it('§5.3(d) T-MEX-05 MEX-56 with the president’s certificate unsold the 10% goes to the Initial Offering', () => {
		const declined = play(first5(appendix()), answer('p3', null), answer('p1', null));
		const before = sizes(declined, 'NdM', 'offering').length;
		const merged = play(declined, choose('p2', 'MC'));
		expect(sizes(merged, 'NdM', 'offering')).toHaveLength(before + 1);
		expect(sizes(merged, 'NdM', 'reserve')).toEqual([5, 5]);
		expect(cashChanges(declined, merged)).toEqual({});
	});

	it('§5.3(b) MEX-55 only eligible companies are offered: PAC and TM never', () => {
		const asked = first5(appendix());
		expectRefusal(asked, answer('p3', 'PAC'), 'not-eligible', '5.3(b)');
	});

	it('§5.3(b) MEX-55 a position names only the five that may merge, or none', () => {
		const field = mex.position.fields(newMex()).find((each) => each.id === 'merged');
		const choices = field?.shape.kind === 'choice' ? field.shape.options.map(({ id }) => id) : [];
		expect(choices).toEqual(['none', 'CHI', 'MC', 'MEX', 'SPM', 'UdY']);
	});

	it('§5.3(b) MEX-55 the first who agrees ends the asking', () => {
		const merged = play(first5(appendix()), answer('p3', 'UdY'));
		expect(merged.duties.map((d) => d.kind)).toEqual(['exchangeTokens']);
		expect(ownOf(merged).merged).toBe('UdY');
		expect(merged.companies['SPM']?.closed).toBe(false);
	});

	it('§5.3(b) MEX-55 asking begins left of the buyer’s president and ends with him', () => {
		const state = table({
			players: 4,
			buyer: 'SPM',
			companies: {
				SPM: major('p3'),
				UdY: major('p4'),
				MEX: major('p1')
			}
		});
		expect(first5(state).duties.map((d) => d.player)).toEqual(['p4', 'p1', 'p3']);
	});

	it('§5.3(a) MEX-55 MEX-61 without a floated NdM there is no merger', () => {
		const base = openingOver(newMex(), { MNR: 'p2' });
		const spm = startCompany(base, 'SPM', { held: { p1: [20, 10, 10] }, treasury: 1000 });
		const ready = operatingTurn(inPhase(depotAt(spm, '5'), '4'), 'SPM', { settled: true });
		const state = first5(ready);
		expect(ownOf(state).merged).toBe('none');
		expect(state.duties).toEqual([]);
	});

	it.each([
		[3, 20],
		[4, 15],
		[5, 12]
	] as const)(
		'§5.3(i) T-MEX-23 MEX-61 no merger with %i players: limit %i, the 10% for sale, no exchange tokens',
		(players, limit) => {
			const base = openingOver(newMex({ players }), { MNR: 'p2' });
			const spm = startCompany(base, 'SPM', { held: { p1: [20, 10, 10] }, treasury: 1000 });
			const ready = operatingTurn(inPhase(depotAt(spm, '5'), '4'), 'SPM', { settled: true });
			const state = first5(ready);
			expect(state.certificateLimit).toBe(limit);
			expect(percent(state, 'NdM', 'offering')).toBe(70);
			expect(state.companies['NdM']?.tokens).toEqual({ left: 4, placed: 0, exchange: 0 });
		}
	);

	it('§5.3(c) MEX-55 MEX-61 nobody agrees and every eligible company has floated: no merger', () => {
		const state = table({
			buyer: 'PAC',
			companies: {
				CHI: major('p1', { held: { p1: [20, 10] } }),
				MC: major('p1'),
				MEX: major('p3'),
				SPM: major('p3'),
				UdY: major('p3'),
				PAC: major('p1')
			}
		});
		const declined = play(first5(state), answer('p3', null), answer('p1', null));
		expect(ownOf(declined).merged).toBe('none');
		expect(declined.certificateLimit).toBe(20);
	});

	it('§5.3(c) MEX-55 a single candidate merges without a question', () => {
		const state = table({
			buyer: 'PAC',
			companies: {
				CHI: major('p2', { held: { p2: [20, 10] } }),
				MC: major('p2'),
				MEX: major('p2'),
				SPM: major('p2'),
				PAC: major('p1')
			}
		});
		const merged = first5(state);
		expect(ownOf(merged).merged).toBe('UdY');
	});

	it('§5.3(c) MEX-55 a company whose president’s certificate is unsold comes before one that is started', () => {
		const state = table({
			buyer: 'PAC',
			companies: {
				PAC: major('p1'),
				SPM: { held: { p3: [20] }, floated: false },
				MEX: major('p2', { floated: false, held: { p2: [20] } })
			}
		});
		expect(first5(state).duties[0]?.choices).toEqual(['CHI', 'MC', 'UdY']);
	});

	it('§5.3(c) MEX-55 the NdM president never merges a company of his own', () => {
		const state = table({
			buyer: 'PAC',
			companies: {
				PAC: major('p1'),
				CHI: major('p2', { held: { p2: [20] }, floated: false }),
				MC: major('p2', { held: { p2: [20] }, floated: false }),
				MEX: major('p2', { held: { p2: [20] }, floated: false }),
				UdY: major('p2'),
				SPM: { held: { p3: [20, 10] }, floated: false, cell: '2.4', par: 70 }
			}
		});
		const merged = first5(state);
		// SPM is the only one not his; its president has no veto.
		expect(ownOf(merged).merged).toBe('SPM');
		expect(percent(merged, 'NdM', 'p3')).toBe(10);
	});
});

describe('§5.3(d) and (e) certificates', () => {
	const udy = (held: Started['held'], more: Partial<Started> = {}) =>
		table({ buyer: 'PAC', companies: { PAC: major('p1'), UdY: { held, ...more } } });

	it('§5.3(d) MEX-56 the president’s certificate is exchanged for 10% of NdM, unpaid', () => {
		const asked = first5(udy({ p3: [20] }, { cell: '2.3' }));
		const merged = play(asked, answer('p3', 'UdY'));
		expect(percent(merged, 'NdM', 'p3')).toBe(10);
		expect(cashChanges(asked, merged)['p3']).toBeUndefined();
		expect(percent(merged, 'UdY', 'removed')).toBe(100);
	});

	it('§5.3(e) MEX-57 other shares are paid half of 65 each, the total rounded up per player', () => {
		const asked = first5(
			udy({ p3: [20, 10], p1: [10, 10], p2: [10, 10, 10], pool: [10] }, { cell: '2.3' })
		);
		const { state, facts } = decided(asked, answer('p3', 'UdY'));
		expect(cashChanges(asked, state)).toEqual({ bank: -196, p1: 65, p2: 98, p3: 33 });
		expect(payments(facts).filter((line) => line.includes('5.3e'))).toHaveLength(3);
	});

	it('§5.3(e) MEX-57 shares of a company never started are worth nothing', () => {
		const state = table({
			buyer: 'PAC',
			companies: {
				PAC: major('p1'),
				MC: major('p2'),
				MEX: major('p2'),
				SPM: major('p2'),
				UdY: major('p2')
			}
		});
		// p2 holds the free CHI share, and CHI is the only candidate.
		const { state: merged } = decided(state, {
			do: 'buyTrain',
			company: 'PAC',
			train: trainAt(state, 'offering', '5').id,
			price: 450
		});
		expect(ownOf(merged).merged).toBe('CHI');
		expect(percent(merged, 'CHI', 'p2')).toBe(0);
		expect(cashChanges(state, merged)).toEqual({ PAC: -450, bank: 450 });
	});

	it('§5.3(e) MEX-57 the marker does not move while the shares are sold, then it leaves', () => {
		const asked = first5(udy({ p3: [20, 10] }, { cell: '2.3' }));
		const { state, facts } = decided(asked, answer('p3', 'UdY'));
		const moves = facts.filter((f) => f.t === 'markerMoved');
		expect(moves).toHaveLength(1);
		expect(cellOf(state, 'UdY')).toBeNull();
	});

	it('§5.3(d) §3.5 MEX-56 the exchange may change the presidency of NdM, at once', () => {
		const state = table({
			buyer: 'PAC',
			companies: { PAC: major('p1'), UdY: major('p3') },
			ndm: { held: { p2: [20], p3: [10, 10] } }
		});
		const merged = play(first5(state), answer('p3', 'UdY'));
		expect(president(merged, 'NdM')).toBe('p3');
		expect(merged.duties.map((d) => [d.kind, d.player])).toEqual([['exchangeTokens', 'p3']]);
	});

	it('§5.3(e) MEX-57 no priority moves and nobody sells down at this time', () => {
		const asked = first5(udy({ p3: [20, 10] }));
		const merged = play(asked, answer('p3', 'UdY'));
		expect(merged.priority).toBe(asked.priority);
	});
});
