/** Taking up a game of 1822MX in the middle: piles, boxes, bids, order, loans, the NdeM, cubes. */
import {
	bidsIn,
	endField,
	filledIn,
	ownField,
	roundFields,
	seat,
	texts,
	type FieldOption,
	type FieldTable,
	type FieldValue,
	type Label,
	type PositionField,
	type PositionPolicy
} from '../../core/banker/position-fields';
import { operatingTurnFields, stockTurnFields } from '../../core/banker/turn-fields';
import type { PlayerId } from '../../core/model/ids';
import type { Bid, EndTrigger, State } from '../../core/model/state';
import { canRun } from './rules/common';
import { misplaced, PILES, type Cubes, type MxFact, type MxOwn, type PileName } from './rules/own';
import { atMoment, STATION_AUCTION, turnFields } from './turn-position';
import { concessions, majors, minors, NDEM, privates } from './tables/companies';
import { ALL_CUBES } from './tables/options';

const ids = (cards: readonly { readonly id: string }[]): FieldOption[] =>
	cards.map(({ id }) => ({ id }));

const CARDS: Readonly<Record<PileName, readonly FieldOption[]>> = {
	minors: ids(minors),
	concessions: ids(concessions),
	privates: ids(privates)
};

const PILE_NAMES: Readonly<Record<PileName, Label>> = {
	minors: { en: 'Minors', es: 'Menores' },
	concessions: { en: 'Concessions', es: 'Concesiones' },
	privates: { en: 'Privates', es: 'Privadas' }
};

const about = (pile: PileName, what: Label): Label => ({
	en: `${PILE_NAMES[pile].en}: ${what.en}`,
	es: `${PILE_NAMES[pile].es}: ${what.es}`
});

const own = (table: Pick<FieldTable, 'own'>): MxOwn => table.own as MxOwn;

/** Cards of one pile: in the boxes, in a known order below them, and the rest. */
function pileFields(pile: PileName): readonly PositionField[] {
	const part = (key: 'boxes' | 'piles' | 'hidden', label: Label, ordered: boolean) => ({
		id: `${key} ${pile}`,
		label: about(pile, label),
		shape: { kind: ordered ? ('sequence' as const) : ('several' as const), options: CARDS[pile] },
		read: (table: FieldTable) => own(table)[key][pile],
		write: <T extends FieldTable>(table: T, value: FieldValue): T => ({
			...table,
			own: { ...own(table), [key]: { ...own(table)[key], [pile]: texts(value) } }
		})
	});
	return [
		part('boxes', { en: 'bidding boxes, box 1 first', es: 'casillas, la 1 primero' }, true),
		part('piles', { en: 'pile, known cards, top first', es: 'montón, cartas vistas' }, true),
		part('hidden', { en: 'pile, order not known', es: 'montón, orden desconocido' }, false)
	];
}

/** All tokens on the items; the highest of each sets money aside. */
function tokensField(fresh: State): PositionField {
	const items = PILES.flatMap((pile) => CARDS[pile]);
	return {
		id: 'tokens',
		label: { en: 'Bidding tokens', es: 'Fichas de puja' },
		shape: {
			kind: 'each',
			keys: items,
			of: {
				kind: 'each',
				keys: ids(seats(fresh)),
				of: { kind: 'count', min: 0, max: 9995, optional: true }
			}
		},
		read: (table) =>
			Object.fromEntries(
				Object.entries(own(table).tokens).map(([item, bids]) => [
					item,
					Object.fromEntries(bids.map(({ player, amount }) => [player, amount]))
				])
			),
		write: (table, value) => {
			const tokens = tokensIn(fresh, value);
			const bids = Object.fromEntries(
				Object.entries(tokens).map(([item, list]) => [item, list.slice(-1)])
			);
			return { ...table, bids, own: { ...own(table), tokens } };
		}
	};
}

function seats(fresh: State): { readonly id: PlayerId }[] {
	return fresh.seats.map((id) => ({ id }));
}

