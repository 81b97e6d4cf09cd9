/** An update is offered only when there is something newer than what runs. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AppShell } from '$lib/pwa/app-shell.svelte';

const heard = vi.hoisted(() => ({ waiting: [] as (() => void)[], refuses: false }));

vi.mock('workbox-window', () => ({
	Workbox: class {
		addEventListener(_name: string, listener: () => void) {
			heard.waiting.push(listener);
		}
		register = () => (heard.refuses ? Promise.reject(new Error('no')) : Promise.resolve());
		update = () => Promise.resolve();
	}
}));
vi.mock('$app/environment', () => ({ dev: false }));

const worker = {};

function browserWith(
	registration: { active: object | null; waiting: object | null },
	controller: object | null = null
) {
	const container = Object.assign(new EventTarget(), {
		controller,
		ready: Promise.resolve(),
		getRegistration: () => Promise.resolve(registration)
	});
	vi.stubGlobal('navigator', { serviceWorker: container });
}

async function hearsOfWaiting(): Promise<AppShell> {
	// Another file may have loaded it with the real worker already.
	vi.resetModules();
	const { AppShell: Fresh } = await import('$lib/pwa/app-shell.svelte');
	const shell: AppShell = new Fresh();
	const stop = shell.start();
	await vi.waitFor(() => expect(heard.waiting).not.toEqual([]));
	for (const listener of heard.waiting) listener();
	await new Promise((resolve) => setTimeout(resolve));
	stop();
	return shell;
}

afterEach(() => {
	heard.waiting = [];
	heard.refuses = false;
	vi.unstubAllGlobals();
});

describe('a new version', () => {
	it('is offered when it waits behind the one that runs', async () => {
		browserWith({ active: worker, waiting: worker });
		expect((await hearsOfWaiting()).updateAvailable).toBe(true);
	});

	it('is not offered on a first visit, where a slow tablet keeps the first worker waiting', async () => {
		browserWith({ active: null, waiting: worker });
		expect((await hearsOfWaiting()).updateAvailable).toBe(false);
	});
});

describe('a start without a network', () => {
	it('is promised where the worker is taken, and not where the browser refuses it', async () => {
		browserWith({ active: worker, waiting: null });
		expect((await hearsOfWaiting()).neverOffline).toBe(false);
		heard.refuses = true;
		browserWith({ active: null, waiting: null });
		expect((await hearsOfWaiting()).neverOffline).toBe(true);
	});

	it('is not called impossible because the network is away this time', async () => {
		heard.refuses = true;
		browserWith({ active: worker, waiting: null }, worker);
		expect((await hearsOfWaiting()).neverOffline).toBe(false);
	});
});
