/** Figures agreed before the game, or the rulebook's. */
import type { GameConfig } from '../../../core/model/state';
import { house } from '../tables/options';

export function figure(config: GameConfig, id: string): number {
	const rule = house.find((h) => h.id === id);
	return config.house[id] ?? rule?.standard(config.players.length) ?? 0;
}
