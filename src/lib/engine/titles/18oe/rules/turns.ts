/** The stock turn that is on: whose it is, and which stock action it has taken (10). */
import type { Refusal } from '../../../kernel/refusal';
import type { GameBook } from '../../../core/ledger/ledger';
import type { PlayerId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { R } from '../rulebook';
import { never, no } from './common';
import { own, remember, type StockMemory } from './own';

/** Marks the stock action of this turn. */
export function act(book: GameBook, action: NonNullable<StockMemory['action']>): void {
	if (own(book.state).stock.action !== action) remember(book, R['10'], { action });
	const { turn } = book.state;
	if (turn?.kind === 'stock' && !turn.acted) {
		book.post(R['10'], { t: 'turnChanged', to: { ...turn, acted: true } });
	}
}

/** A stock turn of this player in the Major phase in which no other stock action was taken. */
export function majorTurn(
	state: State,
	player: PlayerId,
	allowed: readonly StockMemory['action'][] = [null]
): (Refusal | false)[] {
	const { turn } = state;
	if (turn?.kind !== 'stock') return [never('wrong-moment', R['10'])];
	return [
		turn.player !== player && never('not-your-turn', R['10'], { player: turn.player }),
		own(state).rail !== 'major' && no('major-phase-only', R['8.3']),
		!allowed.includes(own(state).stock.action) && no('one-stock-action', R['10'])
	];
}

/** The player of a stock turn who has not taken the stock action yet; candidates are for them. */
export function beforeAction(state: State): PlayerId | null {
	return state.turn?.kind === 'stock' && own(state).stock.action === null
		? state.turn.player
		: null;
}

/** The player of a stock turn of the Major phase who may still sell or buy. */
export function beforePurchase(state: State): PlayerId | null {
	const { turn } = state;
	if (turn?.kind !== 'stock' || turn.bought || own(state).rail !== 'major') return null;
	const { action } = own(state).stock;
	return action === null || action === 'sellBuy' || action === 'float' ? turn.player : null;
}
