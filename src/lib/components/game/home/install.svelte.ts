/** Whether the browser offers to install the app; it asks once, early, so the offer is kept here. */

/** Chromium's event; the standard types do not know it. */
interface InstallOffer extends Event {
	prompt(): Promise<unknown>;
}

function isOffer(event: Event): event is InstallOffer {
	return 'prompt' in event && typeof event.prompt === 'function';
}

class Installer {
	#offer = $state.raw<InstallOffer | null>(null);

	get possible(): boolean {
		return this.#offer !== null;
	}

	/** For onMount of the root layout. */
	listen(): () => void {
		const keep = (event: Event) => {
			event.preventDefault();
			if (isOffer(event)) this.#offer = event;
		};
		const installed = () => (this.#offer = null);
		window.addEventListener('beforeinstallprompt', keep);
		window.addEventListener('appinstalled', installed);
		return () => {
			window.removeEventListener('beforeinstallprompt', keep);
			window.removeEventListener('appinstalled', installed);
		};
	}

	async install(): Promise<void> {
		await this.#offer?.prompt();
		this.#offer = null;
	}
}

export const installer = new Installer();
