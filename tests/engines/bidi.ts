/**
 * A WebSocket client with only what WebDriver BiDi needs: text frames both ways, to this machine.
 * Written out because Node 20 brings no client and the tests bring no further package.
 */
import { randomBytes } from 'node:crypto';
import { connect as connectTcp, type Socket } from 'node:net';

type Message = Readonly<Record<string, unknown>>;

export interface Connection {
	call(method: string, params: Message): Promise<Message>;
	close(): void;
}

const TEXT = 0x1;
const CLOSE = 0x8;
const PING = 0x9;
const PONG = 0xa;

/** A frame from us is always masked; the mask may be anything. */
function frame(kind: number, payload: Buffer): Buffer {
	const mask = randomBytes(4);
	const { length } = payload;
	const head =
		length < 126
			? Buffer.from([0x80 | kind, 0x80 | length])
			: length < 0x10000
				? Buffer.from([0x80 | kind, 0x80 | 126, length >> 8, length & 0xff])
				: Buffer.concat([Buffer.from([0x80 | kind, 0x80 | 127]), eightBytes(length)]);
	const hidden = Buffer.from(payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0)));
	return Buffer.concat([head, mask, hidden]);
}

function eightBytes(length: number): Buffer {
	const bytes = Buffer.alloc(8);
	bytes.writeBigUInt64BE(BigInt(length));
	return bytes;
}

interface Frame {
	readonly kind: number;
	readonly last: boolean;
	readonly payload: Buffer;
	readonly size: number;
}

/** The first whole frame of what has arrived, or null. */
function firstFrame(data: Buffer): Frame | null {
	if (data.length < 2) return null;
	const kind = (data[0] ?? 0) & 0x0f;
	const last = ((data[0] ?? 0) & 0x80) !== 0;
	let length = (data[1] ?? 0) & 0x7f;
	let at = 2;
	if (length === 126) {
		if (data.length < 4) return null;
		length = data.readUInt16BE(2);
		at = 4;
	} else if (length === 127) {
		if (data.length < 10) return null;
		length = Number(data.readBigUInt64BE(2));
		at = 10;
	}
	if (data.length < at + length) return null;
	return { kind, last, payload: data.subarray(at, at + length), size: at + length };
}

function shakeHands(url: URL): Promise<{ socket: Socket; rest: Buffer }> {
	return new Promise((resolve, reject) => {
		const socket = connectTcp(Number(url.port), url.hostname);
		let heard = Buffer.alloc(0);
		socket.once('error', reject);
		socket.on('connect', () => {
			const key = randomBytes(16).toString('base64');
			const lines = [
				`GET ${url.pathname} HTTP/1.1`,
				`Host: ${url.host}`,
				'Upgrade: websocket',
				'Connection: Upgrade',
				`Sec-WebSocket-Key: ${key}`,
				'Sec-WebSocket-Version: 13'
			];
			socket.write(`${lines.join('\r\n')}\r\n\r\n`);
		});
		const listen = (chunk: Buffer) => {
			heard = Buffer.concat([heard, chunk]);
			const end = heard.indexOf('\r\n\r\n');
			if (end < 0) return;
			socket.off('data', listen);
			const status = heard.subarray(0, end).toString('latin1').split('\r\n')[0] ?? '';
			if (!status.includes(' 101 ')) reject(new Error(`no socket: ${status}`));
			else resolve({ socket, rest: heard.subarray(end + 4) });
		};
		socket.on('data', listen);
	});
}

type Waiting = Map<number, { done(answer: Message): void; fail(error: Error): void }>;

function settle(waiting: Waiting, text: string): void {
	// The protocol's own shape: an id for what was asked, none for news that nobody asked for.
	const told = JSON.parse(text) as Message;
	const asked = waiting.get(Number(told['id']));
	if (asked === undefined) return;
	waiting.delete(Number(told['id']));
	if (told['type'] === 'error') asked.fail(new Error(`${told['error']}: ${told['message']}`));
	else asked.done(told['result'] as Message);
}

export async function connect(address: string): Promise<Connection> {
	const { socket, rest } = await shakeHands(new URL(address));
	const waiting: Waiting = new Map();
	let heard = rest;
	let parts: Buffer[] = [];
	const read = () => {
		for (let next = firstFrame(heard); next !== null; next = firstFrame(heard)) {
			heard = heard.subarray(next.size);
			if (next.kind === PING) socket.write(frame(PONG, next.payload));
			else if (next.kind === CLOSE) socket.end();
			else if (next.kind <= TEXT) {
				parts.push(next.payload);
				if (!next.last) continue;
				settle(waiting, Buffer.concat(parts).toString('utf8'));
				parts = [];
			}
		}
	};
	socket.on('data', (chunk) => {
		heard = Buffer.concat([heard, chunk]);
		read();
	});
	socket.on('close', () => {
		for (const { fail } of waiting.values()) fail(new Error('the browser hung up'));
		waiting.clear();
	});
	socket.on('error', () => socket.destroy());
	let asked = 0;
	return {
		call: (method, params) =>
			new Promise((done, fail) => {
				const id = ++asked;
				waiting.set(id, { done, fail });
				socket.write(frame(TEXT, Buffer.from(JSON.stringify({ id, method, params }))));
			}),
		close: () => socket.destroy()
	};
}
