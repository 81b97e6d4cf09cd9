// Everything that tries to leave the device, from pages and workers: all of it has to
// pass this proxy, which notes where it wanted to go and lets nothing through.
import { createServer } from 'node:http';

/** What Chromium asks for on its own account, whatever page is open. */
const BROWSER_ITSELF: ReadonlySet<string> = new Set([
	'accounts.google.com',
	'content-autofill.googleapis.com',
	'update.googleapis.com'
]);

const hostOf = (address: string): string =>
	address.startsWith('http') ? new URL(address).hostname : (address.split(':')[0] ?? '');

export interface NetworkWatch {
	/** For the browser's proxy setting. */
	readonly address: string;
	/** Hosts that somebody wanted to reach. */
	readonly wanted: readonly string[];
	close(): Promise<void>;
}

export async function watchNetwork(): Promise<NetworkWatch> {
	const wanted: string[] = [];
	const note = (address = '') => {
		if (!BROWSER_ITSELF.has(hostOf(address))) wanted.push(address);
	};
	const server = createServer((request, response) => {
		note(request.url);
		response.writeHead(502).end();
	});
	server.on('connect', (request, socket) => {
		note(request.url);
		socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
	});
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject);
		server.listen(0, '127.0.0.1', resolve);
	});
	const bound = server.address();
	if (bound === null || typeof bound === 'string') throw new Error('the watch has no port');
	return {
		address: `http://127.0.0.1:${bound.port}`,
		wanted,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			})
	};
}
