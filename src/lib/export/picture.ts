/**
 * The result as a picture: laid out here as plain shapes, so that it can be tested without a screen;
 * `paint-picture` draws them. It leaves the app, so its colours are its own: ink on white paper.
 */
import {
	history,
	playTime,
	standings,
	type History,
	type ScoreLine,
	type Standing,
	type Standings
} from '$engine';
import { readable } from '$lib/styles/readable';
import { describeEnd } from '$lib/text/describe-state';
import { formatPercent } from '$lib/text/money';
import { speaker, type Speaker } from '$lib/text/speaker';
import { dayOf, duration, gameTitle, roundName, stateOf, type GameOnPaper } from './game-on-paper';
import { playerStyle, spread } from './series-style';

export type Shape =
	| {
			readonly kind: 'box';
			readonly x: number;
			readonly y: number;
			readonly width: number;
			readonly height: number;
			readonly fill: string;
	  }
	| {
			readonly kind: 'line';
			readonly points: readonly (readonly [number, number])[];
			readonly color: string;
			readonly width: number;
			readonly dash: readonly number[];
	  }
	| {
			readonly kind: 'text';
			readonly x: number;
			readonly y: number;
			readonly text: string;
			readonly size: number;
			readonly bold: boolean;
			readonly color: string;
			readonly align: 'start' | 'center' | 'end';
			/** Made narrower to fit, if it must. */
			readonly most?: number;
	  };

export interface Picture {
	readonly width: number;
	readonly height: number;
	readonly shapes: readonly Shape[];
}

const WIDTH = 1200;
const EDGE = 48;
const INK = '#16191d';
const QUIET = '#454a52';
const RULE = '#dcd7cd';
const CASH = '#e3dfd6';
const DEED = '#9aa0a9';
const PAPER = '#ffffff';
const HEAD = 132;
const ROW = 112;
/** Parts of a total that stand side by side. */
const PARTS_A_LINE = 5;
const CHART = 384;

interface TextOptions {
	readonly size?: number;
	readonly bold?: boolean;
	readonly color?: string;
	readonly align?: 'start' | 'center' | 'end';
	readonly most?: number;
}

function words(x: number, y: number, text: string, options: TextOptions = {}): Shape {
	const { size = 20, bold = false, color = INK, align = 'start', most } = options;
	const shape = { kind: 'text' as const, x, y, text, size, bold, color, align };
	return most === undefined ? shape : { ...shape, most };
}

const box = (x: number, y: number, width: number, height: number, fill: string): Shape => ({
	kind: 'box',
	x: round(x),
	y: round(y),
	width: round(width),
	height: round(height),
	fill
});

const round = (value: number): number => Math.round(value * 10) / 10;

