/** What the banker likes: language, appearance and habits, kept in the store and applied to the page. */
import type { Language } from '$engine';
import type { GameStore } from '$lib/storage';
import { languages, setLanguage } from '$lib/text';

export type Theme = 'system' | 'light' | 'dark';
export type TextSize = 'normal' | 'large' | 'larger';

/** Habits that are on or off, and how they begin. */
const HABITS = { keepAwake: true, clock: false, showWorth: true } as const;
export type Habit = keyof typeof HABITS;

const SIZES: Readonly<Record<TextSize, string>> = {
	normal: '100%',
	large: '112.5%',
	larger: '125%'
};

class Preferences {
	#theme = $state<Theme>('system');
	#textSize = $state<TextSize>('normal');
	#habits = $state<Record<Habit, boolean>>({ ...HABITS });
	#store: GameStore | null = null;

	get theme(): Theme {
		return this.#theme;
	}
	get textSize(): TextSize {
		return this.#textSize;
	}
	habit(name: Habit): boolean {
		return this.#habits[name];
	}

	async load(store: GameStore): Promise<void> {
		this.#store = store;
		// A browser that keeps nothing still plays with the device's own wishes.
		const read = (key: string) => store.setting(key).catch(() => undefined);
		const [language, theme, size] = await Promise.all([
			read('language'),
			read('theme'),
			read('textSize')
		]);
		const known = languages.find((each) => each === language);
		if (known !== undefined) await setLanguage(known);
		if (theme === 'light' || theme === 'dark') this.#applyTheme(theme);
		if (size === 'large' || size === 'larger') this.#applySize(size);
		for (const habit of ['keepAwake', 'clock', 'showWorth'] as const) {
			const kept = await read(habit);
			if (typeof kept === 'boolean') this.#habits[habit] = kept;
		}
	}

	setTheme(theme: Theme): void {
		this.#applyTheme(theme);
		this.#save('theme', theme);
	}

	setTextSize(size: TextSize): void {
		this.#applySize(size);
		this.#save('textSize', size);
	}

	setLanguage(language: Language): void {
		void setLanguage(language);
		this.#save('language', language);
	}

	setHabit(name: Habit, on: boolean): void {
		this.#habits[name] = on;
		this.#save(name, on);
	}

	#save(key: string, value: string | boolean): void {
		// A wish that cannot be kept holds until the page is closed.
		void this.#store?.saveSetting(key, value).catch(() => undefined);
	}

	#applyTheme(theme: Theme): void {
		this.#theme = theme;
		if (theme === 'system') delete document.documentElement.dataset['theme'];
		else document.documentElement.dataset['theme'] = theme;
	}

	#applySize(size: TextSize): void {
		this.#textSize = size;
		document.documentElement.style.fontSize = SIZES[size];
	}
}

export const preferences = new Preferences();
