/** The English catalogue. It is the model: its type is what every other language must fill. */
import type { Language } from '$engine';
import * as booking from './en/booking';
import { desk } from './en/desk';
import * as ending from './en/ending';
import * as history from './en/history';
import * as play from './en/play';
import { refusals } from './en/refusals';
import * as repair from './en/repair';
import { saving } from './en/saving';
import * as shell from './en/shell';
import * as table from './en/table';

const meta: { language: Language; locale: string } = {
	language: 'en',
	locale: 'en-US'
};

export const en = {
	...meta,
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
};
