/** Small readings of the state that several chapters of 18OE share. */
import { illegal, impossible, type Refusal, type RefusalDetails } from '../../../kernel/refusal';
import { presidentOf } from '../../../core/certificates/holdings';
import type { GameBook } from '../../../core/ledger/ledger';
import { moveMarker } from '../../../core/market/grid';
import type { CompanyId, DeedId, PhaseId, PlayerId } from '../../../core/model/ids';
import { isPlayer } from '../../../core/model/ids';
import type { Spot, State, Train } from '../../../core/model/state';
import type { OeRule } from '../rulebook';
import type { OeCode } from './codes';
import { isMinor, minors, regionals } from '../tables/companies';
import { isPullman, phases, reached, rustedIn } from '../tables/trains';
import { homeZone, zoneOf, type ZoneId } from '../tables/zones';
import { own } from './own';
import { company, turnCompany } from '../../../core/model/lookup';

export { refusals } from '../../../kernel/refusal';
export { company, turnCompany };
export { nextSeat, operatingTurn, priceOf, withOption } from '../../../core/model/lookup';

export function no(code: OeCode, rule: OeRule, details: RefusalDetails = {}): Refusal {
	return illegal(code, rule, details);
}

export function never(code: OeCode, rule: OeRule, details: RefusalDetails = {}): Refusal {
	return impossible(code, rule, details);
}

export function ownerOf(state: State, deed: DeedId): PlayerId | null {
	const place = state.deeds[deed]?.place ?? 'removed';
	return isPlayer(place) ? place : null;
}

/** President of a regional, major or national; owner of a minor's charter. */
export function controller(state: State, id: CompanyId): PlayerId | null {
	const found = state.companies[id];
	if (found === undefined || found.closed) return null;
	return found.kind === 'minor' ? ownerOf(state, id) : presidentOf(state, id);
}

export function stockPlayer(state: State): PlayerId | null {
	return state.turn?.kind === 'stock' ? state.turn.player : null;
}

/** Who may use a minor's power: the minor itself, or the major it merged into; nobody else (6.2). */
export function powerHolder(state: State, minor: CompanyId): CompanyId | null {
	const place = state.deeds[minor]?.place ?? 'removed';
	if (isPlayer(place)) return company(state, minor).floated ? minor : null;
	return state.companies[place] === undefined ? null : place;
}

export function hasPower(state: State, id: CompanyId, minor: CompanyId): boolean {
	return powerHolder(state, minor) === id;
}

/** Minors whose charters lie under a major's charter. */
export function mergedInto(state: State, id: CompanyId): CompanyId[] {
	return minors.map((card) => card.id).filter((minor) => state.deeds[minor]?.place === id);
}

/** The dearest tokens of a major's charter, one for each station of the minor (10.5). */
export function dearestSlots(state: State, minor: CompanyId, into: CompanyId): number[] {
	if (company(state, into).kind !== 'major') return [];
	const dearest = [...(own(state).slots[into] ?? [])].sort((a, b) => b - a);
	return dearest.slice(0, company(state, minor).tokens.placed);
}

/** Zones in which a railroad has track rights (11.1.4). */
export function rightsOf(state: State, id: CompanyId): ZoneId[] {
	const { chits } = own(state);
	const first = isMinor(id) ? chits[id] : homeZone[id];
	const more = mergedInto(state, id).map((minor) => chits[minor]);
	return [first, ...more].filter((zone): zone is ZoneId => zone !== undefined);
}

/** What a railroad's own home station costs. */
export function homeCost(id: CompanyId): number {
	const zone = homeZone[id];
	if (zone === undefined) throw new Error(`${id} has no printed home`);
	return zoneOf(zone).homeCost;
}

export function rusted(state: State, train: Train): boolean {
	return rustedIn(train.type, state.phase) && own(state).swift !== train.id;
}

