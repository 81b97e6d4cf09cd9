/**
 * Starting from a position: a game already under way is entered piece by piece. The bank is the
 * remainder, what does not add up is listed, and nothing starts before every invariant holds.
 */
import type {
	CellId,
	CompanyId,
	DeedId,
	Holder,
	PhaseId,
	Place,
	PlayerId,
	TrainId,
	TrainType
} from '../model/ids';
import { totalCash } from '../model/invariants';
import type {
	Bid,
	Certificate,
	Company,
	CompanyKind,
	DividendChoice,
	EndTrigger,
	Round,
	State
} from '../model/state';
import { cellOf, spotOf } from '../market/grid';
import type { Title } from '../title';
import { placeCertificates, placeTrains } from './position-cards';
import { turnOf, type TurnSoFar } from './position-turn';
import { reportBreaches, type PositionProblem, type Say } from './position-problems';

export interface CompanyPosition {
	readonly kind: CompanyKind;
	/** Percent in existence. */
	readonly issued: number;
	readonly par: number | null;
	readonly floated: boolean;
	readonly closed: boolean;
	/** Completed operating turns. */
	readonly turns: number;
	/** Has operated in the current operating round. */
	readonly operated: boolean;
	readonly tokensLeft: number;
	readonly tokensPlaced: number;
	readonly exchangeTokens: number;
	readonly lastRevenue: number | null;
	readonly lastChoice: DividendChoice;
	readonly lastMail: number | null;
}

/** The size of a certificate; "P" is the president's. */
export type Size = number | 'P';

/** Certificates of one company: who has which sizes. */
export type ShareMap = Readonly<Record<Place, readonly Size[]>>;

export interface TablePosition {
	readonly phase: PhaseId;
	readonly round: Pick<Round, 'kind' | 'number' | 'part' | 'parts'>;
	/** Whose turn it is: a player in a stock round, a company in an operating round. */
	readonly turn: PlayerId | CompanyId | null;
	/** What kind of moment it is: "turn", "opening", "auction", "income", or a step of the title's own. */
	readonly moment: string;
	readonly priority: PlayerId | null;
	/** Order cards, where there are any. */
	readonly order: readonly PlayerId[] | null;
	/** What the turn that is on has done so far. */
	readonly soFar: TurnSoFar;
	/** What the round remembers. */
	readonly memory: Pick<Round, 'passes' | 'lastActor' | 'sold' | 'barred'>;
	/** Everybody but the bank. */
	readonly cash: Readonly<Record<Holder, number>>;
	readonly debt: Readonly<Record<PlayerId, number>>;
	readonly bids: Readonly<Record<DeedId, readonly Bid[]>>;
	readonly companies: Readonly<Record<CompanyId, CompanyPosition>>;
	readonly shares: Readonly<Record<CompanyId, ShareMap>>;
	/** Stacks on the chart, top first. */
	readonly stacks: Readonly<Record<CellId, readonly CompanyId[]>>;
	readonly deeds: Readonly<Record<DeedId, Place>>;
	/** Trains by owner or pool, the side that lies up; and how many cards are left in the offering. */
	readonly trains: Readonly<Record<Place, readonly TrainType[]>>;
	readonly left: Readonly<Record<TrainType, number>>;
	/** Of those at each place, the ones that run once more. */
	readonly obsolete: Readonly<Record<Place, readonly TrainType[]>>;
	/** Trains that belong to charters and to cards of privates, each by itself. */
	readonly printed: Readonly<Record<TrainId, Place>>;
	readonly certificateLimit: number;
	readonly bankrupt: readonly PlayerId[];
	readonly end: EndTrigger | null;
	/** What only this title keeps, by the names it gives. */
	readonly own: unknown;
}

export type PositionResult =
	| { readonly ok: true; readonly state: State }
	| { readonly ok: false; readonly problems: readonly PositionProblem[] };

