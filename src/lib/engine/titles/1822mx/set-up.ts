/** The position before the first action (chapter 2): everything but the cards of the three piles. */
import type { CompanyId, Place } from '../../core/model/ids';
import type { Certificate, Company, Deed, GameConfig, State, Train } from '../../core/model/state';
import { freshRound } from '../../core/rounds';
import {
	cashAtStart,
	newCompany,
	newTrain,
	newTrains,
	playersAtStart,
	seatsOf
} from '../../core/set-up';
import { figure } from './rules/figures';
import { spotAt } from './rules/marker';
import { freshOwn, type MxOwn } from './rules/own';
import { companies, deeds, majors, minors, NDEM, privates } from './tables/companies';
import { NDEM_START } from './tables/market';
import { ALL_CUBES } from './tables/options';
import { trains } from './tables/trains';

export function setUp(config: GameConfig): State<MxOwn> {
	const seats = seatsOf(config);
	const start = figure(config, 'startingCash');
	const spot = spotAt(NDEM_START);
	// The NdeM has no treasury, so it is no holder of money at all (6.21.2).
	const treasuries = [...majors, ...minors].map(({ id }) => id);
	return {
		title: '1822mx',
		config,
		seats,
		order: null,
		players: playersAtStart(config),
		cash: cashAtStart(config, start, treasuries, {
			bank: figure(config, 'bank') - start * seats.length,
			outside: 0
		}),
		debt: {},
		companies: companiesAtStart(),
		certificates: certificatesAtStart(),
		deeds: deedsAtStart(),
		trains: trainsAtStart(),
		market: { [spot.cell]: [NDEM] },
		phase: '1',
		round: freshRound('stock', 1, 1, 1),
		turn: { kind: 'own', step: 'piles', player: null, company: null },
		priority: null,
		bids: {},
		duties: [],
		certificateLimit: figure(config, 'certificateLimit'),
		end: null,
		finished: null,
		own: freshOwn(ALL_CUBES - figure(config, 'biddingTokens') * seats.length)
	};
}

/** Home and one available token for a major, three more only by exchange (5.9.3, 6.11.2). */
const EXCHANGE_TOKENS = 3;
/** NdeM shares without a minor on their back (2.1.7). */
const BLANK_SHARES = 3;

function companiesAtStart(): Record<CompanyId, Company> {
	const all: Record<CompanyId, Company> = {};
	for (const { id, kind, tokens } of companies) {
		const exchange = kind === 'major' ? EXCHANGE_TOKENS : 0;
		all[id] = newCompany(
			kind,
			{ left: tokens, placed: 0, exchange },
			id === NDEM ? { floated: true, spot: spotAt(NDEM_START), issued: 10 * BLANK_SHARES } : {}
		);
	}
	return all;
}

/** A major: one 20% and eight 10%. A minor: one certificate that is worth two shares. */
function certificatesAtStart(): Record<CompanyId, readonly Certificate[]> {
	const all: Record<CompanyId, readonly Certificate[]> = {};
	const ten = (id: string, place: Place): Certificate => ({
		id,
		percent: 10,
		president: false,
		place
	});
	for (const { id } of majors) {
		all[id] = [
			{ id: `${id}-P`, percent: 20, president: true, place: 'offering' },
			...Array.from({ length: 8 }, (_, i) => ten(`${id}-${i + 1}`, 'offering'))
		];
	}
	for (const { id } of minors) {
		all[id] = [{ id: `${id}-P`, percent: 100, president: true, place: 'offering' }];
	}
	all[NDEM] = Array.from({ length: BLANK_SHARES }, (_, i) => ten(`${NDEM}-${i + 1}`, 'pool'));
	return all;
}

function deedsAtStart(): Record<string, Deed> {
	const all: Record<string, Deed> = {};
	for (const { id, value, revenue } of deeds) all[id] = { place: 'offering', value, revenue };
	return all;
}

/** New trains in the order of sale; those of the privates are set apart until they are acquired. */
function trainsAtStart(): readonly Train[] {
	return [
		...trains
			.filter((card) => card.backOf === undefined)
			.flatMap((card) => newTrains(card.type, card.count)),
		...privates.flatMap(({ id, train, use }) =>
			train === null
				? []
				: [newTrain(`${train}-${id}`, train, { place: 'reserve', builtIn: use !== 'train' })]
		)
	];
}