/** Goes with the next phase, or at the end of the step in which one began; nationals keep theirs. */
export function rustsSoon(state: State, train: Train): boolean {
	const keeps = state.companies[train.place]?.kind === 'national' || own(state).swift === train.id;
	const next = String(Number(state.phase) + 1);
	return !keeps && rustedIn(train.type, next);
}

/** Trains that count against the limit: no Pullmans, not the Swift Metropolitan's 2+2. */
export function limited(state: State, id: CompanyId): Train[] {
	const { swift } = own(state);
	return state.trains.filter((t) => t.place === id && !isPullman(t.type) && t.id !== swift);
}

/** Trains that run: everything but Pullmans. */
export function engines(state: State, id: CompanyId): Train[] {
	return state.trains.filter((t) => t.place === id && !isPullman(t.type));
}

export function pullmanOf(state: State, id: CompanyId): Train | null {
	return state.trains.find((t) => t.place === id && isPullman(t.type)) ?? null;
}

/** How many trains a railroad may own (5.2, A-OE-47). */
export function trainLimit(state: State, id: CompanyId): number {
	const { phase } = state;
	switch (company(state, id).kind) {
		case 'minor':
		case 'regional':
			return reached(phase, 4) ? 1 : 2;
		case 'major':
			return reached(phase, 6) ? 2 : reached(phase, 4) ? 3 : 4;
		case 'national':
			return reached(phase, 6) ? 3 : 4;
	}
}

export function colorOf(phase: PhaseId): 'yellow' | 'green' | 'brown' | 'gray' {
	return phases.find((card) => card.id === phase)?.color ?? 'yellow';
}

/** Regionals that have floated, whatever they have become since. */
export function floatedRegionals(state: State): number {
	return regionals.filter((card) => company(state, card.id).floated).length;
}

export function floatedMinors(state: State): number {
	return minors.filter((card) => company(state, card.id).floated).length;
}

/** Minors a player owns that have not floated. */
export function unfloatedMinors(state: State, player: PlayerId): CompanyId[] {
	return minors
		.map((card) => card.id)
		.filter((id) => ownerOf(state, id) === player && !company(state, id).floated);
}

/** Majors and nationals, in the order of the table. */
export function priced(state: State): CompanyId[] {
	return regionals
		.map((card) => card.id)
		.filter((id) => {
			const c = company(state, id);
			return !c.closed && (c.kind === 'major' || c.kind === 'national');
		});
}

export function majorsOf(state: State, player: PlayerId): CompanyId[] {
	return priced(state).filter(
		(id) => company(state, id).kind === 'major' && controller(state, id) === player
	);
}

/** A marker arrives below the others; one that does not move keeps its place (4.4). */
export function shift(book: GameBook, rule: OeRule, id: CompanyId, to: Spot): void {
	if (book.state.companies[id]?.spot?.cell === to.cell) return;
	moveMarker(book, rule, id, to, true);
}

/**
 * Stations leave the charter, and lie on the map. Which of them are left is told by their costs; the figure
 * beside them may have been set right by hand, and never falls below none.
 */
export function placeStations(
	book: GameBook,
	rule: OeRule,
	id: CompanyId,
	left: number,
	placed: number
): void {
	const { tokens: from } = company(book.state, id);
	const to = {
		...from,
		left: Math.max(0, from.left - left),
		placed: Math.max(0, from.placed + placed)
	};
	book.post(rule, { t: 'tokensChanged', company: id, from, to });
}

export function operates(state: State, id: CompanyId): Refusal | null {
	const now = turnCompany(state);
	if (now === null) return never('wrong-moment', '11');
	if (now !== id) return never('not-your-turn', '11', { company: now });
	return inLastRound(state) ? no('only-repeats', '13') : null;
}

/** The abbreviated last operating round: revenues are only repeated (13). */
export function inLastRound(state: State): boolean {
	const { round } = state;
	return own(state).finale?.on === true && round.kind === 'operating' && round.part === round.parts;
}

export function without<T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> {
	const { [key]: _gone, ...rest } = record;
	return rest;
}
