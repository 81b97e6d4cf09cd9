/** The NdeM on the screen: terrain that only cubes pay for, and the auction of its stations. */
import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { State } from '$engine';
import NowPanel from '$lib/components/game/now/NowPanel.svelte';
import { setLanguage } from '$lib/text';
import { mx, operating, ownOf, patchOwn, play, table } from '../../engine/1822mx/support';
import { auction } from '../../e2e/harness/mx-rare-positions';
import { lastActions, openAt } from '../stock/desk';

/** The NdeM builds; so many cubes lie on the map. */
function building(map: number): State {
	const state = operating(table(), 'NdeM');
	return patchOwn(state, { cubes: { ...ownOf(state).cubes, map } });
}

describe('the NdeM', () => {
	beforeEach(() => setLanguage('en'));

	it('§6.21.4 §6.8.15 a hill is paid by a cube on the map, without a further tap', async () => {
		const user = userEvent.setup();
		const { session, context } = await openAt(building(1), [], mx);
		render(NowPanel, { context });
		await user.click(await screen.findByRole('button', { name: /^Terrain/ }));
		const sheet = await screen.findByRole('dialog');
		await user.click(within(sheet).getByRole('button', { name: /^Hill/ }));
		expect(within(sheet).getByRole('button', { name: 'paid by a cube' })).toHaveAttribute(
			'aria-pressed',
			'true'
		);
		await user.click(
			within(sheet).getByRole('button', { name: 'Cubes pay $40 of terrain for NdeM' })
		);
		await waitFor(() => expect(session.count).toBe(1));
		expect(lastActions(session)).toEqual([
			{ do: 'own.payTerrain', company: 'NdeM', costs: [40], covered: [40] }
		]);
	});

	it('§6.21.4 with no cube on the map there is no terrain to enter', async () => {
		const { context } = await openAt(building(0), [], mx);
		render(NowPanel, { context });
		await screen.findByRole('button', { name: /^Place a builder cube/ });
		expect(screen.queryByRole('button', { name: /^Terrain/ })).toBeNull();
	});
});

describe('the auction of its stations', () => {
	beforeEach(() => setLanguage('en'));

	it('§6.22.4 a phone’s folded panel is headed by the player whose turn it is', async () => {
		const { context } = await openAt(auction(), [], mx);
		render(NowPanel, { context });
		const player = auction().turn?.kind === 'own' && Reflect.get(auction().turn ?? {}, 'player');
		const name = auction().players[player as 'p1']?.name ?? '';
		const fold = screen.getByRole('button', { name: 'More', hidden: true });
		expect(fold).toHaveTextContent(name);
		expect(fold).not.toHaveTextContent('NdeM');
	});

	it('§6.22.4 whoever chooses the company that pays sees what each has', async () => {
		let state = play(auction(), {
			do: 'own.offerStation',
			player: 'p1',
			station: 'M14',
			value: 80,
			amount: 80
		} as never);
		while (state.duties.length === 0) {
			const { turn } = state;
			if (turn?.kind !== 'own' || turn.player === null) throw new Error('no auction');
			state = play(state, { do: 'pass', player: turn.player });
		}
		const { context } = await openAt(state, [], mx);
		render(NowPanel, { context });
		const choices = await screen.findAllByRole('radio');
		expect(choices.length).toBeGreaterThan(0);
		for (const choice of choices) expect(choice).toHaveTextContent(/Treasury \$\d+/i);
	});

	it('§6.22.2 without a bid one tap passes for everybody still asked, and the auction is over', async () => {
		const user = userEvent.setup();
		const { session, context } = await openAt(auction(), [], mx);
		render(NowPanel, { context });
		await user.click(await screen.findByRole('button', { name: /^All pass/ }));
		await waitFor(() => expect(session.count).toBe(1));
		const players = ['p1', 'p2', 'p3'];
		expect(lastActions(session)).toEqual(players.map((player) => ({ do: 'pass', player })));
		expect(ownOf(session.present).ndem).toBe('closed');
	});

	it('§6.22.2 with no station left nobody is asked to put one up', async () => {
		const { context } = await openAt(patchOwn(auction(), { stations: [] }), [], mx);
		render(NowPanel, { context });
		await screen.findByRole('button', { name: /^All pass/ });
		expect(screen.queryByText('Put up a station, or pass.')).toBeNull();
	});

	it('§6.22.4 a bid far above the last one is typed', async () => {
		const user = userEvent.setup();
		const offer = { do: 'own.offerStation', player: 'p1', station: 'M14', value: 80, amount: 80 };
		const { session, context } = await openAt(play(auction(), offer as never), [], mx);
		render(NowPanel, { context });
		await user.click(await screen.findByRole('button', { name: '$90: Other amount' }));
		const sheet = await screen.findByRole('dialog');
		await user.keyboard('155');
		expect(sheet).toHaveTextContent(/steps of \$10/i);
		await user.keyboard('{Backspace}{Backspace}80');
		await user.click(within(sheet).getByRole('button', { name: '$180' }));
		await user.click(screen.getByRole('button', { name: 'Bid $180' }));
		await waitFor(() => expect(session.count).toBe(1));
		expect(lastActions(session)).toEqual([{ do: 'own.raiseStation', player: 'p2', amount: 180 }]);
	});
});
