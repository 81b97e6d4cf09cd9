/** Minors and regionals: concessions, floating, parring, removing, reserving (8, 9.1, 9.2). */
import type { Refusal } from '../../../kernel/refusal';
import type { ActionRule } from '../../../core/assemble';
import { cashOf, isWholeAmount, pay, type GameBook } from '../../../core/ledger/ledger';
import type { CompanyId, PlayerId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { R, type OeRule } from '../rulebook';
import { concessions, isMinor } from '../tables/companies';
import { CROWDED_CHITS, isZone, zoneOf, zones, type ZoneId } from '../tables/zones';
import {
	company,
	never,
	no,
	ownerOf,
	placeStations,
	refusals,
	stockPlayer,
	unfloatedMinors
} from './common';
import { nextConcession } from './flow';
import { mustSell } from './limits';
import { own, set } from './own';
import { act, beforeAction } from './turns';

export interface FloatMinor {
	readonly do: 'own.floatMinor';
	readonly player: PlayerId;
	readonly minor: CompanyId;
	readonly zone: ZoneId;
	/** What a patronage tile in the home city pays: its lowest value. */
	readonly patronage?: number;
}

export function concessionPlayer(state: State): PlayerId | null {
	const { turn } = state;
	return turn?.kind === 'own' && turn.step === 'concession' ? turn.player : null;
}

/** Who may float now: the holder of the concession, or the player of a stock turn. */
function floater(state: State): PlayerId | null {
	return concessionPlayer(state) ?? stockPlayer(state);
}

/** Somebody else's turn, the wrong phase, or a stock action already taken. */
export function turnOf(state: State, player: PlayerId): (Refusal | null | false)[] {
	const now = floater(state);
	if (now === null) return [never('wrong-moment', R['8.2'])];
	return [
		now !== player && never('not-your-turn', R['8.2'], { player: now }),
		stockPlayer(state) !== null && own(state).rail === 'major' && no('small-phase-only', R['8.3']),
		stockPlayer(state) !== null &&
			own(state).stock.action !== null &&
			no('one-stock-action', R['10']),
		stockPlayer(state) !== null && mustSell(state, player)
	];
}

/** The action is booked: the concession leaves, or the stock action is taken. */
export function done(book: GameBook, player: PlayerId): void {
	if (concessionPlayer(book.state) !== null) {
		const used = concessions.find((card) => ownerOf(book.state, card.id) !== null);
		if (used !== undefined) {
			const from = book.state.deeds[used.id]?.place ?? player;
			book.post(R['8.1'], { t: 'deedMoved', deed: used.id, from, to: 'removed' });
		}
		nextConcession(book);
		return;
	}
	act(book, 'small');
}

/** Zones with a chit that the minor can pay; if it can pay none, the cheapest (A-OE-04). */
export function payableZones(state: State, minor: CompanyId): ZoneId[] {
	const { chitsLeft } = own(state);
	const open = zones.filter((zone) => chitsLeft[zone.id] > 0);
	const payable = open.filter((zone) => zone.homeCost <= cashOf(state, minor));
	const least = Math.min(...open.map((zone) => zone.homeCost));
	const list = payable.length > 0 ? payable : open.filter((zone) => zone.homeCost === least);
	return list.map((zone) => zone.id);
}

/** The leftmost open place of the order track (9.1, 9.2). */
export function joinTrack(book: GameBook, rule: OeRule, id: CompanyId): void {
	const { track } = own(book.state);
	const at = track.indexOf(null);
	const next = at < 0 ? [...track, id] : track.map((here, i) => (i === at ? id : here));
	set(book, rule, 'track', next);
}

export const floatMinor: ActionRule<FloatMinor> = {
	check(state, { player, minor, zone, patronage }) {
		if (!isMinor(minor) || !isZone(zone)) return [never('not-available', R['9.1'])];
		return refusals(
			...turnOf(state, player),
			ownerOf(state, minor) !== player && never('not-the-owner', R['9.1']),
			company(state, minor).floated && never('not-available', R['9.1']),
			own(state).chitsLeft[zone] === 0 && never('no-chit', R['T1']),
			!payableZones(state, minor).includes(zone) &&
				never('not-enough-money', R['9.1'], {
					price: zoneOf(zone).homeCost,
					has: cashOf(state, minor)
				}),
			patronage !== undefined && !isWholeAmount(patronage) && never('not-a-whole-amount', R['9.1'])
		);
	},
	apply(book, { player, minor, zone, patronage }) {
		takeChit(book, minor, zone);
		const cost = Math.min(zoneOf(zone).homeCost, cashOf(book.state, minor));
		pay(book, R['9.1'], minor, 'bank', cost, 'token', minor);
		placeStations(book, R['9.1'], minor, 1, 1);
		joinTrack(book, R['9.1'], minor);
		book.post(R['9.1'], { t: 'companyFloated', company: minor });
		pay(book, R['11.1.8'], 'bank', minor, patronage ?? 0, 'other', minor);
		done(book, player);
	},
	options(state) {
		const player = concessionPlayer(state) ?? beforeAction(state);
		if (player === null) return [];
		return unfloatedMinors(state, player).flatMap((minor) =>
			payableZones(state, minor).map((zone) => ({
				action: { do: 'own.floatMinor', player, minor, zone } as const
			}))
		);
	}
};

/** The fourth chit of the crowded zones removes the others (Table 1). */
function takeChit(book: GameBook, minor: CompanyId, zone: ZoneId): void {
	const { chits, chitsLeft } = own(book.state);
	const left = { ...chitsLeft, [zone]: chitsLeft[zone] - 1 };
	const nowChits = { ...chits, [minor]: zone };
	set(book, R['9.1'], 'chits', nowChits);
	const crowded = Object.values(nowChits).filter((z) => zoneOf(z).crowded).length;
	if (zoneOf(zone).crowded && crowded === CROWDED_CHITS) {
		for (const z of zones) if (z.crowded) left[z.id] = 0;
	}
	set(book, R['T1'], 'chitsLeft', left);
}
