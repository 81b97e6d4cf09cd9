/** The NdM merger (5.3): offers around the table, the forced choice, and what is handed over. */
import type { ActionRule } from '../../../core/assemble';
import {
	certificatesOf,
	clockwiseAfter,
	percentAt,
	presidentCertificate,
	presidentOf
} from '../../../core/certificates/holdings';
import { moveCertificate } from '../../../core/certificates/presidency';
import { bringLater } from '../../../core/ledger/late-money';
import { cashOf, halfRoundedUp, pay, type GameBook } from '../../../core/ledger/ledger';
import type { CompanyId, PlayerId } from '../../../core/model/ids';
import { isPlayer } from '../../../core/model/ids';
import type { Duty, State } from '../../../core/model/state';
import { moveTrain, trainsAt } from '../../../core/trains/depot';
import { raiseDiscard } from '../../../core/trains/discards';
import { R } from '../rulebook';
import { majors, NDM } from '../tables/companies';
import { company, controller, never, priceOf, refusals, turnCompany } from './common';
import { startNextCompany } from './flow';
import type { MexFact } from './own';
import { changePresident } from './presidency';
import { DISCARDS } from './trains';

export type MergerAction =
	| {
			readonly do: 'own.answerMerger';
			readonly player: PlayerId;
			readonly company: CompanyId | null;
	  }
	| { readonly do: 'own.chooseMerger'; readonly player: PlayerId; readonly company: CompanyId }
	| { readonly do: 'own.placeExchange'; readonly player: PlayerId; readonly placed: number };

type Act<K extends MergerAction['do']> = Extract<MergerAction, { readonly do: K }>;

function eligible(state: State): CompanyId[] {
	return majors
		.filter((card) => card.mayMerge && !company(state, card.id).closed)
		.map((card) => card.id);
}

/** Begins with the first 5-train (5.3(a), (b)). */
export function startMerger(book: GameBook): void {
	if (!company(book.state, NDM).floated) {
		noMerger(book, R['5.3a']);
		return;
	}
	const ndm = presidentOf(book.state, NDM);
	const operating = turnCompany(book.state);
	const buyer = operating === null ? null : controller(book.state, operating);
	const from = buyer ?? book.state.priority ?? book.state.seats[0];
	if (from === undefined) return;
	for (const player of clockwiseAfter(book.state, from)) {
		if (player === ndm) continue;
		const choices = eligible(book.state).filter(
			(id) => company(book.state, id).floated && presidentOf(book.state, id) === player
		);
		if (choices.length === 0) continue;
		raise(book, {
			id: `merge-${player}`,
			kind: 'mergerOffer',
			player,
			company: NDM,
			count: 1,
			choices
		});
	}
	if (!book.state.duties.some((duty) => duty.kind === 'mergerOffer')) forceChoice(book);
}

function raise(book: GameBook, duty: Duty): void {
	book.post(R['5.3b'], { t: 'dutyRaised', duty });
}

/** Nobody agreed: an unfloated eligible company, its president's certificate unsold if possible (5.3(c)). */
function forceChoice(book: GameBook): void {
	const ndm = presidentOf(book.state, NDM);
	const unfloated = eligible(book.state).filter(
		(id) => !company(book.state, id).floated && presidentOf(book.state, id) !== ndm
	);
	const unsold = unfloated.filter((id) => presidentOf(book.state, id) === null);
	const choices = unsold.length > 0 ? unsold : unfloated;
	const only = choices[0];
	if (only === undefined || ndm === null) noMerger(book, R['5.3c']);
	else if (choices.length === 1) merge(book, only);
	else {
		book.post(R['5.3c'], {
			t: 'dutyRaised',
			duty: {
				id: 'merge-choice',
				kind: 'mergerChoice',
				player: ndm,
				company: NDM,
				count: 1,
				choices
			}
		});
	}
}

/** The 10% goes on sale, the exchange tokens leave, the limit rises (5.3(i)). */
function noMerger(book: GameBook, why: string): void {
	book.post(why, { t: 'own.merged', to: 'none' } as MexFact);
	shareToOffering(book, R['5.3i']);
	const { tokens } = company(book.state, NDM);
	book.post(R['5.3i'], {
		t: 'tokensChanged',
		company: NDM,
		from: tokens,
		to: { ...tokens, exchange: 0 }
	});
	const limit = book.state.certificateLimit;
	book.post(R['5.3i'], { t: 'limitChanged', from: limit, to: limit + 1 });
}

function mergerShare(state: State) {
	return certificatesOf(state, NDM).find((c) => c.place === 'reserve' && c.percent === 10);
}

function shareToOffering(book: GameBook, rule: string): void {
	const share = mergerShare(book.state);
	if (share) moveCertificate(book, rule, NDM, share, 'offering');
}

function merge(book: GameBook, id: CompanyId): void {
	book.post(R['5.3'], { t: 'own.merged', to: id } as MexFact);
	exchangePresident(book, id);
	buyOut(book, id);
	raiseExchange(book, id);
	// NdM may have bought the train itself, after its track and stations (4.3).
	bringLater(book, R['5.3g'], NDM, () => {
		pay(book, R['5.3g'], id, NDM, cashOf(book.state, id), 'treasury', id);
	});
	for (const train of trainsAt(book.state, id)) moveTrain(book, R['5.3g'], train, NDM);
	raiseDiscard(DISCARDS, book, NDM, R['5.3g']);
	removeCompany(book, id);
	if (turnCompany(book.state) === id) startNextCompany(book);
}

