// Every legal action of 18MEX can be entered with taps: each kind the engine offers, in each form it
// takes, at a moment of a random game; the screen then shows the entry and the money of the engine.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Action, State } from '../../src/lib/engine';
import { recorded } from '../golden/recorded';
import { launchApp, type App } from './harness/browser';
import { Hand } from './harness/hand';
import { mex, occasions } from './harness/mex-every-action';
import { gameAt } from './harness/position';
import { acknowledged, expectSameMoney, importGame, nowPanel } from './harness/table';

/** In soak every form and every size; else those forms that no other test taps, on a tablet. */
const soak = process.env['PAYMASTER_SOAK'] === '1';
const RARE = /^own\.|change|president|with help| 5 |discard|pool|collectMail|settle|trade/;
const all = occasions();
const shown = all.filter(({ form }) => soak || RARE.test(form));
const TABLET = { name: 'on a tablet', width: 1180, height: 820 };
const SIZES = soak
	? [
			TABLET,
			{ name: 'on a small tablet', width: 1024, height: 768 },
			{ name: 'on a phone', width: 390, height: 844 }
		]
	: [TABLET];

let app: App;

beforeAll(async () => {
	app = await launchApp({ worker: false, hasTouch: true });
});

afterAll(async () => {
	await app?.close();
});

/** On a phone the panel shows one action; the rest of it is unfolded. */
async function unfold({ page }: App): Promise<void> {
	const fold = nowPanel(page).locator('button.fold[aria-expanded=false]');
	if (await fold.isVisible()) await fold.click();
}

/** What the screen books with it: mail with a run, the end of the turn with a trade. */
function entryOf(state: State, action: Action): Action[] {
	const { turn, duties } = state;
	if (duties.length > 0) return [action];
	if (turn?.kind === 'stock' && !['pass', 'endTurn', 'stopGame'].includes(action.do))
		return [action, { do: 'endTurn' }];
	if ((action.do === 'run' || action.do === 'noRun') && 'company' in action) {
		const mail = mex.mail(state, action.company);
		if (mail.due)
			return [{ do: 'collectMail', company: action.company, amount: mail.amount }, action];
	}
	return [action];
}

describe.each(SIZES)('with taps $name', ({ width, height }) => {
	beforeAll(() => app.page.setViewportSize({ width, height }));

	it.each(shown.map((each) => [each.form, each] as const))(
		'%s',
		async (form, { state, action }) => {
			const game = gameAt('18mex', state, `tap-${width}-${form.replaceAll(/\W+/g, '-')}`);
			await importGame(app, game);
			await unfold(app);
			const hand = new Hand(app.page, game.ledger);
			const entry = entryOf(state, action);
			await hand.enter(entry);
			hand.ledger.book(entry);
			await acknowledged(app.page, hand.ledger.label);
			// A phone has no room for every purse at once.
			const whole = width > 600 && hand.ledger.state.finished === null;
			if (whole) await expectSameMoney(app.page, hand.ledger);
		}
	);
});

describe('the end', () => {
	it('own.playTieBreak', async () => {
		const { head } = recorded('18mex', 'tie');
		const game = gameAt('18mex', head.state, 'tap-tie-break');
		await importGame(app, game);
		const hand = new Hand(app.page, game.ledger);
		// This title's own: the core does not know it.
		await hand.play([{ do: 'own.playTieBreak' } as never]);
		await expectSameMoney(app.page, hand.ledger);
		expect(hand.ledger.state.finished).toBeNull();
	});
});

it('no kind of action is missing', () => {
	const tapped = [...new Set(all.map(({ action }) => action.do as string))].sort();
	// With the tie-break above, all that stand in the title's table of actions.
	expect(tapped).toEqual([
		'bid',
		'buyDeed',
		'buyLowest',
		'buyShare',
		'buyTrain',
		'collectMail',
		'declareBankrupt',
		'discardTrain',
		'endTurn',
		'noRun',
		'own.answerMerger',
		'own.chooseMerger',
		'own.coverCopperCanyon',
		'own.layCopperCanyon',
		'own.makeUp',
		'own.placeExchange',
		'pass',
		'payIncome',
		'payTerrain',
		'placeToken',
		'run',
		'sellForTrain',
		'sellShares',
		'setPar',
		'settleAuction',
		'startCompany',
		'stopGame',
		'tradeDeed'
	]);
});
