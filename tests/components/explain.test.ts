import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import Explain from '$lib/components/primitives/Explain.svelte';

const lines = [
	{
		sentence: 'The limit is 3 trains.',
		section: '§4.3.4(g)',
		gist: 'Nobody runs more than it may.'
	}
];

describe('Explain', () => {
	it('shows the reason, its section and the gist in a named dialog', () => {
		render(Explain, { open: true, title: 'PAC buys a 3-train', lines });
		expect(screen.getByRole('dialog', { name: 'PAC buys a 3-train' })).toBeInTheDocument();
		expect(screen.getByText('The limit is 3 trains.')).toBeInTheDocument();
		expect(screen.getByText('§4.3.4(g)')).toBeInTheDocument();
		expect(screen.getByText(/Nobody runs more/)).toBeInTheDocument();
	});

	it('§6.17 two refusals that say the same are said once, and the page stands', () => {
		const both = [...lines, ...lines, { ...lines[0], section: '§8' }] as typeof lines;
		render(Explain, { open: true, title: 'MC acquires M13', lines: both });
		expect(screen.getAllByText('The limit is 3 trains.')).toHaveLength(2);
		expect(screen.getAllByText('§4.3.4(g)')).toHaveLength(1);
	});

	it('offers no way around what is impossible', () => {
		render(Explain, { open: true, title: 'No', lines });
		expect(screen.queryByRole('button', { name: 'Force it' })).toBeNull();
	});

	it('forces what is only illegal, with the reason', async () => {
		const onoverride = vi.fn();
		render(Explain, { open: true, title: 'No', lines, onoverride });
		const user = userEvent.setup();
		await user.type(screen.getByRole('textbox'), ' house rule ');
		await user.click(await screen.findByRole('button', { name: 'Force it' }));
		expect(onoverride).toHaveBeenCalledWith('house rule');
		expect(screen.queryByRole('dialog')).toBeNull();
	});

	it('a reason is one tap on a chip, and without one nothing is forced', async () => {
		const onoverride = vi.fn();
		render(Explain, { open: true, title: 'No', lines, onoverride });
		const user = userEvent.setup();
		const force = await screen.findByRole('button', { name: 'Force it' });
		expect(force).toBeDisabled();
		await user.click(screen.getByRole('button', { name: 'house rule' }));
		await user.click(force);
		expect(onoverride).toHaveBeenCalledWith('house rule');
	});

	it('closes with Escape', async () => {
		render(Explain, { open: true, title: 'No', lines });
		await userEvent.keyboard('{Escape}');
		expect(screen.queryByRole('dialog')).toBeNull();
	});
});
