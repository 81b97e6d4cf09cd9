/**
 * A long press, a right click or the keyboard's menu key: the second thing a card or row can do. The
 * tap that ends a long press does nothing else.
 */
import type { Attachment } from 'svelte/attachments';

const HOLD_MS = 500;
/** On a busy tablet a finger's lifting may wait behind the timer: it gets a moment to be heard. */
const LISTEN_MS = 50;
/** A finger that wanders farther than this scrolls. */
const WANDER_PX = 12;

export function longPress(act: () => void): Attachment<HTMLElement> {
	return (node) => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let held = false;
		let from = { x: 0, y: 0 };

		const stop = () => clearTimeout(timer);
		const down = (event: PointerEvent) => {
			held = false;
			from = { x: event.clientX, y: event.clientY };
			stop();
			timer = setTimeout(() => {
				timer = setTimeout(() => {
					held = true;
					act();
				}, LISTEN_MS);
			}, HOLD_MS - LISTEN_MS);
		};
		const move = (event: PointerEvent) => {
			if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > WANDER_PX) stop();
		};
		const click = (event: MouseEvent) => {
			if (!held) return;
			held = false;
			event.preventDefault();
			event.stopImmediatePropagation();
		};
		const menu = (event: MouseEvent) => {
			event.preventDefault();
			stop();
			// A finger's long press also asks for a menu; it has been answered already.
			if (!held) act();
		};

		node.addEventListener('pointerdown', down);
		node.addEventListener('pointermove', move);
		for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
			node.addEventListener(end, stop);
		}
		node.addEventListener('click', click, { capture: true });
		node.addEventListener('contextmenu', menu);
		return () => {
			stop();
			node.removeEventListener('pointerdown', down);
			node.removeEventListener('pointermove', move);
			for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
				node.removeEventListener(end, stop);
			}
			node.removeEventListener('click', click, { capture: true });
			node.removeEventListener('contextmenu', menu);
		};
	};
}
