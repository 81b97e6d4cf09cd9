import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { State } from '$engine';
import Explanation from '$lib/components/game/Explanation.svelte';
import { MergeForm } from '$lib/titles-ui/18oe/stock/merge-form.svelte';
import MergeSheet from '$lib/titles-ui/18oe/stock/MergeSheet.svelte';
import OeStockBoard from '$lib/titles-ui/18oe/stock/OeStockBoard.svelte';
import OeStockPanel from '$lib/titles-ui/18oe/stock/OeStockPanel.svelte';
import { setLanguage } from '$lib/text';
import {
	asNational,
	correct,
	expand,
	giveCash,
	moveShares,
	oe,
	own,
	setPhase,
	takeTurn,
	withOwn
} from '../../engine/18oe/oe-support';
import { BOSS, RR, SECOND } from '../../engine/18oe/second-round';
import { lastActions, openAt, type Opened } from '../stock/desk';

const user = userEvent.setup();
const card = () => within(screen.getByRole('article', { name: RR }));
const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function show(state: State): Promise<Opened> {
	const opened = await openAt(state, [], oe);
	render(OeStockBoard, { context: opened.context });
	render(OeStockPanel, { context: opened.context });
	render(Explanation, { context: opened.context });
	return opened;
}

/** A major of the boss in phase 4, whose turn it is; nothing left in its treasury. */
function soldOff(held: number, market: number): State {
	let state = setPhase(expand(SECOND, RR), '4');
	state = moveShares(state, RR, RR, BOSS, held / 10 - 2);
	state = moveShares(state, RR, RR, 'pool', market / 10);
	const rest = own(state).slots[RR] === undefined ? 0 : 10 - held / 10 - market / 10;
	const other = state.seats.find((seat) => seat !== BOSS) ?? 'p1';
	state = moveShares(state, RR, RR, other, rest);
	return takeTurn(giveCash(state, { [BOSS]: 500 }), BOSS);
}

/** Not A, whose merger pays a share value of its own. */
function minorOf(state: State): string {
	const found = oe.tables.deeds.find(
		(deed) => deed.minor !== null && deed.id !== 'A' && state.deeds[deed.id]?.place === BOSS
	);
	if (found === undefined) throw new Error('the boss has no minor');
	return found.id;
}

beforeEach(() => setLanguage('en'));

describe('shares above 60%', () => {
	it('§10.2 the president pays double in the Open Market', async () => {
		const { session } = await show(soldOff(60, 20));
		const buy = card().getByRole('button', { name: /buys/ });
		expect(buy).toHaveTextContent('£150');
		expect(buy).toHaveTextContent('double price');
		await user.click(buy);
		await user.click(button('Confirm turn'));
		await waitFor(() => expect(session.count).toBe(1));
		expect(session.present.cash[BOSS]).toBe(350);
	});

	it('§10.2 from the treasury the purchase is refused, and says why', async () => {
		let state = setPhase(expand(SECOND, RR), '4');
		state = takeTurn(giveCash(moveShares(state, RR, RR, BOSS, 4), { [BOSS]: 500 }), BOSS);
		await show(state);
		const buy = card().getByRole('button', { name: /treasury/ });
		expect(buy).toHaveAttribute('aria-disabled', 'true');
		await user.click(buy);
		expect(await screen.findByText(/shares come only from the Open Market/)).toBeInTheDocument();
	});
});

describe('insolvent railroads', () => {
	it('§11.6.5 a minor is bought for its face value and what its train lacks', async () => {
		const minor = minorOf(SECOND);
		const state = withOwn(
			giveCash(takeTurn(correct(SECOND, { kind: 'deed', deed: minor, to: 'pool' }), BOSS), {
				[BOSS]: 400
			}),
			{ insolvent: { [minor]: 35 } }
		);
		const { session } = await show(state);
		await user.click(button(`Buy Minor ${minor} out of insolvency`));
		await user.click(button('Confirm turn'));
		await waitFor(() => expect(session.count).toBe(1));
		expect(session.present.cash[BOSS]).toBe(400 - 155);
		expect(session.present.deeds[minor]?.place).toBe(BOSS);
	});
});

