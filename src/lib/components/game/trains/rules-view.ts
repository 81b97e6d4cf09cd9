/** The rules crib: sections of the rulebook found by number or by words, in one language. */
import type { Language, Title } from '$engine';
import { describeFigure, words } from '$lib/text';
import { plain } from '../plain';

export interface RuleLine {
	readonly id: string;
	readonly section: string;
	readonly gist: string;
}

/** In the order of the book; a search looks at section numbers and words, all of which must fit. */
export function ruleLines(title: Title, language: Language, search = ''): RuleLine[] {
	const wanted = withoutBrackets(search)
		.split(/\s+/)
		.filter((word) => word !== '');
	return Object.entries(title.rulebook)
		.map(([id, rule]) => ({ id, section: rule.section, gist: rule.gist[language] }))
		.filter(({ section, gist }) => wanted.every((word) => fits(word, section, gist)))
		.sort((a, b) => bySection(a.section, b.section));
}

/** 3, 3.1, 3.1(a), 3.1.1, 3.2 …; tables and other names without a number come last. */
export function bySection(a: string, b: string): number {
	const left = sectionParts(a);
	const right = sectionParts(b);
	const named = Number(typeof left[0] === 'string') - Number(typeof right[0] === 'string');
	if (named !== 0) return named;
	for (let i = 0; i < Math.max(left.length, right.length); i++) {
		const order = byPart(left[i], right[i]);
		if (order !== 0) return order;
	}
	return 0;
}

function sectionParts(section: string): (string | number)[] {
	return (section.match(/\d+|\p{L}+/gu) ?? [section]).map((part) =>
		/^\d/.test(part) ? Number(part) : part
	);
}

/** Nothing before letters, letters before numbers. */
function byPart(a: string | number | undefined, b: string | number | undefined): number {
	if (a === undefined || b === undefined) return Number(b === undefined) - Number(a === undefined);
	if (typeof a === 'number' && typeof b === 'number') return a - b;
	if (typeof a === 'string' && typeof b === 'string') return a.localeCompare(b);
	return typeof a === 'string' ? -1 : 1;
}

function fits(word: string, section: string, gist: string): boolean {
	const number = withoutBrackets(section);
	const bare = word.replace(/^§/, '');
	return number.startsWith(bare) || withoutBrackets(gist).includes(word);
}

/** Without brackets too: "3.2(c)" and "3.2c" find each other. */
const withoutBrackets = (text: string): string => plain(text.replace(/[()]/g, ''));

export interface AgreedRule {
	readonly id: string;
	readonly label: string;
	readonly section: string | null;
	/** The figure agreed and the one in the book, in words; null for an option. */
	readonly figure: { readonly agreed: string; readonly standard: string } | null;
}

/** Options and house rules of this game. */
export function agreedRules(
	title: Title,
	language: Language,
	config: {
		readonly options: readonly string[];
		readonly house: Readonly<Record<string, number>>;
		readonly players: readonly string[];
	}
): AgreedRule[] {
	const options = title.tables.options
		.filter((option) => config.options.includes(option.id))
		.map(({ id, section, label }) => ({
			id,
			section,
			label: label[language],
			figure: null
		}));
	const house = title.tables.house.flatMap((rule): AgreedRule[] => {
		const value = config.house[rule.id];
		const standard = rule.standard(config.players.length, config.options);
		if (value === undefined || value === standard) return [];
		const say = (figure: number) => describeFigure(words(), rule, figure);
		const figure = { agreed: say(value), standard: say(standard) };
		return [{ id: rule.id, section: null, label: rule.label[language], figure }];
	});
	return [...options, ...house];
}
