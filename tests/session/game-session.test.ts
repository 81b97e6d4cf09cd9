/** The session over the memory store: nothing is shown before it is written, nothing is lost. */
import { describe, expect, it, vi } from 'vitest';
import { readFile, StoreFailure } from '$lib/storage';
import { browser, buy, newGame, rest, sit, start, StubbornStore } from './table';

describe('acting', () => {
	it('shows an entry only when it is on disk', async () => {
		const { store, session } = await start();
		const release = store.hold();
		const before = session.state;
		const acting = session.act([buy('p1')]);
		await rest();
		expect(session.busy).toBe(true);
		expect(session.state).toBe(before);
		expect(session.count).toBe(0);
		release();
		expect((await acting).done).toBe(true);
		expect(session.busy).toBe(false);
		expect(session.count).toBe(1);
		expect(session.state.cash['p1']).toBe(605);
	});

	it('says that it waits only where a write takes long enough to be noticed', async () => {
		const { store, session } = await start();
		const release = store.hold();
		const acting = session.act([buy('p1')]);
		await rest();
		expect(session.waiting).toBe(false);
		await expect.poll(() => session.waiting).toBe(true);
		release();
		await acting;
		expect(session.waiting).toBe(false);
	});

	it('does nothing while the last entry is being written', async () => {
		const { store, session } = await start();
		const release = store.hold();
		const first = session.act([buy('p1')]);
		expect(await session.act([buy('p1')])).toEqual({ done: false, why: 'busy' });
		expect(await session.undo()).toEqual({ done: false, why: 'busy' });
		release();
		await first;
		expect(session.count).toBe(1);
	});

	it('writes nothing for a refused action, and says why', async () => {
		const { store, session } = await start();
		const result = await session.act([buy('p1'), buy('p1')]);
		expect(result).toMatchObject({ done: false, why: 'refused', at: 1 });
		expect(result.done === false && result.why === 'refused' && result.refusals[0]?.code).toBe(
			'not-your-turn'
		);
		expect(store.bookings).toBe(0);
		expect(session.count).toBe(0);
	});

	it('keeps the last good state when the disk is full, says so, and goes on', async () => {
		const { store, session } = await start();
		await session.act([buy('p1')]);
		const good = session.state;
		store.failure = new StoreFailure('quota');
		const failed = await session.act([buy('p2')]);
		expect(failed).toMatchObject({ done: false, why: 'not-saved', failure: { code: 'quota' } });
		expect(session.saveError?.code).toBe('quota');
		expect(session.state).toBe(good);
		expect(session.line).toHaveLength(1);
		const file = await session.exportFile();
		expect(await readFile(file.text)).toMatchObject([{ ok: true }]);
		store.failure = null;
		expect((await session.act([buy('p2')])).done).toBe(true);
		expect(session.saveError).toBeNull();
	});

	it('a look at a disk that does not answer is told apart from an entry, and forgotten when it does', async () => {
		class Sleeping extends StubbornStore {
			asleep: StoreFailure | null = null;
			override async loadSince(...given: Parameters<StubbornStore['loadSince']>) {
				if (this.asleep !== null) throw this.asleep;
				return super.loadSince(...given);
			}
		}
		const store = new Sleeping();
		const around = browser().tab();
		const session = await sit(store, await newGame(store, around), around);
		store.asleep = new StoreFailure('other', 'UnknownError: connection lost');
		await session.refresh();
		expect(session.saveError?.code).toBe('closed');
		store.asleep = null;
		await session.refresh();
		expect(session.saveError).toBeNull();
		store.failure = new StoreFailure('quota');
		await session.act([buy('p1')]);
		await session.refresh();
		expect(session.saveError?.code).toBe('quota');
	});

	it('says so when the disk does not answer at all, and takes the word back when it does', async () => {
		const { store, session } = await start();
		vi.useFakeTimers();
		try {
			const release = store.hold();
			const acting = session.act([buy('p1')]);
			await vi.advanceTimersByTimeAsync(5_000);
			expect([session.waiting, session.saveError]).toEqual([true, null]);
			await vi.advanceTimersByTimeAsync(10_000);
			expect([session.count, session.saveError?.code]).toEqual([0, 'silent']);
			release();
			expect((await acting).done).toBe(true);
			expect([session.count, session.saveError]).toEqual([1, null]);
		} finally {
			vi.useRealTimers();
		}
	});

	it('forces what is illegal only with a reason, and keeps it', async () => {
		const { session } = await start();
		const low = [{ do: 'bid', player: 'p1', deed: 'MNR', amount: 1 }] as const;
		expect(await session.act(low)).toMatchObject({ why: 'refused' });
		expect(await session.act(low, { override: true })).toMatchObject({ why: 'reason-missing' });
		const forced = await session.act(low, { override: true, reason: 'agreed' });
		expect(forced).toMatchObject({ done: true, entry: { reason: 'agreed' } });
		expect(forced.done && forced.entry.steps[0]?.forced).toBe(true);
	});

	it('previews without booking', async () => {
		const { store, session } = await start();
		const preview = session.preview([buy('p1')]);
		expect(preview.ok && preview.state.cash['p1']).toBe(605);
		expect(session.count).toBe(0);
		expect(store.bookings).toBe(0);
	});

	it('a table from which the rules cannot go on is still shown, and undo leads back', async () => {
		const { session } = await start();
		await session.act([buy('p1')]);
		const asked = vi.spyOn(session.title, 'offers').mockImplementation(() => {
			throw new Error('no train Pullman');
		});
		await session.act([buy('p2')]);
		expect([session.stuck, session.offers, session.count]).toEqual([true, [], 2]);
		asked.mockRestore();
		expect((await session.undo()).done).toBe(true);
		expect([session.stuck, session.offers.length > 0]).toEqual([false, true]);
	});

	it('computes the offers once for each state', async () => {
		const { session } = await start();
		expect(session.offers).toBe(session.offers);
		expect(session.offers.map((offer) => offer.kind)).toContain('buyLowest');
	});
});

