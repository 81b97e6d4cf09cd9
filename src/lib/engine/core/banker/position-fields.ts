/**
 * What a position has beyond cash, cards and markers: the fields of an entry form, as data. A title
 * adds those of its own; the screen draws them by their shape and knows none of them by name.
 */
import type { OwnFact } from '../model/fact';
import type { CompanyId, DeedId, PlayerId } from '../model/ids';
import type { Bid, CompanyKind, EndTrigger, State, Train } from '../model/state';
import type { Language } from '../title';
import type { Size, TablePosition } from './position';

export type Label = Readonly<Record<Language, string>>;

/** One thing to choose; without a label it is named as a player, company or private. */
export interface FieldOption {
	readonly id: string;
	readonly label?: Label;
}

export type FieldShape =
	| { readonly kind: 'flag' }
	/** A figure; an optional one may also say nothing, which is not the same as 0. */
	| {
			readonly kind: 'count';
			readonly min: number;
			readonly max: number;
			readonly optional?: boolean;
	  }
	| { readonly kind: 'choice'; readonly options: readonly FieldOption[]; readonly none?: Label }
	/** Any number of them, in no order. */
	| { readonly kind: 'several'; readonly options: readonly FieldOption[] }
	/** In an order that matters; `gaps` allows empty places. */
	| {
			readonly kind: 'sequence';
			readonly options: readonly FieldOption[];
			readonly gaps?: boolean;
	  }
	/** A list of figures. */
	| { readonly kind: 'figures' }
	/** One value for each of several things; those that say nothing are left out. */
	| { readonly kind: 'each'; readonly keys: readonly FieldOption[]; readonly of: FieldShape };

export type FieldValue =
	| string
	| number
	| boolean
	| null
	| readonly (string | number | null)[]
	| { readonly [key: string]: FieldValue };

/** The parts of a position that fields read and write; a game in progress has them too. */
export type FieldTable = Pick<
	TablePosition,
	'own' | 'bids' | 'debt' | 'order' | 'end' | 'memory' | 'moment' | 'round' | 'soFar'
>;

export interface PositionField {
	readonly id: string;
	readonly label: Label;
	readonly shape: FieldShape;
	/** Belongs to the turn that is on, and is forgotten with it. */
	readonly group?: 'turn';
	/** Has nothing to say while the table is as it is, such as order cards in a title without. */
	readonly hidden?: (table: FieldTable) => boolean;
	read(table: FieldTable): FieldValue;
	write<T extends FieldTable>(table: T, value: FieldValue): T;
}

/** A moment at which a position may be taken, beside somebody's ordinary turn. */
export interface PositionMoment {
	readonly id: string;
	readonly round: 'stock' | 'operating';
	/** Whether somebody in particular acts. */
	readonly actor: 'player' | 'none';
	readonly label: Label;
	/** The company that a step of the title's own is about. */
	readonly company?: CompanyId;
	/** Its shares have been paid out by then. */
	readonly paidOut?: boolean;
}

/** How a title's game can be taken up in the middle. */
export interface PositionPolicy {
	/** What a company can be in the course of the game, when that changes. */
	kinds?(company: CompanyId): readonly CompanyKind[];
	/** Its certificates at that time of its life. */
	sizes?(company: CompanyId, kind: CompanyKind): readonly Size[];
	/** Companies whose shares can grow in number, in steps of 10%. */
	readonly grows?: readonly CompanyId[];
	/** Trains that have left the offering may lie apart instead of out of the game. */
	readonly setApart?: boolean;
	/** Trains may be marked for a last run. */
	readonly lastRuns?: boolean;
	readonly moments: readonly PositionMoment[];
	/** The own part with what this moment needs and without what only others do. */
	atMoment?(position: TablePosition): unknown;
	hadTrain?(state: State, company: CompanyId): boolean;
	/** The title's own part without ids of cards that are alike, and back. */
	pack?(state: State): unknown;
	unpack?(own: unknown, state: State): unknown;
	fields(fresh: State): readonly PositionField[];
	/** The facts that lead from one own part to another; one for each changed part when left out. */
	ownFacts?(before: unknown, after: unknown): readonly OwnFact[];
	/** How many of the title's cards lie in two places, or in a pile although they are in play. */
	misplaced?(state: State): number;
}

/** Reads and writes one part of the title's own state; the caller says what it looks like. */
export function ownField<Own, K extends keyof Own & string>(
	key: K,
	label: Label,
	shape: FieldShape
): PositionField {
	return {
		id: key,
		label,
		shape,
		// Each shape is declared with the part it shows; the fields test compares them all.
		read: ({ own }) => ((own as Own)[key] ?? null) as unknown as FieldValue,
		write: (table, value) => ({ ...table, own: { ...(table.own as Own), [key]: value } })
	};
}

/** One piece of a part of the title's own state that only the turn that is on remembers. */
export function turnPart<Own, K extends keyof Own & string, P extends keyof Own[K] & string>(
	key: K,
	piece: P,
	label: Label,
	shape: FieldShape,
	hidden: (table: FieldTable) => boolean
): PositionField {
	return {
		id: `${key} ${piece}`,
		group: 'turn',
		label,
		shape,
		hidden,
		// As in ownField: declared with the piece it shows.
		read: ({ own }) => ((own as Own)[key][piece] ?? null) as unknown as FieldValue,
		write: (table, value) => {
			const own = table.own as Own;
			return { ...table, own: { ...own, [key]: { ...own[key], [piece]: value } } };
		}
	};
}

