import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { State } from '$engine';
import OperatingPanel from '$lib/components/game/now/OperatingPanel.svelte';
import { openMidGame } from './support/mid-game';

async function openPanel(initial?: State) {
	const game = await openMidGame(initial);
	render(OperatingPanel, { context: game.context });
	const last = () => {
		const entry = game.session.timeline.head.entry;
		return entry?.steps.map((step) => step.action) ?? [];
	};
	return { ...game, last, user: userEvent.setup() };
}

const card = (name: RegExp) => screen.getByRole('radio', { name });

describe('the revenue sheet', () => {
	it('§4.3.3 shows what paying and withholding would do, side by side', async () => {
		const { user } = await openPanel();
		await user.click(await screen.findByRole('button', { name: 'Enter revenue' }));
		await user.keyboard('160');
		const pay = card(/Pay out/);
		for (const text of ['+$80', 'then has $154', '+$32', '$490 → $520', '$5,775 → $5,601']) {
			expect(pay).toHaveTextContent(text);
		}
		const withhold = card(/Withhold/);
		for (const text of ['+$160', '$490 → $680', 'marker to $75']) {
			expect(withhold).toHaveTextContent(text);
		}
	});

	it('§4.3.1 §4.3.3 books mail and dividend as one entry', async () => {
		const { user, last, session } = await openPanel();
		await user.click(await screen.findByRole('button', { name: 'Enter revenue' }));
		await user.keyboard('160');
		await user.click(await screen.findByRole('button', { name: /Pay out \$160 bank pays \$174/ }));
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
		expect(last()).toEqual([
			{ do: 'collectMail', company: 'PAC', amount: 30 },
			{ do: 'run', company: 'PAC', revenue: 160, choice: 'pay' }
		]);
		expect(session.state.cash).toMatchObject({ PAC: 520, p1: 195, p3: 154, p4: 176 });
	});

	it('books with Enter what its primary button says, not while nothing is typed', async () => {
		const { user, last, session } = await openPanel();
		await user.click(await screen.findByRole('button', { name: 'Enter revenue' }));
		await screen.findByRole('dialog');
		const before = session.count;
		await user.keyboard('{Enter}');
		expect(session.count).toBe(before);
		await user.click(card(/Withhold/));
		screen.getByRole('dialog').focus();
		await user.keyboard('160');
		await fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Enter', repeat: true });
		await user.keyboard('{Enter}');
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
		expect(session.count).toBe(before + 1);
		expect(last()).toContainEqual({
			do: 'run',
			company: 'PAC',
			revenue: 160,
			choice: 'withhold'
		});
	});

	it('repeats the last run and pays with two taps, and ends the turn with the same two', async () => {
		const { user, last } = await openPanel();
		await user.click(await screen.findByRole('button', { name: /Same as last run \$160/ }));
		await user.click(await screen.findByRole('button', { name: 'Pay out $160 End turn' }));
		await waitFor(() =>
			expect(last().map((action) => action.do)).toEqual(['collectMail', 'run', 'endTurn'])
		);
	});

	it('§4.3.4.2 a refused end of the turn keeps its name beside the reason', async () => {
		const { session } = await openMidGame();
		const trains = session.state.trains.map((train) =>
			train.place === 'PAC' ? { ...train, obsolete: true } : train
		);
		const { user } = await openPanel({ ...session.state, trains });
		await user.click(await screen.findByRole('button', { name: /Same as last run/ }));
		const ending = await screen.findByRole('button', { name: /Pay out \$160 End turn: .+§/ });
		expect(ending).toHaveAttribute('aria-disabled', 'true');
		expect(screen.getByRole('button', { name: /Pay out \$160 bank pays/ })).toBeEnabled();
	});

	it('§4.3.3 withholds when that is chosen', async () => {
		const { user, last, session } = await openPanel();
		await user.click(await screen.findByRole('button', { name: /Same as last run/ }));
		await user.click(card(/Withhold/));
		await user.click(await screen.findByRole('button', { name: /Withhold \$160 bank pays/ }));
		await waitFor(() => expect(last().at(-1)).toMatchObject({ do: 'run', choice: 'withhold' }));
		expect(session.state.cash['PAC']).toBe(680);
	});

	it('adds up figures per train and keeps how they were typed', async () => {
		const { user, last } = await openPanel();
		await user.click(await screen.findByRole('button', { name: 'Enter revenue' }));
		await user.click(await screen.findByRole('button', { name: 'Per train' }));
		await user.keyboard('30+20');
		await user.click(await screen.findByRole('button', { name: 'Next train' }));
		await user.keyboard('60');
		await user.click(await screen.findByRole('button', { name: /Pay out \$110 bank pays/ }));
		await waitFor(() => expect(last().at(-1)).toMatchObject({ do: 'run', revenue: 110 }));
		const run = last().at(-1);
		expect(run !== undefined && 'perTrain' in run ? run.perTrain?.map((t) => t.parts) : []).toEqual(
			[[30, 20], [60]]
		);
	});

	it('writes on into the same train after a look elsewhere', async () => {
		const { user } = await openPanel();
		await user.click(await screen.findByRole('button', { name: 'Enter revenue' }));
		await user.click(await screen.findByRole('button', { name: 'Per train' }));
		await user.keyboard('50');
		await user.click(await screen.findByRole('button', { name: 'Next train' }));
		await user.keyboard('6{Escape}');
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
		await user.click(await screen.findByRole('button', { name: /Check the run of \$56/ }));
		await screen.findByRole('dialog');
		await user.keyboard('0');
		expect(await screen.findByRole('button', { name: /Pay out \$110 bank pays/ })).toBeEnabled();
	});

	it('nothing typed cannot be paid', async () => {
		const { user } = await openPanel();
		await user.click(await screen.findByRole('button', { name: 'Enter revenue' }));
		for (const button of screen.getAllByRole('button', { name: /^Pay out \$0/ })) {
			expect(button).toBeDisabled();
		}
	});

	it('§4.4.2 says why an odd figure is refused, and explains it on tap', async () => {
		const { user, teller, session } = await openPanel();
		await user.click(await screen.findByRole('button', { name: 'Enter revenue' }));
		await user.keyboard('155');
		expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent('steps of $10');
		const before = session.count;
		await user.click(screen.getAllByRole('button', { name: /^Pay out \$155/ })[1] ?? document.body);
		expect(session.count).toBe(before);
		expect(teller.explanation?.force).not.toBeNull();
	});

	it('§4.4.2 a digit too many is refused with the reason, before anything is booked', async () => {
		const { user, session } = await openPanel();
		const before = session.count;
		await user.click(await screen.findByRole('button', { name: 'Enter revenue' }));
		await user.keyboard('16000');
		expect(await screen.findByRole('alert')).toHaveTextContent('more than $2,000');
		await user.click(
			screen.getAllByRole('button', { name: /^Pay out \$16,000/ })[1] ?? document.body
		);
		expect(session.count).toBe(before);
	});

	it('keeps half-entered figures when the sheet is closed', async () => {
		const { user } = await openPanel();
		await user.click(await screen.findByRole('button', { name: 'Enter revenue' }));
		await user.keyboard('120');
		await user.click(await screen.findByRole('button', { name: 'Close' }));
		await user.click(await screen.findByRole('button', { name: /Check the run of \$120/ }));
		expect(
			await screen.findByRole('button', { name: /Pay out \$120 bank pays/ })
		).toBeInTheDocument();
	});
});

