// Entries of 1822MX that hold more than one thing or that a random game does not come to, each with the
// position it is made from.
import type { Action, State } from '../../../src/lib/engine';
import type { MxAction } from '../../../src/lib/engine/titles/1822mx';
import { empty, ownOf, patchOwn, piles, play } from '../../engine/1822mx/support';
import type { Occasion } from './every-action';
import { contestedRound, firstRound } from './mx-positions';
import { auction, busyMajor, debtor, expressRun } from './mx-rare-positions';

export interface WholeEntry extends Occasion {
	readonly entry: readonly Action[];
}

const end = { do: 'endTurn' } as const;

/** The action it is about first, and what else is booked with it. */
function whole(form: string, state: State, action: MxAction, ...more: MxAction[]): WholeEntry {
	// Only this title's own actions are wider than the engine's door shows.
	const [first, ...rest] = [action, ...more] as [Action, ...Action[]];
	return { form, state, action: first, entry: [first, ...rest] };
}

/** Cubes lie on the map; the pool has none. */
function cubesOnMap(state: State, pool: number): State {
	const { cubes } = ownOf(state);
	return patchOwn(state, { cubes: { ...cubes, pool, map: 6 } });
}

/** Both tokens of MC lie on the map. */
function twoTokens(): State {
	const state = busyMajor();
	const { MC } = state.companies;
	if (MC === undefined) throw new Error('MC is missing');
	const tokens = { ...MC.tokens, left: 0, placed: 2 };
	return { ...state, companies: { ...state.companies, MC: { ...MC, tokens } } };
}

const offer = (value: number, amount: number) =>
	({ do: 'own.offerStation', player: 'p1', station: 'M14', value, amount }) as const;

const run = (choice: 'pay' | 'half' | 'withhold') =>
	[
		{ do: 'collectMail', company: 'MC', amount: 35 },
		{ do: 'collectMail', company: 'MC', amount: 20 },
		{
			do: 'run',
			company: 'MC',
			revenue: 460,
			choice: choice === 'withhold' ? 'pay' : 'withhold',
			apart: { revenue: 70, choice }
		}
	] as const;

export const wholeEntries = (): WholeEntry[] => [
	whole('own.layPiles whole', empty(4), piles(empty(4))),
	whole(
		'bid on three boxes',
		firstRound(),
		{ do: 'bid', player: 'p1', deed: 'M1', amount: 105 },
		{ do: 'bid', player: 'p1', deed: 'C-FCM', amount: 200 },
		{ do: 'bid', player: 'p1', deed: 'P1', amount: 0 },
		end
	),
	whole(
		'bid far above the least',
		contestedRound(),
		{
			do: 'bid',
			player: 'p3',
			deed: 'M2',
			amount: 295
		},
		end
	),
	whole(
		'own.repayLoan in part, after a sale',
		debtor(),
		{ do: 'sellShares', player: 'p1', company: 'MC', percent: 10 },
		{ do: 'own.repayLoan', player: 'p1', amount: 45 },
		end
	),
	whole(
		'sellShares and buyShare',
		{ ...debtor(), debt: {} },
		{ do: 'sellShares', player: 'p1', company: 'MC', percent: 20 },
		{ do: 'buyShare', player: 'p1', company: 'NdeM', from: 'pool', percent: 10 },
		end
	),
	whole('own.payTerrain of three, one by cubes', cubesOnMap(busyMajor(), 10), {
		do: 'own.payTerrain',
		company: 'MC',
		costs: [80, 40, 20],
		covered: [80]
	}),
	whole('own.placeCube off the map', cubesOnMap(busyMajor(), 0), {
		do: 'own.placeCube',
		company: 'MC',
		held: false
	}),
	whole('own.returnToken of two', twoTokens(), { do: 'own.returnToken', company: 'MC' }),
	whole('collectMail alone', expressRun(), { do: 'collectMail', company: 'MC', amount: 25 }),
	whole('run with mail, apart pay', expressRun(), ...run('pay')),
	whole('run with mail, apart half', expressRun(), ...run('half')),
	whole('run with mail, apart withhold', expressRun(), ...run('withhold')),
	whole('own.offerStation of Mexico City', auction(), offer(80, 90)),
	whole('own.raiseStation by far', play(auction(), offer(20, 20)), {
		do: 'own.raiseStation',
		player: 'p2',
		amount: 190
	}),
	whole(
		'pass of all others',
		play(auction(), offer(20, 20)),
		{ do: 'pass', player: 'p2' },
		{ do: 'pass', player: 'p3' }
	)
];
