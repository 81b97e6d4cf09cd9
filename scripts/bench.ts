/**
 * `npm run bench`: speed and size, compared with their budgets; exits non-zero past one. Ratios are
 * taken within one run wherever they exist, because they hold on a noisy machine.
 */
import { engineFigures } from './bench/engine';
import { print, type Figure } from './bench/figures';

const figures: Figure[] = [];
for (const figure of engineFigures()) {
	print(figure);
	figures.push(figure);
}
const over = figures.filter((figure) => figure.ok === false);
console.log(over.length === 0 ? 'all budgets kept' : `${over.length} budgets missed`);
process.exitCode = over.length === 0 ? 0 : 1;
