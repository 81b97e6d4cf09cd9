/**
 * Decisions about the table as it stands. A panel shows what would follow from an entry before it is booked,
 * often in several places; what was decided for one of them serves the others and the booking itself.
 */
import type { State } from '$engine';
import type { Preview } from './results';

/** Typed figures leave a decision behind for every digit; more than a hand needs are not kept. */
const MOST = 64;

export class Decisions {
	#about: State | null = null;
	readonly #made = new Map<string, Preview>();

	/** The same actions on the same table are decided once. */
	make(state: State, key: string, decide: () => Preview): Preview {
		if (this.#about !== state || this.#made.size >= MOST) this.#made.clear();
		this.#about = state;
		const known = this.#made.get(key);
		if (known !== undefined) return known;
		const made = decide();
		this.#made.set(key, made);
		return made;
	}
}
