/** A page that is not there, one that cannot be drawn, and a store that does not answer. */
import { render, screen, waitFor } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mex } from '$engine/titles/18mex';
import Waiting from '$lib/components/primitives/Waiting.svelte';
import { Backup, GameSession, SavedGames } from '$lib/session';
import { MemoryStore, StoreFailure, writeGame, type GameStore } from '$lib/storage';
import { setLanguage } from '$lib/text';
import ErrorPage from '../../../src/routes/+error.svelte';
import Display from '../../../src/routes/display/[id]/+page.svelte';
import Game from '../../../src/routes/game/[id]/+layout.svelte';
import { savedMidGame } from '../../fixtures/mex-mid-game';
import { lonelyTab } from '../support/lonely-tab';

const made = vi.hoisted(() => ({
	services: null as unknown,
	page: { status: 404, params: { id: 'mid-game' }, state: {}, url: new URL('http://paymaster/') }
}));
vi.mock('../../../src/routes/services', () => ({ services: () => made.services }));
vi.mock('$app/state', () => ({ page: made.page }));

const around = lonelyTab();

function serve(store: GameStore) {
	const games = new SavedGames(store, around);
	made.services = { store, around, games, backup: new Backup(store, games) };
	return games;
}

const children = (draw: () => string) => createRawSnippet(() => ({ render: draw }));

beforeEach(() => setLanguage('en'));

afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

describe('a page that is not there', () => {
	it('says so, and leads to the games', () => {
		made.page.status = 404;
		render(ErrorPage);
		expect(screen.getByRole('heading', { name: 'This page does not exist.' })).toBeVisible();
		expect(screen.getByRole('link', { name: 'To your games' })).toHaveAttribute('href', '/');
		expect(screen.queryByRole('button')).toBeNull();
	});

	it('because a part of the app did not arrive can be asked for again', () => {
		made.page.status = 500;
		render(ErrorPage);
		expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
		expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
	});
});

describe('a game that is not shown', () => {
	it.each([
		[() => Promise.resolve(null), 'There is no such game on this device.'],
		[() => Promise.reject(new StoreFailure('closed')), /closed by the browser/],
		[() => Promise.reject(new StoreFailure('newer')), /newer version of the app/]
	])('says why', async (load, sentence) => {
		class Silent extends MemoryStore {
			override load = load;
		}
		serve(new Silent());
		render(Game, { props: { children: children(() => '<p></p>') } });
		expect(await screen.findByRole('heading', { name: sentence })).toBeVisible();
	});

	it('because it cannot be drawn says so, and no sheet comes back after a restart', async () => {
		const store = new MemoryStore();
		await serve(store).importText(await writeGame(savedMidGame, 'test'));
		const before = await GameSession.open(store, 'mid-game', around);
		if (!before.ok) throw new Error('the game does not open');
		await before.session.setPanel('revenue');
		await before.session.close();
		const broken = children(() => {
			throw new Error('nobody can draw this');
		});
		render(Game, { props: { children: broken } });
		expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
		expect(screen.getByRole('link', { name: 'To your games' })).toBeVisible();
		await waitFor(async () => expect((await store.load('mid-game'))?.meta.panel).toBeNull());
		expect((await store.load('mid-game'))?.entries).toHaveLength(savedMidGame.entries.length);
	});
});

describe('a second window', () => {
	it('that cannot be drawn says so as well, instead of standing empty', async () => {
		const store = new MemoryStore();
		await serve(store).importText(await writeGame(savedMidGame, 'test'));
		// Read for the companies of the picture, which thereby breaks.
		vi.spyOn(mex, 'companyOrder').mockImplementation(() => {
			throw new Error('nobody can draw this');
		});
		render(Display);
		expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
		expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
	});
});

describe('a store that does not answer', () => {
	it('is said to be asked, and after a while what may hold it up', async () => {
		vi.useFakeTimers();
		render(Waiting);
		expect(screen.getByText('Loading …')).toBeVisible();
		await vi.advanceTimersByTimeAsync(10_000);
		expect(screen.getByRole('alert')).toHaveTextContent('Close other windows of the app');
		expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
	});
});
