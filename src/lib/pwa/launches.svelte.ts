/**
 * What the system wants of the app that is already open: a saved game was opened with it, or a shortcut
 * of the home screen was tapped. The window keeps its page unless there is something to do.
 */

/** Chromium's queue; the standard types do not know it. */
interface LaunchQueue {
	setConsumer(consumer: (launch: Launch) => void): void;
}

interface Launch {
	readonly targetURL?: string | undefined;
	readonly files?: readonly FileHandle[];
}

interface FileHandle {
	getFile(): Promise<File>;
}

/** The ways there are from here; the first is for files, the others are the shortcuts. */
interface Ways {
	home(): void;
	newGame(): void;
	lastGame(): void;
}

function launchQueue(): LaunchQueue | null {
	// Only Chromium has it, and only there a launch can end in a window that is open.
	return 'launchQueue' in window ? (window.launchQueue as LaunchQueue) : null;
}

const contentOf = async (handle: FileHandle): Promise<string> => (await handle.getFile()).text();

class Launches {
	#texts = $state.raw<readonly string[]>([]);

	/** Contents of files that were opened with the app and are not taken in yet. */
	get waiting(): number {
		return this.#texts.length;
	}

	/** The next file's content; whoever takes it imports it. */
	take(): string | null {
		const [first = null, ...others] = this.#texts;
		this.#texts = others;
		return first;
	}

	/** For onMount of the root layout. */
	listen(ways: Ways): void {
		launchQueue()?.setConsumer((launch) => {
			void this.#answer(launch, ways);
		});
	}

	async #answer({ files = [], targetURL }: Launch, ways: Ways) {
		const texts = await Promise.all(
			// A file that cannot be read is told like one without anything in it.
			files.map((handle) => contentOf(handle).catch(() => ''))
		);
		if (texts.length > 0) {
			this.#texts = [...this.#texts, ...texts];
			return ways.home();
		}
		if (targetURL === undefined) return;
		const { pathname, searchParams } = new URL(targetURL);
		if (pathname.endsWith('/new/')) ways.newGame();
		else if (searchParams.has('continue')) ways.lastGame();
	}
}

export const launches = new Launches();
