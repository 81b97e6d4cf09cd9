/** The app in Chromium with the processor slowed six times: taps, starts, first load, and growth. */
import { inRoot } from '../bootstrap.mjs';
import { ensureBrowser } from '../browser.mjs';
import { ensureBuild } from '../build.mjs';
import { buildEmptyApp } from './empty-app';
import { atMost, median, told, type Figure } from './figures';
import { growthFigures } from './growth';
import { firstLoadBytes, measureStarts, SLOWED, type Candidate } from './starts';
import { tapFigures } from './tap-figures';

const STARTS = 7;

export type BrowserPart = 'starts' | 'taps' | 'growth';

export async function* browserFigures(
	wants: (part: BrowserPart) => boolean
): AsyncGenerator<Figure> {
	await ensureBrowser();
	const built = await ensureBuild();
	if (built.code !== 0) throw new Error(`the app could not be built: ${built.output}`);
	const ours: Candidate = { dir: inRoot('build'), usable: 'main input[type=file]' };
	if (wants('starts')) {
		const bytes = await firstLoadBytes(ours);
		yield atMost('JavaScript on first load, gzip', bytes / 1000, 'KB', 150);
		yield* startFigures(ours);
	}
	if (wants('taps')) yield* tapFigures();
	if (wants('growth')) yield* growthFigures(ours.usable);
}

async function* startFigures(ours: Candidate): AsyncGenerator<Figure> {
	const empty = await buildEmptyApp();
	try {
		const bare: Candidate = { dir: empty.dir, usable: '#ready' };
		const [cold, warm] = [
			{ ours: [] as number[], bare: [] as number[] },
			{ ours: [] as number[], bare: [] as number[] }
		];
		// In turn, so that both see the same load of the machine.
		for (let i = 0; i < 3; i++) {
			for (const [who, candidate] of [
				['ours', ours],
				['bare', bare]
			] as const) {
				const starts = await measureStarts(candidate, STARTS);
				cold[who].push(...starts.cold);
				warm[who].push(...starts.warm);
			}
		}
		const slow = `${SLOWED}× slower`;
		yield told(`cold first visit to usable, ${slow}`, median(cold.ours), 'ms');
		yield told('… of an empty SvelteKit app', median(cold.bare), 'ms');
		yield told(`warm start without a network, ${slow}`, median(warm.ours), 'ms');
		yield told('… of an empty SvelteKit app', median(warm.bare), 'ms');
		yield atMost(
			'warm start against the empty app',
			median(warm.ours) / median(warm.bare),
			'times',
			1.5
		);
	} finally {
		await empty.remove();
	}
}
