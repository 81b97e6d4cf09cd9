import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { State } from '$engine';
import FloatBoard from '$lib/titles-ui/18oe/opening/FloatBoard.svelte';
import FloatPanel from '$lib/titles-ui/18oe/opening/FloatPanel.svelte';
import PacketBoard from '$lib/titles-ui/18oe/opening/PacketBoard.svelte';
import PacketPanel from '$lib/titles-ui/18oe/opening/PacketPanel.svelte';
import { setLanguage } from '$lib/text';
import {
	buyPacket,
	correct,
	floatNext,
	giveCash,
	newOe,
	oe,
	own,
	play,
	regionalPhase,
	RICH,
	turnPlayer
} from '../../engine/18oe/oe-support';
import { lastActions, openAt, type Opened } from '../stock/desk';

const user = userEvent.setup();
const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function showPacket(state: State): Promise<Opened> {
	const opened = await openAt(state, [], oe);
	render(PacketBoard, { context: opened.context });
	render(PacketPanel, { context: opened.context });
	return opened;
}

async function showFloat(state: State): Promise<Opened> {
	const opened = await openAt(state, [], oe);
	render(FloatBoard, { context: opened.context });
	render(FloatPanel, { context: opened.context });
	return opened;
}

/** Buys up to the minors: row 5 is the top row. */
function atMinors(): State {
	let state = newOe({ house: RICH });
	while (state.turn?.kind === 'opening' && state.deeds['SML']?.place === 'offering') {
		const deed = oe
			.offers(state)
			.find((offer) => offer.kind === 'own.buyItem')
			?.options.map(({ action }) => Reflect.get(action, 'deed') as unknown)[0];
		state = play(state, { do: 'own.buyItem', player: state.turn.player, deed: String(deed) });
	}
	return state;
}

beforeEach(() => setLanguage('en'));

describe('the packet', () => {
	it('§7 everybody passes once: privates pay, the top row falls by five, nothing more', async () => {
		const { session } = await showPacket(
			play(newOe(), { do: 'own.buyItem', player: 'p1', deed: 'RSC' })
		);
		await user.click(button(/Everyone left passes/));
		await waitFor(() => expect(session.count).toBe(1));
		expect(lastActions(session)).toEqual(
			['p2', 'p3', 'p1'].map((player) => ({ do: 'pass', player }))
		);
		expect(session.present.cash['p1']).toBe(1800 - 20 + 5);
		const item = button(/^PeC,/);
		await waitFor(() => expect(item).toHaveTextContent('£15'));
		expect(item).toHaveTextContent('£20');
	});

	it('§7 the last pass shows what it pays before it is made', async () => {
		const state = play(
			newOe(),
			{ do: 'own.buyItem', player: 'p1', deed: 'RSC' },
			{ do: 'pass', player: 'p2' },
			{ do: 'pass', player: 'p3' }
		);
		await showPacket(state);
		expect(screen.getByText(/This pass pays the privates/)).toBeInTheDocument();
		expect(screen.getAllByText('£1,785').length).toBeGreaterThan(0);
	});

	it('§7 what costs nothing must be taken: it is picked, and passing is not offered', async () => {
		let state = play(newOe(), { do: 'own.buyItem', player: 'p1', deed: 'RSC' });
		for (let round = 0; round < 4; round++) {
			for (let i = 0; i < 3; i++) state = play(state, { do: 'pass', player: turnPlayer(state) });
		}
		const { session } = await showPacket(state);
		expect(screen.queryByRole('button', { name: /^Pass/ })).toBeNull();
		await user.click(button('Take everything that costs nothing'));
		await waitFor(() => expect(session.count).toBe(1));
		expect(session.present.deeds['PeC']?.place).toBe('p2');
	});

	it('§7 one’s own bid goes up by five with one tap, and by less when that is wanted', async () => {
		const passes = (['p2', 'p3'] as const).map((player) => ({ do: 'pass', player }) as const);
		const bid = { do: 'bid', player: 'p1', deed: 'WS' } as const;
		const { session } = await showPacket(play(newOe(), { ...bid, amount: 70 }, ...passes));
		await user.click(button(/^WS,.*bids from £71/));
		expect(button('Bid £75')).toBeInTheDocument();
		await user.click(button('least £71'));
		await user.click(button('Bid £71'));
		await waitFor(() => expect(session.count).toBe(1));
		expect(lastActions(session)).toEqual([{ ...bid, amount: 71 }]);
	});

	it('§7 what the last purchase of a row moves is on the list while the next row is auctioned', async () => {
		const state = play(
			newOe({ house: RICH }),
			{ do: 'own.buyItem', player: 'p1', deed: 'RSC' },
			{ do: 'bid', player: 'p2', deed: 'WS', amount: 40 },
			{ do: 'bid', player: 'p3', deed: 'WS', amount: 45 }
		);
		const { session } = await showPacket(state);
		await user.click(button(/^PeC,/));
		await user.click(button(/^Buy .* for £20/));
		await waitFor(() => expect(session.present.turn?.kind).toBe('auction'));
		expect(screen.getByRole('region', { name: 'Move the cardboard' })).toHaveTextContent(/PeC.*→/);
	});

	it('§7.1 a minor of the top row is raised, and only the result of the auction entered', async () => {
		const before = atMinors();
		const player = turnPlayer(before);
		const { session } = await showPacket(before);
		await user.click(button(/^Minor A,/));
		expect(button('Buy Minor A for £120')).toBeInTheDocument();
		await user.click(button('Bid more'));
		await user.click(button('Bid £125'));
		await waitFor(() => expect(session.count).toBe(1));
		expect(lastActions(session)).toEqual([{ do: 'bid', player, deed: 'A', amount: 125 }]);
		// Whoever passes may not come back: the button must not promise it.
		expect(await screen.findByRole('button', { name: 'Drop out' })).toBeInTheDocument();
		// Everybody may bid, also those without a bid yet.
		await user.click(await screen.findByRole('button', { name: 'Only the result' }));
		const winners = screen.getByRole('list', { name: 'Winner' });
		expect(within(winners).getAllByRole('button')).toHaveLength(3);
		const winner = before.seats.find((seat) => seat !== player) ?? 'p1';
		const name = before.players[winner]?.name ?? '';
		await user.click(within(winners).getByRole('button', { name: new RegExp(name) }));
		for (let i = 0; i < 12; i++) await user.click(button('£5 more'));
		await user.click(button(new RegExp(`${name}.*£190`)));
		await waitFor(() => expect(session.count).toBe(2));
		expect(session.present.cash['A']).toBe(180);
		expect(session.present.deeds['A']?.place).toBe(winner);
	});
});

