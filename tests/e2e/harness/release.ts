// The next release without another build: a copy of this one under another version name, with every
// address of its scripts changed, as a build of changed sources would have them.
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seal } from '../../../scripts/seal.mjs';
import { builtApp } from './browser';

/** The version this copy calls itself. */
export const NEXT_VERSION = '9.9.9+next';

const TEXT = /\.(?:html|js|css|json|webmanifest)$/;
const INLINE = /<script>([\s\S]*?)<\/script>/;
const POLICY = /'sha256-[^']+'/;

const hashOf = (script: string) =>
	`'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The policy names the inline script by its hash, and the script names changed addresses. */
function withPolicy(before: string, after: string): string {
	const [old, now] = [INLINE.exec(before)?.[1], INLINE.exec(after)?.[1]];
	if (old === undefined || now === undefined) return after;
	if (POLICY.exec(before)?.[0] !== hashOf(old)) throw new Error('the policy names another script');
	return after.replace(POLICY, hashOf(now));
}

async function rewrite(file: string, version: string): Promise<void> {
	const before = await readFile(file, 'utf8');
	const after = before
		.replaceAll(version, NEXT_VERSION)
		.replaceAll('_app/immutable/', '_app/next/')
		// A file that changed has another revision; that of an unchanged one does no harm.
		.replaceAll(/revision:"[0-9a-f]{4}/g, 'revision:"0e0e');
	if (after !== before) await writeFile(file, withPolicy(before, after));
}

/** Makes the copy and says where it lies. The caller removes it. */
export async function nextRelease(): Promise<string> {
	const dir = await mkdtemp(path.join(tmpdir(), 'paymaster-next-'));
	await cp(builtApp(''), dir, { recursive: true });
	const about: unknown = JSON.parse(await readFile(path.join(dir, '_app/version.json'), 'utf8'));
	const version =
		typeof about === 'object' && about !== null ? Reflect.get(about, 'version') : null;
	if (typeof version !== 'string') throw new Error('the build does not tell its version');
	await rename(path.join(dir, '_app/immutable'), path.join(dir, '_app/next'));
	const files = await readdir(dir, { recursive: true });
	for (const file of files) if (TEXT.test(file)) await rewrite(path.join(dir, file), version);
	seal(dir);
	return dir;
}

/** A script of the release that the new version cannot do without. */
async function scriptOf(dir: string): Promise<string> {
	const nodes = path.join(dir, '_app/next/nodes');
	const [script] = await readdir(nodes);
	if (script === undefined) throw new Error('the build has no pages');
	return path.join(nodes, script);
}

/** The same with a script that the host has lost. */
export async function brokenRelease(): Promise<string> {
	const dir = await nextRelease();
	await rm(await scriptOf(dir));
	return dir;
}

/** A whole release, and the address of one script whose download is to be disturbed. */
export async function disturbedRelease(): Promise<{
	readonly dir: string;
	readonly script: string;
}> {
	const dir = await nextRelease();
	return { dir, script: `/${path.relative(dir, await scriptOf(dir))}` };
}
