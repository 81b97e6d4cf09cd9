/** Piles of 1822MX as they are laid out for games at random. */

export type Roll = (sides: number) => number;
export type Pile = 'minors' | 'concessions' | 'privates';
export const SIZE: Readonly<Record<Pile, number>> = { minors: 4, concessions: 3, privates: 3 };

/** One entry of a list at random. */
export function pick<T>(list: readonly T[], roll: Roll): T | undefined {
	return list[roll(Math.max(1, list.length))];
}

function shuffled<T>(list: readonly T[], roll: Roll): T[] {
	const rest = [...list];
	return list.map(() => rest.splice(roll(rest.length), 1)[0] as T);
}

/** FCM and P1 on top, M18 below all, and one of three minors replaced by the NdeM. */
export function decksOf(roll: Roll): { decks: Record<Pile, string[]>; removed: string } {
	const numbers = Array.from({ length: 24 }, (_, i) => `M${i + 1}`);
	const all = shuffled(
		numbers.filter((id) => id !== 'M18'),
		roll
	);
	const removed = all.find((id) => ['M14', 'M15', 'M17'].includes(id)) ?? 'M14';
	const minors = [...all.filter((id) => id !== removed), 'M18'];
	const others = ['C2', 'C3', 'C4', 'C5', 'C6', 'C7'];
	const privates = Array.from({ length: 17 }, (_, i) => `P${i + 2}`);
	const concessions = ['C1', ...shuffled(others, roll)];
	return {
		decks: { minors, concessions, privates: ['P1', ...shuffled(privates, roll)] },
		removed
	};
}
