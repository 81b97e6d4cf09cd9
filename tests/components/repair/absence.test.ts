/** Somebody leaves the table: the sheet that says so, and what the table then says. */
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { actingPlayer, type Action, type PlayerId, type State } from '$engine';
import AbsentNote from '$lib/components/game/repair/AbsentNote.svelte';
import CorrectionSheet from '$lib/components/game/repair/CorrectionSheet.svelte';
import PlayerRow from '$lib/components/game/PlayerRow.svelte';
import { midGame } from '../../fixtures/mex-mid-game';
import { booked } from '../support/booked';
import { openMidGame } from '../support/mid-game';
import { scene } from './repair-scene';

const tap = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

const away = (...players: readonly PlayerId[]): Action => ({
	do: 'correct',
	reason: 'agreed',
	changes: players.map((player) => ({ kind: 'away', player, away: true }) as const)
});

/** The fixture while one of its companies operates. */
function operating(): State {
	const { state } = midGame;
	if (state.turn?.kind !== 'operating') throw new Error('the fixture stands elsewhere');
	return state;
}

describe('a seat in the sheet', () => {
	test('a stand-in is named, and the card says who plays', async () => {
		const { context, session } = await scene();
		render(CorrectionSheet, { props: { open: true, about: 'p2' }, context });
		await tap('Away');
		await tap('a stand-in plays');
		const book = screen.getByRole('button', { name: /Book the correction/ });
		await tap('agreed at the table');
		expect(book).toBeDisabled();
		const name = screen.getByLabelText('Who plays for the seat');
		await fireEvent.input(name, { target: { value: 'Lupe' } });
		await userEvent.click(book);
		await booked(session);
		expect(session.present.players['p2']).toMatchObject({ away: false, standIn: 'Lupe' });
		render(PlayerRow, { context });
		const players = screen.getByRole('region', { name: 'Players' });
		expect(within(players).getByText('Lupe plays')).toBeInTheDocument();
	});
});

describe('the note beside the work', () => {
	test('says that somebody must decide for the absent president', async () => {
		const { teller, session, context } = await openMidGame(operating());
		const president = actingPlayer(teller.title, session.present);
		if (president === null) throw new Error('nobody presides');
		render(AbsentNote, { context });
		expect(screen.queryByRole('status')).toBeNull();
		await session.act([away(president)]);
		const name = session.present.players[president]?.name ?? '';
		expect(await screen.findByRole('status')).toHaveTextContent(
			`${name} is absent and may not pass here: somebody must decide for ${name}.`
		);
	});

	test('says that the game waits when nobody is left', async () => {
		const { session, context } = await openMidGame(operating());
		await session.act([away(...session.present.seats)]);
		render(AbsentNote, { context });
		expect(screen.getByRole('status')).toHaveTextContent('Everybody is absent: the game waits.');
	});
});
