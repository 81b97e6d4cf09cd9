/** The presidency changes hands, and what its new holder gives for the certificate (3.5). */
import type { ActionRule } from '../../../core/assemble';
import { certificatesOf, ordinary, presidentOf } from '../../../core/certificates/holdings';
import { moveCertificate, settlePresidency } from '../../../core/certificates/presidency';
import type { GameBook } from '../../../core/ledger/ledger';
import type { CompanyId, Place, PlayerId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { R } from '../rulebook';
import { never, refusals } from './common';

export interface MakeUp {
	readonly do: 'own.makeUp';
	readonly player: PlayerId;
	readonly halves: boolean;
}

/** A change of presidency, with the new president's choice of what to give for it (3.5). */
export function changePresident(book: GameBook, id: CompanyId): void {
	const outgoing = presidentOf(book.state, id);
	if (outgoing === null) return;
	const before = book.state;
	const next = settlePresidency(book, R['3.5'], id);
	if (next !== null) raiseMakeUp(book, id, next, outgoing, before);
}

/**
 * The new president of a company with 5% certificates may choose what to give for the 20% (3.5(b)):
 * 10% certificates are handed over first, and a duty asks whether two 5% shall replace one of them
 * where they went.
 */
export function raiseMakeUp(
	book: GameBook,
	id: CompanyId,
	heir: PlayerId,
	to: Place,
	before: State
): void {
	const halves = ordinary(before, id, heir, 5).length;
	const tens = ordinary(before, id, heir, 10).length;
	if (halves < 2 || tens < 2) return;
	book.post(R['3.5b'], {
		t: 'dutyRaised',
		duty: {
			id: `makeUp-${id}`,
			kind: 'makeUp',
			player: heir,
			company: id,
			count: 2,
			choices: [to]
		}
	});
}

/** The new president gives two 5% certificates instead of one of the 10% ones (3.5(b)). */
export const makeUp: ActionRule<MakeUp> = {
	answers: 'makeUp',
	check(state, { player }) {
		const duty = state.duties.find((d) => d.kind === 'makeUp');
		return refusals(duty?.player !== player && never('not-your-turn', R['3.5b']));
	},
	apply(book, { player, halves }) {
		const duty = book.state.duties.find((d) => d.kind === 'makeUp');
		if (!duty?.company) throw new Error('no make-up to choose');
		const id = duty.company;
		if (halves) swapHalves(book, id, player, duty.choices);
		book.post(R['3.5b'], { t: 'dutyMet', duty: duty.id });
	},
	options(state) {
		const duty = state.duties.find((d) => d.kind === 'makeUp');
		if (!duty) return [];
		const { player } = duty;
		return [false, true].map((halves) => ({ action: { do: 'own.makeUp', player, halves } }));
	}
};

function swapHalves(
	book: GameBook,
	id: CompanyId,
	player: PlayerId,
	places: readonly string[]
): void {
	const all = certificatesOf(book.state, id);
	const ten = places
		.map((place) => all.find((c) => c.place === place && !c.president && c.percent === 10))
		.find((c) => c !== undefined);
	const fives = all.filter((c) => c.place === player && c.percent === 5);
	if (!ten || fives.length < 2) return;
	const to = ten.place;
	moveCertificate(book, R['3.5b'], id, ten, player);
	for (const five of fives.slice(0, 2)) moveCertificate(book, R['3.5b'], id, five, to);
}
