/** What moves from place to place, and what kind of thing it is: the kind decides how places are called. */
import { findTrain, type CompanyId, type DeedId, type TrainId } from '$engine';
import type { Speaker } from './speaker';
import type { Thing } from './title-words';

/** In facts and in corrections alike. */
export type Moved =
	| { readonly company: CompanyId; readonly certificate: string }
	| { readonly deed: DeedId }
	| { readonly train: TrainId };

export const trainThing = (say: Speaker, id: TrainId): Thing => ({
	kind: 'train',
	type: findTrain(say.state, id)?.type ?? null
});

export const shareThing = (company: CompanyId): Thing => ({ kind: 'share', company });

export function movedThing(say: Speaker, of: Moved): [what: string, thing: Thing] {
	if ('train' in of) return [say.trainById(of.train), trainThing(say, of.train)];
	if ('deed' in of) return [say.deed(of.deed), { kind: 'deed' }];
	return [say.certificate(of.company, of.certificate), shareThing(of.company)];
}

/** What is bought by whoever buys the lowest: the first of the table's deeds that is still offered. */
export function lowestDeed({ title, state }: Speaker): DeedId | null {
	return title.tables.deeds.find(({ id }) => state.deeds[id]?.place === 'offering')?.id ?? null;
}
