/** While something lies over the whole page, the page behind it does not scroll (base.css). */
import type { Attachment } from 'svelte/attachments';

/** Sheets may lie over sheets. */
let open = 0;

export const holdPage: Attachment<HTMLElement> = () => {
	open += 1;
	document.documentElement.classList.add('behind');
	return () => {
		open -= 1;
		if (open === 0) document.documentElement.classList.remove('behind');
	};
};
