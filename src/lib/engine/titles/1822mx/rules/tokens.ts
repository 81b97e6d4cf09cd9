/** Station tokens: placing, destinations, and tokens that merge (6.10, 6.11, 5.12.6). */
import type { ActionRule } from '../../../core/assemble';
import { payEarly } from '../../../core/ledger/late-money';
import type { CompanyId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { R } from '../rulebook';
import {
	cannotPay,
	company,
	never,
	no,
	note,
	operates,
	operatingTurn,
	refusals,
	turnCompany,
	type Act as CoreAct
} from './common';
import { own, type CardId } from './own';

export type TokenAction =
	| { readonly do: 'own.placeDestination'; readonly company: CompanyId }
	| { readonly do: 'own.returnToken'; readonly company: CompanyId }
	| { readonly do: 'own.mergeStation'; readonly station: CardId };

type Act<K extends TokenAction['do']> = Extract<TokenAction, { readonly do: K }>;

export const placeDestination: ActionRule<Act<'own.placeDestination'>> = {
	check(state, { company: id }) {
		return refusals(
			operates(state, id),
			company(state, id).kind !== 'major' && never('for-majors', R['6.10.1']),
			own(state).destinations.includes(id) && never('destination-done', R['6.10.1'])
		);
	},
	apply(book, { company: id }) {
		note(book, R['6.10.1'], { t: 'own.destinationPlaced', company: id });
	},
	options(state) {
		const id = turnCompany(state);
		if (id === null || company(state, id).kind !== 'major') return [];
		if (own(state).destinations.includes(id)) return [];
		return [{ action: { do: 'own.placeDestination', company: id } }];
	}
};

const TOKEN_COST = 100;

/** $100 for a token from the Available row; minors have none after their home (6.11). */
export function tokenCost(state: State, id: CompanyId): number | null {
	const { tokens, kind } = company(state, id);
	return kind === 'major' && tokens.left > 0 ? TOKEN_COST : null;
}

/** The only one on its charter has been made available after the step of tokens (6.3.1, 6.18.5). */
function availableLater(state: State, id: CompanyId): boolean {
	const { turn } = state;
	const { acquired, freed } = own(state).turn;
	const placed = turn?.kind === 'operating' && turn.token;
	return acquired && freed === true && !placed && company(state, id).tokens.left === 1;
}

export const placeToken: ActionRule<CoreAct<'placeToken'>> = {
	check(state, { company: id }) {
		const cost = tokenCost(state, id);
		const { turn } = state;
		return refusals(
			operates(state, id),
			cost === null && never('no-token-left', R['6.11.11']),
			availableLater(state, id) && no('too-late', R['6.3']),
			turn?.kind === 'operating' && turn.token && no('token-done', R['6.11.11']),
			cost !== null && cannotPay(state, id, cost, R['6.11.11'])
		);
	},
	apply(book, { company: id }) {
		const { tokens } = company(book.state, id);
		payEarly(book, R['6.11.11'], id, 'bank', TOKEN_COST, 'token', id);
		const to = { ...tokens, left: tokens.left - 1, placed: tokens.placed + 1 };
		book.post(R['6.11.11'], { t: 'tokensChanged', company: id, from: tokens, to });
		book.post(R['6.11.11'], {
			t: 'turnChanged',
			to: { ...operatingTurn(book.state), token: true }
		});
	},
	options(state) {
		const id = turnCompany(state);
		return id === null || company(state, id).kind !== 'major'
			? []
			: [{ action: { do: 'placeToken', company: id } }];
	}
};

/** Two tokens of one company merge in a city: one comes back to the charter (6.8.23, 6.11.7). */
export const returnToken: ActionRule<Act<'own.returnToken'>> = {
	check(state, { company: id }) {
		const c = state.companies[id];
		return refusals(
			turnCompany(state) === null && never('wrong-moment', R['6.11.7']),
			(c?.kind !== 'major' || c.tokens.placed < 2) && never('no-token-left', R['6.11.7'])
		);
	},
	apply(book, { company: id }) {
		const { tokens } = company(book.state, id);
		const to = { ...tokens, left: tokens.left + 1, placed: tokens.placed - 1 };
		book.post(R['6.11.7'], { t: 'tokensChanged', company: id, from: tokens, to });
	},
	options(state) {
		if (turnCompany(state) === null) return [];
		return Object.keys(state.companies)
			.filter((id) => company(state, id).kind === 'major' && company(state, id).tokens.placed > 1)
			.map((id) => ({ action: { do: 'own.returnToken', company: id } }));
	}
};

/** NdeM stations that merge on a tile: one stays (5.12.6). */
export const mergeStation: ActionRule<Act<'own.mergeStation'>> = {
	check(state, { station }) {
		return refusals(
			turnCompany(state) === null && never('wrong-moment', R['5.12.6']),
			(!own(state).stations.includes(station) || own(state).stations.length < 2) &&
				never('no-such-station', R['5.12.6'])
		);
	},
	apply(book, { station }) {
		note(book, R['5.12.6'], { t: 'own.stationRemoved', station });
	},
	options(state) {
		if (turnCompany(state) === null || own(state).stations.length < 2) return [];
		return own(state).stations.map((station) => ({ action: { do: 'own.mergeStation', station } }));
	}
};