/** The first concession is used by somebody who can float nothing. */
function poorConcession(): State {
	let state = buyPacket(newOe({ house: RICH }));
	const player = turnPlayer(state);
	const minors = oe.tables.deeds
		.filter((card) => card.minor !== null && state.deeds[card.id]?.place === player)
		.map((card) => card.id);
	const other = state.seats.find((seat) => seat !== player) ?? 'p1';
	state = correct(state, ...minors.map((deed) => ({ kind: 'deed', deed, to: other }) as const));
	return giveCash(state, { [player]: 100 });
}

describe('concessions and the Regional/Minor phase', () => {
	it('§8.1 who can float nothing pars a regional; floating it is refused with the reason', async () => {
		const { session } = await showFloat(poorConcession());
		await user.click(button(/^GWR,/));
		const sixty = screen.getByRole('button', { name: /^£60/ });
		expect(sixty).toHaveAttribute('aria-disabled', 'true');
		await user.click(button('Only par'));
		await user.click(screen.getByRole('button', { name: /^£80/ }));
		await user.click(button(/pars GWR at £80/));
		await waitFor(() => expect(session.count).toBe(1));
		expect(session.present.companies['GWR']?.par).toBe(80);
		await waitFor(() => expect(button(/^GWR,/)).toHaveTextContent('parred at £80'));
	});

	it('§8.2 a parred presidency is bought and floats; §8.2 a zone loses one regional by removal', async () => {
		let state = play(poorConcession(), {
			do: 'own.parRegional',
			player: turnPlayer(poorConcession()),
			company: 'GWR',
			par: 60
		});
		state = giveCash(state, { p1: 3000, p2: 3000, p3: 3000 });
		while (state.turn?.kind === 'own') state = floatNext(state);
		const player = turnPlayer(state);
		const { session } = await showFloat(state);
		await user.click(button(/^GWR,/));
		await user.click(button(/buys the presidency of GWR/));
		await waitFor(() => expect(session.count).toBe(1));
		expect(lastActions(session)).toEqual([
			{ do: 'own.buyParred', player, company: 'GWR' },
			{ do: 'endTurn' }
		]);
		await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull());
		await user.click(button(/^SFR,/));
		await user.click(button('Remove'));
		await user.click(button(/removes SFR/));
		await waitFor(() => expect(session.count).toBe(2));
		await user.click(button(/^SFAI,/));
		await user.click(button('Remove'));
		await waitFor(() =>
			expect(
				screen.getByText('A regional of this zone has been removed already. §8.2')
			).toBeVisible()
		);
	});

	it('§9.1 a patronage tile in the home city is paid into the minor’s treasury', async () => {
		const state = regionalPhase();
		const player = turnPlayer(state);
		const minor = oe.tables.deeds.find(
			(card) => card.minor !== null && state.deeds[card.id]?.place === player
		);
		if (minor === undefined) throw new Error('no minor to float');
		const { session } = await showFloat(state);
		await user.click(button(new RegExp(`^Minor ${minor.id},`)));
		await user.click(screen.getByRole('button', { name: /^Italy/ }));
		await user.click(button('Patronage tile in the home city'));
		await user.click(button(/More: Lowest payout/i));
		await user.click(button(/floats minor/));
		await waitFor(() => expect(session.count).toBe(1));
		expect(lastActions(session)[0]).toEqual({
			do: 'own.floatMinor',
			player,
			minor: minor.id,
			zone: 'IT',
			patronage: 25
		});
		expect(session.present.cash[minor.id]).toBe(120 - 10 + 25);
	});

	it('§5.1.3 says when an action begins the Major phase', async () => {
		let state = regionalPhase();
		let before = state;
		while (own(state).rail === 'regional') {
			before = state;
			state = floatNext(state);
		}
		const open = Object.keys(before.companies).find(
			(id) => before.companies[id]?.kind === 'regional' && !before.companies[id].floated
		);
		await showFloat(before);
		await user.click(button(new RegExp(`^${open ?? ''},`)));
		await user.click(screen.getByRole('button', { name: /^£60/ }));
		expect(screen.getByText(/With this the Major phase begins/)).toBeInTheDocument();
	});
});
