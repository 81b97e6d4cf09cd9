/** What the list of later entries says of a rewrite, and what it leaves out. */
import { describe, expect, it } from 'vitest';
import { rewriteLines } from '$lib/components/game/repair/rewrite-lines';
import { proposeRewrite } from '$lib/session/repair';
import { catalogues } from '$lib/text';
import { midGameSession, withRevenue } from '../../session/repair-table';

describe('later entries of a rewrite', () => {
	it('leave out those in which only what a turn remembers is different', async () => {
		const { session } = await midGameSession();
		const { title, timeline, line } = session;
		// A minor keeps half of every run, so a larger first one is there before each later one.
		const runs = line.flatMap(({ steps }, at) =>
			steps.flatMap(({ action }) => (action.do === 'run' && action.choice === 'half' ? [at] : []))
		);
		const [at = -1] = runs;
		expect(runs.length).toBeGreaterThan(1);
		const proposal = proposeRewrite(session, {
			kind: 'change',
			at,
			actions: withRevenue(session, at, 80)
		});
		if (!proposal.ok) throw new Error(proposal.message);
		const changed = proposal.plan.entries.filter(({ outcome }) => outcome === 'changed');
		expect(changed.length).toBeGreaterThan(0);
		const lines = rewriteLines(catalogues.en, title, timeline, proposal.plan);
		expect(lines[0]?.part.outcome).toBe('edited');
		expect(lines).toHaveLength(1);
	});
});
