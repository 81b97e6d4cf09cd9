/** Taking up a game of 18OE in the middle: chits, order track, stations, markers, the finale. */
import type { Size } from '../../core/banker/position';
import {
	bidsField,
	endField,
	filledIn,
	roundFields,
	seat,
	type PositionField,
	type PositionPolicy
} from '../../core/banker/position-fields';
import { auctionFields, operatingTurnFields, stockTurnFields } from '../../core/banker/turn-fields';
import type { CompanyId, Place } from '../../core/model/ids';
import type { CompanyKind, State } from '../../core/model/state';
import { engines } from './rules/common';
import type { OeOwn } from './rules/own';
import {
	CENTRAL_CIRCLE,
	companies,
	deeds,
	HOCHBERG,
	isMinor,
	minors,
	privates,
	regionals,
	STAR_HARBOR
} from './tables/companies';
import { PULLMAN } from './tables/trains';
import {
	choice,
	count,
	each,
	field,
	ids,
	label,
	option,
	some,
	type Packed
} from './position-shapes';
import { zones } from './tables/zones';
import { atMoment, turnFields } from './turn-position';

const NOBODY = label('nobody', 'nadie');
const RAILROADS = ids(companies);
const LARGE = ids(regionals);
const SEAS = [option('north', 'North Sea', 'mar del Norte'), option('med', 'Med', 'Mediterráneo')];

/** The course of the game and what lies on the operating order track. */
const courseFields: readonly PositionField[] = [
	field(
		'rail',
		label('Railroad phase', 'Fase ferroviaria'),
		choice([
			option('auction', 'opening packet', 'paquete inicial'),
			option('concession', 'concessions', 'concesiones'),
			option('regional', 'minors and regionals', 'menores y regionales'),
			option('major', 'majors', 'mayores')
		])
	),
	field(
		'consolidation',
		label('Consolidation', 'Consolidación'),
		choice([
			option('no', 'not yet', 'aún no'),
			option('pending', 'with the next stock round', 'con la próxima ronda de bolsa'),
			option('on', 'on', 'en curso'),
			option('done', 'over', 'terminada')
		])
	),
	field('track', label('Operating order track', 'Pista del orden de operación'), {
		kind: 'sequence',
		options: RAILROADS,
		gaps: true
	}),
	field(
		'newTrains',
		label('Got a train in this round', 'Con tren nuevo en esta ronda'),
		some(RAILROADS)
	),
	field(
		'merged',
		label('Took a minor in this stock round', 'Absorbieron una menor en esta ronda'),
		some(LARGE)
	),
	finaleField()
];

function finaleField(): PositionField {
	const options = [1, 2, 3].flatMap((parts) => [
		option(`${parts} no`, `${parts} rounds, not begun`, `${parts} rondas, sin empezar`),
		option(`${parts} on`, `${parts} rounds, begun`, `${parts} rondas, empezadas`)
	]);
	return {
		id: 'finale',
		label: label('The last set', 'La última serie'),
		shape: choice(options, label('not called yet', 'aún sin anunciar')),
		read: (table) => {
			const { finale } = table.own as Packed;
			return finale === null ? null : `${finale.parts} ${finale.on ? 'on' : 'no'}`;
		},
		write: (table, value) => {
			const [parts, on] = String(value ?? '').split(' ');
			const finale = value === null ? null : { parts: Number(parts), on: on === 'on' };
			return { ...table, own: { ...(table.own as Packed), finale } };
		}
	};
}

/** Charters: chits, stations, ports and markers. */
const charterFields: readonly PositionField[] = [
	field(
		'chits',
		label('Track rights chits on minors', 'Fichas de derechos en las menores'),
		each(ids(minors), choice(ids(zones), label('none', 'ninguna')))
	),
	field('chitsLeft', label('Chits left', 'Fichas restantes'), each(ids(zones), count(2))),
	field(
		'slots',
		label('Costs of stations on the charter', 'Costes de las estaciones en la carta'),
		each(RAILROADS, { kind: 'figures' })
	),
	field('taken', label('Regionals removed', 'Regionales retiradas'), some(LARGE)),
	field('parMarkers', label('Par markers still there', 'Marcadores de par presentes'), some(LARGE)),
	field(
		'ports',
		label('Port authorities', 'Autoridades portuarias'),
		each(RAILROADS, choice(SEAS, label('none', 'ninguna')))
	),
	field('portsGone', label('Port authorities gone', 'Autoridades retiradas'), each(SEAS, count(9))),
	field(
		'orient',
		label('Orient Express markers', 'Marcadores del Orient Express'),
		some(RAILROADS)
	),
	field(
		'markers',
		label('Tokens of privates on the map', 'Fichas de privadas en el mapa'),
		each([{ id: STAR_HARBOR }, { id: CENTRAL_CIRCLE }, { id: HOCHBERG }], choice(RAILROADS, NOBODY))
	),
	field(
		'reserved',
		label('Bought their reserved 2+2', 'Compraron su 2+2 reservado'),
		some(RAILROADS)
	),
	field(
		'insolvent',
		label('Insolvent, still lacking', 'Insolventes, les falta'),
		each(RAILROADS, count(999))
	),
	field('abandoned', label('Abandoned', 'Abandonadas'), some(RAILROADS)),
	field(
		'swift',
		label('Swift’s kept train', 'Tren conservado de Swift'),
		choice(RAILROADS, NOBODY)
	),
	field(
		'mPullman',
		label('Minor M’s free Pullman', 'Pullman gratis de la menor M'),
		choice([...RAILROADS, option('pool', 'Open Market', 'mercado abierto')], NOBODY)
	)
];

