/** Real games, line by line, wherever the folder of traces is there. */
import { describe, expect, test } from 'vitest';
import { hasAdapter, replayFile, replayFolder, summary, tracesBelow } from './run';

const folder = replayFolder(process.cwd());
const files = tracesBelow(folder).filter(hasAdapter);

describe('recorded games', () => {
	test.skipIf(files.length > 0)(`no traces in ${folder}: nothing to replay`, () => {
		expect(files).toHaveLength(0);
	});
	for (const file of files) {
		test(`${file.split('/').slice(-2).join('/')} matches line by line`, () => {
			const result = replayFile(file);
			expect(result.problem, summary(result)).toBeNull();
			expect(result.matched).toBe(result.lines);
			expect(result.resultEqual).toBe(true);
		});
	}
});
