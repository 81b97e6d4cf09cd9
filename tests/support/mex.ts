/**
 * Builders for 18MEX tests. Positions are arranged through the banker's own `correct` action, so a
 * test needs a few lines to stand anywhere in a game, and only ever stands where a banker could.
 */
export * from './mex-play';
export * from './mex-positions';
