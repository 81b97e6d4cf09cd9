/**
 * A deal that is half filled in lies with the game, so that a page that is loaded anew comes back to it.
 * It belongs to the table as it is: after another entry it is stale.
 */
import { untrack } from 'svelte';
import type { CompanyId } from '$engine';
import { putAside, takenUp } from '$lib/components/game/repair/put-aside';
import type { Teller } from '$lib/components/game/teller.svelte';
import { draftFields } from '../drafts';

interface Form<T extends object> {
	/** What is filled in, as plain figures and names. */
	readonly draft: T;
	restore(draft: T): void;
}

/** To be called where the form's sheet or panel is made. */
export function keepForm<T extends object>(teller: Teller, key: string, form: Form<T>): void {
	const kept = draftFields(teller.draft(key), teller.session.count);
	if (kept !== null) {
		takenUp(putAside({ form: kept.get('form') ?? null }), ({ form: draft }: { form: T }) =>
			form.restore(draft)
		);
	}
	$effect(() => {
		const draft = putAside({ count: teller.session.count, form: form.draft });
		// What is kept must not be followed: only what is filled in is.
		untrack(() => teller.setDraft(key, draft));
	});
}

/** Each has a sheet and a draft of its own. */
type Deal = 'trade' | 'merge';

interface OpenDeal {
	readonly deal: string;
	/** The minor that a merger was opened for. */
	readonly minor: CompanyId | null;
}

const OWN = 'own.';

export function dealOf(sheet: string | null): OpenDeal | null {
	if (!sheet?.startsWith(OWN)) return null;
	const [deal = '', minor = null] = sheet.slice(OWN.length).split(' ');
	return { deal, minor };
}

/** A deal that is opened by a tap begins anew. */
export function openDeal(teller: Teller, deal: Deal, minor?: CompanyId): void {
	teller.setDraft(deal, null);
	teller.open(`${OWN}${deal}${minor === undefined ? '' : ` ${minor}`}`);
}

/** Left by hand or booked: the next one begins anew. */
export function leaveDeal(teller: Teller, deal: Deal): void {
	teller.closeSheet();
	teller.setDraft(deal, null);
}
