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

/** Milliseconds of one call: the median of several. */
export function time(work: () => void, times = 7): number {
	const taken: number[] = [];
	for (let i = 0; i < times; i++) {
		const start = performance.now();
		work();
		taken.push(performance.now() - start);
	}
	return median(taken);
}
