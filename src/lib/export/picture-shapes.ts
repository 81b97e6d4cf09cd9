/** The plain shapes a picture is made of, and its paper: ink on white, because it leaves the app. */

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

export const WIDTH = 1200;
export const EDGE = 48;
const INK = '#16191d';
export const QUIET = '#454a52';
export const RULE = '#dcd7cd';

interface TextOptions {
	readonly size?: number;
	readonly bold?: boolean;
	readonly color?: string;
	readonly align?: 'start' | 'center' | 'end';
	readonly most?: number;
}

export function words(x: number, y: number, text: string, options: TextOptions = {}): Shape {
	const { size = 20, bold = false, color = INK, align = 'start', most } = options;
	const shape = { kind: 'text' as const, x, y, text, size, bold, color, align };
	return most === undefined ? shape : { ...shape, most };
}

export const box = (x: number, y: number, width: number, height: number, fill: string): Shape => ({
	kind: 'box',
	x: round(x),
	y: round(y),
	width: round(width),
	height: round(height),
	fill
});

export const round = (value: number): number => Math.round(value * 10) / 10;
