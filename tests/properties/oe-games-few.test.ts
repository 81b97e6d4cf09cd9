/** 18OE: random legal games of few players keep every invariant and reach their end. */
import { describe } from 'vitest';
import { testGames } from './oe-games';

describe('random games of 18OE with 3 to 5 players', () => testGames([3, 4, 5]));
