/** Taking up a game of 18MEX in the middle: what only this title keeps. */
import {
	bidsField,
	endField,
	ownField,
	roundFields,
	type PositionPolicy
} from '../../core/banker/position-fields';
import { auctionFields, operatingTurnFields, stockTurnFields } from '../../core/banker/turn-fields';
import type { MexOwn } from './rules/own';
import { majors } from './tables/companies';

export const position: PositionPolicy = {
	lastRuns: true,
	moments: [
		{
			id: 'opening',
			round: 'stock',
			actor: 'player',
			label: { en: 'The opening sale is still on', es: 'Sigue la venta inicial' }
		},
		{
			id: 'auction',
			round: 'stock',
			actor: 'player',
			label: {
				en: 'An auction of the opening sale is on',
				es: 'Hay una subasta de la venta inicial'
			}
		},
		{
			id: 'income',
			round: 'operating',
			actor: 'none',
			label: { en: 'Income is about to be paid', es: 'Falta pagar los ingresos' }
		}
	],
	fields: (fresh) => [
		...auctionFields(fresh),
		...stockTurnFields(fresh),
		...operatingTurnFields(fresh),
		ownField<MexOwn, 'copperCanyon'>(
			'copperCanyon',
			{ en: 'Copper Canyon tile', es: 'Loseta de la Barranca del Cobre' },
			{
				kind: 'choice',
				options: [
					{ id: 'open', label: { en: 'not laid yet', es: 'sin colocar' } },
					{ id: 'laid', label: { en: 'on the map', es: 'en el mapa' } },
					{ id: 'lost', label: { en: 'out of the game', es: 'fuera del juego' } }
				]
			}
		),
		ownField<MexOwn, 'merged'>(
			'merged',
			{ en: 'Merged into NdM', es: 'Fusionada con NdM' },
			{
				kind: 'choice',
				options: [
					{ id: 'none', label: { en: 'there was no merger', es: 'no hubo fusión' } },
					...majors.filter((card) => card.mayMerge).map(({ id }) => ({ id }))
				],
				none: { en: 'not decided yet', es: 'aún sin decidir' }
			}
		),
		ownField<MexOwn, 'minorsClosing'>(
			'minorsClosing',
			{
				en: 'Minors close when the next stock round begins',
				es: 'Las menores cierran al empezar la próxima ronda de bolsa'
			},
			{ kind: 'flag' }
		),
		ownField<MexOwn, 'tieBreak'>(
			'tieBreak',
			{ en: 'The extra round after a tie is on', es: 'Se juega la ronda extra por empate' },
			{ kind: 'flag' }
		),
		bidsField(fresh),
		endField([
			{
				trigger: { reason: 'bank', stops: 'thisOperatingRound' },
				label: { en: 'bank, after this round', es: 'banco, tras esta ronda' }
			},
			{
				trigger: { reason: 'bank', stops: 'nextOperatingRound' },
				label: { en: 'bank, after the next round', es: 'banco, tras la próxima ronda' }
			},
			{
				trigger: { reason: 'price', stops: 'thisOperatingRound' },
				label: { en: 'price, after this round', es: 'precio, tras esta ronda' }
			},
			{
				trigger: { reason: 'price', stops: 'nextOperatingRound' },
				label: { en: 'price, after the next round', es: 'precio, tras la próxima ronda' }
			},
			{
				trigger: { reason: 'tieBreak', stops: 'thisOperatingRound' },
				label: { en: 'tie, after this round', es: 'empate, tras esta ronda' }
			}
		]),
		...roundFields(fresh)
	]
};
