/** Markers on the chart: from price to price, under whom, on whom, and which side up. */
import type { CellId, CompanyId, Fact, State } from '$engine';
import type { CardboardLine, Change } from './cardboard';
import type { Speaker } from './speaker';

export function markerLines(change: Change): CardboardLine[] {
	const { say, before, after } = change;
	const flips = wholesaleFlips(change);
	const lines: CardboardLine[] = [];
	for (const id of inOrder(change)) {
		const was = before.companies[id];
		const now = after.companies[id];
		if (was === undefined || now === undefined) continue;
		const text = markerText(change, id, flips.has(id));
		if (text !== null) lines.push({ text, about: id });
		if (say.own.parMarkers === false || was.par === now.par) continue;
		lines.push({ text: parText(say, id, now.par), about: id });
	}
	return flips.size === 0 ? lines : [...lines, flipLine(change, [...flips])];
}

/** Companies in the order their markers move, then all others. */
function inOrder({ after, facts }: Change): readonly CompanyId[] {
	const moved = facts.flatMap((fact) => {
		const id = movedMarker(fact);
		return id === null ? [] : [id];
	});
	return [...new Set([...moved, ...Object.keys(after.companies)])];
}

function movedMarker(fact: Fact): CompanyId | null {
	return fact.t === 'markerMoved' && 'at' in fact ? fact.company : null;
}

function parText(say: Speaker, id: CompanyId, par: number | null): string {
	const company = say.company(id);
	const { cardboard } = say.words;
	return par === null
		? cardboard.parGone({ company })
		: cardboard.par({ company, amount: say.money(par) });
}

/** At the end of an operating round every marker is turned at once, each stack as one block. */
function wholesaleFlips({ say, before, after, facts }: Change): ReadonlySet<CompanyId> {
	if (say.own.operatedMarkers === 'plain') return new Set();
	const moved = new Set(facts.map(movedMarker));
	const flipped = Object.keys(after.companies).filter((id) => {
		const was = before.companies[id];
		const now = after.companies[id];
		if (!was?.spot || !now?.spot || moved.has(id)) return false;
		return was.faceDown !== now.faceDown && was.spot.cell === now.spot.cell;
	});
	return new Set(flipped.length > 1 ? flipped : []);
}

function flipLine({ say, after }: Change, ids: readonly CompanyId[]): CardboardLine {
	const companies = ids.map((id) => say.company(id)).join(', ');
	const down = ids.some((id) => after.companies[id]?.faceDown === true);
	const { cardboard } = say.words;
	return {
		text: down ? cardboard.allDown({ companies }) : cardboard.allUp({ companies }),
		about: null
	};
}

function markerText(change: Change, id: CompanyId, flippedWithOthers: boolean): string | null {
	const { say, before, after } = change;
	const was = before.companies[id]?.spot ?? null;
	const now = after.companies[id]?.spot ?? null;
	const { cardboard } = say.words;
	const company = say.company(id);
	if (now === null) {
		return was === null ? null : cardboard.markerGone({ company, from: say.money(was.price) });
	}
	const turned = flippedWithOthers ? null : turnText(change, id);
	const to = say.money(now.price);
	const neighbours = stackText(say, after, id, now.cell);
	if (was === null) return join(cardboard.markerNew({ company, to }), neighbours, turned);
	if (was.cell !== now.cell) {
		return join(cardboard.marker({ company, from: say.money(was.price), to }), neighbours, turned);
	}
	if (!restacked(change, id, now.cell) && turned === null) return null;
	return join(cardboard.markerStays({ company, at: to }), neighbours, turned);
}

/**
 * Another place among those that lay and still lie in the same cell. When two change places only the
 * one that was moved is named; without facts it is the one that goes down.
 */
function restacked({ before, after, facts }: Change, id: CompanyId, cell: CellId): boolean {
	const old = before.market[cell] ?? [];
	const now = after.market[cell] ?? [];
	const from = old.filter((each) => now.includes(each)).indexOf(id);
	const to = now.filter((each) => old.includes(each)).indexOf(id);
	if (facts.length === 0) return from < to;
	return from !== to && facts.some((fact) => movedMarker(fact) === id);
}

function join(...parts: readonly (string | null)[]): string {
	return parts.filter((part) => part !== null && part !== '').join(', ');
}

function turnText({ say, before, after }: Change, id: CompanyId): string | null {
	if (say.own.operatedMarkers === 'plain') return null;
	const down = after.companies[id]?.faceDown ?? false;
	if ((before.companies[id]?.faceDown ?? false) === down) return null;
	return down ? say.words.cardboard.turnDown : say.words.cardboard.turnUp;
}

function stackText(say: Speaker, state: State, id: CompanyId, cell: CellId): string {
	const stack = onTable(say, state, cell);
	const at = stack.indexOf(id);
	const above = stack[at - 1];
	const below = stack[at + 1];
	const { cardboard } = say.words;
	return join(
		above === undefined ? null : cardboard.under({ company: say.company(above) }),
		below === undefined ? null : cardboard.onTopOf({ company: say.company(below) })
	);
}

/**
 * A stack as it lies on the table, top first. The engine lists markers in the order in which they
 * will run; those that have operated lie face down beneath the others, the latest on top of them,
 * and only turning them over as a block brings them into that order.
 */
export function onTable(say: Speaker, state: State, cell: CellId): readonly CompanyId[] {
	const stack = state.market[cell] ?? [];
	if (say.own.operatedMarkers === 'plain') return stack;
	const down = (id: CompanyId) => state.companies[id]?.faceDown === true;
	return [...stack.filter((id) => !down(id)), ...stack.filter(down).reverse()];
}
