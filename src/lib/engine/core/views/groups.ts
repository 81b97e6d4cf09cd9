/**
 * How many companies a table can show, and how: all in rows while they fit; otherwise those that have
 * operated in one line, the current one and the next few in rows, later ones as tiles. By counts
 * alone: nothing here asks which title it is.
 */
import type { CompanyView } from './companies';
import type { PlayerView } from './players';

/** Rows of full height that fit beside player cards, chart and depot on a tablet. */
const ROOM = 9;
/** A strip of players leaves room for one more. */
const ROOM_UNDER_A_STRIP = 10;
/** In a crowd: the current company and the next four. */
const FOCUS_ROWS = 5;
/** Full cards of many players take the room of one of them. */
const FOCUS_ROWS_UNDER_FULL_CARDS = 4;
/** Small companies side by side in one row. */
export const MINORS_IN_A_ROW = 3;
/** Tiles of later companies side by side in one row. */
const TILES_IN_A_ROW = 4;

export function companyRoom(density: PlayerDensity): number {
	return density === 'strip' ? ROOM_UNDER_A_STRIP : ROOM;
}

/** Rows of full height in a crowd. */
export function focusRows(density: PlayerDensity): number {
	return density === 'dense' ? FOCUS_ROWS_UNDER_FULL_CARDS : FOCUS_ROWS;
}

export interface CompanyGroups {
	/** Too many for a row each. */
	readonly crowded: boolean;
	readonly operated: readonly CompanyView[];
	readonly rows: readonly CompanyView[];
	readonly later: readonly CompanyView[];
	/** Those for which not even tiles are left: one line of tokens. */
	readonly far: readonly CompanyView[];
	/** Minors as tiles below the rows, while there are few. */
	readonly minors: readonly CompanyView[];
	/** Nobody has started them. */
	readonly waiting: readonly CompanyView[];
}

const isMinor = (company: CompanyView) => company.kind === 'minor';

export function groupCompanies(
	companies: readonly CompanyView[],
	room: number = ROOM,
	rows: number = FOCUS_ROWS
): CompanyGroups {
	const waiting = companies.filter((company) => company.status === 'none');
	const started = companies.filter((company) => company.status !== 'none');
	const minors = started.filter(isMinor);
	const majors = started.filter((company) => !isMinor(company));
	const needed = majors.length + Math.ceil(minors.length / MINORS_IN_A_ROW);
	if (needed <= room) {
		const unowned = waiting.filter(isMinor);
		// A minor that still waits for a buyer keeps its place beside the others while there is one.
		const few = minors.length + unowned.length <= MINORS_IN_A_ROW;
		const beside = few ? companies.filter(isMinor) : minors;
		const lone = waiting.length === 1 && beside.length === 0 && needed < room;
		return {
			crowded: false,
			operated: [],
			rows: lone ? [...majors, ...waiting] : majors,
			later: [],
			far: [],
			minors: beside,
			waiting: lone ? [] : waiting.filter((company) => !beside.includes(company))
		};
	}
	return { crowded: true, ...focus(started, room, rows), minors: [], waiting };
}

function focus(
	started: readonly CompanyView[],
	room: number,
	rows: number
): Pick<CompanyGroups, 'operated' | 'rows' | 'later' | 'far'> {
	const operated = started.filter((company) => company.status === 'operated');
	const others = started.filter((company) => company.status !== 'operated');
	const byOrder = [...others].sort((a, b) => rank(a) - rank(b));
	const rest = byOrder.slice(rows);
	// One row goes to the line of those that have operated, and one to the tokens of the far ones.
	const tileRows = room - FOCUS_ROWS - 1;
	const all = rest.length <= tileRows * TILES_IN_A_ROW;
	const tiles = all ? rest.length : (tileRows - 1) * TILES_IN_A_ROW;
	return {
		operated,
		rows: byOrder.slice(0, rows),
		later: rest.slice(0, tiles),
		far: rest.slice(tiles)
	};
}

/** Those with a place in the order of play first; the rest as the title lists them. */
function rank(company: CompanyView): number {
	return company.order ?? Number.MAX_SAFE_INTEGER;
}

/** roomy: holdings with their stars. dense: smaller, more in a line. strip: holdings on tap. */
export type PlayerDensity = 'roomy' | 'dense' | 'strip';

const MOST_CARDS = 5;
/** Holdings that fit on a card in a few lines, by the number of players. */
const ROOMY: Readonly<Record<number, number>> = { 2: 18, 3: 10, 4: 7 };

export function playerDensity(players: readonly PlayerView[]): PlayerDensity {
	if (players.length > MOST_CARDS) return 'strip';
	const most = Math.max(0, ...players.map((each) => each.holdings.length + each.deeds.length));
	return most <= (ROOMY[players.length] ?? 0) ? 'roomy' : 'dense';
}
