/** Rewriting the line of play: seen before it is accepted, and never without a way back. */
import { describe, expect, it } from 'vitest';
import {
	breaches,
	decideEntry,
	difference,
	momentAt,
	openTimeline,
	totalCash,
	type PostedFact
} from '$engine';
import {
	acceptRewrite,
	answerAll,
	changesNothing,
	entriesOfRewrite,
	proposeRewrite,
	type Choices,
	type GameChoice,
	type GameEdit
} from '$lib/session/repair';
import { abandonedLines, bringBack, endOfLine } from '$lib/session/repair-lines';
import { auditOf, lastTouches } from '$lib/session/repair-trace';
import { recorded } from '../golden/recorded';
import { lastOf, midGameSession, withRevenue } from './repair-table';

async function wrongDividend() {
	const table = await midGameSession();
	const { session } = table;
	const at = lastOf(session, 'run', 1);
	expect(session.count - at).toBeGreaterThanOrEqual(4);
	const run = session.line[at]?.steps.find((step) => step.action.do === 'run')?.action;
	if (run?.do !== 'run') throw new Error('no run');
	const edit: GameEdit = {
		kind: 'change',
		at,
		actions: withRevenue(session, at, run.revenue + 50)
	};
	return { ...table, at, run, edit };
}

function planOf(session: Parameters<typeof proposeRewrite>[0], edit: GameEdit, of?: Choices) {
	const proposal = proposeRewrite(session, edit, of);
	if (!proposal.ok) throw new Error(proposal.message);
	return proposal.plan;
}

describe('repairing a wrong dividend', () => {
	it('shows the differences before anything is accepted, and books nothing', async () => {
		const { session, edit, store } = await wrongDividend();
		const before = session.present;
		const entries = session.timeline.entries.size;
		const booked = store.bookings;
		const plan = planOf(session, edit);
		const differences = difference(before, plan.state);
		expect(differences.some((each) => each.kind === 'cash')).toBe(true);
		expect(session.present).toBe(before);
		expect(session.timeline.entries.size).toBe(entries);
		expect(store.bookings).toBe(booked);
	});

	it('accepting replaces the line: the dividend, everything after it, and nothing before it', async () => {
		const { session, edit, at, run, stamp } = await wrongDividend();
		const old = session.line;
		const paid = session.present.cash;
		const plan = planOf(session, edit);
		expect(plan.open).toBe(0);
		expect(await acceptRewrite(session, plan, stamp, new Map([['', 'miscounted']]))).toEqual({
			done: true
		});
		expect(session.line.slice(0, at)).toEqual(old.slice(0, at));
		const rewritten = session.line[at];
		expect(rewritten?.replaces).toBe(old[at]?.id);
		expect(rewritten?.reason).toBe('miscounted');
		expect(
			rewritten?.steps.some((s) => s.action.do === 'run' && s.action.revenue === run.revenue + 50)
		).toBe(true);
		expect(session.count).toBe(old.length);
		expect(session.present).toEqual(plan.state);
		expect(session.present.cash).not.toEqual(paid);
		expect(breaches(session.present, totalCash(session.present))).toEqual([]);
		expect(session.lastChange?.kind).toBe('rewritten');
	});

	it('the new line is on disk and opens again as it is', async () => {
		const { session, edit, stamp, store } = await wrongDividend();
		await acceptRewrite(session, planOf(session, edit), stamp);
		const stored = await store.load(session.id);
		expect(stored?.meta.position.head).toBe(session.line.at(-1)?.id);
		expect(stored?.entries.length).toBe(session.timeline.entries.size);
	});

	it('the old line can be brought back, and the new one after it', async () => {
		const { session, edit, stamp } = await wrongDividend();
		const old = session.present;
		await acceptRewrite(session, planOf(session, edit), stamp);
		const repaired = session.present;
		const lines = abandonedLines(session);
		expect(lines).toHaveLength(1);
		const [line] = lines;
		if (line === undefined) throw new Error('the old line is gone');
		expect(endOfLine(session, line)).toEqual(old);
		expect(await bringBack(session, line)).toEqual({ done: true });
		expect(session.present).toEqual(old);
		const [other] = abandonedLines(session);
		if (other === undefined) throw new Error('the new line is gone');
		await bringBack(session, other);
		expect(session.present).toEqual(repaired);
	});

	it('an edit to what it was changes nothing and can be told', async () => {
		const { session, at } = await wrongDividend();
		const actions = session.line[at]?.steps.map((step) => step.action) ?? [];
		expect(changesNothing(planOf(session, { kind: 'change', at, actions }))).toBe(true);
		const plus = withRevenue(session, at, 10);
		expect(changesNothing(planOf(session, { kind: 'change', at, actions: plus }))).toBe(false);
	});
});

