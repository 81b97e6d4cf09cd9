/** What the options of a field are called: by their own label, or as player, company or private. */
import { isPlayer, type FieldOption } from '$engine';
import type { Speaker } from '$lib/text';

export function nameOf(say: Speaker, { id, label }: FieldOption): string {
	if (label !== undefined) return label[say.words.language];
	if (isPlayer(id)) return say.holder(id);
	if (say.state.companies[id] !== undefined) return say.company(id);
	const card = say.title.tables.deeds.find((deed) => deed.id === id);
	if (card === undefined) return id;
	// Where a title has a word for it, its letters and the name on the card say nothing more.
	return say.own.deed?.(id) ?? `${say.deed(id)}, ${card.name}`;
}
