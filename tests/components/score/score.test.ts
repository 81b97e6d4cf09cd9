import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openTimeline, standings, type Action, type Fact, type State } from '$engine';
import { csvField, scoresCsv, scoresText } from '$lib/export';
import { fileName, handOver, type OutFile } from '$lib/session';
import ScorePage from '$lib/components/game/score/ScorePage.svelte';
import { catalogues, setLanguage } from '$lib/text';
import { screenCatalogues } from '$lib/text/screens';
import { midGame } from '../../fixtures/mex-mid-game';
import { giveCash, mex, newMex } from '../../support/mex';
import { openAt } from '../stock/desk';

const { title, state } = midGame;
const file: OutFile = { name: 'scores.csv', content: 'x', type: 'text/csv' };
const game = {
	title,
	head: openTimeline<State, Fact, Action>(title.rules, state).head,
	words: catalogues.en,
	screen: screenCatalogues.en,
	name: 'Friday',
	time: (at: number) => new Date(at).toISOString()
};

describe('standings', () => {
	beforeEach(() => setLanguage('en'));

	it('§6.1 every total is the sum of its parts', () => {
		for (const { score, cash, shares, deeds } of standings(title, state).list) {
			const parts = [...shares, ...deeds].reduce((sum, line) => sum + line.value, cash);
			expect(parts).toBe(score.total);
		}
	});

	it('§6.1 equal totals share a rank, and the victory', () => {
		const table = standings(mex, giveCash(newMex(), { p3: 100 }));
		expect(table.list.map((standing) => standing.rank)).toEqual([1, 1, 3]);
		expect(table.winners.map((winner) => winner.name)).toEqual(['Ana', 'Benito']);
		expect(table.lead).toBe(0);
	});

	it('covers the figures on demand and stops the game only when asked twice', async () => {
		const user = userEvent.setup();
		const { session, context } = await openAt(state);
		render(ScorePage, { context });
		const best = standings(title, state).list[0];
		const total = `$${best?.score.total.toLocaleString('en-US')}`;
		expect(screen.getByText(total)).toBeInTheDocument();
		await user.click(await screen.findByRole('button', { name: 'Hide worth' }));
		expect(screen.queryByText(total)).not.toBeInTheDocument();
		await user.click(await screen.findByRole('button', { name: 'Stop the game by agreement' }));
		expect(session.count).toBe(0);
		const dialog = within(await screen.findByRole('dialog'));
		await user.click(dialog.getByRole('button', { name: 'Stop and score it' }));
		await waitFor(() => expect(session.present.finished).toBe('agreement'));
		expect(await screen.findByRole('heading', { name: 'Final score' })).toBeInTheDocument();
		expect(screen.getByText(`${best?.name} wins`)).toBeInTheDocument();
	});
});

describe('files to take home', () => {
	it('quotes text, leaves whole numbers bare, and lets no text be calculated', () => {
		expect(csvField(1200)).toBe('1200');
		expect(csvField(-20)).toBe('-20');
		expect(csvField('Ana; "la jefa"')).toBe('"Ana; ""la jefa"""');
		expect(csvField('=1+1')).toBe(`"'=1+1"`);
	});

	it('the CSV names its separator, groups no digits and sums to the totals', () => {
		const table = standings(title, state);
		const text = scoresCsv(game);
		expect(text.startsWith('\ufeffsep=;\r\n"Rank";"Player"')).toBe(true);
		const rows = text
			.trim()
			.split('\r\n')
			.slice(2)
			.map((line) => line.split(';'));
		for (const { name, score } of table.list) {
			const own = rows.filter((row) => row[1] === `"${name}"`);
			const value = (row: string[] | undefined) => Number(row?.[6]);
			const parts = own.filter((row) => row[2] !== '"Total"');
			expect(parts.reduce((sum, row) => sum + value(row), 0)).toBe(score.total);
			expect(value(own.find((row) => row[2] === '"Total"'))).toBe(score.total);
		}
		expect(rows.every((row) => /^-?\d+$/.test(row[6] ?? ''))).toBe(true);
	});

	it('the text has a line for every player, best first', () => {
		const table = standings(title, state);
		const text = scoresText(game);
		const lines = text.split('\n');
		expect(lines[0]).toBe('18MEX, Friday: Standings');
		const best = table.list[0];
		expect(lines[4]).toBe(`1. ${best?.name} $${best?.score.total.toLocaleString('en-US')}`);
		expect(lines.filter((line) => /^\d\. /.test(line))).toHaveLength(table.list.length);
	});

	it('shares where it can, else saves, and takes a cancel for an answer', async () => {
		const save = vi.fn();
		const share = vi.fn(() => Promise.resolve());
		expect(await handOver(file, { share, canShare: () => true }, save)).toBe('shared');
		expect(await handOver(file, {}, save)).toBe('saved');
		expect(save).toHaveBeenCalledTimes(1);
		const abort = () => Promise.reject(new DOMException('no', 'AbortError'));
		expect(await handOver(file, { share: abort, canShare: () => true }, save)).toBe('cancelled');
		const broken = () => Promise.reject(new Error('not today'));
		expect(await handOver(file, { share: broken, canShare: () => true }, save)).toBe('saved');
	});

	it('file names suit every file system', () => {
		expect(fileName(['18mex', 'Friday / José', '2026-11-16', 'scores'], 'csv')).toBe(
			'18mex-friday-josé-2026-11-16-scores.csv'
		);
		expect(fileName(['', '///'], 'txt')).toBe('paymaster.txt');
		const long = fileName(['18mex', 'a'.repeat(200), '2026-11-16', 'scores'], 'csv');
		expect(long).toMatch(/-2026-11-16-scores\.csv$/);
		expect(long.length).toBeLessThan(120);
	});
});
