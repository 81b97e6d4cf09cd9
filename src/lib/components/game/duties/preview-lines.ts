/** What a preview on the present table would do, as lines; none when it is refused or there is none. */
import type { Preview } from '$lib/session';
import { words } from '$lib/text';
import { screenWords } from '$lib/text/screens';
import type { Teller } from '../teller.svelte';
import { deedLines, outcomeLines, shareLines, type OutcomeLine } from './outcome';

/** `shares`: also whose shares and privates change; a stock turn says that itself. */
export function previewLines(
	teller: Teller,
	preview: Preview | null,
	shares: 'shares' | 'no' = 'no'
): OutcomeLine[] {
	if (preview === null || !preview.ok) return [];
	const decided = { before: teller.session.present, after: preview.state, facts: preview.facts };
	return [
		...(shares === 'shares'
			? [
					...shareLines(words(), teller.title, decided),
					...deedLines(words(), teller.title, decided)
				]
			: []),
		...outcomeLines(words(), screenWords(), teller.title, decided)
	];
}

const BESIDE = /^(share|deed|marker|floats|duty|limit|end)/;

/** What happens beside a purchase in the same entry; its money, trains and phase are told in words of their own. */
export function linesBeside(teller: Teller, preview: Preview | null): OutcomeLine[] {
	return previewLines(teller, preview, 'shares').filter(({ key }) => BESIDE.test(key));
}
