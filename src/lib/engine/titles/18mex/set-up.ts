/** The position before the first action (2, Tables I to III). */
import type { CompanyId } from '../../core/model/ids';
import type { Certificate, Company, Deed, GameConfig, State, Train } from '../../core/model/state';
import { freshRound } from '../../core/rounds';
import {
	cashAtStart,
	figureOf,
	firstSeat,
	newCompany,
	newTrain,
	newTrains,
	playersAtStart,
	seatsOf
} from '../../core/set-up';
import { freshOwn, type MexOwn } from './rules/own';
import { deeds, majors, minors, NDM, UDY } from './tables/companies';
import { house } from './tables/options';
import { trains } from './tables/trains';

/** The agreed figure, or the rulebook's. */
export function figure(config: GameConfig, id: string): number {
	return figureOf(house, config, id);
}

export function setUp(config: GameConfig): State<MexOwn> {
	const seats = seatsOf(config);
	const first = firstSeat(config);
	const start = figure(config, 'startingCash');
	const companies = [...majors, ...minors].map(({ id }) => id);
	return {
		title: '18mex',
		config,
		seats,
		order: null,
		players: playersAtStart(config),
		cash: cashAtStart(config, start, companies, {
			bank: figure(config, 'bank') - start * seats.length,
			outside: 0
		}),
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
	for (const { id, kind, tokens } of [...majors, ...minors]) {
		const exchange = id === NDM ? 2 : 0;
		const floated = kind === 'minor';
		all[id] = newCompany(kind, { left: tokens, placed: 0, exchange }, { floated });
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
	return [
		...trains.flatMap((card) => newTrains(card.type, card.count)),
		...minors.map(({ id }) => newTrain(`2-${id}`, '2', { place: id, builtIn: true }))
	];
}
