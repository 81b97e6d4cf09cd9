/** Panels around the table: the player's sheet, the outlook, undo's list, the big view, breaks. */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRawSnippet } from 'svelte';
import BigView from '$lib/components/game/BigView.svelte';
import DisplayScreen from '$lib/components/game/DisplayScreen.svelte';
import { NOTHING_FRESH } from '$lib/components/game/fresh';
import GameHeader from '$lib/components/game/GameHeader.svelte';
import GameShell from '$lib/components/game/GameShell.svelte';
import { watchBreaks } from '$lib/components/game/idle';
import { draftKey } from '$lib/components/game/now/revenue-draft';
import OutlookSheet from '$lib/components/game/OutlookSheet.svelte';
import { preferences } from '$lib/components/game/preferences.svelte';
import PlayerSheet from '$lib/components/game/PlayerSheet.svelte';
import { clockText, TurnClock } from '$lib/components/game/turn-clock.svelte';
import UndoButton from '$lib/components/game/UndoButton.svelte';
import WelcomeBack from '$lib/components/game/WelcomeBack.svelte';
import { newMex, play } from '../../support/mex';
import { openAt } from '../stock/desk';
import { openMidGame } from '../support/mid-game';

afterEach(() => vi.useRealTimers());

describe('the player’s sheet', () => {
	it('says what could be raised and bought now', async () => {
		const { teller, context } = await openMidGame();
		const player = teller.table.players[2];
		if (player === undefined) throw new Error('no third player');
		render(PlayerSheet, { props: { player, onclose: () => {} }, context });
		const sheet = screen.getByRole('dialog', { name: 'Carla' });
		expect(sheet).toHaveTextContent('Could be raised now');
		expect(sheet).toHaveTextContent('Could be bought now');
		expect(sheet).toHaveTextContent('from the Initial Offering');
	});

	it('leads to a correction about this player', async () => {
		const { teller, repair, context } = await openMidGame();
		const player = teller.table.players[2];
		if (player === undefined) throw new Error('no third player');
		render(PlayerSheet, { props: { player, onclose: () => {} }, context });
		await userEvent.click(screen.getByRole('button', { name: 'Correct something' }));
		expect(repair.open).toEqual({ sheet: 'menu', about: 'p3' });
	});
});

describe('the train outlook', () => {
	it('§4.3.4 names who will be without a train and whether the treasury can pay', async () => {
		const { context } = await openMidGame();
		render(OutlookSheet, { props: { onclose: () => {} }, context });
		const lines = within(screen.getByRole('dialog')).getAllByRole('listitem');
		expect(lines[0]).toHaveTextContent('without a train');
		expect(lines[0]).toHaveTextContent('the treasury can pay');
		expect(lines).toHaveLength(4);
	});
});

describe('undo', () => {
	it('takes back one entry with a tap', async () => {
		const { session, context } = await openMidGame();
		const { count } = session;
		render(UndoButton, { context });
		await userEvent.click(screen.getByRole('button', { name: /Undo/ }));
		await waitFor(() => expect(session.count).toBe(count - 1));
	});

	it('lists the last entries on a long press, and goes back to one of them', async () => {
		const { session, context } = await openMidGame();
		const { count } = session;
		render(UndoButton, { context });
		await fireEvent.contextMenu(screen.getByRole('button', { name: /Undo/ }));
		const sheet = await screen.findByRole('dialog', { name: 'Undo' });
		// "Undo to here" is the journal's, and leaves the entry itself in force.
		expect(within(sheet).queryByRole('button', { name: 'Undo to here' })).toBeNull();
		const buttons = within(sheet).getAllByRole('button', { name: 'Undo from here' });
		await userEvent.click(buttons[2] ?? sheet);
		await waitFor(() => expect(session.count).toBe(count - 3));
		expect(session.canRedo).toBe(true);
	});
});

describe('the big view', () => {
	it('shows whose turn it is, every player’s cash and every floated company', async () => {
		const { session, context } = await openMidGame();
		const props = { state: session.state, fresh: NOTHING_FRESH };
		const { container } = render(BigView, { props, context });
		for (const text of ['OR 4.1', 'Carla', '$74', 'Diego', '$144', '$490', 'Bank $5,775']) {
			expect(container).toHaveTextContent(text);
		}
		expect(container.querySelector('.turned')).toBeNull();
	});

	it('turns around for people on the other side', async () => {
		const { session, context } = await openMidGame();
		const props = { state: session.state, fresh: NOTHING_FRESH, turned: true };
		const { container } = render(BigView, { props, context });
		expect(container.querySelector('.turned')).not.toBeNull();
	});
});

