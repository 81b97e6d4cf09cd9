/** Numbers below so many, from the generator that all games at random use. */
import { dice as generator } from '../properties/random-play';

export function dice(seed: number): (sides: number) => number {
	const next = generator(seed);
	return (sides) => Math.floor(next() * sides);
}
