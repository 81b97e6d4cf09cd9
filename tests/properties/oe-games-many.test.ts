/** 18OE: random legal games of many players keep every invariant and reach their end. */
import { describe } from 'vitest';
import { testGames } from './oe-games';

describe('random games of 18OE with 6 and 7 players', () => testGames([6, 7]));
