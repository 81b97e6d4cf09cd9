/**
 * Starting from a position: a game already under way is entered piece by piece. The bank is the
 * remainder, what does not add up is listed, and nothing starts before every invariant holds.
 */
import { certificatesOf } from '../certificates/holdings';
import type {
	CellId,
	CompanyId,
	DeedId,
	Holder,
	PhaseId,
	Place,
	PlayerId,
	TrainType
} from '../model/ids';
import { breaches, totalCash } from '../model/invariants';
import type { Certificate, Company, Round, State, Train, Turn } from '../model/state';
import { cellOf, spotOf } from '../market/grid';
import type { Title } from '../title';

export interface CompanyPosition {
	readonly par: number | null;
	readonly floated: boolean;
	readonly closed: boolean;
	/** Has had at least one operating turn. */
	readonly operatedBefore: boolean;
	/** Has operated in the current operating round. */
	readonly operated: boolean;
	readonly tokensLeft: number;
	readonly tokensPlaced: number;
	readonly exchangeTokens: number;
	readonly lastRevenue: number | null;
	readonly lastMail: number | null;
}

/** Certificates of one company: who has which sizes; "P" is the president's certificate. */
export type ShareMap = Readonly<Record<Place, readonly (number | 'P')[]>>;

export interface TablePosition {
	readonly phase: PhaseId;
	readonly round: Pick<Round, 'kind' | 'number' | 'part' | 'parts'>;
	/** Whose turn it is: a player in a stock round, a company in an operating round. */
	readonly turn: PlayerId | CompanyId | null;
	readonly priority: PlayerId | null;
	/** Everybody but the bank. */
	readonly cash: Readonly<Record<Holder, number>>;
	readonly companies: Readonly<Record<CompanyId, CompanyPosition>>;
	readonly shares: Readonly<Record<CompanyId, ShareMap>>;
	/** Stacks on the chart, top first. */
	readonly stacks: Readonly<Record<CellId, readonly CompanyId[]>>;
	readonly deeds: Readonly<Record<DeedId, Place>>;
	/** Trains by owner or pool; and how many of each type are left in the offering. */
	readonly trains: Readonly<Record<Place, readonly TrainType[]>>;
	readonly left: Readonly<Record<TrainType, number>>;
	readonly certificateLimit: number;
	/** What only this title keeps, by the names it gives. */
	readonly own: unknown;
}

/** Something that is missing, too much or impossible; words are made of it elsewhere. */
export interface PositionProblem {
	readonly code:
		| 'certificates-missing'
		| 'certificates-too-many'
		| 'trains-too-many'
		| 'trains-not-counted'
		| 'marker-off-chart'
		| 'marker-missing'
		| 'bank-negative'
		| 'not-whole'
		| 'nobody-to-act'
		| 'breach';
	readonly about: string;
	readonly amount: number;
}

export type PositionResult =
	| { readonly ok: true; readonly state: State }
	| { readonly ok: false; readonly problems: readonly PositionProblem[] };

/** Builds the state of a position on the title's fresh set-up. */
export function fromPosition(title: Title, fresh: State, position: TablePosition): PositionResult {
	const problems: PositionProblem[] = [];
	const say = (code: PositionProblem['code'], about: string, amount = 0): void => {
		problems.push({ code, about, amount });
	};
	const certificates: Record<CompanyId, readonly Certificate[]> = {};
	for (const company in fresh.certificates) {
		certificates[company] = placeCertificates(fresh, position, company, say);
	}
	const state: State = {
		...fresh,
		cash: cashOf(fresh, position, say),
		certificates,
		companies: companiesOf(title, fresh, position, say),
		market: position.stacks,
		deeds: Object.fromEntries(
			Object.entries(fresh.deeds).map(([id, deed]) => [
				id,
				{ ...deed, place: position.deeds[id] ?? 'offering' }
			])
		),
		trains: trainsOf(fresh, position, say),
		phase: position.phase,
		round: { ...fresh.round, ...position.round, passes: 0, lastActor: null, sold: {}, barred: [] },
		priority: position.priority,
		certificateLimit: position.certificateLimit,
		bids: {},
		duties: [],
		end: null,
		finished: null,
		own: position.own
	};
	const turn = turnOf(state, position);
	if (turn === null) say('nobody-to-act', String(position.turn));
	const whole = { ...state, turn };
	for (const breach of breaches(whole, totalCash(fresh))) say('breach', breach);
	return problems.length > 0 ? { ok: false, problems } : { ok: true, state: whole };
}