/** A token on an item is always higher than those before it. */
function tokensIn(fresh: State, value: FieldValue): Record<string, readonly Bid[]> {
	const entered = Object.entries(bidsIn(fresh, value));
	return Object.fromEntries(
		entered.map(([item, bids]) => [item, [...bids].sort((a, b) => a.amount - b.amount)])
	);
}

function cubesField(key: 'pool' | 'map', label: Label): PositionField {
	return {
		id: `cubes ${key}`,
		label,
		shape: { kind: 'count', min: 0, max: ALL_CUBES },
		read: (table) => own(table).cubes[key],
		write: (table, value) => withCubes(table, { [key]: Number(value) })
	};
}

function withCubes<T extends FieldTable>(table: T, change: Partial<Cubes>): T {
	return { ...table, own: { ...own(table), cubes: { ...own(table).cubes, ...change } } };
}

const heldCubes: PositionField = {
	id: 'cubes held',
	label: { en: 'Builder cubes on charters', es: 'Cubos en las cartas' },
	shape: {
		kind: 'each',
		keys: ids([...majors, ...minors]),
		of: { kind: 'count', min: 0, max: ALL_CUBES }
	},
	read: (table) => own(table).cubes.held,
	write: (table, value) => withCubes(table, { held: filledIn<number>(value, () => true) })
};

function orderField(fresh: State): PositionField {
	return {
		id: 'order',
		label: { en: 'Player order', es: 'Orden de jugadores' },
		shape: { kind: 'sequence', options: ids(seats(fresh)) },
		read: ({ order }) => order,
		write: (table, value) => {
			const order = texts(value).flatMap((id) => seat(fresh, id) ?? []);
			return { ...table, order: order.length === 0 ? null : order };
		}
	};
}

function debtField(fresh: State): PositionField {
	return {
		id: 'debt',
		label: { en: 'Loans still to repay', es: 'Préstamos pendientes' },
		shape: { kind: 'each', keys: ids(seats(fresh)), of: { kind: 'count', min: 0, max: 99999 } },
		read: ({ debt }) => debt,
		write: (table, value) => ({ ...table, debt: filledIn<number>(value, () => true) })
	};
}

const ENDS: readonly { readonly trigger: EndTrigger; readonly label: Label }[] = [
	['bank', 'thisSet', 'bank, after this set', 'banco, tras esta serie'],
	['bank', 'nextOperatingRound', 'bank, after the next rounds', 'banco, tras las próximas rondas'],
	['price', 'thisOperatingRound', 'price, after this round', 'precio, tras esta ronda'],
	['price', 'nextOperatingRound', 'price, after the next round', 'precio, tras la próxima ronda']
].map(([reason = '', stops = '', en = '', es = '']) => ({
	// The four ways in which the end is called by the rules of 1.3.1.
	trigger: { reason, stops: stops as EndTrigger['stops'] },
	label: { en, es }
}));

