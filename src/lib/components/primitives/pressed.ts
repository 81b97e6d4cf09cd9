/**
 * A tapped button looks pressed a little longer than the finger stays. A quick tap is seen that way, and
 * the moment of the release is left to what the tap sets off: drawing the button anew would come first.
 */
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

/** Milliseconds; by then what was tapped for is on the screen. */
const LINGERS = 300;

export const looksPressed: Attachment<HTMLElement> = (element) => {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const press = () => {
		clearTimeout(timer);
		element.classList.add('pressed');
	};
	const release = () => {
		clearTimeout(timer);
		timer = setTimeout(() => element.classList.remove('pressed'), LINGERS);
	};
	const stops = [
		on(element, 'pointerdown', press),
		on(element, 'pointerup', release),
		on(element, 'pointercancel', release),
		on(element, 'pointerleave', release)
	];
	return () => {
		clearTimeout(timer);
		for (const stop of stops) stop();
	};
};
