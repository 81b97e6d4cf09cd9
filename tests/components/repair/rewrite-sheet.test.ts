/** Changing the past: seen before it is accepted, blocked while questions are open. */
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import RewriteSheet from '$lib/components/game/repair/RewriteSheet.svelte';
import { scene } from './repair-scene';

const accept = () => screen.getByRole('button', { name: /Accept the new line/ });

async function type(figure: string) {
	const pad = screen.getByRole('group', { name: 'Number pad' });
	for (const digit of figure) {
		await userEvent.click(within(pad).getByRole('button', { name: digit }));
	}
}

describe('RewriteSheet', () => {
	test('a wrong dividend four entries back: the differences, then accepted, then what to move', async () => {
		const { context, session, lastOf } = await scene();
		const at = lastOf('run', 1);
		expect(session.count - at).toBeGreaterThanOrEqual(4);
		const before = session.present;
		render(RewriteSheet, { props: { open: true, at }, context });
		expect(accept()).toBeDisabled();
		await type('180');
		expect(screen.getByText('Different in the end')).toBeInTheDocument();
		expect(screen.getByText('+$20')).toBeInTheDocument();
		expect(session.present).toBe(before);
		expect(accept()).toBeEnabled();
		await userEvent.click(accept());
		expect(await screen.findByText('Bank → Ana: $20')).toBeInTheDocument();
		expect(session.present.cash['p1']).toBe((before.cash['p1'] ?? 0) + 20);
		expect(session.line[at]?.replaces).toBeDefined();
	});

	test('what no longer fits is listed with its reason, and must be answered first', async () => {
		const { context, session, lastOf } = await scene();
		render(RewriteSheet, {
			props: { open: true, at: lastOf('startCompany'), kind: 'remove' },
			context
		});
		expect(screen.getByText('Later entries that no longer fit')).toBeInTheDocument();
		expect(screen.getAllByText(/turn|started/).length).toBeGreaterThan(0);
		expect(accept()).toBeDisabled();
		expect(accept()).toHaveTextContent(/still to decide/);
		await userEvent.click(screen.getAllByRole('button', { name: 'Drop it' })[0] as HTMLElement);
		expect(accept()).toBeDisabled();
		await userEvent.click(screen.getByRole('button', { name: 'Drop all of them' }));
		expect(accept()).toBeEnabled();
		const count = session.count;
		await userEvent.click(accept());
		expect(await screen.findByRole('button', { name: 'Done' })).toBeInTheDocument();
		expect(session.count).toBeLessThan(count);
	});

	test('an entry that is inserted is chosen from what could be done at that moment', async () => {
		const { context, lastOf } = await scene();
		render(RewriteSheet, { props: { open: true, at: lastOf('run'), kind: 'insert' }, context });
		expect(screen.getByText('What is missing?')).toBeInTheDocument();
		await userEvent.click(screen.getByRole('button', { name: 'Terrain' }));
		await userEvent.click(screen.getByRole('button', { name: /terrain/ }));
		expect(screen.getByText('Different in the end')).toBeInTheDocument();
	});

	test('one of several steps is taken out, and the next tap changes what is left', async () => {
		const { context, session } = await scene();
		const at = session.line.findLastIndex(
			({ steps }) => steps.length === 2 && steps[0]?.action.do === 'buyShare'
		);
		expect(at).toBeGreaterThan(0);
		render(RewriteSheet, { props: { open: true, at }, context });
		const removes = screen.getAllByRole('button', { name: 'Remove' });
		await userEvent.click(removes.at(-1) as HTMLElement);
		expect(screen.getByText('What should it say instead?')).toBeInTheDocument();
		await userEvent.click(screen.getByRole('button', { name: 'Pass' }));
		await userEvent.click(screen.getByRole('button', { name: /passes$/ }));
		const steps = screen.getAllByRole('button', { name: 'Add something before it' });
		expect(steps).toHaveLength(1);
		expect(screen.queryByText(/This cannot be done at all/)).not.toBeInTheDocument();
	});

	test('an edit against a rule can only be forced with a reason', async () => {
		const { context, session, lastOf } = await scene();
		const at = lastOf('buyShare');
		render(RewriteSheet, { props: { open: true, at, kind: 'insert' }, context });
		await userEvent.click(screen.getByRole('button', { name: 'Buy' }));
		const refused = screen
			.getAllByRole('button')
			.find((b) => b.getAttribute('aria-disabled') === 'true');
		if (refused === undefined) throw new Error('nothing is refused at that moment');
		await userEvent.click(refused);
		expect(screen.getByRole('alert')).toBeInTheDocument();
		expect(accept()).toBeDisabled();
		const force = screen.queryByRole('button', { name: 'Force it' });
		if (force !== null) expect(force).toBeDisabled();
		expect(session.canRedo).toBe(false);
	});
});
