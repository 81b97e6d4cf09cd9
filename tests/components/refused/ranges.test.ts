/** Where no figure of a range will do, the button says so; nobody is asked for an amount first. */
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { State } from '$engine';
import NowPanel from '$lib/components/game/now/NowPanel.svelte';
import { setLanguage } from '$lib/text';
import {
	giveCash,
	inPhase,
	newMex,
	openingOver,
	operatingTurn,
	startCompany
} from '../../support/mex';
import { openAt, type Opened } from '../stock/desk';

beforeEach(() => setLanguage('en'));

async function operating(treasury: number): Promise<Opened> {
	const held = { p1: [20, 10, 10] };
	const state: State = startCompany(openingOver(newMex()), 'CHI', { held });
	const turn = operatingTurn(inPhase(state, '3'), 'CHI', { settled: true });
	const opened = await openAt(giveCash(turn, { CHI: treasury }));
	render(NowPanel, { context: opened.context });
	return opened;
}

describe('a private that no company may buy', () => {
	it('Table III MNR is muted in the list, last, with its reason', async () => {
		await operating(500);
		await userEvent.click(screen.getByRole('button', { name: 'Buy a private' }));
		const rows = within(await screen.findByRole('dialog')).getAllByRole('listitem');
		const last = within(rows.at(-1) ?? document.body).getByRole('button');
		expect(last).toHaveTextContent(/MNR.*Table III/);
		expect(last).toHaveAttribute('aria-disabled', 'true');
		for (const row of rows.slice(0, -1)) {
			expect(within(row).getByRole('button')).not.toHaveAttribute('aria-disabled');
		}
		await userEvent.click(last);
		expect(screen.queryByRole('button', { name: /^(least|most) / })).toBeNull();
	});
});

describe('terrain', () => {
	it('§4.4.1(f) cannot be paid from an empty treasury: the button says so and asks nothing', async () => {
		const { teller } = await operating(0);
		const terrain = screen.getByRole('button', { name: /^Terrain/ });
		expect(terrain).toHaveAttribute('aria-disabled', 'true');
		expect(terrain).toHaveAccessibleName(/too dear §4\.4\.1\(f\)$/);
		await userEvent.click(terrain);
		expect(teller.sheet).toBeNull();
		expect(teller.explanation?.lines[0]?.sentence).toMatch(/\$10.*\$0/);
	});

	it('§4.4.1(f) with less than the amount proposed it still asks how much', async () => {
		const { teller } = await operating(15);
		await userEvent.click(screen.getByRole('button', { name: /^Terrain/ }));
		expect(teller.sheet).toBe('terrain');
		expect(screen.getByRole('button', { name: 'least $10' })).toBeVisible();
	});
});
