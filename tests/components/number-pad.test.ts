import { fireEvent, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import NumberField from '$lib/components/primitives/NumberField.svelte';
import NumberPad from '$lib/components/primitives/NumberPad.svelte';
import TypedSum from '$lib/components/primitives/TypedSum.svelte';
import { partsOf, press, sumIn, sumOf, type PadKey } from '$lib/components/primitives/pad';

const typed = (keys: readonly PadKey[]) => keys.reduce(press, '');

describe('what the pad remembers', () => {
	it.each<[PadKey[], string, number]>([
		[['1', '2', '0'], '120', 120],
		[['3', '0', '+', '4', '0', '+', '5', '0'], '30+40+50', 120],
		[['+', '3', '0'], '30', 30],
		[['3', '0', '+', '+', '4'], '30+4', 34],
		[['0', '0', '7'], '7', 7],
		[['3', '0', '+', 'back', 'back'], '3', 3],
		[['9', '9', 'clear'], '', 0],
		[['3', '0', '+'], '30+', 30],
		[['1', '2', '3', '4', '5', '6', '7'], '123456', 123456]
	])('%j gives %s', (keys, text, sum) => {
		expect(typed(keys)).toBe(text);
		expect(sumOf(text)).toBe(sum);
	});

	it('has room for every place that three 8+8s of a national of 18OE count', () => {
		const keys = Array.from({ length: 24 }, (_, i) => (i === 0 ? '100' : '+100')).join('');
		expect(partsOf(typed([...keys] as PadKey[]))).toHaveLength(24);
	});

	it('keeps the parts of a sum', () => {
		expect(partsOf('30+40+50')).toEqual([30, 40, 50]);
		expect(partsOf('')).toEqual([]);
	});
});

describe('a sum as it was typed', () => {
	it('may go on in the next line after a plus, never within a figure', () => {
		const { container } = render(TypedSum, { text: '100+20+' });
		expect(container.textContent).toBe('100+20+');
		expect(container.innerHTML.replaceAll(/<!--.*?-->/g, '')).toContain('100+<wbr>20+');
	});
});

describe('NumberPad', () => {
	it('takes an Enter that was pressed for it, not one that is held down since before', async () => {
		const onenter = vi.fn();
		render(NumberPad, { text: '30', onenter });
		await fireEvent.keyDown(document.body, { key: 'Enter', repeat: true });
		expect(onenter).not.toHaveBeenCalled();
		await fireEvent.keyDown(document.body, { key: 'Enter' });
		expect(onenter).toHaveBeenCalledTimes(1);
	});

	it('types by finger, sums included', async () => {
		const ontype = vi.fn();
		render(NumberPad, { text: '', ontype });
		const user = userEvent.setup();
		for (const name of ['3', '0', 'plus', '4', '0', 'Delete the last digit']) {
			await user.click(await screen.findByRole('button', { name }));
		}
		expect(ontype).toHaveBeenLastCalledWith('30+4');
	});

	it('types by keyboard and confirms with Enter', async () => {
		const ontype = vi.fn();
		const onenter = vi.fn();
		render(NumberPad, { text: '', ontype, onenter });
		await userEvent.keyboard('1x90{Enter}');
		expect(ontype).toHaveBeenLastCalledWith('190');
		expect(onenter).toHaveBeenCalledOnce();
	});

	it('leaves digits alone that are typed into a field', async () => {
		const ontype = vi.fn();
		render(NumberPad, { text: '', ontype });
		const field = document.body.appendChild(document.createElement('input'));
		await userEvent.type(field, '12');
		expect(ontype).not.toHaveBeenCalled();
		field.remove();
	});

	it('says why a figure cannot be used', () => {
		render(NumberPad, { text: '15', problem: 'Revenue comes in steps of $10.' });
		expect(screen.getByRole('alert')).toHaveTextContent('steps of $10');
	});
});

describe('what a real keyboard brings into a field', () => {
	it.each([
		['12x5', '125'],
		['+30++40+', '30+40+'],
		['007', '7'],
		['1e308', '1308'],
		['999999999999', '999999'],
		['30+12345678', '30+123456'],
		['−5', '5'],
		['٣', '']
	])('%s is %s', (text, sum) => {
		expect(sumIn(text)).toBe(sum);
	});

	it('leaves a long list of figures whole', () => {
		const list = Array.from({ length: 12 }, () => '100').join('+');
		expect(sumIn(list)).toBe(list);
	});
});

describe('NumberField', () => {
	const pad = () => screen.queryByRole('group', { name: 'Number pad' });

	it('takes no larger figure from a keyboard than from its pad, and shows what it takes', async () => {
		const onchange = vi.fn();
		render(NumberField, { label: 'Treasury', text: '', onchange });
		const field = screen.getByRole('textbox', { name: 'Treasury' });
		await userEvent.click(field);
		await userEvent.keyboard('99999999x9');
		expect(onchange).toHaveBeenLastCalledWith('999999');
		expect(field).toHaveValue('999999');
	});

	it('rises with the focus, keeps the system’s keyboard away and starts anew', async () => {
		const onchange = vi.fn();
		render(NumberField, { label: 'Treasury', text: '480', onchange });
		const field = screen.getByRole('textbox', { name: 'Treasury' });
		expect(field).toHaveAttribute('inputmode', 'none');
		expect(pad()).toBeNull();
		const user = userEvent.setup();
		await user.click(field);
		for (const name of ['3', '0', 'plus', '5']) {
			await user.click(screen.getByRole('button', { name }));
		}
		expect(onchange).toHaveBeenLastCalledWith('30+5');
		expect(field).toHaveFocus();
		await user.click(screen.getByRole('button', { name: 'Done' }));
		expect(pad()).toBeNull();
	});

	it('goes on to the next figure, by its key or by Enter, and ends after the last', async () => {
		const onchange = vi.fn();
		render(NumberField, { label: 'Ana', text: '', onchange });
		render(NumberField, { label: 'Bruno', text: '', onchange });
		const user = userEvent.setup();
		await user.click(screen.getByRole('textbox', { name: 'Ana' }));
		await user.click(screen.getByRole('button', { name: 'Next figure' }));
		expect(screen.getByRole('textbox', { name: 'Bruno' })).toHaveFocus();
		await user.keyboard('12x5');
		expect(onchange).toHaveBeenLastCalledWith('125');
		await user.keyboard('{Enter}');
		expect(pad()).toBeNull();
	});
});
