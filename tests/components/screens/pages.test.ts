/** Pages of a game that stand alone: a player, a company, the history, the sheets of paper. */
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import CompanyPage from '$lib/components/game/journal/CompanyPage.svelte';
import PlayerPage from '$lib/components/game/journal/PlayerPage.svelte';
import PackUpPage from '$lib/components/game/score/PackUpPage.svelte';
import PrintPage from '$lib/components/game/score/PrintPage.svelte';
import { setLanguage } from '$lib/text';
import type { Correction } from '$engine';
import HistoryPage from '$lib/components/game/score/HistoryPage.svelte';
import { openMidGame } from '../support/mid-game';

beforeEach(() => setLanguage('en'));

/** The last line of a ledger is the oldest; the first one ends with what is there now. */
const newest = (table: HTMLElement) => within(table).getAllByRole('row')[1];

describe('a company’s page', () => {
	it('shows figures, owners, trains, the revenue of every round and every payment', async () => {
		const { context } = await openMidGame();
		render(CompanyPage, { props: { company: 'CHI' }, context });
		expect(screen.getByRole('heading', { name: 'Chihuahua Pacific Railway' })).toBeVisible();
		const page = screen.getByRole('main');
		for (const figure of ['$610', '$110', 'Ana 50%', 'Trains, limit 3', 'Home: Chihuahua']) {
			expect(page).toHaveTextContent(figure);
		}
		const [runs, ledger] = screen.getAllByRole('table');
		if (runs === undefined || ledger === undefined) throw new Error('a table is missing');
		expect(newest(runs)).toHaveTextContent(/OR 4\.1.*\$140.*paid out/);
		expect(newest(ledger)).toHaveTextContent('$610');
		expect(screen.getByRole('link', { name: 'Back to the table' })).toBeVisible();
	});

	it('says so when there is no such company', async () => {
		const { context } = await openMidGame();
		render(CompanyPage, { props: { company: 'XYZ' }, context });
		expect(screen.queryByRole('table')).toBeNull();
		expect(screen.getByRole('main')).not.toBeEmptyDOMElement();
	});
});

describe('a player’s page', () => {
	it('shows cash, what is held with its worth, and a ledger that ends with the cash', async () => {
		const { context } = await openMidGame();
		render(PlayerPage, { props: { player: 'p1' }, context });
		expect(screen.getByRole('heading', { name: 'Ana' })).toBeVisible();
		const held = screen.getAllByRole('listitem').map((item) => item.textContent);
		expect(held.some((line) => /CHI.*50% ★.*4 certificates.*\$550/s.test(line))).toBe(true);
		expect(held.some((line) => /Mexico City.*pays \$5.*\$20/s.test(line))).toBe(true);
		expect(newest(screen.getByRole('table'))).toHaveTextContent('$163');
	});
});

describe('sheets of paper', () => {
	it('the pack-up sheet says whose turn it is, and everything that lies on the table', async () => {
		const { context } = await openMidGame();
		render(PackUpPage, { context });
		const sheet = screen.getByRole('article');
		for (const line of ['It is PAC’s turn', 'Cash $163', 'CHI 50%: 20% ★, 3 × 10%', 'SPM 10%']) {
			expect(sheet).toHaveTextContent(line);
		}
		expect(sheet).not.toHaveTextContent('SPM 10%: 10%');
	});

	it('going on another day, it is checked off by taps', async () => {
		const { context } = await openMidGame();
		render(PackUpPage, { context });
		await userEvent.click(screen.getByRole('button', { name: 'Check' }));
		expect(screen.queryByRole('article')).toBeNull();
		expect(screen.getByRole('heading', { name: 'Whose turn' })).toBeVisible();
		await userEvent.click(screen.getByRole('button', { name: 'It lies so, next' }));
		expect(screen.getByRole('heading', { name: 'What the players have' })).toBeVisible();
	});

	it('the score sheet is made for either kind of paper', async () => {
		const { context } = await openMidGame();
		render(PrintPage, { context });
		expect(screen.getByRole('article')).toHaveTextContent('18MEX: Score sheet');
		const letter = screen.getByRole('button', { name: 'Letter' });
		await userEvent.click(letter);
		expect(letter).toHaveAttribute('aria-pressed', 'true');
	});
});

describe('a game in which the banker went back by hand', () => {
	/** Back into the stock round, a phase to and fro in it, on again, and two players of one name. */
	async function goneBack() {
		const { session, context } = await openMidGame();
		const { round, phase } = session.present;
		const { players } = session.present;
		const stock = { ...round, kind: 'stock', part: 1, parts: 1 } as const;
		const changes: readonly Correction[] = [
			{ kind: 'round', round: stock },
			{ kind: 'phase', phase: '4' },
			{ kind: 'phase', phase: '3' },
			{ kind: 'phase', phase: '4' },
			{ kind: 'phase', phase },
			{ kind: 'round', round },
			{ kind: 'name', player: 'p2', name: players['p1']?.name ?? '' }
		];
		for (const change of changes) {
			const actions = [{ do: 'correct', reason: 'too early', changes: [change] }] as const;
			expect(await session.act(actions, { reason: 'too early' })).toMatchObject({ done: true });
		}
		return context;
	}

	it('the history has the rounds twice, and still stands', async () => {
		render(HistoryPage, { context: await goneBack() });
		const names = screen.getAllByRole('rowheader').map((cell) => cell.textContent?.trim() ?? '');
		expect(names.filter((name) => name.startsWith('SR 4'))).toHaveLength(2);
		expect(names.filter((name) => name.startsWith('OR 4.1'))).toHaveLength(2);
	});

	it('so has the score sheet, with both players', async () => {
		render(PrintPage, { context: await goneBack() });
		expect(screen.getAllByRole('columnheader', { name: /\. Ana$/ })).toHaveLength(2);
		expect(screen.getAllByRole('columnheader', { name: 'OR 4.1' })).toHaveLength(2);
	});
});
