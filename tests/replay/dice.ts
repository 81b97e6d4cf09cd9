/** A small generator of chance, so that every game of a test can be played again. */
export function dice(seed: number): (sides: number) => number {
	let now = seed;
	return (sides) => {
		now = (now * 1103515245 + 12345) % 2147483648;
		return Math.floor((now / 2147483648) * sides);
	};
}
