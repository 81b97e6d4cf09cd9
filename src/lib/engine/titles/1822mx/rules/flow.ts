/** How rounds and turns follow each other (5.1, 6.1, 6.2, 6.22.5). */
import { bankBroken, type GameBook } from '../../../core/ledger/ledger';
import { byPrice } from '../../../core/market/grid';
import { endCell } from '../tables/market';
import type { CompanyId, PlayerId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { freshOperatingTurn, freshRound, freshStockTurn } from '../../../core/rounds';
import { R, type MxRule } from '../rulebook';
import { companies, majors, minors, NDEM } from '../tables/companies';
import { phases } from '../tables/trains';
import { refill } from './boxes';
import { canRun, company, controller, firstPlayer, ndemOpen, nextPlayer, note } from './common';
import { incomeDue } from './income';
import { freshTurn, isFresh, own } from './own';
import { endStockRound } from './stock-end';
import { cashOut } from './ndem';
import { startAuction } from './token-auction';

function beginTurn(book: GameBook, rule: MxRule): void {
	if (!isFresh(own(book.state).turn)) note(book, rule, { t: 'own.turnNoted', to: freshTurn });
}

/** A player has done something or passed: the next in order, or the round ends (5.1.2, 5.12.1). */
export function endPlayerTurn(book: GameBook, player: PlayerId, acted: boolean): void {
	const { round } = book.state;
	const passes = acted ? 0 : round.passes + 1;
	beginTurn(book, R['5.1.2']);
	book.post(R['5.1.2'], {
		t: 'roundChanged',
		to: { ...round, passes, lastActor: acted ? player : round.lastActor }
	});
	if (passes >= book.state.seats.length) endStockRound(book);
	else {
		const next = nextPlayer(book.state, player);
		book.post(R['5.1.2'], { t: 'turnChanged', to: freshStockTurn(next) });
	}
}

function startStockRound(book: GameBook, number: number): void {
	book.post(R['5.1.2'], { t: 'roundChanged', to: freshRound('stock', number, 1, 1) });
	refill(book, R['5.1.1']);
	beginTurn(book, R['5.1.2']);
	book.post(R['5.1.2'], { t: 'turnChanged', to: freshStockTurn(firstPlayer(book.state)) });
}

/** Fixed when the set starts; one after an end event in the stock round (6.1.1, 1.3.1). */
export function operatingRounds(state: State): number {
	if (state.end !== null) return 1;
	return phases.find((card) => card.id === state.phase)?.operatingRounds ?? 2;
}

export function startOperatingRound(
	book: GameBook,
	number: number,
	part: number,
	parts: number
): void {
	book.post(R['6.1.1'], { t: 'roundChanged', to: freshRound('operating', number, part, parts) });
	beginTurn(book, R['6.2.1']);
	if (incomeDue(book.state)) book.post(R['6.2.1'], { t: 'turnChanged', to: { kind: 'income' } });
	else startNext(book);
}

/**
 * Everybody who has not operated yet: minors, majors, the NdeM (6.2.1). Only what was kept or set by hand leaves a
 * company without a director; then nobody could run or buy for it.
 */
export function toOperate(state: State): CompanyId[] {
	const waiting = (id: CompanyId): boolean => {
		const c = company(state, id);
		return c.floated && !c.closed && !c.faceDown && controller(state, id) !== null;
	};
	const small = minors.map((card) => card.id).filter(waiting);
	const large = majors.map((card) => card.id).filter(waiting);
	const national = ndemOpen(state) && !company(state, NDEM).faceDown ? [NDEM] : [];
	const running = [...byPrice(state, small), ...byPrice(state, large)];
	// Its last operation comes before whoever is next (6.22.1).
	return own(state).ndem === 'due' ? [...national, ...running] : [...running, ...national];
}

/** Tokens on a charter before its home token is placed. */
function chartered(id: CompanyId): number {
	return companies.find((card) => card.id === id)?.tokens ?? 0;
}

/** The next company's turn begins, with its home token if it is the first (6.6.1). */
export function startNext(book: GameBook): void {
	const next = toOperate(book.state)[0];
	if (next === undefined) {
		endOperatingRound(book);
		return;
	}
	beginTurn(book, R['6.2.1']);
	book.post(R['6.2.1'], {
		t: 'turnChanged',
		to: freshOperatingTurn(next, canRun(book.state, next))
	});
	const { turns, tokens } = company(book.state, next);
	// A station bought from the NdeM may be on the map before it; nothing is gone from the charter then.
	const homeless = tokens.placed === 0 || tokens.left === chartered(next);
	if (turns === 0 && tokens.left > 0 && homeless) {
		const to = { ...tokens, left: tokens.left - 1, placed: tokens.placed + 1 };
		book.post(R['6.6.1'], { t: 'tokensChanged', company: next, from: tokens, to });
	}
}

/** A company's turn is over; after the NdeM's last run come the cash-out and the auction. */
export function endCompanyTurn(book: GameBook, id: CompanyId): void {
	book.post(R['6.2.1'], { t: 'turnCompleted', company: id });
	book.post(R['6.2.1'], { t: 'markerFlipped', company: id, down: true });
	if (id === NDEM && own(book.state).ndem === 'due') {
		cashOut(book);
		startAuction(book);
	} else startNext(book);
}

function endOperatingRound(book: GameBook): void {
	for (const id of Object.keys(book.state.companies)) {
		if (company(book.state, id).faceDown) {
			book.post(R['6.2.1'], { t: 'markerFlipped', company: id, down: false });
		}
	}
	checkEnds(book);
	const { round, end } = book.state;
	const last = round.part >= round.parts;
	if (end !== null && (end.stops !== 'thisSet' || last)) finish(book, end.reason);
	else if (!last) startOperatingRound(book, round.number, round.part + 1, round.parts);
	else startStockRound(book, round.number + 1);
}

export function finish(book: GameBook, reason: string): void {
	book.post(R['1.3.1'], { t: 'turnChanged', to: null });
	book.post(R['1.3.1'], { t: 'gameEnded', from: book.state.finished, to: reason });
}

/** A marker on it ends the game. */
const END_CELL = endCell();

/** The first event that ends the game decides when it stops (1.3.1, D-MX-14). */
export function checkEnds(book: GameBook): void {
	const { state } = book;
	if (state.end !== null || state.finished !== null) return;
	const stock = state.round.kind === 'stock';
	const top = state.market[END_CELL] !== undefined;
	if (bankBroken(state)) trigger(book, 'bank', stock ? 'nextOperatingRound' : 'thisSet');
	else if (top) trigger(book, 'price', stock ? 'nextOperatingRound' : 'thisOperatingRound');
}

function trigger(
	book: GameBook,
	reason: string,
	stops: 'thisOperatingRound' | 'thisSet' | 'nextOperatingRound'
): void {
	book.post(R['1.3.1'], { t: 'endTriggered', from: null, to: { reason, stops } });
}
