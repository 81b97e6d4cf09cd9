/** evolve trusts nothing: a fact that does not find what it expects is a misfit, one that does changes what it names. */
import { describe, expect, it } from 'vitest';
import { Misfit, type Fact, type State } from '$engine';
import { evolveCore } from '$engine/core/model/evolve';
import type { CoreFact } from '$engine/core/model/fact';
import { midGame } from '../../fixtures/mex-mid-game';

const state: State = midGame.state;
const must = <T>(found: T | undefined | null): T => {
	if (found === undefined || found === null) throw new Error('the table has changed');
	return found;
};
const [id, major] = must(
	Object.entries(state.companies).find(([, c]) => c.kind === 'major' && c.spot !== null)
);
const card = must(state.certificates[id]?.[0]);
const train = must(state.trains.find(({ place }) => place === 'offering'));
const [deed, lies] = must(Object.entries(state.deeds)[0]);
const duty = { id: 'x', kind: 'x', player: 'p1', company: null, count: 1, choices: [] } as const;
const asked: State = { ...state, duties: [duty] };
const { tokens } = major;
const spot = must(major.spot);
const stack = state.market[spot.cell]?.length ?? 0;
const player = must(state.players['p1']);
const end = { reason: 'bank', stops: 'thisOperatingRound' } as const;

type Row = readonly [what: string, before: State, fits: CoreFact, misfits: readonly CoreFact[]];

const money = (from: string, to: string, amount: number): CoreFact => ({
	t: 'moneyMoved',
	from,
	to,
	amount,
	purpose: 'other'
});
const debt = (from: number, to: number): CoreFact => ({ t: 'debtChanged', player: 'p1', from, to });
const bid = (from: number | null): CoreFact => ({
	t: 'bidPlaced',
	deed,
	player: 'p1',
	from,
	to: 50
});
const move = (from: string, to: string, certificate = card.id, company = id): CoreFact =>
	({ t: 'certificateMoved', company, certificate, from, to }) as CoreFact;
const marker = (from: typeof spot | null, at: number, company = id): CoreFact => ({
	t: 'markerMoved',
	company,
	from,
	to: { cell: '1.1', price: 60 },
	at
});
const station = (from: typeof tokens, left: number): CoreFact => ({
	t: 'tokensChanged',
	company: id,
	from,
	to: { ...tokens, left }
});

