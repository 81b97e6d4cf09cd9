/** A whole entry in one line: its actions with what they cost or brought, the actor named once. */
import {
	fold,
	toldActions,
	type Action,
	type DeedId,
	type EntryStep,
	type Fact,
	type PostedFact,
	type Purpose,
	type State,
	type Title
} from '$engine';
import type { Catalogue } from './catalogue';
import { sayAction } from './describe-action';
import { lowestDeed } from './moved';
import { sentence, speaker, type Speaker } from './speaker';

type Step = EntryStep<Fact, Action>;

/** `before` is the table before the entry; later steps are described from where they began. */
export function describeEntry(
	words: Catalogue,
	title: Title,
	before: State,
	entry: { readonly steps: readonly Step[] }
): string {
	const told = toldActions(entry);
	const passes = told.filter((action) => action.do === 'pass');
	if (passes.length > 1 && passes.length === entry.steps.length) {
		const say = speaker(words, title, before);
		const names = passes.map((pass) => ('player' in pass ? say.holder(pass.player) : ''));
		return words.actions.manyPass({ who: say.list(names) });
	}
	const parts: string[] = [];
	let actor = '';
	let state = before;
	for (const step of entry.steps) {
		const say = speaker(words, title, state);
		state = fold<State, Fact>(title.rules.evolve, state, step.facts);
		if (step.action.do === 'endTurn' && told.length > 1) continue;
		const text = sayAction(say, step.action, amountOf(say, step), step.facts);
		if (step.auto === true) {
			parts.push(`${text} (${words.actions.absentToo})`);
			actor = '';
			continue;
		}
		const who = actorOf(say, step.action);
		parts.push(who !== '' && who === actor ? text.slice(who.length).trimStart() : text);
		actor = who;
	}
	return sentence(parts.join(', '));
}

/** The name a described action begins with; empty when it begins otherwise. */
function actorOf(say: Speaker, action: Action): string {
	if ('player' in action) return say.holder(action.player);
	if ('company' in action) return say.company(action.company);
	return 'buyer' in action ? say.holder(action.buyer) : '';
}

/** What changed hands for the action itself, without its consequences. */
function amountOf(say: Speaker, step: Step): string {
	const deed = step.action.do === 'buyLowest' ? lowestDeed(say) : null;
	const paid = step.facts.reduce((sum, fact) => sum + own(step.action, fact, deed), 0);
	return paid === 0 ? '' : say.money(paid);
}

function own(action: Action, fact: PostedFact, deed: DeedId | null): number {
	if (fact.t !== 'moneyMoved' || !('purpose' in fact)) return 0;
	if (PURPOSES[action.do]?.includes(fact.purpose) !== true) return 0;
	// The buyer may also have the winning bid on what is settled after the purchase.
	if (deed !== null && fact.about !== deed) return 0;
	// A purchase may settle later auctions at once; those are paid by others.
	return 'player' in action && fact.from !== action.player && fact.to !== action.player
		? 0
		: fact.amount;
}

const PURPOSES: Readonly<Partial<Record<Action['do'], readonly Purpose[]>>> = {
	buyLowest: ['deed'],
	buyShare: ['share'],
	sellShares: ['shareSale'],
	sellForTrain: ['shareSale'],
	placeToken: ['token'],
	// A contract that pays with the privates is part of what the bank pays at once.
	payIncome: ['income', 'mail']
};
