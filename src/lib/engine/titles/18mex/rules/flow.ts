/** How rounds and turns follow each other (chapters 3, 3.6, 4, 6 and 7). */
import { percentAt } from '../../../core/certificates/holdings';
import { bankBroken, type GameBook } from '../../../core/ledger/ledger';
import { byPrice, moveMarker, stepOrElse } from '../../../core/market/grid';
import type { CompanyId, PlayerId } from '../../../core/model/ids';
import { isPlayer } from '../../../core/model/ids';
import type { Deed, State, Turn } from '../../../core/model/state';
import {
	freshOperatingTurn,
	freshRound,
	freshStockTurn,
	priorityAfterPasses
} from '../../../core/rounds';
import { countTrains } from '../../../core/trains/depot';
import { R, type MexRule } from '../rulebook';
import { roundsIn } from '../tables/agreed';
import { majors, minors } from '../tables/companies';
import { market } from '../tables/market';
import { phases } from '../tables/trains';
import { company, controller, inZone, nextSeat } from './common';
import { own } from './own';
import { closeMinors } from './minors';

/** While anything of the opening packet is unsold, turns are opening turns. */
function openingSold(state: State): boolean {
	for (const id in state.deeds) if (state.deeds[id]?.place === 'offering') return false;
	return true;
}

export function playerTurn(state: State, player: PlayerId): Turn {
	return openingSold(state) ? freshStockTurn(player) : { kind: 'opening', player };
}

/** A player has done something or passed: the turn goes on clockwise, or the round ends. */
export function endPlayerTurn(book: GameBook, player: PlayerId, acted: boolean): void {
	const { round } = book.state;
	const passes = acted ? 0 : round.passes + 1;
	if (passes >= book.state.seats.length) {
		endStockRound(book);
		return;
	}
	book.post(R['3'], {
		t: 'roundChanged',
		to: { ...round, passes, lastActor: acted ? player : round.lastActor }
	});
	const next = nextSeat(book.state, player);
	book.post(R['3'], { t: 'turnChanged', to: playerTurn(book.state, next) });
}

/** Who would get the Priority Deal if everybody passed from here (3.6). */
export const priorityIfAllPass = priorityAfterPasses;

function endStockRound(book: GameBook): void {
	raiseSoldOut(book);
	const to = priorityIfAllPass(book.state);
	if (to !== book.state.priority) {
		book.post(R['3.6'], { t: 'priorityMoved', from: book.state.priority, to });
	}
	startOperatingRound(book, book.state.round.number, 1, operatingRounds(book.state));
}

/** Companies wholly owned by players rise one row, dearest first. */
function raiseSoldOut(book: GameBook): void {
	const soldOut = majors
		.map((card) => card.id)
		.filter((id) => !company(book.state, id).closed && ownedByPlayers(book.state, id) === 100);
	for (const id of byPrice(book.state, soldOut)) {
		const { spot } = company(book.state, id);
		if (spot !== null) moveMarker(book, R['3.6'], id, stepOrElse(market, spot, ['up']), false);
	}
}

function ownedByPlayers(state: State, id: CompanyId): number {
	let percent = 0;
	for (const player of state.seats) percent += percentAt(state, id, player);
	return percent;
}

/** Fixed when the stock round ends: one after an end event in it (7). */
function operatingRounds(state: State): number {
	if (endPending(state)) return 1;
	const phase = phases.find((card) => card.id === state.phase);
	return roundsIn(state.config, phase?.color ?? 'yellow');
}

/** Has an event of chapter 6 happened? Asked inside an action too, before its consequences ran. */
function endPending(state: State): boolean {
	return state.end !== null || bankBroken(state) || majors.some((m) => inZone(state, m.id, 'end'));
}

export function startOperatingRound(
	book: GameBook,
	number: number,
	part: number,
	parts: number
): void {
	book.post(R['7'], { t: 'roundChanged', to: freshRound('operating', number, part, parts) });
	if (incomeDue(book.state)) book.post(R['4'], { t: 'turnChanged', to: { kind: 'income' } });
	else startNextCompany(book);
}

/** It lies with somebody who has a purse; a correction may have laid it where nobody has. */
export function isOwned(state: State, deed: Deed): boolean {
	return state.cash[deed.place] !== undefined;
}

export function incomeDue(state: State): boolean {
	for (const id in state.deeds) {
		const deed = state.deeds[id];
		if (deed && deed.revenue > 0 && isOwned(state, deed)) return true;
	}
	return false;
}

/** Everybody who has not operated yet, in order (4(b), 4(c)). */
export function toOperate(state: State): CompanyId[] {
	const waiting = (id: CompanyId): boolean => {
		const c = company(state, id);
		return !c.closed && !c.faceDown && !state.round.barred.includes(id);
	};
	const small = minors
		.map((card) => card.id)
		.filter((id) => waiting(id) && controller(state, id) !== null);
	const large = majors
		.map((card) => card.id)
		.filter((id) => waiting(id) && company(state, id).floated);
	return [...small, ...byPrice(state, large)];
}

export function startNextCompany(book: GameBook): void {
	const next = toOperate(book.state)[0];
	if (next === undefined) {
		endOperatingRound(book);
		return;
	}
	book.post(R['4'], {
		t: 'turnChanged',
		to: freshOperatingTurn(next, countTrains(book.state, next) > 0)
	});
	const c = company(book.state, next);
	if (c.turns === 0 && c.tokens.placed === 0 && c.tokens.left > 0) {
		const rule = c.kind === 'minor' ? R['4.2a'] : R['4.3a'];
		const to = { ...c.tokens, left: c.tokens.left - 1, placed: 1 };
		book.post(rule, { t: 'tokensChanged', company: next, from: c.tokens, to });
	}
}

/** The section by which a round is the last one. */
const ENDS: Readonly<Record<string, MexRule>> = {
	bank: R['6a'],
	price: R['6b'],
	tieBreak: R['6.1']
};

function endOperatingRound(book: GameBook): void {
	for (const id of Object.keys(book.state.companies)) {
		if (company(book.state, id).faceDown) {
			book.post(R['4c'], { t: 'markerFlipped', company: id, down: false });
		}
	}
	const { round } = book.state;
	if (endPending(book.state)) {
		const reason = book.state.end?.reason ?? (bankBroken(book.state) ? 'bank' : 'price');
		finish(book, ENDS[reason] ?? R['6a'], reason);
	} else if (round.part < round.parts) {
		startOperatingRound(book, round.number, round.part + 1, round.parts);
	} else {
		startStockRound(book, round.number + 1);
	}
}

export function finish(book: GameBook, rule: string, reason: string): void {
	book.post(rule, { t: 'turnChanged', to: null });
	book.post(rule, { t: 'gameEnded', from: book.state.finished, to: reason });
}

function startStockRound(book: GameBook, number: number): void {
	book.post(R['3'], { t: 'roundChanged', to: freshRound('stock', number, 1, 1) });
	if (own(book.state).minorsClosing) closeMinors(book);
	const first = book.state.priority ?? book.state.seats[0];
	if (first === undefined || !isPlayer(first)) throw new Error('nobody has the priority deal');
	book.post(R['3'], { t: 'turnChanged', to: playerTurn(book.state, first) });
}
