/** What only 1822MX has on the table when it is put away: boxes with their bids, piles, the NdeM, cubes. */
import { mxViews, type Language, type State } from '$engine';
import { packGroup, type PackGroup, type TitlePacking } from '$lib/text/packing';
import type { Speaker } from '$lib/text/speaker';
import { tokenOf } from './items';

const sentences = {
	en: {
		order: 'Order cards',
		boxes: {
			minors: 'Boxes of minors, with bidding tokens',
			concessions: 'Boxes of concessions, with bidding tokens',
			privates: 'Boxes of privates, with bidding tokens'
		},
		empty: 'empty',
		noBid: 'no bid',
		piles: {
			minors: 'Pile of minors',
			concessions: 'Pile of concessions',
			privates: 'Pile of privates'
		},
		topFirst: (cards: string) => `top first: ${cards}`,
		unknown: (cards: string) => `below, in unknown order: ${cards}`,
		ndem: 'NdeM',
		stage: {
			open: 'operates',
			due: 'is privatized next',
			closing: 'its stations are auctioned',
			closed: 'closed'
		},
		stations: (list: string) => `stations: ${list}`,
		block: (station: string, who: string, amount: string) =>
			`on the block: ${station}, ${who} ${amount}`,
		opener: (who: string) => `${who} may put a station up`,
		city: 'Mexico City',
		colors: ['not built', 'yellow', 'green', 'brown', 'gray'],
		destinations: 'Destination tokens on the map',
		cubes: 'Builder cubes',
		pool: (count: number) => `in the supply: ${count}`,
		map: (count: number) => `on the map: ${count}`
	},
	es: {
		order: 'Cartas de orden',
		boxes: {
			minors: 'Casillas de menores, con fichas de puja',
			concessions: 'Casillas de concesiones, con fichas de puja',
			privates: 'Casillas de privadas, con fichas de puja'
		},
		empty: 'vacía',
		noBid: 'sin pujas',
		piles: {
			minors: 'Montón de menores',
			concessions: 'Montón de concesiones',
			privates: 'Montón de privadas'
		},
		topFirst: (cards: string) => `de arriba abajo: ${cards}`,
		unknown: (cards: string) => `debajo, en orden desconocido: ${cards}`,
		ndem: 'NdeM',
		stage: {
			open: 'opera',
			due: 'se privatiza a continuación',
			closing: 'se subastan sus estaciones',
			closed: 'cerrada'
		},
		stations: (list: string) => `estaciones: ${list}`,
		block: (station: string, who: string, amount: string) =>
			`en subasta: ${station}, ${who} ${amount}`,
		opener: (who: string) => `${who} puede sacar una estación`,
		city: 'Ciudad de México',
		colors: ['sin construir', 'amarilla', 'verde', 'marrón', 'gris'],
		destinations: 'Fichas de destino en el mapa',
		cubes: 'Cubos de obra',
		pool: (count: number) => `en la reserva: ${count}`,
		map: (count: number) => `en el mapa: ${count}`
	}
} as const satisfies Record<Language, unknown>;

const PILES = ['minors', 'concessions', 'privates'] as const;

type Texts = (typeof sentences)[Language];

/** Below a heading that says what they are, concessions go by their companies. */
const item = (say: Speaker, id: string): string =>
	say.state.companies[id] === undefined ? tokenOf(id) : say.company(id);

function boxGroups(say: Speaker, t: Texts): PackGroup[] {
	const boxes = mxViews.boxViews(say.state);
	return PILES.map((pile) =>
		packGroup(
			`box-${pile}`,
			t.boxes[pile],
			boxes[pile].map(({ number, item: card, bids }) => {
				if (card === null) return `${number}. ${t.empty}`;
				const tokens = bids.map(
					({ player, amount }) => `${say.holder(player)} ${say.money(amount)}`
				);
				return `${number}. ${item(say, card)}: ${tokens.length === 0 ? t.noBid : tokens.join(', ')}`;
			})
		)
	);
}

function pileGroups(say: Speaker, t: Texts): PackGroup[] {
	return mxViews.pileViews(say.state).map(({ pile, known, hidden }) => {
		const names = (cards: readonly string[]) => cards.map((card) => item(say, card)).join(', ');
		return packGroup(`pile-${pile}`, t.piles[pile], [
			...(known.length === 0 ? [] : [t.topFirst(names(known))]),
			...(hidden.length === 0 ? [] : [t.unknown(names(hidden))])
		]);
	});
}

function ndemGroup(say: Speaker, t: Texts): PackGroup {
	const { stage, stations, auction } = mxViews.ndemView(say.state);
	const list = stations.map(({ minor, home }) => `${minor} (${home})`).join(', ');
	const block = auction?.item ?? null;
	return packGroup('ndem', t.ndem, [
		t.stage[stage],
		...(list === '' ? [] : [t.stations(list)]),
		...(block === null
			? []
			: [t.block(block.station, say.holder(block.high.player), say.money(block.high.amount))]),
		...(auction !== null && block === null ? [t.opener(say.holder(auction.opener))] : [])
	]);
}

/** Cubes and destination tokens lie on charters and on the map. */
function mapGroups(say: Speaker, t: Texts): PackGroup[] {
	const ids = Object.keys(say.state.companies);
	const assets = ids.map((id) => ({ id, ...mxViews.assetsView(say.state, id) }));
	const any = assets[0];
	if (any === undefined) return [];
	const placed = assets.filter(({ destination }) => destination).map(({ id }) => say.company(id));
	const held = assets.filter(({ cubes }) => cubes.own > 0);
	return [
		packGroup('city', t.city, [t.colors[any.mexicoCity] ?? String(any.mexicoCity)]),
		packGroup('destinations', t.destinations, placed.length === 0 ? [] : [placed.join(', ')]),
		packGroup('cubes', t.cubes, [
			t.pool(any.cubes.pool),
			t.map(any.cubes.map),
			...held.map(({ id, cubes }) => `${say.company(id)}: ${cubes.own}`)
		])
	];
}

const laidOut = (state: State): boolean =>
	mxViews.pileViews(state).some(({ known, hidden }) => known.length + hidden.length > 0) ||
	PILES.some((pile) => mxViews.boxViews(state)[pile].some((box) => box.item !== null));

export const packing: TitlePacking = {
	tellsCards: true,
	groups(say) {
		const t = sentences[say.words.language];
		const order = mxViews
			.bidderViews(say.state)
			.map(({ card, player }) => `${card}. ${say.holder(player)}`);
		return [
			packGroup('order', t.order, order),
			...(laidOut(say.state) ? [...boxGroups(say, t), ...pileGroups(say, t)] : []),
			ndemGroup(say, t),
			...mapGroups(say, t)
		];
	}
};
