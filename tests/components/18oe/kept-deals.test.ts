/** A deal half filled in is there on a page that is loaded anew; left by hand it is gone. */
import { cleanup, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Component } from 'svelte';
import type { State } from '$engine';
import NowPanel from '$lib/components/game/now/NowPanel.svelte';
import OeStockBoard from '$lib/titles-ui/18oe/stock/OeStockBoard.svelte';
import { setLanguage } from '$lib/text';
import { offersNeeded, withMajors } from '../../e2e/harness/oe-stock-positions';
import { oe } from '../../engine/18oe/oe-support';
import { openAt, openIn, type Opened } from '../stock/desk';

const user = userEvent.setup();
const parts: readonly Component[] = [OeStockBoard, NowPanel];

function show(opened: Opened): Opened {
	for (const part of parts) render(part, { context: opened.context });
	return opened;
}

const begin = async (state: State) => show(await openAt(state, [], oe));

/** What a reload does: everything is made again from what lies in the store. */
async function loadAnew({ store, session }: Opened): Promise<Opened> {
	await session.close();
	cleanup();
	return show(await openIn(store, oe));
}

const sheet = async () => within(await screen.findByRole('dialog'));

beforeEach(() => setLanguage('en'));

describe('after a reload', () => {
	it('§10.4 a trade has its items, its cash and who pays', async () => {
		const opened = await begin(withMajors());
		await user.click(await screen.findByRole('button', { name: 'Trade' }));
		await user.click((await sheet()).getByRole('button', { name: /^SHTC/ }));
		await user.click((await sheet()).getByRole('button', { name: /^PeC/ }));
		await user.click((await sheet()).getByRole('button', { name: 'Bruno pays' }));
		await user.keyboard('55');
		expect((await sheet()).getByText('£55')).toBeInTheDocument();

		const again = await loadAnew(opened);
		const after = await sheet();
		expect(after.getByText('£55')).toBeInTheDocument();
		for (const name of [/^SHTC/, /^PeC/, 'Bruno pays'] as const) {
			expect(after.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
		}
		await user.keyboard('{Escape}');
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
		expect(again.teller.draft('trade')).toBeNull();

		await loadAnew(again);
		expect(await screen.findByRole('button', { name: 'Trade' })).toBeInTheDocument();
		expect(screen.queryByRole('dialog')).toBeNull();
	});

	it('§10.5 a merger has its railroad, and one that is opened by a tap begins anew', async () => {
		const opened = await begin(withMajors());
		await user.click(await screen.findByRole('button', { name: /^Merge Minor C/ }));
		await user.click((await sheet()).getByRole('button', { name: /^GSWR/ }));
		const label = /Minor C merges into GSWR/;
		expect((await sheet()).getByRole('button', { name: label })).toBeInTheDocument();

		const again = await loadAnew(opened);
		expect((await sheet()).getByRole('button', { name: label })).toBeInTheDocument();
		await user.keyboard('{Escape}');
		await waitFor(() => expect(again.teller.sheet).toBeNull());
		await user.click(await screen.findByRole('button', { name: /^Merge Minor G/ }));
		expect((await sheet()).queryByRole('button', { name: /merges into/ })).toBeNull();
	});

	it('§10.5 a merger has the stations that stay on the map as they are', async () => {
		const opened = await begin(withMajors());
		await user.click(await screen.findByRole('button', { name: /^Merge Minor C/ }));
		await user.click((await sheet()).getByRole('button', { name: /^GSWR/ }));
		const charter = () => screen.getByRole('region', { name: 'Tokens of GSWR' });
		const [picked] = within(charter())
			.getAllByRole('button')
			.filter((chip) => chip.getAttribute('aria-pressed') === 'true');
		if (picked === undefined) throw new Error('no token is picked');
		await user.click(picked);
		await user.click((await sheet()).getByRole('button', { name: 'stays as it is' }));
		expect((await sheet()).getByRole('button', { name: 'stays as it is' })).toHaveAttribute(
			'aria-pressed',
			'true'
		);

		await loadAnew(opened);
		expect((await sheet()).getByRole('button', { name: 'stays as it is' })).toHaveAttribute(
			'aria-pressed',
			'true'
		);
	});

	it('§10.5 §10.6 an offer has them too', async () => {
		const opened = await begin(offersNeeded());
		await user.click(await screen.findByRole('button', { name: 'Ask for offers for Minor A' }));
		await waitFor(() => expect(opened.session.present.duties).not.toEqual([]));
		await user.click(await screen.findByRole('button', { name: 'GSWR' }));
		const charter = await screen.findByRole('region', { name: 'Tokens of GSWR' });
		const [picked] = within(charter)
			.getAllByRole('button')
			.filter((chip) => chip.getAttribute('aria-pressed') === 'true');
		if (picked === undefined) throw new Error('no token is picked');
		await user.click(picked);
		await user.click(await screen.findByRole('button', { name: 'stays as it is' }));
		await loadAnew(opened);
		expect(await screen.findByRole('button', { name: 'stays as it is' })).toHaveAttribute(
			'aria-pressed',
			'true'
		);
	});

	it('§10.6 an offer for a minor has the railroads that would take it', async () => {
		const opened = await begin(offersNeeded());
		await user.click(await screen.findByRole('button', { name: 'Ask for offers for Minor A' }));
		await waitFor(() => expect(opened.session.present.duties).not.toEqual([]));
		await user.click(await screen.findByRole('button', { name: 'GSWR' }));
		expect(await screen.findByRole('button', { name: 'Ana offers GSWR' })).toBeInTheDocument();

		const again = await loadAnew(opened);
		const answer = await screen.findByRole('button', { name: 'Ana offers GSWR' });
		await user.click(answer);
		await waitFor(() => expect(again.session.count).toBe(2));
		// The next one who is asked begins with nothing.
		expect(await screen.findByRole('button', { name: /makes no offer$/ })).toBeInTheDocument();
	});
});
