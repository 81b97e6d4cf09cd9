// The built app in a real Chromium: serves a build on a free port, opens it in a profile of its own,
// and takes the server or the whole browser away on demand.
import { existsSync, readlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { inRoot } from '../../../scripts/bootstrap.mjs';
import { browserFlags, findBrowser } from '../../../scripts/browser.mjs';
import { buildFolder } from '../../../scripts/build.mjs';
import { serve } from '../../../scripts/serve.mjs';
import { serveDisturbed, type Disturbed, type DisturbedServer } from './disturbed-server';

/** The sub-folder that `npm test` builds for, next to the build for a host's root. */
export const SUB_FOLDER = '/paymaster';

export interface LaunchOptions {
	/** '' (the root build) or SUB_FOLDER. */
	readonly base?: '' | typeof SUB_FOLDER;
	/** A profile to keep over a restart. Without one, a fresh profile is used and thrown away. */
	readonly persistentDir?: string;
	/** Saved games belong to an address: to find them after a restart, ask for the same port. */
	readonly port?: number;
	/** False opens the app with nobody serving it; needs the port of an earlier visit. */
	readonly serving?: boolean;
	/** Where to go first, below the base: 'game/abc/'. */
	readonly path?: string;
	readonly viewport?: { readonly width: number; readonly height: number };
	readonly colorScheme?: 'light' | 'dark';
	readonly locale?: string;
	/** Where everything goes that is not for this machine; without it, it simply goes. */
	readonly proxy?: string;
	/** Puts up with fingers instead of a mouse. */
	readonly hasTouch?: boolean;
	/** False: the app does not store itself on the device. Half the work where no test is about that. */
	readonly worker?: boolean;
	/** True: a browser of its own with a profile on disk, instead of a context in a shared one. */
	readonly disk?: boolean;
	/** True: with the movements a tablet shows; without it, as a banker who asked for less motion. */
	readonly motion?: boolean;
}

export interface App {
	readonly page: Page;
	readonly context: BrowserContext;
	/** The address of the app's first page, with a slash at its end. */
	readonly url: string;
	readonly port: number;
	/** What the page broke of its Content-Security-Policy so far, in any tab. */
	readonly cspViolations: readonly string[];
	/** Every address that was asked for outside the app's own origin. */
	readonly foreignRequests: readonly string[];
	/** The full address of a page: at('game/abc/'). */
	at(path: string): string;
	/** Waits until the app could start without a network. */
	offlineReady(page?: Page): Promise<void>;
	/** Takes the server away and the network with it. */
	killServer(): Promise<void>;
	/** Brings the server back at the same address, with another build if one is named. */
	reviveServer(otherBuild?: string): Promise<void>;
	/** The same over a bad line: one file does not arrive whole. */
	reviveDisturbed(otherBuild: string, disturbed: Disturbed): Promise<DisturbedServer>;
	/** SIGKILLs the browser, as a dead battery would. Only where the profile tells its process. */
	killBrowser(): Promise<void>;
	close(): Promise<void>;
}

/** A tablet; PAYMASTER_SIZE=390x844 has the same tests on a phone. */
const [width = 1180, height = 820] = (process.env['PAYMASTER_SIZE'] ?? '1180x820')
	.split('x')
	.map(Number);
const TABLET = { width, height };

/** The worker controls the page, and it only activates once everything is in its cache. */
export async function offlineReady(page: Page): Promise<void> {
	await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** A build to serve; `npm test` makes them, and keeps them fresh. */
export function builtApp(base: string): string {
	const dir = inRoot(buildFolder(base));
	if (!existsSync(path.join(dir, '200.html')))
		throw new Error(`There is no build in ${dir}. Run the browser tests with: npm test -- e2e`);
	return dir;
}

async function launching() {
	const executablePath = await findBrowser();
	if (executablePath === undefined) throw new Error('No browser. Run: node scripts/browser.mjs');
	return { executablePath, args: browserFlags(), headless: true };
}

/** One for all tests of this process that need none of their own; it ends with the process. */
let common: Promise<Browser> | undefined;

async function commonBrowser(): Promise<Browser> {
	const running = await common;
	if (running?.isConnected() === true) return running;
	common = launching().then((options) => chromium.launch(options));
	return common;
}

async function openContext(
	profileDir: string | undefined,
	options: LaunchOptions
): Promise<BrowserContext> {
	const looks = {
		viewport: options.viewport ?? TABLET,
		colorScheme: options.colorScheme ?? 'light',
		reducedMotion: options.motion === true ? 'no-preference' : 'reduce',
		locale: options.locale ?? 'en-GB',
		hasTouch: options.hasTouch ?? false,
		serviceWorkers: options.worker === false ? 'block' : 'allow',
		...(options.proxy === undefined
			? {}
			: { proxy: { server: options.proxy, bypass: '127.0.0.1,localhost' } }),
		acceptDownloads: true
	} as const;
	if (profileDir === undefined) return (await commonBrowser()).newContext(looks);
	return chromium.launchPersistentContext(profileDir, { ...(await launching()), ...looks });
}

/** Notes in every tab what the page's policy had to stop, and what went to a foreign address. */
async function watch(context: BrowserContext, origin: string) {
	const cspViolations: string[] = [];
	const foreignRequests: string[] = [];
	await context.exposeFunction('paymasterCspViolation', (words: string) => {
		cspViolations.push(words);
	});
	await context.addInitScript(() => {
		document.addEventListener('securitypolicyviolation', (event) => {
			const words = `${event.violatedDirective}: ${event.blockedURI} ${event.sample}`;
			const report: unknown = Reflect.get(window, 'paymasterCspViolation');
			if (typeof report === 'function') report(words);
		});
	});
	context.on('request', (request) => {
		const url = new URL(request.url());
		if (/^(?:http|ws)s?:$/.test(url.protocol) && url.origin !== origin)
			foreignRequests.push(url.href);
	});
	return { cspViolations, foreignRequests };
}

/** Chromium on Linux and macOS links its lock to "host-pid". */
function browserPid(profileDir: string): number {
	const pid = Number(readlinkSync(path.join(profileDir, 'SingletonLock')).split('-').at(-1));
	if (!Number.isInteger(pid)) throw new Error('The profile does not tell its process.');
	return pid;
}

export async function launchApp(options: LaunchOptions = {}): Promise<App> {
	const base = options.base ?? '';
	const dir = builtApp(base);
	const serving = options.serving ?? true;
	let server: { readonly port: number; close(): Promise<void> } | undefined = serving
		? await serve({ dir, base, port: options.port ?? 0 })
		: undefined;
	const port = server?.port ?? options.port;
	if (port === undefined) throw new Error('Without a server, which port was it?');
	const origin = `http://127.0.0.1:${port}`;
	const url = `${origin}${base}/`;

	const { persistentDir, disk = false } = options;
	const needsOwn = persistentDir !== undefined || disk;
	const profileDir = needsOwn
		? (persistentDir ?? (await mkdtemp(path.join(tmpdir(), 'paymaster-profile-'))))
		: undefined;
	const context = await openContext(profileDir, options);
	// Below the time of a test, so that it is the step that says it waited in vain.
	context.setDefaultTimeout(60_000);
	const { cspViolations, foreignRequests } = await watch(context, origin);
	const page = context.pages()[0] ?? (await context.newPage());
	const at = (where: string) => new URL(where, url).href;

	const app: App = {
		page,
		context,
		url,
		port,
		cspViolations,
		foreignRequests,
		at,
		offlineReady: (tab = page) => offlineReady(tab),
		async killServer() {
			await server?.close();
			server = undefined;
			await context.setOffline(true);
		},
		async reviveServer(otherBuild = dir) {
			await server?.close();
			server = await serve({ dir: otherBuild, base, port });
			await context.setOffline(false);
		},
		async reviveDisturbed(otherBuild, disturbed) {
			await server?.close();
			const bad = await serveDisturbed({ dir: otherBuild, base, port }, disturbed);
			server = bad;
			await context.setOffline(false);
			return bad;
		},
		async killBrowser() {
			if (profileDir === undefined) throw new Error('Others share this browser.');
			const closed = context.waitForEvent('close');
			process.kill(browserPid(profileDir), 'SIGKILL');
			await closed;
		},
		async close() {
			await context.close().catch(() => undefined);
			await server?.close();
			server = undefined;
			if (persistentDir === undefined && profileDir !== undefined)
				await rm(profileDir, { recursive: true, force: true, maxRetries: 5 });
		}
	};
	if (!serving) await context.setOffline(true);
	await page.goto(at(options.path ?? ''));
	return app;
}
