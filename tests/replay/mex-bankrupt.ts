/** A bankruptcy of 18MEX: there everything is sold in the same line; here each sale is an entry. */
import {
	decide,
	percentAt,
	presidentOf,
	type Action,
	type Correction,
	type PlayerId
} from '../../src/lib/engine';
import { ordinary } from '../../src/lib/engine/core/certificates/holdings';
import type { Table } from './adapter';
import { bookDeparture, correct } from './departure';
import { sellBesideHalves } from './mex-beside';
import { BANKRUPT_WITH_SHARES, HALF_FOR_A_SPLIT, HALVES_NEVER_DROP } from './mex-departures';
import { bookUncounted } from './mex-counted';
import { answerMakeUp } from './mex-merger';
import { companyId } from './mex-names';
import { keepHalf, needHeir, whereItLay } from './mex-shares';
import { need, playerId } from './names';
import type { TraceLine } from './trace';

export function goBankrupt(table: Table, line: TraceLine): void {
	const player = bankruptPlayer(table, line);
	const id = String(table.setup.players[Number(player.slice(1)) - 1]?.id ?? '');
	const held = table.previous.players[id]?.shares ?? {};
	const left = line.state.players[id]?.shares ?? {};
	for (const corp of inOrder(line, Object.keys(held))) {
		const before = table.state;
		sellAll(table, player, companyId(corp), (held[corp] ?? 0) - (left[corp] ?? 0));
		keepHalf(table, line, before, corp);
	}
	const kept = keptHalves(table, player);
	if (kept.length > 0) bookDeparture(table, BANKRUPT_WITH_SHARES, kept.map(aside));
	table.act({ do: 'declareBankrupt', player });
	if (kept.length > 0) correct(table, BANKRUPT_WITH_SHARES, kept);
}

/** Companies in the order in which they were sold, which is that of their markers' steps. */
function inOrder(line: TraceLine, corps: readonly string[]): string[] {
	// A step without the name of a company says nothing about the order.
	const moved = (line.moves ?? []).map((move) => (move as { readonly corp?: string }).corp ?? '');
	return [...new Set([...moved, ...corps])].filter((corp) => corps.includes(corp));
}

/** There the 10% certificates go first, with the president's own; then each 5% by itself, which drops no row. */
function sellAll(table: Table, player: PlayerId, company: string, sold: number): void {
	const mine = ordinary(table.state, company, player, 10).length;
	const tens = Math.min(Math.floor(sold / 10), mine + (gives(table, player, company) ? 2 : 0));
	if (tens > mine) needHeir(table, company, player, 10 * tens);
	const sale = { do: 'sellForTrain', player, company, percent: 10 * tens } as const;
	if (tens > 0) sellBesideHalves(table, sale, tens);
	answerMakeUp(table);
	for (let rest = sold - 10 * tens; rest > 0; rest -= 5) {
		if (!giveBackHalf(table, player, company)) sellHalf(table, player, company);
	}
}

/** There a president's certificate is sold as soon as somebody else has as much. */
function gives({ state }: Table, player: PlayerId, company: string): boolean {
	if (presidentOf(state, company) !== player) return false;
	return state.seats.some((seat) => seat !== player && percentAt(state, company, seat) >= 20);
}

/** He has no 5% to sell: half of his president's certificate came back as one. */
function giveBackHalf(table: Table, player: PlayerId, company: string): boolean {
	const [half] = ordinary(table.state, company, 'pool', 5);
	const [ten] = ordinary(table.state, company, player, 10);
	if (ordinary(table.state, company, player, 5).length > 0 || !half || !ten) return false;
	const move = (certificate: string, to: PlayerId | 'pool') =>
		({ kind: 'certificate', company, certificate, to }) as const;
	bookUncounted(table, HALF_FOR_A_SPLIT, [move(ten.id, 'pool'), move(half.id, player)]);
	return true;
}

function sellHalf(table: Table, player: PlayerId, company: string): void {
	const before = table.state;
	table.act({ do: 'sellForTrain', player, company, percent: 5, halves: 1 });
	const was = before.companies[company]?.spot;
	if (!was || table.state.companies[company]?.spot?.cell === was.cell) return;
	bookDeparture(table, HALVES_NEVER_DROP, [whereItLay(before, company, was.cell)]);
}

function bankruptPlayer(table: Table, line: TraceLine): PlayerId {
	const { entity, entity_type } = line.action;
	if (entity_type === 'player') return playerId(table.setup, entity);
	return need(table.title.controller(table.state, companyId(String(entity))), 'the president');
}

type Lies = Extract<Correction, { readonly kind: 'certificate' }>;
const aside = (lies: Lies): Lies => ({ ...lies, to: 'reserve' });

/**
 * What our rules still ask him to sell, 5% or with change, where it lies; it lies aside while he
 * declares. If he presides, the others' certificates do so too: nobody could take over from him.
 */
function keptHalves(table: Table, player: PlayerId): Lies[] {
	const { state } = table;
	const declare: Action = { do: 'declareBankrupt', player };
	const refused = decide(table.title.rules, state, declare);
	if (refused.ok || !refused.refusals.every((each) => each.code === 'can-still-sell')) return [];
	return Object.entries(state.certificates)
		.filter(([, list]) => list.some((each) => each.percent === 5))
		.flatMap(([company, list]) => {
			const lie = (place: string): Lies[] =>
				list
					.filter((each) => each.place === place && !each.president)
					.map(({ id }) => ({ kind: 'certificate', company, certificate: id, to: place }));
			const others = state.seats.filter((seat) => seat !== player);
			const heirs = presidentOf(state, company) === player ? others : [];
			return [...heirs, player].flatMap(lie);
		});
}
