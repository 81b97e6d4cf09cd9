/**
 * WebKit: Debian's WebKitWebDriver with MiniBrowser under a screen of its own, spoken to by plain
 * WebDriver over HTTP. Its automation forgets everything at the end, so nothing is kept over a restart.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { commandPath } from '../../scripts/engines.mjs';
import { eventually, WINDOW, type EngineKind } from './engine';

/** Debian keeps it in a folder named after the machine and the version. */
function miniBrowser(): string | null {
	const found = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((machine) => {
		const folder = `/usr/lib/${machine}`;
		if (!existsSync(folder)) return [];
		return readdirSync(folder)
			.filter((name) => name.startsWith('webkit2gtk-4') || name.startsWith('webkitgtk-6'))
			.map((name) => `${folder}/${name}/MiniBrowser`)
			.filter((file) => existsSync(file));
	});
	return found[0] ?? null;
}

function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.once('error', reject);
		server.listen(0, '127.0.0.1', () => {
			const address = server.address();
			const port = address === null || typeof address === 'string' ? 0 : address.port;
			server.close(() => resolve(port));
		});
	});
}

/** Xvfb chooses a free number itself and tells it. */
async function openScreen(): Promise<{ process: ChildProcess; display: string }> {
	const { width, height } = WINDOW;
	const screen = spawn(
		'Xvfb',
		['-displayfd', '1', '-screen', '0', `${width}x${height + 80}x24`, '-nolisten', 'tcp'],
		{ stdio: ['ignore', 'pipe', 'ignore'] }
	);
	const display = await new Promise<string>((resolve, reject) => {
		screen.stdout.once('data', (chunk: Buffer) => resolve(`:${chunk.toString().trim()}`));
		screen.once('exit', () => reject(new Error('Xvfb did not start')));
	});
	return { process: screen, display };
}

interface Answer {
	readonly value: unknown;
}

async function call(url: string, method: 'GET' | 'POST' | 'DELETE', body?: unknown) {
	const response = await fetch(url, {
		method,
		...(body === undefined ? {} : { body: JSON.stringify(body) })
	});
	// The protocol wraps every answer like this.
	const { value } = (await response.json()) as Answer;
	if (!response.ok) throw new Error(`WebKit: ${JSON.stringify(value)}`);
	return value;
}

async function openSession(driver: string, binary: string): Promise<string> {
	const browser = { binary, args: ['--automation'] };
	const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browser } };
	const opened = await call(`${driver}/session`, 'POST', { capabilities });
	const { sessionId } = opened as { readonly sessionId: string };
	const session = `${driver}/session/${sessionId}`;
	await call(`${session}/timeouts`, 'POST', { script: 60_000, pageLoad: 60_000 });
	await call(`${session}/window/rect`, 'POST', { ...WINDOW, x: 0, y: 0 });
	return session;
}

function tapAt(x: number, y: number) {
	return {
		type: 'pointer',
		id: 'finger',
		parameters: { pointerType: 'mouse' },
		actions: [
			{ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
			{ type: 'pointerDown', button: 0 },
			{ type: 'pointerUp', button: 0 }
		]
	};
}

/** Waits for the value, and brings back a failure as one. The page's policy forbids eval. */
const asking = (expression: string): string => `const done = arguments[arguments.length - 1];
Promise.resolve().then(() => (${expression})).then(
	(value) => done({ value: value ?? null }), (error) => done({ error: String(error) }));`;

export const webkitKind: EngineKind = {
	name: 'WebKit',
	remembers: false,
	async missing() {
		if (commandPath('WebKitWebDriver') === null || miniBrowser() === null)
			return 'the package webkit2gtk-driver is not installed';
		return commandPath('Xvfb') === null ? 'the package xvfb is not installed' : null;
	},
	async launch() {
		const binary = miniBrowser();
		if (binary === null) throw new Error('MiniBrowser is missing');
		const screen = await openScreen();
		const port = await freePort();
		const driver = `http://127.0.0.1:${port}`;
		const program = spawn('WebKitWebDriver', [`--port=${port}`], {
			stdio: 'ignore',
			// Of a locale such as C.UTF-8 it would make the language "C", which no tablet speaks.
			env: { ...process.env, DISPLAY: screen.display, LC_ALL: 'C' }
		});
		const stop = () => {
			program.kill();
			screen.process.kill();
		};
		try {
			await eventually('WebKitWebDriver', () => call(`${driver}/status`, 'GET'));
			const session = await openSession(driver, binary);
			return {
				name: 'WebKit',
				goTo: async (url) => void (await call(`${session}/url`, 'POST', { url })),
				reload: async () => void (await call(`${session}/refresh`, 'POST', {})),
				async ask<T>(expression: string) {
					const script = { script: asking(expression), args: [] };
					const told = await call(`${session}/execute/async`, 'POST', script);
					// The script above makes nothing else.
					const answer = told as { readonly value?: T; readonly error?: string };
					if (answer.error !== undefined) throw new Error(answer.error);
					return answer.value as T;
				},
				tap: async (x, y) =>
					void (await call(`${session}/actions`, 'POST', { actions: [tapAt(x, y)] })),
				async picture() {
					const told = await call(`${session}/screenshot`, 'GET');
					return Buffer.from(String(told), 'base64');
				},
				async close() {
					await call(session, 'DELETE').catch(() => undefined);
					stop();
				}
			};
		} catch (error) {
			stop();
			throw error;
		}
	}
};
