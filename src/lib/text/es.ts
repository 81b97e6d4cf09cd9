/** The Spanish catalogue. A key that English has and Spanish lacks does not compile. */
import type { Catalogue } from './catalogue';
import * as booking from './es/booking';
import { desk } from './es/desk';
import * as ending from './es/ending';
import * as history from './es/history';
import * as play from './es/play';
import { refusals } from './es/refusals';
import * as repair from './es/repair';
import { saving } from './es/saving';
import * as shell from './es/shell';
import * as table from './es/table';

export const es = {
	language: 'es',
	// Money is grouped as in Mexico, where the first title is at home and as its rulebook gists do.
	locale: 'es-MX',
	...shell,
	...table,
	...play,
	...repair,
	...ending,
	...history,
	...booking,
	desk,
	saving,
	refusals
} satisfies Catalogue;
