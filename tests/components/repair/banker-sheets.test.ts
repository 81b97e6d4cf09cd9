/** Corrections, counts, lines of play, the audit, banners: the banker's own tools. */
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import AuditSheet from '$lib/components/game/repair/AuditSheet.svelte';
import type { Action } from '$engine';
import CorrectionSheet from '$lib/components/game/repair/CorrectionSheet.svelte';
import CountSheet from '$lib/components/game/repair/CountSheet.svelte';
import LinesSheet from '$lib/components/game/repair/LinesSheet.svelte';
import RepairBanners from '$lib/components/game/repair/RepairBanners.svelte';
import RepairMenu from '$lib/components/game/repair/RepairMenu.svelte';
import RewriteSheet from '$lib/components/game/repair/RewriteSheet.svelte';
import { KEY, RepairDesk } from '$lib/components/game/repair/repair-desk.svelte';
import { acceptRewrite, proposeRewrite } from '$lib/session/repair';
import { booked } from '../support/booked';
import { scene } from './repair-scene';

const tap = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

async function type(figure: string) {
	const pad = screen.getByRole('group', { name: 'Number pad' });
	for (const digit of figure) {
		await userEvent.click(within(pad).getByRole('button', { name: digit }));
	}
}

describe('CorrectionSheet', () => {
	test('cash from the bank to whom it is about, with a reason, in one entry', async () => {
		const { context, session } = await scene();
		const before = session.present.cash['p2'] ?? 0;
		render(CorrectionSheet, { props: { open: true, about: 'p2' }, context });
		await type('50');
		const book = screen.getByRole('button', { name: /Book the correction/ });
		expect(book).toBeDisabled();
		await tap('miscounted');
		await userEvent.click(book);
		await booked(session);
		expect(session.present.cash['p2']).toBe(before + 50);
		expect(session.line.at(-1)).toMatchObject({ reason: 'miscounted' });
	});

	test('more than somebody has is refused in words', async () => {
		const { context } = await scene();
		render(CorrectionSheet, { props: { open: true, about: 'p2' }, context });
		await tap('The other way round');
		await type('9000');
		await tap('agreed at the table');
		expect(screen.getByRole('alert')).toHaveTextContent(/\$9,000/);
		expect(screen.getByRole('button', { name: /Book the correction/ })).toBeDisabled();
	});

	test('a par that was given to the wrong company is taken away again', async () => {
		const { context, session } = await scene();
		expect(session.present.companies['SPM']?.par).not.toBeNull();
		render(CorrectionSheet, { props: { open: true, about: 'SPM' }, context });
		await tap('Par');
		await tap('no par yet');
		await tap('forgotten');
		await tap(/Book the correction/);
		await booked(session);
		expect(session.present.companies['SPM']?.par).toBeNull();
	});

	test('a marker goes to a cell and a place in its stack', async () => {
		const { context, session } = await scene();
		render(CorrectionSheet, { props: { open: true, about: 'CHI' }, context });
		await tap('Marker');
		await tap(/Cell \$90, row 2.*SPM/);
		await tap('below SPM');
		await tap('forgotten');
		await tap(/Book the correction/);
		await booked(session);
		const cell = session.present.companies['SPM']?.spot?.cell;
		expect(cell === undefined ? [] : session.present.market[cell]).toEqual(['SPM', 'CHI']);
	});

	test('two seats are swapped, and an absent player is away', async () => {
		const { context, session } = await scene();
		render(CorrectionSheet, { props: { open: true, about: 'p1' }, context });
		await tap('Seats');
		const other = screen.getByRole('group', { name: 'With whom?' });
		await userEvent.click(within(other).getByRole('button', { name: 'Carla' }));
		await tap('And another change in the same entry');
		await tap('Away');
		await tap('Bruno');
		await tap('agreed at the table');
		await tap(/Book the correction/);
		await booked(session);
		expect(session.present.seats).toEqual(['p3', 'p2', 'p1', 'p4']);
		expect(session.present.players['p2']?.away).toBe(true);
	});
});

describe('CountSheet', () => {
	test('a wrong treasury is booked against the bank, with the entries that touched it', async () => {
		const { context, session } = await scene();
		const had = session.present.cash['CHI'] ?? 0;
		render(CountSheet, { props: { open: true, holder: 'CHI' }, context });
		await type(String(had - 20));
		expect(screen.getAllByText('$20 less than in the ledger').length).toBeGreaterThan(0);
		expect(screen.getAllByText(/CHI collects/).length).toBeGreaterThan(0);
		await tap('Book −$20');
		await booked(session);
		expect(session.present.cash['CHI']).toBe(had - 20);
		expect(session.line.at(-1)?.steps.map((step) => step.action.do)).toEqual(['count', 'correct']);
	});

	test('a count of the bank only reports', async () => {
		const { context } = await scene();
		render(CountSheet, { props: { open: true, holder: 'bank' }, context });
		await type('1');
		expect(screen.getByText(/only reports/)).toBeInTheDocument();
		expect(screen.getByRole('button', { name: /^Book/ })).toBeDisabled();
	});
});

