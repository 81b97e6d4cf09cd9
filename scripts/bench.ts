/**
 * `npm run bench`: speed and size, compared with their budgets; exits non-zero past one. Ratios are
 * taken within one run wherever they exist, because they hold on a noisy machine. `engine` or
 * `browser` as an argument measures only that half; `starts`, `taps` or `growth` a part of the latter.
 */
import { cpus, loadavg } from 'node:os';
import { browserFigures, type BrowserPart } from './bench/browser';
import { engineFigures } from './bench/engine';
import { print, type Figure } from './bench/figures';

const named = process.argv.slice(2);
const wants = (...names: string[]): boolean =>
	named.length === 0 || names.some((name) => named.includes(name));
const wantsPart = (part: BrowserPart): boolean => wants('browser', part);
const figures: Figure[] = [];

function keep(figure: Figure): void {
	print(figure);
	figures.push(figure);
}

const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`;
const load = (loadavg()[0] ?? 0).toFixed(1);
console.log(`${new Date().toISOString().slice(0, 16)}Z, ${machine}, load ${load} at the start`);
if (wants('engine')) for (const figure of engineFigures()) keep(figure);
if (wants('browser', 'starts', 'taps', 'growth'))
	for await (const figure of browserFigures(wantsPart)) keep(figure);
const over = figures.filter((figure) => figure.ok === false);
console.log(over.length === 0 ? 'all budgets kept' : `${over.length} budgets missed`);
process.exit(over.length === 0 ? 0 : 1);
