// Every legal action of 18MEX can be entered with taps: each kind the engine offers, in each form it
// takes, at a moment of a random game; the screen then shows the entry and the money of the engine.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Action, State } from '../../src/lib/engine';
import { recorded } from '../golden/recorded';
import { launchApp, type App } from './harness/browser';
import { kindsOf, soak, tapEvery } from './harness/every-action';
import { Hand } from './harness/hand';
import { mex, occasions } from './harness/mex-every-action';
import { gameAt } from './harness/position';
import { expectSameMoney, importGame } from './harness/table';

const RARE = /^own\.|change|president|with help| 5 |discard|pool|collectMail|settle|trade/;
const all = occasions();
const shown = all.filter(({ form }) => soak || RARE.test(form));

let app: App;

beforeAll(async () => {
	app = await launchApp({ worker: false, hasTouch: true });
});

afterAll(async () => {
	await app?.close();
});

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

tapEvery(
	{
		app: () => app,
		title: '18mex',
		handOf: ({ page }, ledger) => new Hand(page, ledger),
		entryOf
	},
	shown
);

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
	// With the tie-break above, all that stand in the title's table of actions.
	expect(kindsOf(all)).toEqual([
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
