/** A phone held upright, as the style sheets mean it: what only it shows is not made elsewhere. */
import { MediaQuery } from 'svelte/reactivity';

export const narrow: { readonly current: boolean } =
	typeof window !== 'undefined' && typeof window.matchMedia === 'function'
		? new MediaQuery('(max-width: 600px)', false)
		: {
				get current() {
					return false;
				}
			};