describe('an interruption', () => {
	test('half-entered corrections and counts are put aside with the game and taken up again', async () => {
		const { context, session } = await scene();
		const desk = new RepairDesk(session);
		desk.correct('p2');
		const props = { open: true, about: 'p2' };
		const first = render(CorrectionSheet, { props, context: new Map([...context, [KEY, desk]]) });
		await type('50');
		await tap('house rule');
		first.unmount();
		await session.close();

		const again = new RepairDesk(session);
		expect(again.open).toEqual({ sheet: 'correct', about: 'p2' });
		render(CorrectionSheet, { props, context: new Map([...context, [KEY, again]]) });
		await tap(/Book the correction/);
		await booked(session);
		expect(session.line.at(-1)).toMatchObject({ reason: 'house rule' });
		expect(new RepairDesk(session).open).toBeNull();
	});

	test('a change of the past is taken up with its answers; booked or closed, it is forgotten', async () => {
		const { context, session, lastOf } = await scene();
		const desk = new RepairDesk(session);
		const at = lastOf('startCompany');
		desk.rewrite(at, 'remove');
		const props = { open: true, at, kind: 'remove' as const };
		const first = render(RewriteSheet, { props, context: new Map([...context, [KEY, desk]]) });
		await tap('Drop all of them');
		first.unmount();
		const again = new RepairDesk(session);
		expect(again.open).toEqual({ sheet: 'rewrite', at, kind: 'remove' });
		render(RewriteSheet, { props, context: new Map([...context, [KEY, again]]) });
		expect(screen.getByRole('button', { name: /Accept the new line/ })).toBeEnabled();
		again.close();
		expect(new RepairDesk(session).open).toBeNull();
	});
});

describe('lines and audit', () => {
	test('an abandoned line says what it was and comes back in one tap', async () => {
		const { context, session, lastOf } = await scene();
		const old = session.present;
		const at = lastOf('run');
		const proposal = proposeRewrite(session, { kind: 'remove', at });
		if (!proposal.ok) throw new Error(proposal.message);
		let drawn = 0;
		const stamp = { now: () => 1, random: () => `x${++drawn}` };
		await acceptRewrite(session, { ...proposal.plan, open: 0 }, stamp);
		render(LinesSheet, { props: { open: true }, context });
		await tap('Details');
		expect(screen.getByText('Different in the end')).toBeInTheDocument();
		await tap('Bring this line back');
		expect(session.present).toEqual(old);
	});

	test('none is brought back into a trial', async () => {
		const { context, session } = await scene();
		await session.undo(2);
		await session.act([{ do: 'count', holder: 'p1', counted: 0 }]);
		session.startWhatIf();
		render(LinesSheet, { props: { open: true }, context });
		expect(screen.getByText(/Throw the trial away first/)).toBeVisible();
		expect(screen.getByRole('button', { name: 'Bring this line back' })).toBeDisabled();
	});

	test('lines that begin and end alike are told apart by the entry in which they differ', async () => {
		const { context, session, lastOf } = await scene();
		let drawn = 0;
		const stamp = { now: () => 1, random: () => `x${++drawn}` };
		const tenMore = async (at: number) => {
			const actions = (session.line[at]?.steps ?? []).map(({ action }): Action => {
				return action.do === 'run' ? { ...action, revenue: action.revenue + 10 } : action;
			});
			const proposal = proposeRewrite(session, { kind: 'change', at, actions });
			if (!proposal.ok) throw new Error(proposal.message);
			await acceptRewrite(session, { ...proposal.plan, open: 0 }, stamp);
		};
		await tenMore(lastOf('run', 1));
		await tenMore(lastOf('run', 3));
		render(LinesSheet, { props: { open: true }, context });
		const cards = screen
			.getAllByRole('button', { name: 'Bring this line back' })
			.map((button) => button.closest('li')?.textContent ?? '');
		expect(cards).toHaveLength(2);
		expect(cards[0]).not.toBe(cards[1]);
		for (const card of cards) expect(card).toContain(`${lastOf('run', 1) + 1} `);
	});

	test('the audit of a game of today finds nothing', async () => {
		const { context } = await scene();
		render(AuditSheet, { props: { open: true }, context });
		expect(screen.getByText(/decide every entry as it was booked/)).toBeInTheDocument();
	});
});

describe('banners and menu', () => {
	test('looking at the past has a way back to now', async () => {
		const { context, session } = await scene();
		session.travel(20);
		render(RepairBanners, { props: {}, context });
		expect(screen.getByText('The table as it was after entry 20')).toBeInTheDocument();
		await tap('Earlier');
		expect(session.past).toBe(19);
		await tap('Back to now');
		expect(session.past).toBeNull();
	});

	test('a trial is thrown away in one tap', async () => {
		const { context, session } = await scene();
		session.startWhatIf();
		render(RepairBanners, { props: {}, context });
		await tap('Throw it away');
		expect(session.inWhatIf).toBe(false);
	});

	test('the menu of a player leads to the correction of that player', async () => {
		const { context, desk } = await scene();
		render(RepairMenu, { props: { open: true, about: 'p3' }, context });
		await tap(/^Correct/);
		expect(desk.open).toEqual({ sheet: 'correct', about: 'p3' });
	});
});
