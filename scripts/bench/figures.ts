/** A measured figure, and the budget it is held to. */
export interface Figure {
	readonly name: string;
	readonly value: number;
	readonly unit: string;
	/** "at most 100", "at least 30000"; none when the figure is only told. */
	readonly budget: string;
	readonly ok: boolean | null;
}

export function atMost(name: string, value: number, unit: string, most: number): Figure {
	return { name, value, unit, budget: `at most ${most}`, ok: value <= most };
}

export function atLeast(name: string, value: number, unit: string, least: number): Figure {
	return { name, value, unit, budget: `at least ${least}`, ok: value >= least };
}

export function told(name: string, value: number, unit: string): Figure {
	return { name, value, unit, budget: '', ok: null };
}

export function print(figure: Figure): void {
	const value =
		figure.value >= 100 ? Math.round(figure.value) : Number(figure.value.toPrecision(3));
	const verdict = figure.ok === null ? '' : figure.ok ? 'ok' : 'MISSED';
	console.log(
		`${figure.name.padEnd(58)} ${`${value} ${figure.unit}`.padEnd(22)} ${figure.budget.padEnd(16)} ${verdict}`
	);
}

export function median(values: readonly number[]): number {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The value that so many of a hundred do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0;
}

/**
 * Milliseconds of one core that a call took. On a machine that others use too, the clock on the wall
 * also counts the waiting; the processor's own account does not, but counts helping threads.
 */
export function spent(work: () => void): number {
	const cpu = process.cpuUsage();
	const start = performance.now();
	work();
	const wall = performance.now() - start;
	const { user, system } = process.cpuUsage(cpu);
	// The processor's account is kept in coarse steps: too coarse for a short call.
	return wall < 5 ? wall : Math.min(wall, (user + system) / 1000);
}

/** Milliseconds that a batch should take at least, to be told from the clock's own steps. */
const ENOUGH = 20;
const BATCHES = 9;

/** Milliseconds of one call whose code has been compiled: the median of batches. */
export function warm(work: () => void): number {
	const next = batches(work);
	return median(Array.from({ length: BATCHES }, next));
}

/** How many times as long one call takes as another: in turn, so that both see the same load of the machine. */
export function timesAs(work: () => void, other: () => void): number {
	const [mine, theirs] = [batches(work), batches(other)];
	return median(Array.from({ length: BATCHES }, () => mine() / theirs()));
}

/** Warms a call up; each question is then answered by a batch of it: milliseconds of one call. */
function batches(work: () => void): () => number {
	let calls = 1;
	const batch = (): number =>
		spent(() => {
			for (let i = 0; i < calls; i++) work();
		});
	for (let total = 0; total < 10 * ENOUGH;) {
		const taken = batch();
		total += taken;
		if (taken < ENOUGH) calls *= 2;
	}
	return () => batch() / calls;
}
