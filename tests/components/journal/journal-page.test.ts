import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Action } from '$engine';
import EntryPostings from '$lib/components/game/journal/EntryPostings.svelte';
import JournalPage from '$lib/components/game/journal/JournalPage.svelte';
import {
	grouped,
	journalLines,
	matches,
	postings
} from '$lib/components/game/journal/journal-view';
import { ledger, runs } from '$lib/components/game/journal/ledger';
import PastPanel from '$lib/components/game/now/PastPanel.svelte';
import TravelBanner from '$lib/components/game/repair/TravelBanner.svelte';
import { titleContext } from '$lib/components/game/title-context';
import { acceptRewrite, answerAll, NO_CHOICES, proposeRewrite } from '$lib/session/repair';
import { catalogues, setLanguage } from '$lib/text';
import { midGame } from '../../fixtures/mex-mid-game';
import { openAt } from '../stock/desk';

vi.mock('$app/navigation', () => ({ goto: vi.fn(() => Promise.resolve()) }));

const { initial, entries, title, state } = midGame;
const open = () => openAt(initial, entries);

describe('the journal', () => {
	beforeEach(() => setLanguage('en'));

	it('lists every entry by round, the newest first', async () => {
		const { session } = await open();
		const groups = grouped(catalogues.en, journalLines(catalogues.en, title, session.timeline));
		expect(groups.reduce((sum, group) => sum + group.lines.length, 0)).toBe(entries.length);
		expect(groups[0]?.lines[0]?.number).toBe(entries.length);
		expect(groups[0]?.bank).toBe(state.cash['bank']);
		expect(groups.at(-1)?.first).toBe(1);
	});

	it('a round’s heading has the bank at its end: without what is undone, and whatever is filtered', async () => {
		const { session } = await open();
		const group = (shows?: (line: { readonly text: string }) => boolean) =>
			grouped(catalogues.en, journalLines(catalogues.en, title, session.timeline), shows)[0];
		const runs = group((line) => line.text.includes('pays out'));
		expect(runs?.lines.length).toBeLessThan(group()?.lines.length ?? 0);
		expect(runs?.bank).toBe(state.cash['bank']);
		const banks = [group()?.bank];
		while (banks.at(-1) === state.cash['bank']) {
			await session.undo();
			expect(group()?.bank).toBe(session.state.cash['bank']);
			banks.push(group()?.bank);
		}
		expect(new Set(banks).size).toBe(2);
	});

	it('a round of a single entry is not said to go from it to itself', () => {
		for (const [language, one] of [
			['en', 'entry 7'],
			['es', 'asiento 7']
		] as const)
			expect(catalogues[language].journal.entriesRange({ from: 7, to: 7 })).toBe(one);
	});

	it('finds entries by kind, by player or company, and by words', async () => {
		const { session } = await open();
		const lines = journalLines(catalogues.en, title, session.timeline);
		const count = (filter: Partial<Parameters<typeof matches>[1]>) =>
			lines.filter((line) => matches(line, { kind: 'all', who: null, search: '', ...filter }))
				.length;
		const runEntries = entries.filter((e) => e.steps.some(({ action }) => action.do === 'run'));
		expect(count({ kind: 'runs' })).toBeGreaterThanOrEqual(runEntries.length);
		expect(count({ kind: 'runs' })).toBeLessThan(entries.length);
		expect(count({ who: 'CHI' })).toBeGreaterThan(0);
		expect(count({ who: 'CHI' })).toBeLessThan(entries.length);
		expect(count({ search: 'MIR' })).toBeGreaterThan(0);
		expect(count({ search: 'no such thing' })).toBe(0);
		expect(count({ kind: 'banker' })).toBe(0);
	});

	it('unfolds an entry into postings with rules and causes', async () => {
		const { session } = await open();
		const lines = journalLines(catalogues.en, title, session.timeline);
		const run = lines.findLast((line) => line.entry.steps.some((s) => s.action.do === 'run'));
		if (run === undefined) throw new Error('nobody ran');
		const list = postings(catalogues.en, title, run);
		expect(list).toHaveLength(run.entry.steps.flatMap((step) => step.facts).length);
		expect(list.some((posting) => posting.text.includes('dividend'))).toBe(true);
		expect(list.every((posting) => posting.rule !== '')).toBe(true);
	});

	it('filters by kind, by player and by company, with a tap each', async () => {
		const user = userEvent.setup();
		const { context } = await open();
		render(JournalPage, { context });
		const shown = () =>
			screen
				.getAllByRole('button', { expanded: false })
				.map((entry) => entry.textContent?.replace(/\s+/g, ' ') ?? '');
		await user.click(screen.getByRole('button', { name: 'Trains' }));
		expect(shown().length).toBeGreaterThan(0);
		for (const entry of shown()) expect(entry).toMatch(/train|splits|pays|ends/);
		const bought = shown().filter((entry) => entry.includes('buys a')).length;
		expect(bought).toBeGreaterThan(3);
		await user.selectOptions(screen.getByRole('combobox'), 'CHI');
		expect(shown()).toHaveLength(2);
		for (const entry of shown()) expect(entry).toMatch(/CHI buys a 2-train/);
		await user.click(screen.getByRole('button', { name: 'All' }));
		await user.selectOptions(screen.getByRole('combobox'), 'Diego');
		expect(shown().some((entry) => entry.includes('Diego'))).toBe(true);
		expect(shown().some((entry) => /^\d+\D*Ana buys/.test(entry))).toBe(false);
		// By round: each group has its heading and the bank at its end.
		expect(screen.getAllByRole('heading', { name: /^(SR|OR) / }).length).toBeGreaterThan(5);
	});

	it('a posting that something else caused says because of what, in a chain', async () => {
		const { session } = await open();
		const lines = journalLines(catalogues.en, title, session.timeline);
		const first = lines.find((line) => /buys a 3-train/.test(line.text));
		if (first === undefined) throw new Error('nobody bought a 3');
		const list = postings(catalogues.en, title, first);
		const phase = list.find((posting) => /[Pp]hase 3/.test(posting.text));
		expect(phase?.because).toMatch(/3-train/);
		expect(phase?.depth).toBeGreaterThan(0);
		render(EntryPostings, { props: { line: first }, context: titleContext(title) });
		expect(screen.getByRole('list', { name: 'Postings' })).toHaveTextContent(/because: .*3-train/);
	});

	it('a tap unfolds, and the buttons call back', async () => {
		const user = userEvent.setup();
		const { session, context } = await open();
		const onrewrite = vi.fn();
		render(JournalPage, { props: { onrewrite }, context });
		await user.type(screen.getByRole('searchbox'), 'pays out');
		const first = screen.getAllByRole('button', { expanded: false })[0];
		if (first === undefined) throw new Error('nothing found');
		await user.click(first);
		expect(screen.getByRole('list', { name: 'Postings' })).toBeInTheDocument();
		const detail = within(screen.getByRole('complementary'));
		const number = Number(detail.getByRole('heading').textContent?.replace(/\D/g, ''));
		await user.click(detail.getByRole('button', { name: 'Change this entry' }));
		expect(onrewrite).toHaveBeenCalledWith(number - 1, 'change');
		await user.click(detail.getByRole('button', { name: 'Look at the table then' }));
		expect(session.past).toBe(number);
		session.backToNow();
		await user.click(detail.getByRole('button', { name: 'Undo to here' }));
		await waitFor(() => expect(session.count).toBe(number));
	});

	it('an entry that was rewritten strikes what it said, unless it still says so', async () => {
		const { session, context } = await open();
		const at = session.line.findLastIndex(({ steps }) => steps[0]?.action.do === 'run');
		const rewriteBy = async (more: number) => {
			const actions = (session.line[at]?.steps ?? []).map(({ action }): Action => {
				return action.do === 'run' ? { ...action, revenue: action.revenue + more } : action;
			});
			const proposal = proposeRewrite(session, { kind: 'change', at, actions });
			if (!proposal.ok) throw new Error(proposal.message);
			await acceptRewrite(session, proposal.plan, { now: () => 1, random: () => `x${more}` });
		};
		const struck = () => document.querySelectorAll('s').length;
		await rewriteBy(0);
		expect(session.line[at]?.replaces).toBeDefined();
		render(JournalPage, { context });
		expect(struck()).toBe(0);
		await rewriteBy(10);
		await waitFor(() => expect(struck()).toBe(1));
	});

	it('what an entry said before stands as it was said, though its figures no longer fit the table', async () => {
		const { session, context } = await open();
		const said = new Set(
			journalLines(catalogues.en, title, session.timeline).map(({ text }) => text)
		);
		const at = session.line.findIndex(({ steps }) =>
			steps.some(({ action }) => action.do === 'run' && action.choice === 'pay')
		);
		const actions = (session.line[at]?.steps ?? []).map(({ action }): Action =>
			action.do === 'run' ? { ...action, choice: 'withhold' } : action
		);
		const edit = { kind: 'change', at, actions } as const;
		const choices = answerAll(session, edit, NO_CHOICES, 'keep');
		const proposal = proposeRewrite(session, edit, choices);
		if (!proposal.ok) throw new Error(proposal.message);
		// The price was different since, so later markers moved from elsewhere.
		const replaced = proposal.plan.entries.filter(({ outcome }) => outcome === 'changed');
		const markers = replaced.flatMap(({ original }) => original?.steps ?? []);
		expect(markers.some(({ facts }) => facts.some(({ t }) => t === 'markerMoved'))).toBe(true);
		await acceptRewrite(session, proposal.plan, { now: () => 1, random: () => 'x' });
		render(JournalPage, { context });
		const struck = [...document.querySelectorAll('s')].map(({ textContent }) => textContent);
		expect(struck.length).toBeGreaterThan(0);
		for (const text of struck) expect(said).toContain(text);
	});

	it('an entry that is undone is redone before it can be changed', async () => {
		const user = userEvent.setup();
		const { session, context } = await open();
		const all = session.count;
		await session.goTo(all - 3);
		render(JournalPage, { props: { onrewrite: vi.fn() }, context });
		const entry = (number: number) =>
			screen.getByRole('button', { name: new RegExp(`^${number} `), expanded: false });
		await user.click(entry(all - 1));
		const detail = () => within(screen.getByRole('complementary'));
		expect(detail().queryByRole('button', { name: 'Change this entry' })).toBeNull();
		expect(detail().queryByRole('button', { name: 'Undo to here' })).toBeNull();
		await user.click(detail().getByRole('button', { name: 'Redo to here' }));
		await waitFor(() => expect(session.count).toBe(all - 1));
		expect(detail().getByRole('button', { name: 'Change this entry' })).toBeInTheDocument();
	});

	it.each([
		['panel', PastPanel],
		['banner', TravelBanner]
	])('the %s over a table that is undone redoes to it, and says so', async (_, where) => {
		const user = userEvent.setup();
		const { session, context } = await open();
		const all = session.count;
		await session.goTo(all - 3);
		session.travel(all - 3);
		render(where, { context });
		expect(screen.getByRole('button', { name: 'Undo to here' })).toBeDisabled();
		session.travel(all - 1);
		await user.click(await screen.findByRole('button', { name: 'Redo to here' }));
		await waitFor(() => expect(session.count).toBe(all - 1));
	});

	it('the ledger of every holder ends with what the holder has', async () => {
		const { session } = await open();
		for (const holder of ['p1', 'p2', 'CHI', 'MEX']) {
			const lines = ledger(catalogues.en, title, session.timeline, holder);
			expect(lines[0]?.balance).toBe(state.cash[holder]);
			const sum = lines.reduce((total, line) => total + line.change, initial.cash[holder] ?? 0);
			expect(sum).toBe(state.cash[holder]);
		}
	});

	it('the runs of a company are those of its entries', async () => {
		const { session } = await open();
		const list = runs(catalogues.en, session.timeline, 'CHI');
		expect(list[0]?.revenue).toBe(state.companies['CHI']?.lastRun?.revenue);
		expect(Math.max(...list.map((line) => line.share))).toBe(100);
	});
});
