// Seals a build: beside each file that its service worker stores stands the file's hash, so that the
// browser refuses one that did not arrive as it was built (broken off by a proxy, or the sign-in page
// of a hotel's network in its place). An update is then put off, and the old version stays.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ENTRY = /\{url:"([^"]*)",revision:("[^"]*"|null)(?:,integrity:"[^"]*")?\}/g;

/** @param {string} dir @param {string} url as the worker asks for it, below the base or with it
 * @param {string} base */
function hashOf(dir, url, base) {
	const below = url.startsWith(`${base}/`) ? url.slice(base.length + 1) : url;
	const file = below === '' || below.endsWith('/') ? `${below}index.html` : below;
	const bytes = readFileSync(path.join(dir, file));
	return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

/** @param {string} dir where the build lies @param {string} [base] */
export function seal(dir, base = '') {
	const worker = path.join(dir, 'sw.js');
	let sealed = 0;
	const text = readFileSync(worker, 'utf8').replaceAll(ENTRY, (_all, url, revision) => {
		sealed += 1;
		return `{url:"${url}",revision:${revision},integrity:"${hashOf(dir, url, base)}"}`;
	});
	if (sealed === 0) throw new Error('The service worker names no files to seal.');
	writeFileSync(worker, text);
}
