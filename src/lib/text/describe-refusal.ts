/** Why something was refused, in one sentence with its figures, and which rule says so. */
import { isPlayer, type Refusal, type RefusalDetails, type State, type Title } from '$engine';
import type { Catalogue } from './catalogue';
import { describeDuty } from './describe-state';
import type { Figures, Sentence } from './figures';
import { speaker, type Speaker } from './speaker';

export function describeRefusal(
	words: Catalogue,
	title: Title,
	state: State,
	refusal: Refusal
): string {
	const say = speaker(words, title, state);
	const common: Readonly<Record<string, Sentence>> = words.refusals;
	const phrase = say.own.refusals[refusal.code] ?? common[refusal.code] ?? words.refusals.other;
	return phrase(refusalFigures(say, refusal));
}

/** "§4.3.3(a)"; rules that are not in the rulebook keep their own name. */
export function ruleLabel(title: Title, rule: string): string {
	const section = title.rulebook[rule]?.section ?? rule;
	return /^\d/.test(section) ? `§${section}` : section;
}

/** The rule in our own words; empty for an unknown one. */
export function ruleGist(words: Catalogue, title: Title, rule: string): string {
	return title.rulebook[rule]?.gist[words.language] ?? '';
}

/** What the words of a refusal may name. */
export function refusalFigures(say: Speaker, { code, details }: Refusal): Figures {
	const amount = (key: string) => show(details, key, (value) => say.money(Number(value)));
	const plain = (key: string) => show(details, key, String);
	return {
		price: amount('price'),
		has: amount('has'),
		least: amount('least'),
		free: amount('free'),
		short: amount('short'),
		min: amount('min'),
		max: amount('max'),
		step: amount('step'),
		percent: show(details, 'percent', (value) => say.percent(Number(value))),
		company: show(details, 'company', (value) => say.company(String(value))),
		player: show(details, 'player', (value) => say.holder(String(value))),
		train: show(details, 'train', (value) => say.train(String(value))),
		limit: plain('limit'),
		count: plain('count'),
		phase: plain('phase'),
		duty: openDuty(say, details),
		action: details['action'] === undefined ? code : plain('action'),
		pool: say.own.pool.name,
		offering: say.own.offering.name,
		president: say.own.president
	};
}

type Detail = string | number | boolean;

function show(details: RefusalDetails, key: string, say: (value: Detail) => string): string {
	const value = details[key];
	return value === undefined || value === '' ? '' : say(value);
}

/** The question that is open; if it has been answered since, at least who was asked. */
function openDuty(say: Speaker, details: RefusalDetails): string {
	const { words, title, state } = say;
	const duty = state.duties.find((open) => open.kind === details['duty']);
	if (duty !== undefined) return describeDuty(words, title, state, duty);
	const player = details['player'];
	return typeof player === 'string' && isPlayer(player)
		? words.duties.other({ who: say.holder(player) })
		: '';
}
