/** What a number pad remembers: a sum as it was typed, "30+40+5". Pure, so that keys can be tested. */

export type PadKey =
	| '0'
	| '1'
	| '2'
	| '3'
	| '4'
	| '5'
	| '6'
	| '7'
	| '8'
	| '9'
	| '+'
	| 'back'
	| 'clear';

/**
 * Room for 30 places of three digits: a national of 18OE with three 8+8s types 24 of them, each for itself.
 * It keeps a resting palm from writing a novel.
 */
const LONGEST = 120;
const MOST_DIGITS = 6;

function isPadKey(key: string): key is PadKey {
	return /^[0-9+]$/.test(key) || key === 'back' || key === 'clear';
}

/** The text after a key; a key that makes no sense changes nothing. */
export function press(text: string, key: PadKey): string {
	if (key === 'clear') return '';
	if (key === 'back') return text.slice(0, -1);
	if (text.length >= LONGEST) return text;
	const last = text.split('+').at(-1) ?? '';
	if (key === '+') return last === '' ? text : `${text}+`;
	if (last === '0') return text.slice(0, -1) + key;
	return last.length >= MOST_DIGITS ? text : text + key;
}

/** What a real keyboard, or a paste, brought into a field: figures as large as the pad's own, no larger. */
export function sumIn(text: string): string {
	return text
		.replace(/[^\d+]/g, '')
		.replace(/\++/g, '+')
		.replace(/^\+/, '')
		.split('+')
		.map((part) => part.replace(/^0+(?=\d)/, '').slice(0, MOST_DIGITS))
		.join('+');
}

/** The amounts of a sum, in the order typed. */
export function partsOf(text: string): number[] {
	return text
		.split('+')
		.filter((part) => part !== '')
		.map(Number);
}

export function sumOf(text: string): number {
	return partsOf(text).reduce((sum, part) => sum + part, 0);
}

export function textOf(parts: readonly number[]): string {
	return parts.join('+');
}

/** A key of a real keyboard as a key of the pad. */
export function fromKeyboard(key: string): PadKey | null {
	if (key === 'Backspace') return 'back';
	if (key === 'Delete') return 'clear';
	return isPadKey(key) ? key : null;
}
