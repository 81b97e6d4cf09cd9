/**
 * Whole games of 18MEX played at random in the way of the recorded games, from the set-up to the result,
 * so that lines of one kind meet what others have left. They are replayed from files, like real ones.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { Game, playOpening, type Plan } from './mex-site-game';
import { playStock } from './mex-site-stock';
import { playOperating } from './mex-site-turns';
import { replayFile, summary } from './run';

function playGame(plan: Plan, most = 1000): Game {
	const game = new Game(plan);
	playOpening(game);
	while (!game.site.finished && game.lines.length < most) {
		playOperating(game, playStock(game), most);
	}
	return game;
}

const folder = mkdtempSync(join(tmpdir(), 'paymaster-'));
afterAll(() => rmSync(folder, { recursive: true }));

function replayed(game: Game) {
	const file = join(folder, 'game.jsonl');
	writeFileSync(file, game.rows.map((row) => JSON.stringify(row)).join('\n'));
	return replayFile(file);
}

const EVERY = ['triple_yellow_first_or', 'early_buy_of_kcmo', 'delay_minor_close', 'hard_rust_t4'];

const soaked = process.env['PAYMASTER_SOAK'] === '1' ? 300 : 1;

/** All lines match, and the result does. */
function expectMatch(game: Game): ReturnType<typeof replayed> {
	const result = replayed(game);
	expect(result.problem, summary(result)).toBeNull();
	expect(result.matched).toBe(game.lines.length);
	expect(result.resultEqual).toBe(true);
	return result;
}

describe('whole games played at random in the way of the recorded games', () => {
	test.each([
		['§6(b) a price is 200', { players: 4, seed: 658, options: ['hard_rust_t4'] }, 'stock_market'],
		['§6(a) the bank breaks', { players: 3, seed: 609, options: ['delay_minor_close'] }, 'bank'],
		['§6(c) somebody is bankrupt', { players: 3, seed: 774 }, 'bankrupt'],
		['§8 every option is played', { players: 5, seed: 623, options: EVERY }, 'bank']
	] as const)('%s: %o', (_, plan, ended) => {
		const game = playGame({ ...plan, seed: plan.seed * 7919 });
		expect(game.site.ended).toBe(ended);
		expect(game.lines.length).toBeGreaterThan(400);
		expectMatch(game);
	});

	test('§8 with any number of players and any options, a game after the other', () => {
		for (let seed = 1000; seed < 1000 + soaked; seed++) {
			const players = ([3, 4, 5] as const)[seed % 3] ?? 3;
			const options = EVERY.filter((_, i) => (seed >> i) % 2 === 1);
			expectMatch(playGame({ players, seed: seed * 7919, options }, 500));
		}
	});

	test.each([40, 150, 260])('§6.1 a game that stops after %i lines has a result', (most) => {
		const game = playGame({ players: 4, seed: most * 7919 }, most);
		expectMatch(game);
		game.stop();
		expect(expectMatch(game).table.state.finished).toBe('agreement');
	});
});
