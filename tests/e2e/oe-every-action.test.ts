// Every legal action of 18OE can be entered with taps: each kind the engine knows, in each form it
// takes, at a moment of a random game; the screen then shows the entry and the money of the engine.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OeAction } from '../engine/18oe/oe-support';
import { launchApp, type App } from './harness/browser';
import { kindsOf, soak, tapEvery } from './harness/every-action';
import { agree, entryOf, occasions } from './harness/oe-every-action';
import { OeHand } from './harness/oe-hand';
import { KINDS, OTHERWISE, otherwise } from './harness/oe-otherwise';

/** Those that no other test taps. */
const RARE = new Set([
	'buyTrain major pool',
	'buyTrain minor offering reserved cheaper by J',
	'noRun major in the last round',
	'own.barclayPar operating',
	'own.buyItem private for nothing',
	'own.buyOwn',
	'own.buyPullman railroad',
	'own.claimTrain in exchange',
	'own.discardPullman',
	'own.flipTrain',
	'own.forceNational reserved',
	'own.hochberg',
	'own.mergeMinor major treasury from another',
	'own.parRegional',
	'own.placeStation paid by Wien',
	'own.portAuthority railroad later',
	'own.privateToken SHTC',
	'own.removeBrandt',
	'own.sellOwn several'
]);
const found = occasions(soak);
const tapped = found.all.filter(({ form }) => !OTHERWISE.test(form));

let app: App;

beforeAll(async () => {
	app = await launchApp({ worker: false, hasTouch: true });
});

afterAll(async () => {
	await app?.close();
});

tapEvery(
	{
		app: () => app,
		title: '18oe',
		handOf: ({ page }, ledger) => new OeHand(page, ledger),
		entryOf: (state, action) => entryOf(state, action as OeAction),
		agree
	},
	tapped.filter(({ form }) => soak || RARE.has(form))
);

const others = found.all.filter(({ form }) => OTHERWISE.test(form));

it.each(others.map((each) => [each.form, each] as const))(
	'%s has the outcome of what is tapped instead',
	(_, occasion) => {
		const [booked, instead] = otherwise(occasion);
		expect(instead).not.toBeNull();
		expect({ ...instead, turn: null }).toEqual({ ...booked, turn: null });
	}
);

it('no kind of action is missing', () => {
	const kinds = Object.entries(KINDS).filter(([, how]) => how === 'taps');
	expect(kindsOf(tapped)).toEqual(kinds.map(([kind]) => kind).sort());
	for (const form of RARE) expect(found.all.map((each) => each.form)).toContain(form);
});

it.skipIf(!soak)('in the soak only these forms have to be prepared: no game came to them', () => {
	expect(found.prepared).toEqual([
		'own.buyItem private for nothing',
		'own.forceNational reserved',
		'own.refund major tokens',
		'own.refund major track',
		'own.refund minor tokens',
		'own.refund minor track',
		'own.refund regional track'
	]);
});
