/** §4.3.1 the mail is paid whether a company runs or not, and its home city may be worth more by now. */
import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import OperatingPanel from '$lib/components/game/now/OperatingPanel.svelte';
import type { Action } from '$engine';
import { openMidGame } from '../support/mid-game';

const mailAndNoRun = (company: string, amount: number): Action[] => [
	{ do: 'collectMail', company, amount },
	{ do: 'noRun', company }
];

describe('no run', () => {
	it('§4.3.1 asks which mail is paid, and books both as one entry', async () => {
		const user = userEvent.setup();
		const { session, context } = await openMidGame();
		await session.act([...mailAndNoRun('PAC', 30), { do: 'endTurn' }]);
		const { count } = session;
		const before = session.state.cash['MEX'] ?? 0;
		render(OperatingPanel, { context });
		await user.click(await screen.findByRole('button', { name: 'No run' }));
		expect(session.count).toBe(count);
		await user.click(await screen.findByRole('button', { name: 'No run, mail $40' }));
		await waitFor(() => expect(session.count).toBe(count + 1));
		expect(session.timeline.head.entry?.steps.map((step) => step.action)).toEqual(
			mailAndNoRun('MEX', 40)
		);
		expect(session.state.cash['MEX']).toBe(before + 40);
	});

	it('§4.3.1 asks nothing when the mail has been collected', async () => {
		const user = userEvent.setup();
		const { session, context } = await openMidGame();
		await session.act([{ do: 'collectMail', company: 'PAC', amount: 30 }]);
		const { count } = session;
		render(OperatingPanel, { context });
		await user.click(await screen.findByRole('button', { name: 'No run' }));
		await waitFor(() => expect(session.count).toBe(count + 1));
		expect(session.timeline.head.entry?.steps.map((step) => step.action.do)).toEqual(['noRun']);
	});
});