/** Builds the state of a position on the title's fresh set-up. */
export function fromPosition(title: Title, fresh: State, entered: TablePosition): PositionResult {
	const position = withoutPaidOut(title, entered);
	const problems: PositionProblem[] = [];
	const say: Say = (code, about, amount = 0) => {
		problems.push({ code, about, amount });
	};
	const certificates: Record<CompanyId, readonly Certificate[]> = {};
	for (const company in fresh.certificates) {
		certificates[company] = placeCertificates(title, fresh, position, company, say);
	}
	const table: State = {
		...fresh,
		...carriedOver(position),
		players: playersOf(fresh, position),
		cash: cashOf(fresh, position, say),
		certificates,
		companies: companiesOf(title, fresh, position, say),
		deeds: Object.fromEntries(
			Object.entries(fresh.deeds).map(([id, deed]) => [
				id,
				{ ...deed, place: position.deeds[id] ?? 'offering' }
			])
		),
		trains: placeTrains(title, fresh, position, say),
		round: { ...fresh.round, ...position.round, ...position.memory },
		duties: [],
		finished: null
	};
	const settled = title.position.atMoment?.(position) ?? position.own;
	const own = title.position.unpack?.(settled, table) ?? settled;
	const state = { ...table, own };
	const whole = { ...state, turn: turnOf(title, state, position, say) };
	if (problems.length === 0) reportBreaches(whole, totalCash(fresh), say);
	return problems.length > 0 ? { ok: false, problems } : { ok: true, state: whole };
}

/** A company whose shares were paid out before this moment has none, whatever was entered. */
function withoutPaidOut(title: Title, position: TablePosition): TablePosition {
	const moment = title.position.moments.find(({ id }) => id === position.moment);
	const id = moment?.paidOut === true ? moment.company : undefined;
	const company = id === undefined ? undefined : position.companies[id];
	if (id === undefined || company === undefined) return position;
	return { ...position, companies: { ...position.companies, [id]: { ...company, issued: 0 } } };
}

/** What is the same in a position and in a state. */
function carriedOver(position: TablePosition) {
	const { phase, priority, order, debt, bids, certificateLimit, end, stacks: market } = position;
	return { phase, priority, order, debt, bids, certificateLimit, end, market };
}

function playersOf(fresh: State, position: TablePosition): State['players'] {
	return Object.fromEntries(
		fresh.seats.map((id) => [
			id,
			{
				name: fresh.players[id]?.name ?? id,
				away: false,
				bankrupt: position.bankrupt.includes(id)
			}
		])
	);
}

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
	// A bank that is broken owes, and the end that follows has been called.
	if (bank < 0 && position.end === null) say('bank-negative', 'bank', bank);
	return { bank, ...cash };
}

function companiesOf(
	title: Title,
	fresh: State,
	position: TablePosition,
	say: Say
): Record<CompanyId, Company> {
	const cells = new Map<CompanyId, CellId>();
	for (const [cell, stack] of Object.entries(position.stacks)) {
		// Stacks are only ever keyed by cells.
		for (const company of stack) cells.set(company, cell as CellId);
	}
	const all: Record<CompanyId, Company> = {};
	for (const [id, company] of Object.entries(fresh.companies)) {
		const entered = position.companies[id];
		const cell = cells.get(id);
		const found = cell === undefined ? null : cellOf(title.tables.market, cell);
		if (cell !== undefined && found === null) say('marker-off-chart', id);
		if (entered !== undefined && needsMarker(entered) && cell === undefined) {
			say('marker-missing', id);
		}
		const spot = found === null ? null : spotOf(found);
		all[id] = entered === undefined ? company : { ...companyOf(entered), spot };
	}
	return all;
}

function needsMarker({ kind, par, closed }: CompanyPosition): boolean {
	return kind === 'major' && par !== null && !closed;
}

function companyOf(entered: CompanyPosition): Omit<Company, 'spot'> {
	const { kind, issued, par, floated, closed, turns, lastRevenue, lastChoice, lastMail } = entered;
	return {
		kind,
		issued,
		par,
		floated,
		closed,
		turns,
		lastMail,
		faceDown: entered.operated,
		tokens: {
			left: entered.tokensLeft,
			placed: entered.tokensPlaced,
			exchange: entered.exchangeTokens
		},
		lastRun:
			lastRevenue === null ? null : { revenue: lastRevenue, choice: lastChoice, perTrain: [] }
	};
}
