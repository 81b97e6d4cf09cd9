/** The NdM merger of 18MEX: offers, the forced choice, exchange tokens. */
import type { Table } from './adapter';
import { companyId, entityCompany } from './mex-names';
import { need, stepOf } from './names';
import type { TraceLine, TraceState } from './trace';

export function merge(table: Table, line: TraceLine): void {
	const company = companyId(need(line.action.corporation, 'the company'));
	const duty = need(table.state.duties[0], 'the merger');
	if (duty.kind === 'mergerChoice') {
		const choose = { do: 'own.chooseMerger', player: duty.player, company } as const;
		table.act(choose);
		return;
	}
	passOffersBefore(table, company);
	const player = need(table.state.duties[0], 'the offer').player;
	const answer = { do: 'own.answerMerger', player, company } as const;
	table.act(answer);
}

/** There every company is asked; here a president answers once for all of his. */
export function declineMerger(table: Table, line: TraceLine): void {
	const declined = (table.notes.get('declined') as Set<string> | undefined) ?? new Set<string>();
	declined.add(entityCompany(line));
	table.notes.set('declined', declined);
	const duty = table.state.duties[0];
	if (duty && duty.choices.every((id) => declined.has(id))) {
		const decline = { do: 'own.answerMerger', player: duty.player, company: null } as const;
		table.act(decline);
	}
}

function passOffersBefore(table: Table, company: string): void {
	for (let i = 0; i < 6; i++) {
		const duty = table.state.duties[0];
		if (duty?.kind !== 'mergerOffer' || duty.choices.includes(company)) return;
		const decline = { do: 'own.answerMerger', player: duty.player, company: null } as const;
		table.act(decline);
	}
}

/** There NdM's president declines the others one by one; here he names the one that merges. */
export function chooseByRefusals(table: Table, line: TraceLine): void {
	const duty = table.state.duties.find((each) => each.kind === 'mergerChoice');
	const closed = (line.state.closed?.['corps'] ?? []).map(companyId);
	const company = duty?.choices.find((id) => closed.includes(id));
	if (duty === undefined || company === undefined) return;
	const choose = { do: 'own.chooseMerger', player: duty.player, company } as const;
	table.act(choose);
}

/** 10% certificates are given first there, so the new president of NdM never gives his 5% ones. */
export function answerMakeUp(table: Table): void {
	// What is given in the last act of a game changes nothing any more.
	if (table.state.finished !== null) return;
	for (let i = 0; i < 4; i++) {
		const duty = table.state.duties.find((each) => each.kind === 'makeUp');
		if (duty === undefined) return;
		const makeUp = { do: 'own.makeUp', player: duty.player, halves: false } as const;
		table.act(makeUp);
	}
}

const stations = (state: TraceState): number => state.corps['NdM']?.tokens_on.length ?? 0;
const BEFORE = 'stations before the merger';

/** Exchange tokens on the map so far, while NdM's president still has to say where the other goes. */
export function exchanged(table: Table, state: TraceState): number {
	return stations(state) - Number(table.notes.get(BEFORE) ?? stations(state));
}

/** With NdM's own home station, which lies there from its first turn on, also if that begins just now. */
function stationsBefore(table: Table): number {
	const lay = stations(table.previous);
	const home = (table.state.companies['NdM']?.tokens.placed ?? 0) > 0 ? 1 : 0;
	return Math.max(lay, home);
}

/** How many exchange tokens came to lie on the map is seen from NdM's stations. */
export function answerExchange(table: Table, line: TraceLine): void {
	const duty = table.state.duties.find((each) => each.kind === 'exchangeTokens');
	if (duty === undefined) return;
	if (!table.notes.has(BEFORE)) table.notes.set(BEFORE, stationsBefore(table));
	// He chooses one of several stations; the line after this says which.
	if (stepOf(line.after) === 'Assign') return;
	// The merger of the last company to operate may end the game, and then nothing more is placed.
	if (table.state.finished !== null) return;
	const placed = Math.min(duty.count, Math.max(0, exchanged(table, line.state)));
	const exchange = { do: 'own.placeExchange', player: duty.player, placed } as const;
	table.act(exchange);
}
