/** Merging minors into majors and nationals, and abandoning them (9.5, 10.5). */
import type { Refusal } from '../../../kernel/refusal';
import type { ActionRule, Candidate } from '../../../core/assemble';
import { certificatesAt, ordinary } from '../../../core/certificates/holdings';
import { moveCertificate, settlePresidency } from '../../../core/certificates/presidency';
import { cashOf, isWholeAmount, pay, spendable, type GameBook } from '../../../core/ledger/ledger';
import type { CompanyId, PlayerId, TrainId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { moveTrain } from '../../../core/trains/depot';
import { raiseDiscard } from '../../../core/trains/discards';
import { R, type OeRule } from '../rulebook';
import { isMinor, minors } from '../tables/companies';
import { reached } from '../tables/trains';
import {
	company,
	controller,
	dearestSlots,
	engines,
	never,
	no,
	ownerOf,
	placeStations,
	priced,
	priceOf,
	pullmanOf,
	refusals,
	rusted
} from './common';
import { discard, trainRefusals } from './declined';
import { emptyTreasury, leaveTrack } from './flow';
import { mustSell } from './limits';
import { own, set } from './own';
import { DISCARDS } from './rust';
import { endCustody, treasuryShares } from './stock';
import { act, beforeAction, majorTurn } from './turns';

export interface MergeMinor {
	readonly do: 'own.mergeMinor';
	readonly player: PlayerId;
	readonly minor: CompanyId;
	readonly into: CompanyId;
	/** The map shows a connection; asked for when no share can be given. */
	readonly connected?: boolean;
	/** Costs of the charter slots whose tokens replace the minor's. */
	readonly slots?: readonly number[];
	/** How many of the minor's tokens stay on the map as they are; the others leave it. */
	readonly kept?: number;
	/** Trains of the minor that are not taken over. */
	readonly decline?: readonly TrainId[];
	/** Cash agreed between two different owners. */
	readonly paid?: { readonly from: PlayerId; readonly to: PlayerId; readonly amount: number };
}

/** Where the minor's share would come from (10.5). */
export type ShareSource = 'treasury' | 'market' | 'none';

export function shareSource(state: State, owner: PlayerId, into: CompanyId): ShareSource {
	const major = company(state, into).kind === 'major';
	if (major && treasuryShares(state, owner, into) > 0) return 'treasury';
	return ordinary(state, into, 'pool', 10).length > 0 ? 'market' : 'none';
}

/** May this railroad take a minor now, leaving the map and the players' consent aside? */
export function mayTake(state: State, into: CompanyId): boolean {
	const c = state.companies[into];
	if (c === undefined || c.closed || own(state).merged.includes(into)) return false;
	if (c.kind === 'major') return reached(state.phase, 3);
	return c.kind === 'national' && reached(state.phase, 4);
}

function targetRefusals(state: State, minor: CompanyId, into: CompanyId): (Refusal | false)[] {
	const kind = state.companies[into]?.kind;
	if (!isMinor(minor) || company(state, minor).closed || ownerOf(state, minor) === null) {
		return [never('not-available', R['10.5'])];
	}
	if (kind !== 'major' && kind !== 'national') return [never('not-a-target', R['10.5'])];
	const from = kind === 'major' ? 3 : 4;
	return [
		!company(state, minor).floated && never('not-available', R['10.5']),
		!reached(state.phase, from) && no('too-early', R['10.5'], { phase: from }),
		own(state).merged.includes(into) && no('one-merger', R['10.5'], { company: into })
	];
}

/** What becomes of a minor's stations: tokens of which slots replace them, how many stay as they are. */
export interface Stations {
	readonly slots?: readonly number[];
	readonly kept?: number;
}

/** Slots must be on the charter, and the minor must have as many stations to replace or to keep. */
export function stationRefusals(
	state: State,
	minor: CompanyId,
	into: CompanyId,
	{ slots = [], kept = 0 }: Stations
): (Refusal | false)[] {
	const left = [...(own(state).slots[into] ?? [])];
	const known = slots.every((slot) => {
		const at = left.indexOf(slot);
		if (at >= 0) left.splice(at, 1);
		return at >= 0;
	});
	return [
		!known && never('no-slot', R['10.5']),
		!isWholeAmount(kept) && never('not-a-whole-amount', R['10.5']),
		slots.length + kept > company(state, minor).tokens.placed && never('no-slot', R['10.5']),
		slots.length + kept > 0 &&
			company(state, into).kind !== 'major' &&
			never('majors-only', R['10.5'])
	];
}

export const mergeMinor: ActionRule<MergeMinor> = {
	check(state, { player, minor, into, connected, decline, paid, ...stations }) {
		const target = targetRefusals(state, minor, into);
		if (target.some((r) => r !== false && r.kind === 'impossible')) return refusals(...target);
		const owner = ownerOf(state, minor);
		const president = controller(state, into);
		if (owner === null) return [never('not-available', R['10.5'])];
		return refusals(
			...majorTurn(state, player),
			...target,
			player !== owner && player !== president && no('not-the-owner', R['10.5']),
			shareSource(state, owner, into) === 'none' &&
				connected !== true &&
				no('needs-connection', R['10.5'], { company: into }),
			...stationRefusals(state, minor, into, stations),
			trainRefusals(state, minor, decline),
			...(paid === undefined ? [] : paidRefusals(state, owner, president, paid)),
			mustSell(state, player)
		);
	},
	apply(book, { minor, into, decline, paid, ...stations }) {
		const owner = ownerOf(book.state, minor);
		if (owner === null) throw new Error(`${minor} has no owner`);
		if (paid !== undefined) {
			pay(book, R['10.5'], paid.from, paid.to, paid.amount, 'buyOut', minor);
		}
		for (const id of decline ?? []) discard(book, id);
		merge(book, minor, into, stations);
		act(book, 'merge');
	},
	options(state) {
		const player = beforeAction(state);
		if (player === null || own(state).rail !== 'major' || !reached(state.phase, 3)) return [];
		return minors.flatMap(({ id }) =>
			ownerOf(state, id) === player && company(state, id).floated
				? targetsFor(state, player, id)
				: []
		);
	}
};

function paidRefusals(
	state: State,
	owner: PlayerId,
	president: PlayerId | null,
	{ from, to, amount }: NonNullable<MergeMinor['paid']>
): (Refusal | false)[] {
	const pair = [owner, president];
	const has = spendable(state, from);
	return [
		(from === to || !pair.includes(from) || !pair.includes(to)) && no('not-the-owner', R['10.5']),
		!isWholeAmount(amount) && never('not-a-whole-amount', R['10.5']),
		has < amount && never('not-enough-money', R['10.5'], { price: amount, has })
	];
}

/** Candidates: every railroad that may take it, with the dearest slots for the stations. */
function targetsFor(state: State, player: PlayerId, minor: CompanyId): Candidate<MergeMinor>[] {
	return priced(state)
		.filter((into) => mayTake(state, into))
		.map((into) => {
			const slots = dearestSlots(state, minor, into);
			const bare = shareSource(state, player, into) === 'none' ? { connected: true } : {};
			return { action: { do: 'own.mergeMinor', player, minor, into, slots, ...bare } };
		});
}

/** One minor into one railroad, in the order of 10.5: share, cash, stations, trains, power. */
export function merge(book: GameBook, minor: CompanyId, into: CompanyId, stations: Stations): void {
	const owner = ownerOf(book.state, minor);
	if (owner === null) throw new Error(`${minor} has no owner`);
	const source = shareSource(book.state, owner, into);
	const national = company(book.state, into).kind === 'national';
	giveShare(book, owner, into, source);
	if (source === 'treasury') {
		pay(book, R['10.5'], minor, into, cashOf(book.state, minor), 'treasury', minor);
	} else emptyTreasury(book, R['10.5'], minor);
	set(book, R['10.5'], 'merged', [...own(book.state).merged, into]);
	takeStations(book, into, stations);
	takeTrains(book, minor, into);
	if (national) {
		abandon(book, minor, owner);
	} else {
		book.post(R['10.5'], { t: 'deedMoved', deed: minor, from: owner, to: into });
		retire(book, R['10.5'], minor);
		payMinorA(book, minor, into);
	}
	raiseDiscard(DISCARDS, book, into, R['10.5']);
}

function giveShare(book: GameBook, owner: PlayerId, into: CompanyId, source: ShareSource): void {
	if (source === 'none') return;
	const share =
		source === 'treasury'
			? certificatesAt(book.state, into, into)[0]
			: ordinary(book.state, into, 'pool', 10)[0];
	if (share === undefined) throw new Error(`no share of ${into}`);
	if (source === 'treasury') endCustody(book, owner, into);
	moveCertificate(book, R['10.5'], into, share, owner);
	// Whoever leads the railroad with it is asked which trains are too many.
	settlePresidency(book, R['10.3'], into);
}

/** The major's tokens go on the map at no cost, from any slots; what is kept is one of its stations too. */
function takeStations(book: GameBook, into: CompanyId, { slots = [], kept = 0 }: Stations): void {
	if (slots.length + kept === 0) return;
	const left = [...(own(book.state).slots[into] ?? [])];
	for (const slot of slots) left.splice(left.indexOf(slot), 1);
	if (slots.length > 0) {
		set(book, R['10.5'], 'slots', { ...own(book.state).slots, [into]: left });
	}
	placeStations(book, R['10.5'], into, slots.length, slots.length + kept);
}

/** All trains go over; what is too many is discarded by choice afterwards. One Pullman stays. */
function takeTrains(book: GameBook, minor: CompanyId, into: CompanyId): void {
	for (const train of engines(book.state, minor)) moveTrain(book, R['10.5'], train, into);
	const national = company(book.state, into).kind === 'national';
	const kept = engines(book.state, into).some((train) => train.id === own(book.state).swift);
	if (national && kept) set(book, R['10.5'], 'swift', null);
	const pullman = pullmanOf(book.state, minor);
	if (pullman === null) return;
	const mine = own(book.state).mPullman === pullman.id;
	if (national) {
		// It has one printed on its charter, and nobody owns two.
		if (!mine) moveTrain(book, R['11.6.2'], pullman, 'pool');
		return;
	}
	const other = pullmanOf(book.state, into);
	if (other === null) moveTrain(book, R['10.5'], pullman, into);
	else if (mine) {
		moveTrain(book, R['11.6.2'], other, 'pool');
		moveTrain(book, R['11.6.2'], pullman, into);
	} else moveTrain(book, R['11.6.2'], pullman, 'pool');
}

/** Minor A pays once, and only a major (15.1, A-OE-18, A-OE-19). */
export function payMinorA(book: GameBook, minor: CompanyId, into: CompanyId): void {
	if (minor !== 'A' || own(book.state).minorAPaid) return;
	set(book, R['15.1'], 'minorAPaid', true);
	pay(book, R['15.1'], 'bank', into, priceOf(book.state, into), 'other', minor);
}

/** The minor stops operating; its stations leave the map. */
function retire(book: GameBook, rule: OeRule, minor: CompanyId): void {
	leaveTrack(book, rule, minor);
	const { tokens } = company(book.state, minor);
	const to = { left: 0, placed: 0, exchange: 0 };
	book.post(rule, { t: 'tokensChanged', company: minor, from: tokens, to });
	book.post(rule, { t: 'companyClosed', company: minor });
}

/** Charter to the Open Market, cash to the bank, trains out; its chit stays with it (9.5). */
export function abandon(book: GameBook, minor: CompanyId, from: PlayerId | CompanyId): void {
	book.post(R['9.5'], { t: 'deedMoved', deed: minor, from, to: 'pool' });
	set(book, R['9.5'], 'abandoned', [...own(book.state).abandoned, minor]);
	if (minor === 'D' && own(book.state).minorD !== 'none') set(book, R['9.5'], 'minorD', 'none');
	if (company(book.state, minor).closed) return;
	for (const train of engines(book.state, minor)) {
		const swift = own(book.state).swift === train.id;
		if (swift) set(book, R['9.5'], 'swift', null);
		moveTrain(book, R['9.5'], train, rusted(book.state, train) || swift ? 'reserve' : 'pool');
	}
	const pullman = pullmanOf(book.state, minor);
	if (pullman !== null && pullman.id !== own(book.state).mPullman) {
		moveTrain(book, R['9.5'], pullman, 'pool');
	}
	emptyTreasury(book, R['9.5'], minor);
	retire(book, R['9.5'], minor);
}
