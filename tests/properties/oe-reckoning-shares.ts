/** Where certificates must lie after an entry, and who is president then: written from 8 to 10. */
import type { State } from '../../src/lib/engine';
import type { OeAction } from '../../src/lib/engine/titles/18oe';
import type { Ledger } from './oe-reckoning-ledger';
import { shareFrom } from './oe-reckoning-stock';
import { held, isLarge, runs } from './oe-reckoning-table';

type Percents = Map<string, number>;

function percentsOf(state: State, company: string): Percents {
	const percents: Percents = new Map();
	for (const { place, percent } of state.certificates[company] ?? []) {
		if (place !== 'removed') percents.set(place, (percents.get(place) ?? 0) + percent);
	}
	return percents;
}

/** Moves of percents that an entry asks for: from where to where. */
type Moves = readonly (readonly [company: string, from: string, to: string, percent: number])[];

export function shareMoves(ledger: Ledger, action: OeAction): Moves {
	const { before } = ledger;
	switch (action.do) {
		case 'own.floatRegional':
			return [
				[action.company, 'offering', action.player, 50],
				[action.company, 'offering', action.company, 50]
			];
		case 'own.parRegional':
			return [[action.company, 'offering', 'pool', 50]];
		case 'own.buyParred':
			return [
				[action.company, 'pool', action.player, 50],
				[action.company, 'offering', action.company, 50]
			];
		case 'sellShares':
			return [[action.company, action.player, 'pool', action.percent]];
		case 'buyShare':
			return [[action.company, 'pool', action.player, 10]];
		case 'own.buyTreasury': {
			const percent = ledger.kind(action.company) === 'regional' ? 25 : 10;
			return [[action.company, action.company, action.player, percent]];
		}
		case 'own.mergeMinor':
			return merged(ledger, action.minor, action.into);
		case 'own.sellOwn':
			return [[action.company, action.company, 'pool', 10 * action.shares]];
		case 'own.buyOwn':
			return [[action.company, 'pool', action.company, 10 * action.shares]];
		case 'own.formNational':
		case 'own.forceNational':
			return [
				[action.company, action.company, 'pool', held(before, action.company, action.company)]
			];
		case 'own.insolvent':
			if (ledger.kind(action.company) === 'minor') return [];
			return [[action.company, ledger.president(action.company), 'pool', 50]];
		case 'own.rescue':
			if (ledger.kind(action.company) === 'minor') return [];
			return [[action.company, 'pool', action.player, 50]];
		default:
			return [];
	}
}

export function merged(ledger: Ledger, minor: string, into: string): Moves {
	const from = shareFrom(ledger, minor, into);
	if (from === null) return [];
	return [[into, from === 'pool' ? 'pool' : into, ledger.president(minor), 10]];
}

/** The 50% is worth 20% then, each 25% a 10%; the treasury gets six more (9.3). */
function expanded(percents: Percents, { company, player, first }: Float): Percents {
	const now: Percents = new Map();
	for (const [place, percent] of percents) {
		const certificates = { 25: 10, 50: 20, 75: 30, 100: 40 }[percent] ?? 0;
		now.set(place, certificates);
	}
	const bought = first === true ? 10 : 0;
	now.set(player, (now.get(player) ?? 0) + bought);
	now.set(company, (now.get(company) ?? 0) - bought + 60);
	return now;
}

type Float = Extract<OeAction, { readonly do: 'own.floatMajor' }>;

/** Which percents lie elsewhere than they must. */
export function misplaced(before: State, action: OeAction, moves: Moves, after: State): string[] {
	const wrong: string[] = [];
	for (const id of Object.keys(after.certificates)) {
		// Unfloated regionals, and insolvent ones, leave with all they have (8.2).
		if (after.companies[id]?.closed === true) continue;
		const same = before.certificates[id] === after.certificates[id];
		if (same && moves.every(([company]) => company !== id)) continue;
		let should = percentsOf(before, id);
		if (action.do === 'own.floatMajor' && action.company === id) should = expanded(should, action);
		for (const [company, from, to, percent] of moves) {
			if (company !== id) continue;
			should.set(from, (should.get(from) ?? 0) - percent);
			should.set(to, (should.get(to) ?? 0) + percent);
		}
		const is = percentsOf(after, id);
		for (const place of new Set([...should.keys(), ...is.keys()])) {
			const [has = 0, must = 0] = [is.get(place), should.get(place)];
			if (has !== must) wrong.push(`${place} has ${has}% of ${id}, not ${must}%`);
		}
	}
	return wrong;
}

/** Nobody has more than the president; a new one has, and sits nearest to the left of the old (10.3). */
export function usurped(before: State, after: State): string[] {
	return Object.keys(after.certificates).flatMap((id) => {
		if (before.certificates[id] === after.certificates[id] || !isLarge(after, id)) return [];
		const president = runs(after, id) ?? '';
		const old = isLarge(before, id) ? runs(before, id) : null;
		const most = Math.max(...after.seats.map((seat) => held(after, id, seat)));
		const wrong: string[] = [];
		if (held(after, id, president) < most)
			wrong.push(`${president} has less of ${id} than another`);
		if (old === null || old === president) return wrong;
		if (held(after, id, old) === most) wrong.push(`${old} has lost ${id} to an equal`);
		const at = after.seats.findIndex((seat) => seat === old);
		const left = [...after.seats.slice(at + 1), ...after.seats.slice(0, at)];
		const next = left.find((seat) => held(after, id, seat) === most);
		if (next !== president) wrong.push(`${id} goes to ${String(next)}, not to ${president}`);
		return wrong;
	});
}
