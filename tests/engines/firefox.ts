/**
 * Firefox without a window, spoken to by WebDriver BiDi over a socket. Node 20 has a WebSocket only
 * when asked to, so a small connection of our own does for it.
 */
import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { commandPath } from '../../scripts/engines.mjs';
import { connect, type Connection } from './bidi';
import { WINDOW, type Engine, type EngineKind } from './engine';

/** Quiet: no first-run pages, no updates, no reports. */
const PREFERENCES = {
	'app.update.auto': false,
	'app.normandy.enabled': false,
	'browser.shell.checkDefaultBrowser': false,
	'browser.startup.page': 0,
	'browser.aboutwelcome.enabled': false,
	'datareporting.policy.dataSubmissionEnabled': false,
	'datareporting.healthreport.uploadEnabled': false,
	'extensions.update.enabled': false,
	'intl.accept_languages': 'en-GB, en',
	'network.captive-portal-service.enabled': false,
	'network.connectivity-service.enabled': false,
	'toolkit.telemetry.enabled': false
};

async function writePreferences(profileDir: string): Promise<void> {
	const lines = Object.entries(PREFERENCES).map(
		([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`
	);
	await writeFile(path.join(profileDir, 'user.js'), `${lines.join('\n')}\n`);
}

function start(profileDir: string) {
	const { width, height } = WINDOW;
	const program = spawn(
		'firefox-esr',
		[
			'--headless',
			'--no-remote',
			'--profile',
			profileDir,
			`--width=${width}`,
			`--height=${height}`,
			'--remote-debugging-port',
			'0'
		],
		{ stdio: ['ignore', 'ignore', 'pipe'] }
	);
	const address = new Promise<string>((resolve, reject) => {
		let said = '';
		program.stderr.on('data', (chunk: Buffer) => {
			said += chunk.toString();
			const found = /ws:\/\/[^\s]+/.exec(said)?.[0];
			if (found !== undefined) resolve(found);
		});
		program.once('exit', () => reject(new Error(`Firefox did not start: ${said.slice(-400)}`)));
	});
	return { program, address };
}

interface Evaluated {
	readonly type: string;
	readonly result?: { readonly value?: string };
	readonly exceptionDetails?: { readonly text: string };
}

function drive(bidi: Connection, context: string, stop: () => Promise<void>): Engine {
	const load = { context, wait: 'complete' };
	return {
		name: 'Firefox',
		goTo: async (url) => void (await bidi.call('browsingContext.navigate', { ...load, url })),
		reload: async () => void (await bidi.call('browsingContext.reload', load)),
		async ask<T>(expression: string) {
			// As text, because the protocol writes values in a way of its own.
			const told = await bidi.call('script.evaluate', {
				expression: `Promise.resolve(${expression}).then((it) => JSON.stringify(it ?? null))`,
				target: { context },
				awaitPromise: true
			});
			const { type, result, exceptionDetails } = told as unknown as Evaluated;
			if (type !== 'success') throw new Error(exceptionDetails?.text ?? 'the page failed');
			return JSON.parse(result?.value ?? 'null') as T;
		},
		async tap(x, y) {
			const at = { x: Math.round(x), y: Math.round(y) };
			const actions = [
				{ type: 'pointerMove', ...at },
				{ type: 'pointerDown', button: 0 },
				{ type: 'pointerUp', button: 0 }
			];
			const finger = { type: 'pointer', id: 'finger', actions };
			await bidi.call('input.performActions', { context, actions: [finger] });
		},
		async picture() {
			const told = await bidi.call('browsingContext.captureScreenshot', { context });
			return Buffer.from(String(told['data']), 'base64');
		},
		close: stop
	};
}

export const firefoxKind: EngineKind = {
	name: 'Firefox',
	remembers: true,
	async missing() {
		return commandPath('firefox-esr') === null ? 'the package firefox-esr is not installed' : null;
	},
	async launch(profileDir) {
		await writePreferences(profileDir);
		const { program, address } = start(profileDir);
		const gone = new Promise<void>((resolve) => program.once('exit', () => resolve()));
		try {
			const bidi = await connect(`${await address}/session`);
			await bidi.call('session.new', { capabilities: {} });
			const tree = await bidi.call('browsingContext.getTree', {});
			const [first] = tree['contexts'] as readonly { readonly context: string }[];
			const context = first?.context ?? '';
			await bidi.call('browsingContext.setViewport', { context, viewport: WINDOW });
			return drive(bidi, context, async () => {
				await bidi.call('browser.close', {}).catch(() => undefined);
				bidi.close();
				const late = setTimeout(() => program.kill('SIGKILL'), 5_000);
				await gone;
				clearTimeout(late);
			});
		} catch (error) {
			program.kill('SIGKILL');
			throw error;
		}
	}
};
