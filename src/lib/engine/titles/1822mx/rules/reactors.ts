/** Consequences that hold whatever caused them: directorships, floating, the end of the game. */
import type { Reactor } from '../../../kernel/decide';
import { ordinary, percentAt } from '../../../core/certificates/holdings';
import { moveCertificate } from '../../../core/certificates/presidency';
import { cashOf, pay, type GameBook } from '../../../core/ledger/ledger';
import type { Fact } from '../../../core/model/fact';
import type { CompanyId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { R } from '../rulebook';
import { reached } from '../tables/trains';
import { company } from './common';
import { settleDirector } from './director';
import { checkEnds } from './flow';

type MxReactor = Reactor<State, Fact>;

const directorship: MxReactor = (book, fact) => {
	if (fact.t === 'certificateMoved' && company(book.state, fact.company).kind === 'major') {
		settleDirector(book, fact.company);
	}
};

/** A directly started company floats once half of it is sold (5.8.2). */
const floating: MxReactor = (book, fact) => {
	if (fact.t !== 'certificateMoved') return;
	const c = company(book.state, fact.company);
	if (c.kind !== 'major' || c.floated || c.closed || c.par === null) return;
	if (percentAt(book.state, fact.company, 'offering') > 50) return;
	book.post(R['5.8'], { t: 'companyFloated', company: fact.company });
	if (reached(book.state.phase, '6')) capitalise(book, fact.company, c.par);
};

/** Ten times the starting price in all, what was paid in before included; the rest to the pool (A-MX-08). */
function capitalise(book: GameBook, id: CompanyId, par: number): void {
	const missing = Math.max(0, 10 * par - cashOf(book.state, id));
	pay(book, R['4.3.13'], 'bank', id, missing, 'capital', id);
	for (const share of ordinary(book.state, id, 'offering', 10)) {
		moveCertificate(book, R['4.3.13'], id, share, 'pool');
	}
}

const ends: MxReactor = (book, fact) => {
	const paid = fact.t === 'moneyMoved' && fact.from === 'bank';
	if (paid || fact.t === 'markerMoved') checkEnds(book);
};

export const reactors: readonly MxReactor[] = [directorship, floating, ends];
