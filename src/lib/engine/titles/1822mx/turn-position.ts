/** What only the turn that is on remembers in 1822MX: bids, sales, mail, and the auction of stations. */
import {
	filledIn,
	seat,
	texts,
	turnPart,
	type FieldShape,
	type FieldTable,
	type FieldValue,
	type Label,
	type PositionField
} from '../../core/banker/position-fields';
import type { TablePosition } from '../../core/banker/position';
import { notInOperatingTurn, notInStockTurn } from '../../core/banker/turn-fields';
import type { CompanyId, PlayerId } from '../../core/model/ids';
import type { State } from '../../core/model/state';
import type { Auction, MxOwn, SoldAt, TurnNotes } from './rules/own';
import { minors } from './tables/companies';

/** The step of the turn while the NdeM's stations are auctioned (6.22). */
export const STATION_AUCTION = 'tokenAuction';

const own = (table: Pick<FieldTable, 'own'>): MxOwn => table.own as MxOwn;
const notInAuction = ({ moment }: FieldTable): boolean => moment !== STATION_AUCTION;

/** An auction that nobody has bid in yet; the player whose turn it is begins. */
const opened = (opener: PlayerId): Auction => ({ passes: 0, opener, item: null });

/** An auction is kept while it is on, and only then. */
export function atMoment({ own: part, moment, turn }: TablePosition): MxOwn {
	const now = part as MxOwn;
	if (moment !== STATION_AUCTION) return { ...now, auction: null };
	// Whose turn it is is checked when the turn is made of it.
	return { ...now, ndem: 'closing', auction: now.auction ?? opened(turn as PlayerId) };
}

export function turnFields(fresh: State): readonly PositionField[] {
	const companies = Object.keys(fresh.certificates).map((id) => ({ id }));
	return [
		note('bids', { en: 'Bids in this turn', es: 'Pujas en este turno' }, count(3), notInStockTurn),
		...saleFields(companies),
		note(
			'mails',
			{ en: 'Mail contracts paid in this turn', es: 'Contratos de correo pagados' },
			count(4),
			notInOperatingTurn
		),
		trainsOfRun,
		note(
			'acquired',
			{ en: 'Acquired a minor in this turn', es: 'Adquirió una menor en este turno' },
			{ kind: 'flag' },
			notInOperatingTurn
		),
		tokenFreed,
		note(
			'traded',
			{ en: 'Own shares in this turn', es: 'Acciones propias en este turno' },
			{
				kind: 'choice',
				options: [
					{ id: 'issued', label: { en: 'issued', es: 'emitidas' } },
					{ id: 'redeemed', label: { en: 'redeemed', es: 'rescatadas' } }
				],
				none: { en: 'neither', es: 'nada' }
			},
			notInOperatingTurn
		),
		...auctionFields(fresh)
	];
}

const count = (max: number): FieldShape => ({ kind: 'count', min: 0, max });

const note = (
	piece: Exclude<keyof TurnNotes, 'sales' | 'ran' | 'freed'>,
	label: Label,
	shape: FieldShape,
	hidden: (table: FieldTable) => boolean
): PositionField => turnPart<MxOwn, 'turn', typeof piece>('turn', piece, label, shape, hidden);

function withNotes<T extends FieldTable>(table: T, turn: TurnNotes): T {
	return { ...table, own: { ...own(table), turn } };
}

const trainsOfRun: PositionField = {
	id: 'turn ran',
	group: 'turn',
	label: { en: 'Trains that ran with mail contracts', es: 'Trenes que corrieron con correo' },
	shape: { kind: 'count', min: 0, max: 12, optional: true },
	hidden: notInOperatingTurn,
	read: (table) => own(table).turn.ran ?? null,
	write: (table, value) => {
		const { ran: _before, ...rest } = own(table).turn;
		return withNotes(table, typeof value === 'number' ? { ...rest, ran: value } : rest);
	}
};

const tokenFreed: PositionField = {
	id: 'turn freed',
	group: 'turn',
	label: { en: 'Its token was made available', es: 'Su ficha quedó disponible' },
	shape: { kind: 'flag' },
	hidden: notInOperatingTurn,
	read: (table) => own(table).turn.freed === true,
	write: (table, value) => {
		const { freed: _before, ...rest } = own(table).turn;
		return withNotes(table, value === true ? { ...rest, freed: true } : rest);
	}
};

