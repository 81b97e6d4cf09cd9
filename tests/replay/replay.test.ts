/** Real games, line by line, wherever the folder of traces is there. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { recordedGames, replayFile, summary, tracesNamed } from './run';

const files = recordedGames();

describe('recorded games', () => {
	if (files.length === 0) test.skip('there are none here to replay');
	for (const file of files) {
		test(`${file.split('/').slice(-2).join('/')} matches line by line`, () => {
			const result = replayFile(file);
			expect(result.problem, summary(result)).toBeNull();
			expect(result.matched).toBe(result.lines);
			expect(result.resultEqual).toBe(true);
		});
	}
});

test('a folder stands for all traces below it, in order; a file for itself, there or not', () => {
	const root = mkdtempSync(join(tmpdir(), 'paymaster-traces-'));
	mkdirSync(join(root, 'b'));
	for (const name of ['c.jsonl', 'a.jsonl.gz', 'notes.md', 'b/one.jsonl'])
		writeFileSync(join(root, name), '');
	const below = ['a.jsonl.gz', 'b/one.jsonl', 'c.jsonl'].map((name) => join(root, name));
	expect(tracesNamed([root, 'elsewhere.jsonl'])).toEqual([...below, 'elsewhere.jsonl']);
	rmSync(root, { recursive: true });
});
