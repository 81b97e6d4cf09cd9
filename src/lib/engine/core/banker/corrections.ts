/**
 * What the banker may set right: cash, certificates, trains, deeds, markers, phase, turn, priority,
 * seats, names. Corrections are ordinary entries with explicit facts and a reason; they keep every
 * invariant and have no consequences of their own.
 */
import { impossible, type Refusal } from '../../kernel/refusal';
import type { ActionRule } from '../assemble';
import { certificatesOf } from '../certificates/holdings';
import { cashOf, isWholeAmount, spendable } from '../ledger/ledger';
import { cellOf, type Grid } from '../market/grid';
import type { CoreAction } from '../model/action';
import { evolveWith } from '../model/evolve';
import type {
	CellId,
	CertificateId,
	CompanyId,
	DeedId,
	Holder,
	PhaseId,
	Place,
	PlayerId,
	TrainId
} from '../model/ids';
import { isPlayer } from '../model/ids';
import { isPlace } from '../model/lookup';
import type { Round, State, Tokens, Turn } from '../model/state';
import { findTrain } from '../trains/depot';
import { factsOf } from './correction-facts';
import { onThisLine, refuseField, type FieldTables } from './field-corrections';
import type { FieldValue } from './position-fields';

export type Correction =
	| { readonly kind: 'cash'; readonly from: Holder; readonly to: Holder; readonly amount: number }
	| {
			readonly kind: 'certificate';
			readonly company: CompanyId;
			readonly certificate: CertificateId;
			readonly to: Place;
	  }
	| { readonly kind: 'train'; readonly train: TrainId; readonly to: Place }
	| { readonly kind: 'deed'; readonly deed: DeedId; readonly to: Place }
	| {
			readonly kind: 'marker';
			readonly company: CompanyId;
			readonly cell: CellId | null;
			readonly at: number;
	  }
	| { readonly kind: 'par'; readonly company: CompanyId; readonly par: number | null }
	| { readonly kind: 'floated'; readonly company: CompanyId }
	| { readonly kind: 'operated'; readonly company: CompanyId; readonly operated: boolean }
	| { readonly kind: 'tokens'; readonly company: CompanyId; readonly tokens: Tokens }
	| { readonly kind: 'phase'; readonly phase: PhaseId }
	| { readonly kind: 'round'; readonly round: Round }
	| { readonly kind: 'turn'; readonly turn: Turn | null }
	| { readonly kind: 'priority'; readonly player: PlayerId }
	| { readonly kind: 'seats'; readonly seats: readonly PlayerId[] }
	| { readonly kind: 'name'; readonly player: PlayerId; readonly name: string }
	/** Absent, back, or somebody else plays for the seat. */
	| {
			readonly kind: 'away';
			readonly player: PlayerId;
			readonly away: boolean;
			readonly standIn?: string;
	  }
	| { readonly kind: 'obsolete'; readonly train: TrainId; readonly obsolete: boolean }
	| { readonly kind: 'closed'; readonly company: CompanyId }
	| { readonly kind: 'limit'; readonly limit: number }
	| { readonly kind: 'duty'; readonly duty: string }
	/** Something that only this title keeps, or that the round remembers. */
	| {
			readonly kind: 'field';
			readonly field: string;
			readonly value: FieldValue;
			/** What the banker saw there: on another line only what differs from it is set right. */
			readonly was?: FieldValue;
	  }
	| { readonly kind: 'goOn' };

const RULE = 'banker';

type CorrectAction = Extract<CoreAction, { readonly do: 'correct' }>;
type CountAction = Extract<CoreAction, { readonly do: 'count' }>;
type StopAction = Extract<CoreAction, { readonly do: 'stopGame' }>;

export interface BankerTables extends FieldTables {
	readonly market: Grid;
	readonly phases: readonly { readonly id: PhaseId }[];
}

export function correctRule(tables: BankerTables): ActionRule<CorrectAction> {
	return {
		always: true,
		check(state, { changes }) {
			if (changes.length === 0) return [impossible('nothing-done', RULE)];
			const refusals: Refusal[] = [];
			let now = state;
			for (const said of changes) {
				const change = onThisLine(tables, state, said);
				if (change === null) {
					refusals.push(impossible('not-available', RULE));
					continue;
				}
				const refusal = refuse(tables, now, change);
				if (refusal !== null) refusals.push(refusal);
				else now = after(tables, now, change);
			}
			return refusals;
		},
		apply(book, { changes }) {
			const start = book.state;
			for (const said of changes) {
				const change = onThisLine(tables, start, said) ?? said;
				for (const fact of factsOf(tables, book.state, change)) book.post(RULE, fact);
			}
		},
		options() {
			return [];
		}
	};
}

