/** What is worked out while the disk writes an entry is what would be worked out afterwards. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Action } from '$engine';
import { freshSince } from '$lib/components/game/fresh';
import { Shown } from '$lib/components/game/shown.svelte';
import { tableView } from '$lib/components/game/views';
import { cardboard, catalogues, describeEntry, setLanguage } from '$lib/text';
import { openMidGame, type OpenMidGame } from '../support/mid-game';

const { en, es } = catalogues;

beforeEach(() => setLanguage('en'));

function dividend({ session }: OpenMidGame): readonly Action[] {
	const company = 'PAC';
	const { due, amount } = session.title.mail(session.state, company);
	const run: Action = { do: 'run', company, revenue: 190, choice: 'pay' };
	return due ? [{ do: 'collectMail', company, amount }, run] : [run];
}

describe('the table after an entry', () => {
	it('is the same whether it was prepared or not', async () => {
		const game = await openMidGame();
		const { session, teller } = game;
		const before = session.state;
		const prepared = vi.spyOn(Shown.prototype, 'prepare');
		expect(await teller.book(dividend(game))).toBe(true);
		expect(prepared).toHaveBeenCalledTimes(1);
		prepared.mockRestore();
		const { title, state, lastChange, undoEntry } = session;
		if (lastChange === null || undoEntry === null) throw new Error('nothing was booked');
		expect(teller.table).toEqual(tableView(title, state));
		expect(teller.fresh).toEqual(freshSince(before, state));
		expect(teller.moves.latest).toEqual(cardboard(en, title, before, state, lastChange.facts));
		expect(teller.undoLabel).toBe(describeEntry(en, title, before, undoEntry));
	});

	it('another language is another text, prepared or not', async () => {
		const game = await openMidGame();
		const { session, teller } = game;
		const before = session.state;
		await teller.book(dividend(game));
		await setLanguage('es');
		const { title, state, lastChange } = session;
		expect(teller.moves.latest).toEqual(
			cardboard(es, title, before, state, lastChange?.facts ?? [])
		);
	});

	it('what was prepared is forgotten by undo', async () => {
		const game = await openMidGame();
		const { session, teller } = game;
		const before = tableView(session.title, session.state);
		const label = teller.undoLabel;
		await teller.book(dividend(game));
		await teller.undo();
		expect(teller.table).toEqual(before);
		expect(teller.undoLabel).toBe(label);
		expect(session.lastChange?.kind).toBe('undone');
		expect(teller.moves.latest).not.toEqual([]);
	});

	it('an entry that the disk refuses shows nothing of it', async () => {
		const game = await openMidGame();
		const { session, teller } = game;
		const before = teller.table;
		const refused = vi.spyOn(session, 'act').mockImplementation(async (_actions, options) => {
			const { state } = session;
			options?.meanwhile?.({
				kind: 'done',
				undone: [],
				done: [],
				facts: [],
				from: state,
				to: { ...state, phase: 'another' }
			});
			return { done: false, why: 'busy' };
		});
		expect(await teller.book(dividend(game))).toBe(false);
		refused.mockRestore();
		expect(teller.table).toBe(before);
	});
});

describe('a finger on a button', () => {
	/** What is expected is worked out after the pressed button is drawn. */
	async function press({ teller }: OpenMidGame, actions: readonly Action[]) {
		const expected = vi.spyOn(Shown.prototype, 'expect');
		teller.expect(actions);
		await vi.waitFor(() => expect(expected).toHaveBeenCalled());
		expected.mockRestore();
	}

	it('has what it will book worked out, and nothing of it shown', async () => {
		const game = await openMidGame();
		const { session, teller } = game;
		const [state, table, label] = [session.state, teller.table, teller.undoLabel];
		await press(game, dividend(game));
		expect([session.state, teller.figures.table, teller.undoLabel]).toEqual([state, table, label]);
		const views = vi.spyOn(session.title, 'scores');
		expect(await teller.book(dividend(game))).toBe(true);
		expect(views).not.toHaveBeenCalled();
		views.mockRestore();
		const { title, undoEntry } = session;
		if (undoEntry === null) throw new Error('nothing was booked');
		expect(teller.table).toEqual(tableView(title, session.state));
		expect(teller.fresh).toEqual(freshSince(state, session.state));
		expect(teller.undoLabel).toBe(describeEntry(en, title, state, undoEntry));
	});

	it('that slides off and books something else shows that', async () => {
		const game = await openMidGame();
		const { session, teller } = game;
		await press(game, dividend(game));
		const withheld = dividend(game).map((action): Action =>
			action.do === 'run' ? { ...action, choice: 'withhold' } : action
		);
		const before = session.state;
		expect(await teller.book(withheld)).toBe(true);
		const { title, undoEntry } = session;
		if (undoEntry === null) throw new Error('nothing was booked');
		expect(teller.table).toEqual(tableView(title, session.state));
		expect(teller.undoLabel).toBe(describeEntry(en, title, before, undoEntry));
	});

	it('in one language that books in another has the words of that', async () => {
		const game = await openMidGame();
		const { session, teller } = game;
		await press(game, dividend(game));
		await setLanguage('es');
		const before = session.state;
		await teller.book(dividend(game));
		const { title, undoEntry } = session;
		if (undoEntry === null) throw new Error('nothing was booked');
		expect(teller.undoLabel).toBe(describeEntry(es, title, before, undoEntry));
	});

	it('on something that is refused expects nothing, and explains it when it leaves', async () => {
		const game = await openMidGame();
		const { teller } = game;
		const expected = vi.spyOn(Shown.prototype, 'expect');
		teller.expect([{ do: 'run', company: 'MC', revenue: 190, choice: 'pay' }]);
		await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
		expect(expected).not.toHaveBeenCalled();
		expected.mockRestore();
		expect(await teller.book([{ do: 'run', company: 'MC', revenue: 190, choice: 'pay' }])).toBe(
			false
		);
		expect(teller.explanation).not.toBeNull();
	});
});

