/** A text as a search compares it, without accents and capitals: whoever types fast finds it all the same. */
export function plain(text: string): string {
	return text
		.normalize('NFD')
		.replace(/\p{M}+/gu, '')
		.toLowerCase()
		.trim();
}
