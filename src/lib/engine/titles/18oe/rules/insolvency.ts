/** First-round insolvency of minors and regionals: refunds, then the Open Market (11.6.5). */
import type { Refusal } from '../../../kernel/refusal';
import type { ActionRule } from '../../../core/assemble';
import { presidentCertificate } from '../../../core/certificates/holdings';
import { moveCertificate } from '../../../core/certificates/presidency';
import { cashOf, pay } from '../../../core/ledger/ledger';
import type { CompanyId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { moveTrain } from '../../../core/trains/depot';
import { R } from '../rulebook';
import { isMinor, MINOR_FACE } from '../tables/companies';
import { company, never, no, operates, placeStations, refusals, turnCompany } from './common';
import { note, own, set } from './own';
import { runPending, settleIfTrainless } from './running';
import { forcedTrain, gotReserved, received, type Forced } from './trains';

export interface Refund {
	readonly do: 'own.refund';
	readonly company: CompanyId;
	/** Stations come back first, then track that was paid for. */
	readonly what: 'tokens' | 'track';
}

export interface Insolvent {
	readonly do: 'own.insolvent';
	readonly company: CompanyId;
}

export type InsolvencyAction = Refund | Insolvent;

/** The reserved 2+2 that neither the treasury nor the president can pay. */
function unpayable(state: State, id: CompanyId): Forced | null {
	const forced = forcedTrain(state, id);
	if (forced === null || !forced.reserved) return null;
	return cashOf(state, id) + cashOf(state, forced.president) < forced.price ? forced : null;
}

function inTrouble(state: State, id: CompanyId): (Refusal | null | false)[] {
	const turn = operates(state, id);
	if (turn?.kind === 'impossible') return [turn];
	return [turn, runPending(state), unpayable(state, id) === null && no('can-pay', R['11.6.5'])];
}

export const refund: ActionRule<Refund> = {
	check(state, { company: id, what }) {
		const { tokens, track } = own(state).turn;
		return refusals(
			...inTrouble(state, id),
			what === 'tokens' && tokens.length === 0 && never('nothing-done', R['11.6.5']),
			what === 'track' && track.length === 0 && never('nothing-done', R['11.6.5']),
			what === 'track' && tokens.length > 0 && no('refund-first', R['11.6.5'])
		);
	},
	apply(book, { company: id, what }) {
		settleIfTrainless(book);
		const { tokens, track } = own(book.state).turn;
		if (what === 'track') {
			const sum = track.reduce((a, b) => a + b, 0);
			pay(book, R['11.6.5'], 'bank', id, sum, 'terrain', id);
			note(book, R['11.6.5'], { track: [] });
			return;
		}
		for (const { paid } of tokens) pay(book, R['11.6.5'], 'bank', id, paid, 'token', id);
		const slots = [...(own(book.state).slots[id] ?? []), ...tokens.map((t) => t.slot)];
		set(book, R['11.6.5'], 'slots', { ...own(book.state).slots, [id]: slots });
		placeStations(book, R['11.6.5'], id, -tokens.length, -tokens.length);
		note(book, R['11.6.5'], { tokens: [] });
	},
	options(state) {
		const id = turnCompany(state);
		if (id === null || unpayable(state, id) === null) return [];
		const { tokens, track } = own(state).turn;
		if (tokens.length > 0) return [{ action: { do: 'own.refund', company: id, what: 'tokens' } }];
		return track.length > 0 ? [{ action: { do: 'own.refund', company: id, what: 'track' } }] : [];
	}
};

/** All cash goes to the train, the rest is waived; the president is paid the face value (A-OE-27). */
export const insolvent: ActionRule<Insolvent> = {
	check(state, { company: id }) {
		const { tokens, track } = own(state).turn;
		return refusals(
			...inTrouble(state, id),
			unpayable(state, id) === null && never('can-pay', R['11.6.5']),
			state.companies[id]?.kind === 'major' && never('not-available', R['11.6.4']),
			(tokens.length > 0 || track.length > 0) && no('refund-first', R['11.6.5'])
		);
	},
	apply(book, { company: id }) {
		settleIfTrainless(book);
		const forced = unpayable(book.state, id);
		if (forced === null) throw new Error(`${id} can pay`);
		const { president, price, train } = forced;
		const cash = cashOf(book.state, president);
		pay(book, R['11.6.5'], president, id, cash, 'help', id);
		const has = cashOf(book.state, id);
		pay(book, R['11.6.5'], id, 'bank', has, 'train', train.id);
		moveTrain(book, R['11.6.5'], train, id);
		gotReserved(book, id);
		received(book, id, true, true);
		set(book, R['11.6.5'], 'insolvent', { ...own(book.state).insolvent, [id]: price - has });
		giveUp(book, id, president);
	},
	options(state) {
		const id = turnCompany(state);
		return id === null || unpayable(state, id) === null
			? []
			: [{ action: { do: 'own.insolvent', company: id } }];
	}
};

/** Charter or president's certificate to the Open Market against its face value. */
function giveUp(
	book: Parameters<typeof pay>[0],
	id: CompanyId,
	president: Forced['president']
): void {
	if (isMinor(id)) {
		book.post(R['11.6.5'], { t: 'deedMoved', deed: id, from: president, to: 'pool' });
		pay(book, R['11.6.5'], 'bank', president, MINOR_FACE, 'buyOut', id);
		return;
	}
	const certificate = presidentCertificate(book.state, id);
	if (certificate === null) throw new Error(`${id} has no president's certificate`);
	moveCertificate(book, R['11.6.5'], id, certificate, 'pool');
	const par = company(book.state, id).par ?? 0;
	pay(book, R['11.6.5'], 'bank', president, 2 * par, 'buyOut', id);
}
