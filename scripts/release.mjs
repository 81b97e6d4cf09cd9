// `npm run release`: builds the app and packs it into release/, one archive for the root of a web host
// and one for a folder called paymaster, with a file of checksums. Nothing in it needs Node.
// `node scripts/release.mjs DIR` packs it into another folder.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, inRoot } from './bootstrap.mjs';
import { ensureBuild } from './build.mjs';
import { zip } from './zip.mjs';

const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));

/** Every file below a folder, the stamp of the build aside; sorted, so that archives are the same.
 * @param {string} dir */
function filesOf(dir) {
	return readdirSync(dir, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && entry.name !== '.built-from')
		.map((entry) => path.join(entry.parentPath, entry.name))
		.sort()
		.map((file) => ({
			name: path.relative(dir, file).split(path.sep).join('/'),
			data: readFileSync(file)
		}));
}

await ensureInstalled();
const folder = process.argv[2] ?? 'release';
const into = path.resolve(inRoot(), folder);
mkdirSync(into, { recursive: true });
// Nothing else: it may be a folder in which somebody keeps other things.
for (const file of readdirSync(into))
	if (/^(paymaster-.*\.zip|SHA256SUMS)$/.test(file)) rmSync(path.join(into, file));
const sums = [];
for (const { base, name } of [
	{ base: '', name: `paymaster-${version}.zip` },
	{ base: '/paymaster', name: `paymaster-${version}-in-folder-paymaster.zip` }
]) {
	const { code, output, dir } = await ensureBuild({ base });
	if (code !== 0) {
		console.error(`${output}\nThe build failed.`);
		process.exit(code);
	}
	const archive = zip(filesOf(dir));
	writeFileSync(path.join(into, name), archive);
	sums.push(`${createHash('sha256').update(archive).digest('hex')}  ${name}`);
	console.log(`${folder}/${name} (${(archive.length / 1_000_000).toFixed(1)} MB)`);
}
writeFileSync(path.join(into, 'SHA256SUMS'), `${sums.join('\n')}\n`);
console.log(`${folder}/SHA256SUMS`);
