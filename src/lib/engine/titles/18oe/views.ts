/**
 * What only the screens of 18OE show. The opening and stock side lives in views/stock.ts; the
 * operating side adds a line for its own file.
 */
export * from './views/packet';
export * from './views/stock';
export * from './views/finale';
export * from './views/operating';
export * from './views/run';
export * from './views/steps';
export * from './views/nationals';
