/** The question about P7 on the screen: each answer shows the order that follows from it. */
import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import NowPanel from '$lib/components/game/now/NowPanel.svelte';
import { setLanguage } from '$lib/text';
import { allPass, deedTo, investing, mx, rich, table } from '../../engine/1822mx/support';
import { openAt } from '../stock/desk';

beforeEach(() => setLanguage('en'));

describe('§5.12.8 the owner of P7 is asked', () => {
	it('double and single cash show another player order', async () => {
		const cash = { p1: 200, p2: 350, p3: 300 };
		const base = deedTo(rich(investing(table(), 'p1'), cash), 'P7', 'p1');
		const { context, session } = await openAt(allPass(base), [], mx);
		const [first, second, third] = session.state.config.players;
		render(NowPanel, { context });
		const user = userEvent.setup();
		const follows = () => screen.getByText('New player order').closest('div');
		await user.click(screen.getByRole('radio', { name: /double cash/ }));
		await waitFor(() => expect(follows()).toHaveTextContent(`${first}, ${second}, ${third}`));
		await user.click(screen.getByRole('radio', { name: /single cash/ }));
		await waitFor(() => expect(follows()).toHaveTextContent(`${second}, ${third}, ${first}`));
	});
});
