// A host with a bad line: serves a build like the real one, except that one file breaks off half way
// or is answered with an error.
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { serve } from '../../../scripts/serve.mjs';

/** cut: promised whole, broken off half way. error: the host answers that it cannot. */
export type Disturbance = 'cut' | 'error';

export interface Disturbed {
	readonly path: string;
	readonly how: Disturbance;
}

function cutOff(answer: IncomingMessage, response: ServerResponse): void {
	const parts: Buffer[] = [];
	answer.on('data', (part: Buffer) => parts.push(part));
	answer.on('end', () => {
		const whole = Buffer.concat(parts);
		response.writeHead(200, { ...answer.headers, 'content-length': String(whole.length) });
		response.write(whole.subarray(0, Math.floor(whole.length / 2)), () => response.destroy());
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
		const { url = '/', method = 'GET', headers } = incoming;
		const onward = request({ port: sound.port, path: url, method, headers }, (answer) => {
			if (disturbed) cutOff(answer, response);
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
