/** Optional rules of 18OE: the two simplifications the rulebook offers to learners (6.3, 8.2). */
import type { OptionalRule } from '../../../core/title';

export const NO_CONCESSIONS = 'noConcessions';
export const NO_REMOVAL = 'noRemoval';

export const options: readonly OptionalRule[] = [
	{
		id: NO_CONCESSIONS,
		section: '6.3',
		label: {
			en: 'Without concessions: £5,200 in all, the first stock round begins at once',
			es: 'Sin concesiones: £5,200 en total, la primera ronda de bolsa empieza enseguida'
		}
	},
	{
		id: NO_REMOVAL,
		section: '8.2',
		label: {
			en: 'Without the action that removes an unfloated regional',
			es: 'Sin la acción que retira una regional no fundada'
		}
	}
];
