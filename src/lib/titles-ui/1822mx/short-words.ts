/** Why something of 1822MX is refused, in the space of a button. */
import type { Figures, ShortWords } from '$lib/text/figures';

export const shortEn: ShortWords = {
	'city-complete': 'city is gray',
	'color-not-yet': (f: Figures) => `from phase ${f.phase}`,
	'destination-done': 'already placed',
	'first-round-of-either': 'no earlier run',
	'for-majors': 'majors only',
	'in-debt': 'has a loan',
	'ndem-has-no-treasury': 'no treasury',
	'no-concession': 'no concession',
	'no-cubes': 'no cubes left',
	'not-for-sale': 'never sold',
	'not-operated': 'not operated',
	'one-kind-of-deed': 'one kind a turn',
	'sell-first': 'too late to sell',
	'too-late': 'step is past',
	'treasury-shares': 'too few shares'
};

export const shortEs: ShortWords = {
	'city-complete': 'ya es gris',
	'color-not-yet': (f: Figures) => `desde fase ${f.phase}`,
	'destination-done': 'ya colocada',
	'first-round-of-either': 'sin carrera anterior',
	'for-majors': 'solo mayores',
	'in-debt': 'tiene préstamo',
	'ndem-has-no-treasury': 'sin tesorería',
	'no-concession': 'sin concesión',
	'no-cubes': 'sin cubos',
	'not-for-sale': 'nunca se vende',
	'not-operated': 'no ha operado',
	'one-kind-of-deed': 'solo una cosa',
	'sell-first': 'tarde para vender',
	'too-late': 'paso ya hecho',
	'treasury-shares': 'faltan acciones'
};