describe('after the run', () => {
	it('lists the cardboard to move, with undo beside it', async () => {
		const { user, session } = await openPanel();
		await user.click(await screen.findByRole('button', { name: /Same as last run/ }));
		await user.click(await screen.findByRole('button', { name: /Pay out \$160 bank pays/ }));
		const list = await screen.findByRole('region', { name: 'Move the cardboard' });
		expect(list).toHaveTextContent('Carla: $80');
		const count = session.count;
		await user.click(within(list).getByRole('button', { name: 'Undo' }));
		await waitFor(() => expect(session.count).toBe(count - 1));
	});

	it('a token that was forgotten is paid until the turn ends', async () => {
		const { user, last, session } = await openPanel();
		await session.act([
			{ do: 'collectMail', company: 'PAC', amount: 30 },
			{ do: 'run', company: 'PAC', revenue: 160, choice: 'pay' }
		]);
		await user.click(await screen.findByRole('button', { name: 'Place a token: $40' }));
		await waitFor(() => expect(last()).toEqual([{ do: 'placeToken', company: 'PAC' }]));
		expect(session.state.turn).toMatchObject({ kind: 'operating', company: 'PAC' });
		await session.act([{ do: 'endTurn' }]);
		expect(session.state.turn).toMatchObject({ kind: 'operating', company: 'MEX' });
	});

	it('§4.3.4 buys the next train with two taps', async () => {
		const { user, last, session } = await openPanel();
		await session.act([
			{ do: 'collectMail', company: 'PAC', amount: 30 },
			{ do: 'run', company: 'PAC', revenue: 160, choice: 'pay' }
		]);
		await user.click(await screen.findByRole('button', { name: 'Buy a train' }));
		await user.click(await screen.findByRole('button', { name: 'Buy the 3-train for $180' }));
		await waitFor(() => expect(last()[0]).toMatchObject({ do: 'buyTrain', price: 180 }));
	});
});
