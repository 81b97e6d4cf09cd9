/** Spanish says something of its own for every key; formats; the language on screen. */
import { flushSync } from 'svelte';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import {
	catalogues,
	formatMoney,
	formatNumber,
	formatPercent,
	formatSignedMoney,
	language,
	money,
	percent,
	preferredLanguage,
	setLanguage,
	signedMoney,
	words
} from '$lib/text';
import { titleWords } from '$lib/titles-ui/registry';

const { en, es } = catalogues;

/** Answers every named parameter with its own name, so that templates can be compared. */
const parameters: unknown = new Proxy({}, { get: (_, name) => `‹${String(name)}›` });

function leaves(value: unknown, path: string): [path: string, text: string][] {
	if (typeof value === 'string') return [[path, value]];
	if (typeof value === 'function') return [[path, String(value(parameters, parameters))]];
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, item]) =>
		leaves(item, path === '' ? key : `${path}.${key}`)
	);
}

/** The same in both languages, and rightly so: names, arrows, bare templates. */
const SAME: ReadonlySet<string> = new Set([
	'positionEntry.kinds.regional',
	'app.name',
	'app.no',
	'cardboard.holderToHolder',
	'cardboard.marker',
	'cardboard.move',
	'changes.cash',
	'kinds.regional',
	'table.par',
	'table.parAt',
	'things.certificate',
	'things.onlyCertificate',
	'things.presidentCertificate',
	'things.times'
]);

describe('catalogues', () => {
	const english = leaves(en, '');
	const spanish = new Map(leaves(es, ''));

	it('has the same keys in both languages', () => {
		expect([...spanish.keys()].sort()).toEqual(english.map(([key]) => key).sort());
		expect(english.length).toBeGreaterThan(500);
	});

	it('says nothing twice alike, except what may be', () => {
		const alike = english.filter(([key, text]) => spanish.get(key) === text).map(([key]) => key);
		expect(alike.filter((key) => !SAME.has(key))).toEqual([]);
	});

	it('uses every named parameter in both languages', () => {
		const named = (text: string) => [...new Set(text.match(/‹\w+›/g) ?? [])].sort();
		for (const [key, text] of english) {
			expect([key, named(spanish.get(key) ?? '')]).toEqual([key, named(text)]);
		}
	});

	it('has no empty words', () => {
		expect([...english, ...spanish].filter(([, text]) => text.trim() === '')).toEqual([]);
	});
});

describe('titles', () => {
	it('18MEX has its own words in both languages', () => {
		expect(titleWords('18mex', 'en').offering.name).toBe('Initial Offering');
		expect(titleWords('18mex', 'es').pool.name).toBe('Mercado abierto');
		for (const part of ['refusals', 'actions', 'facts', 'duties', 'ends'] as const) {
			expect(Object.keys(titleWords('18mex', 'es')[part]).sort()).toEqual(
				Object.keys(titleWords('18mex', 'en')[part]).sort()
			);
		}
	});

	it('an unknown title gets neutral words', () => {
		expect(titleWords('unheard of', 'en').pool.name).toBe('bank pool');
		expect(titleWords('unheard of', 'es').president).toBe('presidente');
	});
});

describe('money', () => {
	it('always carries its currency, groups thousands, and has a true minus', () => {
		expect(formatMoney(6413, '$')).toBe('$6,413');
		expect(formatMoney(-20, '$')).toBe('\u2212$20');
		expect(formatMoney(0, '£')).toBe('£0');
		expect(formatMoney(54000, '£')).toBe('£54,000');
		expect(formatSignedMoney(95, '$')).toBe('+$95');
		expect(formatSignedMoney(-1048, '$')).toBe('\u2212$1,048');
		expect(formatSignedMoney(0, '$')).toBe('$0');
		expect(formatPercent(10)).toBe('10%');
	});

	it.each([en.locale, es.locale])('is grouped as %s has it', (locale) => {
		const format = new Intl.NumberFormat(locale, {
			maximumFractionDigits: 0,
			useGrouping: 'always'
		});
		fc.assert(
			fc.property(fc.nat({ max: 99_999_999 }), (amount) => {
				expect(formatNumber(amount)).toBe(format.format(amount));
			})
		);
	});
});

describe('language', () => {
	afterEach(() => setLanguage('en'));

	it('takes the first language of the device that it speaks', () => {
		expect(preferredLanguage(['de-DE', 'es-MX', 'en'])).toBe('es');
		expect(preferredLanguage(['EN-gb'])).toBe('en');
		expect(preferredLanguage(['fr'])).toBe('en');
		expect(preferredLanguage([])).toBe('en');
	});

	it('words follow a change at once', async () => {
		const seen: string[] = [];
		await setLanguage('en');
		const stop = $effect.root(() => {
			$effect(() => {
				seen.push(words().nav.table);
			});
		});
		flushSync();
		await setLanguage('es');
		flushSync();
		stop();
		expect(seen).toEqual(['Table', 'Mesa']);
		expect(language()).toBe('es');
		expect([money(6413, '$'), signedMoney(-5, '$'), percent(60)]).toEqual([
			'$6,413',
			'\u2212$5',
			'60%'
		]);
	});
});
