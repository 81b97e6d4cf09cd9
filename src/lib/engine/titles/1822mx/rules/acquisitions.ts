/** Majors acquire minors, from players or from the boxes (6.17 to 6.19). */
import type { Refusal } from '../../../kernel/refusal';
import type { ActionRule, Candidate } from '../../../core/assemble';
import { ordinary, presidentOf } from '../../../core/certificates/holdings';
import { moveCertificate } from '../../../core/certificates/presidency';
import { bringLater } from '../../../core/ledger/late-money';
import { cashOf, pay, type GameBook } from '../../../core/ledger/ledger';
import type { CompanyId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { moveTrain, trainsAt } from '../../../core/trains/depot';
import { raiseDiscard } from '../../../core/trains/discards';
import { R, type MxRule } from '../rulebook';
import { minors } from '../tables/companies';
import { reached } from '../tables/trains';
import { moveCubes } from './building';
import {
	company,
	never,
	no,
	note,
	noteTurn,
	operates,
	priceOf,
	refusals,
	turnCompany
} from './common';
import { settleDirector } from './director';
import { dropDoubles, OVER_LIMIT, SECOND_SPECIAL } from './discards';
import { trainless } from './emergency';
import { certificatesCounted, companyCounts } from './limits';
import { stepped } from './marker';
import { removeMinor } from './ndem';
import { own } from './own';
import { runPending, settleIfIdle } from './running';

/** What becomes of an exchange token: on the map, made available, or there is none. */
export type TokenUse = 'replace' | 'available' | 'none';

export type AcquireAction =
	| {
			readonly do: 'own.acquireMinor';
			readonly company: CompanyId;
			readonly minor: CompanyId;
			/** Treasury shares handed over: 0, 1 or 2. */
			readonly shares: number;
			readonly token: TokenUse;
	  }
	| {
			readonly do: 'own.acquireBoxed';
			readonly company: CompanyId;
			readonly minor: CompanyId;
			readonly token: TokenUse;
	  };

type Act<K extends AcquireAction['do']> = Extract<AcquireAction, { readonly do: K }>;

const BOX_PRICE = 200;

/** Has it finished a turn in an earlier operating round? */
function ranBefore(state: State, id: CompanyId): boolean {
	const c = company(state, id);
	return c.turns - (c.faceDown ? 1 : 0) >= 1;
}

/** What every acquisition needs: the step, one a turn, an earlier run, the right token (6.17). */
function commonRefusals(
	state: State,
	id: CompanyId,
	token: TokenUse,
	rule: MxRule
): (Refusal | false | null)[] {
	const { exchange } = company(state, id).tokens;
	return [
		operates(state, id),
		company(state, id).kind !== 'major' && never('for-majors', R['6.17']),
		runPending(state),
		trainless(state, id) && no('must-buy-train', R['4.3.18'], { company: id }),
		own(state).turn.acquired && no('acquisition-done', R['6.17']),
		own(state).turn.traded !== null && no('too-late', R['6.3']),
		!ranBefore(state, id) && no('first-round-of-either', R['6.17']),
		exchange === 0 && token !== 'none' && never('exchange-token', rule, { exchange }),
		exchange > 0 && token === 'none' && no('exchange-token', rule, { exchange })
	];
}

/** Cash the major pays the minor's director; below zero the director pays (6.18.2). */
export function balance(state: State, id: CompanyId, minor: CompanyId, shares: number): number {
	return 2 * priceOf(state, minor) - shares * priceOf(state, id);
}

/** Forced before the run, the acquisition books no run first: the marker goes left (6.13.6). */
function priceAfterRun(state: State, id: CompanyId): number {
	const { turn } = state;
	const { spot } = company(state, id);
	if (turn?.kind !== 'operating' || turn.settled || spot === null) return priceOf(state, id);
	return stepped(spot, -1).price;
}

export const acquireMinor: ActionRule<Act<'own.acquireMinor'>> = {
	check(state, { company: id, minor, shares, token }) {
		const c = state.companies[minor];
		const owner = presidentOf(state, minor);
		if (c?.kind !== 'minor' || c.closed || owner === null)
			return [never('not-available', R['6.18'])];
		if (state.companies[id] === undefined) return [never('not-available', R['6.18'])];
		const cash = 2 * priceOf(state, minor) - shares * priceAfterRun(state, id);
		const treasury = cashOf(state, id);
		const has = cashOf(state, owner);
		const after =
			certificatesCounted(state, owner) -
			(companyCounts(state, minor) ? 1 : 0) +
			(companyCounts(state, id) ? shares : 0);
		return refusals(
			...commonRefusals(state, id, token, R['6.18.5']),
			!reached(state.phase, '2') && no('too-early', R['6.18'], { phase: '2' }),
			!ranBefore(state, minor) && no('first-round-of-either', R['6.17']),
			(![0, 1, 2].includes(shares) || ordinary(state, id, 'offering', 10).length < shares) &&
				never('treasury-shares', R['6.18']),
			cash > treasury && never('not-enough-money', R['6.18'], { price: cash, has: treasury }),
			-cash > has && never('not-enough-money', R['6.18'], { price: -cash, has }),
			shares > 0 &&
				after > state.certificateLimit &&
				no('certificate-limit', R['6.18.4'], { limit: state.certificateLimit })
		);
	},
	apply(book, { company: id, minor, shares, token }) {
		settleIfIdle(book);
		const owner = presidentOf(book.state, minor);
		if (owner === null) throw new Error(`${minor} has no director`);
		const cash = balance(book.state, id, minor, shares);
		// The minor's own cash is no help with it (6.17), so it is paid before that comes in.
		if (cash > 0) pay(book, R['6.18'], id, owner, cash, 'buyOut', minor);
		bringLater(book, R['6.17'], id, () => {
			if (cash < 0) pay(book, R['6.18'], owner, id, -cash, 'buyOut', minor);
			for (const share of ordinary(book.state, id, 'offering', 10).slice(0, shares)) {
				moveCertificate(book, R['6.18'], id, share, owner);
			}
			// Whoever is director with these shares says which trains are given up (4.3.9, 6.18.5).
			settleDirector(book, id);
			takeAssets(book, id, minor);
		});
		removeMinor(book, R['6.18'], minor);
		useExchange(book, R['6.18.5'], id, token);
		noteAcquired(book, R['6.17'], token);
	},
	options(state) {
		return candidates(state).flatMap(({ company: id, token }) =>
			minors
				.map((card) => card.id)
				.filter((minor) => presidentOf(state, minor) !== null)
				.flatMap((minor) =>
					// One that has not run long enough is on offer once, to say why it may not be bought.
					(ranBefore(state, minor) ? [0, 1, 2] : [0]).map((shares) => ({
						action: { do: 'own.acquireMinor', company: id, minor, shares, token } as const
					}))
				)
		);
	}
};

/** The operating major, with each use of its exchange token. */
function candidates(state: State): { company: CompanyId; token: TokenUse }[] {
	const id = turnCompany(state);
	if (id === null || company(state, id).kind !== 'major') return [];
	// The step comes once, after the run; before that there is nothing worth showing.
	if (runPending(state) !== null || own(state).turn.acquired) return [];
	const uses: readonly TokenUse[] =
		company(state, id).tokens.exchange > 0 ? ['replace', 'available'] : ['none'];
	return uses.map((token) => ({ company: id, token }));
}

/** Cash, trains, privates and cubes; what may not be kept is given up (6.18.5, 6.18.8). */
function takeAssets(book: GameBook, id: CompanyId, minor: CompanyId): void {
	pay(book, R['6.18.5'], minor, id, cashOf(book.state, minor), 'treasury', minor);
	for (const train of trainsAt(book.state, minor)) moveTrain(book, R['6.18.5'], train, id);
	for (const [deed, { place }] of Object.entries(book.state.deeds)) {
		if (place === minor) {
			book.post(R['6.18.5'], { t: 'deedMoved', deed, from: minor, to: id });
		}
	}
	moveCubes(book, minor, id);
	dropDoubles(book, id);
	raiseDiscard(SECOND_SPECIAL, book, id);
	raiseDiscard(OVER_LIMIT, book, id);
}

function useExchange(book: GameBook, rule: MxRule, id: CompanyId, token: TokenUse): void {
	const { tokens } = company(book.state, id);
	if (token === 'none' || tokens.exchange === 0) return;
	const to =
		token === 'replace'
			? { ...tokens, exchange: tokens.exchange - 1, placed: tokens.placed + 1 }
			: { ...tokens, exchange: tokens.exchange - 1, left: tokens.left + 1 };
	book.post(rule, { t: 'tokensChanged', company: id, from: tokens, to });
}

/** A token that is available from now on was not there for the tokens of this turn (6.3.1). */
function noteAcquired(book: GameBook, rule: MxRule, token: TokenUse): void {
	noteTurn(book, rule, { acquired: true, ...(token === 'available' ? { freed: true } : {}) });
}

/** $200 to the bank for a minor in a box (6.19). */
export const acquireBoxed: ActionRule<Act<'own.acquireBoxed'>> = {
	check(state, { company: id, minor, token }) {
		if (state.companies[id] === undefined) return [never('not-available', R['6.19'])];
		const has = cashOf(state, id);
		return refusals(
			...commonRefusals(state, id, token, R['6.19']),
			!own(state).boxes.minors.includes(minor) && never('not-in-a-box', R['6.19'], { item: minor }),
			!reached(state.phase, '5') && no('too-early', R['6.19'], { phase: '5' }),
			has < BOX_PRICE && never('not-enough-money', R['6.19'], { price: BOX_PRICE, has })
		);
	},
	apply(book, { company: id, minor, token }) {
		settleIfIdle(book);
		const rule: MxRule = R['6.19'];
		pay(book, rule, id, 'bank', BOX_PRICE, 'buyOut', minor);
		note(book, rule, { t: 'own.unboxed', pile: 'minors', card: minor });
		removeMinor(book, rule, minor);
		useExchange(book, rule, id, token);
		noteAcquired(book, rule, token);
	},
	options(state) {
		if (!reached(state.phase, '5')) return [];
		const list: Candidate<Act<'own.acquireBoxed'>>[] = [];
		for (const { company: id, token } of candidates(state)) {
			for (const minor of own(state).boxes.minors) {
				list.push({ action: { do: 'own.acquireBoxed', company: id, minor, token } });
			}
		}
		return list;
	}
};
