/** Onto the home screen: one tap where the browser offers it, two pictures on an iPad, else a word. */
import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installer } from '$lib/components/game/home/install.svelte';
import InstallButton from '$lib/components/game/home/InstallButton.svelte';
import { en } from '$lib/text/en';

let stop = () => {};
const shown = (alone: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: alone }));
const button = () => screen.queryByRole('button', { name: new RegExp(`^${en.update.install}`) });

beforeEach(() => {
	shown(false);
	stop = installer.listen();
});

afterEach(() => {
	stop();
	Reflect.deleteProperty(navigator, 'standalone');
	vi.unstubAllGlobals();
});

describe('installing', () => {
	it('is one tap where the browser offers it, and the offer is gone once it is taken', async () => {
		const prompt = vi.fn(() => Promise.resolve());
		const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
		window.dispatchEvent(offer);
		// The browser's own bar would come at any moment, over the table too.
		expect(offer.defaultPrevented).toBe(true);
		render(InstallButton);
		await userEvent.click(button() ?? document.body);
		expect(prompt).toHaveBeenCalledTimes(1);
		await waitFor(() => expect(button()).toBeNull());
	});

	it('on an iPad shows the two steps by hand', async () => {
		Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
		render(InstallButton);
		await waitFor(() => expect(button()).not.toBeNull());
		await userEvent.click(button() ?? document.body);
		const steps = within(await screen.findByRole('dialog')).getAllByRole('listitem');
		expect(steps.map((step) => step.textContent?.trim())).toEqual([
			en.update.installStepShare,
			en.update.installStepAdd
		]);
		for (const step of steps) expect(step.querySelector('svg')).not.toBeNull();
	});

	it('elsewhere says where the browser has it', async () => {
		render(InstallButton);
		expect(await screen.findByText(new RegExp(en.update.installMenu))).toBeVisible();
		expect(button()).toBeNull();
	});

	it('is not spoken of where it is done', async () => {
		shown(true);
		const { container } = render(InstallButton);
		await Promise.resolve();
		expect(container).toHaveTextContent('');
	});
});
