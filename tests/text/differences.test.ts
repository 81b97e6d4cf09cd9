/** What a repair comes to is told in full before it is booked: no change of the table goes unsaid. */
import { describe, expect, it } from 'vitest';
import {
	decideEntry,
	fieldTable,
	type Action,
	type Correction,
	type FieldValue,
	type State,
	type Title
} from '$engine';
import { differenceGroups } from '$lib/components/game/repair/difference-lines';
import { catalogues, languages } from '$lib/text';
import { midGame } from '../fixtures/mex-mid-game';
import { localTrain } from '../e2e/harness/mx-rare-positions';
import { investing, mx, table } from '../engine/1822mx/support';
import { Ledger } from '../e2e/harness/ledger';
import { entries } from '../fixtures/mex-mid-game';

function mexNow(): State {
	const ledger = new Ledger(midGame.title, midGame.initial);
	for (const entry of entries) ledger.book(entry.steps.map((step) => step.action));
	return ledger.state;
}

const mex = { title: midGame.title, state: mexNow() };

function after(title: Title, state: State, action: Action): State {
	const decision = decideEntry(title.rules, state, [action], { override: true });
	if (!decision.ok) throw new Error(JSON.stringify(decision.refusals));
	return decision.state;
}

const corrected = (title: Title, state: State, change: Correction): State =>
	after(title, state, { do: 'correct', reason: 'miscounted', changes: [change] });

const told = (title: Title, before: State, now: State, fields: readonly string[] = []) =>
	differenceGroups(catalogues.en, title, before, now, fields).flatMap(({ lines }) =>
		lines.map(({ label, from, to }) => `${label}: ${from} → ${to}`)
	);

describe('a correction by the banker is told before it is booked', () => {
	const company = Object.keys(mex.state.companies).find(
		(id) => mex.state.companies[id]?.floated === true && mex.state.companies[id]?.kind === 'major'
	);
	const id = company ?? '';
	const own = mex.state.companies[id];
	const train = mex.state.trains.find(({ place }) => place === id) ?? mex.state.trains[0];
	const other = midGame.title.tables.pars.find((par) => par !== own?.par) ?? 0;
	const unfloated =
		Object.keys(mex.state.companies).find((each) => !mex.state.companies[each]?.floated) ?? '';

	it.each<[string, Correction, RegExp]>([
		['par', { kind: 'par', company: id, par: other }, /^Par: /],
		['floated', { kind: 'floated', company: unfloated }, /^Floated: No → Yes/],
		[
			'operated',
			{ kind: 'operated', company: id, operated: own?.faceDown !== true },
			/^Operated: (No → Yes|Yes → No)/
		],
		[
			'obsolete',
			{ kind: 'obsolete', train: train?.id ?? '', obsolete: train?.obsolete !== true },
			/obsolete/
		],
		['limit', { kind: 'limit', limit: mex.state.certificateLimit + 1 }, /^Certificate limit: /]
	])('%s', (_, change, line) => {
		const now = corrected(mex.title, mex.state, change);
		expect(now).not.toEqual(mex.state);
		expect(told(mex.title, mex.state, now)).toEqual(
			expect.arrayContaining([expect.stringMatching(line)])
		);
	});

	it('what the round remembers is told when it is set, and not after every turn', () => {
		const state = investing(table(4), 'p1');
		const field = mx.position.fields(state).find((each) => each.id === 'sold');
		if (field === undefined) throw new Error('nothing remembers who has sold');
		const value: FieldValue = { p1: ['FCM'] };
		const now = corrected(mx, state, { kind: 'field', field: 'sold', value });
		expect(field.read(fieldTable(mx.position, now))).not.toEqual(
			field.read(fieldTable(mx.position, state))
		);
		expect(told(mx, state, now, ['sold']).join()).toContain('FCM');
		expect(told(mx, state, now)).toEqual([]);
	});
});

describe('a rewrite tells', () => {
	it('§6.5.8 a card that shows its other side', () => {
		const state = localTrain();
		const train = state.trains.find(({ place }) => place === 'M7');
		const now = {
			...state,
			trains: state.trains.map((each) => (each === train ? { ...each, type: '2' } : each))
		};
		expect(told(mx, state, now)).toEqual(['Minor M7: L-train → 2-train']);
	});

	it('§6.18.6 an exchange token that is still there', () => {
		const state = table(4);
		const fcm = state.companies['FCM'];
		if (fcm === undefined) throw new Error('no FCM');
		const { tokens } = fcm;
		const fewer = { ...fcm, tokens: { ...tokens, exchange: tokens.exchange - 1 } };
		const now = { ...state, companies: { ...state.companies, FCM: fewer } };
		expect(told(mx, state, now)).toEqual([
			`Exchange tokens: ${tokens.exchange} → ${tokens.exchange - 1}`
		]);
	});

	it('a question that is open', () => {
		const duty = {
			id: 'discard-CHI',
			kind: 'discardTrain',
			player: 'p1',
			company: 'CHI',
			count: 1,
			choices: []
		} as const;
		for (const language of languages) {
			const now = { ...mex.state, duties: [duty] };
			const groups = differenceGroups(catalogues[language], mex.title, mex.state, now);
			const { correct, app } = catalogues[language];
			const line = groups.flatMap(({ lines }) => lines).find(({ key }) => key === 'duty');
			expect(line).toMatchObject({ label: correct.duty, from: app.nothing });
		}
	});
});