type Say = (code: PositionProblem['code'], about: string, amount?: number) => void;

function cashOf(fresh: State, position: TablePosition, say: Say): Record<Holder, number> {
	const cash: Record<Holder, number> = {};
	let given = 0;
	for (const holder in fresh.cash) {
		if (holder === 'bank') continue;
		const amount = position.cash[holder] ?? 0;
		if (!Number.isSafeInteger(amount)) say('not-whole', holder, amount);
		cash[holder] = amount;
		given += amount;
	}
	const bank = totalCash(fresh) - given;
	if (bank < 0) say('bank-negative', 'bank', bank);
	return { bank, ...cash };
}

/** Gives each entered size one certificate of that size; the rest must be accounted for too. */
function placeCertificates(
	fresh: State,
	position: TablePosition,
	company: CompanyId,
	say: Say
): Certificate[] {
	const free = [...certificatesOf(fresh, company)];
	const placed: Certificate[] = [];
	for (const [place, sizes] of Object.entries(position.shares[company] ?? {})) {
		for (const size of sizes) {
			const at = free.findIndex((c) =>
				size === 'P' ? c.president : !c.president && c.percent === size
			);
			const certificate = free[at];
			if (certificate === undefined) {
				say('certificates-too-many', company, size === 'P' ? 20 : size);
				continue;
			}
			free.splice(at, 1);
			placed.push({ ...certificate, place });
		}
	}
	const missing = free.reduce((sum, c) => sum + c.percent, 0);
	if (missing > 0) say('certificates-missing', company, missing);
	const order = new Map(certificatesOf(fresh, company).map((c, i) => [c.id, i]));
	return [...placed, ...free].sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
}

function companiesOf(
	title: Title,
	fresh: State,
	position: TablePosition,
	say: Say
): Record<CompanyId, Company> {
	const cells = new Map<CompanyId, CellId>();
	for (const [cell, stack] of Object.entries(position.stacks)) {
		for (const company of stack) cells.set(company, cell as CellId);
	}
	const all: Record<CompanyId, Company> = {};
	for (const [id, company] of Object.entries(fresh.companies)) {
		const entered = position.companies[id];
		if (entered === undefined) {
			all[id] = company;
			continue;
		}
		const cell = cells.get(id);
		const found = cell === undefined ? null : cellOf(title.tables.market, cell);
		if (cell !== undefined && found === null) say('marker-off-chart', id);
		if (entered.par !== null && !entered.closed && cell === undefined) say('marker-missing', id);
		all[id] = {
			...company,
			par: entered.par,
			floated: entered.floated,
			closed: entered.closed,
			spot: found === null ? null : spotOf(found),
			faceDown: entered.operated,
			turns: entered.operatedBefore ? Math.max(1, company.turns) : 0,
			tokens: {
				left: entered.tokensLeft,
				placed: entered.tokensPlaced,
				exchange: entered.exchangeTokens
			},
			lastRun:
				entered.lastRevenue === null
					? null
					: { revenue: entered.lastRevenue, choice: 'pay', perTrain: [] },
			lastMail: entered.lastMail
		};
	}
	return all;
}

