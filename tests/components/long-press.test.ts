/** A long press, a right click or the menu key: the second thing that a card or a row can do. */
import { fireEvent } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { longPress } from '$lib/components/primitives/long-press';

let button: HTMLButtonElement;
let held: ReturnType<typeof vi.fn<() => void>>;
let tapped: ReturnType<typeof vi.fn<() => void>>;
let detach: (() => void) | void;

beforeEach(() => {
	vi.useFakeTimers();
	button = document.body.appendChild(document.createElement('button'));
	held = vi.fn();
	tapped = vi.fn();
	button.addEventListener('click', () => tapped());
	detach = longPress(() => held())(button);
});

afterEach(() => {
	detach?.();
	button.remove();
	vi.useRealTimers();
});

/** jsdom knows no pointer events with a place. */
const pointer = (name: string, x = 0) =>
	button.dispatchEvent(new MouseEvent(name, { clientX: x, clientY: 0 }));

describe('a long press', () => {
	it('acts after half a second, and the tap that ends it does nothing else', () => {
		pointer('pointerdown');
		vi.advanceTimersByTime(499);
		expect(held).not.toHaveBeenCalled();
		vi.advanceTimersByTime(1);
		expect(held).toHaveBeenCalledOnce();
		pointer('pointerup');
		button.click();
		expect(tapped).not.toHaveBeenCalled();
		button.click();
		expect(tapped).toHaveBeenCalledOnce();
	});

	it('is a tap when it is short', () => {
		pointer('pointerdown');
		vi.advanceTimersByTime(300);
		pointer('pointerup');
		button.click();
		vi.advanceTimersByTime(1_000);
		expect(held).not.toHaveBeenCalled();
		expect(tapped).toHaveBeenCalledOnce();
	});

	it.each(['pointercancel', 'pointerleave'])('is given up with %s, as scrolling does', (end) => {
		pointer('pointerdown');
		pointer(end);
		vi.advanceTimersByTime(1_000);
		expect(held).not.toHaveBeenCalled();
	});

	it('bears a trembling finger and not a wandering one', () => {
		pointer('pointerdown');
		pointer('pointermove', 8);
		vi.advanceTimersByTime(500);
		expect(held).toHaveBeenCalledOnce();
		pointer('pointerdown');
		pointer('pointermove', 20);
		vi.advanceTimersByTime(500);
		expect(held).toHaveBeenCalledOnce();
	});

	it('is also a right click, and a finger’s menu does not act twice', async () => {
		await fireEvent.contextMenu(button);
		expect(held).toHaveBeenCalledOnce();
		pointer('pointerdown');
		vi.advanceTimersByTime(500);
		await fireEvent.contextMenu(button);
		expect(held).toHaveBeenCalledTimes(2);
	});
});
