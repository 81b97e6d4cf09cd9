/** What the app does around every screen: short news, and a screen that stays awake. */
import { render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepAwake } from '$lib/components/game/wake-lock';
import { liveRegion } from '$lib/components/primitives/live-region.svelte';
import Toast from '$lib/components/primitives/Toast.svelte';

afterEach(() => {
	liveRegion.dismiss();
	vi.unstubAllGlobals();
});

describe('short news', () => {
	it('is shown and heard', async () => {
		render(Toast);
		liveRegion.announce('Saved');
		expect(await screen.findByText('Saved')).toHaveClass('toast');
		expect(screen.getByRole('status')).toHaveTextContent('Saved');
	});

	it('that stands elsewhere is heard and covers nothing', async () => {
		render(Toast);
		liveRegion.announce('Ready for use without a network', 'heard');
		const words = await screen.findByText('Ready for use without a network');
		expect(words).toHaveClass('visually-hidden');
		expect(words).not.toHaveClass('toast');
	});
});

describe('a screen that stays awake', () => {
	function device() {
		const release = vi.fn(() => Promise.resolve());
		const request = vi.fn((_kind: 'screen') => Promise.resolve({ release }));
		vi.stubGlobal('navigator', { ...navigator, wakeLock: { request } });
		return { request, release };
	}

	it('is asked for while a game is open, again after a look elsewhere, and given back', async () => {
		const { request, release } = device();
		const stop = keepAwake();
		await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(1));
		document.dispatchEvent(new Event('visibilitychange'));
		await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2));
		await Promise.resolve();
		stop();
		await vi.waitFor(() => expect(release).toHaveBeenCalled());
		document.dispatchEvent(new Event('visibilitychange'));
		expect(request).toHaveBeenCalledTimes(2);
	});

	it('a device that refuses stops nobody', async () => {
		const request = vi.fn(() => Promise.reject(new Error('low battery')));
		vi.stubGlobal('navigator', { ...navigator, wakeLock: { request } });
		const stop = keepAwake();
		await vi.waitFor(() => expect(request).toHaveBeenCalled());
		expect(() => stop()).not.toThrow();
	});
});
