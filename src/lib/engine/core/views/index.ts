/** View models: what a screen shows, computed here so that no component does sums. */
export * from './chart';
export * from './companies';
export * from './consequences';
export * from './depot';
export * from './operating';
export * from './players';
export * from './run';
export * from './table';
