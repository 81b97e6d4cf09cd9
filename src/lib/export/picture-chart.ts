/** The chart of the result picture: everybody's worth over the rounds, named at the end of each line. */
import type { History } from '$engine';
import type { Speaker } from '$lib/text/speaker';
import { roundName, type GameOnPaper } from './game-on-paper';
import { box, EDGE, QUIET, round, RULE, WIDTH, words, type Shape } from './picture-shapes';
import { playerStyle, spread } from './series-style';

export const CHART = 384;

interface Area {
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
	x(index: number): number;
	y(amount: number): number;
}

function areaOf(told: History, top: number, { least, most }: Scale): Area {
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
		y: (amount) =>
			round(area.bottom - ((area.bottom - area.top) * (amount - least)) / (most - least))
	};
}

export interface Scale {
	readonly least: number;
	readonly most: number;
	readonly step: number;
}

/** From nothing, or below it where somebody owes more than they have, to a round figure above all. */
export function niceScale(highest: number, lowest = 0): Scale {
	const rough = Math.max(1, highest, highest - lowest) / 4;
	const power = 10 ** Math.floor(Math.log10(rough));
	const step = [1, 2, 2.5, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? rough;
	const below = lowest < 0 ? -step * Math.ceil(-lowest / step) : 0;
	return { step, least: below, most: step * Math.ceil(Math.max(1, highest) / step) };
}

export function chartShapes(game: GameOnPaper, say: Speaker, told: History, top: number): Shape[] {
	const series = told.players.map(({ id }) => [
		told.start[id] ?? 0,
		...told.rounds.map((record) => record.worth[id] ?? 0)
	]);
	const scale = niceScale(Math.max(1, ...series.flat()), Math.min(0, ...series.flat()));
	const { least, most, step } = scale;
	const area = areaOf(told, top, scale);
	const count = Math.round((most - least) / step) + 1;
	const levels = Array.from({ length: count }, (_, at) => least + at * step);
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
