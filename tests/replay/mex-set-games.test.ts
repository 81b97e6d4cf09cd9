/**
 * Sets of operating rounds played at random in the way of the recorded games: there a marker that
 * moves goes to the bottom of its new stack and one that cannot move stays where it lies, and the order
 * is the one at the start of each round. After every line our book must say the same.
 */
import { describe, expect, test } from 'vitest';
import type { PlayerId, State } from '../../src/lib/engine';
import {
	correct,
	giveCash,
	giveTrains,
	inPhase,
	mex,
	newMex,
	openingOver,
	operatingTurn,
	placeMarker,
	startCompany
} from '../support/mex';
import { market } from '../../src/lib/engine/titles/18mex/tables/market';
import { dice } from './dice';
import { mexAdapter } from './mex-adapter';
import { differences } from './mex-compare';
import { companyId } from './mex-names';
import { lineOf, PLAYERS, tableOn } from './standing';
import type { TraceDividend } from './trace';

const CORPS = ['MC', 'FCP', 'TM', 'MEX', 'SPM', 'UdY'] as const;
type Corp = (typeof CORPS)[number];
/** Corners and edges of the chart, where markers stay or meet. */
const CELLS = ['8.1', '7.1', '7.5', '6.1', '6.5', '1.14', '2.15', '1.13'] as const;
const OWNERS = [11, 12, 13];

const prices = market.rows.map((row) => row.map((cell) => cell.value));
const has = (row: number, col: number): boolean => prices[row]?.[col] !== undefined;

/** The chart of the recorded games, rows and columns from 0. */
class Chart {
	readonly stacks = new Map<string, Corp[]>();
	readonly spots = new Map<Corp, readonly [number, number]>();
	ended = false;

	lay(corp: Corp, row: number, col: number): void {
		const old = this.spots.get(corp);
		if (old !== undefined) {
			this.stacks.set(
				old.join(),
				this.at(old).filter((other) => other !== corp)
			);
		}
		this.spots.set(corp, [row, col]);
		// Also if it falls again for somebody's train.
		if (this.price(corp) === 200) this.ended = true;
		this.stacks.set(`${row},${col}`, [...this.at([row, col]), corp]);
	}
	at(spot: readonly [number, number]): Corp[] {
		return this.stacks.get(spot.join()) ?? [];
	}
	spot(corp: Corp): readonly [number, number] {
		return this.spots.get(corp) ?? [0, 0];
	}
	price(corp: Corp): number {
		const [row, col] = this.spot(corp);
		return prices[row]?.[col] ?? 0;
	}
	settle(corp: Corp, pays: boolean): void {
		const [row, col] = this.spot(corp);
		const ways = pays
			? [
					[0, 1],
					[-1, 0]
				]
			: [
					[0, -1],
					[1, 0]
				];
		for (const [down = 0, right = 0] of ways) {
			if (has(row + down, col + right)) return this.lay(corp, row + down, col + right);
		}
	}
	fall(corp: Corp): void {
		const [row, col] = this.spot(corp);
		if (has(row + 1, col)) this.lay(corp, row + 1, col);
	}
	order(): Corp[] {
		const place = (corp: Corp) => this.at(this.spot(corp)).indexOf(corp);
		return [...CORPS].sort(
			(a, b) =>
				this.price(b) - this.price(a) || this.spot(b)[1] - this.spot(a)[1] || place(a) - place(b)
		);
	}
	corps(): object {
		const entry = (corp: Corp, i: number) => {
			const [row, col] = this.spot(corp);
			const pos = this.at([row, col]).indexOf(corp);
			const where = { row, col, pos, price: this.price(corp) };
			return [
				corp,
				{ ...where, owner: OWNERS[i % 3], companies: [], trains: [], tokens_on: [] }
			] as const;
		};
		return Object.fromEntries(CORPS.map(entry));
	}
}

/** Everybody's companies with a train, or without one; nobody has anything else. */
function begin(chart: Chart, trainless: ReadonlySet<Corp>): State {
	let state = openingOver(newMex(), { MNR: 'p2' });
	for (const deed of ['A', 'B', 'C']) state = correct(state, { kind: 'deed', deed, to: 'removed' });
	state = placeMarker(state, 'NdM', '3.3');
	CORPS.forEach((corp, i) => {
		const [row, col] = chart.spot(corp);
		const held = { [`p${1 + (i % 3)}`]: [20, 10, 10, 10] };
		const id = companyId(corp);
		state = startCompany(state, id, { held, cell: `${row + 1}.${col + 1}` });
		if (!trainless.has(corp)) state = giveTrains(state, id, '4D');
	});
	const [first] = chart.order();
	for (const seat of state.seats) state = giveCash(state, { [seat]: 0 });
	return operatingTurn(inPhase(state, '5'), companyId(first ?? 'MC'), { number: 5, parts: 3 });
}

/** The other company of a president who is short of a train, when a share of it may be sold. */
function sellable(state: State, corp: Corp): Corp | null {
	const at = CORPS.indexOf(corp);
	const other = CORPS[(at + 3) % 6] ?? 'MC';
	const player: PlayerId = `p${1 + (at % 3)}`;
	const sale = { do: 'sellForTrain', player, company: companyId(other), percent: 10 } as const;
	return mex.rules.check(state, sale).length === 0 ? other : null;
}

