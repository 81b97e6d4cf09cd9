/** How rounds and turns follow each other (5, 8, 10, 10.7, 11, 13). */
import { percentAt } from '../../../core/certificates/holdings';
import { moveCertificate } from '../../../core/certificates/presidency';
import { certificatesOf } from '../../../core/certificates/holdings';
import { bankBroken, cashOf, type GameBook } from '../../../core/ledger/ledger';
import { byPrice } from '../../../core/market/grid';
import type { CompanyId, PlayerId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import {
	freshOperatingTurn,
	freshRound,
	freshStockTurn,
	priorityAfterPasses
} from '../../../core/rounds';
import { R, type OeRule } from '../rulebook';
import { BARCLAY, concessions, isMinor } from '../tables/companies';
import { up } from '../tables/market';
import { reached } from '../tables/trains';
import {
	company,
	engines,
	inLastRound,
	nextSeat,
	ownerOf,
	powerHolder,
	priced,
	shift
} from './common';
import { figure } from './figures';
import { toOperate } from './order';
import { freshStock, freshTurn, own, set, type StockMemory, type TurnMemory } from './own';

/** The next concession in numerical order, or the first stock turns (8, 8.1). */
export function nextConcession(book: GameBook): void {
	for (const { id } of concessions) {
		const player = ownerOf(book.state, id);
		if (player === null) continue;
		book.post(R['8.1'], {
			t: 'turnChanged',
			to: { kind: 'own', step: 'concession', player, company: null }
		});
		return;
	}
	set(book, R['5.1.3'], 'rail', 'regional');
	startTurn(book, book.state.priority ?? firstSeat(book.state));
}

function firstSeat(state: State): PlayerId {
	const first = state.seats[0];
	if (first === undefined) throw new Error('nobody sits at the table');
	return first;
}

/** By value, so that a game read from a save decides exactly as it did before. */
function isFresh(memory: StockMemory | TurnMemory, fresh: StockMemory | TurnMemory): boolean {
	return JSON.stringify(memory) === JSON.stringify(fresh);
}

function startTurn(book: GameBook, player: PlayerId): void {
	if (!isFresh(own(book.state).stock, freshStock)) set(book, R['10'], 'stock', freshStock);
	book.post(R['10'], { t: 'turnChanged', to: freshStockTurn(player) });
}

/** A player has taken a stock action or passed: the turn goes on, or the round ends (10). */
export function endPlayerTurn(book: GameBook, player: PlayerId, acted: boolean): void {
	const { round } = book.state;
	const passes = acted ? 0 : round.passes + 1;
	if (passes >= book.state.seats.length) {
		endStockRound(book);
		return;
	}
	book.post(R['10'], {
		t: 'roundChanged',
		to: { ...round, passes, lastActor: acted ? player : round.lastActor }
	});
	startTurn(book, nextSeat(book.state, player));
}

/** Left of the last player who did something other than passing (10). */
export function priorityIfAllPass(state: State): PlayerId | null {
	return own(state).rail === 'auction' ? state.priority : priorityAfterPasses(state);
}

function endStockRound(book: GameBook): void {
	raiseSoldOut(book);
	const memory = own(book.state);
	if (memory.parMarkers.length > 0) set(book, R['10.7'], 'parMarkers', []);
	if (memory.merged.length > 0) set(book, R['10.5'], 'merged', []);
	if (memory.frozen !== null) endFreeze(book);
	if (memory.consolidation === 'on') endConsolidation(book);
	const to = priorityIfAllPass(book.state);
	if (to !== book.state.priority) {
		book.post(R['10'], { t: 'priorityMoved', from: book.state.priority, to });
	}
	startOperatingRound(book, book.state.round.number, 1, operatingRounds(book));
}

/** Two rounds a set; one after a bank broken in the stock round, two or three at the finale (13). */
function operatingRounds(book: GameBook): number {
	const { finale } = own(book.state);
	if (finale !== null) {
		set(book, R['13'], 'finale', { ...finale, on: true });
		return finale.parts;
	}
	return bankEnds(book.state) ? 1 : 2;
}

/** Before the first level 8 train a broken bank ends the game; asked inside an action too. */
function bankEnds(state: State): boolean {
	return state.end?.reason === 'bank' || (!reached(state.phase, 8) && bankBroken(state));
}

/** Markers of railroads wholly in players' hands move UP, the dearest first (4.4, 10.7). */
function raiseSoldOut(book: GameBook): void {
	const soldOut = priced(book.state).filter((id) => inPlayersHands(book.state, id) === 100);
	for (const id of byPrice(book.state, soldOut)) {
		const { spot } = company(book.state, id);
		if (spot !== null) shift(book, R['10.7'], id, up(spot));
	}
}

function inPlayersHands(state: State, id: CompanyId): number {
	let percent = 0;
	for (const player of state.seats) percent += percentAt(state, id, player);
	return percent;
}

/** Barclay's third power ends with the round; the card leaves with its marker (14.4). */
function endFreeze(book: GameBook): void {
	set(book, R['14.4'], 'frozen', null);
	const from = book.state.deeds[BARCLAY]?.place ?? 'removed';
	if (from !== 'removed') {
		book.post(R['14.4'], { t: 'deedMoved', deed: BARCLAY, from, to: 'removed' });
	}
}

/** Insolvent railroads nobody bought until now cannot be consolidated: they leave the game. */
function endConsolidation(book: GameBook): void {
	set(book, R['5.1.5'], 'consolidation', 'done');
	const { insolvent } = own(book.state);
	if (Object.keys(insolvent).length === 0) return;
	set(book, R['5.1.5'], 'insolvent', {});
	for (const id of Object.keys(insolvent)) {
		if (isMinor(id)) {
			set(book, R['9.5'], 'abandoned', [...own(book.state).abandoned, id]);
			emptyTreasury(book, R['9.5'], id);
			leaveTrack(book, R['9.5'], id);
			for (const train of engines(book.state, id)) {
				book.post(R['9.5'], { t: 'trainMoved', train: train.id, from: id, to: 'reserve' });
			}
			book.post(R['9.5'], { t: 'companyClosed', company: id });
		} else removeCompany(book, R['5.1.5'], id);
	}
}

export function emptyTreasury(book: GameBook, rule: OeRule, id: CompanyId): void {
	const amount = cashOf(book.state, id);
	if (amount === 0) return;
	book.post(rule, {
		t: 'moneyMoved',
		from: id,
		to: 'bank',
		amount,
		purpose: 'treasury',
		about: id
	});
}

export function leaveTrack(book: GameBook, rule: OeRule, id: CompanyId): void {
	const { track } = own(book.state);
	if (!track.includes(id)) return;
	set(
		book,
		rule,
		'track',
		track.map((at) => (at === id ? null : at))
	);
}

/** A regional leaves the game with everything it has. */
export function removeCompany(book: GameBook, rule: OeRule, id: CompanyId): void {
	emptyTreasury(book, rule, id);
	for (const train of engines(book.state, id)) {
		book.post(rule, { t: 'trainMoved', train: train.id, from: id, to: 'reserve' });
	}
	for (const certificate of certificatesOf(book.state, id)) {
		if (certificate.place !== 'removed') moveCertificate(book, rule, id, certificate, 'removed');
	}
	leaveTrack(book, rule, id);
	book.post(rule, { t: 'companyClosed', company: id });
}

export function startOperatingRound(
	book: GameBook,
	number: number,
	part: number,
	parts: number
): void {
	book.post(R['11'], { t: 'roundChanged', to: freshRound('operating', number, part, parts) });
	if (book.state.phase === '1') {
		book.post(R['5.2'], { t: 'phaseEntered', from: '1', to: '2' });
	}
	const memory = own(book.state);
	if (memory.minorC !== 'normal') set(book, R['15.3'], 'minorC', 'normal');
	if (memory.brandt.used > 0) set(book, R['14.9'], 'brandt', { ...memory.brandt, used: 0 });
	const repeats = inLastRound(book.state);
	// What was acquired in the first of the final two rounds is asked for in the second.
	if (!repeats && memory.newTrains.length > 0) set(book, R['11.6'], 'newTrains', []);
	if (repeats) {
		book.post(R['13'], {
			t: 'endTriggered',
			from: book.state.end,
			to: { reason: 'level8', stops: 'thisOperatingRound' }
		});
	}
	const paid = !repeats || figure(book.state.config, 'finalIncome') === 1;
	if (paid && incomeTurnNeeded(book.state)) {
		book.post(R['11'], { t: 'turnChanged', to: { kind: 'income' } });
	} else startNextCompany(book);
}

/** Something is paid before the round, or minor C may choose its place. */
function incomeTurnNeeded(state: State): boolean {
	if (powerHolder(state, 'K') !== null || powerHolder(state, 'C') !== null) return true;
	return Object.keys(state.deeds).some((deed) => payingPrivate(state, deed));
}

export function payingPrivate(state: State, deed: string): boolean {
	const found = state.deeds[deed];
	return (
		found !== undefined &&
		found.revenue > 0 &&
		ownerOf(state, deed) !== null &&
		!own(state).faceDown.includes(deed)
	);
}

export function startNextCompany(book: GameBook): void {
	const next = toOperate(book.state)[0];
	if (next === undefined) {
		endOperatingRound(book);
		return;
	}
	if (!isFresh(own(book.state).turn, freshTurn)) set(book, R['11'], 'turn', freshTurn);
	book.post(R['11'], {
		t: 'turnChanged',
		to: freshOperatingTurn(next, engines(book.state, next).length > 0)
	});
}

function endOperatingRound(book: GameBook): void {
	for (const id of Object.keys(book.state.companies)) {
		if (company(book.state, id).faceDown) {
			book.post(R['11'], { t: 'markerFlipped', company: id, down: false });
		}
	}
	const { round } = book.state;
	if (inLastRound(book.state)) finish(book, 'level8');
	else if (own(book.state).finale === null && bankEnds(book.state)) finish(book, 'bank');
	else if (round.part < round.parts) {
		startOperatingRound(book, round.number, round.part + 1, round.parts);
	} else startStockRound(book, round.number + 1);
}

function finish(book: GameBook, reason: string): void {
	book.post(R['13'], { t: 'turnChanged', to: null });
	book.post(R['13'], { t: 'gameEnded', from: book.state.finished, to: reason });
}

/** The first stock round after phase 5 begins is the Consolidation (5.1.5). */
function startStockRound(book: GameBook, number: number): void {
	book.post(R['10'], { t: 'roundChanged', to: freshRound('stock', number, 1, 1) });
	const memory = own(book.state);
	if (Object.keys(memory.reservations).length > 0) set(book, R['8.4'], 'reservations', {});
	if (memory.consolidation === 'pending') set(book, R['5.1.5'], 'consolidation', 'on');
	startTurn(book, book.state.priority ?? firstSeat(book.state));
}
