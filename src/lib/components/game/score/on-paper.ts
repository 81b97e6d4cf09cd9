/** The open game as exports take it: the moment on the screen, in the language of the screen. */
import { momentAt, type GameMoment } from '$engine';
import { localTime, type GameOnPaper } from '$lib/export';
import { words } from '$lib/text';
import { screenWords } from '$lib/text/screens';
import type { Teller } from '../teller.svelte';

/** The moment that is looked at: now, or some earlier table. */
export function momentShown({ session }: Teller): GameMoment {
	const { past, timeline } = session;
	return past === null ? timeline.head : momentAt(timeline, past);
}

export function onPaper(teller: Teller): GameOnPaper {
	return {
		title: teller.title,
		head: momentShown(teller),
		words: words(),
		screen: screenWords(),
		name: teller.session.meta.name,
		time: localTime
	};
}