describe('moving the head', () => {
	it('undo, redo and going to an entry survive reopening', async () => {
		const { store, id, around, session } = await start();
		for (const player of ['p1', 'p2', 'p3'] as const) await session.act([buy(player)]);
		const three = session.state;
		expect(session.undoEntry?.id).toBe(session.line[2]?.id);
		await session.undo(2);
		expect(session.redoEntry?.id).toBe(session.line[1]?.id);
		await session.close();
		const again = await sit(store, id, around);
		expect([again.count, again.line.length]).toEqual([1, 3]);
		await again.redo(2);
		expect(again.state).toEqual(three);
		await again.goTo(0);
		await again.close();
		const last = await sit(store, id, around);
		expect([last.count, last.canUndo, last.canRedo]).toEqual([0, false, true]);
		expect(await last.undo()).toEqual({ done: false, why: 'nothing' });
	});

	it('keeps an abandoned line in the tree and brings it back', async () => {
		const { store, id, around, session } = await start();
		await session.act([buy('p1')]);
		await session.act([buy('p2')]);
		const old = session.line[1]?.id ?? null;
		const state = session.state;
		await session.undo();
		await session.act([{ do: 'pass', player: 'p2' }]);
		expect(session.canRedo).toBe(false);
		expect(session.timeline.entries.size).toBe(3);
		expect((await session.switchLine({ head: old, tip: old })).done).toBe(true);
		expect(session.state).toEqual(state);
		expect(session.lastChange?.kind).toBe('rewritten');
		await session.close();
		expect((await sit(store, id, around)).state).toEqual(state);
	});

	it('a failed undo leaves the table as it is', async () => {
		const { store, session } = await start();
		await session.act([buy('p1')]);
		store.failure = new StoreFailure('closed');
		expect(await session.undo()).toMatchObject({ done: false, why: 'not-saved' });
		expect(session.count).toBe(1);
	});

	it('tells hands what to do, and after undo the reverse of it', async () => {
		const { session } = await start();
		await session.act([buy('p1')]);
		const paid = session.lastFacts.find((fact) => fact.t === 'moneyMoved');
		expect(paid).toMatchObject({ from: 'p1', to: 'bank', amount: 20 });
		await session.undo();
		expect(session.lastChange?.kind).toBe('undone');
		expect(session.lastFacts.filter((fact) => fact.t === 'moneyMoved')).toMatchObject([
			{ from: 'bank', to: 'p1', amount: 20 }
		]);
		expect(session.lastFacts.find((fact) => fact.t === 'deedMoved')).toMatchObject({
			from: 'p1',
			to: 'offering'
		});
	});
});

describe('the past', () => {
	it('is shown read-only, with a way back', async () => {
		const { session } = await start();
		await session.act([buy('p1')]);
		const now = session.state;
		session.travel(0);
		expect(session.state.cash['p1']).toBe(625);
		expect(session.present).toBe(now);
		expect(session.offers).toEqual([]);
		expect(await session.act([buy('p2')])).toEqual({ done: false, why: 'past' });
		session.backToNow();
		expect(session.state).toBe(now);
	});
});

