/**
 * Names in a state that point nowhere. The engine never writes such a name, so its invariants do
 * not look for them; a file from outside may hold any.
 */
import { cellOf, isPlace, type CellId, type State, type Title } from '$engine';

/** Sentences for engineers, one for each stray name; `initial` says which things the game has. */
export function strayNames(title: Title, initial: State, state: State): string[] {
	return [
		...strayThings(title, initial, state),
		...strayPlaces(state),
		...strayMarkers(title, state),
		...strayPlayers(state),
		...strayTurn(state)
	];
}

function has(table: object, name: string): boolean {
	return Object.hasOwn(table, name);
}

function sameKeys(a: object, b: object): boolean {
	const keys = Object.keys(a);
	return keys.length === Object.keys(b).length && keys.every((key) => has(b, key));
}

function isObject(value: unknown): value is object {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The things in the box stay the same from the first state to the last. */
function strayThings(title: Title, initial: State, state: State): string[] {
	const found: string[] = [];
	if (state.title !== title.id) found.push(`the state is one of ${state.title}`);
	for (const card of title.tables.companies) {
		if (!has(state.companies, card.id)) found.push(`company ${card.id} is missing`);
	}
	for (const card of title.tables.deeds) {
		if (!has(state.deeds, card.id)) found.push(`deed ${card.id} is missing`);
	}
	const tables = ['players', 'companies', 'deeds', 'certificates', 'cash'] as const;
	for (const table of tables) {
		if (!sameKeys(initial[table], state[table])) found.push(`the ${table} are other ones`);
	}
	// A national need not have a treasury; whether it has one is its title's business.
	const purses = Object.keys(state.companies).filter(
		(id) => state.companies[id]?.kind !== 'national'
	);
	for (const holder of [...Object.keys(state.players), ...purses]) {
		if (!has(state.cash, holder)) found.push(`${holder} has no purse`);
	}
	if (!has(state.cash, 'bank') || !has(state.cash, 'outside')) found.push('there is no bank');
	if (!title.tables.phases.some((card) => card.id === state.phase)) {
		found.push(`there is no phase ${state.phase}`);
	}
	if (!isObject(state.own) || !isObject(initial.own) || !sameKeys(initial.own, state.own)) {
		found.push(`what only ${title.id} keeps has another shape`);
	}
	return found;
}

function strayPlaces(state: State): string[] {
	const known = (place: string) => isPlace(state, place);
	const found: string[] = [];
	for (const train of state.trains) {
		if (!known(train.place)) found.push(`train ${train.id} lies in ${train.place}`);
	}
	for (const [id, deed] of Object.entries(state.deeds)) {
		if (!known(deed.place)) found.push(`deed ${id} lies in ${deed.place}`);
	}
	for (const list of Object.values(state.certificates)) {
		const ids = new Set(list.map((certificate) => certificate.id));
		if (ids.size !== list.length) found.push('two certificates share an id');
		for (const { id, place } of list) if (!known(place)) found.push(`${id} lies in ${place}`);
	}
	return found;
}

function strayMarkers(title: Title, state: State): string[] {
	const found: string[] = [];
	for (const [cell, stack] of Object.entries(state.market)) {
		// The keys of the chart are cells: the shape of a file has checked them.
		if (cellOf(title.tables.market, cell as CellId) === null) found.push(`no cell ${cell}`);
		for (const id of stack) {
			const spot = has(state.companies, id) ? state.companies[id]?.spot : null;
			if (spot?.cell !== cell) found.push(`${id} lies on ${cell} but is not there`);
		}
	}
	return found;
}

function strayPlayers(state: State): string[] {
	const named = [
		...state.seats,
		...(state.order ?? []),
		...Object.keys(state.debt),
		...Object.keys(state.round.sold),
		...Object.values(state.bids).flatMap((bids) => bids.map((bid) => bid.player)),
		...state.duties.map((duty) => duty.player),
		...[state.priority, state.round.lastActor].filter((player) => player !== null)
	];
	const found = named
		.filter((player) => !has(state.players, player))
		.map((player) => `there is no player ${player}`);
	const seats = new Set(state.seats);
	if (seats.size !== state.seats.length || seats.size !== Object.keys(state.players).length) {
		found.push('not every player has one seat');
	}
	// Bids are made on deeds, and on companies where those are auctioned.
	for (const item of Object.keys(state.bids)) {
		const known = has(state.deeds, item) || has(state.companies, item);
		if (!known) found.push(`there is no deed ${item}`);
	}
	for (const { company } of state.duties) {
		if (company !== null && !has(state.companies, company)) found.push(`no company ${company}`);
	}
	return found;
}

function strayTurn({ turn, players, companies, deeds }: State): string[] {
	switch (turn?.kind) {
		case 'opening':
		case 'stock':
			return has(players, turn.player) ? [] : [`it is the turn of ${turn.player}`];
		case 'auction':
			return has(players, turn.player) && has(players, turn.resume) && has(deeds, turn.deed)
				? []
				: ['the auction is about nothing'];
		case 'own':
			return (turn.player === null || has(players, turn.player)) &&
				(turn.company === null || has(companies, turn.company))
				? []
				: [`nobody does ${turn.step}`];
		case 'operating':
			return has(companies, turn.company) ? [] : [`it is the turn of ${turn.company}`];
		case 'income':
		case undefined:
			return [];
	}
}
