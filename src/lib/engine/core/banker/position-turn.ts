/**
 * Whose turn it is in a position, and what the turn that is on has done so far: read from a state,
 * written on a sheet, and made into a turn again.
 */
import { isPlayer, type CompanyId, type DeedId, type PlayerId } from '../model/ids';
import type { AuctionTurn, OperatingTurn, State, StockTurn, Turn } from '../model/state';
import type { Title } from '../title';
import type { TablePosition } from './position';
import type { Say } from './position-problems';

/** What a turn remembers beyond whose it is; of each kind of turn only its own part says anything. */
export interface TurnSoFar {
	readonly stock: Omit<StockTurn, 'kind' | 'player'>;
	readonly operating: Required<Omit<OperatingTurn, 'kind' | 'company' | 'hadTrain' | 'early'>> & {
		/** Null: a company that has a train now had one then. */
		readonly hadTrain: boolean | null;
		/** Null: nothing has come in since. */
		readonly early: number | null;
	};
	readonly auction: {
		readonly deed: DeedId | null;
		readonly passes: number;
		readonly resume: PlayerId | null;
	};
}

export const freshSoFar: TurnSoFar = {
	stock: { sold: {}, bought: false, soldFirst: false, acted: false },
	operating: {
		hadTrain: null,
		mail: null,
		settled: false,
		bankTrains: 0,
		forced: false,
		token: false,
		sold: {},
		early: null
	},
	auction: { deed: null, passes: 0, resume: null }
};

export function soFarOf({ turn }: State): TurnSoFar {
	switch (turn?.kind) {
		case 'stock': {
			const { sold, bought, soldFirst, acted } = turn;
			return { ...freshSoFar, stock: { sold, bought, soldFirst, acted } };
		}
		case 'operating': {
			const { kind: _kind, company: _company, sold = {}, early = null, ...rest } = turn;
			const operating = { ...rest, sold, early };
			return { ...freshSoFar, operating };
		}
		case 'auction': {
			const { deed, passes, resume } = turn;
			return { ...freshSoFar, auction: { deed, passes, resume } };
		}
		default:
			return freshSoFar;
	}
}

/** The turn that is on, with what it remembers replaced; other kinds of turn stay as they are. */
export function withSoFar(
	turn: Turn | null,
	{ stock, operating, auction }: TurnSoFar
): Turn | null {
	switch (turn?.kind) {
		case 'stock':
			return { ...turn, ...stock };
		case 'operating':
			return operatingTurn(turn.company, turn.hadTrain, operating);
		case 'auction':
			return {
				...turn,
				deed: auction.deed ?? turn.deed,
				passes: auction.passes,
				resume: auction.resume ?? turn.resume
			};
		default:
			return turn;
	}
}

export function momentOf({ turn }: State): string {
	if (turn === null) return 'turn';
	if (turn.kind === 'own') return turn.step;
	return turn.kind === 'stock' || turn.kind === 'operating' ? 'turn' : turn.kind;
}

export function whoseTurn({ turn }: State): PlayerId | CompanyId | null {
	if (turn === null || turn.kind === 'income') return null;
	if (turn.kind === 'own') return turn.player ?? turn.company;
	return turn.kind === 'operating' ? turn.company : turn.player;
}

/** The turn of a position; null, and told why, when nobody could act. */
export function turnOf(title: Title, state: State, position: TablePosition, say: Say): Turn | null {
	const { turn: who, moment, round, soFar } = position;
	const player = who !== null && isPlayer(who) && state.seats.includes(who) ? who : null;
	const company = who === null ? undefined : state.companies[who];
	if (moment === 'income') return { kind: 'income' };
	if (moment === 'turn' && round.kind === 'operating') {
		if (who === null || company === undefined || company.closed) return nobody(say, who);
		const now =
			title.position.hadTrain?.(state, who) ?? state.trains.some(({ place }) => place === who);
		return operatingTurn(who, now, soFar.operating);
	}
	if (player === null) return nobody(say, who);
	switch (moment) {
		case 'turn':
			return { kind: 'stock', player, ...soFar.stock };
		case 'opening':
			return { kind: 'opening', player };
		case 'auction':
			return auctionTurn(state, player, soFar.auction, say);
		default: {
			const known = title.position.moments.find(({ id }) => id === moment);
			return { kind: 'own', step: moment, player, company: known?.company ?? null };
		}
	}
}

function nobody(say: Say, who: string | null): null {
	say('nobody-to-act', who ?? '');
	return null;
}

function operatingTurn(
	company: CompanyId,
	hadTrainNow: boolean,
	soFar: TurnSoFar['operating']
): OperatingTurn {
	const { hadTrain, sold, early, ...rest } = soFar;
	return {
		kind: 'operating',
		company,
		hadTrain: hadTrain ?? hadTrainNow,
		...rest,
		...(Object.keys(sold).length === 0 ? {} : { sold }),
		...(early === null ? {} : { early })
	};
}

/** An auction needs an item with a bid on it, and somebody whose turn comes after it. */
function auctionTurn(
	state: State,
	player: PlayerId,
	{ deed, passes, resume }: TurnSoFar['auction'],
	say: Say
): AuctionTurn | null {
	if (deed === null) say('auction-item', '');
	else if ((state.bids[deed] ?? []).length === 0) say('auction-bids', deed);
	if (resume === null) say('auction-resume', '');
	if (deed === null || resume === null) return null;
	return { kind: 'auction', deed, player, passes, resume };
}
