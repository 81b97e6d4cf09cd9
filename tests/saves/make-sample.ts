/**
 * Writes the frozen sample of the current save format: a short 18MEX game with a sale, bids, an
 * auction, an undo and an abandoned line. Run it only while the format is not frozen:
 * `node scripts/run-ts.mjs tests/saves/make-sample.ts`.
 */
import { writeFileSync } from 'node:fs';
import {
	commit,
	decideEntry,
	findTitle,
	openTimeline,
	positionOf,
	undoEntries,
	type Action,
	type Fact,
	type GameConfig,
	type State,
	type Timeline
} from '$engine';
import { CURRENT_FORMAT, writeGame, type SavedGame } from '$lib/storage';

const BEGAN = Date.UTC(2026, 0, 2, 18);
const MINUTE = 60_000;

export const sampleFile = (format: number): URL =>
	new URL(`./format-${format}.json`, import.meta.url);

const config: GameConfig = {
	players: ['Ana', 'Beto', 'Carla'],
	priority: 1,
	options: ['thirdYellow'],
	house: { bank: 8000 },
	chips: true
};

/** Each line is one entry; a number undoes so many. */
const script: readonly (readonly Action[] | number)[] = [
	[{ do: 'buyLowest', player: 'p2' }],
	[{ do: 'bid', player: 'p3', deed: 'MNR', amount: 165 }],
	[{ do: 'pass', player: 'p1' }],
	2,
	[{ do: 'bid', player: 'p3', deed: 'MIR', amount: 105 }],
	[{ do: 'bid', player: 'p1', deed: 'MIR', amount: 110 }],
	[
		{
			do: 'correct',
			reason: 'miscounted',
			changes: [{ kind: 'cash', from: 'p2', to: 'bank', amount: 5 }]
		}
	],
	[{ do: 'count', holder: 'p2', counted: 600 }],
	1
];

export function sampleGame(): SavedGame {
	const title = findTitle('18mex');
	if (title === null) throw new Error('18MEX is gone');
	const initial = title.setUp(config);
	let timeline: Timeline<State, Fact, Action> = openTimeline(title.rules, initial);
	for (const line of script) {
		if (typeof line === 'number') {
			timeline = undoEntries(timeline, line);
			continue;
		}
		const { head, entries } = timeline;
		const decision = decideEntry(title.rules, head.state, line);
		if (!decision.ok) throw new Error(JSON.stringify(decision.refusals));
		const number = entries.size + 1;
		const entry = {
			id: `${number}-sample`,
			parent: head.entry?.id ?? null,
			steps: decision.steps,
			at: BEGAN + number * MINUTE
		};
		timeline = commit(timeline, entry, decision.state);
	}
	return {
		id: 'sample',
		title: title.id,
		edition: title.edition,
		name: 'Sample',
		created: BEGAN,
		updated: BEGAN + 60 * MINUTE,
		config,
		initial,
		entries: [...timeline.entries.values()],
		position: positionOf(timeline)
	};
}

if (process.argv[1]?.endsWith('make-sample.ts')) {
	writeFileSync(sampleFile(CURRENT_FORMAT), await writeGame(sampleGame(), '0.1.0'));
}
