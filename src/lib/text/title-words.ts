/**
 * What a title may say in its own way: names of places and offices, and sentences for what only it
 * has. Screens ask for these words and never for a title's name.
 */
import type { Action, Duty, Fact, Language } from '$engine';
import type { Sentence } from './figures';
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

export interface TitleWords {
	readonly offering: PlaceWords;
	readonly reserve: PlaceWords;
	readonly pool: PlaceWords;
	readonly removed: PlaceWords;
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
	/** Sentences of the title's own, tried before the catalogue's. */
	readonly refusals: Readonly<Record<string, Sentence>>;
	readonly actions: Readonly<Record<string, (say: Speaker, action: Action) => string>>;
	readonly facts: Readonly<Record<string, (say: Speaker, fact: Fact) => string>>;
	readonly duties: Readonly<Record<string, (say: Speaker, duty: Duty) => string>>;
	readonly ends: Readonly<Record<string, string>>;
}

export type TitleWordsByLanguage = Readonly<Record<Language, TitleWords>>;
