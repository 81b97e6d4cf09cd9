/** View models: what a screen shows, computed here so that no component does sums. */
export * from './ahead';
export * from './chart';
export * from './companies';
export * from './consequences';
export * from './depot';
export * from './groups';
export * from './history';
export * from './history-highlights';
export * from './in-line';
export * from './operating';
export * from './outlook';
export * from './packup';
export * from './players';
export * from './run';
export * from './standings';
export * from './table';
