/**
 * Refusals: why an action may not be booked.
 *
 * A refusal is data, never an exception. `impossible` would break an invariant, so nobody may
 * force it; `illegal` is against a rule of the game, and the banker may override it with a reason.
 */

export type RefusalKind = 'impossible' | 'illegal';

/** Values a refusal's sentence needs: names of things, amounts, percentages. */
export type RefusalDetails = Readonly<Record<string, string | number | boolean>>;

export interface Refusal<Code extends string = string> {
	readonly code: Code;
	readonly kind: RefusalKind;
	/** Key of the title's rulebook. */
	readonly rule: string;
	readonly details: RefusalDetails;
}

export function illegal<Code extends string>(
	code: Code,
	rule: string,
	details: RefusalDetails = {}
): Refusal<Code> {
	return { code, kind: 'illegal', rule, details };
}

export function impossible<Code extends string>(
	code: Code,
	rule: string,
	details: RefusalDetails = {}
): Refusal<Code> {
	return { code, kind: 'impossible', rule, details };
}

/** Collects the refusals that apply, in order. */
export function refusals(...list: readonly (Refusal | false | null)[]): readonly Refusal[] {
	return list.filter((each): each is Refusal => each !== null && each !== false);
}