/** A count is kept as a record; the difference is booked by a correction of its own. */
export const countRule: ActionRule<CountAction> = {
	always: true,
	check(state, { holder, counted }) {
		if (state.cash[holder] === undefined) return [impossible('not-available', RULE)];
		return isWholeAmount(counted) ? [] : [impossible('not-a-whole-amount', RULE)];
	},
	apply(book, { holder, counted }) {
		book.post(RULE, { t: 'counted', holder, expected: cashOf(book.state, holder), counted });
	},
	options() {
		return [];
	}
};

export const stopRule: ActionRule<StopAction> = {
	always: true,
	check(state) {
		return state.finished === null ? [] : [impossible('game-over', RULE)];
	},
	apply(book) {
		book.post(RULE, { t: 'gameEnded', from: null, to: 'agreement' });
	},
	options(state) {
		return state.finished === null ? [{ action: { do: 'stopGame' } }] : [];
	}
};

/** The table on which the next change of the same entry is made. */
function after(tables: BankerTables, state: State, change: Correction): State {
	const evolve = evolveWith(tables.evolveOwn ?? ((own) => own));
	return factsOf(tables, state, change).reduce<State>(
		(now, fact) => evolve(now, { ...fact, rule: RULE }),
		state
	);
}

function refuse(tables: BankerTables, state: State, change: Correction): Refusal | null {
	switch (change.kind) {
		case 'cash':
			return refuseCash(state, change.from, change.to, change.amount);
		case 'certificate': {
			const known = certificatesOf(state, change.company).some((c) => c.id === change.certificate);
			return known && isPlace(state, change.to) ? null : impossible('not-available', RULE);
		}
		case 'train':
			return findTrain(state, change.train) !== null && isPlace(state, change.to)
				? null
				: impossible('not-available', RULE);
		case 'deed':
			return state.deeds[change.deed] !== undefined && isPlace(state, change.to)
				? null
				: impossible('not-available', RULE);
		case 'marker': {
			const cell = change.cell === null ? null : cellOf(tables.market, change.cell);
			const room = change.cell === null ? 0 : (state.market[change.cell] ?? []).length;
			const fits = change.at >= 0 && change.at <= room;
			return state.companies[change.company] && (change.cell === null || cell !== null) && fits
				? null
				: impossible('not-available', RULE);
		}
		case 'obsolete':
			return findTrain(state, change.train) !== null ? null : impossible('not-available', RULE);
		case 'closed':
			return refuseClosing(state, change.company);
		case 'limit':
			return isWholeAmount(change.limit) ? null : impossible('not-a-whole-amount', RULE);
		case 'par':
		case 'floated':
		case 'operated':
			return state.companies[change.company] ? null : impossible('not-available', RULE);
		case 'tokens':
			return state.companies[change.company] && Object.values(change.tokens).every(isWholeAmount)
				? null
				: impossible('not-a-whole-amount', RULE);
		case 'phase':
			return tables.phases.some((card) => card.id === change.phase)
				? null
				: impossible('not-available', RULE);
		case 'seats': {
			const same =
				change.seats.length === state.seats.length &&
				state.seats.every((player) => change.seats.includes(player));
			return same ? null : impossible('not-available', RULE);
		}
		case 'away':
			// Either nobody plays for the seat, or somebody does.
			return state.players[change.player] && !(change.away && change.standIn !== undefined)
				? null
				: impossible('not-available', RULE);
		case 'priority':
		case 'name':
			return state.players[change.player] ? null : impossible('not-available', RULE);
		case 'duty': {
			const duty = state.duties.find(({ id }) => id === change.duty);
			if (duty === undefined) return impossible('not-available', RULE);
			const { kind, player } = duty;
			return tables.waitsFor?.(state, duty) === true
				? impossible('duty-first', RULE, { duty: kind, player })
				: null;
		}
		case 'turn':
		case 'round':
			return null;
		case 'field':
			return refuseField(tables, state, change.field, change.value);
		case 'goOn':
			return state.finished === null ? impossible('not-available', RULE) : null;
	}
}

function refuseCash(state: State, from: Holder, to: Holder, amount: number): Refusal | null {
	if (state.cash[from] === undefined || state.cash[to] === undefined || from === to) {
		return impossible('not-available', RULE);
	}
	if (!isWholeAmount(amount) || amount === 0) return impossible('not-a-whole-amount', RULE);
	const has = isPlayer(from) ? spendable(state, from) : cashOf(state, from);
	if (from !== 'bank' && from !== 'outside' && has < amount) {
		return impossible('not-enough-money', RULE, { price: amount, has });
	}
	return null;
}

/** Only an empty company can be closed by hand: nothing may vanish with it. */
function refuseClosing(state: State, company: CompanyId): Refusal | null {
	const held = certificatesOf(state, company).some((c) => c.place !== 'removed');
	const trains = state.trains.some((train) => train.place === company);
	const marker = state.companies[company]?.spot !== null;
	const empty = !held && !trains && !marker && cashOf(state, company) === 0;
	return state.companies[company] && empty ? null : impossible('not-empty', RULE);
}
