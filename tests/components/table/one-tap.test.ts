/** Entries of a single tap say whose money and which marker they move, before they are made. */
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import NowPanel from '$lib/components/game/now/NowPanel.svelte';
import { setLanguage } from '$lib/text';
import { mex } from '../../support/mex';
import { openAt } from '../stock/desk';
import { openMidGame } from '../support/mid-game';

beforeEach(() => setLanguage('en'));

const panel = () => screen.getByRole('region', { name: 'Now' });

describe('an operating turn', () => {
	it('mail and token show the treasury before and after', async () => {
		const { context } = await openMidGame();
		render(NowPanel, { context });
		expect(screen.getByRole('button', { name: /^Mail/ })).toHaveTextContent('$490 → $520');
		expect(screen.getByRole('button', { name: /^Place a token/ })).toHaveTextContent('$490 → $450');
	});

	it('§4.3.3 no run shows the mail that comes and the marker that goes left', async () => {
		const { context } = await openMidGame();
		render(NowPanel, { context });
		expect(panel()).toHaveTextContent('No run: PAC treasury $490 → $520, PAC marker $80 → $75');
	});

	it('terrain shows both sides while its amount is typed', async () => {
		const { context } = await openMidGame();
		render(NowPanel, { context });
		await userEvent.click(screen.getByRole('button', { name: /^Terrain/ }));
		const sheet = await screen.findByRole('dialog', { name: /Terrain/ });
		await userEvent.keyboard('60');
		expect(sheet).toHaveTextContent(/treasury\s*\$490\s*\$430/);
		expect(sheet).toHaveTextContent(/Bank\s*\$5,775\s*\$5,835/);
	});
});

describe('the opening sale', () => {
	const players = ['Ana', 'Bruno', 'Carla', 'Diego'];

	it('§3.1(a) buying the lowest shows what the buyer has then', async () => {
		const config = { players, priority: 0, options: [], house: {}, chips: true };
		const { context } = await openAt(mex.setUp(config));
		render(NowPanel, { context });
		const buy = within(panel()).getByRole('button', { name: /^Buy MCAR for \$20/ });
		expect(buy.nextElementSibling).toHaveTextContent('Ana $500 → $480');
	});
});
