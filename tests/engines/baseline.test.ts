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

const BASELINE = [
	['chrome', '111'],
	['edge', '111'],
	['firefox', '121'],
	['safari', '16.4']
] as const;

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
	{
		name: 'CloseWatcher',
		found: /\bCloseWatcher\b/,
		fallback: 'it is looked for first; where it is missing the way back leaves the page as ever'
	},
	{ name: 'URL.parse, URL.canParse', found: /\bURL\.(?:parse|canParse)\(/ },
	{ name: 'AbortSignal.any', found: /\bAbortSignal\.any\b/ },
	{ name: 'Intl.Segmenter', found: /\bIntl\.Segmenter\b/ },
	{
		name: 'checkVisibility',
		found: /\.checkVisibility\(/,
		fallback: 'the dialog library looks for it first, and measures where it is missing'
	},
	{ name: 'buffers handed on', found: /\.transferToFixedLength\(/ },
	{ name: 'scrollend', found: /["'`]scrollend["'`]/ },
	{ name: 'idle callbacks', found: /\brequestIdleCallback\b/ },
	{
		name: 'user agent data',
		found: /\buserAgentData\b/,
		fallback: 'the storage library asks only whether it is there'
	},
	{
		name: 'wake lock',
		found: /\bwakeLock\b/,
		fallback: 'looked for first; the settings say that the browser has none'
	},
	{
		name: 'file handles',
		found: /\bshowSaveFilePicker\b/,
		fallback: 'looked for first; backups are files of their own'
	},
	{
		name: 'share sheet',
		found: /\bcanShare\b/,
		fallback: 'looked for first; files are downloaded'
	},
	{
		name: 'launch queue',
		found: /\blaunchQueue\b/,
		fallback: 'looked for first; saved games come in by Import'
	}
];

/** Grammar that an old engine cannot even read: one such place, and nothing of the file runs. */
const syntax: readonly Late[] = [
	{ name: 'import attributes', found: /\bfrom\s*["'][^"'\n]*["']\s*with\s*\{/ },
	{ name: 'using declarations', found: /(?:^|[;{}])\s*(?:await\s+)?using\s+[\w$]+\s*=/m },
	{
		name: 'decorators',
		found: /(?:^|[;{}])\s*@[\w$]+(?:\([^)]*\))?\s+(?:class|static|get|set)\b/m
	},
	{ name: 'patterns with modifiers', found: /\(\?[ims]+(?:-[ims]+)?:/ },
	{
		name: 'patterns of sets',
		found: /[(=,:]\s*\/(?:[^/\\\n]|\\.)+\/[dgimsuy]*v[dgimsuy]*\s*[.,;)]/
	},
	{ name: 'deferred imports', found: /\bimport\s+(?:defer|source)\s+[\w$*]/ }
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
	{ name: 'subgrid', found: /\bsubgrid\b/ },
	{ name: 'easing by points', found: /[\s:,]linear\(/ },
	{ name: 'rounding', found: /\b(?:round|mod|rem)\(/ },
	{ name: 'scroll timelines', found: /\banimation-timeline\b/ },
	{ name: 'transition-behavior', found: /\btransition-behavior\b|\ballow-discrete\b/ },
	{ name: 'style of containers', found: /@container[^{]*\bstyle\(/ },
	{ name: 'opened details', found: /::details-content/ },
	{ name: 'masks without a prefix', found: /(?<!-webkit-)\bmask(?:-image)?\s*:/ },
	{ name: 'backdrops without a prefix', found: /(?<!-webkit-)\bbackdrop-filter\s*:/ },
	{
		name: 'scrollbar-width, scrollbar-gutter',
		found: /\bscrollbar-(?:width|gutter|color)\s*:/,
		fallback: 'only how a scrollbar looks'
	},
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
		expect(tooLate([...script, ...syntax], files)).toEqual([]);
	});

	it('is what the build lowers syntax to, and what people are told', () => {
		const config = readFileSync('vite.config.ts', 'utf8');
		const list = /const baseline = \[([^\]]*)\]/.exec(config)?.[1] ?? '';
		const versions = new Map(
			[...list.matchAll(/'([a-z]+)([\d.]+)'/g)].map(([, name = '', version = '']) => [
				name,
				version
			])
		);
		expect(versions).toEqual(new Map(BASELINE));
		expect(config).toMatch(/target: baseline\b/);
		const told = [readFileSync('README.md', 'utf8'), readFileSync('docs/devices.md', 'utf8')];
		for (const text of told)
			for (const [, version] of BASELINE) expect(text).toMatch(new RegExp(`\\b${version}\\b`));
	});

	it('selection is turned off in words that Safari knows too', () => {
		for (const { name, text } of built('.css')) {
			const plain = text.match(/(?<!-webkit-)user-select:none/g)?.length ?? 0;
			const safari = text.match(/-webkit-user-select:none/g)?.length ?? 0;
			expect(safari, name).toBeGreaterThanOrEqual(plain);
		}
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
		const grammar = [
			'import a from "./a.json" with {type:"json"};',
			'{using x = open()}',
			'const r=/(?i:a)b/;',
			'x.match(/[a&&b]/v)'
		];
		for (const text of grammar) expect(tooLate(syntax, [{ name: 'c', text }])).toHaveLength(1);
		expect(
			tooLate(style, [{ name: 'b', text: 'a{color:red;&:hover{color:light-dark(a,b)}}' }])
		).toEqual(['nested rules in b', 'light-dark() in b']);
	});
});
