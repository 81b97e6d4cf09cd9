/** What only the turn that is on remembers in 18OE: the auction, the stock action, the operating turn. */
import type { TablePosition } from '../../core/banker/position';
import {
	seat,
	texts,
	turnPart,
	type FieldShape,
	type FieldTable,
	type FieldValue,
	type Label,
	type PositionField
} from '../../core/banker/position-fields';
import { notInAuction, notInOperatingTurn, notInStockTurn } from '../../core/banker/turn-fields';
import type { State } from '../../core/model/state';
import { ids, label, option } from './position-shapes';
import type { OeOwn, StockMemory, TokenSpent, TurnMemory } from './rules/own';
import { regionals } from './tables/companies';

const own = (table: Pick<FieldTable, 'own'>): OeOwn => table.own as OeOwn;
const NONE = label('none', 'ninguna');
const FLAG: FieldShape = { kind: 'flag' };
const RAILROADS = ids(regionals);

/** Everybody with a bid on the item is in, until it is said who has passed; else nobody bids. */
export function atMoment({ own: part, moment, soFar, bids }: TablePosition): OeOwn {
	const now = part as OeOwn;
	if (moment !== 'auction') return { ...now, bidding: null };
	const bidders = bids[soFar.auction.deed ?? ''] ?? [];
	return { ...now, bidding: now.bidding ?? { active: bidders.map(({ player }) => player) } };
}

export function turnFields(fresh: State): readonly PositionField[] {
	return [biddingField(fresh), ...stockFields(fresh), ...operatingFields];
}

function biddingField(fresh: State): PositionField {
	const people = fresh.seats.map((id) => ({ id }));
	return {
		id: 'bidding',
		group: 'turn',
		label: label('Still in the auction', 'Siguen en la subasta'),
		shape: { kind: 'several', options: people },
		hidden: notInAuction,
		read: (table) => own(table).bidding?.active ?? null,
		write: (table, value) => {
			const active = texts(value).flatMap((id) => seat(fresh, id) ?? []);
			const bidding = Array.isArray(value) ? { active } : null;
			return { ...table, own: { ...own(table), bidding } };
		}
	};
}

/** The stock action of this turn and what it still asks for (10, 9.3, 10.4). */
function stockFields(fresh: State): readonly PositionField[] {
	const people = fresh.seats.map((id) => ({ id }));
	const piece = (
		key: Exclude<keyof StockMemory, 'over'>,
		name: Label,
		shape: FieldShape
	): PositionField =>
		turnPart<OeOwn, 'stock', typeof key>('stock', key, name, shape, notInStockTurn);
	return [
		piece('action', label('Stock action of this turn', 'Acción de bolsa de este turno'), {
			kind: 'choice',
			options: [
				option('sellBuy', 'sell and buy', 'vender y comprar'),
				option('trade', 'trade a private', 'comerciar una privada'),
				option('float', 'float a major', 'fundar una mayor'),
				option('merge', 'merge a minor', 'fusionar una menor'),
				option('rescue', 'rescue', 'rescate'),
				option('small', 'minor or regional', 'menor o regional')
			],
			none: NONE
		}),
		piece('privateUsed', label('A private was used', 'Se usó una privada'), FLAG),
		piece('prices', label('Value before its shares were sold', 'Valor antes de vender'), {
			kind: 'each',
			keys: RAILROADS,
			of: { kind: 'count', min: 0, max: 999, optional: true }
		}),
		piece('floated', label('Major floated in this turn', 'Mayor fundada en este turno'), {
			kind: 'choice',
			options: RAILROADS,
			none: NONE
		}),
		piece('first', label('It bought a share first', 'Compró antes una acción'), FLAG),
		piece('mustBuy', label('One more share must be bought', 'Hay que comprar otra acción'), FLAG),
		piece('partner', label('Who traded with the player', 'Con quién se comerció'), {
			kind: 'choice',
			options: people,
			none: label('nobody', 'nadie')
		}),
		overField(fresh)
	];
}

/** Said only in the middle of an exchange that took somebody over the limit. */
function overField(fresh: State): PositionField {
	return {
		id: 'stock over',
		group: 'turn',
		label: label('Over the limit until given back', 'Sobre el límite hasta devolver'),
		shape: {
			kind: 'choice',
			options: fresh.seats.map((id) => ({ id })),
			none: label('nobody', 'nadie')
		},
		hidden: notInStockTurn,
		read: (table) => own(table).stock.over ?? null,
		write: (table, value) => {
			const { over: _before, ...rest } = own(table).stock;
			const over = typeof value === 'string' ? seat(fresh, value) : null;
			const stock: StockMemory = over === null ? rest : { ...rest, over };
			return { ...table, own: { ...own(table), stock } };
		}
	};
}

const turnPiece = (
	key: Exclude<keyof TurnMemory, 'tokens' | 'soldAt'>,
	name: Label,
	shape: FieldShape
): PositionField =>
	turnPart<OeOwn, 'turn', typeof key>('turn', key, name, shape, notInOperatingTurn);

/** Said only in a turn in which a major has sold shares of its own. */
const soldAt: PositionField = {
	id: 'turn soldAt',
	group: 'turn',
	label: label('Value before its own shares were sold', 'Valor antes de vender acciones propias'),
	shape: { kind: 'count', min: 0, max: 999, optional: true },
	hidden: notInOperatingTurn,
	read: (table) => own(table).turn.soldAt ?? null,
	write: (table, value) => {
		const { soldAt: _before, ...rest } = own(table).turn;
		const turn: TurnMemory = typeof value === 'number' ? { ...rest, soldAt: value } : rest;
		return { ...table, own: { ...own(table), turn } };
	}
};

/** What the operating turn paid and how far it has come (11). */
const operatingFields: readonly PositionField[] = [
	spentField('slot', label('Stations placed: cost printed', 'Estaciones: coste impreso')),
	spentField('paid', label('Stations placed: money paid', 'Estaciones: dinero pagado')),
	turnPiece('track', label('Paid for track in this turn', 'Pagado por vía en este turno'), {
		kind: 'figures'
	}),
	turnPiece('bought', label('Bought a train in this turn', 'Compró un tren en este turno'), FLAG),
	turnPiece('rust', label('A train phase began in this turn', 'Empezó una fase de trenes'), FLAG),
	turnPiece('closed', label('Its train step is over', 'Su paso de trenes terminó'), FLAG),
	turnPiece('shares', label('Own shares in this turn', 'Acciones propias en este turno'), {
		kind: 'choice',
		options: [option('sold', 'sold', 'vendidas'), option('bought', 'bought', 'compradas')],
		none: NONE
	}),
	soldAt,
	turnPiece('minor', label('Bought an abandoned minor', 'Compró una menor abandonada'), FLAG)
];

/** One list of figures for each side of what was spent on stations, in the same order. */
function spentField(side: keyof TokenSpent, name: Label): PositionField {
	return {
		id: `turn tokens ${side}`,
		group: 'turn',
		label: name,
		shape: { kind: 'figures' },
		hidden: notInOperatingTurn,
		read: (table) => own(table).turn.tokens.map((spent) => spent[side]),
		write: (table, value: FieldValue) => {
			const { turn } = own(table);
			const figures = Array.isArray(value) ? value.map(Number) : [];
			const tokens = figures.map((figure, i): TokenSpent => {
				const before = turn.tokens[i] ?? { slot: figure, paid: figure };
				return { ...before, [side]: figure };
			});
			return { ...table, own: { ...own(table), turn: { ...turn, tokens } } };
		}
	};
}
