/**
 * The result as a picture: laid out here as plain shapes, so that it can be tested without a screen;
 * `paint-picture` draws them. It leaves the app, so its colours are its own: ink on white paper.
 */
import {
	history,
	playTime,
	standings,
	type ScoreLine,
	type Standing,
	type Standings
} from '$engine';
import { contrast, readable } from '$lib/styles/readable';
import { describeEnd } from '$lib/text/describe-state';
import { speaker, type Speaker } from '$lib/text/speaker';
import { dayOf, duration, gameTitle, stateOf, type GameOnPaper } from './game-on-paper';
import { CHART, chartShapes } from './picture-chart';
import { box, EDGE, QUIET, RULE, WIDTH, words, type Picture, type Shape } from './picture-shapes';
import { partsOf } from './texts';

const CASH = '#e3dfd6';
const DEED = '#9aa0a9';
const PAPER = '#ffffff';
const FAINT = 1.1;
const HEAD = 132;
/** A row is at least so high, and higher where the parts of a total need more lines. */
const ROW = 112;
const PARTS_TOP = 64;
const PARTS_LINE = 24;
/** Parts of a total that stand side by side. */
const PARTS_A_LINE = 5;

export function resultPicture(game: GameOnPaper): Picture {
	const { title, head } = game;
	const state = stateOf(game);
	const table = standings(title, state);
	const say = speaker(game.words, title, state);
	const told = history(title, head);
	let y = HEAD;
	const rows = table.list.flatMap((standing) => {
		const parts = linesOf(partsOf(game, say, standing));
		const shapes = rowShapes(game, say, standing, parts, y);
		y += Math.max(ROW, PARTS_TOP + parts.length * PARTS_LINE);
		return shapes;
	});
	const top = y + 24;
	const height = top + CHART + EDGE;
	return {
		width: WIDTH,
		height,
		shapes: [
			box(0, 0, WIDTH, height, PAPER),
			...headShapes(game, say, table),
			...rows,
			...chartShapes(game, say, told, top)
		]
	};
}

function headShapes(game: GameOnPaper, say: Speaker, table: Standings): Shape[] {
	const state = stateOf(game);
	const time = playTime(game.title, game.head);
	const names = say.list(table.winners.map((winner) => winner.name));
	const { score } = game.words;
	const tie = table.winners.length > 1;
	const ended = state.finished !== null;
	const verdict = tie ? game.screen.tieWinners({ names }) : score.wins({ name: names });
	const about = [
		dayOf(game),
		time === null ? null : score.duration({ time: duration(game.words, time.played) })
	].filter((part) => part !== null);
	const most = WIDTH - 2 * EDGE;
	return [
		words(EDGE, 62, ended ? `${gameTitle(game)}: ${verdict}` : gameTitle(game), {
			size: 34,
			bold: true,
			most
		}),
		words(EDGE, 98, [describeEnd(game.words, game.title, state), ...about].join(' · '), {
			color: QUIET,
			most
		})
	];
}

function rowShapes(
	game: GameOnPaper,
	say: Speaker,
	standing: Standing,
	parts: readonly string[],
	y: number
): Shape[] {
	const barStart = 250;
	const barWidth = 720;
	let x = barStart;
	const bars = standing.bar.map((part) => {
		const width = (part.width / 100) * barWidth;
		const shape = box(x, y + 14, Math.max(1, width - 2), 26, fillOf(game, part.about, part.kind));
		x += width;
		return shape;
	});
	return [
		box(EDGE, y, WIDTH - 2 * EDGE, 1, RULE),
		words(EDGE, y + 48, `${standing.rank}.`, { size: 26, bold: true }),
		words(EDGE + 40, y + 48, standing.name, { size: 26, bold: true, most: 150 }),
		...bars,
		...parts.map((line, at) =>
			words(barStart, y + 66 + at * PARTS_LINE, line, { size: 17, color: QUIET, most: barWidth })
		),
		words(WIDTH - EDGE, y + 50, say.money(standing.score.total), {
			size: 32,
			bold: true,
			align: 'end'
		})
	];
}

function linesOf(parts: readonly string[]): string[] {
	const count = Math.ceil(parts.length / PARTS_A_LINE);
	return Array.from({ length: count }, (_, at) =>
		parts.slice(at * PARTS_A_LINE, (at + 1) * PARTS_A_LINE).join('    ')
	);
}

function fillOf(game: GameOnPaper, about: string | null, kind: ScoreLine['kind']): string {
	if (kind === 'cash') return CASH;
	const card = game.title.tables.companies.find((company) => company.id === about);
	const fill = card === undefined ? DEED : readable(card.color, card.ink).fill;
	// A white card would not be seen on white paper.
	return contrast(fill, PAPER) < FAINT ? DEED : fill;
}
