/** The destination of a run of 1822MX: offered once its token lies there, for a line of stations alone. */
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { State } from '$engine';
import NowPanel from '$lib/components/game/now/NowPanel.svelte';
import { setLanguage } from '$lib/text';
import { expressRun } from '../../e2e/harness/mx-rare-positions';
import { mx, patchOwn } from '../../engine/1822mx/support';
import { openAt } from '../stock/desk';

const user = userEvent.setup();
const placed = () => patchOwn(expressRun(), { destinations: ['MC'] });
const chip = (sheet: HTMLElement) =>
	within(sheet).queryByRole('button', { name: /^Destination: last station twice/ });

async function runSheet(state: State) {
	const { context } = await openAt(state, [], mx);
	render(NowPanel, { context });
	await user.click(screen.getByRole('button', { name: /^Enter (the )?revenue/i }));
	return screen.findByRole('dialog');
}

describe('the destination of MC', () => {
	beforeEach(() => setLanguage('en'));

	it('§6.10.4 is not offered before its token lies on the map', async () => {
		const sheet = await runSheet(expressRun());
		await user.keyboard('50+40');
		expect(sheet).toHaveTextContent('50+40');
		expect(chip(sheet)).toBeNull();
	});

	it('§6.12.6 doubles the last station alone, never the sum of a train', async () => {
		const sheet = await runSheet(placed());
		await user.keyboard('230');
		expect(chip(sheet)).toHaveAttribute('aria-disabled', 'true');
		expect(chip(sheet)).toHaveTextContent('stations one by one');
		await user.click(chip(sheet) as HTMLElement);
		expect(sheet).not.toHaveTextContent('230+230');
		await user.keyboard('+');
		expect(chip(sheet)).toHaveAttribute('aria-disabled', 'true');
		await user.keyboard('40');
		expect(chip(sheet)).not.toHaveAttribute('aria-disabled');
		await user.click(chip(sheet) as HTMLElement);
		expect(sheet).toHaveTextContent('230+40+40');
	});

	it('§6.10.4 doubles for one train a turn: the others say that another has it', async () => {
		const sheet = await runSheet(placed());
		await user.keyboard('50+40');
		await user.click(chip(sheet) as HTMLElement);
		expect(sheet).toHaveTextContent('50+40+40');
		await user.click(within(sheet).getByRole('button', { name: /2P-train/ }));
		await user.keyboard('30+40');
		expect(chip(sheet)).toHaveAttribute('aria-disabled', 'true');
		expect(chip(sheet)).toHaveTextContent('another train has it §6.12.6');
		await user.click(chip(sheet) as HTMLElement);
		expect(sheet).not.toHaveTextContent('30+40+40');
	});

	it('§6.10.4 doubles once; a second tap takes it back, and then another train may have it', async () => {
		const sheet = await runSheet(placed());
		await user.keyboard('50+40');
		await user.click(chip(sheet) as HTMLElement);
		expect(chip(sheet)).toHaveAttribute('aria-pressed', 'true');
		await user.keyboard('+20');
		expect(sheet).toHaveTextContent('50+40+40+20');
		await user.click(chip(sheet) as HTMLElement);
		expect(sheet).toHaveTextContent('50+40+20');
		expect(chip(sheet)).toHaveAttribute('aria-pressed', 'false');
		await user.click(within(sheet).getByRole('button', { name: /2P-train/ }));
		await user.keyboard('30+40');
		await user.click(chip(sheet) as HTMLElement);
		expect(sheet).toHaveTextContent('30+40+40');
	});

	it('§6.10.4 a train whose stations are typed anew has it no longer', async () => {
		const sheet = await runSheet(placed());
		await user.keyboard('50+40');
		await user.click(chip(sheet) as HTMLElement);
		await user.keyboard('{Backspace}');
		expect(chip(sheet)).toHaveAttribute('aria-pressed', 'false');
		await user.click(within(sheet).getByRole('button', { name: /2P-train/ }));
		await user.keyboard('30+40');
		expect(chip(sheet)).not.toHaveAttribute('aria-disabled');
	});

	it('§6.12.6 knows no destination of mail, nor of one total of several trains', async () => {
		const sheet = await runSheet(placed());
		await user.click(within(sheet).getByRole('button', { name: /^Mail 1/ }));
		await user.keyboard('20+15');
		expect(chip(sheet)).toBeNull();
		await user.click(within(sheet).getByRole('button', { name: 'One total' }));
		await user.keyboard('230+40');
		expect(chip(sheet)).toBeNull();
	});
});
