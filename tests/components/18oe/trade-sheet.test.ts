/** The trade sheet of 18OE: either half of an exchange, a sale alone, and where the cash lies. */
import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PlayerId, State } from '$engine';
import { certificatesCounted } from '$engine/titles/18oe/rules/limits';
import OeTradeSheet from '$lib/titles-ui/18oe/stock/OeTradeSheet.svelte';
import { setLanguage } from '$lib/text';
import { moveShares, oe, own, secondStockRound, takeTurn } from '../../engine/18oe/oe-support';
import { lastActions, openAt } from '../stock/desk';

const SECOND = secondStockRound();
const RR = own(SECOND).track.find((id) => id !== null && id.length > 1) ?? '';
const BOSS = SECOND.seats[0] ?? 'p1';
const RIVAL = SECOND.seats[1] ?? 'p2';

const minorOf = (state: State, player: PlayerId): string =>
	oe.tables.deeds.find((d) => d.minor !== null && state.deeds[d.id]?.place === player)?.id ?? '';

/** The first player is to act; both stand at the certificate limit. */
function bothFull(): State {
	const state = takeTurn(SECOND, BOSS);
	const gap = certificatesCounted(state, BOSS) - certificatesCounted(state, RIVAL);
	const even = moveShares(state, RR, RR, gap > 0 ? RIVAL : BOSS, Math.abs(gap));
	return { ...even, certificateLimit: certificatesCounted(even, BOSS) };
}

async function show(state: State) {
	const opened = await openAt(state, [], oe);
	render(OeTradeSheet, { context: opened.context, props: { onclose: () => {} } });
	const sheet = within(await screen.findByRole('dialog'));
	const user = userEvent.setup();
	const give = (player: PlayerId) =>
		user.click(sheet.getByRole('button', { name: new RegExp(`^${minorOf(state, player)}$`) }));
	const confirm = () => sheet.getByRole('button', { name: / trade/ });
	return { ...opened, sheet, user, give, confirm };
}

describe('a trade', () => {
	beforeEach(() => setLanguage('en'));

	it('§10.4 exchanges two minors of players at the limit in one entry', async () => {
		const state = bothFull();
		const { session, give, user, confirm } = await show(state);
		await give(BOSS);
		await give(RIVAL);
		await user.click(confirm());
		await waitFor(() => expect(session.count).toBe(1));
		expect(lastActions(session).map((action) => action.do)).toEqual([
			'tradeDeed',
			'tradeDeed',
			'endTurn'
		]);
	});

	it('§4.1 says why one alone is refused at the limit', async () => {
		const { sheet, give, confirm } = await show(bothFull());
		await give(RIVAL);
		expect(sheet.getByRole('alert')).toHaveTextContent('The limit of');
		expect(confirm()).toHaveAttribute('aria-disabled', 'true');
	});

	it('§10.4 a sale alone takes the cash of the buyer, and never loses it', async () => {
		const state = takeTurn(SECOND, BOSS);
		const { session, sheet, give, user, confirm } = await show(state);
		await give(BOSS);
		await user.keyboard('5');
		expect(sheet.getByRole('alert')).toHaveTextContent('must give something');
		expect(confirm()).toBeDisabled();
		const paying = sheet.getAllByRole('button', { name: / pays$/ });
		await user.click(paying[1] as HTMLElement);
		await user.click(confirm());
		await waitFor(() => expect(session.count).toBe(1));
		expect(lastActions(session)[0]).toMatchObject({ seller: BOSS, buyer: RIVAL, price: 5 });
	});
});
