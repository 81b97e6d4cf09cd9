/** The saved games: the bin, a file that is already here; and the figures of a new game. */
import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { titles } from '$engine';
import GameList from '$lib/components/game/home/GameList.svelte';
import BinList from '$lib/components/game/home/BinList.svelte';
import ImportButton from '$lib/components/game/home/ImportButton.svelte';
import HouseRules from '$lib/components/game/new-game/HouseRules.svelte';
import { NewGameForm } from '$lib/components/game/new-game/new-game-form.svelte';
import SetUpSheet from '$lib/components/game/new-game/SetUpSheet.svelte';
import { liveRegion } from '$lib/components/primitives/live-region.svelte';
import { SavedGames } from '$lib/session';
import { MemoryStore, StoreFailure, writeGame } from '$lib/storage';
import { savedMidGame } from '../../fixtures/mex-mid-game';
import { openMidGame } from '../support/mid-game';
import { lonelyTab } from '../support/lonely-tab';

async function savedGames() {
	const games = new SavedGames(new MemoryStore(), lonelyTab());
	const text = await writeGame({ ...savedMidGame, name: 'Friday' }, 'test');
	await games.importText(text);
	return { games, text };
}

describe('the bin', () => {
	it('brings a game back', async () => {
		const { games } = await savedGames();
		await games.discard('mid-game');
		expect(games.games).toEqual([]);
		render(BinList, { props: { games } });
		await userEvent.click(screen.getByText('Bin (1)'));
		await userEvent.click(screen.getByRole('button', { name: 'Restore: Friday' }));
		await waitFor(() => expect(games.games.map((game) => game.id)).toEqual(['mid-game']));
	});

	it('asks before it erases for good', async () => {
		const { games } = await savedGames();
		await games.discard('mid-game');
		render(BinList, { props: { games } });
		await userEvent.click(screen.getByText('Bin (1)'));
		await userEvent.click(screen.getByRole('button', { name: 'Erase for good: Friday' }));
		const sheet = await screen.findByRole('dialog', { name: 'Erase “Friday” for good?' });
		expect(games.bin).toHaveLength(1);
		await userEvent.click(within(sheet).getByRole('button', { name: 'Erase for good' }));
		await waitFor(() => expect(games.bin).toEqual([]));
	});
});

describe('a file with a game that is already here', () => {
	async function importAgain() {
		const { games, text } = await savedGames();
		render(ImportButton, { props: { games } });
		const file = new File([text], 'friday.json', { type: 'application/json' });
		await userEvent.upload(screen.getByLabelText('Import a file', { selector: 'input' }), file);
		const sheet = await screen.findByRole('dialog', { name: '“Friday” is already here' });
		return { games, sheet };
	}

	it('changes nothing until somebody says what to do', async () => {
		const { games } = await importAgain();
		expect(games.games).toHaveLength(1);
	});

	it('is told how far it and the file have come', async () => {
		const { sheet } = await importAgain();
		const entries = `${savedMidGame.entries.length} entries`;
		expect(within(sheet).getByText(new RegExp(`^In the file: ${entries}, `))).toBeVisible();
		expect(within(sheet).getByText(new RegExp(`^On this device: ${entries}, `))).toBeVisible();
	});

	it('is doubled alone: games of the same file that were new are not', async () => {
		const { games, text } = await savedGames();
		const other = new SavedGames(new MemoryStore(), lonelyTab());
		await other.importText(text);
		await other.importText(await writeGame({ ...savedMidGame, id: 'new', name: 'Sunday' }, 'test'));
		const all = await other.exportAll();
		render(ImportButton, { props: { games } });
		const file = new File([all?.text ?? ''], 'all.json', { type: 'application/json' });
		await userEvent.upload(screen.getByLabelText('Import a file', { selector: 'input' }), file);
		const sheet = await screen.findByRole('dialog', { name: '“Friday” is already here' });
		await userEvent.click(within(sheet).getByRole('button', { name: 'Keep both' }));
		await waitFor(() => expect(games.games).toHaveLength(3));
		const names = games.games.map((game) => game.name);
		expect(names.sort()).toEqual(['Friday', 'Friday', 'Sunday']);
	});

	it('is kept beside it when both are wanted', async () => {
		const { games, sheet } = await importAgain();
		await userEvent.click(within(sheet).getByRole('button', { name: 'Keep both' }));
		await waitFor(() => expect(games.games).toHaveLength(2));
	});

	it('replaces it when the file is wanted', async () => {
		const { games, sheet } = await importAgain();
		await games.rename('mid-game', 'Renamed since');
		await userEvent.click(within(sheet).getByRole('button', { name: /^Replace it by the file/ }));
		await waitFor(() => expect(games.games.map((game) => game.name)).toEqual(['Friday']));
	});
});

describe('a file that cannot be read at all', () => {
	it('is refused in words', async () => {
		const { games } = await savedGames();
		render(ImportButton, { props: { games } });
		const file = new File(['{}'], 'gone.json', { type: 'application/json' });
		file.text = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
		await userEvent.upload(screen.getByLabelText('Import a file', { selector: 'input' }), file);
		expect(await screen.findByRole('alert')).toHaveTextContent('not a game file');
	});
});

describe('a disk that is full', () => {
	class FullStore extends MemoryStore {
		full = false;
		override async change(...given: Parameters<MemoryStore['change']>): Promise<void> {
			if (this.full) throw new StoreFailure('quota');
			return super.change(...given);
		}
	}

	it('never says of a game that it is in the bin when it is not', async () => {
		const store = new FullStore();
		const games = new SavedGames(store, lonelyTab());
		await games.importText(await writeGame({ ...savedMidGame, name: 'Friday' }, 'test'));
		render(GameList, { props: { games, list: games.games } });
		store.full = true;
		await userEvent.click(screen.getByRole('button', { name: 'Delete: Friday' }));
		await userEvent.click(await screen.findByRole('button', { name: 'Into the bin' }));
		await waitFor(() => expect(liveRegion.notice?.text).toMatch(/no room left/));
		expect(liveRegion.notice?.text).not.toMatch(/in the bin/);
		expect(games.games).toHaveLength(1);
	});
});

describe('house rules', () => {
	const many = titles.find((title) => title.tables.house.length > 8);

	it('hide behind a search where there are many, but never a changed one', async () => {
		if (many === undefined) throw new Error('no title has many house rules');
		const form = new NewGameForm();
		form.title = many;
		const rule = many.tables.house[0];
		if (rule === undefined) throw new Error('no house rule');
		render(HouseRules, { props: { form } });
		expect(screen.queryAllByRole('listitem')).toEqual([]);
		await userEvent.type(screen.getByRole('searchbox'), rule.label.en.slice(0, 12));
		expect(screen.getAllByText(rule.label.en).length).toBeGreaterThan(0);
		form.setFigure(rule, rule.standard(4, []) + rule.step);
		await userEvent.clear(screen.getByRole('searchbox'));
		expect(screen.getAllByRole('listitem')).toHaveLength(1);
	});
});

describe('the set-up list', () => {
	it('says what to lay out: cash, priority, trains, privates, charters', async () => {
		const { context } = await openMidGame();
		render(SetUpSheet, { props: { onclose: () => {} }, context });
		const sheet = screen.getByRole('dialog', { name: 'Set up the cardboard' });
		for (const text of [
			'Priority deal card to Ana',
			'× 2-train at $100',
			'Mexican National Railroad',
			'Certificate limit 14'
		]) {
			expect(sheet).toHaveTextContent(text);
		}
	});
});
