/** Trains of a minor that a merger does not take over (10.5). */
import type { Refusal } from '../../../kernel/refusal';
import type { GameBook } from '../../../core/ledger/ledger';
import type { CompanyId, TrainId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { findTrain, moveTrain } from '../../../core/trains/depot';
import { R } from '../rulebook';
import { engines, never, rusted } from './common';
import { own } from './own';

/** A train of the minor other than the Swift Metropolitan's, which goes along for good. */
function declinable(state: State, minor: CompanyId, train: TrainId): boolean {
	return own(state).swift !== train && engines(state, minor).some((t) => t.id === train);
}

export function trainRefusals(
	state: State,
	minor: CompanyId,
	decline: readonly TrainId[] = []
): Refusal | false {
	return decline.some((id) => !declinable(state, minor, id)) && never('not-its-train', R['10.5']);
}

/** Unrusted trains go to the Open Market, rusted ones to the Works. */
export function discard(book: GameBook, id: TrainId): void {
	const train = findTrain(book.state, id);
	if (train === null) throw new Error(`no train ${id}`);
	moveTrain(book, R['10.5'], train, rusted(book.state, train) ? 'reserve' : 'pool');
}
