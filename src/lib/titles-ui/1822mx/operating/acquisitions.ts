/** The acquisitions the engine offers, sorted for a screen: by minor, then by how it is paid for. */
import type { CompanyId, Option, Refusal } from '$engine';

export type TokenUse = 'replace' | 'available' | 'none';

/** Both kinds of acquisition; from a box there is nothing to choose but the token. */
export interface Deal {
	readonly minor: CompanyId;
	readonly boxed: boolean;
	readonly shares: number;
	readonly token: TokenUse;
	readonly option: Option;
}

function dealOf(option: Option): Deal | null {
	const field = new Map<string, unknown>(Object.entries(option.action));
	const minor = field.get('minor');
	const token = field.get('token');
	const shares = field.get('shares');
	if (typeof minor !== 'string') return null;
	if (token !== 'replace' && token !== 'available' && token !== 'none') return null;
	const boxed = option.action.do === 'own.acquireBoxed';
	return { minor, boxed, shares: typeof shares === 'number' ? shares : 0, token, option };
}

/** Why a minor cannot be acquired in any way; nothing where one way is open. */
export function blockedBy(deals: readonly Deal[]): readonly Refusal[] {
	const open = deals.some((deal) => deal.option.refusals.length === 0);
	return open ? [] : (deals[0]?.option.refusals ?? []);
}

export function dealsOf(options: readonly Option[]): Deal[] {
	return options.flatMap((option) => {
		const deal = dealOf(option);
		return deal === null ? [] : [deal];
	});
}

/** Each minor once; those that can be acquired in some way first. */
export function minorsOf(deals: readonly Deal[]): CompanyId[] {
	const able = (minor: CompanyId): boolean =>
		deals.some((deal) => deal.minor === minor && deal.option.refusals.length === 0);
	return [...new Set(deals.map((deal) => deal.minor))].sort(
		(a, b) => Number(able(b)) - Number(able(a))
	);
}
