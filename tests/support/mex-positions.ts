/** Arranging 18MEX positions in tests: companies, trains, phases, privates, rounds and turns. */
import type { CompanyId, PhaseId, Place, PlayerId, Round, State, Train, TrainType } from '$engine';
import { certificates, correct, giveCash, giveCertificates, mex, play } from './mex-play';

/* Companies */

export interface Started {
	readonly par?: number;
	/** Certificate sizes by holder: `{ p1: [20, 10], pool: [10] }`. */
	readonly held: Readonly<Record<Place, readonly number[]>>;
	readonly treasury?: number;
	readonly cell?: `${number}.${number}`;
	/** Place in the stack, 0 = top; by default underneath. */
	readonly at?: number;
	readonly floated?: boolean;
	readonly trains?: readonly TrainType[];
}

const PAR_CELLS: Readonly<Record<number, `${number}.${number}`>> = {
	60: '3.3',
	70: '2.4',
	75: '2.5',
	80: '1.5',
	90: '1.6'
};

/** A company in play: par, marker, certificates, treasury, trains. Floated unless told otherwise. */
export function startCompany(state: State, company: CompanyId, started: Started): State {
	const par = started.par ?? 60;
	let now = state;
	if (now.companies[company]?.par !== par) now = correct(now, { kind: 'par', company, par });
	now = placeMarker(now, company, started.cell ?? PAR_CELLS[par] ?? '3.3', started.at);
	for (const [place, held] of Object.entries(started.held)) {
		const already = certificates(now, company, place).map((c) => c.percent);
		const missing = held.filter((size) => {
			const at = already.indexOf(size);
			if (at >= 0) already.splice(at, 1);
			return at < 0;
		});
		now = giveCertificates(now, company, place, missing, ['offering', 'reserve']);
	}
	if (started.floated !== false) now = correct(now, { kind: 'floated', company });
	if (started.treasury !== undefined) now = giveCash(now, { [company]: started.treasury });
	return giveTrains(now, company, ...(started.trains ?? []));
}

export function placeMarker(
	state: State,
	company: CompanyId,
	cell: `${number}.${number}` | null,
	at?: number
): State {
	const others = cell === null ? [] : (state.market[cell] ?? []).filter((id) => id !== company);
	return correct(state, { kind: 'marker', company, cell, at: at ?? others.length });
}

export function price(state: State, company: CompanyId): number | null {
	return state.companies[company]?.spot?.price ?? null;
}

export function cellOf(state: State, company: CompanyId): string | null {
	return state.companies[company]?.spot?.cell ?? null;
}

/* Trains and phases */

export function trains(state: State, place: Place): TrainType[] {
	return state.trains.filter((train) => train.place === place).map((train) => train.type);
}

export function trainAt(state: State, place: Place, type: TrainType): Train {
	const found = state.trains.find((t) => t.place === place && t.type === type && !t.builtIn);
	if (found === undefined) throw new Error(`no ${type}-train at ${place}`);
	return found;
}

/** Hands trains of the Initial Offering to a company or place, without any consequence. */
export function giveTrains(state: State, to: Place, ...types: readonly TrainType[]): State {
	return types.reduce(
		(now, type) => correct(now, { kind: 'train', train: trainAt(now, 'offering', type).id, to }),
		state
	);
}

/** Takes every unsold train before the given one out of the box, leaving `left` of its type. */
export function depotAt(state: State, type: TrainType, left?: number): State {
	const order = mex.tables.trains.map((card) => card.type);
	const card = mex.tables.trains.find((one) => one.type === type);
	let now = state;
	for (const train of state.trains) {
		if (train.place === 'offering' && order.indexOf(train.type) < order.indexOf(type)) {
			now = correct(now, { kind: 'train', train: train.id, to: 'removed' });
		}
	}
	const unsold = now.trains.filter((t) => t.place === 'offering' && t.type === type);
	const surplus = unsold.slice(0, unsold.length - (left ?? card?.count ?? 0));
	return surplus.reduce(
		(s, train) => correct(s, { kind: 'train', train: train.id, to: 'removed' }),
		now
	);
}

