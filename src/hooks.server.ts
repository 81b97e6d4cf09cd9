import type { Handle } from '@sveltejs/kit';

/**
 * Pages ask for the letters of our languages at once. Found by the style sheet they came so late that every
 * start was laid out twice, first in another font.
 */
export const handle: Handle = ({ event, resolve }) =>
	resolve(event, {
		preload: ({ type, path }) =>
			type === 'js' || type === 'css' || path.includes('inter-latin-wght')
	});