/** Markers at random, often several in one cell. */
function lay(chart: Chart, roll: (sides: number) => number, cells: number): void {
	for (const corp of CORPS) {
		const cell = CELLS[roll(cells)] ?? '8.1';
		const [row = 1, col = 1] = cell.split('.').map(Number);
		chart.lay(corp, row - 1, col - 1);
	}
}

const NONE = { companies: [], minors: [], pres: [], shares: {} };
const NOBODY = Object.fromEntries(PLAYERS.map(({ id }) => [id, NONE]));
const COMPARED = /^(round|turn|priority|finished|\w+ (price|cell|place in its stack)):/;

/** A set of three operating rounds and the book that follows it. */
class OperatingSet {
	readonly chart = new Chart();
	readonly told: string[] = [];
	readonly roll: (sides: number) => number;
	readonly trainless: ReadonlySet<Corp>;
	readonly table: ReturnType<typeof tableOn>;

	constructor(seed: number) {
		this.roll = dice(seed);
		lay(this.chart, this.roll, 1 + (seed % CELLS.length));
		this.trainless = new Set(CORPS.filter(() => this.roll(5) === 0));
		const corporations = CORPS.map((id) => ({ id, shares: [20, ...Array(8).fill(10)] }));
		const start = begin(this.chart, this.trainless);
		this.table = tableOn(mex, start, {}, { players: PLAYERS, corporations });
	}
	/** A line after which the game stands there, with what was settled in it. */
	play(action: object, label: string, active: string, dividends: TraceDividend[] = []): void {
		const finished = active === 'nobody' ? { finished: true } : {};
		const line = lineOf(action, {
			after: { round: { type: label, label }, phase: '5', active: [active] },
			dividends,
			state: { players: NOBODY, corps: this.chart.corps(), idle: [], priority: 11, ...finished }
		});
		this.told.push(`${JSON.stringify(action)} ${label} ${active}`);
		mexAdapter.play(this.table, line);
		const wrong = differences(this.table, line).filter((each) => COMPARED.test(each));
		expect(wrong, this.told.join('\n')).toEqual([]);
	}
	run(corp: Corp, label: string): void {
		const pays = this.roll(3) > 0;
		const kind = pays ? 'payout' : 'withhold';
		this.chart.settle(corp, pays);
		const dividend = { entity: `corp:${corp}`, kind, revenue: 100 };
		this.play({ type: 'dividend', entity: corp, kind }, label, `corp:${corp}`, [dividend]);
	}
	/** Nothing runs, and its president may sell a share for a train. */
	rest(corp: Corp, label: string): void {
		this.chart.settle(corp, false);
		const dividend = { entity: `corp:${corp}`, kind: 'withhold', revenue: 0 };
		this.play({ type: 'pass', entity: corp }, label, `corp:${corp}`, [dividend]);
		const other = sellable(this.table.state, corp);
		if (other === null) return;
		this.chart.fall(other);
		const sale = { entity: OWNERS[CORPS.indexOf(other) % 3], shares: [`${other}_1`], percent: 10 };
		this.play({ type: 'sell_shares', ...sale }, label, `corp:${corp}`);
	}
	/** One round in the order of its start, sorted anew where somebody sold; false when the game is over. */
	round(part: number): boolean {
		const label = `OR 5.${part}`;
		let waiting = this.chart.order();
		for (let corp = waiting.shift(); corp !== undefined; corp = waiting.shift()) {
			if (this.trainless.has(corp)) this.rest(corp, label);
			else this.run(corp, label);
			const left = new Set(waiting);
			waiting = this.chart.order().filter((each) => left.has(each));
			const pass = { type: 'pass', entity: corp };
			const [next] = waiting;
			if (next !== undefined) this.play(pass, label, `corp:${next}`);
			else if (this.chart.ended) this.play(pass, label, 'nobody');
			else if (part === 3) this.play(pass, 'SR 6', 'player:11');
			else this.play(pass, `OR 5.${part + 1}`, `corp:${this.chart.order()[0] ?? ''}`);
		}
		return !this.chart.ended;
	}
}

function playSet(seed: number): readonly string[] {
	const set = new OperatingSet(seed);
	const [first = 'MC'] = set.chart.order();
	// The track of the first one, whose mail is paid with the start of its turn.
	set.play({ type: 'pass', entity: first }, 'OR 5.1', `corp:${first}`);
	for (let part = 1; part <= 3 && set.round(part); part++);
	return set.told;
}

describe('§4(c) sets of operating rounds played at random in the way of the recorded games', () => {
	test('are booked in the same order, to the last place in a stack', () => {
		const told = Array.from({ length: 60 }, (_, i) => playSet((i + 1) * 7919)).flat();
		expect(told.length).toBeGreaterThan(1000);
		expect(told.filter((each) => each.includes('sell_shares')).length).toBeGreaterThan(20);
	});
});
