/** The facts that the banker's corrections state. */
import { certificatesOf } from '../certificates/holdings';
import { cellOf, spotOf } from '../market/grid';
import type { CoreFact, Fact } from '../model/fact';
import type { CellId, CompanyId } from '../model/ids';
import type { Player, State } from '../model/state';
import { findTrain } from '../trains/depot';
import type { BankerTables, Correction } from './corrections';
import { fieldFacts, ownChanges } from './field-corrections';

/** What a correction states, as facts; `refuse` has made sure that everything it names exists. */
export function factsOf(tables: BankerTables, state: State, change: Correction): readonly Fact[] {
	const { position } = tables;
	switch (change.kind) {
		case 'field':
			return position === undefined ? [] : fieldFacts(position, state, change.field, change.value);
		case 'turn': {
			// A turn begins afresh, also in what only the title remembers of the one before.
			const begun = tables.turnBegins?.(state) ?? state;
			return [factOf(tables, state, change), ...ownChanges(position, state, begun.own)];
		}
		case 'deed':
			return [factOf(tables, state, change), ...saleFacts(tables, state, change)];
		default:
			return [factOf(tables, state, change)];
	}
}

/** What is taken out of the sale is no more bid for: its bids are given back, and its auction is over. */
function saleFacts(
	tables: BankerTables,
	state: State,
	{ deed, to }: Extract<Correction, { kind: 'deed' }>
): readonly Fact[] {
	if (state.deeds[deed]?.place !== 'offering' || to === 'offering') return [];
	const { bids, turn } = state;
	const facts: Fact[] = bids[deed] === undefined ? [] : [{ t: 'bidsCleared', deed }];
	if (turn?.kind === 'auction' && turn.deed === deed) {
		facts.push({ t: 'turnChanged', to: { kind: 'opening', player: turn.resume } });
	}
	const own = tables.leavesSale?.(state, deed) ?? state.own;
	return [...facts, ...ownChanges(tables.position, state, own)];
}

type Plain = Exclude<Correction, { readonly kind: 'field' }>;

export function factOf(tables: BankerTables, state: State, change: Plain): CoreFact {
	switch (change.kind) {
		case 'cash': {
			const { from, to, amount } = change;
			return { t: 'moneyMoved', from, to, amount, purpose: 'correction' };
		}
		case 'certificate': {
			const { company, certificate, to } = change;
			const found = certificatesOf(state, company).find((c) => c.id === certificate);
			return { t: 'certificateMoved', company, certificate, from: found?.place ?? 'removed', to };
		}
		case 'train': {
			const from = findTrain(state, change.train)?.place ?? 'removed';
			return { t: 'trainMoved', train: change.train, from, to: change.to };
		}
		case 'deed': {
			const from = state.deeds[change.deed]?.place ?? 'removed';
			return { t: 'deedMoved', deed: change.deed, from, to: change.to };
		}
		case 'marker':
			return markerFact(tables, state, change.company, change.cell, change.at);
		case 'phase':
			return { t: 'phaseEntered', from: state.phase, to: change.phase };
		case 'round':
			return { t: 'roundChanged', to: change.round };
		case 'turn':
			return { t: 'turnChanged', to: change.turn };
		case 'priority':
			return { t: 'priorityMoved', from: state.priority, to: change.player };
		case 'seats':
			return { t: 'seatsChanged', from: state.seats, to: change.seats };
		case 'obsolete':
			return { t: 'trainMarked', train: change.train, obsolete: change.obsolete };
		case 'closed':
			return { t: 'companyClosed', company: change.company };
		case 'limit':
			return { t: 'limitChanged', from: state.certificateLimit, to: change.limit };
		case 'duty':
			return { t: 'dutyMet', duty: change.duty };
		case 'goOn':
			return { t: 'gameEnded', from: state.finished, to: null };
		case 'name':
		case 'away':
			return playerFact(state, change);
		case 'par':
		case 'floated':
		case 'operated':
		case 'tokens':
			return companyFact(state, change);
	}
}

function markerFact(
	tables: BankerTables,
	state: State,
	company: CompanyId,
	cellId: CellId | null,
	at: number
): CoreFact {
	const cell = cellId === null ? null : cellOf(tables.market, cellId);
	const from = state.companies[company]?.spot ?? null;
	const to = cell === null ? null : spotOf(cell);
	const others = to === null ? [] : (state.market[to.cell] ?? []).filter((id) => id !== company);
	return { t: 'markerMoved', company, from, to, at: Math.min(at, others.length) };
}

function playerFact(
	state: State,
	change: Extract<Correction, { kind: 'name' | 'away' }>
): CoreFact {
	const from = state.players[change.player] ?? { name: '', bankrupt: false, away: false };
	const { name, bankrupt } = from;
	const { away, standIn } = change.kind === 'away' ? change : from;
	const to: Player = {
		name: change.kind === 'name' ? change.name : name,
		bankrupt,
		away,
		...(standIn === undefined ? {} : { standIn })
	};
	return { t: 'playerChanged', player: change.player, from, to };
}

function companyFact(
	state: State,
	change: Extract<Correction, { kind: 'par' | 'floated' | 'operated' | 'tokens' }>
): CoreFact {
	const { company } = change;
	const now = state.companies[company];
	switch (change.kind) {
		case 'par':
			return { t: 'parSet', company, from: now?.par ?? null, to: change.par };
		case 'floated':
			return { t: 'companyFloated', company };
		case 'operated':
			return { t: 'markerFlipped', company, down: change.operated };
		case 'tokens':
			return { t: 'tokensChanged', company, from: now?.tokens ?? change.tokens, to: change.tokens };
	}
}
