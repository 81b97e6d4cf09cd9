/**
 * Company colours that can be read: the printed hue, darkened only as far as its lettering needs.
 * Contrast is that of WCAG 2, the measure the accessibility tests use as well.
 */

/** What small lettering needs. */
export const ENOUGH = 4.5;

export interface Paint {
	readonly fill: string;
	readonly ink: string;
}

type Rgb = readonly [red: number, green: number, blue: number];

const BLACK = '#000000';
const WHITE = '#ffffff';

/** Reads #rgb and #rrggbb; anything else counts as grey, so that a typo stays legible. */
export function parse(color: string): Rgb {
	const hex = color.replace('#', '');
	const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
	const value = Number.parseInt(full, 16);
	if (full.length !== 6 || Number.isNaN(value)) return [128, 128, 128];
	return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function format(rgb: Rgb): string {
	return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

function luminance(rgb: Rgb): number {
	const [red, green, blue] = rgb.map((part) => {
		const share = part / 255;
		return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

export function contrast(one: string, other: string): number {
	const [a, b] = [luminance(parse(one)), luminance(parse(other))];
	return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function betterInk(color: string): string {
	return contrast(color, WHITE) >= contrast(color, BLACK) ? WHITE : BLACK;
}

const STEP = 0.98;

/** Every token on the table asks, and there are only so many colours. */
const known = new Map<string, Paint>();

/** The colour and its lettering. */
export function readable(color: string, ink?: string): Paint {
	const key = `${color} ${ink}`;
	const paint = known.get(key) ?? mix(color, ink);
	known.set(key, paint);
	return paint;
}

/**
 * A light printed ink darkens the colour step by step until it reads;
 * a dark ink that does not read gives way to the better of black and white.
 */
function mix(color: string, ink: string = betterInk(color)): Paint {
	if (contrast(color, ink) >= ENOUGH) return { fill: format(parse(color)), ink };
	if (luminance(parse(ink)) < 0.5) return { fill: format(parse(color)), ink: betterInk(color) };
	let rgb = parse(color);
	for (let i = 0; i < 300 && contrast(format(rgb), ink) < ENOUGH; i++) {
		rgb = [rgb[0] * STEP, rgb[1] * STEP, rgb[2] * STEP];
	}
	return { fill: format(rgb), ink };
}
