/** Powers of the lay-track step: Brandt's removal, Hochberg, minor D (14.8, 14.9, 15.4). */
import type { ActionRule } from '../../../core/assemble';
import { payEarly } from '../../../core/ledger/late-money';
import { isWholeAmount } from '../../../core/ledger/ledger';
import type { CompanyId } from '../../../core/model/ids';
import { R } from '../rulebook';
import { BRANDT, HOCHBERG } from '../tables/companies';
import { reached } from '../tables/trains';
import {
	company,
	controller,
	hasPower,
	never,
	no,
	operates,
	ownerOf,
	refusals,
	turnCompany
} from './common';
import { own, set } from './own';
import { cannotPay, spent, turnDown } from './track';

export interface RemoveBrandt {
	readonly do: 'own.removeBrandt';
	readonly company: CompanyId;
	/** The terrain cost of the hex; nationals pay nothing. */
	readonly cost: number;
}

export interface PlaceHochberg {
	readonly do: 'own.hochberg';
	readonly company: CompanyId;
	readonly cost: number;
}

export interface PlaceMinorD {
	readonly do: 'own.minorD';
	readonly company: CompanyId;
}

export type TrackPower = RemoveBrandt | PlaceHochberg | PlaceMinorD;

/** The original cost without discounts; a national pays only tile points (14.9, A-OE-46). */
export const removeBrandt: ActionRule<RemoveBrandt> = {
	check(state, { company: id, cost }) {
		const national = state.companies[id]?.kind === 'national';
		return refusals(
			operates(state, id),
			own(state).brandt.onMap === 0 && never('no-token-on-map', R['14.9']),
			!isWholeAmount(cost) && never('not-a-whole-amount', R['14.9']),
			!national && cannotPay(state, id, cost, R['14.9'])
		);
	},
	apply(book, { company: id, cost }) {
		const price = company(book.state, id).kind === 'national' ? 0 : cost;
		payEarly(book, R['14.9'], id, 'bank', price, 'terrain', BRANDT);
		spent(book, price);
		const { brandt } = own(book.state);
		const next = { ...brandt, onMap: brandt.onMap - 1 };
		set(book, R['14.9'], 'brandt', next);
		const from = book.state.deeds[BRANDT]?.place ?? 'removed';
		if (next.left === 0 && next.onMap === 0 && from !== 'removed') {
			book.post(R['14.9'], { t: 'deedMoved', deed: BRANDT, from, to: 'removed' });
		}
	},
	options(state) {
		const id = turnCompany(state);
		return id === null || own(state).brandt.onMap === 0
			? []
			: [{ action: { do: 'own.removeBrandt', company: id, cost: 45 } }];
	}
};

export const hochberg: ActionRule<PlaceHochberg> = {
	check(state, { company: id, cost }) {
		const owner = ownerOf(state, HOCHBERG);
		return refusals(
			operates(state, id),
			(owner === null || controller(state, id) !== owner) && no('not-controlled', R['14.8']),
			own(state).markers[HOCHBERG] !== undefined && never('already-placed', R['14.8']),
			cost < 45 && no('too-cheap-a-hex', R['14.8'])
		);
	},
	apply(book, { company: id }) {
		set(book, R['14.8'], 'markers', { ...own(book.state).markers, [HOCHBERG]: id });
		turnDown(book, '14.8', HOCHBERG);
	},
	options(state) {
		const id = turnCompany(state);
		return id === null || ownerOf(state, HOCHBERG) === null
			? []
			: [{ action: { do: 'own.hochberg', company: id, cost: 45 } }];
	}
};

/** The +20 token until phase 4, from phase 5 the +40 token (15.4). */
export const minorD: ActionRule<PlaceMinorD> = {
	check(state, { company: id }) {
		return refusals(
			operates(state, id),
			!hasPower(state, id, 'D') && no('no-power', R['15.4']),
			own(state).minorD !== 'none' && no('already-placed', R['15.4'])
		);
	},
	apply(book) {
		set(book, R['15.4'], 'minorD', reached(book.state.phase, 5) ? '40' : '20');
	},
	options(state) {
		const id = turnCompany(state);
		return id === null || !hasPower(state, id, 'D')
			? []
			: [{ action: { do: 'own.minorD', company: id } }];
	}
};
