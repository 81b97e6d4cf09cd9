/** A clock that counts up for whoever is at turn. It is only for looking: nothing hangs on it. */

const SECOND = 1_000;

export class TurnClock {
	#turn = $state(0);
	#total = $state(0);
	#paused = $state(false);
	#who = '';
	#timer: ReturnType<typeof setInterval> | undefined;

	/** Seconds of this turn. */
	get turn(): number {
		return this.#turn;
	}
	/** Seconds since the game was opened, pauses left out. */
	get total(): number {
		return this.#total;
	}
	get paused(): boolean {
		return this.#paused;
	}

	start(): () => void {
		this.#timer = setInterval(() => this.tick(), SECOND);
		return () => clearInterval(this.#timer);
	}

	/** A new name at turn begins at zero. */
	follow(who: string): void {
		if (who === this.#who) return;
		this.#who = who;
		this.#turn = 0;
	}

	tick(): void {
		if (this.#paused) return;
		this.#turn += 1;
		this.#total += 1;
	}

	toggle(): void {
		this.#paused = !this.#paused;
	}
}

/** "2:07", "1:02:07". */
export function clockText(seconds: number): string {
	const hours = Math.floor(seconds / 3600);
	const minutes = Math.floor(seconds / 60) % 60;
	const two = (figure: number) => String(figure).padStart(2, '0');
	const rest = two(seconds % 60);
	return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
