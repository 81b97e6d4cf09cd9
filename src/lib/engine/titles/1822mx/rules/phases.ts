/** Phases: what the first train of a type sets off, at once and in order (3.1, 6.5.16, 6.14.8). */
import type { GameBook } from '../../../core/ledger/ledger';
import type { TrainId } from '../../../core/model/ids';
import { findTrain, moveTrain } from '../../../core/trains/depot';
import { R } from '../rulebook';
import { phases, reached, trains } from '../tables/trains';
import { removeConcessions } from './boxes';
import { raiseDiscards } from './discards';
import { announcePrivatization, shedTrains } from './ndem';

/** Called after every train that was bought, turned or taken: its type may start a phase. */
export function afterTrain(book: GameBook, id: TrainId): void {
	const train = findTrain(book.state, id);
	if (train === null) return;
	// A train the NdeM took and shed at once has started its phase all the same.
	const type = train.type === 'E' ? '7' : train.type;
	const card = phases.find((phase) => phase.trigger?.train === type);
	if (card === undefined || reached(book.state.phase, card.id)) return;
	const from = book.state.phase;
	book.post(R['3.1'], { t: 'phaseEntered', from, to: card.id });
	effects(book, from, card.id);
}

/** Rust, then the limits, then what else the phase brings. A skipped phase brings its effects too (A-MX-42). */
function effects(book: GameBook, from: string, phase: string): void {
	rust(book, phase);
	shedTrains(book);
	raiseDiscards(book);
	if (reached(phase, '5') && !reached(from, '5')) removeConcessions(book);
	if (phase === '7') announcePrivatization(book);
}

function rust(book: GameBook, phase: string): void {
	const types = trains
		.filter((card) => card.rustsIn !== null && reached(phase, card.rustsIn))
		.map((card) => card.type);
	for (const train of book.state.trains) {
		if (!types.includes(train.type) || train.builtIn) continue;
		if (train.place === 'removed' || train.place === 'offering') continue;
		moveTrain(book, R['6.5.16'], train, 'removed');
	}
}
