/** What one train earns from the stops it made, for a sheet that adds up a run (6.5, 6.10.4, 4.1.14). */
import type { TrainType } from '../../../core/model/ids';
import { halvedTrain } from './running';

export interface TrainStops {
	/** Values of the stops as printed, the destination once among them; for an E only its own stations. */
	readonly stops: readonly number[];
	/** The printed value of the destination, when this train runs between home and destination. */
	readonly destination?: number;
}

/**
 * The destination counts twice, for one train a turn. An E-train doubles everything, the destination
 * to four times its value. A 3/2-train brings half, rounded up to ten, after all bonuses.
 */
export function earningsOf(type: TrainType, run: TrainStops): number {
	const base = run.stops.reduce((sum, value) => sum + value, 0) + (run.destination ?? 0);
	if (type === 'E') return 2 * base;
	return type === '3/2' ? halvedTrain(base) : base;
}

/** Mail: half of the base values of both ends; a train that stays in one city carries half of it. */
export function mailOf(start: number, end: number | null): number {
	return (start + (end ?? 0)) / 2;
}