/** Of each type: those in the offering, those somewhere on the table, the rest out of the game. */
function trainsOf(fresh: State, position: TablePosition, say: Say): Train[] {
	const places = new Map<TrainType, Place[]>();
	for (const [place, types] of Object.entries(position.trains)) {
		for (const type of types) places.set(type, [...(places.get(type) ?? []), place]);
	}
	const cards = fresh.trains.filter((train) => !train.builtIn);
	const result: Train[] = [];
	for (const train of fresh.trains) {
		if (train.builtIn) {
			const closed = position.companies[train.place]?.closed ?? false;
			result.push(closed ? { ...train, place: 'removed' } : train);
			continue;
		}
		const ofType = cards.filter((card) => card.type === train.type);
		const at = ofType.indexOf(train);
		const left = Math.min(position.left[train.type] ?? 0, ofType.length);
		const owned = places.get(train.type) ?? [];
		if (at === 0 && owned.length + left > ofType.length) {
			say('trains-too-many', train.type, owned.length + left - ofType.length);
		}
		const gone = ofType.length - left - owned.length;
		const place =
			at >= ofType.length - left
				? 'offering'
				: at < gone
					? 'removed'
					: owned[at - Math.max(0, gone)];
		result.push({ ...train, place: place ?? 'removed', obsolete: false });
	}
	return result;
}

function turnOf(state: State, position: TablePosition): Turn | null {
	const who = position.turn;
	if (who === null) return null;
	if (position.round.kind === 'stock') {
		if (!state.seats.some((player) => player === who)) return null;
		return {
			kind: 'stock',
			player: who as PlayerId,
			sold: {},
			bought: false,
			soldFirst: false,
			acted: false
		};
	}
	const company = state.companies[who];
	if (company === undefined || company.closed) return null;
	return {
		kind: 'operating',
		company: who,
		hadTrain: state.trains.some((train) => train.place === who),
		mail: null,
		settled: false,
		bankTrains: 0,
		forced: false,
		token: false
	};
}

/** A position as it would be written on a pack-up sheet, taken at the start of somebody's turn. */
export function toPosition(state: State): TablePosition {
	const companies: Record<CompanyId, CompanyPosition> = {};
	for (const [id, c] of Object.entries(state.companies)) {
		companies[id] = {
			par: c.par,
			floated: c.floated,
			closed: c.closed,
			operatedBefore: c.turns > 0,
			operated: c.faceDown,
			tokensLeft: c.tokens.left,
			tokensPlaced: c.tokens.placed,
			exchangeTokens: c.tokens.exchange,
			lastRevenue: c.lastRun?.revenue ?? null,
			lastMail: c.lastMail
		};
	}
	const cash: Record<Holder, number> = {};
	for (const holder in state.cash) if (holder !== 'bank') cash[holder] = state.cash[holder] ?? 0;
	const { kind, number, part, parts } = state.round;
	return {
		phase: state.phase,
		round: { kind, number, part, parts },
		turn: whoseTurn(state),
		priority: state.priority,
		cash,
		companies,
		shares: Object.fromEntries(
			Object.keys(state.certificates).map((id) => [id, shareMap(state, id)])
		),
		stacks: state.market,
		deeds: Object.fromEntries(Object.entries(state.deeds).map(([id, deed]) => [id, deed.place])),
		trains: trainMap(state),
		left: trainsLeft(state),
		certificateLimit: state.certificateLimit,
		own: state.own
	};
}

function whoseTurn(state: State): PlayerId | CompanyId | null {
	const { turn } = state;
	if (turn === null || turn.kind === 'income') return null;
	if (turn.kind === 'own') return turn.player ?? turn.company;
	return turn.kind === 'operating' ? turn.company : turn.player;
}

function shareMap(state: State, company: CompanyId): ShareMap {
	const map: Record<Place, (number | 'P')[]> = {};
	for (const certificate of certificatesOf(state, company)) {
		(map[certificate.place] ??= []).push(certificate.president ? 'P' : certificate.percent);
	}
	return map;
}

function trainMap(state: State): Record<Place, TrainType[]> {
	const map: Record<Place, TrainType[]> = {};
	for (const train of state.trains) {
		if (train.builtIn || train.place === 'offering' || train.place === 'removed') continue;
		(map[train.place] ??= []).push(train.type);
	}
	return map;
}

function trainsLeft(state: State): Record<TrainType, number> {
	const left: Record<TrainType, number> = {};
	for (const train of state.trains) {
		if (train.place === 'offering') left[train.type] = (left[train.type] ?? 0) + 1;
	}
	return left;
}
