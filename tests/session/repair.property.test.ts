/** For random games and random edits: an accepted rewrite equals playing the edited list. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { breaches, decideEntry, momentAt, type Action } from '$engine';
import { acceptRewrite, answerAll, proposeRewrite, type GameEdit } from '$lib/session/repair';
import { abandonedLines, bringBack } from '$lib/session/repair-lines';
import type { GameEntry } from '$lib/storage';
import { mexConfig, mexWeights } from '../properties/mex-weights';
import { choose, dice, fill, playRandomly } from '../properties/random-play';
import { sitAt } from './repair-table';
import { mex } from './table';

function linePlayed(seed: number, most: number): GameEntry[] {
	const title = mex();
	const game = playRandomly(title, mexConfig(seed), mexWeights, seed, most);
	let state = game.initial;
	return game.actions.map((action, i) => {
		const decision = decideEntry(title.rules, state, [action]);
		if (!decision.ok) throw new Error('a legal action was refused');
		state = decision.state;
		return { id: `e${i}`, parent: i === 0 ? null : `e${i - 1}`, steps: decision.steps, at: i };
	});
}

it('an accepted rewrite equals playing the edited list, and the old line comes back whole', async () => {
	await fc.assert(
		fc.asyncProperty(fc.integer({ min: 1, max: 40 }), fc.nat(), async (seed, pick) => {
			const random = dice(pick);
			const { session, stamp } = await sitAt(mexConfig(seed), linePlayed(seed, 90));
			const old = session.present;
			const at = Math.floor(random() * session.count);
			const there = momentAt(session.timeline, at).state;
			const option = choose(session.title, there, mexWeights, random);
			const actions: Action[] = option === null ? [] : [fill(option, random, there)];
			const kind = actions.length === 0 ? 'remove' : random() < 0.5 ? 'insert' : 'change';
			const edit: GameEdit = kind === 'remove' ? { kind, at } : { kind, at, actions };
			const choices = answerAll(session, edit, new Map(), 'drop');
			const proposal = proposeRewrite(session, edit, choices);
			if (!proposal.ok) throw new Error(proposal.message);
			// A filled range may ask for more than there is: the edit itself is refused then.
			if (proposal.plan.entries[0]?.outcome === 'misfit') return;
			expect(await acceptRewrite(session, proposal.plan, stamp)).toEqual({ done: true });
			const total = session.present.config.house['bank'] ?? 9000;
			let played = session.title.setUp(session.present.config);
			for (const { steps } of session.line) {
				const decision = decideEntry(
					session.title.rules,
					played,
					steps.map((step) => step.action)
				);
				if (!decision.ok) throw new Error('an accepted entry is refused');
				played = decision.state;
				expect(breaches(played, total)).toEqual([]);
			}
			expect(session.present).toEqual(played);
			const line = abandonedLines(session).find((each) => each.entries.length > 0);
			if (line === undefined) throw new Error('the old line is gone');
			await bringBack(session, line);
			expect(session.present).toEqual(old);
		}),
		{ numRuns: process.env['PAYMASTER_SOAK'] === '1' ? 300 : 15 }
	);
}, 60_000);
