// `npm test`: installs what is missing, then types, lint, build and every vitest project, and ends
// with `N passed, N failed`. Names choose parts: `npm test -- engine`, `npm test -- types lint`;
// anything else goes to vitest: `npm test -- ui -t 'number pad'`. `--soak` runs the tests for longer.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureInstalled, runPackage } from './bootstrap.mjs';
import { ensureBrowser } from './browser.mjs';
import { ensureBuild } from './build.mjs';

const checks = ['types', 'lint', 'build'];
const projects = ['engine', 'ui', 'e2e', 'engines'];
/** The sub-folder that the browser tests build for. */
const subFolder = '/paymaster';

const counts = { passed: 0, failed: 0, skipped: 0 };

/** @param {boolean} ok @param {string} name @param {number} since @param {string} [output] */
function report(ok, name, since, output = '') {
	counts[ok ? 'passed' : 'failed'] += 1;
	if (output.trim() !== '') console.log(output.trimEnd());
	console.log(
		`${ok ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - since) / 1000).toFixed(1)} s)`
	);
}

/** Runs commands one after the other; what the failing ones said, or undefined.
 * @param {Array<[file: string, ...args: string[]]>} commands */
async function failures(commands) {
	let said = '';
	for (const [file, ...args] of commands) {
		const { code, output } = await runPackage(file, args, { capture: true });
		if (code !== 0) said += `${output.trimEnd()}\n${file} ended with code ${code}\n`;
	}
	return said === '' ? undefined : said;
}

async function checkTypes() {
	const since = Date.now();
	const failure = await failures([
		[
			'svelte-check/bin/svelte-check',
			'--tsgo',
			'--output',
			'human',
			'--threshold',
			'warning',
			'--fail-on-warnings'
		],
		// The engine once more without the browser's and Node's types: it may know neither.
		['@typescript/native/bin/tsc', '--project', 'tsconfig.engine.json']
	]);
	report(failure === undefined, 'types', since, failure);
}

async function checkLint() {
	const since = Date.now();
	const failure = await failures([
		['oxfmt/bin/oxfmt', '--check'],
		['oxlint/bin/oxlint', '--deny-warnings'],
		['eslint/bin/eslint.js', '--max-warnings', '0', 'src']
	]);
	report(failure === undefined, 'lint', since, failure);
}

/** @param {boolean} withSub */
async function checkBuild(withSub) {
	const since = Date.now();
	const force = process.env['CI'] === 'true';
	for (const base of withSub ? ['', subFolder] : ['']) {
		const { code, output } = await ensureBuild({ base, force });
		if (code !== 0) return report(false, `build for ${base}/`, since, output);
	}
	report(true, withSub ? `build, for / and ${subFolder}/` : 'build', since);
}

/** Without a browser, its tests cannot run. */
async function checkBrowser() {
	const browser = await ensureBrowser();
	if (browser !== undefined) process.env['CHROME_PATH'] = browser;
	else {
		report(false, 'a browser to test with', Date.now());
		chosenProjects = chosenProjects.filter((name) => !inBrowsers.includes(name));
	}
}

/** @typedef {{ status: string, assertionResults: { status: string, fullName: string }[] }} Suite */

/** Adds up vitest's own account. A file that could not even be read counts as one failure.
 * @param {string} file @param {number} code */
function count(file, code) {
	const before = counts.failed;
	try {
		const account = JSON.parse(readFileSync(file, 'utf8'));
		counts.passed += account.numPassedTests;
		counts.failed += account.numFailedTests;
		counts.skipped += account.numPendingTests + account.numTodoTests;
		for (const test of account.testResults.flatMap(
			(/** @type {Suite} */ suite) => suite.assertionResults
		))
			if (test.status === 'pending' || test.status === 'skipped')
				console.log(`skipped: ${test.fullName}`);
		for (const suite of account.testResults)
			if (suite.status === 'failed' && suite.assertionResults.every(isNotFailed))
				counts.failed += 1;
	} catch {
		counts.failed += 1;
	}
	if (code !== 0 && counts.failed === before) counts.failed += 1;
}

/** @param {{ status: string }} test */
const isNotFailed = (test) => test.status !== 'failed';

/** What a banker does beside the actions of a title: in soak also on a small tablet and a phone. */
const jobs = ['repairs', 'import', 'score-files', 'opening-and-stock', 'mex-taps', 'oe-stock'];
const otherSizes = ['1024x768', '390x844'];

/** @param {string[]} chosen @param {string[]} filters @param {Record<string, string>} env */
async function runVitest(chosen, filters, env = {}) {
	const folder = mkdtempSync(path.join(tmpdir(), 'paymaster-test-'));
	const account = path.join(folder, 'account.json');
	const { code } = await runPackage(
		'vitest/vitest.mjs',
		[
			'run',
			...chosen.flatMap((name) => ['--project', name]),
			'--reporter=default',
			'--reporter=json',
			`--outputFile.json=${account}`,
			...filters
		],
		{ env }
	);
	count(account, code);
	rmSync(folder, { recursive: true, force: true });
}

const args = process.argv.slice(2).filter((arg) => arg !== '--soak');
const soak = args.length !== process.argv.length - 2;
const names = args.filter((arg) => checks.includes(arg) || projects.includes(arg));
const filters = args.filter((arg) => !names.includes(arg));
const everything = names.length === 0 && filters.length === 0;
const chosenChecks = soak ? [] : checks.filter((name) => everything || names.includes(name));
const namedProjects = projects.filter((name) => names.includes(name));
// Named parts are run and no others; without a name, every project gets the filters.
let chosenProjects = names.length === 0 ? projects : namedProjects;
const inBrowsers = ['e2e', 'engines'];
const browserTests = chosenProjects.some((name) => inBrowsers.includes(name));

await ensureInstalled();
const sync = await runPackage('@sveltejs/kit/svelte-kit.js', ['sync'], { capture: true });
if (sync.code !== 0) report(false, 'svelte-kit sync', Date.now(), sync.output);
const building = chosenChecks.includes('build') || browserTests;
// Side by side, so that no core is idle; the tests wait only for what they need.
const reading = [
	...(chosenChecks.includes('types') ? [checkTypes()] : []),
	...(chosenChecks.includes('lint') ? [checkLint()] : [])
];
await Promise.all([
	...(building ? [checkBuild(browserTests)] : []),
	...(browserTests ? [checkBrowser()] : [])
]);
if (chosenProjects.length > 0) {
	const before = counts.passed + counts.failed;
	await runVitest(chosenProjects, filters, soak ? { PAYMASTER_SOAK: '1' } : {});
	if (soak && filters.length === 0 && chosenProjects.includes('e2e'))
		for (const size of otherSizes)
			await runVitest(
				['e2e'],
				jobs.map((job) => `e2e/${job}`),
				{ PAYMASTER_SIZE: size }
			);
	// Without this, a mistyped name would look like success.
	if (filters.length > 0 && counts.passed + counts.failed === before)
		report(false, 'no test has such a name', Date.now());
}

await Promise.all(reading);

const { passed, failed, skipped } = counts;
if (skipped > 0) console.log(`${skipped} skipped, named above`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
