/** The position before the first action (3). */
import type { CompanyId, Holder } from '../../core/model/ids';
import type { Certificate, Company, Deed, GameConfig, State, Train } from '../../core/model/state';
import { freshRound } from '../../core/rounds';
import {
	cashAtStart,
	firstSeat,
	newCompany,
	newTrains,
	playersAtStart,
	seatsOf
} from '../../core/set-up';
import { figure } from './rules/figures';
import { freshStock, freshTurn, type OeOwn } from './rules/own';
import { companies, concessions, deeds, isConcession, minors, regionals } from './tables/companies';
import { NO_CONCESSIONS } from './tables/options';
import { levels, PULLMAN, PULLMANS } from './tables/trains';
import { faceFigure, startingCash } from './tables/unknown';
import { zones, type ZoneId } from './tables/zones';

export function setUp(config: GameConfig): State<OeOwn> {
	const first = firstSeat(config);
	return {
		title: '18oe',
		config,
		seats: seatsOf(config),
		order: null,
		players: playersAtStart(config),
		cash: moneyAtStart(config),
		debt: {},
		companies: companiesAtStart(),
		certificates: certificatesAtStart(),
		deeds: deedsAtStart(config),
		trains: trainsAtStart(config),
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
		own: ownAtStart()
	};
}

/** The capital comes out of the money in play; the remainder cash waits outside (3.1, A-OE-01). */
function moneyAtStart(config: GameConfig): Record<Holder, number> {
	const count = config.players.length;
	const start = startingCash(figure(config, 'capital'), count);
	const dealt = figure(config, 'bankHoldsCapital') === 1 ? start * count : 0;
	const treasuries = companies.map(({ id }) => id);
	return cashAtStart(config, start, treasuries, {
		bank: figure(config, 'bank') - dealt,
		outside: figure(config, 'remainder')
	});
}

function companiesAtStart(): Record<CompanyId, Company> {
	const all: Record<CompanyId, Company> = {};
	for (const { id, kind } of companies) {
		all[id] = newCompany(kind, { left: 2, placed: 0, exchange: 0 });
	}
	return all;
}

/** A regional's three certificates; those of its major come into existence when it expands. */
function certificatesAtStart(): Record<CompanyId, readonly Certificate[]> {
	const all: Record<CompanyId, readonly Certificate[]> = {};
	for (const { id } of regionals) {
		all[id] = [
			{ id: `${id}-R50`, percent: 50, president: true, place: 'offering' },
			{ id: `${id}-R25a`, percent: 25, president: false, place: 'offering' },
			{ id: `${id}-R25b`, percent: 25, president: false, place: 'offering' }
		];
	}
	return all;
}

function deedsAtStart(config: GameConfig): Record<string, Deed> {
	const without = config.options.includes(NO_CONCESSIONS);
	const all: Record<string, Deed> = {};
	for (const card of deeds) {
		const out = without && isConcession(card.id);
		const at = concessions.indexOf(card);
		const value = at < 0 ? card.value : figure(config, faceFigure(at + 1));
		all[card.id] = { place: out ? 'removed' : 'offering', value, revenue: card.revenue };
	}
	return all;
}

/** Cards lie in the Works local side up, in the order of sale; Pullmans wait with minor M. */
function trainsAtStart(config: GameConfig): readonly Train[] {
	const count = (level: number, printed: number): number =>
		level === 4 ? figure(config, 'level4Cards') : printed;
	return [
		...levels.flatMap((card) =>
			newTrains(card.local, count(card.level, card.count), `L${card.level}`)
		),
		...newTrains(PULLMAN, PULLMANS)
	];
}

function ownAtStart(): OeOwn {
	const chitsLeft = Object.fromEntries(zones.map((z) => [z.id, z.chits])) as Record<ZoneId, number>;
	const slots: Record<CompanyId, readonly number[]> = {};
	for (const { id } of [...minors, ...regionals]) slots[id] = [20];
	return {
		rail: 'auction',
		consolidation: 'no',
		cuts: {},
		bidding: null,
		track: [],
		chits: {},
		chitsLeft,
		taken: [],
		parMarkers: [],
		reservations: {},
		faceDown: [],
		custody: null,
		frozen: null,
		stock: freshStock,
		merged: [],
		insolvent: {},
		abandoned: [],
		minorAPaid: false,
		slots,
		ports: {},
		portsGone: { north: 0, med: 0 },
		orient: [],
		markers: {},
		brandt: { left: 4, onMap: 0, used: 0 },
		minorD: 'none',
		minorC: 'normal',
		swift: null,
		mPullman: null,
		reserved: [],
		turn: freshTurn,
		offers: null,
		finale: null,
		newTrains: []
	};
}
