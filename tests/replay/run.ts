/** Runs traces with the adapter of their title and says in a line how each went. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { replay, type Adapter, type Replayed } from './adapter';
import { mexAdapter } from './mex-adapter';
import { mxAdapter } from './mx-adapter';
import { readTrace, type Trace } from './trace';

const ADAPTERS: Readonly<Record<string, Adapter>> = { '18MEX': mexAdapter, '1822MX': mxAdapter };

export function adapterOf(trace: Trace): Adapter {
	const adapter = ADAPTERS[trace.setup.title];
	if (adapter === undefined) throw new Error(`${trace.name}: no adapter for ${trace.setup.title}`);
	return adapter;
}

export function replayFile(path: string): Replayed {
	const trace = readTrace(path);
	return replay(adapterOf(trace), trace);
}

/** What somebody named: a file as it is, of a folder all traces below it. */
export const tracesNamed = (names: readonly string[]): string[] =>
	names.flatMap((name) =>
		existsSync(name) && statSync(name).isDirectory() ? tracesBelow(name) : [name]
	);

/** All traces below a folder, in order. */
export function tracesBelow(folder: string): string[] {
	if (!existsSync(folder)) return [];
	return readdirSync(folder)
		.sort()
		.flatMap((name) => {
			const path = join(folder, name);
			if (statSync(path).isDirectory()) return tracesBelow(path);
			return /\.jsonl(\.gz)?$/.test(name) ? [path] : [];
		});
}

/** The folder of traces: named by PAYMASTER_REPLAYS, by default beside the project. */
export function replayFolder(): string {
	return process.env['PAYMASTER_REPLAYS'] ?? join(process.cwd(), '..', 'shared', 'replay');
}

/** The recorded games that can be replayed here, in order: of all titles, or of one by its name. */
export function recordedGames(title?: string): string[] {
	return tracesBelow(replayFolder()).filter((path) => {
		const found = readTrace(path).setup.title;
		return ADAPTERS[found] !== undefined && (title === undefined || found === title);
	});
}

export function summary(result: Replayed): string {
	const departures = [...result.departures.values()].reduce((a, b) => a + b, 0);
	const outcome =
		result.resultEqual === null
			? 'no result'
			: result.resultEqual
				? 'result equal'
				: 'result differs';
	return `${result.name}: ${result.matched} of ${result.lines} lines match, ${departures} departures, ${outcome}`;
}
