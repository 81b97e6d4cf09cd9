/** What every title lays out in the same way before the first action: seats, cards, trains, figures. */
import type { CompanyId, Holder, PlayerId, TrainId, TrainType } from './model/ids';
import type { Company, GameConfig, Player, State, Train } from './model/state';
import { freshRound } from './rounds';
import type { HouseRule } from './title';

/** The agreed figure, or the rulebook's. */
export function figureOf(house: readonly HouseRule[], config: GameConfig, id: string): number {
	const rule = house.find((each) => each.id === id);
	return config.house[id] ?? rule?.standard(config.players.length, config.options) ?? 0;
}

/** Rows are counted in hundreds, places in ones: 503 is the third of row 5. */
const ROW = 100;

export function rowAndPlace(figure: number): { row: number; place: number } {
	return { row: Math.floor(figure / ROW), place: figure % ROW };
}

export function figureAt(row: number, place: number): number {
	return row * ROW + place;
}

export function seatsOf(config: GameConfig): PlayerId[] {
	return config.players.map((_, i): PlayerId => `p${i + 1}`);
}

export function firstSeat(config: GameConfig): PlayerId {
	const seats = seatsOf(config);
	const first = seats[config.priority] ?? seats[0];
	if (first === undefined) throw new Error('a game needs players');
	return first;
}

function playersAtStart(config: GameConfig): Record<PlayerId, Player> {
	return Object.fromEntries(
		seatsOf(config).map((id, i) => [
			id,
			{ name: config.players[i] ?? id, bankrupt: false, away: false }
		])
	);
}

/** Everybody with the same money, empty treasuries, and the rest where the title says it is. */
export function cashAtStart(
	config: GameConfig,
	each: number,
	companies: readonly CompanyId[],
	rest: { readonly bank: number; readonly outside: number }
): Record<Holder, number> {
	const cash: Record<Holder, number> = { ...rest };
	for (const player of seatsOf(config)) cash[player] = each;
	for (const id of companies) cash[id] = 0;
	return cash;
}

/** What a title lays out before the first action; markers on the chart where there are any. */
type LaidOut<Own> = Pick<
	State<Own>,
	| 'title'
	| 'cash'
	| 'companies'
	| 'certificates'
	| 'deeds'
	| 'trains'
	| 'turn'
	| 'priority'
	| 'certificateLimit'
	| 'own'
> &
	Partial<Pick<State, 'market'>>;

/** The position before the first action: that, and what no game has yet. */
export function tableAtStart<Own>(config: GameConfig, laid: LaidOut<Own>): State<Own> {
	return {
		title: laid.title,
		config,
		seats: seatsOf(config),
		order: null,
		players: playersAtStart(config),
		cash: laid.cash,
		debt: {},
		companies: laid.companies,
		certificates: laid.certificates,
		deeds: laid.deeds,
		trains: laid.trains,
		market: laid.market ?? {},
		phase: '1',
		round: freshRound('stock', 1, 1, 1),
		turn: laid.turn,
		priority: laid.priority,
		bids: {},
		duties: [],
		certificateLimit: laid.certificateLimit,
		end: null,
		finished: null,
		own: laid.own
	};
}

/** A charter that nobody has touched. */
export function newCompany(
	kind: Company['kind'],
	tokens: Company['tokens'],
	change: Partial<Company> = {}
): Company {
	return {
		kind,
		par: null,
		floated: false,
		closed: false,
		spot: null,
		faceDown: false,
		turns: 0,
		tokens,
		lastRun: null,
		lastMail: null,
		issued: 100,
		...change
	};
}

export function newTrain(id: TrainId, type: TrainType, change: Partial<Train> = {}): Train {
	return { id, type, place: 'offering', obsolete: false, builtIn: false, ...change };
}

/** So many cards of a type, numbered in the order of sale. */
export function newTrains(type: TrainType, count: number, name: string = type): Train[] {
	return Array.from({ length: count }, (_, i) => newTrain(`${name}-${i + 1}`, type));
}

/* Figures that a table may change in every title; each title says what its own rules say. */

export const startingCashRule = (standard: HouseRule['standard']): HouseRule => ({
	id: 'startingCash',
	label: { en: 'Starting cash each', es: 'Dinero inicial de cada uno' },
	standard,
	min: 100,
	max: 2000,
	step: 5
});

export const bankRule = (money: number): HouseRule => ({
	id: 'bank',
	label: { en: 'All the money in the box', es: 'Todo el dinero de la caja' },
	standard: () => money,
	min: 3000,
	max: 50000,
	step: 100
});

export const bankBreaksRule: HouseRule = {
	id: 'bankBreaksAtZero',
	label: {
		en: 'The bank counts as broken at exactly $0 (1) or only below (0)',
		es: 'El banco quiebra con $0 exactos (1) o solo por debajo (0)'
	},
	standard: () => 0,
	min: 0,
	max: 1,
	step: 1
};

export const certificateLimitRule = (standard: HouseRule['standard']): HouseRule => ({
	id: 'certificateLimit',
	label: { en: 'Certificate limit', es: 'Límite de títulos' },
	standard,
	min: 5,
	max: 40,
	step: 1
});
