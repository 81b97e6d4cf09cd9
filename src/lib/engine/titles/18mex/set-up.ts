/** The position before the first action (2, Tables I to III). */
import type { CompanyId, Holder, Place, PlayerId } from '../../core/model/ids';
import type {
	Certificate,
	Company,
	Deed,
	GameConfig,
	Player,
	State,
	Train
} from '../../core/model/state';
import { freshOwn, type MexOwn } from './rules/own';
import { freshRound } from './rules/flow';
import { deeds, majors, minors, NDM, UDY } from './tables/companies';
import { house } from './tables/options';
import { trains } from './tables/trains';

/** The agreed figure, or the rulebook's. */
export function figure(config: GameConfig, id: string): number {
	const rule = house.find((h) => h.id === id);
	return config.house[id] ?? rule?.standard(config.players.length) ?? 0;
}

export function setUp(config: GameConfig): State<MexOwn> {
	const seats = config.players.map((_, i): PlayerId => `p${i + 1}`);
	const first = seats[config.priority] ?? seats[0];
	if (first === undefined) throw new Error('a game needs players');
	const start = figure(config, 'startingCash');
	const cash: Record<Holder, number> = {
		bank: figure(config, 'bank') - start * seats.length,
		outside: 0
	};
	for (const player of seats) cash[player] = start;
	for (const { id } of [...majors, ...minors]) cash[id] = 0;
	const players: Record<PlayerId, Player> = {};
	seats.forEach((id, i) => {
		players[id] = { name: config.players[i] ?? id, bankrupt: false, away: false };
	});
	return {
		title: '18mex',
		config,
		seats,
		order: null,
		players,
		cash,
		debt: {},
		companies: companiesAtStart(),
		certificates: certificatesAtStart(),
		deeds: deedsAtStart(config),
		trains: trainsAtStart(),
		market: {},
		phase: '1',
		round: freshRound('stock', 1, 1, 1),
		turn: { kind: 'opening', player: first },
		priority: first,
		bids: {},
		duties: [],
		certificateLimit: figure(config, 'certificateLimit'),
		end: null,
		finished: null,
		own: freshOwn
	};
}

function companiesAtStart(): Record<CompanyId, Company> {
	const all: Record<CompanyId, Company> = {};
	for (const card of [...majors, ...minors]) {
		all[card.id] = {
			kind: card.kind,
			par: null,
			floated: card.kind === 'minor',
			closed: false,
			spot: null,
			faceDown: false,
			turns: 0,
			tokens: { left: card.tokens, placed: 0, exchange: card.id === NDM ? 2 : 0 },
			lastRun: null,
			lastMail: null,
			issued: 100
		};
	}
	return all;
}

/** One 20% and eight 10% each; NdM seven 10% and two 5%. Four wait in the trade-in box. */
function certificatesAtStart(): Record<CompanyId, readonly Certificate[]> {
	const all: Record<CompanyId, readonly Certificate[]> = {};
	for (const { id } of majors) {
		const tens = id === NDM ? 7 : 8;
		const reserved = id === NDM || id === UDY ? 1 : 0;
		const ten = (i: number): Certificate => ({
			id: `${id}-${i + 1}`,
			percent: 10,
			president: false,
			place: i >= tens - reserved ? 'reserve' : 'offering'
		});
		const half = (i: number): Certificate => ({
			id: `${id}-half-${i + 1}`,
			percent: 5,
			president: false,
			place: 'reserve'
		});
		all[id] = [
			{ id: `${id}-P`, percent: 20, president: true, place: 'offering' },
			...Array.from({ length: tens }, (_, i) => ten(i)),
			...(id === NDM ? [half(0), half(1)] : [])
		];
	}
	return all;
}

function deedsAtStart(config: GameConfig): Record<string, Deed> {
	const all: Record<string, Deed> = {};
	for (const card of deeds) {
		const revenue = card.id === 'MNR' ? figure(config, 'mnrRevenue') : card.revenue;
		all[card.id] = { place: 'offering', value: card.value, revenue };
	}
	return all;
}

function trainsAtStart(): readonly Train[] {
	const train = (type: string, id: string, place: Place, builtIn: boolean): Train => ({
		id,
		type,
		place,
		obsolete: false,
		builtIn
	});
	return [
		...trains.flatMap((card) =>
			Array.from({ length: card.count }, (_, i) =>
				train(card.type, `${card.type}-${i + 1}`, 'offering', false)
			)
		),
		...minors.map((minor) => train('2', `2-${minor.id}`, minor.id, true))
	];
}
