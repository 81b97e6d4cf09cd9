/** The reason of a refusal in the space of a button: a few words and the section. */
import type { Refusal, Title } from '$engine';
import { ruleLabel } from '$lib/text';
import type { ScreenWords } from '$lib/text/screens';

export interface ShortReason {
	readonly text: string;
	readonly section: string;
}

export function shortReason(
	screen: ScreenWords,
	title: Title,
	refusals: readonly Refusal[]
): ShortReason | null {
	const first = refusals[0];
	if (first === undefined) return null;
	const known: Readonly<Record<string, string>> = screen.short;
	return { text: known[first.code] ?? screen.shortOther, section: ruleLabel(title, first.rule) };
}
