/**
 * How many companies a table can show, and how: all in rows while they fit; otherwise those that have
 * operated in one line, the current one and the next few in rows, later ones as tiles. By counts
 * alone: nothing here asks which title it is.
 */
import type { CompanyView } from './companies';
import type { PlayerView } from './players';

/** Rows of full height that fit beside players, chart and depot on a tablet. */
const MOST_ROWS = 9;
/** In a crowd: the current company and the next four. */
const FOCUS_ROWS = 5;
/** Small companies side by side in one row. */
export const MINORS_IN_A_ROW = 3;

export interface CompanyGroups {
	/** Too many for a row each. */
	readonly crowded: boolean;
	readonly operated: readonly CompanyView[];
	readonly rows: readonly CompanyView[];
	readonly later: readonly CompanyView[];
	/** Minors as tiles below the rows, while there are few. */
	readonly minors: readonly CompanyView[];
	/** Nobody has started them. */
	readonly waiting: readonly CompanyView[];
}

const isMinor = (company: CompanyView) => company.kind === 'minor';

export function groupCompanies(companies: readonly CompanyView[]): CompanyGroups {
	const waiting = companies.filter((company) => company.status === 'none');
	const started = companies.filter((company) => company.status !== 'none');
	const minors = started.filter(isMinor);
	const majors = started.filter((company) => !isMinor(company));
	const needed = majors.length + Math.ceil(minors.length / MINORS_IN_A_ROW);
	if (needed <= MOST_ROWS) {
		const unowned = waiting.filter(isMinor);
		// A minor that still waits for a buyer keeps its place beside the others while there is one.
		const few = minors.length + unowned.length <= MINORS_IN_A_ROW;
		const beside = few ? companies.filter(isMinor) : minors;
		const lone = waiting.length === 1 && beside.length === 0 && needed < MOST_ROWS;
		return {
			crowded: false,
			operated: [],
			rows: lone ? [...majors, ...waiting] : majors,
			later: [],
			minors: beside,
			waiting: lone ? [] : waiting.filter((company) => !beside.includes(company))
		};
	}
	return { crowded: true, ...focus(started), minors: [], waiting };
}

function focus(started: readonly CompanyView[]): Pick<CompanyGroups, 'operated' | 'rows' | 'later'> {
	const operated = started.filter((company) => company.status === 'operated');
	const others = started.filter((company) => company.status !== 'operated');
	const byOrder = [...others].sort((a, b) => rank(a) - rank(b));
	return { operated, rows: byOrder.slice(0, FOCUS_ROWS), later: byOrder.slice(FOCUS_ROWS) };
}

/** Those with a place in the order of play first; the rest as the title lists them. */
function rank(company: CompanyView): number {
	return company.order ?? Number.MAX_SAFE_INTEGER;
}

/** roomy: holdings with their stars. dense: smaller, more in a line. strip: holdings on tap. */
export type PlayerDensity = 'roomy' | 'dense' | 'strip';

const MOST_CARDS = 5;
/** Holdings that fit on a card in three lines, by the number of players. */
const ROOMY: Readonly<Record<number, number>> = { 2: 15, 3: 9, 4: 6 };

export function playerDensity(players: readonly PlayerView[]): PlayerDensity {
	if (players.length > MOST_CARDS) return 'strip';
	const most = Math.max(0, ...players.map((each) => each.holdings.length + each.deeds.length));
	return most <= (ROOMY[players.length] ?? 0) ? 'roomy' : 'dense';
}
