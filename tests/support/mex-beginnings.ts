/** Actions and tables of 18MEX that several chapters of its tests begin with. */
import type { PlayerId, State } from '$engine';
import { correct, giveCash, mex, newMex, play, type MexAction } from './mex-play';
import {
	depotAt,
	inPhase,
	openingOver,
	operatingTurn,
	startCompany,
	trainAt,
	type Started,
	type TurnAt
} from './mex-positions';

/* Shares */

export const buyShare = (
	player: PlayerId,
	company: string,
	from: 'offering' | 'pool' = 'offering',
	size = 10,
	change?: boolean
): MexAction => ({
	do: 'buyShare',
	player,
	company,
	from,
	percent: size,
	...(change === undefined ? {} : { change })
});

export const sellShares = (
	player: PlayerId,
	company: string,
	size: number,
	more: { halves?: number; change?: boolean } = {}
): MexAction => ({ do: 'sellShares', player, company, percent: size, ...more });

/* The opening sale */

export const buyLowest = (player: PlayerId): MexAction => ({ do: 'buyLowest', player });
export const passFor = (player: PlayerId): MexAction => ({ do: 'pass', player });
export const bidOn = (player: PlayerId, deed: string, amount: number): MexAction => ({
	do: 'bid',
	player,
	deed,
	amount
});
export const deedOwner = (state: State, deed: string) => state.deeds[deed]?.place;

/** p1 … buy the lowest in turn, this many times. */
export function buyInTurn(state: State, times: number): State {
	let now = state;
	for (let i = 0; i < times; i++) {
		if (now.turn?.kind !== 'opening') throw new Error('the opening is over');
		now = play(now, buyLowest(now.turn.player));
	}
	return now;
}

/* Operating turns */

/** The opening is over; Benito has MIR and minor A, Carla minor B. */
export function floatedTable(): State {
	return openingOver(newMex(), { MIR: 'p2', A: 'p2', B: 'p3' });
}

/** A floated company on turn; a 2-train, $500 and p1 as president unless told otherwise. */
export function companyTurn(
	id: string,
	started: Partial<Started> = {},
	state = floatedTable()
): State {
	return operatingTurn(
		startCompany(state, id, {
			held: { p1: [20, 10, 10] },
			treasury: 500,
			trains: ['2'],
			...started
		}),
		id
	);
}

export const mailOf = (company: string, amount: number): MexAction => ({
	do: 'collectMail',
	company,
	amount
});

export const runFor = (
	company: string,
	revenue: number,
	choice: 'pay' | 'half' | 'withhold'
): MexAction => ({
	do: 'run',
	company,
	revenue,
	choice
});

/* Trains */

/** PAC (p1) in its train step with plenty of money; TM (p2) beside it. */
export function trainStep(
	started: Partial<Started> = {},
	at: TurnAt = {},
	base = openingOver(newMex())
): State {
	const tm = startCompany(base, 'TM', { held: { p2: [20, 10, 10] }, treasury: 500 });
	const pac = startCompany(tm, 'PAC', {
		held: { p1: [20, 10, 10] },
		cell: '2.4',
		treasury: 3000,
		...started
	});
	return operatingTurn(pac, 'PAC', { settled: true, ...at });
}

export const buyTrain = (
	state: State,
	type: string,
	from = 'offering',
	price?: number
): MexAction => ({
	do: 'buyTrain',
	company: 'PAC',
	train: trainAt(state, from, type).id,
	price: price ?? mex.tables.trains.find((card) => card.type === type)?.price ?? 0
});

export function bought(state: State, type: string, from = 'offering', price?: number): State {
	return play(state, buyTrain(state, type, from, price));
}

/** The depot and phase as if every train before this one had been sold to nobody in the test. */
export function era(type: string, phase: string, state: State): State {
	return inPhase(depotAt(state, type), phase);
}

/* The merger */

export interface MergerTable {
	readonly players?: 3 | 4 | 5;
	readonly companies: Readonly<Record<string, Started>>;
	/** The company on turn, which buys the first 5-train. */
	readonly buyer: string;
	readonly ndm?: Partial<Started>;
}

/** Phase 4, the next train is a 5, the minors are closed; `buyer` stands in its train step. */
export function mergerTable({ players = 3, companies, buyer, ndm }: MergerTable): State {
	let state = openingOver(newMex({ players }), { MNR: 'p2', MIR: 'p2' });
	for (const id of ['A', 'B', 'C']) {
		state = correct(state, { kind: 'deed', deed: id, to: 'removed' });
	}
	state = startCompany(state, 'NdM', { held: { p2: [20, 10, 10] }, treasury: 100, ...ndm });
	for (const [id, started] of Object.entries(companies)) state = startCompany(state, id, started);
	state = inPhase(depotAt(state, '5'), '4');
	return operatingTurn(giveCash(state, { [buyer]: 1000 }), buyer, { settled: true });
}

export function first5(state: State): State {
	const buyer = state.turn?.kind === 'operating' ? state.turn.company : '';
	return play(state, {
		do: 'buyTrain',
		company: buyer,
		train: trainAt(state, 'offering', '5').id,
		price: 450
	});
}

export const answerMerger = (player: PlayerId, company: string | null): MexAction => ({
	do: 'own.answerMerger',
	player,
	company
});

export const major = (president: string, more: Partial<Started> = {}): Started => ({
	held: { [president]: [20, 10, 10] },
	...more
});
