/** What only one title has on its table, in words: how a title adds to the pack-up sheet. */
import type { Speaker } from './speaker';

export interface PackGroup {
	readonly key: string;
	readonly head: string;
	/** A company whose token stands before the head. */
	readonly company: string | null;
	readonly lines: readonly string[];
}

export interface TitlePacking {
	/** The title tells its bids and its cards for sale itself, where they lie. */
	readonly tellsCards: boolean;
	/** Groups without lines are left out. */
	groups(say: Speaker): readonly PackGroup[];
}

export const packGroup = (key: string, head: string, lines: readonly string[]): PackGroup => ({
	key,
	head,
	company: null,
	lines
});
