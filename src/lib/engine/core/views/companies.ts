/** Companies as the table lists them: one row each, in operating order. */
import { percentAt } from '../certificates/holdings';
import { cashOf } from '../ledger/ledger';
import type { CellId, CompanyId, PlayerId, TrainId, TrainType } from '../model/ids';
import type { CompanyKind, Run, State, Tokens, Train } from '../model/state';
import type { CompanyCard, PhaseCard, Title } from '../title';
import { trainsAt } from '../trains/depot';
import { deedsOf, type DeedView } from './players';

export interface TrainView {
	readonly id: TrainId;
	readonly type: TrainType;
	/** Leaves the game, or becomes obsolete, when the next phase begins. */
	readonly rusts: boolean;
	readonly obsolete: boolean;
	readonly builtIn: boolean;
}

export interface Owner {
	readonly player: PlayerId;
	readonly name: string;
	readonly percent: number;
}

/**
 * operated: its turn is over. now: it operates. waiting: `order` says when. barred: no turn in this
 * round. idle: floated, outside an operating round. started: has a president, not floated. none: no
 * president yet, or a minor nobody owns.
 */
export type CompanyStatus = 'operated' | 'now' | 'waiting' | 'barred' | 'idle' | 'started' | 'none';

export interface CompanyView {
	readonly id: CompanyId;
	readonly name: string;
	readonly kind: CompanyKind;
	readonly card: CompanyCard | null;
	readonly par: number | null;
	readonly price: number | null;
	readonly cell: CellId | null;
	readonly treasury: number;
	readonly trains: readonly TrainView[];
	readonly trainLimit: number;
	/** Places under the train limit that are empty. */
	readonly freeSlots: number;
	readonly tokens: Tokens;
	readonly tokenCost: number | null;
	readonly offering: number;
	/** Percent of its own shares in its treasury. */
	readonly treasuryShares: number;
	readonly reserve: number;
	readonly pool: number;
	readonly controller: PlayerId | null;
	readonly controllerName: string | null;
	readonly controllerPercent: number;
	/** Players who hold shares, the greatest first. */
	readonly owners: readonly Owner[];
	readonly deeds: readonly DeedView[];
	readonly lastRun: Run | null;
	readonly turns: number;
	readonly floated: boolean;
	readonly status: CompanyStatus;
	/** Place in the order of play of this operating round, counted from the current turn. */
	readonly order: number | null;
}

/** As agreed for this game where the title says so, else as printed. */
export function phasesOf(title: Title, { config }: Pick<State, 'config'>): readonly PhaseCard[] {
	return title.phasesOf?.(config) ?? title.tables.phases;
}

/** The phase that begins next, whatever train begins it. */
export function nextPhase(title: Title, state: State) {
	const phases = phasesOf(title, state);
	const at = phases.findIndex((card) => card.id === state.phase);
	return at < 0 ? null : (phases[at + 1] ?? null);
}

/** Types that go with the next phase. */
export function rustingTypes(title: Title, state: State): ReadonlySet<TrainType> {
	const next = nextPhase(title, state);
	if (next === null) return new Set();
	return new Set(
		title.tables.trains.filter((card) => card.rustsIn === next.id).map((card) => card.type)
	);
}

export function trainView(train: Train, rusting: ReadonlySet<TrainType>): TrainView {
	const { id, type, obsolete, builtIn } = train;
	return { id, type, obsolete, builtIn, rusts: !builtIn && rusting.has(type) };
}

function ownersOf(state: State, id: CompanyId): Owner[] {
	return state.seats
		.map((player) => ({
			player,
			name: state.players[player]?.name ?? player,
			percent: percentAt(state, id, player)
		}))
		.filter((owner) => owner.percent > 0)
		.sort((a, b) => b.percent - a.percent);
}

export function companyView(
	title: Title,
	state: State,
	id: CompanyId,
	upcoming: readonly CompanyId[] = title.upcoming(state)
): CompanyView {
	const company = state.companies[id];
	if (company === undefined) throw new Error(`no company ${id}`);
	const card = title.tables.companies.find((c) => c.id === id) ?? null;
	const controller = title.controller(state, id);
	const rusting = rustingTypes(title, state);
	const trains = trainsAt(state, id).map((train) => {
		const view = trainView(train, rusting);
		return { ...view, rusts: title.rustsSoon?.(state, train) ?? view.rusts };
	});
	const trainLimit = title.trainLimit(state, id);
	// What is printed on a charter or came with a private takes no slot.
	const counted =
		title.trainsCounted?.(state, id) ?? trains.filter((train) => !train.builtIn).length;
	return {
		id,
		name: card?.name ?? id,
		kind: company.kind,
		card,
		par: company.par,
		price: company.spot?.price ?? null,
		cell: company.spot?.cell ?? null,
		treasury: cashOf(state, id),
		trains,
		trainLimit,
		freeSlots: Math.max(0, trainLimit - counted),
		tokens: company.tokens,
		tokenCost: title.tokenCost(state, id),
		offering: percentAt(state, id, 'offering'),
		treasuryShares: percentAt(state, id, id),
		reserve: percentAt(state, id, 'reserve'),
		pool: percentAt(state, id, 'pool'),
		controller,
		controllerName: controller === null ? null : (state.players[controller]?.name ?? controller),
		controllerPercent: controller === null ? 0 : percentAt(state, id, controller),
		owners: ownersOf(state, id),
		deeds: deedsOf(title, state, id),
		lastRun: company.lastRun,
		turns: company.turns,
		floated: company.floated,
		...standing(state, id, controller, upcoming)
	};
}

function standing(
	state: State,
	id: CompanyId,
	controller: PlayerId | null,
	upcoming: readonly CompanyId[]
): { readonly status: CompanyStatus; readonly order: number | null } {
	const company = state.companies[id];
	const status = (name: CompanyStatus) => ({ status: name, order: null });
	// A national belongs to nobody and is in business as soon as it has a marker.
	const national = company?.kind === 'national' && company.spot !== null;
	if (company === undefined || (controller === null && !national)) return status('none');
	if (!company.floated) return status('started');
	if (state.round.kind !== 'operating') return status('idle');
	const { turn } = state;
	const current = turn?.kind === 'operating' ? turn.company : null;
	if (current === id) return { status: 'now', order: 1 };
	if (company.faceDown) return status('operated');
	const at = upcoming.indexOf(id);
	if (at < 0) return status('barred');
	return { status: 'waiting', order: at + (current === null ? 1 : 2) };
}
