/** Short news that must also be heard: shown for a moment, read out by a screen reader. */

export interface Notice {
	readonly text: string;
	/** What stands elsewhere on the screen is only heard. */
	readonly tone: 'plain' | 'bad' | 'heard';
	readonly id: number;
}

const SHOWN_MS = 4_000;

class LiveRegion {
	#notice = $state.raw<Notice | null>(null);
	#count = 0;
	#timer: ReturnType<typeof setTimeout> | undefined;

	get notice(): Notice | null {
		return this.#notice;
	}

	announce(text: string, tone: Notice['tone'] = 'plain'): void {
		clearTimeout(this.#timer);
		this.#notice = { text, tone, id: ++this.#count };
		this.#timer = setTimeout(() => this.dismiss(), SHOWN_MS);
	}

	dismiss(): void {
		clearTimeout(this.#timer);
		this.#notice = null;
	}
}

export const liveRegion = new LiveRegion();
