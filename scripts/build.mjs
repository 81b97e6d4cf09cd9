// Builds the app for a base path: `node scripts/build.mjs [--base /folder] [--out DIR]`.
// A build carries the hash of what it was made from, so start and test build only when stale.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureInstalled, inRoot, isMain, runPackage } from './bootstrap.mjs';
import { seal } from './seal.mjs';
import { sourceHash } from './source-hash.mjs';

/** '' for a host's root, else '/folder' without a slash at its end.
 * @param {string | undefined} text */
export function normalBase(text) {
	const folder = (text ?? '').replace(/^\/+|\/+$/g, '');
	if (!/^[\w.~/-]*$/.test(folder)) throw new Error(`"${text}" cannot be a base path.`);
	return folder === '' ? '' : `/${folder}`;
}

/** Where a build for this base goes: the root build is what gets published, the other is for trying.
 * @param {string} base */
export const buildFolder = (base) => (base === '' ? 'build' : 'build-sub');

/**
 * Builds when there is no build of these very sources. What the tools say is returned, not shown.
 * @param {{ base?: string; out?: string; force?: boolean }} [options]
 * @returns {Promise<{ code: number; output: string; built: boolean; dir: string }>}
 */
export async function ensureBuild({ base = '', out, force = false } = {}) {
	const folder = out ?? buildFolder(base);
	const dir = inRoot(folder);
	// The adapter empties the folder before it writes, so a stamp inside it can never outlive its build.
	const stampFile = inRoot(folder, '.built-from');
	const stamp = `${sourceHash()} ${base}/\n`;
	const fresh = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
	if (fresh && !force) return { code: 0, output: '', built: false, dir };
	rmSync(stampFile, { force: true });
	const result = await runPackage('vite/bin/vite.js', ['build', '--logLevel', 'warn'], {
		capture: true,
		env: { BASE_PATH: base, BUILD_DIR: folder, NODE_ENV: 'production' }
	});
	if (result.code === 0) {
		seal(dir, base);
		writeFileSync(stampFile, stamp);
	}
	return { ...result, built: true, dir };
}

if (isMain(import.meta.url)) {
	const { values } = parseArgs({
		options: { base: { type: 'string' }, out: { type: 'string' } }
	});
	await ensureInstalled();
	const base = normalBase(values.base ?? process.env['BASE_PATH']);
	const out = values.out ?? process.env['BUILD_DIR'] ?? 'build';
	const { code, output } = await ensureBuild({ base, out, force: true });
	console.log(code === 0 ? `Built ${out}/ for ${base}/` : output);
	process.exit(code);
}
