/** What every export is made from: a line of play, the words to tell it in, and what it is called. */
import type { GameMoment, Round, State, Title } from '$engine';
import type { Catalogue } from '$lib/text';
import type { ScreenWords } from '$lib/text/screens';

export interface GameOnPaper {
	readonly title: Title;
	/** The moment that is told; everything before it hangs on it. */
	readonly head: GameMoment;
	readonly words: Catalogue;
	readonly screen: ScreenWords;
	/** As the table named the game; may be empty. */
	readonly name: string;
	/** A time as the table's clocks showed it: "2026-10-03 18:05". */
	time(at: number): string;
}

export const stateOf = (game: GameOnPaper): State => game.head.state;

/** "18MEX, Friday". */
export function gameTitle({ title, name }: Pick<GameOnPaper, 'title' | 'name'>): string {
	return [title.name, name].filter((part) => part !== '').join(', ');
}

/** "SR 3", "OR 5.1". */
export function roundName(words: Catalogue, { kind, number, part }: Round): string {
	return kind === 'stock'
		? words.rounds.stock({ number })
		: words.rounds.operating({ number, part });
}

/** The day of the last entry, or null in a game without any. */
export function dayOf(game: GameOnPaper): string | null {
	const at = game.head.entry?.at;
	return at === undefined ? null : game.time(at).slice(0, 10);
}

/** "2026-10-03 18:05" by the clock of this device. */
export function localTime(at: number): string {
	const date = new Date(at);
	const two = (figure: number) => String(figure).padStart(2, '0');
	const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
	return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

const A_MINUTE = 60_000;

export const minutesOf = (milliseconds: number): number => Math.round(milliseconds / A_MINUTE);

/** "6 h 12 min". */
export function duration(words: Catalogue, milliseconds: number): string {
	const minutes = minutesOf(milliseconds);
	const hours = Math.floor(minutes / 60);
	return words.history.duration({ hours, minutes: minutes % 60 });
}
