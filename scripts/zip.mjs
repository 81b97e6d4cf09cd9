// Writes a zip archive: what every system opens by a double click. The same files give the same bytes.
import { crc32, deflateRawSync } from 'node:zlib';

/** 1 January 2026, as zip counts: years from 1980. */
const DATE = ((2026 - 1980) << 9) | (1 << 5) | 1;
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
const DEFLATED = 8;

/** What the head of a file and its line in the list at the end share.
 * @param {Buffer} name @param {Buffer} data @param {Buffer} packed */
function common(name, data, packed) {
	const part = Buffer.alloc(26);
	part.writeUInt16LE(VERSION, 0);
	part.writeUInt16LE(FLAGS, 2);
	part.writeUInt16LE(DEFLATED, 4);
	part.writeUInt16LE(0, 6);
	part.writeUInt16LE(DATE, 8);
	part.writeUInt32LE(crc32(data), 10);
	part.writeUInt32LE(packed.length, 14);
	part.writeUInt32LE(data.length, 18);
	part.writeUInt16LE(name.length, 22);
	return part;
}

/** @param {number} signature */
function marked(signature) {
	const mark = Buffer.alloc(4);
	mark.writeUInt32LE(signature);
	return mark;
}

/** @param {Buffer} about @param {number} at where the file begins in the archive */
function listed(about, at) {
	const made = Buffer.alloc(2);
	made.writeUInt16LE(VERSION);
	const rest = Buffer.alloc(14);
	rest.writeUInt32LE(at, 10);
	return Buffer.concat([marked(0x02014b50), made, about, rest]);
}

/**
 * @param {{ name: string; data: Buffer }[]} files names with slashes, in the order they are kept
 * @returns {Buffer}
 */
export function zip(files) {
	/** @type {Buffer[]} */
	const bodies = [];
	/** @type {Buffer[]} */
	const list = [];
	let at = 0;
	for (const { name: text, data } of files) {
		const name = Buffer.from(text, 'utf8');
		const packed = deflateRawSync(data, { level: 9 });
		const about = common(name, data, packed);
		const body = Buffer.concat([marked(0x04034b50), about, name, packed]);
		list.push(listed(about, at), name);
		bodies.push(body);
		at += body.length;
	}
	const directory = Buffer.concat(list);
	const end = Buffer.alloc(18);
	end.writeUInt16LE(files.length, 4);
	end.writeUInt16LE(files.length, 6);
	end.writeUInt32LE(directory.length, 8);
	end.writeUInt32LE(at, 12);
	return Buffer.concat([...bodies, directory, marked(0x06054b50), end]);
}