const rows: readonly Row[] = [
	[
		'money moves between purses, in whole amounts',
		state,
		money('bank', 'p1', 10),
		[
			money('p9', 'p1', 10),
			money('bank', 'p9', 10),
			money('bank', 'p1', -1),
			money('bank', 'p1', 0.5)
		]
	],
	[
		'a debt',
		{ ...state, debt: { p1: 20 } },
		debt(20, 30),
		[debt(0, 30), debt(20, -1), debt(20, 0.5)]
	],
	['a debt that begins', state, debt(0, 30), [debt(5, 30)]],
	[
		'a certificate',
		state,
		move(card.place, 'removed'),
		[
			move('pool', 'removed'),
			move(card.place, 'nowhere'),
			move(card.place, 'removed', 'XX'),
			move(card.place, 'removed', card.id, 'XX')
		]
	],
	[
		'a certificate that is new',
		state,
		{ t: 'certificateAdded', company: id, certificate: { ...card, id: 'new' } },
		[{ t: 'certificateAdded', company: id, certificate: card }]
	],
	[
		'what is issued',
		state,
		{ t: 'issuedChanged', company: id, from: major.issued, to: 50 },
		[{ t: 'issuedChanged', company: id, from: major.issued + 1, to: 50 }]
	],
	[
		'the kind of a company',
		state,
		{ t: 'companyChanged', company: id, from: 'major', to: 'national' },
		[{ t: 'companyChanged', company: id, from: 'minor', to: 'national' }]
	],
	[
		'a deed',
		state,
		{ t: 'deedMoved', deed, from: lies.place, to: 'removed' },
		[
			{ t: 'deedMoved', deed, from: 'pool', to: 'removed' },
			{ t: 'deedMoved', deed: 'XX', from: lies.place, to: 'removed' },
			{ t: 'deedMoved', deed, from: lies.place, to: 'nowhere' }
		]
	],
	[
		'a train',
		state,
		{ t: 'trainMoved', train: train.id, from: 'offering', to: 'pool' },
		[
			{ t: 'trainMoved', train: train.id, from: 'pool', to: 'pool' },
			{ t: 'trainMoved', train: 'XX', from: 'offering', to: 'pool' },
			{ t: 'trainMoved', train: train.id, from: 'offering', to: 'nowhere' }
		]
	],
	[
		'the side of a train',
		state,
		{ t: 'trainTurned', train: train.id, from: train.type, to: 'X' },
		[{ t: 'trainTurned', train: train.id, from: 'X', to: train.type }]
	],
	[
		'a par',
		state,
		{ t: 'parSet', company: id, from: major.par, to: 90 },
		[
			{ t: 'parSet', company: id, from: 1, to: 90 },
			{ t: 'parSet', company: 'XX', from: null, to: 90 }
		]
	],
	[
		'a marker',
		state,
		marker(spot, 0),
		[
			marker(null, 0),
			marker({ ...spot, price: spot.price + 1 }, 0),
			marker({ ...spot, cell: '1.1' }, 0),
			marker(spot, -1),
			marker(spot, 9),
			marker(null, 0, 'XX')
		]
	],
	[
		'stations',
		state,
		station(tokens, 0),
		[
			station({ ...tokens, placed: tokens.placed + 1 }, 0),
			station({ ...tokens, left: tokens.left + 1 }, 0),
			station({ ...tokens, exchange: tokens.exchange + 1 }, 0),
			station(tokens, -1)
		]
	],
	[
		'the phase',
		state,
		{ t: 'phaseEntered', from: state.phase, to: '6' },
		[{ t: 'phaseEntered', from: '6', to: '6' }]
	],
	[
		'the priority',
		state,
		{ t: 'priorityMoved', from: state.priority, to: null },
		[{ t: 'priorityMoved', from: null, to: 'p1' }]
	],
	['a first bid', { ...state, bids: {} }, bid(null), [bid(45)]],
	['a raise', { ...state, bids: { [deed]: [{ player: 'p1', amount: 45 }] } }, bid(45), [bid(null)]],
	['an answer', asked, { t: 'dutyMet', duty: 'x' }, [{ t: 'dutyMet', duty: 'y' }]],
	[
		'the certificate limit',
		state,
		{ t: 'limitChanged', from: state.certificateLimit, to: 5 },
		[{ t: 'limitChanged', from: state.certificateLimit + 1, to: 5 }]
	],
	[
		'a player',
		state,
		{ t: 'playerChanged', player: 'p1', from: player, to: { ...player, away: true } },
		[{ t: 'playerChanged', player: 'p9', from: player, to: player }]
	],
	[
		'the order',
		state,
		{ t: 'orderChanged', from: state.order, to: state.seats.toReversed() },
		[
			{ t: 'orderChanged', from: state.order, to: state.seats.slice(1) },
			{ t: 'orderChanged', from: state.order, to: state.seats.map(() => 'p1' as const) }
		]
	],
	[
		'the seats',
		state,
		{ t: 'seatsChanged', from: state.seats, to: state.seats.toReversed() },
		[
			{ t: 'seatsChanged', from: state.seats, to: state.seats.slice(1) },
			{ t: 'seatsChanged', from: state.seats, to: state.seats.map(() => 'p1' as const) }
		]
	],
	[
		'the end in sight',
		state,
		{ t: 'endTriggered', from: null, to: end },
		[{ t: 'endTriggered', from: end, to: end }]
	],
	[
		'the end',
		state,
		{ t: 'gameEnded', from: null, to: 'bank' },
		[{ t: 'gameEnded', from: 'bank', to: null }]
	]
];

describe('a fact', () => {
	it.each(rows)('about %s fits or is a misfit', (_what, before, fits, misfits) => {
		expect(before.end).toBeNull();
		expect(evolveCore(before, fits)).not.toEqual(before);
		for (const fact of misfits)
			expect(() => evolveCore(before, fact), JSON.stringify(fact)).toThrow(Misfit);
	});

	it('that nobody knows is a misfit, and a misfit is called so', () => {
		const unknown = { t: 'unknown' } as unknown as CoreFact;
		expect(() => evolveCore(state, unknown)).toThrow(Misfit);
		expect(new Misfit('x').name).toBe('Misfit');
	});

	it('that moves a marker lets the others of its stack close up', () => {
		const after = evolveCore(state, marker(spot, 0));
		expect(after.market['1.1']?.[0]).toBe(id);
		expect(after.market[spot.cell]?.length ?? 0).toBe(stack - 1);
	});

	it('that a company’s turn is over counts one more', () => {
		const done: Fact = { t: 'turnCompleted', company: id };
		expect(evolveCore(state, done).companies[id]?.turns).toBe(major.turns + 1);
	});
});
