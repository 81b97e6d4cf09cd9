/** What the turn that is on has done so far, as fields: for a position and for a correction. */
import type { CompanyId } from '../model/ids';
import type { State } from '../model/state';
import {
	filledIn,
	seat,
	type FieldOption,
	type FieldShape,
	type FieldTable,
	type FieldValue,
	type Label,
	type PositionField
} from './position-fields';
import type { TurnSoFar } from './position-turn';

type Part = keyof TurnSoFar;

/** Shown only in the kind of turn that remembers it. */
const APART: Readonly<Record<Part, (table: FieldTable) => boolean>> = {
	stock: ({ moment, round }) => moment !== 'turn' || round.kind !== 'stock',
	operating: ({ moment, round }) => moment !== 'turn' || round.kind !== 'operating',
	auction: ({ moment }) => moment !== 'auction'
};

/** Nothing to say unless a player's, or a company's, ordinary turn is on. */
export const notInStockTurn = APART.stock;
export const notInOperatingTurn = APART.operating;
export const notInAuction = APART.auction;

function field<P extends Part, K extends keyof TurnSoFar[P] & string>(
	part: P,
	key: K,
	label: Label,
	shape: FieldShape,
	ways: {
		read?: (value: TurnSoFar[P][K]) => FieldValue;
		write: (value: FieldValue) => TurnSoFar[P][K];
	}
): PositionField {
	return {
		id: `${part} ${key}`,
		group: 'turn',
		label,
		shape,
		hidden: APART[part],
		// What has no reading of its own is plain already.
		read: ({ soFar }) => ways.read?.(soFar[part][key]) ?? (soFar[part][key] as FieldValue),
		write: (table, value) => ({
			...table,
			soFar: { ...table.soFar, [part]: { ...table.soFar[part], [key]: ways.write(value) } }
		})
	};
}

const flag = { write: (value: FieldValue) => value === true };
const percents = {
	write: (value: FieldValue): Readonly<Record<CompanyId, number>> =>
		filledIn<number>(value, (each) => each > 0)
};

const soldShape = (state: State): FieldShape => ({
	kind: 'each',
	keys: Object.keys(state.certificates).map((id) => ({ id })),
	of: { kind: 'count', min: 0, max: 100, optional: true }
});

/** A player's stock turn: what has been sold and bought in it. */
export function stockTurnFields(fresh: State): readonly PositionField[] {
	return [
		field(
			'stock',
			'acted',
			{ en: 'Has done something in this turn', es: 'Ya hizo algo en este turno' },
			{ kind: 'flag' },
			flag
		),
		field(
			'stock',
			'bought',
			{ en: 'Has bought in this turn', es: 'Ya compró en este turno' },
			{ kind: 'flag' },
			flag
		),
		field(
			'stock',
			'soldFirst',
			{ en: 'Sold before buying', es: 'Vendió antes de comprar' },
			{ kind: 'flag' },
			flag
		),
		field(
			'stock',
			'sold',
			{ en: 'Percent sold in this turn', es: 'Porcentaje vendido en este turno' },
			soldShape(fresh),
			percents
		)
	];
}

const NOT_YET: Label = { en: 'as its trains lie now', es: 'según sus trenes de ahora' };
const YES_NO: readonly FieldOption[] = [
	{ id: 'yes', label: { en: 'yes', es: 'sí' } },
	{ id: 'no', label: { en: 'no', es: 'no' } }
];

/** A company's operating turn: how far it has come. */
export function operatingTurnFields(fresh: State): readonly PositionField[] {
	return [
		field(
			'operating',
			'settled',
			{ en: 'Has run and settled its dividend', es: 'Ya corrió y resolvió su dividendo' },
			{ kind: 'flag' },
			flag
		),
		field(
			'operating',
			'token',
			{ en: 'Placed a token in this turn', es: 'Colocó una ficha en este turno' },
			{ kind: 'flag' },
			flag
		),
		field(
			'operating',
			'bankTrains',
			{ en: 'Trains bought from the bank in this turn', es: 'Trenes comprados al banco' },
			{ kind: 'count', min: 0, max: 12 },
			{ write: Number }
		),
		field(
			'operating',
			'forced',
			{ en: 'Its president has paid for a train', es: 'Su presidente pagó por un tren' },
			{ kind: 'flag' },
			flag
		),
		field(
			'operating',
			'mail',
			{ en: 'Mail collected in this turn', es: 'Correo cobrado en este turno' },
			{ kind: 'count', min: 0, max: 999, optional: true },
			{ write: (value) => (typeof value === 'number' ? value : null) }
		),
		field(
			'operating',
			'hadTrain',
			{ en: 'Had a train when its turn began', es: 'Tenía tren al empezar su turno' },
			{ kind: 'choice', options: YES_NO, none: NOT_YET },
			{
				read: (had) => (had === null ? null : had ? 'yes' : 'no'),
				write: (value) => (value === 'yes' ? true : value === 'no' ? false : null)
			}
		),
		field(
			'operating',
			'sold',
			{ en: 'Percent sold to raise money', es: 'Porcentaje vendido para reunir dinero' },
			soldShape(fresh),
			percents
		),
		field(
			'operating',
			'early',
			{
				en: 'Cash from before its run, for track and tokens',
				es: 'Dinero de antes de correr, para vías y fichas'
			},
			{ kind: 'count', min: 0, max: 9999, optional: true },
			{ write: (value) => (typeof value === 'number' ? value : null) }
		)
	];
}

/** An auction inside an opening sale. */
export function auctionFields(fresh: State): readonly PositionField[] {
	const people = fresh.seats.map((id) => ({ id }));
	return [
		field(
			'auction',
			'deed',
			{ en: 'What is auctioned', es: 'Qué se subasta' },
			{ kind: 'choice', options: Object.keys(fresh.deeds).map((id) => ({ id })) },
			{ write: (value) => (typeof value === 'string' && value in fresh.deeds ? value : null) }
		),
		field(
			'auction',
			'passes',
			{ en: 'Passes in this auction', es: 'Pases en esta subasta' },
			{ kind: 'count', min: 0, max: 24 },
			{ write: Number }
		),
		field(
			'auction',
			'resume',
			{ en: 'Whose turn after the auction', es: 'De quién es el turno tras la subasta' },
			{ kind: 'choice', options: people },
			{ write: (value) => seat(fresh, value) }
		)
	];
}
