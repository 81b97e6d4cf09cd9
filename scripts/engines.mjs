// `npm run test:browsers`: makes sure that WebKit and Firefox are here besides Chromium, and runs the
// core browser tests in all three; one that is missing is a failure. Only Debian's packages are known.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, inRoot, isMain, run } from './bootstrap.mjs';

/** The packages that bring each engine, and a program of theirs. */
const packages = [
	{ package: 'webkit2gtk-driver', program: 'WebKitWebDriver' },
	{ package: 'xvfb', program: 'Xvfb' },
	{ package: 'firefox-esr', program: 'firefox-esr' }
];

/** Where a program lies, or null. @param {string} program */
export function commandPath(program) {
	const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter((each) => each !== '');
	return folders.map((folder) => path.join(folder, program)).find(existsSync) ?? null;
}

const missing = () => packages.filter(({ program }) => commandPath(program) === null);

async function install() {
	const names = missing().map((each) => each.package);
	if (names.length === 0) return;
	const command = `apt-get install --no-install-recommends ${names.join(' ')}`;
	const isRoot = process.getuid?.() === 0;
	if (process.platform !== 'linux' || !isRoot || !existsSync('/usr/bin/apt-get')) {
		console.error(`Not installed: ${names.join(', ')}. On Debian, as root: ${command}`);
		return;
	}
	console.error(`Installing ${names.join(', ')} with apt-get (once) …`);
	const env = { DEBIAN_FRONTEND: 'noninteractive' };
	for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
		const { code, output } = await run('apt-get', ['-qq', ...args], { env, capture: true });
		if (code !== 0) console.error(output.trim());
	}
}

if (isMain(import.meta.url)) {
	await ensureInstalled();
	await install();
	const { code } = await run(process.execPath, [inRoot('scripts/test.mjs'), 'engines'], {
		env: { PAYMASTER_ENGINES: 'all' }
	});
	process.exit(code);
}
