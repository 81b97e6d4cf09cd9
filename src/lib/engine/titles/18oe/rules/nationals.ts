/** Forming nationals, by choice or by force, and their trains (9.4, 11.6.4, 11.6.6). */
import type { ActionRule } from '../../../core/assemble';
import { certificatesAt, clockwiseAfter } from '../../../core/certificates/holdings';
import { moveCertificate } from '../../../core/certificates/presidency';
import { cashOf, pay, type GameBook } from '../../../core/ledger/ledger';
import type { CompanyId, PlayerId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { findTrain, moveTrain } from '../../../core/trains/depot';
import { raiseDiscard } from '../../../core/trains/discards';
import { R } from '../rulebook';
import {
	company,
	controller,
	majorsOf,
	mergedInto,
	never,
	no,
	operates,
	pullmanOf,
	refusals,
	turnCompany,
	without
} from './common';
import { emptyTreasury } from './flow';
import { abandon } from './merging';
import { own, set } from './own';
import { runPending, settleIfTrainless } from './running';
import { DISCARDS } from './rust';
import { forcedTrain } from './trains';

export interface FormNational {
	readonly do: 'own.formNational';
	readonly player: PlayerId;
	readonly company: CompanyId;
}

export interface KeepMajors {
	readonly do: 'own.keepMajors';
	readonly player: PlayerId;
}

export interface ForceNational {
	readonly do: 'own.forceNational';
	readonly company: CompanyId;
}

export type NationalAction = FormNational | KeepMajors | ForceNational;

/** The players are asked in order, from the buyer of the train on (9.4). */
export function askNationals(book: GameBook): void {
	const buyer = turnCompany(book.state);
	const first = buyer === null ? null : controller(book.state, buyer);
	const order =
		first === null
			? book.state.seats
			: [first, ...clockwiseAfter(book.state, first).filter((p) => p !== first)];
	for (const player of order) {
		const choices = majorsOf(book.state, player);
		if (choices.length === 0) continue;
		book.post(R['9.4'], {
			t: 'dutyRaised',
			duty: {
				id: `national-${player}`,
				kind: 'nationals',
				player,
				company: null,
				count: choices.length,
				choices
			}
		});
	}
}

function asked(state: State): PlayerId | null {
	return state.duties.find((duty) => duty.kind === 'nationals')?.player ?? null;
}

export const formNational: ActionRule<FormNational> = {
	answers: 'nationals',
	check(state, { player, company: id }) {
		const now = asked(state);
		return refusals(
			now !== player && never('not-your-turn', R['9.4'], now === null ? {} : { player: now }),
			!majorsOf(state, player).includes(id) && never('not-controlled', R['9.4'])
		);
	},
	apply(book, { player, company: id }) {
		nationalize(book, id);
		if (majorsOf(book.state, player).length === 0) {
			book.post(R['9.4'], { t: 'dutyMet', duty: `national-${player}` });
		}
	},
	options(state) {
		const player = asked(state);
		if (player === null) return [];
		return majorsOf(state, player).map((id) => ({
			action: { do: 'own.formNational', player, company: id }
		}));
	}
};

export const keepMajors: ActionRule<KeepMajors> = {
	answers: 'nationals',
	check(state, { player }) {
		return asked(state) === player ? [] : [never('not-your-turn', R['9.4'])];
	},
	apply(book, { player }) {
		book.post(R['9.4'], { t: 'dutyMet', duty: `national-${player}` });
	},
	options(state) {
		const player = asked(state);
		return player === null ? [] : [{ action: { do: 'own.keepMajors', player } }];
	}
};

/** Cash to the bank, shares and Pullman to the market, everything else but trains out (9.4). */
function nationalize(book: GameBook, id: CompanyId): void {
	emptyTreasury(book, R['9.4'], id);
	for (const share of certificatesAt(book.state, id, id)) {
		moveCertificate(book, R['9.4'], id, share, 'pool');
	}
	const car = pullmanOf(book.state, id);
	if (car !== null) {
		// M's own Pullman stays with charter M, which is abandoned below (9.5, A-OE-48).
		moveTrain(book, R['9.4'], car, own(book.state).mPullman === car.id ? 'M' : 'pool');
	}
	const { tokens } = company(book.state, id);
	const none = { left: 0, placed: 0, exchange: 0 };
	book.post(R['9.4'], { t: 'tokensChanged', company: id, from: tokens, to: none });
	for (const minor of mergedInto(book.state, id)) abandon(book, minor, id);
	dropMarkers(book, id);
	book.post(R['9.4'], { t: 'companyChanged', company: id, from: 'major', to: 'national' });
}

function dropMarkers(book: GameBook, id: CompanyId): void {
	const memory = own(book.state);
	set(book, R['9.4'], 'slots', { ...memory.slots, [id]: [] });
	const sea = memory.ports[id];
	if (sea !== undefined) {
		set(book, R['9.4'], 'ports', without(memory.ports, id));
		const gone = { ...memory.portsGone, [sea]: memory.portsGone[sea] + 1 };
		set(book, R['9.4'], 'portsGone', gone);
	}
	if (memory.orient.includes(id)) {
		set(
			book,
			R['9.4'],
			'orient',
			memory.orient.filter((other) => other !== id)
		);
	}
	for (const deed of ['SHTC', 'CCTC']) {
		if (own(book.state).markers[deed] === id) {
			set(book, R['9.4'], 'markers', without(own(book.state).markers, deed));
		}
	}
	const swift = memory.swift === null ? null : findTrain(book.state, memory.swift);
	if (swift?.place === id) set(book, R['9.4'], 'swift', null);
	if (memory.custody?.company === id) set(book, R['14.4'], 'custody', null);
}

/** The president cannot pay: all personal cash to the bank, then a national (11.6.4). */
export const forceNational: ActionRule<ForceNational> = {
	check(state, { company: id }) {
		const turn = operates(state, id);
		if (turn?.kind === 'impossible') return [turn];
		const forced = forcedTrain(state, id);
		if (company(state, id).kind !== 'major') return [never('majors-only', R['11.6.4'])];
		if (forced === null) return [no('help-not-needed', R['11.6.4'])];
		const able = cashOf(state, id) + cashOf(state, forced.president) >= forced.price;
		return refusals(turn, runPending(state), able && no('can-pay', R['11.6.4']));
	},
	apply(book, { company: id }) {
		settleIfTrainless(book);
		const president = controller(book.state, id);
		if (president === null) throw new Error(`${id} has no president`);
		const all = cashOf(book.state, president);
		pay(book, R['11.6.4'], president, 'bank', all, 'forfeit', id);
		nationalize(book, id);
		// Swift's 2+2 counts from now on; in a phase change the end of the step looks after that.
		if (!own(book.state).turn.rust) raiseDiscard(DISCARDS, book, id, R['9.4']);
	},
	options(state) {
		const id = turnCompany(state);
		return id === null || company(state, id).kind !== 'major' || forcedTrain(state, id) === null
			? []
			: [{ action: { do: 'own.forceNational', company: id } }];
	}
};
