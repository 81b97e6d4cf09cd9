/** What is laid out before the first turn, per title. */
import { render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { findTitle } from '$engine';
import SetUpSheet from '$lib/components/game/new-game/SetUpSheet.svelte';
import { setLanguage } from '$lib/text';
import { openAt } from '../stock/desk';

beforeEach(() => setLanguage('en'));

async function lists(id: string, players: number): Promise<HTMLElement> {
	const title = findTitle(id);
	if (title === null) throw new Error(`no title ${id}`);
	const names = ['Ana', 'Bruno', 'Carla', 'Diego', 'Elena'].slice(0, players);
	const config = { players: names, priority: 0, options: [], house: {}, chips: true };
	const { context } = await openAt(title.setUp(config), [], title);
	render(SetUpSheet, { props: { onclose: () => {} }, context });
	return screen.getByRole('dialog', { name: 'Set up the cardboard' });
}

describe('the set-up list', () => {
	it('§2 of 18MEX has what lies beside #6 and #7 and in the trade-in box', async () => {
		const sheet = await lists('18mex', 4);
		expect(sheet).toHaveTextContent('CHI 10% beside private #6');
		expect(sheet).toHaveTextContent('NdM’s president’s certificate beside private #7');
		expect(sheet).toHaveTextContent('Trade-in box: NdM 10%, two NdM 5%, UdY 10%');
	});

	it.each([
		[3, 6, 24],
		[4, 5, 22],
		[5, 4, 22]
	])(
		'§2.1.2 §2.1.14 of 1822MX with %i players has %i bidding tokens each and %i cubes',
		async (players, tokens, cubes) => {
			const sheet = await lists('1822mx', players);
			expect(sheet).toHaveTextContent(
				`Bidding tokens: ${tokens} to each player; the other ${cubes} cubes`
			);
			expect(sheet).toHaveTextContent('Shuffle the order cards and deal one to each player');
		}
	);

	it('§3.1 of 18OE names the packet and what lies on the boards', async () => {
		const sheet = await lists('18oe', 4);
		expect(sheet).not.toHaveTextContent('Privates in order');
		for (const text of [
			'Opening packet, from the top row down',
			'Patronage tiles',
			'Port authorities (8 North Sea, 8 Mediterranean) and Orient Express markers',
			'The level 8 card under the fourth 7+7-train',
			'Remainder cash set aside: £100,000'
		]) {
			expect(sheet).toHaveTextContent(text);
		}
	});
});
