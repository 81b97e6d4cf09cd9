/** A game that went through a file is the same game, down to the order in which rules walk it. */
import { expect, test } from 'vitest';
import { audit, findTitle, openTimeline, type Action, type Fact, type State } from '$engine';
import { readFile, writeGame } from '$lib/storage/save-format';
import { savedMidGame } from '../fixtures/mex-mid-game';

test('today’s rules decide every entry of an imported game as it was decided', async () => {
	const game = savedMidGame;
	const [read] = await readFile(await writeGame(game, 'test'));
	if (read === undefined || !read.ok) throw new Error('the file was refused');
	const title = findTitle(read.value.title);
	if (title === null) throw new Error('the title is not registered');
	const { initial, entries, position } = read.value;
	expect(Object.keys(initial.companies)).toEqual(Object.keys(game.initial.companies));
	const timeline = openTimeline<State, Fact, Action>(title.rules, initial, entries, position);
	expect(audit(title.rules, timeline)).toEqual([]);
});
