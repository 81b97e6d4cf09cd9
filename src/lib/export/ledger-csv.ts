/**
 * Every payment of the game: who gave, who got, how much, for what, by which rule. The first rows
 * are the opening balances, so that for every holder "to" minus "from" makes the cash of today.
 */
import {
	findTrain,
	isPlayer,
	momentsUpTo,
	type GameMoment,
	type PostedFact,
	type State
} from '$engine';
import { describeEntry } from '$lib/text/describe-entry';
import { ruleLabel } from '$lib/text/describe-refusal';
import { describePurpose } from '$lib/text/describe-state';
import { speaker, type Speaker } from '$lib/text/speaker';
import { csv, type CsvField } from './csv';
import { roundName, type GameOnPaper } from './game-on-paper';

export function ledgerCsv(game: GameOnPaper): string {
	const h = game.words.history;
	const top = [
		h.entry,
		h.time,
		h.round,
		h.what,
		h.from,
		h.to,
		h.amount,
		h.purpose,
		h.about,
		h.rule
	];
	const moments = momentsUpTo(game.head);
	const initial = moments[0]?.before?.state ?? game.head.state;
	const opening = balances(game, null, initial).map((row) => [0, '', '', h.opening, ...row]);
	return csv([top, ...opening, ...moments.flatMap((moment) => rowsOf(game, moment))]);
}

function rowsOf(game: GameOnPaper, { entry, before, count, state }: GameMoment): CsvField[][] {
	if (entry === null || before === null) return [];
	const { words, title } = game;
	const say = speaker(words, title, state);
	const payments = entry.steps
		.flatMap((step) => step.facts)
		.flatMap((fact) => payment(game, say, before.state, fact));
	if (payments.length === 0) return [];
	const text = describeEntry(words, title, before.state, entry);
	const round = roundName(words, before.state.round);
	return payments.map((row) => [count, game.time(entry.at), round, text, ...row]);
}

/** From, to, amount, purpose, about, rule. */
function payment(game: GameOnPaper, say: Speaker, before: State, fact: PostedFact): CsvField[][] {
	if (fact.t === 'gameSetUp') return balances(game, before, fact.state);
	if (fact.t !== 'moneyMoved') return [];
	const { from, to, amount, purpose, about = '', rule } = fact;
	const what = describePurpose(game.words, purpose);
	return [
		[say.holder(from), say.holder(to), amount, what, named(say, about), ruleLabel(game.title, rule)]
	];
}

/** Players and trains by name: some spreadsheets take the number of a card, "5-1", for a date. */
function named(say: Speaker, about: string): string {
	if (isPlayer(about)) return say.holder(about);
	return findTrain(say.state, about) === null ? about : say.trainById(about);
}

/** What everybody has at the start, or how a table that was laid anew differs from the one before. */
function balances(game: GameOnPaper, before: State | null, after: State): CsvField[][] {
	const say = speaker(game.words, game.title, after);
	const purpose = game.words.history.opening;
	return Object.keys(after.cash).flatMap((holder): CsvField[][] => {
		const by = (after.cash[holder] ?? 0) - (before?.cash[holder] ?? 0);
		if (by === 0) return [];
		const name = say.holder(holder);
		const [from, to] = by < 0 ? [name, ''] : ['', name];
		return [[from, to, Math.abs(by), purpose, '', '']];
	});
}
