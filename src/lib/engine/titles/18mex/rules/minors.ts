/** Phase 3½: the minors close and their owners get the trade-in shares (5.2). */
import { certificatesOf } from '../../../core/certificates/holdings';
import { moveCertificate } from '../../../core/certificates/presidency';
import { bringLater } from '../../../core/ledger/late-money';
import { cashOf, pay, type GameBook } from '../../../core/ledger/ledger';
import { moveTrain, trainsAt } from '../../../core/trains/depot';
import { R } from '../rulebook';
import { deedOfMinor, minors, NDM } from '../tables/companies';
import { company, controller } from './common';
import { own, type MexFact } from './own';

export function closeMinors(book: GameBook): void {
	for (const minor of minors) {
		if (company(book.state, minor.id).closed) continue;
		const owner = controller(book.state, minor.id);
		const { company: named, percent } = minor.tradeIn;
		// Under option 8(c) the heir may have merged into NdM meanwhile; its money goes the same way.
		const heir = company(book.state, named).closed ? NDM : named;
		const share = certificatesOf(book.state, named).find(
			(c) => c.place === 'reserve' && c.percent === percent
		);
		if (owner !== null && share) moveCertificate(book, R['5.2'], named, share, owner);
		// It may be the very company whose train closes the minors, after its run (4.3).
		bringLater(book, R['5.2'], heir, () => {
			pay(book, R['5.2'], minor.id, heir, cashOf(book.state, minor.id), 'treasury', minor.id);
		});
		for (const train of trainsAt(book.state, minor.id)) moveTrain(book, R['5.2'], train, 'removed');
		const deed = deedOfMinor(minor.id);
		const place = book.state.deeds[deed]?.place ?? 'removed';
		if (place !== 'removed')
			book.post(R['5.2'], { t: 'deedMoved', deed, from: place, to: 'removed' });
		book.post(R['5.2'], { t: 'companyClosed', company: minor.id });
	}
	if (own(book.state).minorsClosing) {
		book.post(R['8c'], { t: 'own.minorsClosing', to: false } as MexFact);
	}
}
