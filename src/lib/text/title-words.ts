/**
 * What a title may say in its own way: names of places and offices, and sentences for what only it
 * has. Screens ask for these words and never for a title's name.
 */
import type {
	Action,
	CompanyId,
	DeedId,
	Duty,
	Fact,
	Language,
	PostedFact,
	State,
	TrainType
} from '$engine';
import type { Sentence, ShortWords } from './figures';
import type { Speaker } from './speaker';

/** A place in the forms that sentences need. */
export interface PlaceWords {
	/** On its own: "Initial Offering". */
	readonly name: string;
	/** For narrow columns: "IPO". */
	readonly short: string;
	/** "from the Initial Offering". */
	readonly from: string;
	/** "to the Initial Offering". */
	readonly to: string;
}

/** What lies somewhere: a place may have another name for a train than for a share. */
export type Thing =
	| { readonly kind: 'train'; readonly type: TrainType | null }
	| { readonly kind: 'deed' }
	| { readonly kind: 'share'; readonly company: CompanyId };

export interface OwnCardboard {
	readonly lines: readonly string[];
	/** Companies, certificates, deeds and trains that the lines deal with, so that nobody else names them. */
	readonly covers: ReadonlySet<string>;
	/** What becomes of a company's tokens, said instead of the common words. */
	readonly tokens?: ReadonlyMap<CompanyId, readonly string[]>;
	/** What becomes of a company's charter and tokens, said instead of the common words. */
	readonly companies?: ReadonlyMap<CompanyId, readonly string[]>;
}

export interface TitleWords {
	readonly offering: PlaceWords;
	readonly reserve: PlaceWords;
	readonly pool: PlaceWords;
	readonly removed: PlaceWords;
	/** Where new trains lie, when that is another place than unsold shares. */
	readonly depot?: PlaceWords;
	/** The same for types that lie elsewhere than the others; null: as the others. */
	readonly depotOf?: (type: TrainType) => PlaceWords | null;
	/** Where unsold privates, concessions and minors lie, when that is another place than unsold shares. */
	readonly packet?: PlaceWords;
	/** Where a company's unsold shares lie, in short, when the offering holds trains only. */
	readonly unsold?: string;
	/** What money outside the box is called, where it is more than loans and forfeits. */
	readonly outside?: string;
	/** One line on when the game ends, where the catalogue's would be wrong; null: as usual. */
	readonly endLine?: (say: Speaker) => string | null;
	/** Trains that are never sold are cards of their own, not printed on a charter. */
	readonly builtInCards?: boolean;
	/** What else to lay out before the first turn, instead of the privates in their order. */
	readonly setUp?: readonly string[];
	/** What else lies on the table besides, read from the state before the first entry. */
	readonly setUpBesides?: (say: Speaker, start: State) => readonly string[];
	/** Over the list of what is sold at the beginning, where it holds more than privates. */
	readonly setUpDeeds?: string;
	readonly president: string;
	readonly presidentCertificate: string;
	readonly private: string;
	readonly minor: string;
	readonly major: string;
	readonly treasury: string;
	/**
	 * How markers of companies that have operated lie: turned over and piled onto each other beneath
	 * the others, or in plain order.
	 */
	readonly operatedMarkers: 'faceDown' | 'plain';
	/** How far a train counts, in the room of a line; null where its card needs no words. */
	readonly trainRule?: (type: TrainType) => string | null;
	/** False where nothing on the table shows what a company was started at. */
	readonly parMarkers?: boolean;
	/** Types of a company's trains that may be settled by a choice of their own: "2P". */
	readonly specialTrains?: (say: Speaker, company: CompanyId) => string;
	/** What a deed is called where its letters are not enough; null: as usual. */
	readonly deed?: (id: DeedId) => string | null;
	/** Cardboard that only this title has, and what its lines already say of other things. */
	readonly cardboard?: (say: Speaker, before: State, after: State) => OwnCardboard;
	/** Sentences of the title's own, tried before the catalogue's. */
	readonly refusals: Readonly<Record<string, Sentence>>;
	/** The same in the space of a button, tried before the words of the screens. */
	readonly short?: ShortWords;
	/** `facts` are what it came to, once it is booked. */
	readonly actions: Readonly<
		Record<string, (say: Speaker, action: Action, facts?: readonly PostedFact[]) => string>
	>;
	/** What kinds of its own actions are called where one is chosen. */
	readonly kinds: Readonly<Record<string, string>>;
	readonly facts: Readonly<Record<string, (say: Speaker, fact: Fact) => string>>;
	readonly duties: Readonly<Record<string, (say: Speaker, duty: Duty) => string>>;
	readonly ends: Readonly<Record<string, string>>;
}

export type TitleWordsByLanguage = Readonly<Record<Language, TitleWords>>;
