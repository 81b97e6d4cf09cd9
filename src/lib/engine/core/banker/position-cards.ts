/** Certificates and trains of a position: every card that exists gets exactly one place. */
import { certificatesOf } from '../certificates/holdings';
import type { CompanyId, Place, TrainType } from '../model/ids';
import type { Certificate, State, Train } from '../model/state';
import type { Title } from '../title';
import type { Size, TablePosition } from './position';
import type { Say } from './position-problems';

/**
 * Gives each entered size one certificate of that size. A company at another time of its life has
 * other certificates than the set-up: those are made anew.
 */
export function placeCertificates(
	title: Title,
	fresh: State,
	position: TablePosition,
	company: CompanyId,
	say: Say
): Certificate[] {
	const printed = certificatesOf(fresh, company);
	const now = position.companies[company];
	const was = fresh.companies[company];
	const none = now?.closed === true || now?.issued === 0;
	if (none) return printed.map((each) => ({ ...each, place: 'removed' }));
	const entered = Object.entries(position.shares[company] ?? {}).flatMap(([place, sizes]) =>
		sizes.map((size) => ({ place, size }))
	);
	if (now !== undefined && now.kind !== was?.kind) {
		const gone = printed.map((certificate) => ({ ...certificate, place: 'removed' }));
		const sizes = title.position.sizes?.(company, now.kind) ?? [];
		return [...gone, ...madeAnew(company, entered, sizes, now.issued, say)];
	}
	const grown = now !== undefined && now.issued > (was?.issued ?? 0);
	const free = [...printed];
	const placed: Certificate[] = [];
	for (const { place, size } of entered) {
		const at = free.findIndex((c) =>
			size === 'P' ? c.president : !c.president && c.percent === size
		);
		const [certificate] = at < 0 ? [] : free.splice(at, 1);
		if (certificate !== undefined) placed.push({ ...certificate, place });
		else if (grown && size !== 'P') placed.push(another(company, placed, printed, size, place));
		else say('certificates-too-many', company, size === 'P' ? 20 : size);
	}
	const missing = free.reduce((sum, c) => sum + c.percent, 0);
	if (missing > 0) say('certificates-missing', company, missing);
	const order = new Map(printed.map((c, i) => [c.id, i]));
	const rank = ({ id }: Certificate): number => order.get(id) ?? printed.length;
	return [...placed, ...free].sort((a, b) => rank(a) - rank(b));
}

interface Entered {
	readonly place: Place;
	readonly size: Size;
}

/** Other certificates than those of the set-up: each size must be there as often as it exists. */
function madeAnew(
	company: CompanyId,
	entered: readonly Entered[],
	sizes: readonly Size[],
	issued: number,
	say: Say
): Certificate[] {
	const others = sizes.reduce<number>((sum, size) => sum + (size === 'P' ? 0 : size), 0);
	const percentOf = (size: Size): number => (size === 'P' ? issued - others : size);
	const free = [...sizes];
	let count = 0;
	const placed = entered.flatMap(({ place, size }): Certificate[] => {
		const at = free.indexOf(size);
		if (at < 0) {
			say('certificates-too-many', company, percentOf(size));
			return [];
		}
		free.splice(at, 1);
		const president = size === 'P';
		const id = `${company}-${president ? 'P' : ++count}`;
		return [{ id, percent: percentOf(size), president, place }];
	});
	const missing = free.reduce<number>((sum, size) => sum + percentOf(size), 0);
	if (missing > 0) say('certificates-missing', company, missing);
	return placed;
}

function another(
	company: CompanyId,
	placed: readonly Certificate[],
	printed: readonly Certificate[],
	percent: number,
	place: Place
): Certificate {
	const id = `${company}-${Math.max(printed.length, placed.length) + 1}`;
	return { id, percent, president: false, place };
}

/** Of each card: those in the offering, those somewhere on the table, the rest out of the game. */
export function placeTrains(
	title: Title,
	fresh: State,
	position: TablePosition,
	say: Say
): Train[] {
	const stock = stockOf(title, position);
	const seen = new Map<TrainType, number>();
	return fresh.trains.map((train) => {
		if (isApart(train)) return { ...train, place: printedPlace(position, train) };
		const cards = fresh.trains.filter((each) => !isApart(each) && each.type === train.type).length;
		const at = seen.get(train.type) ?? 0;
		seen.set(train.type, at + 1);
		const owned = stock.get(train.type) ?? [];
		const left = Math.min(position.left[train.type] ?? 0, cards);
		if (at === 0 && owned.length + left > cards) {
			say('trains-too-many', train.type, owned.length + left - cards);
		}
		const gone = Math.max(0, cards - left - owned.length);
		if (at >= cards - left) return { ...train, place: 'offering', obsolete: false };
		const lies = at < gone ? undefined : owned[at - gone];
		return lies === undefined
			? { ...train, place: 'removed', obsolete: false }
			: { ...train, ...lies };
	});
}

/** A train of a charter or of a private's card, as it lies before the first turn. */
export function isApart(train: Train): boolean {
	return train.builtIn || train.place === 'reserve';
}

type Lies = Pick<Train, 'type' | 'place' | 'obsolete'>;

/** Trains on the table by the front of their card. */
function stockOf(title: Title, position: TablePosition): Map<TrainType, Lies[]> {
	const stock = new Map<TrainType, Lies[]>();
	for (const [place, types] of Object.entries(position.trains)) {
		const marked = [...(position.obsolete[place] ?? [])];
		for (const type of types) {
			const at = marked.indexOf(type);
			if (at >= 0) marked.splice(at, 1);
			const front = frontOf(title, type);
			stock.set(front, [...(stock.get(front) ?? []), { type, place, obsolete: at >= 0 }]);
		}
	}
	return stock;
}

export function frontOf(title: Title, type: TrainType): TrainType {
	return title.tables.trains.find((card) => card.type === type)?.backOf ?? type;
}

/** A printed train goes with its charter unless it was said to lie elsewhere. */
function printedPlace(position: TablePosition, train: Train): Place {
	if (position.companies[train.place]?.closed === true) return 'removed';
	return position.printed[train.id] ?? train.place;
}
