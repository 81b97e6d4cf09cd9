/** Figures agreed before the game, or the rulebook's. */
import type { GameConfig } from '../../../core/model/state';
import { figureOf } from '../../../core/set-up';
import { house } from '../tables/options';

export function figure(config: GameConfig, id: string): number {
	return figureOf(house, config, id);
}
