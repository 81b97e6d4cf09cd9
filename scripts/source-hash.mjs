// One hash over everything a build is made from: tells whether a build is stale, and names the
// version, so that the same sources always give the same bytes.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from './bootstrap.mjs';

const inputs = [
	'src',
	'static',
	'package.json',
	'package-lock.json',
	'svelte.config.js',
	'tsconfig.json',
	'vite.config.ts',
	'scripts/build.mjs',
	'scripts/seal.mjs',
	'scripts/source-hash.mjs',
	'scripts/still-icons.ts'
];

/** @param {string} file @returns {string[]} */
function filesUnder(file) {
	if (!existsSync(file)) return [];
	if (!statSync(file).isDirectory()) return [file];
	return readdirSync(file)
		.sort()
		.flatMap((name) => filesUnder(path.join(file, name)));
}

/** @returns {string} 64 hex digits */
export function sourceHash() {
	const hash = createHash('sha256');
	for (const file of inputs.flatMap((input) => filesUnder(inRoot(input)))) {
		hash.update(path.relative(root, file).replaceAll('\\', '/')).update('\0');
		hash.update(readFileSync(file)).update('\0');
	}
	return hash.digest('hex');
}
