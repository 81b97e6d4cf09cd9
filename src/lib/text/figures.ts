/** What a refusal's sentence may name, already in words; absent details are empty strings. */
export interface Figures {
	readonly price: string;
	readonly has: string;
	readonly least: string;
	readonly free: string;
	readonly short: string;
	readonly min: string;
	readonly max: string;
	readonly step: string;
	readonly percent: string;
	readonly company: string;
	readonly player: string;
	readonly train: string;
	readonly limit: string;
	readonly count: string;
	readonly phase: string;
	readonly duty: string;
	readonly action: string;
	/** Words of the title. */
	readonly pool: string;
	readonly offering: string;
	readonly president: string;
}

export type Sentence = (f: Figures) => string;

/** By code, a few words for the space of a button; with figures where these are the reason. */
export type ShortWords = Readonly<Record<string, string | Sentence>>;
