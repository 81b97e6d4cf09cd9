/** When a game of 18OE ends: what would end it, and which rounds are left once that is known (13). */
import { oeViews, type Language } from '$engine';
import type { Speaker } from '$lib/text/speaker';

const sentences = {
	en: {
		open: 'Ends: bank empty before level 8, or the rounds after the first level 8 train',
		rounds: (list: string) => `The first level 8 train has been bought. Left: ${list}`,
		repeated: 'revenues repeated'
	},
	es: {
		open: 'Acaba: banco vacío antes del nivel 8, o las rondas tras el primer tren de nivel 8',
		rounds: (list: string) => `Se ha comprado el primer tren de nivel 8. Quedan: ${list}`,
		repeated: 'se repiten ingresos'
	}
} as const;

/** Null: the catalogue says it well. */
export function endLine(language: Language, say: Speaker): string | null {
	const { state, words } = say;
	const { open, rounds, repeated } = sentences[language];
	if (state.finished !== null) return null;
	const left = oeViews.finaleRounds(state);
	if (left.length === 0) return state.end === null ? open : null;
	const list = left.map(({ kind, number, part, repeats }) => {
		const name =
			kind === 'stock' ? words.rounds.stock({ number }) : words.rounds.operating({ number, part });
		return repeats ? `${name} (${repeated})` : name;
	});
	return rounds(list.join(', '));
}
