import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import NowPanel from '$lib/components/game/now/NowPanel.svelte';
import OpeningBoard from '$lib/components/game/opening/OpeningBoard.svelte';
import OpeningPanel from '$lib/components/game/opening/OpeningPanel.svelte';
import { readDraft, NO_DRAFT } from '$lib/components/game/opening/opening-view';
import { setLanguage } from '$lib/text';
import { newMex, play } from '../../support/mex';
import { lastActions, openAt, type Opened } from '../stock/desk';

async function show(state = newMex()): Promise<Opened> {
	const opened = await openAt(state);
	render(OpeningBoard, { context: opened.context });
	render(OpeningPanel, { context: opened.context });
	return opened;
}

/** Ana and Benito have bid on #2, and it is Carla's turn. */
function bidsOnTwo() {
	return play(
		newMex(),
		{ do: 'bid', player: 'p1', deed: 'KCM&O', amount: 45 },
		{ do: 'bid', player: 'p2', deed: 'KCM&O', amount: 50 }
	);
}

/** Carla buys #1, which brings #2 to an auction. */
function auction() {
	return play(bidsOnTwo(), { do: 'buyLowest', player: 'p3' });
}

describe('the opening sale', () => {
	beforeEach(() => setLanguage('en'));

	it('§3.1(a) buys the lowest number in one tap', async () => {
		const user = userEvent.setup();
		const { session } = await show();
		await user.click(await screen.findByRole('button', { name: 'Buy MCAR for $20' }));
		await waitFor(() => expect(session.present.deeds['MCAR']?.place).toBe('p1'));
	});

	it('§3.1(b) places the least bid in two taps', async () => {
		const user = userEvent.setup();
		const { session } = await show();
		await user.click(await screen.findByRole('button', { name: /Mexican International Railroad/ }));
		await user.click(await screen.findByRole('button', { name: 'Bid $105' }));
		await waitFor(() => expect(session.count).toBe(1));
		expect(lastActions(session)).toEqual([{ do: 'bid', player: 'p1', deed: 'MIR', amount: 105 }]);
	});

	it('§3.1(b) the pad begins with the figure of the form, and its heading names what is typed', async () => {
		const user = userEvent.setup();
		await show();
		await user.click(await screen.findByRole('button', { name: 'Bid on KCM&O' }));
		await user.click(await screen.findByRole('button', { name: '$5 more' }));
		await user.click(await screen.findByRole('button', { name: /^\$50: / }));
		expect(
			await screen.findByRole('dialog', { name: 'Ana bids $50 on KCM&O' })
		).toBeInTheDocument();
		await user.keyboard('75');
		expect(screen.getByRole('dialog', { name: 'Ana bids $75 on KCM&O' })).toBeInTheDocument();
	});

	it('raises a bid by five and never below the least', async () => {
		const user = userEvent.setup();
		await show();
		await user.click(await screen.findByRole('button', { name: 'Bid on KCM&O' }));
		expect(screen.getByRole('button', { name: '$5 less' })).toBeDisabled();
		await user.click(await screen.findByRole('button', { name: '$5 more' }));
		expect(screen.getByRole('button', { name: 'Bid $50' })).toBeInTheDocument();
		expect(screen.getByLabelText('What follows')).toHaveTextContent('$575');
	});

	it('§3.1.1 folded on a phone, an auction names who is asked and what is sold', async () => {
		const { context } = await openAt(auction());
		render(NowPanel, { context });
		const fold = screen.getByRole('button', { name: 'More' });
		expect(fold).toHaveTextContent(/^Ana: KCM&O$/);
	});

	it('§3.1.1 goes through an auction raise by raise', async () => {
		const user = userEvent.setup();
		const { session } = await show(auction());
		await user.click(await screen.findByRole('button', { name: 'Raise to $55' }));
		await waitFor(() => expect(session.count).toBe(1));
		await user.click(await screen.findByRole('button', { name: 'Pass for now' }));
		await waitFor(() => expect(session.present.deeds['KCM&O']?.place).toBe('p1'));
		expect(session.present.cash['p1']).toBe(570);
	});

	it('§3.1.1 the moves of the purchase that led to an auction stay on the list while bids fly', async () => {
		const user = userEvent.setup();
		const { session } = await show(bidsOnTwo());
		await user.click(await screen.findByRole('button', { name: 'Buy MCAR for $20' }));
		await waitFor(() => expect(session.present.turn?.kind).toBe('auction'));
		const list = () => screen.getByRole('region', { name: 'Move the cardboard' });
		expect(list()).toHaveTextContent(/MCAR.*→ Carla/);
		await user.click(await screen.findByRole('button', { name: 'Raise to $55' }));
		await waitFor(() => expect(session.count).toBe(2));
		expect(list()).toHaveTextContent(/Just before.*MCAR.*→ Carla/);
		await user.click(await screen.findByRole('button', { name: 'Pass for now' }));
		await waitFor(() => expect(session.present.turn?.kind).toBe('opening'));
		expect(list()).toHaveTextContent(/KCM&O.*→ Ana.*Just before.*MCAR.*→ Carla/);
	});

	it('§3.1.1 books only the result of an auction: winner and price', async () => {
		const user = userEvent.setup();
		const { session } = await show(auction());
		await user.click(await screen.findByRole('button', { name: 'Only the result' }));
		await user.click(await screen.findByRole('button', { name: /^Ana/ }));
		await user.click(await screen.findByRole('button', { name: '$5 more' }));
		await user.click(await screen.findByRole('button', { name: 'Ana wins for $60' }));
		await waitFor(() => expect(session.present.deeds['KCM&O']?.place).toBe('p1'));
		expect(lastActions(session)[0]).toMatchObject({ do: 'settleAuction', amount: 60 });
	});

	it('a half-typed bid is stale after another entry', () => {
		const draft = { count: 3, deed: 'MIR', amount: 120, winner: null };
		expect(readDraft(draft, 3)).toEqual({ deed: 'MIR', amount: 120, winner: null });
		expect(readDraft(draft, 4)).toEqual(NO_DRAFT);
		expect(readDraft('junk', 4)).toEqual(NO_DRAFT);
	});
});
