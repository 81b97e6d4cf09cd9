/** The reason of a refusal in the space of a button: a few words and the section. */
import type { Refusal, Title } from '$engine';
import { describeRefusal, refusalFigures, ruleLabel, type Speaker } from '$lib/text';
import type { ShortWords } from '$lib/text/figures';
import type { ScreenWords } from '$lib/text/screens';

const BANKER = 'banker';

export interface ShortReason {
	readonly text: string;
	/** Null where no rulebook has the rule. */
	readonly section: string | null;
	/** Both, for a name or a line. */
	readonly whole: string;
}

/** The few words for a code; null for one that never stood in a small place. */
export function shortWords(say: Speaker, screen: ScreenWords, refusal: Refusal): string | null {
	const common: ShortWords = screen.short;
	const known = say.own.short?.[refusal.code] ?? common[refusal.code];
	if (known === undefined) return null;
	return typeof known === 'string' ? known : known(refusalFigures(say, refusal));
}

/** Without words of its own a code is told by its whole sentence: that is longer, and still a reason. */
export function shortReason(
	say: Speaker,
	screen: ScreenWords,
	refusals: readonly Refusal[]
): ShortReason | null {
	const first = refusals[0];
	if (first === undefined) return null;
	const text =
		shortWords(say, screen, first) ?? describeRefusal(say.words, say.title, say.state, first);
	const section = sectionOf(say.title, first);
	return { text, section, whole: section === null ? text : `${text} ${section}` };
}

/** The rule as people cite it; what the banker may not do has no section to look up. */
export function sectionOf(title: Title, { rule }: Refusal): string | null {
	return rule !== BANKER && rule in title.rulebook ? ruleLabel(title, rule) : null;
}
