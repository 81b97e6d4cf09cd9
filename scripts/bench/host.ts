/**
 * The host of a virtual machine may give its processors to others while they are wanted here; Linux keeps an
 * account of it. A tap from which time was taken says something of the neighbours and nothing of the app.
 */
import { readFileSync } from 'node:fs';

/** The account is kept in steps of ten milliseconds. */
const STEP = 10;
/** What a moment may lose and still count as undisturbed, all processors together. */
const NOTHING_TO_SPEAK_OF = STEP;
/** Milliseconds of a look at the host, and how often it is looked at before going on all the same. */
const LOOK = 150;
const LOOKS = 60;

/** Milliseconds taken since the start of the machine; none where there is no such account. */
export function stolen(): number {
	try {
		// The first line is of all processors: user, nice, system, idle, iowait, irq, softirq, steal.
		const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
		return Number(line.split(/\s+/)[8] ?? 0) * STEP;
	} catch {
		return 0;
	}
}

export const undisturbed = (since: number): boolean => stolen() - since <= NOTHING_TO_SPEAK_OF;

/** Waits for a moment in which the host takes nothing; for some seconds at most. */
export async function calm(): Promise<void> {
	for (let i = 0; i < LOOKS; i++) {
		const before = stolen();
		await new Promise((resolve) => setTimeout(resolve, LOOK));
		if (stolen() === before) return;
	}
}

/** A tap or whatever else took its time, and whether the host left the machine alone meanwhile. */
export interface Watched {
	readonly undisturbed: boolean;
}

/** Undisturbed ones to judge by. */
const ENOUGH = 50;

const leftAlone = <T extends Watched>(list: readonly T[]): readonly T[] =>
	list.filter((each) => each.undisturbed);

export const enough = (list: readonly Watched[]): boolean => leftAlone(list).length >= ENOUGH;

/** Those that the host left alone; all of them where these are too few to judge by. */
export const judged = <T extends Watched>(list: readonly T[]): readonly T[] =>
	enough(list) ? leftAlone(list) : list;
