// A host with a bad line: serves a build like the real one, except that one file breaks off half way,
// is answered with an error or with something else.
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { serve } from '../../../scripts/serve.mjs';

/**
 * cut: promised whole, broken off half way. error: the host answers that it cannot. short: only half,
 * as if that were all. other: a well-formed script, as a sign-in page in between might send.
 */
export const DISTURBANCES = ['cut', 'error', 'short', 'other'] as const;
type Disturbance = (typeof DISTURBANCES)[number];

export interface Disturbed {
	readonly path: string;
	readonly how: Disturbance;
}

function answerHalf(answer: IncomingMessage, response: ServerResponse, how: 'cut' | 'short'): void {
	const parts: Buffer[] = [];
	answer.on('data', (part: Buffer) => parts.push(part));
	answer.on('end', () => {
		const whole = Buffer.concat(parts);
		const half = whole.subarray(0, Math.floor(whole.length / 2));
		const promised = how === 'cut' ? whole : half;
		response.writeHead(200, { ...answer.headers, 'content-length': String(promised.length) });
		response.write(half, () => (how === 'cut' ? response.destroy() : response.end()));
	});
}

/** How often the disturbed file was asked for, so that a test knows it was really tried. */
export interface DisturbedServer {
	readonly port: number;
	readonly asked: () => number;
	close(): Promise<void>;
}

export async function serveDisturbed(
	options: { readonly dir: string; readonly base: string; readonly port: number },
	{ path, how }: Disturbed
): Promise<DisturbedServer> {
	const sound = await serve({ dir: options.dir, base: options.base, port: 0 });
	let asked = 0;
	const server = createServer((incoming, response) => {
		const disturbed = incoming.url?.split('?')[0] === path;
		if (disturbed) asked += 1;
		if (disturbed && how === 'error') {
			response.writeHead(503).end();
			return;
		}
		if (disturbed && how === 'other') {
			response.writeHead(200, { 'content-type': 'text/javascript' }).end('export {};');
			return;
		}
		const { url = '/', method = 'GET', headers } = incoming;
		const onward = request({ port: sound.port, path: url, method, headers }, (answer) => {
			if (disturbed && (how === 'cut' || how === 'short')) answerHalf(answer, response, how);
			else {
				response.writeHead(answer.statusCode ?? 500, answer.headers);
				answer.pipe(response);
			}
		});
		onward.on('error', () => response.destroy());
		onward.end();
	});
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject);
		server.listen(options.port, '127.0.0.1', resolve);
	});
	return {
		port: options.port,
		asked: () => asked,
		async close() {
			await new Promise<void>((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			});
			await sound.close();
		}
	};
}
