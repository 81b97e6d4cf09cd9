/**
 * What hands move in 1822MX beside money, markers and certificates: cards into boxes, minors that turn
 * into NdeM stations, destination tokens, cubes, Mexico City, bidding tokens. A difference of two
 * tables, so that it says the way back too.
 */
import { mxViews, type State } from '$engine';
import type { Speaker } from '$lib/text/speaker';
import type { OwnCardboard } from '$lib/text/title-words';
import { nameOf } from './items';

const PILES = ['minors', 'concessions', 'privates'] as const;
type PileName = (typeof PILES)[number];

export interface CardboardWords {
	readonly boxes: (p: { pile: PileName; cards: string }) => string;
	readonly noBoxes: (p: { pile: PileName }) => string;
	readonly station: (p: { minor: string; home: string }) => string;
	readonly stationGone: (p: { minor: string; home: string }) => string;
	readonly destination: (p: { company: string }) => string;
	readonly destinationBack: (p: { company: string }) => string;
	readonly mexicoCity: (p: { level: number }) => string;
	readonly cubes: (p: { pool: number; map: number }) => string;
	readonly tokensBack: string;
	readonly bidToken: (p: { item: string; player: string; amount: string }) => string;
	readonly bidTokenOff: (p: { item: string; player: string }) => string;
	/** A private's card that becomes a train is one card, turned over. */
	readonly turned: (p: { deed: string; from: string; to: string; train: string }) => string;
	readonly turnedBack: (p: { deed: string; from: string; to: string }) => string;
	/** Stations that nobody bought block their cities until the end. */
	readonly ndemGone: (p: { stations: string }) => string;
	readonly ndemBack: string;
}

const NDEM = 'NdeM';

/** The NdeM share on the back of a minor's card. */
const shareOf = (minor: string): string => `NdeM-${minor}`;

function mxCardboard(words: CardboardWords) {
	return (say: Speaker, before: State, after: State): OwnCardboard => {
		const [was, now] = [mxViews.tableCards(before), mxViews.tableCards(after)];
		const gained = now.stations.filter((minor) => !was.stations.includes(minor));
		const lost = was.stations.filter((minor) => !now.stations.includes(minor));
		const at = (minor: string) => ({ minor, home: homeOf(say, minor) });
		const placed = now.destinations.filter((id) => !was.destinations.includes(id));
		const taken = was.destinations.filter((id) => !now.destinations.includes(id));
		const turned = turnedCards(say, words, before, after);
		const cubes = was.cubes.pool !== now.cubes.pool || was.cubes.map !== now.cubes.map;
		return {
			lines: [
				...turned.lines,
				...gained.map((minor) => words.station(at(minor))),
				...lost.map((minor) => words.stationGone(at(minor))),
				...placed.map((company) => words.destination({ company })),
				...taken.map((company) => words.destinationBack({ company })),
				...(was.mexicoCity === now.mexicoCity ? [] : [words.mexicoCity({ level: now.mexicoCity })]),
				...(cubes ? [words.cubes(now.cubes)] : []),
				...tokenLines(say, words, before, after),
				...boxLines(words, was.boxes, now.boxes)
			],
			covers: new Set([
				...turned.covers,
				...[...gained, ...lost].flatMap((minor) => [minor, shareOf(minor)])
			]),
			companies: ndemCharter(words, before, after)
		};
	};
}

/** Where a private leaves the game while its train comes in, hands only turn its card over. */
function turnedCards(say: Speaker, words: CardboardWords, before: State, after: State) {
	const lines: string[] = [];
	const covers: string[] = [];
	for (const deed of Object.keys(after.deeds)) {
		const was = mxViews.cardTrain(before, deed);
		const now = mxViews.cardTrain(after, deed);
		const from = before.deeds[deed]?.place;
		const to = after.deeds[deed]?.place;
		if (was === null || now === null || from === undefined || to === undefined) continue;
		const name = say.deed(deed);
		if (was.place === 'reserve' && now.place !== 'reserve') {
			const train = say.train(now.type);
			const where = { from: say.place(from, { kind: 'deed' }), to: say.depot(now.place, now.type) };
			lines.push(words.turned({ deed: name, ...where, train }));
		} else if (was.place !== 'reserve' && now.place === 'reserve') {
			const where = { from: say.depot(was.place, was.type), to: say.place(to, { kind: 'deed' }) };
			lines.push(words.turnedBack({ deed: name, ...where }));
		} else continue;
		covers.push(deed, now.id);
	}
	return { lines, covers };
}

/** The charter goes; stations that were not sold stay where they are (6.22.5). */
function ndemCharter(words: CardboardWords, before: State, after: State) {
	const closed = after.companies[NDEM]?.closed ?? false;
	if ((before.companies[NDEM]?.closed ?? false) === closed) return new Map<string, string[]>();
	const stations = mxViews.tableCards(after).stations.join(', ');
	return new Map([[NDEM, [closed ? words.ndemGone({ stations }) : words.ndemBack]]]);
}

interface Lying {
	readonly item: string;
	readonly player: string;
	readonly amount: number;
}

const lying = (state: State): Lying[] =>
	Object.entries(mxViews.tableCards(state).tokens).flatMap(([item, bids]) =>
		bids.map((bid) => ({ item, ...bid }))
	);

