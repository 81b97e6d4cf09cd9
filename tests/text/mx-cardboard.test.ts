// What hands move in 1822MX beside money and markers, there and back.
import { describe, expect, it } from 'vitest';
import type { State } from '$engine';
import { cardboard, catalogues } from '$lib/text';
import {
	allPass,
	business,
	decided,
	deedTo,
	empty,
	inPhase,
	mx,
	operating,
	ownOf,
	piles,
	table,
	type MxAction
} from '../engine/1822mx/support';

function moves(before: State, after: State, language: 'en' | 'es' = 'en') {
	const groups = cardboard(catalogues[language], mx, before, after);
	return Object.fromEntries(groups.map(({ kind, lines }) => [kind, lines.map((l) => l.text)]));
}

const after = (state: State, action: MxAction): State => decided(state, action).state;

describe('cardboard of 1822MX', () => {
	it('§2.1.7 §2.1.12 the minor that starts in the NdeM is one line, and the boxes are listed', () => {
		const start = empty(4);
		const laid = after(start, { ...piles(start), ndem: 'M14' });
		const list = moves(start, laid);
		expect(list['certificates']).toBeUndefined();
		expect(list['companies']).toBeUndefined();
		expect(list['cards']).toEqual([
			'M14: turn its card into an NdeM share for the bank pool, its token into an NdeM station (Mexico City)',
			'Minors in the boxes, 1 first: M1, M2, M3, M4',
			'Concessions in the boxes, 1 first: FCM, MC, CHP',
			'Privates in the boxes, 1 first: P1, P2, P3',
			'Order cards: Ana, Benito, Carla, Diego'
		]);
		expect(moves(laid, start)['cards']?.[0]).toBe(
			'M14: its NdeM station (Mexico City) leaves the map'
		);
	});

	it('§5.12.2 §5.12.7 at the end of a stock round tokens come back and cards move up', () => {
		const bid = after(table(4), { do: 'bid', player: 'p1', deed: 'M1', amount: 105 });
		const list = moves(bid, allPass(bid));
		expect(list['cards']).toContain('All bidding tokens back to their players');
		expect(list['cards']).toContain('Minors in the boxes, 1 first: M2, M3, M4, M5');
		expect(list['trains']).toEqual(['4 × L-train: Bank → NdeM']);
		expect(list['certificates']).toContain('M1 (director’s certificate): box or pile → Ana');
		expect(moves(bid, allPass(bid), 'es')['trains']).toEqual(['4 × tren L: Banco → NdeM']);
	});

	it('§6.11.1 §5.12.2 a company has a share price token and no par marker', () => {
		const bid = after(table(4), { do: 'bid', player: 'p1', deed: 'M1', amount: 105 });
		expect(moves(bid, allPass(bid))['markers']).toEqual(['Minor M1: place it at $50']);
		expect(moves(allPass(bid), bid)['markers']).toEqual(['Minor M1: take it off $50']);
	});

	it('§5.10.4 a bid that is taken back or is somebody else’s moves tokens', () => {
		const first = after(table(4), { do: 'bid', player: 'p1', deed: 'M1', amount: 105 });
		const next = after(first, { do: 'endTurn' });
		const wrong = after(next, { do: 'bid', player: 'p2', deed: 'C-CHP', amount: 100 });
		expect(moves(next, wrong)).toEqual({});
		expect(moves(wrong, next)['cards']).toEqual(['concession CHP: Benito’s bidding token off']);
		const right = after(after(next, { do: 'pass', player: 'p2' }), {
			do: 'bid',
			player: 'p3',
			deed: 'C-CHP',
			amount: 120
		});
		expect(moves(wrong, right)['cards']).toEqual([
			'concession CHP: Benito’s bidding token off',
			'concession CHP: Carla’s bidding token at $120'
		]);
		expect(moves(wrong, right, 'es')['cards']?.[1]).toBe(
			'concesión CHP: ficha de puja de Carla en $120'
		);
		const raised = after(after(right, { do: 'endTurn' }), {
			do: 'bid',
			player: 'p4',
			deed: 'M1',
			amount: 110
		});
		const low = after(after(right, { do: 'endTurn' }), {
			do: 'bid',
			player: 'p4',
			deed: 'M1',
			amount: 115
		});
		expect(moves(raised, low)).toEqual({});
		expect(moves(low, raised)['cards']).toEqual(['Minor M1: Diego’s bidding token at $110']);
	});

	it('§5.12.2 back to before the end of a stock round, all tokens lie on the boxes again', () => {
		const bid = after(table(4), { do: 'bid', player: 'p1', deed: 'M1', amount: 105 });
		expect(moves(allPass(bid), bid)['cards']).toContain('Minor M1: Ana’s bidding token at $105');
	});

	it('§5.12.4 L cards that the NdeM takes in phase 2 are one move, turned over', () => {
		const bid = inPhase(after(table(4), { do: 'bid', player: 'p1', deed: 'M1', amount: 105 }), '2');
		const list = moves(bid, allPass(bid));
		expect(list['trains']).toEqual(['4 × 2-train (L card, turned over): Bank → NdeM']);
	});

	it('§6.22.5 the NdeM leaves, and the stations that nobody bought stay', () => {
		const open = table(4);
		const closing = { ...open, own: { ...ownOf(open), stations: ['M14', 'M22'] } };
		const ndem = closing.companies['NdeM'];
		if (ndem === undefined) throw new Error('no NdeM');
		const closed: State = {
			...closing,
			companies: { ...closing.companies, NdeM: { ...ndem, closed: true, spot: null } }
		};
		expect(moves(closing, closed)['companies']).toEqual([
			'NdeM: charter out of the game; unsold stations stay: M14, M22'
		]);
		expect(moves(closing, closed)['markers']).toEqual(['NdeM: take it off $100']);
		expect(moves(closed, closing)['companies']).toEqual(['NdeM: charter back in play']);
	});

	it('§4.1.17 a private that becomes a special train brings its card; cubes and tokens are counted', () => {
		let state = business(inPhase(table(4), '5'), 'MC', {
			price: 80,
			shares: { p1: 40 },
			cash: 200,
			trains: ['4']
		});
		state = operating(deedTo(deedTo(state, 'P2', 'p1'), 'P10', 'p1'), 'MC');
		const special = after(state, { do: 'own.acquirePrivate', company: 'MC', deed: 'P2' });
		expect(moves(state, special)['trains']).toBeUndefined();
		expect(moves(state, special)['deeds']).toBeUndefined();
		expect(moves(state, special)['cards']).toEqual(['P2: Ana → MC, turned over: 2P-train']);
		expect(moves(special, state)['cards']).toEqual(['P2: MC → Ana, turned back']);
		const cubes = after(state, { do: 'own.acquirePrivate', company: 'MC', deed: 'P10' });
		expect(moves(state, cubes)['cards']).toEqual(['Builder cubes: 19 in the pool, 0 on the map']);
		const reached = after(state, { do: 'own.placeDestination', company: 'MC' });
		expect(moves(state, reached)['cards']).toEqual(['MC: destination token onto the map']);
		const city = after(state, { do: 'own.upgradeCity', company: 'MC' });
		expect(moves(state, city)['cards']).toEqual(['Mexico City: yellow']);
	});
});
