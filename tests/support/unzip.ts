/** Reads a zip archive by the list at its end, as programs do. */
import { inflateRawSync } from 'node:zlib';

export function unzip(archive: Buffer): { readonly name: string; readonly data: Buffer }[] {
	const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
	let at = archive.readUInt32LE(end + 16);
	return Array.from({ length: archive.readUInt16LE(end + 10) }, () => {
		const packed = archive.readUInt32LE(at + 20);
		const length = archive.readUInt16LE(at + 28);
		const body = archive.readUInt32LE(at + 42);
		const name = archive.subarray(at + 46, at + 46 + length).toString('utf8');
		const from = body + 30 + archive.readUInt16LE(body + 26) + archive.readUInt16LE(body + 28);
		at += 46 + length;
		return { name, data: inflateRawSync(archive.subarray(from, from + packed)) };
	});
}