describe('the second window', () => {
	it('follows what is booked, turns around, and has nothing to book with', async () => {
		const { session, context } = await openMidGame();
		const { container } = render(DisplayScreen, { props: { session }, context });
		expect(container).toHaveTextContent('$144');
		await session.act([
			{ do: 'collectMail', company: 'PAC', amount: 30 },
			{ do: 'run', company: 'PAC', revenue: 160, choice: 'pay' }
		]);
		await waitFor(() => expect(container).toHaveTextContent('$176'));
		// Two ways to look at it, and one to turn it.
		expect(screen.getAllByRole('button')).toHaveLength(3);
		await userEvent.click(screen.getByRole('button', { name: 'Turn it around' }));
		expect(container.querySelector('.turned')).not.toBeNull();
	});
});

describe('after a break', () => {
	it('shows the last three entries and whose turn it is', async () => {
		const { context } = await openMidGame();
		const onclose = vi.fn();
		render(WelcomeBack, { props: { onclose }, context });
		const sheet = screen.getByRole('dialog', { name: 'Where were we?' });
		expect(sheet).toHaveTextContent('It is PAC’s turn');
		expect(within(sheet).getAllByRole('listitem')).toHaveLength(3);
		expect(sheet).toHaveTextContent('SPM ends the turn');
		await userEvent.click(within(sheet).getByRole('button', { name: 'Go on' }));
		expect(onclose).toHaveBeenCalled();
	});

	it('says what is pending: a turn filled in early, and a question that waits', async () => {
		const { teller, context } = await openMidGame();
		const filled = { mode: 'total', total: '210', trains: {}, choice: null, mail: null };
		teller.setDraft(draftKey(teller.state, 'MEX'), filled);
		render(WelcomeBack, { props: { onclose: () => {} }, context });
		const sheet = screen.getByRole('dialog', { name: 'Where were we?' });
		expect(sheet).toHaveTextContent(/Still to do.*MEX: Filled in/s);
		document.body.innerHTML = '';
		const asked = play(
			newMex(),
			{ do: 'buyLowest', player: 'p1' },
			{ do: 'buyLowest', player: 'p2' },
			{ do: 'buyLowest', player: 'p3' },
			{ do: 'buyLowest', player: 'p1' },
			{ do: 'buyLowest', player: 'p2' },
			{ do: 'buyLowest', player: 'p3' },
			{ do: 'buyLowest', player: 'p1' }
		);
		const question = await openAt(asked);
		render(WelcomeBack, { props: { onclose: () => {} }, context: question.context });
		expect(screen.getByRole('dialog')).toHaveTextContent(/Still to do.*Ana must set NdM’s par/s);
	});

	it('comes by itself at the first touch after ten minutes, in any game', async () => {
		vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 9, 4) });
		const { session } = await openMidGame();
		const children = createRawSnippet(() => ({ render: () => '<p>the table</p>' }));
		render(GameShell, { props: { session, children } });
		const dialog = () => screen.queryByRole('dialog', { name: 'Where were we?' });
		const put = screen.queryByRole('button', { name: 'Go on' });
		if (put !== null) await userEvent.click(put);
		await waitFor(() => expect(dialog()).toBeNull());
		vi.setSystemTime(Date.now() + 599_000);
		await fireEvent.pointerDown(document.body);
		expect(dialog()).toBeNull();
		vi.setSystemTime(Date.now() + 600_000);
		await fireEvent.pointerDown(document.body);
		await waitFor(() => expect(dialog()).not.toBeNull());
	});

	it('notices ten idle minutes, and nothing shorter', () => {
		let now = 0;
		const back = vi.fn();
		const stop = watchBreaks(back, () => now);
		now = 599_000;
		window.dispatchEvent(new Event('pointerdown'));
		expect(back).not.toHaveBeenCalled();
		now += 600_000;
		window.dispatchEvent(new Event('keydown'));
		expect(back).toHaveBeenCalledOnce();
		stop();
		now += 600_000;
		window.dispatchEvent(new Event('pointerdown'));
		expect(back).toHaveBeenCalledOnce();
	});
});

describe('the clock', () => {
	it('stands in the header only where it is wanted, and a tap pauses it', async () => {
		const { context } = await openMidGame();
		const first = render(GameHeader, { context });
		expect(screen.queryByRole('button', { name: /^Clock/ })).toBeNull();
		first.unmount();
		preferences.setHabit('clock', true);
		render(GameHeader, { context });
		const chip = screen.getByRole('button', { name: /^Clock/ });
		expect(chip).toHaveTextContent('0:00');
		expect(chip).toHaveAttribute('aria-pressed', 'false');
		await userEvent.click(chip);
		expect(chip).toHaveAttribute('aria-pressed', 'true');
		preferences.setHabit('clock', false);
	});

	it('counts the turn, begins anew with the next, and can be paused', () => {
		const clock = new TurnClock();
		clock.follow('PAC');
		clock.tick();
		clock.tick();
		expect(clock.turn).toBe(2);
		clock.follow('MEX');
		expect(clock.turn).toBe(0);
		clock.toggle();
		clock.tick();
		expect([clock.turn, clock.total, clock.paused]).toEqual([0, 2, true]);
	});

	it('writes hours only when there are any', () => {
		expect([clockText(127), clockText(3727)]).toEqual(['2:07', '1:02:07']);
	});
});
