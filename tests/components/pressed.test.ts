/** A tapped button looks pressed a little longer than the finger stays. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Button from '$lib/components/primitives/Button.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function button(): HTMLElement {
	const children = createRawSnippet(() => ({ render: () => '<span>Pay</span>' }));
	render(Button, { props: { kind: 'primary', children } });
	return screen.getByRole('button', { name: 'Pay' });
}

test('it keeps the look when the finger leaves, and loses it a moment later', async () => {
	const pay = button();
	expect(pay).not.toHaveClass('pressed');
	await fireEvent.pointerDown(pay);
	expect(pay).toHaveClass('pressed');
	await fireEvent.pointerUp(pay);
	expect(pay).toHaveClass('pressed');
	vi.advanceTimersByTime(300);
	expect(pay).not.toHaveClass('pressed');
});

test('a second tap begins anew', async () => {
	const pay = button();
	await fireEvent.pointerDown(pay);
	await fireEvent.pointerUp(pay);
	vi.advanceTimersByTime(200);
	await fireEvent.pointerDown(pay);
	vi.advanceTimersByTime(200);
	expect(pay).toHaveClass('pressed');
	await fireEvent.pointerUp(pay);
	vi.advanceTimersByTime(300);
	expect(pay).not.toHaveClass('pressed');
});

test('a finger that slides away or is taken by the system lets it go too', async () => {
	const pay = button();
	for (const leave of [fireEvent.pointerLeave, fireEvent.pointerCancel]) {
		await fireEvent.pointerDown(pay);
		await leave(pay);
		vi.advanceTimersByTime(300);
		expect(pay).not.toHaveClass('pressed');
	}
});
