/**
 * A title is a value: tables, a rulebook, and the functions that decide. It names every policy it
 * uses; nothing in core or on screen asks which title it is.
 */
import type { Rules } from '../kernel/decide';
import type { Refusal } from '../kernel/refusal';
import type { PositionPolicy } from './banker/position-fields';
import type { Grid } from './market/grid';
import type { Action } from './model/action';
import type { Fact } from './model/fact';
import type { CompanyId, DeedId, PhaseId, PlayerId, TrainId, TrainType } from './model/ids';
import type { CompanyKind, GameConfig, State, Train } from './model/state';

export type Language = 'en' | 'es';

export interface RuleEntry {
	/** As printed: "4.3.3(a)". */
	readonly section: string;
	/** A gist in our own words. */
	readonly gist: Readonly<Record<Language, string>>;
}

export type Rulebook = Readonly<Record<string, RuleEntry>>;

export interface CompanyCard {
	readonly id: CompanyId;
	readonly name: string;
	readonly kind: CompanyKind;
	readonly color: string;
	readonly ink: string;
	readonly home: string;
	readonly tokens: number;
}

export interface DeedCard {
	readonly id: DeedId;
	readonly number: number;
	readonly name: string;
	readonly value: number;
	readonly revenue: number;
	/** The minor it is the charter of, if it is one. */
	readonly minor: CompanyId | null;
	/** What its token says; its id when left out. */
	readonly label?: string;
}

export interface TrainTable {
	readonly type: TrainType;
	readonly count: number;
	readonly price: number;
	/** The phase in which it is removed; null: permanent. */
	readonly rustsIn: PhaseId | null;
	/** The front of the double-sided card this is the back of; both are sold from one stock. */
	readonly backOf?: TrainType;
	/** The stock never runs out, whatever `count` says. */
	readonly unlimited?: boolean;
}

export interface PhaseCard {
	readonly id: PhaseId;
	/** The nth train of a type bought from the offering begins it. */
	readonly trigger: { readonly train: TrainType; readonly nth: number } | null;
	readonly color: 'yellow' | 'green' | 'brown' | 'gray';
	readonly operatingRounds: number;
	/** What it changes, in words of our own. */
	readonly effects: Readonly<Record<Language, readonly string[]>>;
}

/** A figure that the table may change before the game; it is marked as a house rule then. */
export interface HouseRule {
	readonly id: string;
	readonly label: Readonly<Record<Language, string>>;
	/** May depend on the number of players and on the optional rules chosen. */
	readonly standard: (players: number, options: readonly string[]) => number;
	readonly min: number;
	readonly max: number;
	readonly step: number;
	/** What it belongs to, where there are many. */
	readonly group?: Readonly<Record<Language, string>>;
	/** Not in the rulebook: only seen online, or nowhere; the box on the table knows. */
	readonly unsure?: 'online' | 'guess';
	/** How it is entered: yes (1) or no (0), or a row and a place in it (503 is the third of row 5). */
	readonly control?: 'switch' | 'rowAndPlace';
}

export interface OptionalRule {
	readonly id: string;
	readonly section: string;
	readonly label: Readonly<Record<Language, string>>;
}

export interface Tables {
	readonly companies: readonly CompanyCard[];
	readonly deeds: readonly DeedCard[];
	readonly trains: readonly TrainTable[];
	readonly phases: readonly PhaseCard[];
	readonly market: Grid;
	readonly pars: readonly number[];
	readonly options: readonly OptionalRule[];
	readonly house: readonly HouseRule[];
	/** Amounts worth a chip of their own when terrain is paid. */
	readonly terrain: readonly number[];
}

/** A range the banker may fill in: the field of the action, its limits and step. */
export interface Range {
	readonly field: string;
	readonly min: number;
	readonly max: number;
	readonly step: number;
}

/** One thing that may (or, with refusals, may not) be done now. */
export interface Option<A extends Action = Action> {
	readonly action: A;
	readonly range?: Range;
	readonly refusals: readonly Refusal[];
}

