// Makes sure that what the lockfile names is installed. Needs nothing but Node and npm, because
// every other script runs through here first on a fresh clone.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The folder of the repository, without a slash at its end. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** @param {string[]} parts */
export const inRoot = (...parts) => path.join(root, ...parts);

/** True when a script was started by itself and not imported by another one.
 * @param {string} moduleUrl the script's import.meta.url */
export function isMain(moduleUrl) {
	const started = process.argv[1];
	return started !== undefined && pathToFileURL(realpathSync(started)).href === moduleUrl;
}

/**
 * Runs a command to its end. With `capture`, its output is returned instead of shown.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>; capture?: boolean; toStderr?: boolean; shell?: boolean }} [options]
 * @returns {Promise<{ code: number; output: string }>}
 */
export function run(command, args, options = {}) {
	const { env, capture = false, toStderr = false, shell = false } = options;
	return new Promise((resolve) => {
		const child = spawn(command, args, {
			cwd: root,
			env: { ...process.env, ...env },
			shell,
			stdio: capture ? ['ignore', 'pipe', 'pipe'] : ['inherit', toStderr ? 2 : 'inherit', 'inherit']
		});
		let output = '';
		child.stdout?.on('data', (chunk) => (output += chunk));
		child.stderr?.on('data', (chunk) => (output += chunk));
		child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
		child.on('close', (code) => resolve({ code: code ?? 1, output }));
	});
}

/** Runs a program of an installed package by its file, so that no shell and no PATH is involved.
 * @param {string} file path inside node_modules
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options] */
export const runPackage = (file, args, options) =>
	run(process.execPath, [inRoot('node_modules', file), ...args], options);

const stampFile = inRoot('node_modules', '.lock-sha');

/** What must be installed: the lockfile, on this kind of machine (some packages are native). */
function wantedStamp() {
	const hash = createHash('sha256').update(readFileSync(inRoot('package-lock.json')));
	return hash.update(`${process.platform} ${process.arch}`).digest('hex');
}

/** Installs exactly what the lockfile names, unless that has been done. All words go to stderr, so
 * that a tool's own output stays clean. */
export async function ensureInstalled() {
	const wanted = wantedStamp();
	if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== wanted) {
		await install();
		writeFileSync(stampFile, wanted);
	}
	await ensureSynced();
}

async function install() {
	console.error('Installing what the lockfile names (once) …');
	const args = ['ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund'];
	const npm = process.env['npm_execpath'];
	// npm tells its scripts where it lives; without that the PATH has to know (on Windows: npm.cmd).
	const { code } =
		npm?.endsWith('.js') === true
			? await run(process.execPath, [npm, ...args], { toStderr: true })
			: await run('npm', args, { toStderr: true, shell: process.platform === 'win32' });
	if (code === 0) return;
	console.error('npm ci failed. Is the package registry reachable?');
	process.exit(code);
}

/** Our tsconfig extends a file that SvelteKit writes: without it nothing can be bundled or checked. */
async function ensureSynced() {
	if (existsSync(inRoot('.svelte-kit', 'tsconfig.json'))) return;
	const { code, output } = await runPackage('@sveltejs/kit/svelte-kit.js', ['sync'], {
		capture: true
	});
	if (code === 0) return;
	console.error(`svelte-kit sync failed.\n${output}`);
	process.exit(code);
}

if (isMain(import.meta.url)) await ensureInstalled();
