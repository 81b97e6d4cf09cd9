/** The shapes that the fields of an 18OE position are made of. */
import {
	ownField,
	type FieldOption,
	type FieldShape,
	type Label
} from '../../core/banker/position-fields';
import type { Place } from '../../core/model/ids';
import type { OeOwn } from './rules/own';

/** A card that is one of several alike is told by where it lies. */
export type Packed = Omit<OeOwn, 'swift' | 'mPullman'> & {
	readonly swift: Place | null;
	readonly mPullman: Place | null;
};

export const ids = (cards: readonly { readonly id: string }[]): FieldOption[] =>
	cards.map(({ id }) => ({ id }));

export const some = (options: readonly FieldOption[]): FieldShape => ({ kind: 'several', options });
export const label = (en: string, es: string): Label => ({ en, es });
export const option = (id: string, en: string, es: string): FieldOption => ({
	id,
	label: { en, es }
});
export const count = (max: number): FieldShape => ({ kind: 'count', min: 0, max });
export const choice = (options: readonly FieldOption[], none?: Label): FieldShape =>
	none === undefined ? { kind: 'choice', options } : { kind: 'choice', options, none };
export const each = (keys: readonly FieldOption[], of: FieldShape): FieldShape => ({
	kind: 'each',
	keys,
	of
});

export const field = <K extends keyof Packed & string>(key: K, name: Label, shape: FieldShape) =>
	ownField<Packed, K>(key, name, shape);