export interface Offer {
	readonly kind: Action['do'];
	/** The kind of duty that it answers, if it answers one. */
	readonly answers?: string;
	readonly options: readonly Option[];
}

export interface ScoreLine {
	readonly kind: 'cash' | 'share' | 'deed' | 'debt';
	readonly about: string;
	/** Percent for shares, 1 for deeds. */
	readonly amount: number;
	readonly each: number;
	readonly value: number;
}

export interface Score {
	readonly player: PlayerId;
	readonly total: number;
	readonly lines: readonly ScoreLine[];
}

export interface Mail {
	readonly due: boolean;
	readonly amount: number;
	readonly choices: readonly number[];
}

/** Where the common outlook on trains does not fit: not all must own one, and not every card is one. */
export interface TrainPolicy {
	/** The trains that spare a company a forced purchase; null for one that needs none. */
	duty(state: State, company: CompanyId): readonly Train[] | null;
	/** Does a company keep this train once that phase has begun? By its type, when left out. */
	keeps?(state: State, train: Train, phase: PhaseId): boolean;
	/** Every side that the bank would sell once that phase has begun; the next card and the pool, when left out. */
	forSale?(state: State, phase: PhaseId | null): readonly TrainType[];
}

export interface Title {
	readonly id: string;
	readonly name: string;
	readonly edition: string;
	readonly currency: string;
	readonly seats: { readonly min: number; readonly max: number };
	readonly tables: Tables;
	readonly rulebook: Rulebook;
	readonly rules: Rules<State, Fact, Action>;
	/** How a game already under way is taken up. */
	readonly position: PositionPolicy;
	/** The state before the first action. */
	setUp(config: GameConfig): State;
	/** What may be done now, and what may not and why. */
	offers(state: State): readonly Offer[];
	/** Companies of this operating round in order: those still to come after the current one. */
	upcoming(state: State): readonly CompanyId[];
	/** All companies as the table lists them: operating order, the unfloated last. */
	companyOrder(state: State): readonly CompanyId[];
	/** The phases as agreed for this game; those of the table when left out. */
	phasesOf?(config: GameConfig): readonly PhaseCard[];
	trainLimit(state: State, company: CompanyId): number;
	/** Trains of a company that count against its limit; all that are not printed when left out. */
	trainsCounted?(state: State, company: CompanyId): number;
	/** What the bank asks for a train in this game; the price of the table when left out. */
	trainPrice?(state: State, type: TrainType): number;
	/** Will this train of a company leave soon? With the next phase, by its type, when left out. */
	rustsSoon?(state: State, train: Train): boolean;
	/** Special trains whose earnings may be settled apart from the others'; none when left out. */
	apartTrains?(state: State, company: CompanyId): readonly TrainId[];
	/** Companies but minors must own a train, and all trains go by their type, when left out. */
	readonly trainPolicy?: TrainPolicy;
	/** A president may sell shares to pay for a train; true when left out. */
	readonly salesForTrains?: boolean;
	/** Kinds of action by which a player buys a share; `buyShare` when left out. */
	readonly purchases?: readonly Action['do'][];
	/** The table without what the title remembers of the turn that is on; left out, it remembers nothing. */
	turnBegins?(state: State): State;
	/** The fact that changes nothing but that; there is none when left out. */
	readonly turnNotes?: Fact['t'];
	/** Somebody has the priority deal; true when left out. */
	readonly priorityDeal?: boolean;
	tokenCost(state: State, company: CompanyId): number | null;
	mail(state: State, company: CompanyId): Mail;
	/** Certificates that count against the limit. */
	certificatesCounted(state: State, player: PlayerId): number;
	scores(state: State): readonly Score[];
	/** Whoever controls a company: president, or owner of a minor. */
	controller(state: State, company: CompanyId): PlayerId | null;
	/** Who would have the priority if everybody passed from here. */
	priorityIfAllPass(state: State): PlayerId | null;
}