/** The president's certificate for 10% of NdM; NdM may get a new president at once (5.3(d)). */
function exchangePresident(book: GameBook, id: CompanyId): void {
	const certificate = presidentCertificate(book.state, id);
	if (certificate === null) return;
	const holder = certificate.place;
	moveCertificate(book, R['5.3d'], id, certificate, 'removed');
	const share = mergerShare(book.state);
	if (!isPlayer(holder) || !share) {
		shareToOffering(book, R['5.3d']);
		return;
	}
	moveCertificate(book, R['5.3d'], NDM, share, holder);
	changePresident(book, NDM);
}

/** Everybody else is paid half the market value, rounded up per player (5.3(e)). */
function buyOut(book: GameBook, id: CompanyId): void {
	const price = company(book.state, id).par === null ? 0 : priceOf(book.state, id);
	for (const player of book.state.seats) {
		const percent = percentAt(book.state, id, player);
		pay(book, R['5.3e'], 'bank', player, halfRoundedUp((price * percent) / 10), 'buyOut', id);
	}
	for (const certificate of certificatesOf(book.state, id)) {
		if (certificate.place !== 'removed')
			moveCertificate(book, R['5.3e'], id, certificate, 'removed');
	}
}

/** At most the home station and one other; how many depends on the map (5.3(f)). */
function raiseExchange(book: GameBook, id: CompanyId): void {
	const player = presidentOf(book.state, NDM);
	const most = Math.min(2, Math.max(1, company(book.state, id).tokens.placed));
	if (player === null) return;
	book.post(R['5.3f'], {
		t: 'dutyRaised',
		duty: {
			id: 'exchange',
			kind: 'exchangeTokens',
			player,
			company: NDM,
			count: most,
			choices: [id]
		}
	});
}

function removeCompany(book: GameBook, id: CompanyId): void {
	const { spot } = company(book.state, id);
	if (spot !== null)
		book.post(R['5.3h'], { t: 'markerMoved', company: id, from: spot, to: null, at: 0 });
	book.post(R['5.3h'], { t: 'companyClosed', company: id });
}

export const answerMerger: ActionRule<Act<'own.answerMerger'>> = {
	answers: 'mergerOffer',
	check(state, { player, company: id }) {
		const duty = state.duties.find((d) => d.kind === 'mergerOffer');
		return refusals(
			duty?.player !== player && never('not-your-turn', R['5.3b'], { player: duty?.player ?? '' }),
			id !== null && !(duty?.choices.includes(id) ?? false) && never('not-eligible', R['5.3b'])
		);
	},
	apply(book, { player, company: id }) {
		if (id === null) {
			book.post(R['5.3b'], { t: 'dutyMet', duty: `merge-${player}` });
			if (!book.state.duties.some((duty) => duty.kind === 'mergerOffer')) forceChoice(book);
			return;
		}
		for (const duty of book.state.duties.filter((d) => d.kind === 'mergerOffer')) {
			book.post(R['5.3b'], { t: 'dutyMet', duty: duty.id });
		}
		merge(book, id);
	},
	options(state) {
		const duty = state.duties.find((d) => d.kind === 'mergerOffer');
		if (!duty) return [];
		const { player } = duty;
		return [...duty.choices, null].map((id) => ({
			action: { do: 'own.answerMerger', player, company: id }
		}));
	}
};

export const chooseMerger: ActionRule<Act<'own.chooseMerger'>> = {
	answers: 'mergerChoice',
	check(state, { player, company: id }) {
		const duty = state.duties.find((d) => d.kind === 'mergerChoice');
		return refusals(
			duty?.player !== player && never('not-your-turn', R['5.3c']),
			!(duty?.choices.includes(id) ?? false) && never('not-eligible', R['5.3c'])
		);
	},
	apply(book, { company: id }) {
		book.post(R['5.3c'], { t: 'dutyMet', duty: 'merge-choice' });
		merge(book, id);
	},
	options(state) {
		const duty = state.duties.find((d) => d.kind === 'mergerChoice');
		if (!duty) return [];
		const { player } = duty;
		return duty.choices.map((id) => ({ action: { do: 'own.chooseMerger', player, company: id } }));
	}
};

/** Exchange tokens on the map; those left over become ordinary ones for $80 each. */
export const placeExchange: ActionRule<Act<'own.placeExchange'>> = {
	answers: 'exchangeTokens',
	check(state, { player, placed }) {
		const duty = state.duties.find((d) => d.kind === 'exchangeTokens');
		const most = duty?.count ?? 0;
		return refusals(
			duty?.player !== player && never('not-your-turn', R['5.3f']),
			(!Number.isInteger(placed) || placed < 0 || placed > most) &&
				never('not-available', R['5.3f'])
		);
	},
	apply(book, { placed }) {
		const { tokens } = company(book.state, NDM);
		const to = { ...tokens, left: tokens.left + tokens.exchange - placed, exchange: 0 };
		book.post(R['5.3f'], { t: 'tokensChanged', company: NDM, from: tokens, to });
		book.post(R['5.3f'], { t: 'dutyMet', duty: 'exchange' });
	},
	options(state) {
		const duty = state.duties.find((d) => d.kind === 'exchangeTokens');
		if (!duty) return [];
		const { player, count } = duty;
		return Array.from({ length: count + 1 }, (_, i) => ({
			action: { do: 'own.placeExchange', player, placed: count - i } as const
		}));
	}
};
