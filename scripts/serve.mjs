// A small static server for build/: what any plain static host does, and no more.
// `node scripts/serve.mjs [DIR] [--port N] [--host H] [--base /folder]`, or serve() from a test.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inRoot, isMain } from './bootstrap.mjs';

/** @type {Record<string, string>} */
const mimeTypes = {
	'.css': 'text/css; charset=utf-8',
	'.html': 'text/html; charset=utf-8',
	'.ico': 'image/x-icon',
	'.jpg': 'image/jpeg',
	'.js': 'text/javascript; charset=utf-8',
	'.json': 'application/json; charset=utf-8',
	'.map': 'application/json; charset=utf-8',
	'.mjs': 'text/javascript; charset=utf-8',
	'.png': 'image/png',
	'.svg': 'image/svg+xml',
	'.txt': 'text/plain; charset=utf-8',
	'.webmanifest': 'application/manifest+json; charset=utf-8',
	'.webp': 'image/webp',
	'.woff2': 'font/woff2'
};

/** @param {string} file */
const fileStats = (file) => stat(file).catch(() => undefined);

/**
 * What a path inside the base means: a file to send, an address to go to instead, or nothing.
 * @param {string} dir
 * @param {string} inside decoded path below the base, starting with a slash
 * @returns {Promise<{ file: string } | { addSlash: true } | undefined>}
 */
async function find(dir, inside) {
	const hidden = inside.split(/[\\/]/).some((part) => part.startsWith('.'));
	const file = path.join(dir, inside);
	const within = file === dir || file.startsWith(dir + path.sep);
	if (hidden || !within || inside.includes('\0')) return undefined;
	const stats = await fileStats(file);
	if (stats?.isFile() && !inside.endsWith('/')) return { file };
	if (!stats?.isDirectory()) return undefined;
	const index = path.join(file, 'index.html');
	if (!(await fileStats(index))?.isFile()) return undefined;
	return inside.endsWith('/') ? { file: index } : { addSlash: true };
}

/** @param {string} pathname @returns {string | undefined} */
function decoded(pathname) {
	try {
		return decodeURIComponent(pathname);
	} catch {
		return undefined;
	}
}

/**
 * @param {string} dir
 * @param {string} base '' or '/folder'
 */
function listener(dir, base) {
	/** @param {import('node:http').ServerResponse} response @param {number} status @param {string} words */
	const say = (response, status, words) =>
		response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${words}\n`);

	/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
	return async (request, response) => {
		response.setHeader('x-content-type-options', 'nosniff');
		response.setHeader('referrer-policy', 'no-referrer');
		if (request.method !== 'GET' && request.method !== 'HEAD')
			return void say(response, 405, 'Only GET and HEAD.');

		const [rawPath = '/', query] = (request.url ?? '/').split('?', 2);
		const search = query === undefined ? '' : `?${query}`;
		/** @param {string} location */
		const goTo = (location) =>
			void response
				.writeHead(308, { location: location + search, 'cache-control': 'no-cache' })
				.end();

		if (base !== '' && rawPath === base) return goTo(`${base}/`);
		const pathname = decoded(rawPath);
		if (pathname === undefined || !pathname.startsWith(`${base}/`))
			return void say(response, 404, 'Not found.');

		const inside = pathname.slice(base.length);
		const found = await find(dir, inside);
		// The slashes are collapsed so that "//host" cannot become an address elsewhere.
		if (found && 'addSlash' in found) return goTo(`${rawPath.replace(/^\/+/, '/')}/`);
		// An unknown page is the app's business; an unknown file is simply missing.
		const isPage =
			path.extname(inside) === '' || /\btext\/html\b/.test(request.headers.accept ?? '');
		const file = found?.file ?? (isPage ? path.join(dir, '200.html') : undefined);
		const stats = file === undefined ? undefined : await fileStats(file);
		if (file === undefined || !stats?.isFile()) return void say(response, 404, 'Not found.');

		const etag = `W/"${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}"`;
		response.setHeader('etag', etag);
		response.setHeader('content-type', mimeTypes[path.extname(file)] ?? 'application/octet-stream');
		response.setHeader(
			'cache-control',
			inside.startsWith('/_app/immutable/') && found
				? 'public, max-age=31536000, immutable'
				: 'no-cache'
		);
		// A page's own policy stands in its <meta>; this part of it only works as a header.
		if (file.endsWith('.html'))
			response.setHeader('content-security-policy', "frame-ancestors 'none'");
		if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
		response.writeHead(200, { 'content-length': stats.size });
		if (request.method === 'HEAD') return void response.end();
		createReadStream(file)
			.on('error', () => response.destroy())
			.pipe(response);
	};
}

/**
 * Serves a folder until close() is called. Port 0 takes any free port.
 * @param {{ dir?: string; port?: number; host?: string; base?: string }} [options]
 * @returns {Promise<{ url: string; port: number; close: () => Promise<void> }>}
 */
export async function serve({
	dir = inRoot('build'),
	port = 0,
	host = '127.0.0.1',
	base = ''
} = {}) {
	const answer = listener(path.resolve(dir), base);
	const server = createServer((request, response) => {
		// A file that vanished while it was read is the client's to ask for again.
		answer(request, response).catch(() => response.destroy());
	});
	await new Promise((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, host, () => resolve(undefined));
	});
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('The server has no port.');
	const name = host === '0.0.0.0' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
	return {
		url: `http://${name}:${address.port}${base}/`,
		port: address.port,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			})
	};
}

if (isMain(import.meta.url)) {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			port: { type: 'string', default: '0' },
			host: { type: 'string', default: '127.0.0.1' },
			base: { type: 'string', default: '' }
		}
	});
	const base = values.base.replace(/\/+$/, '');
	const dir = path.resolve(positionals[0] ?? 'build');
	const { url } = await serve({ dir, port: Number(values.port), host: values.host, base });
	console.log(url);
}
