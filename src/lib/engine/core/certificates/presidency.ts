/** The president's certificate changes hands against ordinary certificates worth as much. */
import type { GameBook } from '../ledger/ledger';
import type { CompanyId, Place, PlayerId } from '../model/ids';
import type { Certificate, State } from '../model/state';
import {
	certificatesOf,
	presidentCertificate,
	presidentOf,
	percentAt,
	successor
} from './holdings';

export function moveCertificate(
	book: GameBook,
	rule: string,
	company: CompanyId,
	certificate: Certificate,
	to: Place
): void {
	book.post(rule, {
		t: 'certificateMoved',
		company,
		certificate: certificate.id,
		from: certificate.place,
		to
	});
}

/** Ordinary certificates that add up to `percent`, large ones first; null if they cannot. */
export function makeUp(
	state: State,
	company: CompanyId,
	place: Place,
	percent: number
): Certificate[] | null {
	const chosen: Certificate[] = [];
	let missing = percent;
	const own = certificatesOf(state, company)
		.filter((c) => c.place === place && !c.president)
		.sort((a, b) => b.percent - a.percent);
	for (const certificate of own) {
		if (certificate.percent > missing) continue;
		chosen.push(certificate);
		missing -= certificate.percent;
		if (missing === 0) return chosen;
	}
	return missing === 0 ? chosen : null;
}

/** Hands the president's certificate to `next` against ordinary ones of the same size. */
export function handOver(
	book: GameBook,
	rule: string,
	company: CompanyId,
	next: PlayerId
): boolean {
	const certificate = presidentCertificate(book.state, company);
	if (certificate === null) return false;
	const given = makeUp(book.state, company, next, certificate.percent);
	if (given === null) return false;
	const to = certificate.place;
	moveCertificate(book, rule, company, certificate, next);
	for (const one of given) moveCertificate(book, rule, company, one, to);
	return true;
}

/** After any change of holdings: whoever holds strictly more than the president takes over. */
export function settlePresidency(
	book: GameBook,
	rule: string,
	company: CompanyId
): PlayerId | null {
	const president = presidentOf(book.state, company);
	if (president === null) return null;
	const next = successor(book.state, company, president, percentAt(book.state, company, president));
	if (next === null) return null;
	return handOver(book, rule, company, next) ? next : null;
}
