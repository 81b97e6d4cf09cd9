/** Turns of 18MEX that the other engine settled or passed on by itself. */
import { countTrains } from '../../src/lib/engine';
import type { Table } from './adapter';
import { lateDuty } from './mex-late-duties';
import { companyId, holderOf } from './mex-names';
import { playerId } from './names';
import type { TraceLine } from './trace';

/** Runs that the other engine settled by itself: minors, and companies that did not run. */
export function settle(table: Table, line: TraceLine): void {
	for (const dividend of line.dividends ?? []) {
		const company = holderOf(table.setup, dividend.entity);
		reach(table, line, company);
		const { turn } = table.state;
		if (turn?.kind !== 'operating' || turn.company !== company || turn.settled) continue;
		if (dividend.revenue > 0) {
			const minor = table.state.companies[company]?.kind === 'minor';
			const choice = minor ? 'half' : dividend.kind === 'payout' ? 'pay' : 'withhold';
			table.act({ do: 'run', company, revenue: dividend.revenue, choice });
		} else table.act({ do: 'noRun', company });
	}
}

/** Goes on to a company's turn when the line has already settled its run. */
function reach(table: Table, line: TraceLine, company: string): void {
	for (let i = 0; i < 20; i++) {
		const { turn } = table.state;
		if (table.state.duties.length > 0 || turn === null) return;
		if (turn.kind === 'operating' && turn.company === company) {
			collectMail(table, line);
			return;
		}
		if (!advance(table, line)) return;
	}
}

function collectMail(table: Table, line: TraceLine): void {
	const { turn } = table.state;
	if (turn?.kind !== 'operating' || !turn.hadTrain || turn.mail !== null) return;
	if (table.state.companies[turn.company]?.kind === 'minor') return;
	const { company } = turn;
	const flow = (line.flows ?? []).find(
		(f) => f[3].startsWith('handle_mail') && holderOf(table.setup, f[1]) === company
	);
	table.act({ do: 'collectMail', company, amount: flow?.[2] ?? 0 });
}

const SKIPPED = /has no valid actions and passes$/;

/** All the others had nothing to do there, so that the turn has come round to the same player again. */
function goRound(table: Table, line: TraceLine): void {
	const { turn, seats } = table.state;
	const skipped = (line.log ?? []).filter((words) => SKIPPED.test(words)).length;
	if (turn?.kind !== 'stock' || !turn.acted || skipped < seats.length - 1) return;
	if (!stands(table, line)) return;
	table.act({ do: 'endTurn' });
	for (let i = 1; i < seats.length && table.state.turn?.kind === 'stock'; i++) {
		table.act({ do: 'pass', player: table.state.turn.player });
	}
}

/** Turns that the other engine passed on by itself, until ours stands where the line says. */
export function catchUp(table: Table, line: TraceLine): void {
	// NdM is asked there in the middle of the next company's turn.
	if (lateDuty(table, line) !== null) return collectMail(table, line);
	goRound(table, line);
	for (let i = 0; i < 60; i++) {
		if (table.state.finished !== null || table.state.duties.length > 0) return;
		if (stands(table, line)) {
			collectMail(table, line);
			return;
		}
		if (!advance(table, line)) return;
	}
}

function stands(table: Table, line: TraceLine): boolean {
	const { turn, round } = table.state;
	if (line.state.finished === true) return false;
	const label = line.after.round.label;
	const shift = Number(table.notes.get('shift') ?? 0);
	const [kind, id] = (line.after.active[0] ?? '').split(':');
	if (turn === null || turn.kind === 'income') return false;
	if (turn.kind === 'operating') {
		return (
			kind !== 'player' &&
			companyId(id ?? '') === turn.company &&
			label === `OR ${round.number - shift}.${round.part}`
		);
	}
	if (kind !== 'player' || playerId(table.setup, id ?? '') !== turn.player) return false;
	if (turn.kind !== 'stock') return label.startsWith('ISR');
	return label === `SR ${round.number - shift}`;
}

/** One step forward without a decision of anybody's; false when there is none. */
function advance(table: Table, line: TraceLine): boolean {
	const { turn } = table.state;
	if (turn === null || turn.kind === 'own') return false;
	// In the opening sale every pass is a line.
	if (turn.kind === 'opening' || turn.kind === 'auction') return false;
	if (turn.kind === 'income') table.act({ do: 'payIncome' });
	else if (turn.kind === 'operating') {
		collectMail(table, line);
		const trainless = countTrains(table.state, turn.company) === 0;
		table.act({ do: 'endTurn', ...(trainless ? { noRoute: true } : {}) });
	} else if (turn.acted) table.act({ do: 'endTurn' });
	else table.act({ do: 'pass', player: turn.player });
	return true;
}
