// A recorded game of 18MEX taken up in the middle: what lay on the table is entered by hand, the bank
// comes out as the remainder, and the last round is played by taps to the recorded end.
import { afterEach, describe, expect, it } from 'vitest';
import { decide, fromPosition, toPosition, type Action, type State } from '../../src/lib/engine';
import { recordedGames, replayFile } from '../replay/run';
import { launchApp, type App } from './harness/browser';
import { Hand } from './harness/hand';
import { en, Ledger } from './harness/ledger';
import { enterPlayers, PositionHand } from './harness/position-entry';
import { expectSameMoney, goTo, onTable } from './harness/table';

const NAMES = ['Ana', 'Bruno', 'Carla', 'Diego', 'Eva'] as const;

const [path] = recordedGames('18MEX');

/** The recorded game at the first turn of its last operating round, and what was booked after. */
function lastRound(file: string) {
	const { table } = replayFile(file);
	const { title, actions } = table;
	const named = { ...table.initial.config, players: [...NAMES] };
	const initial = title.setUp(named);
	let state = initial;
	let found: { readonly state: State; readonly rest: readonly Action[] } | null = null;
	for (const [at, action] of actions.entries()) {
		const decision = decide(title.rules, state, action);
		if (!decision.ok) throw new Error(`refused: ${JSON.stringify(action)}`);
		const began = state.round.kind === 'stock' && decision.state.round.kind === 'operating';
		state = decision.state;
		if (began) found = { state, rest: actions.slice(at + 1) };
	}
	if (found === null) throw new Error('no operating round was played');
	return { title, initial, end: state, ...found };
}

/** Mail is entered with the run, as the screen asks for both; what came between goes before them. */
function entriesOf(actions: readonly Action[]): (readonly Action[])[] {
	const entries: (readonly Action[])[] = [];
	let mail: readonly Action[] = [];
	for (const action of actions) {
		if (action.do === 'collectMail') mail = [action];
		else if (action.do === 'run') {
			entries.push([...mail, action]);
			mail = [];
		} else entries.push([action]);
	}
	return entries;
}

let app: App | undefined;

afterEach(async () => {
	await app?.close();
	app = undefined;
});

describe('a game already under way', () => {
	if (path === undefined) {
		it.skip('has no recorded game of 18MEX here to take up');
		return;
	}

	it(
		'is entered by hand over an interruption and reaches the recorded end',
		{ timeout: 180_000 },
		async () => {
			const { title, initial, state, rest, end } = lastRound(path);
			const table = toPosition(title, state);
			app = await launchApp({ worker: false });
			const { page } = app;
			await enterPlayers(app, NAMES);
			const start = page.getByRole('button', { name: en.position.start });
			expect(await start.isDisabled()).toBe(true);
			await page.getByText(en.positionEntry.problems['nobody-to-act']).waitFor();
			const hand = new PositionHand(page, title, initial, table);
			await hand.enter();
			const bank = `$${(state.cash['bank'] ?? 0).toLocaleString('en')}`;
			await page.getByText(en.position.bankRemainder({ amount: bank })).waitFor();
			await page.getByText(en.position.allPlaced).waitFor();

			// The tablet is laid down and taken up again: all of it is still there.
			await page.reload();
			await page.getByText(en.position.allPlaced).waitFor();
			await start.click();
			await onTable(page);
			const entered = fromPosition(title, initial, table);
			if (!entered.ok) throw new Error(JSON.stringify(entered.problems));
			const ledger = new Ledger(title, entered.state);
			await expectSameMoney(page, ledger);

			const player = new Hand(page, ledger);
			for (const entry of entriesOf(rest)) {
				await player.play(entry.map((action) => renamed(state, ledger.state, action)));
			}
			expect(title.scores(ledger.state)).toEqual(title.scores(end));
			await goTo(page, en.nav.score);
			for (const { player: id, total } of title.scores(end)) {
				await page
					.getByText(`$${total.toLocaleString('en')}`, { exact: true })
					.filter({ visible: true })
					.first()
					.waitFor();
				expect(id).toMatch(/^p\d$/);
			}
			expect(app.foreignRequests).toEqual([]);
			expect(app.cspViolations).toEqual([]);
		}
	);
});

/** Cards of one type are alike: one of the same type in the same place stands for the named one. */
function renamed(original: State, now: State, action: Action): Action {
	if (!('train' in action)) return action;
	const meant = original.trains.find((train) => train.id === action.train);
	const same = now.trains.find((t) => t.type === meant?.type && t.place === meant.place);
	return same ? { ...action, train: same.id } : action;
}
