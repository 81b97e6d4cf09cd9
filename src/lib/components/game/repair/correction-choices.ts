/** What a correction can name: holders, places, things that are alike lying together, turns. */
import {
	certificatesOf,
	freshOperatingTurn,
	freshStockTurn,
	laysMoneyApart,
	trainsAt,
	type CompanyId,
	type Place,
	type State,
	type Turn
} from '$engine';
import type { Speaker, Thing } from '$lib/text';

/** One chip of a picker. */
export interface Pickable {
	readonly id: string;
	readonly label: string;
	/** The company or private whose token is drawn. */
	readonly token: string | null;
}

const openCompanies = (state: State): CompanyId[] =>
	Object.keys(state.companies).filter((id) => state.companies[id]?.closed === false);

/** Bank, players, then companies with a treasury: all whose money lies on the table. */
export function countedHolders(say: Speaker): Pickable[] {
	const { state } = say;
	return [
		{ id: 'bank', label: say.words.header.bank, token: null },
		...state.seats.map((id) => ({ id, label: say.holder(id), token: null })),
		...openCompanies(state)
			.filter((id) => id in state.cash)
			.filter((id) => state.companies[id]?.floated === true || (state.cash[id] ?? 0) > 0)
			.map((id) => ({ id, label: id, token: id }))
	];
}

/** The same and the outside, where it holds anything or the title lays money apart there. */
export function holders(say: Speaker): Pickable[] {
	const { title, state } = say;
	const outside = (state.cash['outside'] ?? 0) !== 0 || laysMoneyApart(title, state);
	const apart = { id: 'outside', label: say.holder('outside'), token: null };
	return [...countedHolders(say), ...(outside ? [apart] : [])];
}

/** Where a certificate, train or private can lie. */
export function places(say: Speaker, companies: readonly CompanyId[], thing?: Thing): Pickable[] {
	const named: Place[] = ['offering', 'pool', 'reserve', 'removed'];
	return [
		// No player keeps a train.
		...(thing?.kind === 'train' ? [] : players(say)),
		...companies.map((id) => ({ id, label: id, token: id })),
		...named.map((id) => ({ id, label: say.place(id, thing), token: null }))
	];
}

export function players({ state, holder }: Speaker): Pickable[] {
	return state.seats.map((id) => ({ id, label: holder(id), token: null }));
}

export function companies(say: Speaker, kind: 'shares' | 'all' = 'all'): Pickable[] {
	return openCompanies(say.state)
		.filter((id) => kind === 'all' || certificatesOf(say.state, id).length > 0)
		.map((id) => ({ id, label: id, token: id }));
}

/** Certificates of one size at one place are alike: the first stands for all. */
export function certificates(say: Speaker, company: CompanyId): Pickable[] {
	return alike(
		certificatesOf(say.state, company).map((certificate) => ({
			id: certificate.id,
			label: `${say.share(company, certificate)}, ${say.place(certificate.place, { kind: 'share', company })}`
		}))
	);
}

/** Trains that can change hands, those in use first. */
export function trains(say: Speaker): Pickable[] {
	const cards = say.state.trains.filter((train) => !train.builtIn);
	const inUse = (place: Place) => (place === 'offering' || place === 'removed' ? 1 : 0);
	return alike(
		[...cards]
			.sort((a, b) => inUse(a.place) - inUse(b.place))
			.map(({ id, type, place }) => ({
				id,
				label: `${say.train(type)}, ${say.depot(place, type)}`
			}))
	);
}

export function deeds(say: Speaker): Pickable[] {
	return say.title.tables.deeds.map(({ id }) => ({
		id,
		label: say.place(say.state.deeds[id]?.place ?? 'removed', { kind: 'deed' }),
		token: id
	}));
}

function alike(items: readonly { readonly id: string; readonly label: string }[]): Pickable[] {
	const counts = new Map<string, number>();
	for (const { label } of items) counts.set(label, (counts.get(label) ?? 0) + 1);
	const seen = new Set<string>();
	return items.flatMap(({ id, label }) => {
		if (seen.has(label)) return [];
		seen.add(label);
		const count = counts.get(label) ?? 1;
		return [{ id, label: count > 1 ? `${label} (${count})` : label, token: null }];
	});
}

/**
 * A turn from its beginning: nothing sold, nothing run. What is on beside ordinary turns, such as an opening
 * sale or an auction, goes on with whoever is named.
 */
export function turnOf(state: State, who: string): Turn | null {
	const player = state.seats.find((id) => id === who);
	if (player !== undefined) {
		const { round, turn } = state;
		const special = turn !== null && 'player' in turn && turn.kind !== 'stock';
		if (special && round.kind === 'stock') return turn.player === null ? null : { ...turn, player };
		return freshStockTurn(player);
	}
	if (state.companies[who] === undefined) return null;
	return freshOperatingTurn(who, trainsAt(state, who).length > 0);
}
