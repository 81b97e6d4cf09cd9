/** The Consolidation: duties before passing, offers for minors, abandoned minors (5.1.5, 10.6). */
import type { Refusal } from '../../../kernel/refusal';
import type { ActionRule } from '../../../core/assemble';
import { clockwiseAfter, presidentOf } from '../../../core/certificates/holdings';
import type { GameBook } from '../../../core/ledger/ledger';
import type { CompanyId, PlayerId, TrainId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { R } from '../rulebook';
import { minors, regionals } from '../tables/companies';
import {
	company,
	controller,
	dearestSlots,
	never,
	no,
	ownerOf,
	priced,
	refusals,
	stockPlayer
} from './common';
import { discard, trainRefusals } from './declined';
import { mustSell } from './limits';
import { abandon, mayTake, merge, shareSource, stationRefusals } from './merging';
import { own, set, type MinorOffer } from './own';
import { act, majorTurn } from './turns';

export interface RequestOffers {
	readonly do: 'own.requestOffers';
	readonly player: PlayerId;
	readonly minor: CompanyId;
}

export interface AnswerOffer {
	readonly do: 'own.answerOffer';
	readonly player: PlayerId;
	/** The railroad that would take the minor; null: no offer. */
	readonly company: CompanyId | null;
	/** Charter slots whose tokens would replace the minor's. */
	readonly slots?: readonly number[];
	/** How many of the minor's tokens would stay on the map as they are. */
	readonly kept?: number;
	/** Further railroads of the same player that would take it. */
	readonly also?: readonly CompanyId[];
	/** Charter slots of those; a railroad that is not named gives its dearest tokens. */
	readonly alsoSlots?: Readonly<Record<CompanyId, readonly number[]>>;
	readonly alsoKept?: Readonly<Record<CompanyId, number>>;
	/** Trains of the minor that none of them would take over. */
	readonly decline?: readonly TrainId[];
}

export interface ChooseOffer {
	readonly do: 'own.chooseOffer';
	readonly player: PlayerId;
	readonly company: CompanyId;
}

export type ConsolidationAction = RequestOffers | AnswerOffer | ChooseOffer;

export function minorsOf(state: State, player: PlayerId): CompanyId[] {
	return minors
		.map((card) => card.id)
		.filter((id) => ownerOf(state, id) === player && !company(state, id).closed);
}

function regionalsOf(state: State, player: PlayerId): CompanyId[] {
	return regionals
		.map((card) => card.id)
		.filter((id) => company(state, id).kind === 'regional' && presidentOf(state, id) === player);
}

/** No pass in the Consolidation while a player has a minor or a regional (5.1.5, 10.6). */
export function openDuties(state: State, player: PlayerId): Refusal | false {
	if (own(state).consolidation !== 'on') return false;
	const id = minorsOf(state, player)[0] ?? regionalsOf(state, player)[0];
	return id !== undefined && consolidationDuty(state, id);
}

/** What is still asked of it: a minor that operates is merged or offered, a regional floats. */
function consolidationDuty(state: State, id: CompanyId): Refusal {
	const { kind, floated } = company(state, id);
	const action = kind === 'regional' ? 'float' : floated ? 'merge' : 'any';
	return no('consolidation-duty', R['10.6'], { company: id, action });
}

/** Own railroads with a share to give that have not taken a minor in this round. */
function ownTargets(state: State, player: PlayerId): CompanyId[] {
	return priced(state).filter(
		(id) =>
			controller(state, id) === player &&
			mayTake(state, id) &&
			shareSource(state, player, id) !== 'none'
	);
}

/** Railroads of other players with a treasury share that have not taken a minor (10.6). */
function otherTargets(state: State, owner: PlayerId, player: PlayerId): CompanyId[] {
	return priced(state).filter(
		(id) =>
			player !== owner &&
			controller(state, id) === player &&
			mayTake(state, id) &&
			shareSource(state, owner, id) === 'treasury'
	);
}

/**
 * A minor that its owner cannot merge is offered to the others. Without a share to give an own
 * railroad must still take it if the map connects them, which the table answers by asking here.
 */
export const requestOffers: ActionRule<RequestOffers> = {
	check(state, { player, minor }) {
		return refusals(
			own(state).consolidation !== 'on' && never('wrong-moment', R['10.6']),
			...majorTurn(state, player),
			!minorsOf(state, player).includes(minor) && never('not-the-owner', R['10.6']),
			ownTargets(state, player).length > 0 && no('can-merge', R['10.6'], { company: minor }),
			regionalsOf(state, player).length > 0 &&
				consolidationDuty(state, regionalsOf(state, player)[0] ?? ''),
			mustSell(state, player)
		);
	},
	apply(book, { player, minor }) {
		act(book, 'merge');
		set(book, R['10.6'], 'offers', { minor, offers: [] });
		for (const other of clockwiseAfter(book.state, player)) {
			const choices = otherTargets(book.state, player, other);
			if (choices.length === 0) continue;
			book.post(R['10.6'], {
				t: 'dutyRaised',
				duty: {
					id: `offer-${other}`,
					kind: 'minorOffer',
					player: other,
					company: minor,
					count: 1,
					choices
				}
			});
		}
		settle(book);
	},
	options(state) {
		const player = stockPlayer(state);
		if (player === null || own(state).consolidation !== 'on') return [];
		return minorsOf(state, player).map((minor) => ({
			action: { do: 'own.requestOffers', player, minor }
		}));
	}
};

/** When everybody has answered: no offer abandons it, a sole offer is binding, else a choice. */
function settle(book: GameBook): void {
	const { offers } = own(book.state);
	if (offers === null || book.state.duties.some((d) => d.kind === 'minorOffer')) return;
	const owner = ownerOf(book.state, offers.minor);
	if (owner === null) throw new Error(`${offers.minor} has no owner`);
	const [sole, ...more] = offers.offers;
	if (sole !== undefined && more.length > 0) {
		book.post(R['10.6'], {
			t: 'dutyRaised',
			duty: {
				id: 'chooseOffer',
				kind: 'minorChoice',
				player: owner,
				company: offers.minor,
				count: 1,
				choices: offers.offers.map((offer) => offer.company)
			}
		});
		return;
	}
	set(book, R['10.6'], 'offers', null);
	if (sole === undefined) abandon(book, offers.minor, owner);
	else accept(book, offers.minor, sole);
}

function accept(book: GameBook, minor: CompanyId, offer: MinorOffer): void {
	for (const train of offer.decline ?? []) discard(book, train);
	merge(book, minor, offer.company, offer);
}

/** What a player offers, railroad by railroad. */
function offersIn(state: State, minor: CompanyId, answer: AnswerOffer): MinorOffer[] {
	const { company: id, slots = [], kept, also = [], alsoSlots = {}, alsoKept = {} } = answer;
	if (id === null) return [];
	const declined = answer.decline === undefined ? {} : { decline: answer.decline };
	const stays = (count: number | undefined) => (count === undefined ? {} : { kept: count });
	return [
		{ company: id, slots, ...stays(kept), ...declined },
		...also.map((other) => ({
			company: other,
			slots: alsoSlots[other] ?? dearestSlots(state, minor, other),
			...stays(alsoKept[other]),
			...declined
		}))
	];
}

export const answerOffer: ActionRule<AnswerOffer> = {
	answers: 'minorOffer',
	check(state, answer) {
		const { player } = answer;
		const duty = state.duties.find((d) => d.kind === 'minorOffer' && d.player === player);
		const minor = duty?.company ?? null;
		if (duty === undefined || minor === null) return [never('not-your-turn', R['10.6'])];
		const made = offersIn(state, minor, answer);
		if (!made.every((offer) => duty.choices.includes(offer.company)))
			return [never('not-a-target', R['10.6'])];
		return refusals(
			...made.flatMap((offer) => stationRefusals(state, minor, offer.company, offer)),
			trainRefusals(state, minor, answer.decline)
		);
	},
	apply(book, answer) {
		const { offers } = own(book.state);
		if (offers !== null) {
			const made = offersIn(book.state, offers.minor, answer);
			set(book, R['10.6'], 'offers', { ...offers, offers: [...offers.offers, ...made] });
		}
		book.post(R['10.6'], { t: 'dutyMet', duty: `offer-${answer.player}` });
		settle(book);
	},
	options(state) {
		return state.duties
			.filter((duty) => duty.kind === 'minorOffer')
			.flatMap((duty) =>
				[null, ...duty.choices].map((id) => ({
					action: { do: 'own.answerOffer', player: duty.player, company: id } as const
				}))
			);
	}
};

export const chooseOffer: ActionRule<ChooseOffer> = {
	answers: 'minorChoice',
	check(state, { player, company: id }) {
		const duty = state.duties.find((d) => d.kind === 'minorChoice');
		return refusals(
			duty?.player !== player && never('not-your-turn', R['10.6']),
			!(duty?.choices.includes(id) ?? false) && never('not-a-target', R['10.6'])
		);
	},
	apply(book, { company: id }) {
		const { offers } = own(book.state);
		if (offers === null) throw new Error('no minor is on offer');
		book.post(R['10.6'], { t: 'dutyMet', duty: 'chooseOffer' });
		set(book, R['10.6'], 'offers', null);
		const offer = offers.offers.find((each) => each.company === id);
		accept(book, offers.minor, offer ?? { company: id, slots: [] });
	},
	options(state) {
		const duty = state.duties.find((d) => d.kind === 'minorChoice');
		if (duty === undefined) return [];
		return duty.choices.map((id) => ({
			action: { do: 'own.chooseOffer', player: duty.player, company: id }
		}));
	}
};
