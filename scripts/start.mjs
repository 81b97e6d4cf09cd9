// `npm start`: installs what is missing, builds when stale, serves the build and prints its address.
import { networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './bootstrap.mjs';
import { ensureBuild, normalBase } from './build.mjs';
import { serve } from './serve.mjs';

const usualPort = 4180;

const help = `npm start [-- options]
  --port N        the port to listen on (usually ${usualPort})
  --lan           listen on the local network too, not only on this machine
  --base /folder  serve below a folder, as some hosts do`;

function options() {
	try {
		const { values } = parseArgs({
			options: {
				port: { type: 'string' },
				lan: { type: 'boolean', default: false },
				base: { type: 'string' },
				help: { type: 'boolean', default: false }
			}
		});
		if (values.help) {
			console.log(help);
			process.exit(0);
		}
		const port = values.port === undefined ? undefined : Number(values.port);
		if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port <= 65535))
			throw new Error(`"${values.port}" is not a port.`);
		return { port, lan: values.lan, base: normalBase(values.base) };
	} catch (error) {
		console.error(`${error instanceof Error ? error.message : error}\n\n${help}`);
		process.exit(2);
	}
}

/** Saved games belong to an address, so the usual port is kept when it can be.
 * @param {{ dir: string; host: string; base: string }} where
 * @param {number | undefined} wanted */
async function listen(where, wanted) {
	try {
		return await serve({ ...where, port: wanted ?? usualPort });
	} catch (error) {
		const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
		if (!taken || wanted !== undefined) throw error;
		console.log(
			`Port ${usualPort} is taken (is Paymaster already running?), so another one is used.`
		);
		console.log('Saved games belong to an address: games kept at the usual one do not show here.');
		return serve({ ...where, port: 0 });
	}
}

function lanAddresses() {
	return Object.values(networkInterfaces())
		.flatMap((list) => list ?? [])
		.filter((net) => net.family === 'IPv4' && !net.internal)
		.map((net) => net.address);
}

const { port, lan, base } = options();
await ensureInstalled();
const { code, output, dir, built } = await ensureBuild({ base });
if (code !== 0) {
	console.error(`${output}\nThe build failed.`);
	process.exit(code);
}
if (built) console.log('Built what had changed.');

const where = { dir, base, host: lan ? '0.0.0.0' : '127.0.0.1' };
const server = await listen(where, port).catch((error) => {
	console.error(`Cannot listen: ${error instanceof Error ? error.message : error}`);
	process.exit(1);
});
console.log(`Paymaster is at ${server.url}`);
if (lan) {
	for (const address of lanAddresses())
		console.log(`On the local network: http://${address}:${server.port}${base}/`);
	console.log('Installing and playing offline need HTTPS or this machine itself (localhost): over');
	console.log('plain http from another device the app runs, but only while this server does.');
}
console.log('Ctrl+C stops it.');

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
	process.once(signal, () => void server.close().then(() => process.exit(0)));
