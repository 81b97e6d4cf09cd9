/** The settings page: language, appearance, text size and habits take effect at once and are kept. */
import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preferences } from '$lib/components/game/preferences.svelte';
import { Backup, SavedGames } from '$lib/session';
import { MemoryStore } from '$lib/storage';
import { language, setLanguage } from '$lib/text';
import Settings from '../../../src/routes/settings/+page.svelte';
import { lonelyTab } from '../support/lonely-tab';

const made = vi.hoisted(() => ({ services: null as unknown }));
vi.mock('../../../src/routes/services', () => ({ services: () => made.services }));

vi.stubGlobal('matchMedia', () => ({ matches: false }));

const root = document.documentElement;
let store: MemoryStore;

beforeEach(async () => {
	store = new MemoryStore();
	const around = lonelyTab();
	const games = new SavedGames(store, around);
	made.services = { store, around, games, backup: new Backup(store, games) };
	await preferences.load(store);
	await setLanguage('en');
	render(Settings);
});

afterEach(async () => {
	preferences.setTextSize('normal');
	preferences.setTheme('system');
	preferences.setHabit('clock', false);
	await setLanguage('en');
});

afterAll(() => {
	vi.unstubAllGlobals();
});

const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const kept = (key: string) => store.setting(key);

describe('the settings', () => {
	it('the text grows with the whole page, and stays so', async () => {
		await tap('Larger');
		expect(root.style.fontSize).toBe('125%');
		expect(screen.getByRole('button', { name: 'Larger' })).toHaveAttribute('aria-pressed', 'true');
		await waitFor(async () => expect(await kept('textSize')).toBe('larger'));
		await tap('Normal');
		expect(root.style.fontSize).toBe('100%');
	});

	it('the appearance follows the device until somebody chooses', async () => {
		expect(root.dataset['theme']).toBeUndefined();
		await tap('Dark');
		expect(root.dataset['theme']).toBe('dark');
		await waitFor(async () => expect(await kept('theme')).toBe('dark'));
		await tap('As the device');
		expect(root.dataset['theme']).toBeUndefined();
	});

	it('speaks the other language at once', async () => {
		await tap('Español');
		expect(language()).toBe('es');
		expect(await screen.findByRole('heading', { name: 'Ajustes' })).toBeVisible();
		await waitFor(async () => expect(await kept('language')).toBe('es'));
	});

	it('the clock is off until it is wanted; the screen stays awake', async () => {
		const clock = screen.getByRole('switch', { name: /Turn clock/ });
		expect(clock).toHaveAttribute('aria-checked', 'false');
		expect(screen.getByRole('switch', { name: /Keep the screen awake/ })).toBeChecked();
		await userEvent.click(clock);
		expect(preferences.habit('clock')).toBe(true);
		await waitFor(async () => expect(await kept('clock')).toBe(true));
	});

	it('what was kept is there when the app is opened again', async () => {
		const later = new MemoryStore();
		await later.saveSetting('textSize', 'large');
		await later.saveSetting('theme', 'light');
		await preferences.load(later);
		expect(root.style.fontSize).toBe('112.5%');
		expect(root.dataset['theme']).toBe('light');
	});
});