describe('misfits', () => {
	it('removing a purchase leaves questions; accepting waits for the answers', async () => {
		const { session, stamp } = await midGameSession();
		const edit: GameEdit = { kind: 'remove', at: lastOf(session, 'startCompany') };
		const plan = planOf(session, edit);
		expect(plan.open).toBeGreaterThan(0);
		expect((await acceptRewrite(session, plan, stamp)).done).toBe(false);
		for (const answer of ['drop', 'keep'] as const) {
			const choices = answerAll(session, edit, new Map(), answer);
			const proposal = proposeRewrite(session, edit, choices);
			if (!proposal.ok) throw new Error(proposal.message);
			expect(proposal.plan.open).toBe(0);
			expect(breaches(proposal.plan.state, 9000)).toEqual([]);
		}
	});

	it.each(['drop', 'keep'] as const)(
		'one answer to all (%s) is what one after the other would be, and decides each entry once',
		async (answer) => {
			const { session } = await midGameSession();
			const edit: GameEdit = { kind: 'remove', at: lastOf(session, 'startCompany') };
			const one = new Map<string, GameChoice>();
			for (;;) {
				const part = planOf(session, edit, one).entries.find(
					({ outcome, original }) => outcome === 'misfit' && original !== null
				);
				if (part === undefined || part.original === null) break;
				one.set(part.original.id, {
					kind: answer === 'keep' && part.keepable ? 'keep' : 'drop'
				});
			}
			expect(one.size).toBeGreaterThan(1);
			let checks = 0;
			const { title, timeline } = session;
			const rules = {
				...title.rules,
				check: (...of: Parameters<typeof title.rules.check>) => {
					checks += 1;
					return title.rules.check(...of);
				}
			};
			const counted = { title: { ...title, rules }, timeline };
			expect(answerAll(counted, edit, new Map(), answer)).toEqual(one);
			const all = checks;
			checks = 0;
			proposeRewrite(counted, edit);
			expect(all).toBeLessThanOrEqual(2 * checks);
		}
	);

	it('a kept entry is marked, and what stays the same keeps its time and no mark', async () => {
		const { session, stamp } = await midGameSession();
		const at = lastOf(session, 'run', 1);
		const plan = planOf(session, {
			kind: 'insert',
			at,
			actions: [{ do: 'count', holder: 'bank', counted: 1 }]
		});
		const made = entriesOfRewrite(session, plan, stamp);
		expect(made).toHaveLength(session.count - at + 1);
		expect(made[0]?.parent).toBe(session.line[at - 1]?.id);
		expect(made.slice(1).map((entry) => entry.at)).toEqual(session.line.slice(at).map((e) => e.at));
		expect(made.every((entry) => entry.replaces === undefined)).toBe(true);
		expect(new Set(made.map((entry) => entry.id)).size).toBe(made.length);
	});

	it('removing the whole line goes back to the start', async () => {
		const { session, stamp } = await midGameSession();
		const initial = session.title.setUp(session.present.config);
		const edit: GameEdit = { kind: 'remove', at: session.count - 1 };
		await acceptRewrite(session, planOf(session, edit), stamp);
		const first: GameEdit = { kind: 'remove', at: 0 };
		const choices = new Map(session.line.slice(1).map((e) => [e.id, { kind: 'drop' as const }]));
		const proposal = proposeRewrite(session, first, choices);
		if (!proposal.ok) throw new Error(proposal.message);
		expect(await acceptRewrite(session, proposal.plan, stamp)).toEqual({ done: true });
		expect(session.count).toBe(0);
		expect(session.present).toEqual(initial);
	});
});

