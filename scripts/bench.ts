/**
 * `npm run bench`: speed and size, compared with their budgets; exits non-zero past one. Ratios are
 * taken within one run wherever they exist, because they hold on a noisy machine. `engine` or
 * `browser` as an argument measures only that half.
 */
import { cpus, loadavg } from 'node:os';
import { browserFigures } from './bench/browser';
import { engineFigures } from './bench/engine';
import { print, type Figure } from './bench/figures';

const halves = process.argv.slice(2);
const wants = (half: string): boolean => halves.length === 0 || halves.includes(half);
const figures: Figure[] = [];

function keep(figure: Figure): void {
	print(figure);
	figures.push(figure);
}

const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`;
const load = (loadavg()[0] ?? 0).toFixed(1);
console.log(`${new Date().toISOString().slice(0, 16)}Z, ${machine}, load ${load} at the start`);
if (wants('engine')) for (const figure of engineFigures()) keep(figure);
if (wants('browser')) for await (const figure of browserFigures()) keep(figure);
const over = figures.filter((figure) => figure.ok === false);
console.log(over.length === 0 ? 'all budgets kept' : `${over.length} budgets missed`);
process.exit(over.length === 0 ? 0 : 1);