describe('mergers', () => {
	async function open(state: State, minor: string): Promise<Opened> {
		const opened = await openAt(state, [], oe);
		render(MergeSheet, { props: { minor, onclose: () => {} }, context: opened.context });
		return opened;
	}
	const target = () => screen.getByRole('button', { name: new RegExp(`^${RR} `) });

	it('§10.5 from the Open Market: the share is given, the cash goes to the bank', async () => {
		const state = soldOff(50, 20);
		const minor = minorOf(state);
		const { session } = await open(giveCash(state, { [minor]: 77 }), minor);
		expect(target()).toHaveTextContent('10% from the Open Market; £77 goes to the bank');
		const bank = session.present.cash['bank'] ?? 0;
		await user.click(target());
		expect(screen.getByRole('region', { name: `Tokens of ${RR}` })).toBeVisible();
		// What follows names the share that its owner gains.
		expect(screen.getByLabelText('What follows')).toHaveTextContent(/50 ?%\s*60 ?%/);
		await user.click(button(`Minor ${minor} merges into ${RR}`));
		await waitFor(() => expect(session.count).toBe(1));
		expect(session.present.cash['bank']).toBe(bank + 77);
	});

	it('§10.5 lists the railroads of the player of the turn first', async () => {
		let state = SECOND;
		for (const id of own(state).track) if (id !== null && id.length > 1) state = expand(state, id);
		state = takeTurn(setPhase(state, '4'), BOSS);
		const { teller } = await openAt(state, [], oe);
		const mine = new MergeForm(teller, minorOf(state)).targets.map((t) => t.president === BOSS);
		expect(mine.lastIndexOf(true)).toBeLessThan(mine.indexOf(false));
		expect(mine.filter(Boolean).length).toBeGreaterThan(0);
	});

	it('§10.5 a train that is declined goes to the Open Market', async () => {
		const state = soldOff(50, 20);
		const minor = minorOf(state);
		const { session } = await open(state, minor);
		await user.click(target());
		await user.click(button('2+2-train: taken'));
		await user.click(button(`Minor ${minor} merges into ${RR}`));
		await waitFor(() => expect(session.count).toBe(1));
		const train = state.trains.find((each) => each.place === minor)?.id ?? '';
		expect(lastActions(session)[0]).toMatchObject({ decline: [train] });
		expect(session.present.trains.filter((each) => each.place === RR)).toHaveLength(1);
	});

	it('§10.5 a station that no token replaces leaves the map, or stays as it is', async () => {
		const state = soldOff(50, 20);
		const minor = minorOf(state);
		const { session } = await open(state, minor);
		await user.click(target());
		const tokens = screen.getByRole('region', { name: `Tokens of ${RR}` });
		await user.click(within(tokens).getByRole('button', { pressed: true }));
		expect(button('off the map')).toHaveAttribute('aria-pressed', 'true');
		await user.click(button('stays as it is'));
		await user.click(button(`Minor ${minor} merges into ${RR}`));
		await waitFor(() => expect(session.count).toBe(1));
		expect(lastActions(session)[0]).toMatchObject({ slots: [], kept: 1 });
		expect(session.present.companies[RR]?.tokens).toMatchObject({ left: 7, placed: 2 });
	});

	it('§10.5 without any share the map must connect the two', async () => {
		const state = soldOff(60, 0);
		const minor = minorOf(state);
		const { session } = await open(state, minor);
		await user.click(target());
		const merge = button(`Minor ${minor} merges into ${RR}`);
		expect(merge).toHaveAttribute('aria-disabled', 'true');
		await user.click(button('The map connects the two'));
		await user.click(merge);
		await waitFor(() => expect(session.count).toBe(1));
		expect(lastActions(session)[0]).toMatchObject({ do: 'own.mergeMinor', connected: true });
	});

	it('§10.5 a national takes the share’s place only: no stations, the minor is abandoned', async () => {
		const state = asNational(soldOff(50, 20), RR);
		const minor = minorOf(state);
		const { session } = await open(state, minor);
		await user.click(target());
		expect(screen.queryByRole('region', { name: /^Tokens of/ })).toBeNull();
		await user.click(button(`Minor ${minor} merges into ${RR}`));
		await waitFor(() => expect(session.count).toBe(1));
		expect(session.present.deeds[minor]?.place).toBe('pool');
	});

	it('§10.5 before phase 3 every railroad refuses, with the reason', async () => {
		const state = setPhase(soldOff(50, 20), '2');
		const minor = minorOf(state);
		await open(state, minor);
		expect(target()).toHaveAttribute('aria-disabled', 'true');
		expect(target()).toHaveTextContent('phase 3');
	});
});
