/** What the editor of an earlier entry calls the kinds of 18MEX's own actions. */
import type { TitleWords } from '$lib/text/title-words';

export const kindsEn: TitleWords['kinds'] = {
	'own.answerMerger': 'Answer to the merger',
	'own.chooseMerger': 'Choice for the merger',
	'own.placeExchange': 'Exchange tokens',
	'own.makeUp': 'Certificates for the presidency',
	'own.layCopperCanyon': 'Copper Canyon tile',
	'own.coverCopperCanyon': 'Ordinary tile in Copper Canyon',
	'own.playTieBreak': 'Tie-break round'
};

export const kindsEs: TitleWords['kinds'] = {
	'own.answerMerger': 'Respuesta a la fusión',
	'own.chooseMerger': 'Elección para la fusión',
	'own.placeExchange': 'Fichas de canje',
	'own.makeUp': 'Títulos por la presidencia',
	'own.layCopperCanyon': 'Loseta de la Barranca del Cobre',
	'own.coverCopperCanyon': 'Loseta normal en la Barranca',
	'own.playTieBreak': 'Ronda de desempate'
};
