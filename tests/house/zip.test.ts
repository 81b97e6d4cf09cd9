/** The archive of a release holds what was put in, to the byte, and is the same every time. */
import { describe, expect, it } from 'vitest';
import { zip } from '../../scripts/zip.mjs';
import { unzip } from '../support/unzip';

describe('zip', () => {
	const files = [
		{ name: 'index.html', text: '<h1>Paymaster</h1>' },
		{ name: 'año/vacío.txt', text: '' },
		{ name: 'long.txt', text: 'railway '.repeat(10_000) }
	];
	const packed = () => zip(files.map(({ name, text }) => ({ name, data: Buffer.from(text) })));

	it('gives back every file', () => {
		const back = unzip(packed()).map(({ name, data }) => ({ name, text: data.toString('utf8') }));
		expect(back).toEqual(files);
	});
	it('is small and the same every time', () => {
		expect(packed().equals(packed())).toBe(true);
		expect(packed().length).toBeLessThan(1000);
	});
});