/**
 * A hand that bids has put its token there itself. What is told is what comes off, all that a change of
 * the past makes of it, and what lay there when a round that was over begins again.
 */
function tokenLines(say: Speaker, words: CardboardWords, before: State, after: State): string[] {
	const [was, now] = [lying(before), lying(after)];
	if (was.length > 0 && now.length === 0) return [words.tokensBack];
	const same = (a: Lying) => (b: Lying) => a.item === b.item && a.player === b.player;
	const told = ({ item, player }: Lying) => ({
		item: nameOf(say, item),
		player: say.holder(player)
	});
	const off = was.filter((token) => !now.some(same(token)));
	const put = now.filter((token) => was.find(same(token))?.amount !== token.amount);
	const lowered = put.some((token) => token.amount < (was.find(same(token))?.amount ?? 0));
	const again = before.round.kind === 'operating' && after.round.kind === 'stock';
	if (off.length === 0 && !lowered && !again) return [];
	return [
		...off.map((token) => words.bidTokenOff(told(token))),
		...put.map((token) => words.bidToken({ ...told(token), amount: say.money(token.amount) }))
	];
}

type Boxes = Readonly<Record<PileName, readonly string[]>>;

function boxLines(words: CardboardWords, was: Boxes, now: Boxes): string[] {
	return PILES.filter((pile) => was[pile].join() !== now[pile].join()).map((pile) =>
		now[pile].length === 0
			? words.noBoxes({ pile })
			: words.boxes({ pile, cards: now[pile].map((card) => card.replace('C-', '')).join(', ') })
	);
}

function homeOf(say: Speaker, minor: string): string {
	return say.title.tables.companies.find((card) => card.id === minor)?.home ?? minor;
}

const COLORS_EN = ['unbuilt', 'yellow', 'green', 'brown', 'gray'];
const COLORS_ES = ['sin construir', 'amarilla', 'verde', 'marrón', 'gris'];
const BOXES_EN = { minors: 'Minors', concessions: 'Concessions', privates: 'Privates' } as const;
const BOXES_ES = { minors: 'Menores', concessions: 'Concesiones', privates: 'Privadas' } as const;

export const cardboardEn = mxCardboard({
	boxes: (p) => `${BOXES_EN[p.pile]} in the boxes, 1 first: ${p.cards}`,
	noBoxes: (p) => `${BOXES_EN[p.pile]}: the boxes are empty`,
	station: (p) =>
		`${p.minor}: turn its card into an NdeM share for the bank pool, its token into an NdeM station (${p.home})`,
	stationGone: (p) => `${p.minor}: its NdeM station (${p.home}) leaves the map`,
	destination: (p) => `${p.company}: destination token onto the map`,
	destinationBack: (p) => `${p.company}: destination token back to its charter`,
	mexicoCity: (p) => `Mexico City: ${COLORS_EN[p.level] ?? ''}`,
	cubes: (p) => `Builder cubes: ${p.pool} in the pool, ${p.map} on the map`,
	tokensBack: 'All bidding tokens back to their players',
	bidToken: (p) => `${p.item}: ${p.player}’s bidding token at ${p.amount}`,
	bidTokenOff: (p) => `${p.item}: ${p.player}’s bidding token off`,
	turned: (p) => `${p.deed}: ${p.from} → ${p.to}, turned over: ${p.train}`,
	turnedBack: (p) => `${p.deed}: ${p.from} → ${p.to}, turned back`,
	ndemGone: ({ stations }) =>
		stations === ''
			? 'NdeM: charter out of the game; no station is left'
			: `NdeM: charter out of the game; unsold stations stay: ${stations}`,
	ndemBack: 'NdeM: charter back in play'
});

export const cardboardEs = mxCardboard({
	boxes: (p) => `${BOXES_ES[p.pile]} en las casillas, primero la 1: ${p.cards}`,
	noBoxes: (p) => `${BOXES_ES[p.pile]}: las casillas quedan vacías`,
	station: (p) =>
		`${p.minor}: su carta pasa a ser una acción de NdeM en la reserva; su ficha, una estación de NdeM (${p.home})`,
	stationGone: (p) => `${p.minor}: su estación de NdeM (${p.home}) sale del mapa`,
	destination: (p) => `${p.company}: ficha de destino al mapa`,
	destinationBack: (p) => `${p.company}: ficha de destino de vuelta a su carta`,
	mexicoCity: (p) => `Ciudad de México: ${COLORS_ES[p.level] ?? ''}`,
	cubes: (p) => `Cubos de obra: ${p.pool} en la reserva, ${p.map} en el mapa`,
	tokensBack: 'Todas las fichas de puja vuelven a sus jugadores',
	bidToken: (p) => `${p.item}: ficha de puja de ${p.player} en ${p.amount}`,
	bidTokenOff: (p) => `${p.item}: se quita la ficha de puja de ${p.player}`,
	turned: (p) => `${p.deed}: ${p.from} → ${p.to}, girada: ${p.train}`,
	turnedBack: (p) => `${p.deed}: ${p.from} → ${p.to}, girada de vuelta`,
	ndemGone: ({ stations }) =>
		stations === ''
			? 'NdeM: carta fuera del juego; no queda ninguna estación'
			: `NdeM: carta fuera del juego; se quedan las estaciones no vendidas: ${stations}`,
	ndemBack: 'NdeM: carta de nuevo en juego'
});
