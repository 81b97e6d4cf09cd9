// `node scripts/run-ts.mjs FILE [ARGS…]` runs a TypeScript file in plain Node: bundles it once with
// what it imports ($engine and $lib included), keeps the bundle in node_modules/.cache until one of
// its sources changes, and prints nothing of its own.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, inRoot } from './bootstrap.mjs';

/** @param {string} file size and time of the last change, or nothing when it is gone */
function trace(file) {
	const stats = statSync(file, { throwIfNoEntry: false });
	return stats === undefined ? '' : `${stats.size} ${stats.mtimeMs}`;
}

/** @param {string} list a file that maps each source to its trace when it was bundled */
function isFresh(list) {
	if (!existsSync(list)) return false;
	/** @type {Record<string, string>} */
	const sources = JSON.parse(readFileSync(list, 'utf8'));
	return Object.entries(sources).every(([file, was]) => trace(file) === was);
}

/** @param {string} entry @param {string} bundle @param {string} list */
async function bundleTo(entry, bundle, list) {
	const { build } = await import('vite');
	const result = await build({
		configFile: false,
		root: inRoot(),
		logLevel: 'error',
		resolve: { alias: { $engine: inRoot('src/lib/engine'), $lib: inRoot('src/lib') } },
		plugins: [
			{
				// A bundled module still finds the files that lie beside its source.
				name: 'paymaster:own-url',
				transform: (code, id) =>
					code.includes('import.meta.url')
						? {
								code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
								map: null
							}
						: undefined
			}
		],
		build: {
			ssr: entry,
			outDir: path.dirname(bundle),
			emptyOutDir: false,
			minify: false,
			sourcemap: 'inline',
			target: 'node20',
			copyPublicDir: false,
			rollupOptions: { output: { codeSplitting: false, entryFileNames: path.basename(bundle) } }
		}
	});
	if (!('output' in result)) throw new Error('The bundler gave no bundle.');
	const chunk = result.output[0];
	const sources = [entry, ...chunk.moduleIds, inRoot('package-lock.json')].filter(existsSync);
	writeFileSync(
		list,
		JSON.stringify(Object.fromEntries(sources.map((file) => [file, trace(file)])))
	);
}

const [file, ...args] = process.argv.slice(2);
if (file === undefined || !existsSync(file)) {
	console.error(file === undefined ? 'Which file?' : `There is no ${file}.`);
	process.exit(2);
}
await ensureInstalled();
const entry = path.resolve(file);
const hash = createHash('sha256')
	.update(entry)
	.update(readFileSync(new URL(import.meta.url)))
	.digest('hex')
	.slice(0, 12);
const name = `${path.basename(file, '.ts')}-${hash}`;
const bundle = inRoot('node_modules/.cache/paymaster/run-ts', `${name}.mjs`);
const list = inRoot('node_modules/.cache/paymaster/run-ts', `${name}.json`);
if (!isFresh(list)) await bundleTo(entry, bundle, list);
process.setSourceMapsEnabled(true);
process.argv = [process.argv[0] ?? 'node', entry, ...args];
await import(pathToFileURL(bundle).href);
