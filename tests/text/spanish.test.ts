/** Spanish has one word for one thing, and speaks to the banker as to a friend. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../src/lib');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
	.filter((file) => file.endsWith('.ts') && /^(?:text|titles-ui|engine)/.test(file))
	.map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const);

/** What the tables say, and what they do not: the word, and the one in its place. */
const OTHER_WORDS: readonly (readonly [string, RegExp, RegExp])[] = [
	['certificates', /certificados?\b/i, /títulos?\b/],
	['stock rounds', /rondas? de acciones/i, /rondas? de bolsa/],
	['operating rounds', /rondas? de operaciones/i, /rondas? de operación/],
	['the chart', /\btablero\b/i, /tabla de valores/i],
	['charters', /\b(?:cédulas?|estatutos|hoja de la compañía)\b/i, /\bcarta\b/],
	['entries of the journal', /\banotaci(?:ón|ones)\b/i, /\basientos?\b/],
	[
		'seats',
		/(?:(?:cambi\w+ (?:de )?|sortear |orden de los )asientos?|asientos? no cambian?)\b/i,
		/\bsitios?\b/
	],
	['the opening packet', /\blotes?\b/i, /\bpaquete\b/i],
	['passes', /\b(?:este paso (?:paga|termina)|\} pasos;)/i, /\bpases\b/],
	['floating', /\ba flote\b/i, /\bflota\b/],
	['the device', /\baparato\b/i, /\bdispositivo\b/],
	['par', /\b(?:el|un|del|otro) par\b/, /\bla par\b/],
	['the banker', /\b(?:toque|elija|tómelo|tóquelas|compruébelo|preparen|venda o)\b/i, /\btoca\b/i]
];

describe('Spanish', () => {
	it('finds the sources', () => {
		expect(sources.length).toBeGreaterThan(100);
	});

	it.each(OTHER_WORDS)('has one word for %s', (_, wrong, right) => {
		expect(sources.filter(([, text]) => wrong.test(text)).map(([file]) => file)).toEqual([]);
		expect(sources.some(([, text]) => right.test(text))).toBe(true);
	});
});