describe('what if', () => {
	it('plays on, is marked, and leaves no trace', async () => {
		const { store, id, session } = await start();
		await session.act([buy('p1')]);
		const stored = await store.load(id);
		const exported = await session.exportFile();
		const now = session.state;
		session.startWhatIf();
		expect(session.inWhatIf).toBe(true);
		for (const player of ['p2', 'p3'] as const) {
			expect((await session.act([buy(player)])).done).toBe(true);
		}
		await session.undo(5);
		expect([session.count, session.canUndo]).toEqual([1, false]);
		await session.redo();
		expect(session.count).toBe(2);
		expect(await session.exportFile()).toEqual(exported);
		session.endWhatIf();
		expect(session.state).toBe(now);
		expect(session.timeline.entries.size).toBe(1);
		expect(await store.load(id)).toEqual(stored);
		expect((await session.act([buy('p2')])).done).toBe(true);
		expect(session.timeline.entries.size).toBe(2);
	});
});

describe('what if, in a tab that follows', () => {
	it('counts from where it began, whatever the writer books meanwhile', async () => {
		const { store, tabs, id, session } = await start();
		await session.act([buy('p1')]);
		const other = await sit(store, id, tabs.tab());
		other.startWhatIf();
		await other.act([buy('p2')]);
		await session.act([buy('p2')]);
		await session.act([buy('p3')]);
		await rest();
		expect([other.triedFrom, other.count, other.meta.summary.count]).toEqual([1, 2, 3]);
		other.endWhatIf();
		expect([other.triedFrom, other.count]).toEqual([null, 3]);
	});
});

describe('everyone passes', () => {
	it('3.6 gives the passes that end the round', async () => {
		const { session } = await start();
		const passes = session.everyonePasses();
		expect(passes.actions).toHaveLength(3);
		expect(passes).toMatchObject({ roundEnds: true, stoppedBy: null });
		expect((await session.act(passes.actions)).done).toBe(true);
		expect(session.count).toBe(1);
		expect(session.state.round).not.toMatchObject({ kind: 'stock', number: 1 });
	});

	it('leaves out those who are absent: they pass by themselves', async () => {
		const { session } = await start();
		const changes = [{ kind: 'away', player: 'p2', away: true }] as const;
		await session.act([{ do: 'correct', reason: 'agreed', changes }]);
		const passes = session.everyonePasses();
		expect(passes.actions).toHaveLength(2);
		expect((await session.act(passes.actions)).done).toBe(true);
		expect(session.state.round).not.toMatchObject({ kind: 'stock', number: 1 });
		await session.undo();
		expect(session.state.turn).toMatchObject({ kind: 'opening', player: 'p1' });
	});

	it('3.1.2 names who may not pass', async () => {
		const { session } = await start();
		// Nobody takes the first private; from its fifth round on it is free and must be taken.
		for (let round = 1; round < 5; round++) {
			while (session.state.round.number === round) {
				const passes = session.everyonePasses();
				const actions = passes.actions.length > 0 ? passes.actions : [];
				expect((await session.act(actions)).done).toBe(true);
			}
		}
		const stopped = session.everyonePasses();
		expect(stopped.actions).toHaveLength(0);
		expect(stopped.stoppedBy?.player).toBe('p1');
		expect(stopped.stoppedBy?.refusals[0]?.code).toBe('must-take-first-private');
	});
});

describe('the desk', () => {
	it('panel and drafts come back after reopening, the latest of each', async () => {
		const { store, id, around, session } = await start();
		void session.setPanel({ kind: 'revenue', company: 'CHI' });
		for (const typed of ['1', '13', '130']) void session.setDraft('revenue CHI', typed);
		void session.setDraft('bid', { amount: 25 });
		void session.setDraft('bid', null);
		expect(session.draft('revenue CHI')).toBe('130');
		await session.close();
		const again = await sit(store, id, around);
		expect(again.panel).toEqual({ kind: 'revenue', company: 'CHI' });
		expect(again.draft('revenue CHI')).toBe('130');
		expect(again.draft('bid')).toBeNull();
	});

	it('a panel of a step that was booked since stays away, also after undo', async () => {
		const { store, id, around, session } = await start();
		await session.setPanel('revenue');
		// The browser is killed after the entry and before the panel's closing is written.
		vi.spyOn(store, 'change').mockImplementation(() => new Promise(() => {}));
		await session.act(session.everyonePasses().actions);
		void session.setPanel(null);
		const again = await sit(store, id, around);
		await again.takeOver();
		expect(again.panel).toBeNull();
		expect((await again.undo()).done).toBe(true);
		expect(again.panel).toBeNull();
	});

	it('a panel that stays open over an entry comes back', async () => {
		const { store, id, around, session } = await start();
		void session.setPanel('train');
		await session.act(session.everyonePasses().actions);
		await session.close();
		expect((await sit(store, id, around)).panel).toBe('train');
	});
});
