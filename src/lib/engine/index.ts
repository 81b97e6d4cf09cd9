/** The only door of the engine. */
export * from './kernel/refusal';
export * from './kernel/decide';
export * from './kernel/journal';
export * from './kernel/timeline';
export * from './kernel/rewrite';
export * from './core/model/ids';
export * from './core/model/state';
export * from './core/model/fact';
export * from './core/model/action';
export { isOwn, Misfit } from './core/model/evolve';
export { breaches, BrokenInvariant, reserved, totalCash } from './core/model/invariants';
export type { Correction } from './core/banker/corrections';
export {
	fromPosition,
	toPosition,
	type CompanyPosition,
	type PositionProblem,
	type PositionResult,
	type ShareMap,
	type TablePosition
} from './core/banker/position';
export { difference, type Difference, type MarkerAt } from './core/banker/difference';
export { cashOf, spendable } from './core/ledger/ledger';
export {
	certificatesAt,
	certificatesOf,
	clockwiseAfter,
	holdingsOf,
	percentAt,
	presidentCertificate,
	presidentOf,
	type Holding
} from './core/certificates/holdings';
export { byPrice, cellId, cellOf, neighbour, type Cell, type Grid } from './core/market/grid';
export {
	countTrains,
	findTrain,
	nextTrain,
	poolTrains,
	soldOfType,
	trainsAt
} from './core/trains/depot';
export * from './core/title';
export * from './core/views';
export { findTitle, titles } from './titles/registry';
/** What the screens of one title alone show. */
export * as mxViews from './titles/1822mx/views';
