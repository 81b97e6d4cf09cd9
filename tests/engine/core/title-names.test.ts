/** The short list of names must agree with the titles themselves. */
import { expect, test } from 'vitest';
import { titleNames, titles } from '$engine';

test('every title goes by the name on the list', () => {
	expect(titleNames).toEqual(Object.fromEntries(titles.map(({ id, name }) => [id, name])));
});