describe('an entry comes to the screen in two frames', () => {
	/** Frames that come only when they are asked for. */
	function frames() {
		const waiting: FrameRequestCallback[] = [];
		const asked = vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => {
			return waiting.push(frame);
		});
		return {
			async next() {
				await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0));
				for (const frame of waiting.splice(0)) frame(0);
			},
			end: () => asked.mockRestore()
		};
	}

	it('figures first, the next step and what undo takes back after them; nothing is booked between', async () => {
		const game = await openMidGame();
		const { session, teller } = game;
		const { title, state: before } = session;
		const [offered, label] = [teller.offer('run'), teller.undoLabel];
		const screen = frames();
		const booking = teller.book(dividend(game));
		await vi.waitFor(() => expect(teller.figures.table).not.toBe(teller.table));
		const after = session.preview(dividend(game));
		if (!after.ok) throw new Error('the dividend is refused');
		expect(teller.figures.table).toEqual(tableView(title, after.state));
		expect(teller.figures.fresh).toEqual(freshSince(before, after.state));
		expect(teller.undoLabel).toBe(label);
		expect(teller.following).toBe(true);
		expect(session.state).toBe(before);
		expect(teller.offer('run')).toBe(offered);
		expect(await session.act([{ do: 'endTurn' }])).toEqual({ done: false, why: 'busy' });
		await screen.next();
		await screen.next();
		expect(await booking).toBe(true);
		screen.end();
		expect(session.state).not.toBe(before);
		expect(teller.undoLabel).toContain('PAC');
		expect(teller.figures.table).toBe(teller.table);
		expect(teller.following).toBe(false);
		expect(teller.figures.fresh).toBe(teller.fresh);
	});

	it('a page in the background makes no frames and waits for none', async () => {
		const game = await openMidGame();
		const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
		const asked = vi.spyOn(globalThis, 'requestAnimationFrame');
		const count = game.session.count;
		expect(await game.teller.book(dividend(game))).toBe(true);
		expect(game.session.count).toBe(count + 1);
		hidden.mockRestore();
		asked.mockRestore();
	});

	it('a page that goes to the background meanwhile goes on without its frame', async () => {
		const game = await openMidGame();
		const asked = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
		const count = game.session.count;
		expect(await game.teller.book(dividend(game))).toBe(true);
		expect(game.session.count).toBe(count + 1);
		asked.mockRestore();
	});

	it('a hand that comes between the two finds everything in its place', async () => {
		const game = await openMidGame();
		const { session, teller } = game;
		const before = session.state;
		const screen = frames();
		const booking = teller.book(dividend(game));
		await vi.waitFor(() => expect(teller.figures.table).not.toBe(teller.table));
		expect(session.state).toBe(before);
		document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
		expect(await booking).toBe(true);
		expect(session.state).not.toBe(before);
		expect(session.busy).toBe(false);
		screen.end();
	});
});
