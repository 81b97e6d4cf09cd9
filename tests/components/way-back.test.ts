/** The device's way back closes the sheet on top, and nothing else. */
import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import NowPanel from '$lib/components/game/now/NowPanel.svelte';
import { setLanguage } from '$lib/text';
import { openMidGame } from './support/mid-game';

/** What Android does with the latest of them when somebody goes back. */
const watching: Watcher[] = [];

class Watcher {
	onclose: (() => void) | null = null;
	constructor() {
		watching.push(this);
	}
	destroy() {
		watching.splice(watching.indexOf(this), 1);
	}
}

describe('the way back', () => {
	beforeEach(() => setLanguage('en'));
	afterEach(() => vi.unstubAllGlobals());

	it('closes a half-filled sheet and keeps what is in it; then it is the page’s again', async () => {
		vi.stubGlobal('CloseWatcher', Watcher);
		const user = userEvent.setup();
		const { teller, context } = await openMidGame();
		render(NowPanel, { context });
		expect(watching).toHaveLength(0);
		await user.click(await screen.findByRole('button', { name: 'Enter revenue' }));
		await screen.findByRole('dialog', { name: 'Pacific Railroad' });
		await user.keyboard('190');
		expect(watching).toHaveLength(1);
		watching[0]?.onclose?.();
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
		expect(teller.sheet).toBeNull();
		expect(watching).toHaveLength(0);
		expect(screen.getByRole('button', { name: /Check the run of \$190/ })).toBeInTheDocument();
	});

	it('is left alone where the browser knows none', async () => {
		const user = userEvent.setup();
		const { context } = await openMidGame();
		render(NowPanel, { context });
		await user.click(await screen.findByRole('button', { name: 'Enter revenue' }));
		await user.keyboard('{Escape}');
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
		expect(watching).toHaveLength(0);
	});
});
