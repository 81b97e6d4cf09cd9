import { cleanup, render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { State } from '$engine';
import DutyPanel from '$lib/components/game/duties/DutyPanel.svelte';
import NowPanel from '$lib/components/game/now/NowPanel.svelte';
import { setLanguage } from '$lib/text';
import {
	depotAt,
	giveCash,
	inPhase,
	newMex,
	openingOver,
	operatingTurn,
	play,
	startCompany,
	trainAt
} from '../../support/mex';
import { openAt, openIn } from '../stock/desk';

async function show(state: State) {
	const opened = await openAt(state);
	render(DutyPanel, { context: opened.context });
	return opened.session;
}

/** Carla's PAC buys the first 5-train: NdM is Ana's and has floated, so the merger is offered. */
function merger(): State {
	let state = openingOver(newMex(), { MNR: 'p1' });
	state = startCompany(state, 'NdM', { par: 60, held: { p1: [20, 10, 10, 10] }, treasury: 100 });
	state = startCompany(state, 'MC', { par: 70, held: { p2: [20, 10], p3: [10] }, treasury: 50 });
	state = startCompany(state, 'PAC', { par: 90, held: { p3: [20, 10, 10, 10] } });
	state = depotAt(inPhase(state, '4'), '5');
	state = giveCash(state, { PAC: 900 });
	state = operatingTurn(state, 'PAC', { settled: true });
	const train = trainAt(state, 'offering', '5');
	return play(state, { do: 'buyTrain', company: 'PAC', train: train.id, price: 450 });
}

/** Diego buys the first 4-train for NdM while CHI holds two 3-trains: one of them is too many. */
async function oneTooMany() {
	let state = openingOver(newMex());
	state = startCompany(state, 'CHI', {
		par: 60,
		held: { p2: [20, 10, 10, 10] },
		trains: ['3', '3', '3']
	});
	state = startCompany(state, 'MC', { par: 70, held: { p1: [20, 10, 10, 10] }, treasury: 500 });
	state = operatingTurn(depotAt(inPhase(state, '3'), '4'), 'MC', { settled: true });
	const opened = await openAt(state);
	render(NowPanel, { context: opened.context });
	const train = trainAt(state, 'offering', '4');
	await opened.teller.book([{ do: 'buyTrain', company: 'MC', train: train.id, price: 300 }]);
	await waitFor(() => expect(opened.session.present.duties[0]?.company).toBe('CHI'));
	return opened;
}

describe('the cardboard of an entry that ends in a question', () => {
	beforeEach(() => setLanguage('en'));
	const list = () => screen.getByRole('region', { name: /the cardboard/ });

	it('is there with an answer chosen, and once it is given what came before it stays', async () => {
		const user = userEvent.setup();
		const { session, teller } = await oneTooMany();
		expect(await screen.findByRole('radio', { checked: true })).toBeInTheDocument();
		expect(list()).toHaveTextContent(/Initial Offering → MC/);
		await user.click(screen.getByRole('button', { name: /gives back/ }));
		await waitFor(() => expect(session.present.duties).toEqual([]));
		expect(list()).toHaveTextContent(/3-train.*Just before.*Initial Offering → MC/);
		await teller.undo();
		await waitFor(() =>
			expect(list()).toHaveTextContent(/Put the cardboard back.*Just before.*Initial Offering → MC/)
		);
		await teller.undo();
		await waitFor(() => expect(list()).not.toHaveTextContent('Just before'));
	});

	it('does not come back once it has been put away', async () => {
		const user = userEvent.setup();
		const { session } = await oneTooMany();
		await user.click(screen.getByRole('button', { name: 'Dismiss' }));
		expect(screen.queryByRole('region', { name: /the cardboard/ })).toBeNull();
		await user.click(screen.getByRole('button', { name: /gives back/ }));
		await waitFor(() => expect(session.present.duties).toEqual([]));
		expect(list()).not.toHaveTextContent('Just before');
	});

	it('is there on a page that is loaded anew in the middle of the question', async () => {
		const user = userEvent.setup();
		const { store, session } = await oneTooMany();
		await session.close();
		cleanup();
		const again = await openIn(store);
		render(NowPanel, { context: again.context });
		expect(list()).toHaveTextContent(/Just before.*Initial Offering → MC/);
		await user.click(await screen.findByRole('button', { name: /gives back/ }));
		await waitFor(() => expect(again.session.present.duties).toEqual([]));
		expect(list()).toHaveTextContent(/3-train.*Just before.*Initial Offering → MC/);
	});

	it('stays put away on a page that is loaded anew', async () => {
		const user = userEvent.setup();
		const { store, session } = await oneTooMany();
		await user.click(screen.getByRole('button', { name: 'Dismiss' }));
		await session.close();
		cleanup();
		const again = await openIn(store);
		render(NowPanel, { context: again.context });
		expect(await screen.findByRole('button', { name: /gives back/ })).toBeInTheDocument();
		expect(screen.queryByRole('region', { name: /the cardboard/ })).toBeNull();
	});

	it('is gone with the next entry of a free turn', async () => {
		const user = userEvent.setup();
		const { session, teller } = await oneTooMany();
		await user.click(screen.getByRole('button', { name: /gives back/ }));
		await waitFor(() => expect(session.present.duties).toEqual([]));
		await teller.book([{ do: 'endTurn' }]);
		await waitFor(() => expect(session.count).toBe(3));
		expect(teller.moves.earlier).toEqual([]);
	});
});

describe('questions that come first', () => {
	beforeEach(() => setLanguage('en'));

	it('is not folded away on a phone, where other panels are', async () => {
		const user = userEvent.setup();
		const opened = await openAt(parDuty());
		render(NowPanel, { context: opened.context });
		const fold = () => screen.getByRole('button', { name: /^(More|Less)$/, hidden: true });
		expect(fold()).toHaveAttribute('aria-expanded', 'true');
		// Who is asked, not whose turn comes after the answer.
		const { duties, players, turn } = opened.session.present;
		const asked = duties[0]?.player ?? 'p1';
		expect(turn).not.toMatchObject({ player: asked });
		expect(fold()).toHaveTextContent(players[asked]?.name ?? '?');
		await user.click(await screen.findByRole('radio', { name: '$75' }));
		await user.click(await screen.findByRole('button', { name: /sets NdM’s par at \$75/ }));
		await waitFor(() => expect(opened.session.present.duties).toEqual([]));
		await waitFor(() => expect(fold()).toHaveAttribute('aria-expanded', 'false'));
		await user.click(fold());
		expect(fold()).toHaveAttribute('aria-expanded', 'true');
	});

	it('T3 sets the par of NdM after a look at what follows', async () => {
		const user = userEvent.setup();
		const session = await show(parDuty());
		await user.click(await screen.findByRole('radio', { name: '$75' }));
		expect(screen.getByLabelText('What follows')).toHaveTextContent(/marker\s*\$75/);
		await user.click(await screen.findByRole('button', { name: /sets NdM’s par at \$75/ }));
		await waitFor(() => expect(session.present.companies['NdM']?.par).toBe(75));
		expect(session.present.duties).toEqual([]);
	});

	it('§5.3 shows the consequences of merging and lets the president decline', async () => {
		const user = userEvent.setup();
		const session = await show(merger());
		expect(session.present.duties[0]?.kind).toBe('mergerOffer');
		await user.click(await screen.findByRole('radio', { name: /merges MC into NdM/ }));
		expect(screen.getByLabelText('What follows')).toHaveTextContent(/MC closes/);
		await user.click(await screen.findByRole('radio', { name: /declines the merger/ }));
		await user.click(await screen.findByRole('button', { name: /declines the merger/ }));
		await waitFor(() => expect(session.count).toBe(1));
		expect(session.present.companies['MC']?.closed).toBe(false);
	});

	it('§5.3(f) asks for exchange tokens once the merger is agreed', async () => {
		const user = userEvent.setup();
		const session = await show(merger());
		await user.click(await screen.findByRole('radio', { name: /merges MC into NdM/ }));
		await user.click(await screen.findByRole('button', { name: /merges MC into NdM/ }));
		await waitFor(() => expect(session.present.companies['MC']?.closed).toBe(true));
		expect(await screen.findByRole('radio', { name: /places 0 exchange/ })).toBeInTheDocument();
		expect(screen.getByRole('radio', { name: /places 1 exchange/ })).toBeInTheDocument();
	});

	it('§5.3(f) §5.3(g) offers only answers to the first of two open questions', async () => {
		let state = openingOver(newMex(), { MNR: 'p1' });
		state = startCompany(state, 'NdM', {
			par: 60,
			held: { p1: [20, 10, 10, 10] },
			trains: ['4', '4']
		});
		state = startCompany(state, 'SPM', {
			par: 70,
			held: { p2: [20, 10], p3: [10] },
			trains: ['3', '4']
		});
		state = startCompany(state, 'PAC', { par: 90, held: { p3: [20, 10, 10, 10] } });
		state = giveCash(depotAt(inPhase(state, '4'), '5'), { PAC: 900 });
		state = operatingTurn(state, 'PAC', { settled: true });
		const train = trainAt(state, 'offering', '5');
		state = play(state, { do: 'buyTrain', company: 'PAC', train: train.id, price: 450 });
		while (state.duties[0]?.kind === 'mergerOffer') {
			const { player, choices } = state.duties[0];
			const company = choices.includes('SPM') ? 'SPM' : null;
			state = play(state, { do: 'own.answerMerger', player, company });
		}
		expect(state.duties.map((duty) => duty.kind)).toEqual(['exchangeTokens', 'discardTrain']);
		await show(state);
		expect(screen.getByRole('radio', { name: /places 1 exchange/ })).toBeInTheDocument();
		expect(screen.queryByRole('radio', { name: /gives back/ })).toBeNull();
	});

	it('nothing can be confirmed before an answer is chosen', async () => {
		await show(parDuty());
		expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
	});
});

function parDuty(): State {
	let state = newMex();
	while (state.duties.length === 0) {
		if (state.turn?.kind !== 'opening') throw new Error('the opening ended too soon');
		state = play(giveCash(state, { [state.turn.player]: 600 }), {
			do: 'buyLowest',
			player: state.turn.player
		});
	}
	return state;
}
