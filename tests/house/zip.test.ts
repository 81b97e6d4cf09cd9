/** The archive of a release holds what was put in, to the byte, and is the same every time. */
import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { zip } from '../../scripts/zip.mjs';

/** Reads the archive by the list at its end, as programs do. */
function unzip(archive: Buffer): { name: string; text: string }[] {
	const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
	let at = archive.readUInt32LE(end + 16);
	return Array.from({ length: archive.readUInt16LE(end + 10) }, () => {
		const packed = archive.readUInt32LE(at + 20);
		const length = archive.readUInt16LE(at + 28);
		const body = archive.readUInt32LE(at + 42);
		const name = archive.subarray(at + 46, at + 46 + length).toString('utf8');
		const from = body + 30 + archive.readUInt16LE(body + 26) + archive.readUInt16LE(body + 28);
		at += 46 + length;
		return { name, text: inflateRawSync(archive.subarray(from, from + packed)).toString('utf8') };
	});
}

describe('zip', () => {
	const files = [
		{ name: 'index.html', text: '<h1>Paymaster</h1>' },
		{ name: 'año/vacío.txt', text: '' },
		{ name: 'long.txt', text: 'railway '.repeat(10_000) }
	];
	const packed = () => zip(files.map(({ name, text }) => ({ name, data: Buffer.from(text) })));

	it('gives back every file', () => {
		expect(unzip(packed())).toEqual(files);
	});
	it('is small and the same every time', () => {
		expect(packed().equals(packed())).toBe(true);
		expect(packed().length).toBeLessThan(1000);
	});
});
