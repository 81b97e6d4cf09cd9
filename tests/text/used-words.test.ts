/** No dead words: what the catalogue says is said somewhere. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { screens } from '../../src/lib/text/en/screens';
import { catalogues } from '$lib/text';

const root = path.resolve(import.meta.dirname, '../../src');
const isCatalogue = (file: string) => /text[\\/]e[ns][\\/.]/.test(file);
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
	.filter((file) => /\.(?:ts|svelte)$/.test(file) && !isCatalogue(file))
	.map((file) => readFileSync(path.join(root, file), 'utf8'))
	.join('\n');

/** Looked up by the code of a refusal, the kind of a fact or an action, a duty, a purpose. */
const BY_CODE: ReadonlySet<string> = new Set([
	'actions',
	'changes',
	'choices',
	'duties',
	'facts',
	'kinds',
	'purposes',
	'refusals',
	'saving'
]);

const names = new Set(sources.match(/\w+/g));

it.each(Object.entries({ ...catalogues.en, screens }).filter(([part]) => !BY_CODE.has(part)))(
	'every word of "%s" is used',
	(_, words) => {
		const all = Object.keys(words);
		expect(all.length).toBeGreaterThan(0);
		expect(all.filter((name) => !names.has(name))).toEqual([]);
	}
);
