/** Consequences, in their fixed order: presidency, floating, phases and what they bring, ends. */
import type { Reactor } from '../../../kernel/decide';
import { percentAt } from '../../../core/certificates/holdings';
import { bankBroken, pay, type GameBook } from '../../../core/ledger/ledger';
import type { Fact } from '../../../core/model/fact';
import type { State } from '../../../core/model/state';
import { findTrain, moveTrain, soldOfType } from '../../../core/trains/depot';
import { raiseDiscard } from '../../../core/trains/discards';
import { R } from '../rulebook';
import { deeds, majors, NDM } from '../tables/companies';
import { phases, reached, trains } from '../tables/trains';
import { company, inZone, withOption } from './common';
import { startMerger } from './merger';
import { closeMinors } from './minors';
import { own, type MexFact } from './own';
import { changePresident } from './presidency';
import { DISCARDS } from './trains';

type MexReactor = Reactor<State, Fact>;

const presidency: MexReactor = (book, fact) => {
	if (fact.t === 'certificateMoved') changePresident(book, fact.company);
};

/** 50% out of the Initial Offering, trade-in box included (3.4). */
const floating: MexReactor = (book, fact) => {
	if (fact.t !== 'certificateMoved') return;
	const id = fact.company;
	const c = company(book.state, id);
	if (c.floated || c.closed || c.par === null) return;
	const unsold = percentAt(book.state, id, 'offering') + percentAt(book.state, id, 'reserve');
	if (unsold > 50) return;
	book.post(R['3.4'], { t: 'companyFloated', company: id });
	pay(book, R['3.4'], 'bank', id, 10 * c.par, 'capital', id);
	const { round } = book.state;
	if (round.kind === 'operating') {
		book.post(R['3.4'], { t: 'roundChanged', to: { ...round, barred: [...round.barred, id] } });
	}
};

/** The first train of a type, the fifth 3 and the second 6 from the Initial Offering (4.3.4(e)). */
const phase: MexReactor = (book, fact) => {
	if (fact.t !== 'trainMoved' || fact.from !== 'offering') return;
	const train = findTrain(book.state, fact.train);
	if (train === null) return;
	const nth = soldOfType(book.state, train.type);
	const next = phases.find(
		(card) => card.trigger?.train === train.type && card.trigger.nth === nth
	);
	if (next === undefined || reached(book.state.phase, next.id)) return;
	book.post(R['T1'], { t: 'phaseEntered', from: book.state.phase, to: next.id });
};

const phaseEffects: MexReactor = (book, fact) => {
	if (fact.t !== 'phaseEntered') return;
	rust(book, fact.to);
	if (fact.to === '3½') {
		if (withOption(book.state, 'lateMinors')) {
			book.post(R['8c'], { t: 'own.minorsClosing', to: true } as MexFact);
		} else closeMinors(book);
	}
	if (fact.to === '4') for (const { id } of majors) raiseDiscard(DISCARDS, book, id);
	if (fact.to === '5') {
		// Minors are no privates: under option 8(c) they may still be open here.
		for (const { id, minor } of deeds) if (minor === null) close(book, R['T1'], id);
		if (own(book.state).copperCanyon === 'open') {
			book.post(R['T3'], { t: 'own.copperCanyon', to: 'lost' } as MexFact);
		}
		startMerger(book);
	}
};

/** Trains that leave in this phase; 4-trains become obsolete instead, unless option 8(d) is on. */
function rust(book: GameBook, to: string): void {
	const types = trains.filter((card) => card.rustsIn === to).map((card) => card.type);
	const obsolete = to === '6½' && !withOption(book.state, 'hardRust');
	for (const train of book.state.trains) {
		if (!types.includes(train.type) || train.builtIn || train.place === 'removed') continue;
		if (train.place === 'offering') continue;
		if (obsolete && train.place !== 'pool') {
			book.post(R['4.3.4.1'], { t: 'trainMarked', train: train.id, obsolete: true });
		} else {
			moveTrain(book, to === '6½' ? R[obsolete ? '4.3.4.1' : '8d'] : R['T1'], train, 'removed');
		}
	}
}

function close(book: GameBook, rule: string, deed: string): void {
	const place = book.state.deeds[deed]?.place ?? 'removed';
	if (place !== 'removed' && place !== 'offering') {
		book.post(rule, { t: 'deedMoved', deed, from: place, to: 'removed' });
	}
}

/** MNR closes when NdM buys its first train (Table III). */
const mnrCloses: MexReactor = (book, fact) => {
	if (fact.t === 'trainMoved' && fact.to === NDM) close(book, R['T3'], 'MNR');
};

const bankBreaks: MexReactor = (book, fact) => {
	if (fact.t === 'moneyMoved' && fact.from === 'bank' && bankBroken(book.state)) {
		triggerEnd(book, R['6a'], 'bank');
	}
};

const topPrice: MexReactor = (book, fact) => {
	if (fact.t === 'markerMoved' && inZone(book.state, fact.company, 'end')) {
		triggerEnd(book, R['6b'], 'price');
	}
};

function triggerEnd(book: GameBook, rule: string, reason: string): void {
	if (book.state.end !== null || book.state.finished !== null) return;
	// The move of sold-out companies belongs to the stock round, although the next round has begun
	// by the time this reactor runs: either way exactly one more operating round is completed.
	const stops = book.state.round.kind === 'stock' ? 'nextOperatingRound' : 'thisOperatingRound';
	book.post(rule, { t: 'endTriggered', from: null, to: { reason, stops } });
}

export const reactors: readonly MexReactor[] = [
	presidency,
	floating,
	phase,
	phaseEffects,
	mnrCloses,
	bankBreaks,
	topPrice
];
