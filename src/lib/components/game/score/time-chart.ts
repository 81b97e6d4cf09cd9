/**
 * How a chart over rounds is drawn: axes, dashed lines, uprights where a phase begins, and a name at
 * the end of each line instead of a legend. Only the options are made here; the library is loaded by
 * the component that draws.
 */
import type uPlot from 'uplot';
import { spread, type SeriesStyle } from '$lib/export';

export interface ChartSeries {
	readonly key: string;
	readonly label: string;
	readonly style: SeriesStyle;
	readonly values: readonly (number | null)[];
}

export interface ChartMark {
	readonly at: number;
	readonly label: string;
}

export interface ChartData {
	readonly labels: readonly string[];
	readonly series: readonly ChartSeries[];
	readonly marks: readonly ChartMark[];
	format(value: number): string;
}

export interface ChartInks {
	readonly ink: string;
	readonly quiet: string;
	readonly line: string;
	readonly font: string;
}

const LABEL_ROOM = 128;
const LABEL_GAP = 17;
const HEAD_ROOM = 40;
/** Names of phases that would touch stand on two levels. */
const MARK_LEVELS = [8, 23];

export function chartValues({ labels, series }: ChartData): uPlot.AlignedData {
	return [labels.map((_, at) => at), ...series.map(({ values }) => [...values])];
}

export function chartOptions(
	data: ChartData,
	inks: ChartInks,
	size: { readonly width: number; readonly height: number },
	ratio: number
): uPlot.Options {
	return {
		...size,
		legend: { show: false },
		cursor: { show: false },
		padding: [HEAD_ROOM, LABEL_ROOM, 0, 0],
		scales: {
			x: { time: false },
			y: { range: (_, least, most) => [Math.min(0, least * 1.05), most * 1.05 || 1] }
		},
		axes: [axisOfRounds(data, inks), axisOfFigures(data, inks)],
		series: [
			{},
			...data.series.map(({ label, style }) => ({
				label,
				stroke: style.color,
				dash: [...style.dash],
				width: 2.5,
				spanGaps: true,
				points: { show: true, size: 5, fill: style.color }
			}))
		],
		hooks: {
			drawAxes: [(chart) => drawMarks(chart, data, inks, ratio)],
			draw: [(chart) => drawNames(chart, data, inks, ratio)]
		}
	};
}

function axisOfRounds({ labels }: ChartData, inks: ChartInks): uPlot.Axis {
	return {
		stroke: inks.quiet,
		font: `12px ${inks.font}`,
		grid: { show: false },
		ticks: { stroke: inks.line, width: 1 },
		space: 58,
		size: 36,
		incrs: [1, 2, 3, 5, 10],
		values: (_, splits) => splits.map((at) => labels[at] ?? '')
	};
}

function axisOfFigures({ format }: ChartData, inks: ChartInks): uPlot.Axis {
	return {
		stroke: inks.quiet,
		font: `12px ${inks.font}`,
		grid: { stroke: inks.line, width: 1 },
		ticks: { show: false },
		size: 64,
		values: (_, splits) => splits.map((value) => format(value))
	};
}

function drawMarks(chart: uPlot, { marks }: ChartData, inks: ChartInks, ratio: number): void {
	const { ctx, bbox } = chart;
	ctx.save();
	ctx.strokeStyle = inks.quiet;
	ctx.fillStyle = inks.quiet;
	ctx.lineWidth = ratio;
	ctx.setLineDash([2 * ratio, 4 * ratio]);
	ctx.font = `${12 * ratio}px ${inks.font}`;
	ctx.textAlign = 'center';
	let level = 0;
	let free = -Infinity;
	for (const { at, label } of marks) {
		const x = chart.valToPos(at, 'x', true);
		const half = ctx.measureText(label).width / 2 + 4 * ratio;
		level = x - half < free ? (level + 1) % MARK_LEVELS.length : 0;
		free = Math.max(free, x + half);
		ctx.beginPath();
		ctx.moveTo(x, bbox.top);
		ctx.lineTo(x, bbox.top + bbox.height);
		ctx.stroke();
		ctx.fillText(label, x, bbox.top - (MARK_LEVELS[level] ?? 0) * ratio);
	}
	ctx.restore();
}

function drawNames(chart: uPlot, { series }: ChartData, inks: ChartInks, ratio: number): void {
	const { ctx, bbox } = chart;
	const ended = series.flatMap((each) => {
		const last = each.values.findLastIndex((value) => value !== null);
		const value = each.values[last];
		return value === null || value === undefined ? [] : [{ ...each, last, value }];
	});
	const wanted = ended.map(({ value }) => chart.valToPos(value, 'y', true));
	const gap = LABEL_GAP * ratio;
	const places = spread(wanted, gap, bbox.top, bbox.top + bbox.height);
	ctx.save();
	ctx.font = `600 ${13 * ratio}px ${inks.font}`;
	ctx.textAlign = 'start';
	ctx.textBaseline = 'middle';
	const x = bbox.left + bbox.width + 14 * ratio;
	for (const [index, { label, style, last }] of ended.entries()) {
		const y = places[index] ?? 0;
		const from = chart.valToPos(last, 'x', true);
		ctx.strokeStyle = style.color;
		ctx.lineWidth = ratio;
		// The way from a line that ended early to its name must not look like more of the line.
		ctx.setLineDash([ratio, 4 * ratio]);
		ctx.beginPath();
		ctx.moveTo(from + 3 * ratio, wanted[index] ?? y);
		ctx.lineTo(x - 3 * ratio, y);
		ctx.stroke();
		ctx.fillStyle = style.color;
		ctx.fillText(label, x, y, (LABEL_ROOM - 18) * ratio);
	}
	ctx.restore();
}
