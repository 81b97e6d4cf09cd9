// Owns the service worker's life in the page: whether the app is ready for offline use, and whether
// a newer version waits. An update is offered, never forced: the old version plays on until
// acceptUpdate() is called here or in another tab.
import { base } from '$app/paths';
import { dev } from '$app/environment';
import type { Workbox } from 'workbox-window';

/** A tablet may stay on the same page for a whole day, so it looks for news by itself. */
const HOURLY = 60 * 60 * 1000;

export class AppShell {
	#offlineReady = $state(false);
	#updateAvailable = $state(false);
	#refused = $state(false);
	#workbox: Workbox | undefined;
	#reloading = false;

	/** The whole app is on the device: from now on it starts without a network. */
	get offlineReady(): boolean {
		return this.#offlineReady;
	}

	/** A newer version has been downloaded and waits to be accepted. */
	get updateAvailable(): boolean {
		return this.#updateAvailable;
	}

	/** False where the browser has no service workers, as over plain http from another machine. */
	get supported(): boolean {
		return typeof navigator !== 'undefined' && 'serviceWorker' in navigator;
	}

	/** This browser, or this address, never starts without a network. */
	get neverOffline(): boolean {
		return !this.supported || this.#refused;
	}

	/** Registers the worker; the returned function stops listening. For onMount of the root layout. */
	start(): () => void {
		if (dev || !this.supported) return () => {};
		const container = navigator.serviceWorker;
		// The worker that takes over a first visit brings nothing new; any later one does.
		let controlled = container.controller !== null;
		const onNewController = () => {
			if (controlled || this.#updateAvailable) this.#reload();
			controlled = true;
		};
		const onVisible = () => {
			if (document.visibilityState === 'visible') void this.checkForUpdate();
		};
		const timer = setInterval(() => void this.checkForUpdate(), HOURLY);
		container.addEventListener('controllerchange', onNewController);
		document.addEventListener('visibilitychange', onVisible);
		void this.#register();
		return () => {
			clearInterval(timer);
			container.removeEventListener('controllerchange', onNewController);
			document.removeEventListener('visibilitychange', onVisible);
		};
	}

	/** Asks the host for a newer version. Offline it finds none, and that is fine. */
	async checkForUpdate(): Promise<void> {
		await this.#workbox?.update().catch(() => undefined);
	}

	/** Lets the waiting version take over; every open tab then reloads into it. */
	acceptUpdate(): void {
		this.#workbox?.messageSkipWaiting();
	}

	async #register(): Promise<void> {
		// An active worker has everything it needs, whether it came just now or last month.
		void navigator.serviceWorker.ready.then(() => (this.#offlineReady = true));
		const { Workbox } = await import('workbox-window');
		const workbox = new Workbox(`${base}/sw.js`, { scope: `${base}/` });
		this.#workbox = workbox;
		workbox.addEventListener('waiting', () => void this.#offer());
		// Without a network the registration of an earlier visit still serves the app.
		await workbox.register({ immediate: true }).catch(() => {
			this.#refused = navigator.serviceWorker.controller === null;
		});
	}

	/** On a slow tablet the very first worker waits for a moment too: there is nothing newer than it. */
	async #offer(): Promise<void> {
		const registration = await navigator.serviceWorker.getRegistration(`${base}/`);
		if (registration?.active && registration.waiting) this.#updateAvailable = true;
	}

	#reload(): void {
		if (this.#reloading) return;
		this.#reloading = true;
		location.reload();
	}
}

export const appShell = new AppShell();
