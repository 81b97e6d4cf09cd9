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
export { isPlace } from './core/model/lookup';
export type { Correction } from './core/banker/corrections';
export {
	fromPosition,
	type CompanyPosition,
	type PositionResult,
	type ShareMap,
	type Size,
	type TablePosition
} from './core/banker/position';
export type { PositionProblem } from './core/banker/position-problems';
export { toPosition } from './core/banker/position-reading';
export { freshSoFar, type TurnSoFar } from './core/banker/position-turn';
export { frontOf } from './core/banker/position-cards';
export {
	trainsOfCards,
	type FieldOption,
	type FieldShape,
	type FieldValue,
	type PositionField,
	type PositionMoment
} from './core/banker/position-fields';
export { fieldTable } from './core/banker/field-corrections';
export { difference, type Difference, type MarkerAt } from './core/banker/difference';
export { cashOf, spendable } from './core/ledger/ledger';
export { freshOperatingTurn, freshStockTurn } from './core/rounds';
export { figureAt, rowAndPlace } from './core/set-up';
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
export { titleNames } from './titles/names';
/** What the screens of one title alone show. */
export * as mexViews from './titles/18mex/views';
export * as mxViews from './titles/1822mx/views';
export * as oeViews from './titles/18oe/views';
