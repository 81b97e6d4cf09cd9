// Every legal action of 1822MX can be entered with taps: each kind the engine offers, in each form it
// takes, at a moment of a random game; the screen then shows the entry and the money of the engine.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decideEntry, type Action, type State } from '../../src/lib/engine';
import { mx, type MxAction } from '../../src/lib/engine/titles/1822mx';
import { launchApp, type App } from './harness/browser';
import { kindsOf, SIZES, soak, tapEvery, tapOccasion, type Tapping } from './harness/every-action';
import { entryOf, occasions } from './harness/mx-every-action';
import { MxHand } from './harness/mx-hand';
import { wholeEntries } from './harness/mx-whole-entries';
import { expectSameFigures } from './harness/table';

/** In soak every form; else those that no other test taps. */
const RARE = [
	'buyTrain pool',
	'own.acquireBoxed replace',
	'own.acquireMinor cash available',
	'own.acquireMinor one share none',
	'own.declareCash single',
	'own.mergeStation',
	'own.payTerrain national by cubes',
	'own.usePrivate track',
	'sellForTrain several',
	'sellShares of the director'
];
const RARE_ENTRIES = [
	'collectMail alone',
	'own.offerStation of Mexico City',
	'own.placeCube off the map',
	'own.raiseStation by far',
	'own.returnToken of two'
];
/** The next step settles it: there is nothing to say on the screen. */
const SETTLED_BY_ITSELF = [
	'noRun major with nothing to run',
	'noRun minor with nothing to run',
	'noRun national with nothing to run'
];

const all = occasions();
const wholes = wholeEntries();
const shown = all.filter(({ form }) =>
	soak ? !SETTLED_BY_ITSELF.includes(form) : RARE.includes(form)
);
const shownWholes = wholes.filter(({ form }) => soak || RARE_ENTRIES.includes(form));

let app: App;

beforeAll(async () => {
	app = await launchApp({ worker: false, hasTouch: true });
});

afterAll(async () => {
	await app?.close();
});

const tapping: Tapping = {
	app: () => app,
	title: '1822mx',
	handOf: ({ page }, ledger) => new MxHand(page, ledger),
	entryOf,
	agree: expectSameFigures
};

tapEvery(tapping, shown);

describe.each(SIZES)('whole entries $name', ({ width, height }) => {
	beforeAll(() => app.page.setViewportSize({ width, height }));
	it.each(shownWholes.map((each) => [each.form, each] as const))(
		'%s',
		(form, { state, entry, action }) =>
			tapOccasion({ ...tapping, entryOf: () => [...entry] }, { form, state, action })
	);
});

/** The position after an entry; null when it is refused. */
function after(state: State, entry: readonly Action[]): State | null {
	const decision = decideEntry(mx.rules, state, entry);
	return decision.ok ? decision.state : null;
}

describe('what is not tapped has the outcome of what is tapped instead', () => {
	const settled = all.filter(({ form }) => SETTLED_BY_ITSELF.includes(form));

	it.each(settled.map((each) => [each.form, each] as const))('%s', (_, { state, action }) => {
		const said = after(state, [action]);
		const next = said === null ? [] : mx.offers(said).flatMap(({ options }) => options);
		const steps = next.map((option) => option.action);
		const same = steps.some((step) => {
			if (step.do !== 'endTurn' && step.do !== 'buyTrain') return false;
			const booked = JSON.stringify(after(state, [action, step]));
			// A minor's first train is bought before its first run, which may then be left out.
			const instead = [[step], [step, action]].map((entry) => after(state, entry));
			return booked !== 'null' && instead.some((each) => JSON.stringify(each) === booked);
		});
		expect(same).toBe(true);
	});
	it('payTerrain of a sum, by the marks of the hex', () => {
		const { state, action } = all.find(({ form }) => form === 'payTerrain') ?? {};
		if (state === undefined || action === undefined) throw new Error('no terrain');
		expect(after(state, entryOf(state, action))).toEqual(after(state, [action]));
	});
});

describe('nothing is missing', () => {
	/** Every kind of the title: tapped here, or why not. */
	const KINDS: Readonly<Record<MxAction['do'], 'here' | string>> = {
		bid: 'here',
		buyShare: 'here',
		buyTrain: 'here',
		collectMail: 'here',
		correct: 'a repair by the banker: repairs.test',
		count: 'a repair by the banker: repairs-banker.test',
		discardTrain: 'here',
		endTurn: 'here',
		noRun: 'here',
		'own.acquireBoxed': 'here',
		'own.acquireMinor': 'here',
		'own.acquirePrivate': 'here',
		'own.closeNote': 'here',
		'own.declareCash': 'here',
		'own.discardSpecial': 'here',
		'own.issueShares': 'here',
		'own.layPiles': 'here',
		'own.mergeStation': 'here',
		'own.offerStation': 'here',
		'own.payTerrain': 'here',
		'own.placeCube': 'here',
		'own.placeDestination': 'here',
		'own.raiseStation': 'here',
		'own.redeemShares': 'here',
		'own.repair': 'a repair by the banker: repairs-titles.test',
		'own.repayLoan': 'here',
		'own.returnToken': 'here',
		'own.revealCard': 'here',
		'own.takeStation': 'here',
		'own.upgradeCity': 'here',
		'own.upgradeTrain': 'here',
		'own.usePrivate': 'here',
		pass: 'here',
		payIncome: 'here',
		payTerrain: 'here',
		placeToken: 'here',
		run: 'here',
		sellForTrain: 'here',
		sellShares: 'here',
		startCompany: 'here',
		stopGame: 'here',
		tradeDeed: 'nobody may ever trade (4.1.7)'
	};

	it.skipIf(!soak)('in the soak every kind is tapped, in every form of five games', () => {
		const here = Object.entries(KINDS).filter(([, where]) => where === 'here');
		expect(kindsOf([...shown, ...shownWholes])).toEqual(here.map(([kind]) => kind).sort());
		expect(all).toHaveLength(111);
		expect(all.map(({ form }) => form)).toEqual(expect.arrayContaining(SETTLED_BY_ITSELF));
	});
	it('those that are rare are tapped in every run', () => {
		expect(shown.map(({ form }) => form)).toEqual(expect.arrayContaining(RARE));
		expect(shownWholes.map(({ form }) => form)).toEqual(expect.arrayContaining(RARE_ENTRIES));
	});
});
