/**
 * The vocabulary of a game in progress. State is plain readonly JSON and nothing but the fold of
 * facts; every figure a later table correction could change (prices, percentages) is kept in it.
 */
import type {
	CellId,
	CertificateId,
	CompanyId,
	DeedId,
	Holder,
	PhaseId,
	Place,
	PlayerId,
	TrainId,
	TrainType
} from './ids';

export interface Player {
	readonly name: string;
	readonly bankrupt: boolean;
	/** Absent players pass; their income continues. */
	readonly away: boolean;
	/** Who plays in this player's place. */
	readonly standIn?: string;
}

export interface Certificate {
	readonly id: CertificateId;
	readonly percent: number;
	readonly president: boolean;
	readonly place: Place;
}

export interface Deed {
	readonly place: Place;
	/** Printed value and income, as agreed for this game. */
	readonly value: number;
	readonly revenue: number;
}

export interface Train {
	readonly id: TrainId;
	readonly type: TrainType;
	readonly place: Place;
	/** Runs once more, then leaves. */
	readonly obsolete: boolean;
	/** Printed on a charter: cannot be sold, discarded or rusted. */
	readonly builtIn: boolean;
}

export interface Tokens {
	/** Station tokens still on the charter. */
	readonly left: number;
	/** Stations on the map that were placed from the charter, the home station included. */
	readonly placed: number;
	/** Tokens that may only be placed by an exchange. */
	readonly exchange: number;
}

export interface Spot {
	readonly cell: CellId;
	readonly price: number;
}

export type DividendChoice = 'pay' | 'half' | 'withhold' | 'none';

/** The last run of a company, kept for "same as last run". */
export interface Run {
	readonly revenue: number;
	readonly choice: DividendChoice;
	/** Figures per train, when they were entered that way. */
	readonly perTrain: readonly TrainRun[];
	/** The part of the revenue, of special trains, that was settled by a choice of its own. */
	readonly apart?: { readonly revenue: number; readonly choice: 'pay' | 'half' | 'withhold' };
}

export interface TrainRun {
	readonly train: TrainId;
	/** Sums as typed, such as 30+40+50. */
	readonly parts: readonly number[];
}

export interface Company {
	readonly kind: CompanyKind;
	readonly par: number | null;
	readonly floated: boolean;
	readonly closed: boolean;
	readonly spot: Spot | null;
	/** Turned over: it has operated in this operating round. */
	readonly faceDown: boolean;
	/** Completed operating turns. */
	readonly turns: number;
	readonly tokens: Tokens;
	readonly lastRun: Run | null;
	/** What its home city paid last by mail contract. */
	readonly lastMail: number | null;
	/** Percent in existence; most companies have 100. */
	readonly issued: number;
}

/** Majors have shares and a price; regionals and nationals are majors at another time of life. */
export type CompanyKind = 'major' | 'minor' | 'regional' | 'national';

export interface Bid {
	readonly player: PlayerId;
	readonly amount: number;
}

/** Which round it is, and what the round remembers. */
export interface Round {
	readonly kind: 'stock' | 'operating';
	/** Number of the stock round, or of the set of operating rounds after it. */
	readonly number: number;
	/** Which operating round of the set, and of how many; 1 of 1 in a stock round. */
	readonly part: number;
	readonly parts: number;
	/** Consecutive passes so far. */
	readonly passes: number;
	/** The last player who did something in this stock round. */
	readonly lastActor: PlayerId | null;
	/** Companies that get no turn in this operating round, having floated during it. */
	readonly barred: readonly CompanyId[];
	/** Companies each player sold in this stock round. */
	readonly sold: Readonly<Record<PlayerId, readonly CompanyId[]>>;
}

/** Whose turn it is and what the turn remembers. */
export type Turn = OpeningTurn | AuctionTurn | StockTurn | IncomeTurn | OperatingTurn | OwnTurn;

/** A stock turn while the opening packet is not sold out. */
export interface OpeningTurn {
	readonly kind: 'opening';
	readonly player: PlayerId;
}