export function resultPicture(game: GameOnPaper): Picture {
	const { title, head } = game;
	const state = stateOf(game);
	const table = standings(title, state);
	const say = speaker(game.words, title, state);
	const told = history(title, head);
	const rows = table.list.flatMap((standing, at) =>
		rowShapes(game, say, standing, HEAD + at * ROW)
	);
	const top = HEAD + table.list.length * ROW + 24;
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

function rowShapes(game: GameOnPaper, say: Speaker, standing: Standing, y: number): Shape[] {
	const barStart = 250;
	const barWidth = 720;
	let x = barStart;
	const bars = standing.bar.map((part) => {
		const width = (part.width / 100) * barWidth;
		const shape = box(x, y + 14, Math.max(1, width - 2), 26, fillOf(game, part.about, part.kind));
		x += width;
		return shape;
	});
	const parts = [
		`${game.screen.csvCash} ${say.money(standing.cash)}`,
		...standing.shares.map(
			(line) => `${line.about} ${formatPercent(game.words, line.amount)} ${say.money(line.value)}`
		),
		...standing.deeds
			.filter((line) => line.value !== 0)
			.map((line) => `${line.about} ${say.money(line.value)}`),
		...standing.debts.map((line) => `${game.screen.csvDebt} ${say.money(-Math.abs(line.value))}`)
	];
	return [
		box(EDGE, y, WIDTH - 2 * EDGE, 1, RULE),
		words(EDGE, y + 48, `${standing.rank}.`, { size: 26, bold: true }),
		words(EDGE + 40, y + 48, standing.name, { size: 26, bold: true, most: 150 }),
		...bars,
		...linesOf(parts).map((line, at) =>
			words(barStart, y + 66 + at * 24, line, { size: 17, color: QUIET, most: barWidth })
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
	return card === undefined ? DEED : readable(card.color, card.ink).fill;
}

/* the chart of worth */

interface Area {
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
	x(index: number): number;
	y(amount: number): number;
}

function areaOf(told: History, top: number, most: number): Area {
	const area = {
		left: EDGE + 70,
		right: WIDTH - EDGE - 190,
		top: top + 66,
		bottom: top + CHART - 34
	};
	const steps = Math.max(1, told.rounds.length);
	return {
		...area,
		x: (index) => round(area.left + ((area.right - area.left) * index) / steps),
		y: (amount) => round(area.bottom - ((area.bottom - area.top) * amount) / most)
	};
}

/** A round figure a little above the highest, and the steps to it. */
export function niceScale(highest: number): { readonly most: number; readonly step: number } {
	const rough = Math.max(1, highest) / 4;
	const power = 10 ** Math.floor(Math.log10(rough));
	const step = [1, 2, 2.5, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? rough;
	return { step, most: step * Math.ceil(highest / step) };
}

function chartShapes(game: GameOnPaper, say: Speaker, told: History, top: number): Shape[] {
	const series = told.players.map(({ id }) => [
		told.start[id] ?? 0,
		...told.rounds.map((record) => record.worth[id] ?? 0)
	]);
	const { most, step } = niceScale(Math.max(1, ...series.flat()));
	const area = areaOf(told, top, most);
	const levels = Array.from({ length: Math.round(most / step) + 1 }, (_, at) => at * step);
	const ends = series.map((points) => area.y(points.at(-1) ?? 0));
	const labels = spread(ends, 24, area.top, area.bottom);
	return [
		words(EDGE, top + 22, game.words.score.worthOverTime, { bold: true }),
		...levels.flatMap((level) => [
			box(area.left, area.y(level), area.right - area.left, 1, RULE),
			words(area.left - 10, area.y(level) + 6, say.money(level), {
				size: 15,
				color: QUIET,
				align: 'end'
			})
		]),
		...phaseShapes(game, told, area),
		...roundShapes(game, told, area),
		...series.flatMap((points, at): Shape[] => {
			const { color, dash } = playerStyle(at, 'light');
			const line = points.map((amount, index) => [area.x(index), area.y(amount)] as const);
			const name = told.players[at]?.name ?? '';
			const label = `${name} ${say.money(points.at(-1) ?? 0)}`;
			return [
				{ kind: 'line', points: line, color, width: 3, dash },
				words(area.right + 12, round((labels[at] ?? 0) + 6), label, {
					size: 17,
					bold: true,
					color,
					most: 178
				})
			];
		})
	];
}

function phaseShapes(game: GameOnPaper, told: History, area: Area): Shape[] {
	let last = { x: -Infinity, high: false };
	return told.rounds.flatMap((record, at): Shape[] => {
		const x = area.x(at + 1);
		if (record.phases.length === 0) return [];
		// Names that would touch stand on two levels.
		last = { x, high: x - last.x < 60 && !last.high };
		const points = [[x, area.top] as const, [x, area.bottom] as const];
		return [
			{ kind: 'line', points, color: QUIET, width: 1, dash: [2, 4] },
			words(x, area.top - (last.high ? 25 : 8), record.phases.join(' '), {
				size: 15,
				color: QUIET,
				align: 'center'
			})
		];
	});
}

/** As many names of rounds as fit side by side. */
function roundShapes(game: GameOnPaper, told: History, area: Area): Shape[] {
	const every = Math.max(1, Math.ceil(told.rounds.length / 12));
	return told.rounds.flatMap((record, at) =>
		at % every === 0
			? [
					words(area.x(at + 1), area.bottom + 24, roundName(game.words, record.round), {
						size: 14,
						color: QUIET,
						align: 'center'
					})
				]
			: []
	);
}
