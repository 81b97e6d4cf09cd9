/**
 * What tells lines of play apart: rewritten entries keep their words and their times for the most
 * part, so each line is told by the entries in which it differs, from the present one and from others.
 */
import { foldEntry, momentAt, type Title } from '$engine';
import type { GameSession } from '$lib/session';
import type { AbandonedLine } from '$lib/session/repair-lines';
import { describeEntry, type Catalogue } from '$lib/text';

export interface Mark {
	/** The entry, from 1. */
	readonly number: number;
	readonly text: string;
}

export interface ToldLine {
	readonly line: AbandonedLine;
	/** The entries that only this line has, in words. */
	readonly texts: readonly string[];
	/** Entries that no other line has at that place; never empty. */
	readonly marks: readonly Mark[];
}

/** The text of an entry by its number; null beyond the end. */
type TextAt = (number: number) => string | null;

export function toldLines(
	words: Catalogue,
	title: Title,
	{ timeline, line: present }: Pick<GameSession, 'timeline' | 'line'>,
	lines: readonly AbandonedLine[]
): ToldLine[] {
	const known = new Map<number, string>();
	const presentAt: TextAt = (number) => {
		const entry = present[number - 1];
		if (entry === undefined) return null;
		const text =
			known.get(number) ?? describeEntry(words, title, momentAt(timeline, number - 1).state, entry);
		known.set(number, text);
		return text;
	};
	const all = lines.map((line) => {
		const texts = textsOf(words, title, line);
		const at: TextAt = (number) =>
			number <= line.shared ? presentAt(number) : (texts[number - line.shared - 1] ?? null);
		return { line, texts, at };
	});
	return all.map((one) => {
		const last = one.line.shared + one.texts.length;
		const differing = (other: TextAt, from: number): Mark | null => {
			for (let number = from; number <= last; number++) {
				const text = one.at(number);
				if (text !== null && text !== other(number)) return { number, text };
			}
			return null;
		};
		const first = { number: one.line.shared + 1, text: one.texts[0] ?? '' };
		const marks = [differing(presentAt, first.number) ?? first];
		for (const { line, at } of all) {
			if (line === one.line || marks.some(({ number, text }) => at(number) !== text)) continue;
			const mark = differing(at, Math.min(line.shared, one.line.shared) + 1);
			if (mark !== null) marks.push(mark);
		}
		return { line: one.line, texts: one.texts, marks };
	});
}

function textsOf(words: Catalogue, title: Title, line: AbandonedLine): string[] {
	let state = line.parting;
	return line.entries.map((entry) => {
		const text = describeEntry(words, title, state, entry);
		state = foldEntry(title.rules, state, entry);
		return text;
	});
}