/** An auction inside the opening; the stock round goes on with `resume`. */
export interface AuctionTurn {
	readonly kind: 'auction';
	readonly deed: DeedId;
	readonly player: PlayerId;
	readonly passes: number;
	readonly resume: PlayerId;
}

export interface StockTurn {
	readonly kind: 'stock';
	readonly player: PlayerId;
	/** Percent of each company sold in this turn. */
	readonly sold: Readonly<Record<CompanyId, number>>;
	readonly bought: boolean;
	/** Something was sold before the purchase: nothing may be sold after it. */
	readonly soldFirst: boolean;
	/** Anything done that is not a pass. */
	readonly acted: boolean;
}

/** The start of an operating round: fixed income is paid. */
export interface IncomeTurn {
	readonly kind: 'income';
}

export interface OperatingTurn {
	readonly kind: 'operating';
	readonly company: CompanyId;
	/** Owned a train when the turn began: the mail contract pays. */
	readonly hadTrain: boolean;
	readonly mail: number | null;
	/** Pay, withhold or no run is settled and the marker has moved. */
	readonly settled: boolean;
	/** Trains bought from the bank in this turn. */
	readonly bankTrains: number;
	/** The president has contributed: the one forced purchase is done. */
	readonly forced: boolean;
	/** A station token was placed in this turn. */
	readonly token: boolean;
	/** Percent of each company sold in this turn to raise money. */
	readonly sold?: Readonly<Record<CompanyId, number>>;
	/** What is left of the cash before the run for the steps before it; left out until more comes in. */
	readonly early?: number;
}

/** A turn that only one title knows, such as a step of its opening. */
export interface OwnTurn {
	readonly kind: 'own';
	readonly step: string;
	/** Who acts; null when nobody in particular does. */
	readonly player: PlayerId | null;
	readonly company: CompanyId | null;
}

/** Something that must be answered before play goes on. */
export interface Duty {
	readonly id: string;
	readonly kind: string;
	/** Who must answer. */
	readonly player: PlayerId;
	readonly company: CompanyId | null;
	/** What the duty is about: how many trains, which companies may be chosen. */
	readonly count: number;
	readonly choices: readonly string[];
}

export interface EndTrigger {
	readonly reason: string;
	/** When play stops: at the end of the current operating round or set of them, or one operating round after this stock round. */
	readonly stops: 'thisOperatingRound' | 'thisSet' | 'nextOperatingRound' | 'atOnce';
}

/** What was agreed before the game; house rules included. */
export interface GameConfig {
	readonly players: readonly string[];
	/** Index into players: who starts with the priority deal. */
	readonly priority: number;
	readonly options: readonly string[];
	readonly house: Readonly<Record<string, number>>;
	/** Money lies on the table as chips or notes and must be handed over. */
	readonly chips: boolean;
}

export interface State<Own = unknown> {
	readonly title: string;
	readonly config: GameConfig;
	/** Clockwise around the table. */
	readonly seats: readonly PlayerId[];
	/** Turn order by order cards, in titles that have them; null: clockwise. */
	readonly order: readonly PlayerId[] | null;
	readonly players: Readonly<Record<PlayerId, Player>>;
	readonly cash: Readonly<Record<Holder, number>>;
	readonly debt: Readonly<Record<PlayerId, number>>;
	readonly companies: Readonly<Record<CompanyId, Company>>;
	readonly certificates: Readonly<Record<CompanyId, readonly Certificate[]>>;
	readonly deeds: Readonly<Record<DeedId, Deed>>;
	readonly trains: readonly Train[];
	/** Stacks on the chart, the top marker first; empty cells are absent. */
	readonly market: Readonly<Record<CellId, readonly CompanyId[]>>;
	readonly phase: PhaseId;
	readonly round: Round;
	readonly turn: Turn | null;
	readonly priority: PlayerId | null;
	readonly bids: Readonly<Record<DeedId, readonly Bid[]>>;
	readonly duties: readonly Duty[];
	readonly certificateLimit: number;
	readonly end: EndTrigger | null;
	/** Why the game is over, or null while it is on. */
	readonly finished: string | null;
	readonly own: Own;
}
