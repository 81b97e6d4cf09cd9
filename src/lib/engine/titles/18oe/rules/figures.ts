/** The figures of this game: what was agreed at set-up, or the default. */
import type { DeedId, TrainType } from '../../../core/model/ids';
import type { GameConfig, State } from '../../../core/model/state';
import { rowAndPlace } from '../../../core/set-up';
import { parSpot } from '../tables/market';
import { PRICES, PULLMAN, PULLMAN_PRICE } from '../tables/trains';
import {
	figures,
	MAJOR_TOKEN_COUNT,
	packetFigure,
	parFigure,
	priceFigure,
	tokenFigure
} from '../tables/unknown';

const standard = new Map(figures.map((f) => [f.id, f.standard]));

/** The agreed figure, or the default of the table of unknown figures. */
export function figure(config: GameConfig, id: string): number {
	return config.house[id] ?? standard.get(id)?.(config.players.length, config.options) ?? 0;
}

/** Printed price of one side of a card. */
export function facePrice(state: State, type: TrainType): number {
	if (type === PULLMAN) return PULLMAN_PRICE;
	return state.config.house[priceFigure(type)] ?? PRICES[type] ?? 0;
}

/** Costs of the six stations a major adds. */
export function majorSlots(state: State): number[] {
	return Array.from({ length: MAJOR_TOKEN_COUNT }, (_, i) => figure(state.config, tokenFigure(i)));
}

/** All stations of a major except the home station, as printed. */
export function charterSlots(state: State): number[] {
	return [20, ...majorSlots(state)];
}

/** Same letter to same letter; a figure without a red bordered cell falls back to the default. */
export function majorPar(state: State, regional: number): number {
	const agreed = figure(state.config, parFigure(regional));
	return MAJOR_PARS.includes(agreed) ? agreed : (standard.get(parFigure(regional))?.(0, []) ?? 75);
}

export const MAJOR_PARS: readonly number[] = [75, 80, 90, 100, 110, 120];

export function majorParSpot(par: number) {
	return parSpot(par);
}

/** Row of an item in the packet, and its place from the left. */
export function packetPlace(state: State, deed: DeedId): { row: number; place: number } {
	return rowAndPlace(figure(state.config, packetFigure(deed)));
}

const PATRONAGE = { yellow: 'Yellow', green: 'Green', brown: 'Brown', gray: 'Gray' } as const;

/** What is offered first for a patronage tile; the printed figure is entered. */
export function patronageOffered(state: State, color: keyof typeof PATRONAGE): number {
	return figure(state.config, `patronage${PATRONAGE[color]}`);
}
