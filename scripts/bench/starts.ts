/** Cold and warm starts in Chromium, and the JavaScript that a first visit has to load. */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type BrowserContext, type CDPSession, type Page } from 'playwright-core';
import { browserFlags, findBrowser } from '../browser.mjs';
import { serve } from '../serve.mjs';

/** A slow tablet: the processor of this machine at a sixth of its speed. */
export const SLOWED = 6;

export interface Candidate {
	readonly dir: string;
	/** There as soon as the page can be used. */
	readonly usable: string;
}

export interface Starts {
	readonly cold: readonly number[];
	readonly warm: readonly number[];
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** From now on the page has a part of the processor's speed; 1 is all of it. */
export async function slowDown(page: Page, rate = SLOWED): Promise<void> {
	const session = sessions.get(page) ?? page.context().newCDPSession(page);
	sessions.set(page, session);
	await (await session).send('Emulation.setCPUThrottlingRate', { rate });
}

/** Milliseconds from the start of the navigation until the selector is there and painted. */
export async function startOf(
	context: BrowserContext,
	url: string,
	usable: string
): Promise<number> {
	const page = await context.newPage();
	await slowDown(page);
	await page.addInitScript((selector) => {
		const seen = (): void => {
			requestAnimationFrame(() =>
				setTimeout(() => Reflect.set(window, 'usableAt', performance.now()))
			);
		};
		const observer = new MutationObserver(() => {
			if (document.querySelector(selector) === null) return;
			observer.disconnect();
			seen();
		});
		observer.observe(document, { childList: true, subtree: true });
	}, usable);
	await page.goto(url, { waitUntil: 'commit' });
	const taken = await page.waitForFunction(() => Reflect.get(window, 'usableAt') ?? null, null, {
		timeout: 120_000,
		polling: 50
	});
	const value = Number(await taken.jsonValue());
	await page.waitForFunction(() => navigator.serviceWorker?.controller?.state === 'activated');
	await page.close();
	return value;
}

async function launch(profile: string): Promise<BrowserContext> {
	const executablePath = await findBrowser();
	if (executablePath === undefined) throw new Error('No browser. Run: node scripts/browser.mjs');
	return chromium.launchPersistentContext(profile, {
		executablePath,
		args: browserFlags(),
		headless: true,
		viewport: { width: 1180, height: 820 },
		locale: 'en-GB'
	});
}

/** One cold visit in a fresh profile, then warm starts without a network. */
export async function measureStarts({ dir, usable }: Candidate, warm: number): Promise<Starts> {
	const profile = await mkdtemp(path.join(tmpdir(), 'paymaster-bench-'));
	const server = await serve({ dir });
	const context = await launch(profile);
	try {
		const cold = await startOf(context, server.url, usable);
		await server.close();
		await context.setOffline(true);
		const again: number[] = [];
		for (let i = 0; i < warm; i++) again.push(await startOf(context, server.url, usable));
		return { cold: [cold], warm: again };
	} finally {
		await context.close();
		await server.close().catch(() => undefined);
		await rm(profile, { recursive: true, force: true, maxRetries: 5 });
	}
}

/** Scripts that the first page asks for by itself, gzipped; not what the worker fetches for later. */
export async function firstLoadBytes({ dir, usable }: Candidate): Promise<number> {
	const server = await serve({ dir });
	const executablePath = await findBrowser();
	if (executablePath === undefined) throw new Error('No browser. Run: node scripts/browser.mjs');
	const browser = await chromium.launch({ executablePath, args: browserFlags(), headless: true });
	try {
		const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' });
		const page = await context.newPage();
		const files = new Set<string>();
		page.on('request', (request) => {
			const { pathname } = new URL(request.url());
			if (pathname.endsWith('.js')) files.add(pathname);
		});
		await page.goto(server.url);
		await page.waitForSelector(usable, { state: 'attached' });
		await page.waitForLoadState('networkidle');
		let bytes = 0;
		for (const file of files) bytes += gzipSync(readFileSync(path.join(dir, file))).length;
		return bytes;
	} finally {
		await browser.close();
		await server.close();
	}
}
