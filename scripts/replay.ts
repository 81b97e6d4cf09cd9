/**
 * `npm run --silent replay -- FILE-OR-FOLDER...` replays recorded games against the engine and exits
 * non-zero if anything differs or nothing is there. Without arguments: everything below
 * PAYMASTER_REPLAYS or ../shared/replay.
 */
import { replayFile, replayFolder, summary, tracesNamed } from '../tests/replay/run';

const given = process.argv.slice(2);
const named = given.length > 0 ? given : [replayFolder()];
const files = tracesNamed(named);
const departures = new Map<string, number>();
let failed = 0;

if (files.length === 0) {
	console.log(`no traces in ${named.join(', ')}`);
	failed += 1;
}
for (const file of files) {
	try {
		const result = replayFile(file);
		console.log(summary(result));
		if (result.problem !== null) {
			console.log(`  ${result.problem}`);
			failed += 1;
		}
		for (const [id, count] of result.departures)
			departures.set(id, (departures.get(id) ?? 0) + count);
	} catch (error) {
		console.log(`${file}: ${error instanceof Error ? error.message : String(error)}`);
		failed += 1;
	}
}
for (const [id, count] of departures) console.log(`departure ${count} x ${id}`);
process.exitCode = failed > 0 ? 1 : 0;
