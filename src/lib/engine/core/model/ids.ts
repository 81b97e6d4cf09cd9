/** Names of things. All are plain strings in saves; the aliases say what is meant. */

/** p1, p2 … in seat order at set-up; never reused, whatever seats are swapped later. */
export type PlayerId = `p${number}`;
export type CompanyId = string;
export type CertificateId = string;
/** A deed owns a whole thing: a private company, a minor's charter, a concession. */
export type DeedId = string;
export type TrainId = string;
export type TrainType = string;
export type PhaseId = string;
/** Row and column on the stock chart, counted from 1: "2.4". */
export type CellId = `${number}.${number}`;

/** Whoever can hold money. `outside` is not in the box: loans come from it, forfeits go to it. */
export type Holder = 'bank' | 'outside' | PlayerId | CompanyId;

/**
 * Where a certificate, deed or train lies.
 * offering: never sold yet. reserve: set apart (trade-in box). pool: bought and given back
 * (Open Market, bank pool). removed: out of the game. Otherwise a player or a company has it.
 */
export type Place = 'offering' | 'reserve' | 'pool' | 'removed' | PlayerId | CompanyId;

export function isPlayer(id: string): id is PlayerId {
	return /^p\d+$/.test(id);
}
