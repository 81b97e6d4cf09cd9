/** A state as it would be written on a pack-up sheet, taken at any moment at which no question is open. */
import { certificatesOf } from '../certificates/holdings';
import type { CompanyId, Holder, Place, TrainId, TrainType } from '../model/ids';
import type { Company, State } from '../model/state';
import type { Title } from '../title';
import type { CompanyPosition, ShareMap, Size, TablePosition } from './position';
import { frontOf, isApart } from './position-cards';
import { momentOf, soFarOf, whoseTurn } from './position-turn';

export function toPosition(title: Title, state: State): TablePosition {
	const cash: Record<Holder, number> = {};
	for (const holder in state.cash) if (holder !== 'bank') cash[holder] = state.cash[holder] ?? 0;
	const { kind, number, part, parts, passes, lastActor, sold, barred } = state.round;
	const apart = setApart(title.setUp(state.config));
	const { phase, priority, order, debt, bids, certificateLimit, end } = state;
	return {
		phase,
		round: { kind, number, part, parts },
		turn: whoseTurn(state),
		moment: momentOf(state),
		soFar: soFarOf(state),
		priority,
		order,
		memory: { passes, lastActor, sold, barred },
		cash,
		debt,
		bids,
		companies: companyMap(state),
		shares: shareMaps(state),
		stacks: state.market,
		deeds: Object.fromEntries(Object.entries(state.deeds).map(([id, deed]) => [id, deed.place])),
		...trainMaps(title, state, apart),
		printed: printedMap(state, apart),
		certificateLimit,
		bankrupt: state.seats.filter((id) => state.players[id]?.bankrupt === true),
		end,
		own: title.position.pack?.(state) ?? state.own
	};
}

function companyMap(state: State): Record<CompanyId, CompanyPosition> {
	return Object.fromEntries(
		Object.entries(state.companies).map(([id, company]) => [id, companyPosition(company)])
	);
}

function companyPosition(c: Company): CompanyPosition {
	const { kind, issued, par, floated, closed, turns, lastMail } = c;
	return {
		kind,
		issued,
		par,
		floated,
		closed,
		turns,
		operated: c.faceDown,
		tokensLeft: c.tokens.left,
		tokensPlaced: c.tokens.placed,
		exchangeTokens: c.tokens.exchange,
		lastRevenue: c.lastRun?.revenue ?? null,
		lastChoice: c.lastRun?.choice ?? 'pay',
		lastMail
	};
}

/** Certificates that have left for others of the same company are not written down. */
function shareMaps(state: State): Record<CompanyId, ShareMap> {
	return Object.fromEntries(
		Object.keys(state.certificates).map((company) => {
			const map: Record<Place, Size[]> = {};
			const all = certificatesOf(state, company);
			const grown =
				all.some((c) => c.place === 'removed') && all.some((c) => c.place !== 'removed');
			for (const { place, president, percent } of all) {
				if (grown && place === 'removed') continue;
				(map[place] ??= []).push(president ? 'P' : percent);
			}
			return [company, map];
		})
	);
}

/** Trains of charters and cards: each is itself, not one of several alike. */
function setApart(fresh: State): ReadonlySet<TrainId> {
	return new Set(fresh.trains.filter(isApart).map((train) => train.id));
}

function trainMaps(title: Title, state: State, apart: ReadonlySet<TrainId>) {
	const trains: Record<Place, TrainType[]> = {};
	const obsolete: Record<Place, TrainType[]> = {};
	const left: Record<TrainType, number> = {};
	for (const { id, place, type, obsolete: marked } of state.trains) {
		if (apart.has(id) || place === 'removed') continue;
		if (place === 'offering') {
			const front = frontOf(title, type);
			left[front] = (left[front] ?? 0) + 1;
			continue;
		}
		(trains[place] ??= []).push(type);
		if (marked) (obsolete[place] ??= []).push(type);
	}
	return { trains, obsolete, left };
}

function printedMap(state: State, apart: ReadonlySet<TrainId>): Record<TrainId, Place> {
	return Object.fromEntries(
		state.trains.filter((train) => apart.has(train.id)).map(({ id, place }) => [id, place])
	);
}
