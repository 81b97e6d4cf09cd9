/** How far the trains of 18MEX count, in a few words (4.4.1, 4.4.2). */
import type { TrainType } from '$engine';

/** The last type counts as far as a 4 and doubles what it stops at. */
const DOUBLING = '4D';

export const trainRuleEn = (type: TrainType): string =>
	type === DOUBLING
		? '4 cities or red areas, doubled; towns once'
		: `${type} cities or red areas; any towns`;

export const trainRuleEs = (type: TrainType): string =>
	type === DOUBLING
		? '4 ciudades o zonas rojas, al doble; pueblos una vez'
		: `${type} ciudades o zonas rojas; pueblos aparte`;