const people = (fresh: State): FieldOption[] => fresh.seats.map((id) => ({ id }));
const everybody = (ids: readonly string[]): FieldOption[] => ids.map((id) => ({ id }));

/** An object field without the entries that say nothing. */
export function filledIn<T extends FieldValue>(
	value: FieldValue,
	says: (each: T) => boolean
): Record<string, T> {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
	// Written by the same shape that reads it.
	return Object.fromEntries(
		Object.entries(value as Record<string, T>).filter(([, each]) => says(each))
	);
}

/** What every title's round remembers. */
export function roundFields(fresh: State): readonly PositionField[] {
	const companies = everybody(Object.keys(fresh.companies));
	const memory = <T extends FieldTable>(table: T, change: Partial<FieldTable['memory']>): T => ({
		...table,
		memory: { ...table.memory, ...change }
	});
	return [
		{
			id: 'passes',
			label: { en: 'Passes in a row so far', es: 'Pases seguidos hasta ahora' },
			shape: { kind: 'count', min: 0, max: fresh.seats.length },
			read: ({ memory: { passes } }) => passes,
			write: (table, value) => memory(table, { passes: Number(value) })
		},
		{
			id: 'lastActor',
			label: { en: 'Last to do something in this round', es: 'Último que hizo algo en esta ronda' },
			shape: { kind: 'choice', options: people(fresh), none: { en: 'nobody', es: 'nadie' } },
			read: ({ memory: { lastActor } }) => lastActor,
			write: (table, value) => memory(table, { lastActor: seat(fresh, value) })
		},
		{
			id: 'sold',
			label: { en: 'Sold in this stock round', es: 'Vendido en esta ronda de bolsa' },
			shape: { kind: 'each', keys: people(fresh), of: { kind: 'several', options: companies } },
			hidden: ({ round }) => round.kind !== 'stock',
			read: ({ memory: { sold } }) => sold,
			write: (table, value) =>
				memory(table, { sold: filledIn<readonly string[]>(value, (each) => each.length > 0) })
		},
		{
			id: 'barred',
			label: {
				en: 'Floated in this operating round: no turn yet',
				es: 'Han flotado en esta ronda: aún sin turno'
			},
			shape: { kind: 'several', options: companies },
			hidden: ({ round }) => round.kind !== 'operating',
			read: ({ memory: { barred } }) => barred,
			write: (table, value) => memory(table, { barred: texts(value) })
		}
	];
}

/** Open bids in an opening sale: by private, by player. */
export function bidsField(fresh: State): PositionField {
	const amounts: FieldShape = {
		kind: 'each',
		keys: people(fresh),
		of: { kind: 'count', min: 0, max: 9999, optional: true }
	};
	return {
		id: 'bids',
		label: { en: 'Open bids', es: 'Pujas abiertas' },
		shape: { kind: 'each', keys: everybody(Object.keys(fresh.deeds)), of: amounts },
		// Bids that outlived their sale, in a line that was kept in part, must be found to be given back.
		hidden: ({ moment, bids }) =>
			moment !== 'opening' && moment !== 'auction' && Object.keys(bids).length === 0,
		read: ({ bids }) =>
			Object.fromEntries(
				Object.entries(bids).map(([deed, list]) => [
					deed,
					Object.fromEntries(list.map(({ player, amount }) => [player, amount]))
				])
			),
		write: (table, value) => ({ ...table, bids: bidsIn(fresh, value) })
	};
}

/** Every bid that was entered, by item; in the order of entry. */
export function bidsIn(fresh: State, value: FieldValue): Record<DeedId, readonly Bid[]> {
	const byItem = Object.entries(filledIn<Readonly<Record<string, FieldValue>>>(value, () => true));
	const entered = byItem.map(([item, amounts]) => [
		item,
		Object.entries(amounts).flatMap(([id, amount]): Bid[] => {
			const player = seat(fresh, id);
			return player === null || typeof amount !== 'number' ? [] : [{ player, amount }];
		})
	]);
	return Object.fromEntries(entered.filter(([, bids]) => bids !== undefined && bids.length > 0));
}

/** Why and when the game will stop, once that has been called. */
export function endField(
	ends: readonly { readonly trigger: EndTrigger; readonly label: Label }[]
): PositionField {
	const idOf = ({ reason, stops }: EndTrigger): string => `${reason} ${stops}`;
	return {
		id: 'end',
		label: { en: 'The end has been called', es: 'Se ha anunciado el final' },
		shape: {
			kind: 'choice',
			options: ends.map(({ trigger, label }) => ({ id: idOf(trigger), label })),
			none: { en: 'not yet', es: 'aún no' }
		},
		read: ({ end }) => (end === null ? null : idOf(end)),
		write: (table, value) => ({
			...table,
			end: ends.find(({ trigger }) => idOf(trigger) === value)?.trigger ?? null
		})
	};
}

export function seat(fresh: State, value: FieldValue): PlayerId | null {
	return fresh.seats.find((id) => id === value) ?? null;
}

export function texts(value: FieldValue): readonly string[] {
	return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

/** Trains of privates' cards, whose place is asked for; those of charters go with the charter. */
export function trainsOfCards(fresh: State): readonly Train[] {
	return fresh.trains.filter((train) => train.place === 'reserve');
}