/** Prices before the first sale of each company, and which of them its director sold. */
function saleFields(companies: readonly { readonly id: CompanyId }[]): readonly PositionField[] {
	const write = <T extends FieldTable>(table: T, sales: Readonly<Record<CompanyId, SoldAt>>): T =>
		withNotes(table, { ...own(table).turn, sales });
	return [
		{
			id: 'turn sales',
			group: 'turn',
			label: { en: 'Price before its shares were sold', es: 'Precio antes de vender' },
			shape: {
				kind: 'each',
				keys: companies,
				of: { kind: 'count', min: 0, max: 999, optional: true }
			},
			hidden: notInStockTurn,
			read: (table) =>
				Object.fromEntries(
					Object.entries(own(table).turn.sales).map(([id, { price }]) => [id, price])
				),
			write: (table, value) => {
				const before = own(table).turn.sales;
				const sold = Object.entries(filledIn<number>(value, () => true));
				return write(
					table,
					Object.fromEntries(
						sold.map(([id, price]) => [id, { price, director: before[id]?.director ?? false }])
					)
				);
			}
		},
		{
			id: 'turn directors',
			group: 'turn',
			label: { en: 'Sold by their director', es: 'Vendidas por su director' },
			shape: { kind: 'several', options: companies },
			hidden: notInStockTurn,
			read: (table) =>
				Object.entries(own(table).turn.sales).flatMap(([id, { director }]) =>
					director ? [id] : []
				),
			write: (table, value) =>
				write(
					table,
					Object.fromEntries(
						Object.entries(own(table).turn.sales).map(([id, { price }]) => [
							id,
							{ price, director: texts(value).includes(id) }
						])
					)
				)
		}
	];
}

/** The auction of stations: who opened, what is on the block, its highest bid, who is out. */
function auctionFields(fresh: State): readonly PositionField[] {
	const people = fresh.seats.map((id) => ({ id }));
	const first = fresh.seats[0] ?? 'p1';
	const nobody: Label = { en: 'nothing yet', es: 'nada todavía' };
	const part = (
		id: string,
		label: Label,
		shape: FieldShape,
		read: (auction: Auction) => FieldValue,
		write: (auction: Auction, value: FieldValue) => Auction
	): PositionField => ({
		id: `auction ${id}`,
		group: 'turn',
		label,
		shape,
		hidden: notInAuction,
		read: (table) => {
			const { auction } = own(table);
			return auction === null ? null : read(auction);
		},
		write: (table, value) => {
			if (own(table).auction === null && value === null) return table;
			const auction = write(own(table).auction ?? opened(first), value);
			return { ...table, own: { ...own(table), auction } };
		}
	});
	const item = (auction: Auction, change: Partial<NonNullable<Auction['item']>>): Auction =>
		auction.item === null ? auction : { ...auction, item: { ...auction.item, ...change } };
	return [
		part(
			'opener',
			{ en: 'Who puts an item up, or did', es: 'Quién ofrece, o ha ofrecido' },
			{ kind: 'choice', options: people },
			({ opener }) => opener,
			(auction, value) => ({ ...auction, opener: seat(fresh, value) ?? auction.opener })
		),
		part(
			'passes',
			{ en: 'Passes in a row without an item', es: 'Pases seguidos sin oferta' },
			count(fresh.seats.length),
			({ passes }) => passes,
			(auction, value) => ({ ...auction, passes: Number(value) })
		),
		part(
			'station',
			{ en: 'The station on the block', es: 'La estación que se subasta' },
			{ kind: 'choice', options: minors.map(({ id }) => ({ id })), none: nobody },
			(auction) => auction.item?.station ?? null,
			(auction, value) => ({
				...auction,
				item:
					typeof value !== 'string'
						? null
						: {
								high: { player: auction.opener, amount: 10 },
								out: [],
								...auction.item,
								station: value
							}
			})
		),
		part(
			'bidder',
			{ en: 'Highest bidder', es: 'Mayor postor' },
			{ kind: 'choice', options: people, none: nobody },
			(auction) => auction.item?.high.player ?? null,
			(auction, value) =>
				item(auction, {
					high: { player: seat(fresh, value) ?? first, amount: auction.item?.high.amount ?? 10 }
				})
		),
		part(
			'amount',
			{ en: 'Highest bid', es: 'Mayor puja' },
			{ kind: 'count', min: 0, max: 9990 },
			(auction) => auction.item?.high.amount ?? 0,
			(auction, value) =>
				item(auction, {
					high: { player: auction.item?.high.player ?? first, amount: Number(value) }
				})
		),
		part(
			'out',
			{ en: 'Passed on this station', es: 'Pasaron en esta estación' },
			{ kind: 'several', options: people },
			(auction) => auction.item?.out ?? [],
			(auction, value) =>
				item(auction, { out: texts(value).flatMap((id) => seat(fresh, id) ?? []) })
		)
	];
}