/** The facts that set cards, tokens, stations and cubes right. */
function ownFacts(from: unknown, to: unknown): readonly MxFact[] {
	// Both are the own part of this title, the second written by the fields above.
	const [before, after] = [from as MxOwn, to as MxOwn];
	const facts: MxFact[] = [];
	for (const pile of PILES) {
		const [known, hidden] = [after.piles[pile], after.hidden[pile]];
		if (!alike(before.piles[pile], known) || !alike(before.hidden[pile], hidden)) {
			facts.push({ t: 'own.pileSet', pile, known, hidden });
		}
		const cards = after.boxes[pile];
		if (!alike(before.boxes[pile], cards)) facts.push({ t: 'own.boxesSet', pile, cards });
	}
	for (const item of new Set([...Object.keys(before.tokens), ...Object.keys(after.tokens)])) {
		if (alike(before.tokens[item], after.tokens[item])) continue;
		if (before.tokens[item] !== undefined) facts.push({ t: 'own.tokensReturned', item });
		for (const { player, amount } of after.tokens[item] ?? []) {
			facts.push({ t: 'own.tokenPlaced', item, player, from: null, to: amount });
		}
	}
	if (before.ndem !== after.ndem) facts.push({ t: 'own.ndem', from: before.ndem, to: after.ndem });
	for (const station of before.stations) {
		if (!after.stations.includes(station)) facts.push({ t: 'own.stationRemoved', station });
	}
	for (const station of after.stations) {
		if (!before.stations.includes(station)) facts.push({ t: 'own.stationPlaced', station });
	}
	for (const company of before.destinations) {
		if (!after.destinations.includes(company)) {
			facts.push({ t: 'own.destinationRemoved', company });
		}
	}
	for (const company of after.destinations) {
		if (!before.destinations.includes(company)) {
			facts.push({ t: 'own.destinationPlaced', company });
		}
	}
	if (before.mexicoCity !== after.mexicoCity) {
		facts.push({ t: 'own.mexicoCity', from: before.mexicoCity, to: after.mexicoCity });
	}
	if (!alike(before.cubes, after.cubes)) {
		facts.push({ t: 'own.cubes', from: before.cubes, to: after.cubes });
	}
	if (!alike(before.turn, after.turn)) facts.push({ t: 'own.turnNoted', to: after.turn });
	if (!alike(before.auction, after.auction)) facts.push({ t: 'own.auction', to: after.auction });
	return facts;
}

const alike = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const position: PositionPolicy = {
	grows: [NDEM],
	ownFacts,
	misplaced,
	moments: [
		{
			id: 'income',
			round: 'operating',
			actor: 'none',
			label: { en: 'Income is about to be paid', es: 'Falta pagar los ingresos' }
		},
		{
			id: STATION_AUCTION,
			round: 'operating',
			actor: 'player',
			company: NDEM,
			paidOut: true,
			label: { en: 'The NdeM’s stations are auctioned', es: 'Se subastan las estaciones de NdeM' }
		}
	],
	hadTrain: canRun,
	atMoment,
	fields: (fresh) => [
		...stockTurnFields(fresh),
		...operatingTurnFields(fresh),
		...turnFields(fresh),
		orderField(fresh),
		...PILES.flatMap(pileFields),
		tokensField(fresh),
		debtField(fresh),
		ownField<MxOwn, 'ndem'>(
			'ndem',
			{ en: 'The NdeM', es: 'La NdeM' },
			{
				kind: 'choice',
				options: [
					{ id: 'open', label: { en: 'operates', es: 'opera' } },
					{ id: 'due', label: { en: 'is privatized next', es: 'se privatiza después' } },
					{
						id: 'closing',
						label: { en: 'its stations are auctioned', es: 'se subastan sus estaciones' }
					},
					{ id: 'closed', label: { en: 'has been privatized', es: 'se ha privatizado' } }
				]
			}
		),
		ownField<MxOwn, 'stations'>(
			'stations',
			{ en: 'NdeM stations in homes of', es: 'Estaciones de NdeM en las sedes de' },
			{ kind: 'several', options: CARDS.minors }
		),
		ownField<MxOwn, 'destinations'>(
			'destinations',
			{ en: 'Destination tokens placed', es: 'Fichas de destino colocadas' },
			{ kind: 'several', options: ids(majors) }
		),
		ownField<MxOwn, 'mexicoCity'>(
			'mexicoCity',
			{ en: 'Upgrades of Mexico City', es: 'Mejoras de Ciudad de México' },
			{ kind: 'count', min: 0, max: 4 }
		),
		cubesField('pool', { en: 'Builder cubes left', es: 'Cubos disponibles' }),
		cubesField('map', { en: 'Builder cubes on the map', es: 'Cubos en el mapa' }),
		heldCubes,
		endField(ENDS),
		...roundFields(fresh)
	]
};