/** Privates and powers of minors. */
function powerFields(fresh: State): readonly PositionField[] {
	return [
		field(
			'cuts',
			label('Price cuts in the packet', 'Rebajas en el paquete'),
			each(ids(deeds), count(300))
		),
		field('faceDown', label('Privates used up', 'Privadas agotadas'), some(ids(privates))),
		field(
			'reservations',
			label('Reserved shares', 'Acciones reservadas'),
			each(
				ids(fresh.seats.map((id) => ({ id }))),
				choice([...LARGE, option('', 'used up', 'usada')], label('none', 'ninguna'))
			)
		),
		custodyField(fresh),
		field('frozen', label('Frozen by Barclay', 'Congelada por Barclay'), choice(LARGE, NOBODY)),
		field('minorAPaid', label('Minor A has paid', 'La menor A ha pagado'), { kind: 'flag' }),
		field(
			'minorC',
			label('Minor C operates', 'La menor C opera'),
			choice([
				option('normal', 'in order', 'en su orden'),
				option('first', 'first', 'primera'),
				option('last', 'last', 'última')
			])
		),
		field(
			'minorD',
			label('Minor D’s token', 'Ficha de la menor D'),
			choice([option('none', 'none', 'ninguna'), { id: '20' }, { id: '40' }])
		),
		field(
			'brandt',
			label('Brandt & Brandau tokens', 'Fichas de Brandt & Brandau'),
			each(
				[
					option('left', 'left', 'quedan'),
					option('onMap', 'on the map', 'en el mapa'),
					option('used', 'used', 'usadas')
				],
				count(4)
			)
		)
	];
}

function custodyField(fresh: State): PositionField {
	return {
		id: 'custody',
		label: label('In Barclay’s custody', 'En custodia de Barclay'),
		shape: each(ids(fresh.seats.map((id) => ({ id }))), choice(LARGE, label('none', 'ninguna'))),
		read: (table) => {
			const { custody } = table.own as Packed;
			return custody === null ? {} : { [custody.player]: custody.company };
		},
		write: (table, value) => {
			const [first] = Object.entries(filledIn<string>(value, (company) => company !== null));
			const player = first === undefined ? null : seat(fresh, first[0]);
			const custody = first === undefined || player === null ? null : { player, company: first[1] };
			return { ...table, own: { ...(table.own as Packed), custody } };
		}
	};
}

/** A regional that expands has the certificates of a major, and keeps them as a national. */
const REGIONAL: readonly Size[] = ['P', 25, 25];
const MAJOR: readonly Size[] = ['P', 10, 10, 10, 10, 10, 10, 10, 10];

function pack(state: State): Packed {
	const own = state.own as OeOwn;
	const placeOf = (id: string | null): Place | null =>
		state.trains.find((train) => train.id === id)?.place ?? null;
	return { ...own, swift: placeOf(own.swift), mPullman: placeOf(own.mPullman) };
}

function unpack(packed: unknown, state: State): OeOwn {
	// Packed above, or filled in by the fields of this module.
	const own = packed as Packed;
	const at = (place: Place | null, type: string): string | null =>
		state.trains.find((train) => train.place === place && train.type === type)?.id ?? null;
	return { ...own, swift: at(own.swift, '2+2'), mPullman: at(own.mPullman, PULLMAN) };
}

export const position: PositionPolicy = {
	kinds: (company: CompanyId): readonly CompanyKind[] =>
		isMinor(company) ? ['minor'] : ['regional', 'major', 'national'],
	sizes: (_company, kind) => (kind === 'regional' ? REGIONAL : MAJOR),
	setApart: true,
	hadTrain: (state, company) => engines(state, company).length > 0,
	moments: [
		{
			id: 'opening',
			round: 'stock',
			actor: 'player',
			label: label('The opening packet is on sale', 'Se vende el paquete inicial')
		},
		{
			id: 'auction',
			round: 'stock',
			actor: 'player',
			label: label('An auction of the packet is on', 'Hay una subasta del paquete')
		},
		{
			id: 'concession',
			round: 'stock',
			actor: 'player',
			label: label('Concessions float their minors', 'Las concesiones fundan menores')
		},
		{
			id: 'income',
			round: 'operating',
			actor: 'none',
			label: label('Income is about to be paid', 'Falta pagar los ingresos')
		}
	],
	pack,
	unpack,
	atMoment,
	fields: (fresh) => [
		...auctionFields(fresh),
		...stockTurnFields(fresh),
		...operatingTurnFields(fresh),
		...turnFields(fresh),
		...courseFields,
		...charterFields,
		...powerFields(fresh),
		bidsField(fresh),
		endField([
			{
				trigger: { reason: 'level8', stops: 'nextOperatingRound' },
				label: label('level 8, after the last set', 'nivel 8, tras la última serie')
			},
			{
				trigger: { reason: 'level8', stops: 'thisOperatingRound' },
				label: label('level 8, after this round', 'nivel 8, tras esta ronda')
			},
			{
				trigger: { reason: 'bank', stops: 'thisOperatingRound' },
				label: label('bank, after this round', 'banco, tras esta ronda')
			},
			{
				trigger: { reason: 'bank', stops: 'nextOperatingRound' },
				label: label('bank, after the next round', 'banco, tras la próxima ronda')
			}
		]),
		...roundFields(fresh)
	]
};
