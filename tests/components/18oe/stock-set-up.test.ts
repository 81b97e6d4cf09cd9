import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import HouseRules from '$lib/components/game/new-game/HouseRules.svelte';
import { NewGameForm } from '$lib/components/game/new-game/new-game-form.svelte';
import { setLanguage } from '$lib/text';
import { oe } from '../../engine/18oe/oe-support';

const user = userEvent.setup();

function show(): NewGameForm {
	const form = new NewGameForm();
	form.title = oe;
	render(HouseRules, { props: { form } });
	return form;
}

const group = (name: RegExp) => screen.getByRole('button', { name });
const row = (text: RegExp): HTMLElement => {
	const found = screen.getAllByRole('listitem').find((item) => text.test(item.textContent ?? ''));
	if (found === undefined) throw new Error(`no row ${String(text)}`);
	return found;
};

beforeEach(() => setLanguage('en'));

describe('the figures of 18OE at set-up', () => {
	it('lie in groups that say how many the box must confirm; none is open at first', () => {
		show();
		expect(screen.queryAllByRole('listitem')).toEqual([]);
		expect(group(/^Concessions/)).toHaveTextContent('10 to check against your box');
		expect(group(/^Opening packet/)).toHaveTextContent('32 to check against your box');
		const groups = screen.getAllByRole('button', { expanded: false });
		const all = groups.reduce(
			(sum, each) => sum + Number(/\s(\d+)/.exec(each.textContent ?? '')?.[1] ?? 0),
			0
		);
		expect(all).toBe(oe.tables.house.length);
	});

	it('§6.3 a face value that nobody knows says so, and is changed', async () => {
		const form = show();
		await user.click(group(/^Concessions/));
		const third = row(/^Face value of concession 3/);
		expect(third).toHaveTextContent('not known: take it from your box');
		const field = within(third).getByRole('textbox');
		await user.clear(field);
		await user.type(field, '35');
		await user.tab();
		expect(form.config(() => 0).house).toEqual({ 'concessionFace-3': 35 });
		expect(third).toHaveTextContent('house rule');
	});

	it('§3.1 an item of the packet is moved by row and place', async () => {
		const form = show();
		await user.click(group(/^Opening packet/));
		const item = row(/^Wien Südbahnhof/);
		await user.click(within(item).getByRole('button', { name: /^More: Wien Südbahnhof, row/i }));
		await user.click(within(item).getByRole('button', { name: /^More: Wien Südbahnhof, place/i }));
		expect(form.config(() => 0).house).toEqual({ 'packet-WS': 302 });
		expect(item).toHaveTextContent('row 2, place 1');
	});

	it('a resolution is a switch, and what is typed beyond the limits is brought within them', async () => {
		const form = show();
		await user.click(group(/^Money, limits/));
		await user.click(screen.getByRole('switch', { name: /The bank is broken at exactly £0/ }));
		const bank = within(row(/^Money in play/)).getByRole('textbox');
		await user.clear(bank);
		await user.type(bank, '999999');
		expect(screen.getByRole('alert')).toHaveTextContent('between');
		await user.tab();
		expect(form.config(() => 0).house).toEqual({ bankBreaksAtZero: 1, bank: 200_000 });
	});

	it('§3.3 the starting capital is the one that applies: 5,200 without concessions', async () => {
		const form = show();
		await user.click(group(/^Money, limits/));
		const capital = within(row(/^Starting capital/)).getByRole('textbox');
		expect(capital).toHaveValue('5400');
		form.toggleOption('noConcessions');
		await vi.waitFor(() => expect(capital).toHaveValue('5200'));
		expect(row(/^Starting capital/)).not.toHaveTextContent('house rule');
		expect(form.config(() => 0).house).toEqual({});
		expect(oe.setUp(form.config(() => 0)).cash['p1']).toBe(
			Math.ceil(5200 / form.seats.length / 5) * 5
		);
	});
});
