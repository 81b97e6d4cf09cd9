/** A person at the tablet, the same in every engine: looks for what can be tapped, and taps it. */
import { eventually, type Engine } from './engine';

export interface Target {
	readonly role: 'button' | 'link' | 'radio' | 'textbox';
	/** The whole name, or a pattern of it. */
	readonly name: string | RegExp;
	/** Only inside of what this selector finds. */
	readonly within?: string;
}

interface Wanted {
	readonly selector: string;
	readonly name: string;
	readonly pattern: boolean;
	readonly within: string | null;
}

const SELECTORS: Readonly<Record<Target['role'], string>> = {
	button: 'button, [role="button"], summary',
	link: 'a[href]',
	radio: '[role="radio"], input[type="radio"]',
	textbox: 'input:not([type="radio"], [type="checkbox"], [type="file"]), textarea'
};

/**
 * Runs in the page: where a thing of this name can be tapped, or null while there is none, it is
 * refused, or something lies over it.
 */
function spot({ selector, name, pattern, within }: Wanted): { x: number; y: number } | null {
	const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
	const nameOf = (element: Element): string => {
		const own = element.getAttribute('aria-label');
		if (own !== null) return plain(own);
		const by = element.getAttribute('aria-labelledby');
		if (by !== null) return plain(document.getElementById(by)?.textContent);
		const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
		return plain(label === undefined ? element.textContent : label.textContent);
	};
	const root = within === null ? document : document.querySelector(within);
	const fits = (text: string) => (pattern ? new RegExp(name).test(text) : text === name);
	for (const element of root?.querySelectorAll(selector) ?? []) {
		if (!fits(nameOf(element)) || element.matches(':disabled, [aria-disabled="true"]')) continue;
		const seen = element.getBoundingClientRect();
		if (seen.width === 0 || seen.height === 0) continue;
		if (seen.top < 0 || seen.bottom > innerHeight) element.scrollIntoView({ block: 'center' });
		const { left, top, width, height } = element.getBoundingClientRect();
		const at = { x: left + width / 2, y: top + height / 2 };
		const above = document.elementFromPoint(at.x, at.y);
		if (above !== null && (element.contains(above) || above.contains(element))) return at;
	}
	return null;
}

/** Runs in the page: types into the field of this name as the browser would. */
function write({ name, text }: { name: string; text: string }): boolean {
	const fields = [...document.querySelectorAll<HTMLInputElement>('input')];
	const field = fields.find((each) => each.getAttribute('aria-label') === name);
	if (field === undefined) return false;
	field.focus();
	field.value = text;
	field.dispatchEvent(new Event('input', { bubbles: true }));
	field.dispatchEvent(new Event('change', { bubbles: true }));
	return true;
}

/** Runs in the page: puts a file where a person would have chosen it. */
function choose({ name, text }: { name: string; text: string }): boolean {
	const input = document.querySelector<HTMLInputElement>('input[type="file"]');
	if (input === null) return false;
	const chosen = new DataTransfer();
	chosen.items.add(new File([text], name, { type: 'application/json' }));
	input.files = chosen.files;
	input.dispatchEvent(new Event('change', { bubbles: true }));
	return true;
}

export class Person {
	readonly engine: Engine;

	constructor(engine: Engine) {
		this.engine = engine;
	}

	/** A function that runs in the page; it may use nothing from outside itself. */
	ask<A, T>(inPage: (given: A) => T, given: A): Promise<T> {
		return this.engine.ask(`(${inPage.toString()})(${JSON.stringify(given)})`);
	}

	#find({ role, name, within }: Target): Promise<{ x: number; y: number } | null> {
		const pattern = name instanceof RegExp;
		return this.ask(spot, {
			selector: SELECTORS[role],
			name: pattern ? name.source : name,
			pattern,
			within: within ?? null
		});
	}

	/** Waits until it can be tapped. */
	async sees(target: Target): Promise<void> {
		await eventually(`${target.role} ${String(target.name)}`, () => this.#find(target));
	}

	async can(target: Target): Promise<boolean> {
		return (await this.#find(target)) !== null;
	}

	async tap(target: Target): Promise<void> {
		const what = `${target.role} ${String(target.name)}`;
		let last = await eventually(what, () => this.#find(target));
		// A sheet that is still on its way is waited for: it must stay where it was seen.
		const { x, y } = await eventually(what, async () => {
			const now = await this.#find(target);
			const still = now !== null && now.x === last.x && now.y === last.y;
			if (now !== null) last = now;
			return still ? now : null;
		});
		await this.engine.tap(x, y);
	}

	/** Waits until the page says this somewhere. */
	async reads(text: string): Promise<void> {
		await eventually(`"${text}"`, () => this.engine.ask<boolean>(saysOf(text)));
	}

	async types(name: string, text: string): Promise<void> {
		await eventually(`field ${name}`, () => this.ask(write, { name, text }));
	}

	async brings(name: string, text: string): Promise<void> {
		await eventually('a place for files', () => this.ask(choose, { name, text }));
	}
}

const saysOf = (text: string): string =>
	`document.body.innerText.replace(/\\s+/g, ' ').includes(${JSON.stringify(text)})`;
