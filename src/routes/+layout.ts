import { browser } from '$app/environment';
import { speakAsDevice } from '$lib/text';

// Every page is made at build time, in a folder of its own, so that any plain static host can serve
// it. A page whose address holds an id says `prerender = false; ssr = false` and comes from 200.html.
export const prerender = true;
export const trailingSlash = 'always';

export async function load(): Promise<void> {
	if (browser) await speakAsDevice();
}
