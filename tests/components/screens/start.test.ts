/** Before a game: the list of saved ones, and a new one. */
import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import NewGame from '$lib/components/game/new-game/NewGame.svelte';
import { Backup, SavedGames, type GameRequest } from '$lib/session';
import { MemoryStore, StoreFailure, writeGame } from '$lib/storage';
import { setLanguage } from '$lib/text';
import Home from '../../../src/routes/+page.svelte';
import { savedMidGame } from '../../fixtures/mex-mid-game';
import { lonelyTab } from '../support/lonely-tab';

const made = vi.hoisted(() => ({ services: null as unknown }));
vi.mock('../../../src/routes/services', () => ({ services: () => made.services }));
const read = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('$app/navigation', () => ({ goto: vi.fn(), preloadCode: read }));
vi.stubGlobal('matchMedia', () => ({ matches: false }));

afterAll(() => {
	vi.unstubAllGlobals();
});

let games: SavedGames;

beforeEach(async () => {
	await setLanguage('en');
	read.mockClear();
	const store = new MemoryStore();
	const around = lonelyTab();
	games = new SavedGames(store, around);
	made.services = { store, around, games, backup: new Backup(store, games) };
});

describe('the first page', () => {
	it('says what to do when there is no game yet', async () => {
		render(Home);
		expect(await screen.findByRole('heading', { name: 'No games yet' })).toBeVisible();
		expect(screen.getByRole('link', { name: 'New game' })).toHaveAttribute('href', '/new');
		expect(screen.getByRole('link', { name: 'Start from a position' })).toBeVisible();
		expect(read).not.toHaveBeenCalled();
	});

	it.each([
		['newer', /newer version of the app/],
		['closed', /closed by the browser/],
		['unavailable', /does not let the app keep data/],
		['other', /does not let the app keep data/]
	] as const)('says what is wrong with a store that fails as %s', async (code, sentence) => {
		class Silent extends MemoryStore {
			override list(): Promise<never> {
				return Promise.reject(new StoreFailure(code));
			}
		}
		const store = new Silent();
		const around = lonelyTab();
		games = new SavedGames(store, around);
		made.services = { store, around, games, backup: new Backup(store, games) };
		render(Home);
		expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
		expect(screen.queryByRole('heading', { name: 'No games yet' })).toBeNull();
	});

	it('reads the code of a table ahead once the saved games are seen', async () => {
		await games.importText(await writeGame(savedMidGame, 'test'));
		render(Home);
		await waitFor(() => expect(read).toHaveBeenCalledExactlyOnceWith('/game/mid-game'));
		expect(screen.getByRole('link', { name: /18MEX/ })).toBeVisible();
	});

	it('lists saved games with title, round, players and entries; one goes into the bin', async () => {
		await games.importText(await writeGame({ ...savedMidGame, name: 'Friday' }, 'test'));
		render(Home);
		const game = await screen.findByRole('link', { name: /Friday/ });
		expect(game).toHaveTextContent('OR 4.1 of 2');
		expect(game).toHaveTextContent('Ana, Bruno, Carla, Diego');
		expect(game).toHaveAttribute('href', '/game/mid-game');
		await userEvent.click(screen.getByRole('button', { name: /delete.*Friday/i }));
		const sheet = await screen.findByRole('dialog');
		await userEvent.click(within(sheet).getByRole('button', { name: /bin/i }));
		await waitFor(() => expect(games.games).toEqual([]));
		expect(screen.getByText('Bin (1)')).toBeVisible();
	});
});

describe('a new game', () => {
	const begin = () => {
		const onstart = vi.fn<(request: GameRequest) => void>();
		render(NewGame, { random: () => 0, onstart });
		return onstart;
	};
	const seat = (at: number) => screen.getByRole('textbox', { name: `Player ${at}` });

	it('starts with the title, the names in seat order and the first priority', async () => {
		const onstart = begin();
		for (const [at, name] of ['Ana', 'Bruno', 'Carla', 'Diego'].entries()) {
			await userEvent.type(seat(at + 1), name);
		}
		await userEvent.click(screen.getByRole('button', { name: 'Carla' }));
		await userEvent.click(screen.getByRole('button', { name: /^Start 18MEX/ }));
		expect(onstart.mock.calls[0]?.[0]).toMatchObject({
			title: '18mex',
			config: { players: ['Ana', 'Bruno', 'Carla', 'Diego'], priority: 2, house: {} }
		});
	});

	it('shows the figures it will start with, and keeps names when the title changes', async () => {
		const onstart = begin();
		expect(screen.getByText('Bank after dealing').parentElement).toHaveTextContent('$7,000');
		await userEvent.type(seat(1), 'Ana');
		await userEvent.click(screen.getByRole('radio', { name: /^1822MX/ }));
		expect(seat(1)).toHaveValue('Ana');
		await userEvent.click(screen.getByRole('button', { name: /^Start 1822MX/ }));
		expect(onstart.mock.calls[0]?.[0].title).toBe('1822mx');
	});

	it('does not start with the same name twice, and says why', async () => {
		const onstart = begin();
		await userEvent.type(seat(1), 'Ana');
		await userEvent.type(seat(2), 'Ana');
		expect(screen.getByRole('alert')).toHaveTextContent('Ana');
		await userEvent.click(screen.getByRole('button', { name: /^Start/ }));
		expect(onstart).not.toHaveBeenCalled();
	});

	it('a figure of the house is typed on our own pad and goes along', async () => {
		const onstart = begin();
		await userEvent.click(screen.getByRole('textbox', { name: 'Starting cash each' }));
		for (const digit of '600') await userEvent.click(screen.getByRole('button', { name: digit }));
		await userEvent.click(screen.getByRole('button', { name: 'Done' }));
		await userEvent.click(screen.getByRole('button', { name: /^Start 18MEX/ }));
		expect(Object.values(onstart.mock.calls[0]?.[0].config.house ?? {})).toEqual([600]);
	});
});
