/** Everything a railroad could buy in its train step, in groups; refused ones stay, with the reason. */
import {
	oeViews,
	type Action,
	type CompanyId,
	type Option,
	type Refusal,
	type State
} from '$engine';

export interface ShelfItem {
	readonly key: string;
	readonly option: Option;
	/** The side that is bought. */
	readonly type: string;
	readonly price: number;
	/** The price is free between railroads. */
	readonly free: boolean;
	/** How many cards like it lie there. */
	readonly left: number | null;
	/** Whose it is, when it is a railroad's. */
	readonly from: CompanyId | null;
}

export interface ShelfGroup {
	readonly name: 'works' | 'market' | 'fromRailroads' | 'pullmans';
	readonly items: readonly ShelfItem[];
}

type Judge = (action: Action) => readonly Refusal[];
type ControllerOf = (state: State, company: CompanyId) => string | null;

/** Both sides of every card the bank has; of later levels only the next one is shown. */
function bankItems(
	state: State,
	id: CompanyId,
	place: 'offering' | 'pool',
	judge: Judge
): ShelfItem[] {
	const items: ShelfItem[] = [];
	let refused = 0;
	for (const line of oeViews.worksView(state, id)) {
		if (line.place !== place || refused > 0) continue;
		for (const { type, price } of line.sides) {
			const side = line.sides.length > 1 ? { side: type } : {};
			const action: Action = { do: 'buyTrain', company: id, train: line.train, price, ...side };
			const refusals = judge(action);
			items.push({
				key: JSON.stringify(action),
				option: { action, refusals },
				type,
				price,
				free: false,
				left: line.left,
				from: null
			});
		}
		const order = items.at(-1)?.option.refusals.some((refusal) => refusal.code === 'train-order');
		if (order === true) refused += 1;
	}
	return items;
}

function railroadItems(
	state: State,
	id: CompanyId,
	options: readonly Option[],
	controllerOf: ControllerOf
): ShelfItem[] {
	const items = options.flatMap((option): ShelfItem[] => {
		const { action } = option;
		if (action.do !== 'buyTrain' || !('train' in action)) return [];
		const train = state.trains.find((each) => each.id === action.train);
		if (train === undefined || state.companies[train.place] === undefined) return [];
		return [
			{
				key: JSON.stringify(action),
				option,
				type: train.type,
				price: action.price,
				free: option.range !== undefined,
				left: null,
				from: train.place
			}
		];
	});
	// Trains that last stand first, and sisters before strangers: those are the usual deals.
	const rank = (item: ShelfItem) => {
		const seller = item.from === null ? null : controllerOf(state, item.from);
		return (seller === controllerOf(state, id) ? 0 : 10) - oeViews.levelOf(item.type).level;
	};
	return items.sort((a, b) => rank(a) - rank(b));
}

function pullmanItems(state: State, id: CompanyId, judge: Judge): ShelfItem[] {
	return oeViews.pullmanLines(state, id).map(({ from, left, price }) => {
		const action: oeViews.OeAction = { do: 'own.buyPullman', company: id, from };
		return {
			key: JSON.stringify(action),
			option: { action, refusals: judge(action) },
			type: 'Pullman',
			price,
			free: false,
			left: from === 'offering' || from === 'pool' ? left : null,
			from: state.companies[from] === undefined ? null : from
		};
	});
}

export function trainShelf(
	state: State,
	id: CompanyId,
	options: readonly Option[],
	judge: Judge,
	controllerOf: ControllerOf
): ShelfGroup[] {
	const groups: ShelfGroup[] = [
		{ name: 'works', items: bankItems(state, id, 'offering', judge) },
		{ name: 'market', items: bankItems(state, id, 'pool', judge) },
		{ name: 'pullmans', items: pullmanItems(state, id, judge) },
		{ name: 'fromRailroads', items: railroadItems(state, id, options, controllerOf) }
	];
	return groups.filter((group) => group.items.length > 0);
}
