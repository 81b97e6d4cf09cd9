// From this repository to a tablet: the archive to host at home with its checksums, and the server for
// the local network, which says what needs HTTPS.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { inRoot } from '../../scripts/bootstrap.mjs';
import { unzip } from '../support/unzip';
import { builtApp, SUB_FOLDER } from './harness/browser';

const ends: (() => void)[] = [];

afterEach(() => {
	for (const end of ends.splice(0)) end();
});

/** Starts one of our scripts; what it has said so far grows. */
function start(script: string, ...args: string[]) {
	const program = spawn(process.execPath, [inRoot('scripts', script), ...args]);
	const heard = { text: '' };
	program.stdout.on('data', (chunk: Buffer) => (heard.text += chunk.toString()));
	program.stderr.on('data', (chunk: Buffer) => (heard.text += chunk.toString()));
	const over = new Promise<number | null>((resolve) => program.once('exit', resolve));
	ends.push(() => program.kill());
	return { program, heard, over };
}

describe('a release', () => {
	it('has an archive for the root and one for a folder, and checksums that fit', async () => {
		const folder = mkdtempSync(path.join(tmpdir(), 'paymaster-release-'));
		ends.push(() => rmSync(folder, { recursive: true, force: true }));
		const { over, heard } = start('release.mjs', folder);
		expect(await over, heard.text).toBe(0);

		const lines = readFileSync(path.join(folder, 'SHA256SUMS'), 'utf8').trimEnd().split('\n');
		const archives = lines.map((line) => {
			const [sum = '', name = ''] = line.split('  ');
			const data = readFileSync(path.join(folder, name));
			expect(createHash('sha256').update(data).digest('hex')).toBe(sum);
			return { name, files: unzip(data) };
		});
		expect(archives.map(({ name }) => name.replace(/\d+\.\d+\.\d+/, 'N'))).toEqual([
			'paymaster-N.zip',
			'paymaster-N-in-folder-paymaster.zip'
		]);
		for (const [at, base] of ['', SUB_FOLDER].entries()) {
			const files = archives[at]?.files ?? [];
			const names = files.map(({ name }) => name);
			expect(names).toEqual(expect.arrayContaining(['200.html', 'sw.js', 'manifest.webmanifest']));
			expect(names).not.toContain('.built-from');
			// What is unpacked is what was built and tested, to the byte.
			for (const { name, data } of files)
				expect(data.equals(readFileSync(path.join(builtApp(base), name))), name).toBe(true);
			const page = files.find(({ name }) => name === '200.html')?.data.toString() ?? '';
			expect(page).toContain(`href="${base}/manifest.webmanifest"`);
		}
	});
});

describe('npm start -- --lan', () => {
	it('serves the other devices and says what needs HTTPS', async () => {
		const { program, heard, over } = start('start.mjs', '--lan', '--port', '0');
		await expect.poll(() => heard.text, { timeout: 30_000 }).toContain('Ctrl+C');
		expect(heard.text).toMatch(/Installing and playing offline need HTTPS/);
		const port = /Paymaster is at http:\/\/[\w.]+:(\d+)\//.exec(heard.text)?.[1];
		const others = Object.values(networkInterfaces())
			.flatMap((list) => list ?? [])
			.filter(({ family, internal }) => family === 'IPv4' && !internal);
		for (const { address } of others) {
			const url = `http://${address}:${port}/`;
			expect(heard.text).toContain(`On the local network: ${url}`);
			expect((await fetch(url)).status).toBe(200);
		}
		program.kill('SIGTERM');
		expect(await over).toBe(0);
	});
});
