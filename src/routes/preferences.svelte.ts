/** What the banker likes: language and appearance, kept in the store and applied to the page. */
import type { Language } from '$engine';
import type { GameStore } from '$lib/storage';
import { languages, setLanguage } from '$lib/text';

export type Theme = 'system' | 'light' | 'dark';
export type TextSize = 'normal' | 'large' | 'larger';

const SIZES: Readonly<Record<TextSize, string>> = {
	normal: '100%',
	large: '112.5%',
	larger: '125%'
};

class Preferences {
	#theme = $state<Theme>('system');
	#textSize = $state<TextSize>('normal');

	get theme(): Theme {
		return this.#theme;
	}
	get textSize(): TextSize {
		return this.#textSize;
	}

	async load(store: GameStore): Promise<void> {
		// A browser that keeps nothing still plays with the device's own wishes.
		const read = (key: string) => store.setting(key).catch(() => undefined);
		const [language, theme, size] = await Promise.all([
			read('language'),
			read('theme'),
			read('textSize')
		]);
		const known = languages.find((each) => each === language);
		if (known !== undefined) setLanguage(known);
		if (theme === 'light' || theme === 'dark') this.#applyTheme(theme);
		if (size === 'large' || size === 'larger') this.#applySize(size);
	}

	setTheme(store: GameStore, theme: Theme): void {
		this.#applyTheme(theme);
		void store.saveSetting('theme', theme);
	}

	setTextSize(store: GameStore, size: TextSize): void {
		this.#applySize(size);
		void store.saveSetting('textSize', size);
	}

	setLanguage(store: GameStore, language: Language): void {
		setLanguage(language);
		void store.saveSetting('language', language);
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