export function inPhase(state: State, phase: PhaseId): State {
	return state.phase === phase ? state : correct(state, { kind: 'phase', phase });
}

/* Privates and minors */

export type Owners = Readonly<Record<string, Place>>;

/** The opening sale is over: who owns what (p1 everything unless told), NdM's par and marker. */
export function openingOver(state: State, owners: Owners = {}, ndmPar = 60): State {
	let now = state;
	for (const { id } of mex.tables.deeds) {
		now = correct(now, { kind: 'deed', deed: id, to: owners[id] ?? 'p1' });
	}
	now = giveCertificates(now, 'CHI', owners['MIR'] ?? 'p1', [10]);
	now = startCompany(now, 'NdM', {
		par: ndmPar,
		held: { [owners['MNR'] ?? 'p1']: [20] },
		floated: false
	});
	return stockTurn(now, 'p1', 2);
}

/* Rounds and turns */

const QUIET: Pick<Round, 'passes' | 'lastActor' | 'sold' | 'barred'> = {
	passes: 0,
	lastActor: null,
	sold: {},
	barred: []
};

export function stockTurn(state: State, player: PlayerId, number = state.round.number): State {
	return correct(
		state,
		{ kind: 'round', round: { kind: 'stock', number, part: 1, parts: 1, ...QUIET } },
		{
			kind: 'turn',
			turn: { kind: 'stock', player, sold: {}, bought: false, soldFirst: false, acted: false }
		}
	);
}

export interface TurnAt {
	readonly number?: number;
	readonly part?: number;
	readonly parts?: number;
	/** The run is settled already: the company stands in its train step. */
	readonly settled?: boolean;
	/** Trains bought from the bank earlier in this turn. */
	readonly bankTrains?: number;
}

/** An operating round with this company's turn; the mail is done when the run is settled. */
export function operatingTurn(state: State, company: CompanyId, at: TurnAt = {}): State {
	const settled = at.settled ?? false;
	const hadTrain = state.trains.some((train) => train.place === company);
	const arranged = correct(
		state,
		{
			kind: 'round',
			round: {
				kind: 'operating',
				number: at.number ?? state.round.number,
				part: at.part ?? 1,
				parts: at.parts ?? 1,
				...QUIET
			}
		},
		{
			kind: 'turn',
			turn: {
				kind: 'operating',
				company,
				hadTrain,
				mail: settled && hadTrain ? 0 : null,
				settled,
				bankTrains: at.bankTrains ?? 0,
				forced: false,
				token: false
			}
		}
	);
	return settled ? correct(arranged, { kind: 'operated', company, operated: true }) : arranged;
}

/** Everybody passes from here until this stock round is over. */
export function allPass(state: State): State {
	const { number } = state.round;
	let now = state;
	while (now.round.kind === 'stock' && now.round.number === number) {
		if (now.turn?.kind !== 'stock' && now.turn?.kind !== 'opening') return now;
		now = play(now, { do: 'pass', player: now.turn.player });
	}
	return now;
}

/** Operating turns of this round go by without a run, until the round or the game ends. */
export function idleThrough(state: State): State {
	const { number, part } = state.round;
	let now = state;
	for (let guard = 0; guard < 50; guard++) {
		const { round, turn } = now;
		if (now.finished !== null || round.kind !== 'operating') return now;
		if (round.number !== number || round.part !== part) return now;
		if (turn?.kind === 'income') now = play(now, { do: 'payIncome' });
		else if (turn?.kind === 'operating') now = idleTurn(now);
		else return now;
	}
	throw new Error('the operating round does not end');
}

/** The operating company collects no mail value, runs nothing and says that it has no route. */
export function idleTurn(state: State): State {
	const { turn } = state;
	if (turn?.kind !== 'operating') throw new Error('no operating turn');
	let now = state;
	const major = now.companies[turn.company]?.kind === 'major';
	if (major && turn.hadTrain && turn.mail === null) {
		now = play(now, { do: 'collectMail', company: turn.company, amount: 0 });
	}
	if (!turn.settled) now = play(now, { do: 'noRun', company: turn.company });
	return play(now, { do: 'endTurn', noRoute: true });
}