describe('inserting', () => {
	it('a forgotten sale ends where playing the edited list ends', async () => {
		const { session, stamp } = await midGameSession();
		const { title } = session;
		const sales = (at: number) =>
			title
				.offers(momentAt(session.timeline, at).state)
				.filter((offer) => offer.kind === 'sellShares')
				.flatMap((offer) => offer.options)
				.filter((option) => option.refusals.length === 0);
		const at = session.line.findLastIndex(
			({ steps }, i) => steps[0]?.action.do === 'buyShare' && sales(i).length > 0
		);
		const sale = sales(at)[0]?.action;
		const buy = session.line[at]?.steps.map((step) => step.action);
		if (sale?.do !== 'sellShares' || buy === undefined) throw new Error('nobody could sell');
		const edit: GameEdit = { kind: 'change', at, actions: [sale, ...buy] };
		const choices = answerAll(session, edit, new Map(), 'drop');
		const proposal = proposeRewrite(session, edit, choices);
		if (!proposal.ok) throw new Error(proposal.message);
		expect(await acceptRewrite(session, proposal.plan, stamp)).toEqual({ done: true });
		expect(session.line[at]?.steps[0]?.action).toEqual(sale);
		let played = title.setUp(session.present.config);
		for (const { steps } of session.line) {
			const decision = decideEntry(
				title.rules,
				played,
				steps.map((step) => step.action)
			);
			if (!decision.ok) throw new Error('refused');
			played = decision.state;
		}
		expect(session.present).toEqual(played);
	});
});

describe('looking for a mistake', () => {
	it('lists the last entries that touched a holder with what they did', async () => {
		const { session } = await midGameSession();
		const touches = lastTouches(session, 'p1', 5);
		expect(touches).toHaveLength(5);
		expect(touches[0]?.then).toBe(session.present.cash['p1']);
		for (const touch of touches) expect(touch.entry).toBe(session.line[touch.at]);
		const [newest, older] = touches;
		expect((newest?.then ?? 0) - (newest?.by ?? 0)).toBe(older?.then);
	});

	it('finds nothing to dispute in a game of today', async () => {
		const { session } = await midGameSession();
		expect(auditOf(session)).toEqual([]);
	});

	it('disputes no run of before turns remembered what was there before it', async () => {
		const { session } = await midGameSession();
		const forgot = session.line.map((entry) => ({
			...entry,
			steps: entry.steps.map((step) => ({ ...step, facts: step.facts.flatMap(withoutEarly) }))
		}));
		expect(JSON.stringify(session.line)).toContain('"early"');
		expect(JSON.stringify(forgot)).not.toContain('"early"');
		const { title } = session;
		const end = session.line.at(-1)?.id ?? null;
		const first = momentAt(session.timeline, 0).state;
		const timeline = openTimeline(title.rules, first, forgot, { head: end, tip: end });
		expect(auditOf({ title, timeline })).toEqual([]);
	});

	it('nor what a title of its own accord did not note of a turn then', () => {
		const { title, initial, entries } = recorded('1822mx');
		const forgot = entries.map((entry) => ({
			...entry,
			steps: entry.steps.map((step) => ({ ...step, facts: step.facts.map(withoutFreed) }))
		}));
		expect(JSON.stringify(entries)).toContain('"freed"');
		const end = entries.at(-1)?.id ?? null;
		const timeline = openTimeline(title.rules, initial, forgot, { head: end, tip: end });
		expect(auditOf({ title, timeline })).toEqual([]);
	});
});

/** The title's own note of a turn as it was before tokens made available were noted. */
function withoutFreed(fact: PostedFact): PostedFact {
	if (fact.t !== 'own.turnNoted' || !('to' in fact)) return fact;
	const { freed: _later, ...to } = fact.to as Record<string, unknown>;
	return { ...fact, to } as PostedFact;
}

/** As it was saved before: without the note, and without the fact that did nothing else. */
function withoutEarly(fact: PostedFact): PostedFact[] {
	if (fact.t !== 'turnChanged' || !('to' in fact) || fact.to?.kind !== 'operating') return [fact];
	const { early, ...to } = fact.to;
	return early !== undefined && !to.settled ? [] : [{ ...fact, to }];
}
