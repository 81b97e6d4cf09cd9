/** The phases as this table agreed on them: optional rules (section 8) and the number of rounds. */
import type { PhaseId } from '../../../core/model/ids';
import type { GameConfig } from '../../../core/model/state';
import { figureOf } from '../../../core/set-up';
import type { PhaseCard } from '../../../core/title';
import { house } from './options';
import { phases, roundsLine } from './trains';

const ROUNDS: Readonly<Record<PhaseCard['color'], string>> = {
	yellow: 'roundsYellow',
	green: 'roundsGreen',
	brown: 'roundsBrown',
	gray: 'roundsBrown'
};

/** What a phase changes when an optional rule is played. */
const WITH: Readonly<Record<string, Readonly<Record<PhaseId, PhaseCard['effects']>>>> = {
	lateMinors: {
		'3½': {
			en: [
				'minors close when the next stock round begins, trade-in shares are given then',
				'NdM shares may be bought',
				'NdM may own 4 trains'
			],
			es: [
				'las menores cierran al empezar la próxima ronda de bolsa y entonces se entregan sus acciones de canje',
				'se pueden comprar acciones de NdM',
				'NdM puede tener 4 trenes'
			]
		}
	},
	hardRust: {
		'6½': { en: ['4-trains rust'], es: ['los trenes 4 se retiran'] }
	}
};

/** Operating rounds after a stock round that ends in a phase of this colour (7). */
export function roundsIn(config: GameConfig, color: PhaseCard['color']): number {
	return figureOf(house, config, ROUNDS[color]);
}

function effectsOf(card: PhaseCard, config: GameConfig): PhaseCard['effects'] {
	const played = config.options.map((option) => WITH[option]?.[card.id]).find((each) => each);
	const { en, es } = played ?? card.effects;
	const printed = roundsLine(card.operatingRounds);
	const agreed = roundsLine(roundsIn(config, card.color));
	return {
		en: en.map((line) => (line === printed.en ? agreed.en : line)),
		es: es.map((line) => (line === printed.es ? agreed.es : line))
	};
}

export function agreedPhases(config: GameConfig): readonly PhaseCard[] {
	return phases.map((card) => ({
		...card,
		operatingRounds: roundsIn(config, card.color),
		effects: effectsOf(card, config)
	}));
}
