/** How far the trains of 1822MX count, in a few words (6.5.3 to 6.5.15). */
import type { TrainType } from '$engine';

const special: Readonly<Record<TrainType, readonly [en: string, es: string]>> = {
	L: ['a city with its token, and one town', 'una ciudad con su ficha y un pueblo'],
	LP: ['as an L; may be settled apart', 'como un L; puede repartirse aparte'],
	'2P': ['as a 2; may be settled apart', 'como un 2; puede repartirse aparte'],
	'3/2': ['as a 3, all of it halved', 'como un 3, todo a la mitad'],
	E: ['any cities with its tokens, doubled', 'ciudades con sus fichas, al doble']
};

export const trainRuleEn = (type: TrainType): string =>
	special[type]?.[0] ?? `${type} cities, towns or off-board`;

export const trainRuleEs = (type: TrainType): string =>
	special[type]?.[1] ?? `${type} ciudades, pueblos o exterior`;
