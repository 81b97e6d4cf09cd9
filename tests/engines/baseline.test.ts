/**
 * The oldest browsers the app runs in: Safari and iPadOS 16.4, Chrome and Edge 111, Firefox 121. The build
 * lowers syntax to them; what no build can lower, functions and rules that came later, is looked for in
 * what was built. Whatever is found must stand in the list of what has a fallback, with its reason.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtApp } from '../e2e/harness/browser';

interface Late {
	readonly name: string;
	readonly found: RegExp;
	/** Why it may be there all the same. */
	readonly fallback?: string;
}

const script: readonly Late[] = [
	{ name: 'Object.groupBy, Map.groupBy', found: /\b(?:Object|Map)\.groupBy\(/ },
	{ name: 'Promise.withResolvers', found: /\bPromise\.withResolvers\b/ },
	{ name: 'Promise.try', found: /\bPromise\.try\b/ },
	{ name: 'Array.fromAsync', found: /\bArray\.fromAsync\b/ },
	{
		name: 'sets of sets',
		found: /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/
	},
	{
		name: 'lazy iterators',
		found: /\.(?:values|keys|entries)\(\)\.(?:map|filter|some|every|reduce|toArray|find)\(/
	},
	{ name: 'RegExp.escape', found: /\bRegExp\.escape\b/ },
	{ name: 'sets in patterns', found: /new RegExp\([^()]*,\s*["'`][a-u]*v/ },
	{ name: 'Intl.DurationFormat', found: /\bIntl\.DurationFormat\b/ },
	{ name: 'Iterator.from', found: /\bIterator\.(?:from|concat)\b/ },
	{ name: 'bytes as text', found: /\.(?:toBase64|toHex)\(|\bUint8Array\.from(?:Base64|Hex)\b/ },
	{ name: 'Math.sumPrecise', found: /\bMath\.sumPrecise\b/ },
	{ name: 'Error.isError', found: /\bError\.isError\b/ },
	{ name: 'popovers', found: /\.(?:show|hide|toggle)Popover\(/ },
	{ name: 'view transitions', found: /\.startViewTransition\(/ },
	{ name: 'scheduler', found: /\bscheduler\.(?:yield|postTask)\b/ },
	{ name: 'CloseWatcher', found: /\bnew CloseWatcher\b/ },
	{ name: 'URL.parse', found: /\bURL\.parse\(/ }
];

const style: readonly Late[] = [
	{ name: 'nested rules', found: /[{;]\s*&/ },
	{ name: '@starting-style', found: /@starting-style/ },
	{ name: '@scope', found: /@scope\b/ },
	{ name: '@property', found: /@property\b/ },
	{ name: 'light-dark()', found: /\blight-dark\(/ },
	{ name: 'anchors', found: /\banchor-name\s*:|\banchor\(/ },
	{ name: 'field-sizing', found: /\bfield-sizing\s*:/ },
	{ name: 'colours from colours', found: /\b(?:rgb|hsl|oklch|color)\(from\b/ },
	{ name: 'interpolate-size', found: /\binterpolate-size\b/ },
	{ name: 'view-transition-name', found: /\bview-transition-name\b/ },
	{
		name: 'text-wrap',
		found: /\btext-wrap\s*:/,
		fallback: 'only where lines break; without it they break as usual'
	}
];

function built(ending: string): { readonly name: string; readonly text: string }[] {
	const dir = builtApp('');
	return readdirSync(dir, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && entry.name.endsWith(ending))
		.map((entry) => {
			const file = path.join(entry.parentPath, entry.name);
			return { name: path.relative(dir, file), text: readFileSync(file, 'utf8') };
		});
}

function tooLate(list: readonly Late[], files: ReturnType<typeof built>): string[] {
	return list
		.filter(({ fallback }) => fallback === undefined)
		.flatMap(({ name, found }) =>
			files.filter(({ text }) => found.test(text)).map((file) => `${name} in ${file.name}`)
		);
}

describe('the baseline of browsers', () => {
	it('nothing in the scripts is younger than it without a fallback', () => {
		const files = built('.js');
		expect(files.length).toBeGreaterThan(10);
		expect(tooLate(script, files)).toEqual([]);
	});

	it('nothing in the styles is younger than it without a fallback', () => {
		const files = built('.css');
		expect(files.length).toBeGreaterThan(2);
		expect(tooLate(style, files)).toEqual([]);
	});

	it('finds what is too young', () => {
		const young = [{ name: 'a', text: 'const x = Object.groupBy(y, z);a.values().map(f)' }];
		expect(tooLate(script, young)).toEqual([
			'Object.groupBy, Map.groupBy in a',
			'lazy iterators in a'
		]);
		expect(
			tooLate(style, [{ name: 'b', text: 'a{color:red;&:hover{color:light-dark(a,b)}}' }])
		).toEqual(['nested rules in b', 'light-dark() in b']);
	});
});
