/** Reads fields of the title's own actions, facts and duties for the sentences of both languages. */
import { findTrain, type Action, type Duty, type Fact } from '$engine';
import { field, value, whole } from '$lib/text/own-fields';
import type { Speaker } from '$lib/text/speaker';

export { field, value };

type Of = Action | Fact;

export const who = (say: Speaker, of: Of): string => say.holder(field(of, 'player'));
export const rr = (say: Speaker, of: Of, key = 'company'): string => say.company(field(of, key));
export const deed = (say: Speaker, of: Of): string => say.deed(field(of, 'deed'));
export const money = (say: Speaker, of: Of, key: string): string => say.money(whole(of, key));
export const train = (say: Speaker, of: Of, key = 'train'): string => say.trainById(field(of, key));
/** Whose the train is before it changes hands. */
export const ownerOf = (say: Speaker, of: Of): string =>
	say.place(findTrain(say.state, field(of, 'train'))?.place ?? 'offering');
export const is = (of: Of, key: string): boolean => field(of, key) === 'true';
export const none = (of: Of): boolean => field(of, 'to') === '';

/** Names in a fact's value: a list, or the keys of a table. */
export function names(say: Speaker, of: Of): string {
	const to = value(of, 'to');
	const ids = Array.isArray(to) ? to : to !== null && typeof to === 'object' ? Object.keys(to) : [];
	const shown = ids
		.filter((id): id is string => typeof id === 'string')
		.map((id) => (say.state.companies[id] === undefined ? say.place(id) : say.company(id)));
	return shown.length === 0 ? '–' : say.list(shown);
}

/** Every railroad that a player offers for a minor. */
export function offered(say: Speaker, of: Of): string {
	const also = value(of, 'also');
	const more = Array.isArray(also) ? also.map((id) => say.company(String(id))) : [];
	return say.list([rr(say, of), ...more]);
}

/** "concession 3"; null for privates and charters. */
export function concession(name: string, id: string): string | null {
	const prefix = 'concession-';
	return id.startsWith(prefix) ? `${name} ${id.slice(prefix.length)}` : null;
}

export const choices = (say: Speaker, duty: Duty): string =>
	say.list(duty.choices.map((id) => say.company(id)));
/** Only one of them takes it. */
export const oneOf = (say: Speaker, duty: Duty): string =>
	say.either(duty.choices.map((id) => say.company(id)));
