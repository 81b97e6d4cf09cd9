/** Consequences, in their fixed order: presidency, railroad phases, train phases, the end. */
import type { Reactor } from '../../../kernel/decide';
import { settlePresidency } from '../../../core/certificates/presidency';
import { bankBroken, cashOf, pay, type GameBook } from '../../../core/ledger/ledger';
import type { Fact } from '../../../core/model/fact';
import type { State } from '../../../core/model/state';
import { findTrain } from '../../../core/trains/depot';
import { R } from '../rulebook';
import { minors, regionals, REGIONALS_IN_PLAY, WHITE_CLIFFS } from '../tables/companies';
import { isPullman, levelOf, reached } from '../tables/trains';
import { company, floatedMinors, floatedRegionals, ownerOf } from './common';
import { removeCompany } from './flow';
import { askNationals } from './nationals';
import { note, own, set } from './own';
import { freePullman } from './pullmans';
import { rustUnowned } from './rust';

type OeReactor = Reactor<State, Fact>;

/** Whoever holds more than the president takes over; regionals never change hands this way (10.3). */
const presidency: OeReactor = (book, fact) => {
	if (fact.t !== 'certificateMoved') return;
	const { kind } = company(book.state, fact.company);
	if (kind === 'major' || kind === 'national') {
		settlePresidency(book, R['10.3'], fact.company);
	}
};

/** The 18th regional removes the others; with all minors the Major phase begins at once (8.2). */
const floated: OeReactor = (book, fact) => {
	if (fact.t !== 'companyFloated') return;
	if (floatedRegionals(book.state) < REGIONALS_IN_PLAY) return;
	for (const { id } of regionals) {
		const c = company(book.state, id);
		if (!c.floated && !c.closed) removeCompany(book, R['8.2'], id);
	}
	if (floatedMinors(book.state) === minors.length && own(book.state).rail === 'regional') {
		set(book, R['5.1.4'], 'rail', 'major');
	}
};

/** The first train of a level from the Works begins its phase (5.2). */
const phase: OeReactor = (book, fact) => {
	if (fact.t !== 'trainMoved' || fact.from !== 'offering') return;
	const train = findTrain(book.state, fact.train);
	if (train === null || isPullman(train.type)) return;
	const { level } = levelOf(train.type);
	if (level < 3 || reached(book.state.phase, level)) return;
	book.post(R['5.2'], { t: 'phaseEntered', from: book.state.phase, to: String(level) });
};

const phaseEffects: OeReactor = (book, fact) => {
	if (fact.t !== 'phaseEntered') return;
	const number = Number(fact.to);
	if (number >= 3) note(book, R['11.6.3'], { rust: true });
	rustUnowned(book);
	if (number === 4) freePullman(book);
	if (number === 5) beginFive(book);
	if (number === 8) beginEight(book);
	if (number === 4 || number === 6 || number === 8) askNationals(book);
};

/** The Consolidation comes next, minor D's first token leaves, the ferry place opens. */
function beginFive(book: GameBook): void {
	set(book, R['5.1.5'], 'consolidation', 'pending');
	if (own(book.state).minorD === '20') set(book, R['15.4'], 'minorD', 'none');
	const player = ownerOf(book.state, WHITE_CLIFFS);
	if (player === null) return;
	book.post(R['11.2.2'], {
		t: 'dutyRaised',
		duty: { id: 'whiteCliffs', kind: 'whiteCliffs', player, company: null, count: 1, choices: [] }
	});
}

/** The remainder cash joins the bank; two or three more operating rounds after the next stock round. */
function beginEight(book: GameBook): void {
	addRemainder(book);
	if (book.state.end !== null) return;
	const parts = book.state.round.part === 1 ? 2 : 3;
	set(book, R['13'], 'finale', { parts, on: false });
	book.post(R['13'], {
		t: 'endTriggered',
		from: null,
		to: { reason: 'level8', stops: 'nextOperatingRound' }
	});
}

function addRemainder(book: GameBook): void {
	const rest = cashOf(book.state, 'outside');
	if (rest > 0) pay(book, R['13'], 'outside', 'bank', rest, 'other');
}

/** Before the first level 8 train; the remainder cash then pays on (13). */
const bankBreaks: OeReactor = (book, fact) => {
	if (fact.t !== 'moneyMoved' || fact.from !== 'bank') return;
	if (reached(book.state.phase, 8) || book.state.end !== null) return;
	if (book.state.finished !== null || !bankBroken(book.state)) return;
	// A payment at the end of a stock round is looked at when the next round has begun: either way
	// exactly one more operating round is completed.
	const stops = book.state.round.kind === 'stock' ? 'nextOperatingRound' : 'thisOperatingRound';
	book.post(R['13'], { t: 'endTriggered', from: null, to: { reason: 'bank', stops } });
	addRemainder(book);
};

export const reactors: readonly OeReactor[] = [
	presidency,
	floated,
	phase,
	phaseEffects,
	bankBreaks
];
