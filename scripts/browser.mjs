// Finds a Chromium for the browser tests, and gets one when there is none. The order: CHROME_PATH,
// what is installed, what Playwright downloaded; then Debian's package, then Playwright's installer.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, isMain, run, runPackage } from './bootstrap.mjs';

const names = [
	'chromium',
	'chromium-browser',
	'google-chrome-stable',
	'google-chrome',
	'chrome',
	'microsoft-edge'
];

/** @returns {string[]} */
function usualPlaces() {
	const { platform, env } = process;
	const inPath = (env['PATH'] ?? '')
		.split(path.delimiter)
		.filter((folder) => folder !== '')
		.flatMap((folder) => names.map((name) => path.join(folder, name)));
	if (platform === 'darwin')
		return ['', env['HOME'] ?? '']
			.flatMap((home) =>
				['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
					(app) => `${home}/Applications/${app}.app/Contents/MacOS/${app}`
				)
			)
			.concat(inPath);
	if (platform === 'win32')
		return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
			.flatMap((name) => env[name] ?? [])
			.flatMap((folder) =>
				['Google\\Chrome', 'Chromium', 'Microsoft\\Edge'].map((app) =>
					path.join(folder, app, 'Application', app.endsWith('Edge') ? 'msedge.exe' : 'chrome.exe')
				)
			);
	return inPath;
}

/** Those that did work: a test starts many browsers and need not ask each time.
 * @type {Set<string>} */
const proven = new Set();

/** Some systems install a stub that only tells where to get the browser, so it is asked its version.
 * On Windows asking would open a window.
 * @param {string} file */
async function works(file) {
	if (proven.has(file)) return true;
	if (!existsSync(file)) return false;
	if (process.platform !== 'win32') {
		const { code, output } = await run(file, ['--version'], { capture: true });
		if (code !== 0 || !/\d+\.\d+/.test(output)) return false;
	}
	proven.add(file);
	return true;
}

/** @returns {Promise<string | undefined>} */
async function playwrightsOwn() {
	const { chromium } = await import('playwright-core');
	return chromium.executablePath();
}

/** The browser to test with, or undefined when this machine has none.
 * @returns {Promise<string | undefined>} */
export async function findBrowser() {
	const chosen = process.env['CHROME_PATH'];
	if (chosen) {
		if (await works(chosen)) return chosen;
		throw new Error(`CHROME_PATH names ${chosen}, which does not run.`);
	}
	for (const file of usualPlaces()) if (await works(file)) return file;
	const own = await playwrightsOwn().catch(() => undefined);
	return own !== undefined && (await works(own)) ? own : undefined;
}

const isRoot = () => process.getuid?.() === 0;

async function installFromDebian() {
	if (process.platform !== 'linux' || !isRoot() || !existsSync('/usr/bin/apt-get')) return;
	console.error(
		'No Chrome or Chromium found: installing the chromium package with apt-get (once) …'
	);
	const env = { DEBIAN_FRONTEND: 'noninteractive' };
	const quiet = ['-qq', '-o', 'DPkg::Lock::Timeout=120'];
	/** @param {string[]} args */
	const apt = async (...args) => {
		const { code, output } = await run('apt-get', [...quiet, ...args], { env, capture: true });
		if (code !== 0) console.error(output.trim());
		return code;
	};
	if ((await apt('update')) === 0)
		await apt('install', '-y', '--no-install-recommends', 'chromium');
}

async function installFromPlaywright() {
	console.error("No Chrome or Chromium found: trying Playwright's own download (once) …");
	// Without root, --with-deps would stop and ask for a password.
	const args = ['install', '--no-shell', ...(isRoot() ? ['--with-deps'] : []), 'chromium'];
	await runPackage('playwright-core/cli.js', args, { toStderr: true });
}

/** @returns {Promise<string | undefined>} */
export async function ensureBrowser() {
	let found = await findBrowser();
	for (const install of [installFromDebian, installFromPlaywright]) {
		if (found !== undefined) break;
		await install();
		found = await findBrowser();
	}
	if (found === undefined)
		console.error(
			'The browser tests need Chrome or Chromium. Install one, or set CHROME_PATH to its program.'
		);
	return found;
}

/** Two pages of the address bar, which nobody sees here, cost more than the whole rest of a start;
 * then what Playwright turns off too, for the last such flag replaces those before it. */
const unwanted = [
	'WebUIOmniboxPopup',
	'WebUIOmniboxAimPopup',
	'AvoidUnnecessaryBeforeUnloadCheckSync',
	'DestroyProfileOnBrowserClose',
	'HttpsUpgrades',
	'HttpsFirstBalancedModeAutoEnable',
	'LensOverlay',
	'MediaRouter',
	'NetworkTimeServiceQuerying',
	'OptimizationHints',
	'PaintHolding',
	'PreconnectToSearch',
	'ThirdPartyStoragePartitioning'
];

/** Flags that keep a test's browser quiet: nothing in the background, nothing over the network.
 * @returns {string[]} */
export function browserFlags() {
	return [
		...(isRoot() ? ['--no-sandbox'] : []),
		'--disable-gpu',
		'--disable-background-networking',
		'--disable-component-update',
		'--disable-dev-shm-usage',
		'--disable-quic',
		'--disable-sync',
		'--no-first-run',
		`--disable-features=${unwanted.join()}`
	];
}

if (isMain(import.meta.url)) {
	await ensureInstalled();
	const found = await ensureBrowser();
	if (found === undefined) process.exit(1);
	console.log(found);
}
