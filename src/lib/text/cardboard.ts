/**
 * What hands move on the real table from one state to another: after an entry, or, with the states
 * swapped and the facts reversed, after its undo. Everything is a difference of the two states, so
 * things that went back and forth are not moved at all; the facts only give the order.
 */
import type { Fact, State, Title } from '$engine';
import type { Catalogue } from './catalogue';
import { deedLines, certificateLines, trainLines } from './cardboard-things';
import { markerLines } from './cardboard-markers';
import { moneyLines } from './cardboard-money';
import { phaseEffects } from './describe-state';
import { speaker, type Speaker } from './speaker';
import type { OwnCardboard } from './title-words';

export interface CardboardLine {
	readonly text: string;
	/** The company or player whose token may be drawn beside it. */
	readonly about: string | null;
}

export interface CardboardGroup {
	readonly kind:
		| 'phase'
		| 'money'
		| 'markers'
		| 'trains'
		| 'certificates'
		| 'deeds'
		| 'tokens'
		| 'companies'
		| 'cards';
	readonly heading: string;
	readonly lines: readonly CardboardLine[];
}

/** Two states of one table, and the voice that names what lies on it. */
export interface Change {
	readonly say: Speaker;
	readonly before: State;
	readonly after: State;
	readonly facts: readonly Fact[];
	/** What only this title has on the table. */
	readonly own: OwnCardboard | null;
}

export function cardboard(
	words: Catalogue,
	title: Title,
	before: State,
	after: State,
	facts: readonly Fact[] = []
): readonly CardboardGroup[] {
	const say = speaker(words, title, after);
	const own = say.own.cardboard?.(say, before, after) ?? null;
	const change: Change = { say, before, after, facts, own };
	const heading = words.cardboard;
	const groups: readonly CardboardGroup[] = [
		{ kind: 'phase', heading: heading.groupPhase, lines: phaseLines(change) },
		{ kind: 'money', heading: heading.groupMoney, lines: moneyLines(change) },
		{ kind: 'markers', heading: heading.groupMarkers, lines: markerLines(change) },
		{ kind: 'trains', heading: heading.groupTrains, lines: trainLines(change) },
		{ kind: 'certificates', heading: heading.groupCertificates, lines: certificateLines(change) },
		{ kind: 'deeds', heading: heading.groupDeeds, lines: deedLines(change) },
		{ kind: 'tokens', heading: heading.groupTokens, lines: tokenLines(change) },
		{ kind: 'companies', heading: heading.groupCompanies, lines: companyLines(change) },
		{ kind: 'cards', heading: heading.groupCards, lines: cardLines(change) }
	];
	return groups.filter((group) => group.lines.length > 0);
}

function phaseLines({ say, before, after }: Change): CardboardLine[] {
	if (before.phase === after.phase) return [];
	const { words, title } = say;
	const order = title.tables.phases.map((card) => card.id);
	const forward = order.indexOf(after.phase) > order.indexOf(before.phase);
	const effects = forward ? phaseEffects(words, title, after, after.phase) : [];
	const text = [words.cardboard.phase({ phase: after.phase }), effects.join('; ')]
		.filter((part) => part !== '')
		.join(': ');
	return [{ text, about: null }];
}

function tokenLines({ say, before, after, own }: Change): CardboardLine[] {
	const { cardboard: texts } = say.words;
	return Object.entries(after.companies).flatMap(([id, now]) => {
		const was = before.companies[id]?.tokens;
		if (was === undefined || now.closed !== before.companies[id]?.closed) return [];
		if (own?.companies?.has(id) === true) return [];
		const told = own?.tokens?.get(id);
		if (told !== undefined) return told.map((text) => ({ text, about: id }));
		const company = say.company(id);
		const placed = now.tokens.placed - was.placed;
		const left = now.tokens.left - was.left;
		if (placed > 0) return [{ text: texts.tokenPlaced({ company, count: placed }), about: id }];
		if (placed < 0) return [{ text: texts.tokenBack({ company, count: -placed }), about: id }];
		if (left === 0 && now.tokens.exchange === was.exchange) return [];
		return [{ text: texts.tokensNow({ company, left: now.tokens.left }), about: id }];
	});
}

function companyLines({ say, before, after, own }: Change): CardboardLine[] {
	const { cardboard: texts } = say.words;
	return Object.entries(after.companies).flatMap(([id, now]) => {
		const was = before.companies[id];
		if (was === undefined || own?.covers.has(id) === true) return [];
		const told = own?.companies?.get(id);
		if (told !== undefined) return told.map((text) => ({ text, about: id }));
		const company = say.company(id);
		const lines: string[] = [];
		if (now.closed !== was.closed) {
			lines.push(now.closed ? texts.closed({ company }) : texts.reopened({ company }));
		}
		if (now.floated !== was.floated) {
			lines.push(now.floated ? texts.floated({ company }) : texts.unfloated({ company }));
		}
		return lines.map((text) => ({ text, about: id }));
	});
}

/** The priority deal, the order cards where there are any, and what else only this title has. */
function cardLines({ say, before, after, own }: Change): CardboardLine[] {
	const { cardboard: texts } = say.words;
	const lines: CardboardLine[] = (own?.lines ?? []).map((text) => ({ text, about: null }));
	if (before.priority !== after.priority && after.priority !== null) {
		const who = say.holder(after.priority);
		lines.push({ text: texts.priority({ who }), about: after.priority });
	}
	const order = after.order ?? [];
	if (order.length > 0 && order.join() !== (before.order ?? []).join()) {
		const who = order.map((id) => say.holder(id)).join(', ');
		lines.push({ text: texts.order({ who }), about: null });
	}
	return lines;
}
