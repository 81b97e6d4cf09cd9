/** The pages beside the score: what is said in play, the history's table, the sheets, the check. */
import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { cashOf, couldRaise, history, openTimeline } from '$engine';
import HistoryTable from '$lib/components/game/score/HistoryTable.svelte';
import { companiesAtFirst, measureView } from '$lib/components/game/score/history-view';
import { packUpSections } from '$lib/components/game/score/packup-lines';
import ResumeCheck from '$lib/components/game/score/ResumeCheck.svelte';
import ScorePage from '$lib/components/game/score/ScorePage.svelte';
import ScoreSheet from '$lib/components/game/score/ScoreSheet.svelte';
import { catalogues, setLanguage } from '$lib/text';
import { finished, onPaper } from '../../golden/mex-finished';
import { midGame, savedMidGame } from '../../fixtures/mex-mid-game';
import { openMidGame } from '../support/mid-game';

const { title, state } = midGame;
const { en, es } = catalogues;
const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

beforeEach(() => setLanguage('en'));

describe('standings in play', () => {
	it('says what could be raised, as an estimate, and how long the bank lasts', async () => {
		const { context } = await openMidGame();
		render(ScorePage, { context });
		const raise = couldRaise(title, state, 'p1');
		expect(raise.total).toBeGreaterThan(cashOf(state, 'p1'));
		expect(
			screen.getAllByText(en.history.couldRaise({ amount: dollars(raise.total) })).length
		).toBeGreaterThan(0);
		expect(screen.getByText(en.history.raiseHint)).toBeInTheDocument();
		expect(screen.getByText(/The last set of operating rounds paid \$/)).toBeInTheDocument();
	});
});

describe('history', () => {
	const { position, entries, initial } = savedMidGame;
	const { head } = openTimeline(title.rules, initial, entries, position);
	const told = history(title, head);

	it('the table has a row for every round and the figures of the chart', async () => {
		const { context } = await openMidGame();
		const view = measureView(en, told, 'worth', []);
		render(HistoryTable, { props: { view }, context });
		expect(screen.getAllByRole('row')).toHaveLength(told.rounds.length + 1);
		const last = told.rounds.at(-1)?.worth.p1 ?? 0;
		expect(screen.getAllByRole('cell', { name: dollars(last) }).length).toBeGreaterThan(0);
	});

	it('revenue is told in operating rounds only, with what was paid of it', () => {
		const shown = companiesAtFirst(told, 'revenue');
		const view = measureView(en, told, 'revenue', shown);
		expect(view.rows.every((row) => row.key.startsWith('operating'))).toBe(true);
		const paid = view.rows.flatMap((row) => row.cells.map((cell) => cell.paid ?? 0));
		expect(Math.max(...paid)).toBeGreaterThan(0);
	});
});

describe('sheets of paper', () => {
	it('§6.1 the score sheet has every major and every player, and the final total', () => {
		render(ScoreSheet, { game: onPaper(en) });
		for (const { id, kind } of title.tables.companies) {
			if (kind === 'major') expect(screen.getByRole('rowheader', { name: id })).toBeInTheDocument();
		}
		const total = Math.max(...finished.title.scores(finished.head.state).map((s) => s.total));
		expect(screen.getByRole('cell', { name: dollars(total) })).toBeInTheDocument();
		expect(screen.getByRole('columnheader', { name: '1. Ana' })).toBeInTheDocument();
	});

	it('the pack-up sheet speaks both languages and names whose turn it is', () => {
		const [turn] = packUpSections(en, title, state);
		expect(turn?.groups[0]?.lines.some((line) => line.startsWith('It is '))).toBe(true);
		const spanish = packUpSections(es, title, state);
		expect(spanish[0]?.title).toBe('A quién le toca');
		expect(spanish.find((section) => section.key === 'players')?.groups).toHaveLength(4);
	});

	it('the check walks through every section and keeps where it stands', async () => {
		const user = userEvent.setup();
		const { context, session } = await openMidGame();
		const sections = packUpSections(en, title, state);
		render(ResumeCheck, { props: { sections }, context });
		for (const [at, section] of sections.entries()) {
			expect(screen.getByRole('heading', { name: section.title })).toBeInTheDocument();
			await user.click(await screen.findByRole('button', { name: en.exporting.resumeNext }));
			await waitFor(() => expect(session.draft('resume-check')).toBe(at + 1));
		}
		expect(screen.getByRole('status')).toHaveTextContent(en.packing.done);
	});
});
