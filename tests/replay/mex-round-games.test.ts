/**
 * Stock rounds played at random in the way of the recorded games: who has nothing to do is skipped, a
 * turn may end by itself, and whoever has acted goes on until he passes. After every line our book must
 * say the same of the round, the turn and the Priority Deal.
 */
import { describe, expect, test } from 'vitest';
import type { PlayerId, State } from '../../src/lib/engine';
import {
	correct,
	giveCash,
	mex,
	newMex,
	openingOver,
	startCompany,
	stockTurn
} from '../support/mex';
import { dice } from './dice';
import { mexAdapter } from './mex-adapter';
import { differences } from './mex-compare';
import { lineOf, tableOn } from './standing';

const COMPANIES = ['MC', 'TM', 'MEX', 'SPM'] as const;
const DEEDS = ['MCAR', 'KCMO', 'MIR'] as const;

/** Everybody has money, and of every company six shares are left. */
function begin(players: 3 | 4 | 5): State {
	let state = openingOver(newMex({ players }), { MNR: 'p2', MIR: 'p3', MCAR: 'p2' });
	for (const deed of ['A', 'B', 'C']) state = correct(state, { kind: 'deed', deed, to: 'removed' });
	for (const id of COMPANIES) state = startCompany(state, id, { held: { p1: [20] } });
	state = correct(state, { kind: 'limit', limit: 99 });
	for (const seat of state.seats) state = giveCash(state, { [seat]: 900 });
	return stockTurn(state, 'p1', 5);
}

/** A stock round as the recorded games have it; players are counted from 0. */
class Round {
	readonly passed: boolean[];
	at = 0;
	acted = false;
	last: number | null = null;
	over = false;
	log: string[] = [];

	readonly skips: () => boolean;

	constructor(players: number, skips: () => boolean) {
		this.passed = Array.from({ length: players }, () => false);
		this.skips = skips;
	}

	get priority(): number {
		if (this.over || this.last === null) return this.over ? this.at : 0;
		return (this.last + 1) % this.passed.length;
	}
	/** The turn is over, by a pass or because nothing is left to do. */
	end(): void {
		this.passed[this.at] = !this.acted;
		this.acted = false;
		const over = this.passed.every(Boolean);
		this.at = (this.at + 1) % this.passed.length;
		this.over = over;
		if (over || !this.skips()) return;
		this.log.push(`Player ${this.at} has no valid actions and passes`);
		this.end();
	}
}

const seat = (player: number): PlayerId => `p${player + 1}`;

/** A share of the Initial Offering or a private of another player, as long as there is one. */
function anything(state: State, player: number, roll: (sides: number) => number) {
	const entity = 11 + player;
	if (roll(3) === 0) {
		const company = DEEDS[roll(DEEDS.length)] ?? 'MCAR';
		const held = state.deeds[company === 'KCMO' ? 'KCM&O' : company]?.place === seat(player);
		return held ? null : { type: 'buy_company', entity, entity_type: 'player', company, price: 1 };
	}
	const id = COMPANIES[roll(COMPANIES.length)] ?? 'MC';
	const buy = { do: 'buyShare', player: seat(player), company: id, from: 'offering', percent: 10 };
	const legal = mex.rules.check(state, buy as never).length === 0;
	return legal ? { type: 'buy_shares', entity, shares: [`${id}_8`], percent: 10 } : null;
}

function playRound(players: 3 | 4 | 5, seed: number): number {
	const roll = dice(seed);
	const people = Array.from({ length: players }, (_, i) => ({ id: 11 + i, name: `P${i}` }));
	const corporations = COMPANIES.map((id) => ({
		id,
		shares: [20, 10, 10, 10, 10, 10, 10, 10, 10]
	}));
	const table = tableOn(mex, begin(players), {}, { players: people, corporations });
	const round = new Round(players, () => roll(5) < seed % 5);
	const told: string[] = [];
	while (!round.over && told.length < 200) {
		const player = round.at;
		const act = !round.acted && roll(3) > 0 ? anything(table.state, player, roll) : null;
		const action = act ?? { type: 'pass', entity: 11 + player };
		round.log = [];
		if (act !== null) {
			round.acted = true;
			if (act.type === 'buy_shares') round.last = player;
		}
		if (act === null || roll(2) === 0) round.end();
		const label = round.over ? 'OR 5.1' : 'SR 5';
		const active = round.over ? 'corp:MC' : `player:${11 + round.at}`;
		const none = { companies: [], minors: [], pres: [], shares: {} };
		const line = lineOf(action, {
			after: { round: { type: label, label }, phase: '2', active: [active] },
			log: round.log,
			state: {
				players: Object.fromEntries(people.map(({ id }) => [id, none])),
				priority: 11 + round.priority,
				idle: []
			}
		});
		told.push(`${JSON.stringify(action)} ${round.log.length} ${active}`);
		mexAdapter.play(table, line);
		const where = differences(table, line).filter((each) => /^(round|turn|priority):/.test(each));
		expect(where, told.join('\n')).toEqual([]);
	}
	expect(round.over).toBe(true);
	return told.length;
}

describe('§3.6 stock rounds played at random in the way of the recorded games', () => {
	test.each([3, 4, 5] as const)('with %i players', (players) => {
		let lines = 0;
		for (let seed = 1; seed <= 40; seed++) lines += playRound(players, seed * 7919);
		expect(lines).toBeGreaterThan(300);
	});
});
