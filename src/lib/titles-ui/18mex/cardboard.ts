/**
 * What becomes of NdM's exchange tokens after the merger (5.3(f), 5.3(i)): on the map in place of the
 * merged company's, among the ordinary ones, or out of the game. A difference of two tables, so that
 * it says the way back too.
 */
import { mexViews, type State } from '$engine';
import type { Speaker } from '$lib/text/speaker';
import type { OwnCardboard } from '$lib/text/title-words';

const NDM = 'NdM';

export interface CardboardWords {
	readonly placed: (p: { count: number; merged: string }) => string;
	readonly kept: (p: { count: number; left: number }) => string;
	readonly gone: string;
	readonly back: (p: { count: number }) => string;
}

function mexCardboard(words: CardboardWords) {
	return (say: Speaker, before: State, after: State): OwnCardboard => {
		const lines = exchangeLines(say, words, before, after);
		return {
			lines: [],
			covers: new Set(),
			tokens: new Map(lines.length === 0 ? [] : [[NDM, lines]])
		};
	};
}

function exchangeLines(
	say: Speaker,
	words: CardboardWords,
	before: State,
	after: State
): readonly string[] {
	const was = before.companies[NDM]?.tokens;
	const now = after.companies[NDM]?.tokens;
	if (was === undefined || now === undefined || was.exchange === now.exchange) return [];
	if (now.exchange > was.exchange) return [words.back({ count: now.exchange - was.exchange })];
	const { merged } = mexViews.memory(after);
	if (merged === null || merged === 'none') return [words.gone];
	const kept = now.left - was.left;
	const placed = was.exchange - now.exchange - kept;
	return [
		...(placed > 0 ? [words.placed({ count: placed, merged: say.company(merged) })] : []),
		...(kept > 0 ? [words.kept({ count: kept, left: now.left })] : [])
	];
}

export const cardboardEn = mexCardboard({
	placed: ({ count, merged }) =>
		count === 1
			? `NdM: one exchange token onto the map, in place of ${merged}’s`
			: `NdM: ${count} exchange tokens onto the map, in place of ${merged}’s`,
	kept: ({ count, left }) =>
		count === 1
			? `NdM: one exchange token becomes an ordinary one (${left} on the charter)`
			: `NdM: ${count} exchange tokens become ordinary ones (${left} on the charter)`,
	gone: 'NdM: its exchange tokens out of the game',
	back: ({ count }) => `NdM: exchange tokens back to their places on the charter: ${count}`
});

export const cardboardEs = mexCardboard({
	placed: ({ count, merged }) =>
		count === 1
			? `NdM: una ficha de canje al mapa, en lugar de la de ${merged}`
			: `NdM: ${count} fichas de canje al mapa, en lugar de las de ${merged}`,
	kept: ({ count, left }) =>
		count === 1
			? `NdM: una ficha de canje pasa a ser normal (${left} en la carta)`
			: `NdM: ${count} fichas de canje pasan a ser normales (${left} en la carta)`,
	gone: 'NdM: sus fichas de canje, fuera del juego',
	back: ({ count }) => `NdM: fichas de canje de vuelta a su sitio en la carta: ${count}`
});
