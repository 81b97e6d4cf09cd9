/** A sheet that goes with an entry is made invisible first, and taken down when the figures are seen. */
import { expect, test } from 'vitest';
import { asSheet, hideTopSheet } from '$lib/components/primitives/open-sheets';

function sheet(): { element: HTMLElement; scrim: HTMLElement; close: () => void } {
	const [scrim, element] = [document.createElement('div'), document.createElement('div')];
	const close = asSheet(() => [element, scrim])(element);
	return { element, scrim, close: () => close?.() };
}

test('only the one on top, with what it lays over the page, and it can come back', () => {
	const [below, top] = [sheet(), sheet()];
	const comeBack = hideTopSheet();
	expect([top.element.style.opacity, top.scrim.style.opacity]).toEqual(['0', '0']);
	expect(below.element.style.opacity).toBe('');
	comeBack();
	expect([top.element.style.opacity, top.scrim.style.opacity]).toEqual(['', '']);
	top.close();
	hideTopSheet();
	expect(below.element.style.opacity).toBe('0');
	below.close();
});

test('a sheet that is closed is not touched any more', () => {
	const gone = sheet();
	gone.close();
	hideTopSheet()();
	hideTopSheet();
	expect(gone.element.style.opacity).toBe('');
});
