/** Whoever wants no motion gets none: the durations are tokens, and the wish cuts every one of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { styleSheet } from './styles';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
	.filter((file) => /\.(svelte|css|ts)$/.test(file))
	.map((file) => ({ file, text: readFileSync(`src/${file}`, 'utf8') }));

/** What a sheet says for people who want no motion. */
function reduced(name: 'base' | 'tokens'): string {
	const [, block = ''] = styleSheet(name).split('@media (prefers-reduced-motion: reduce) {');
	return block.split('\n}\n')[0] ?? '';
}

describe('reduced motion', () => {
	it('the durations shrink to a millisecond', () => {
		expect(reduced('tokens')).toMatch(/--fast: 1ms;\s*--calm: 1ms;/);
	});

	it('animations end at once and never repeat, transitions are gone, scrolling jumps', () => {
		const rules = reduced('base');
		for (const rule of [
			'animation-duration: 1ms !important',
			'animation-iteration-count: 1 !important',
			'transition: none !important',
			'scroll-behavior: auto !important'
		]) {
			expect(rules).toContain(rule);
		}
	});

	it('nothing moves for longer than the tokens say', () => {
		const moves = sources.flatMap(({ file, text }) =>
			[...text.matchAll(/^\s*(?:animation|transition):\s*([^;]+);/gm)].map(([, how = '']) => ({
				file,
				how
			}))
		);
		expect(moves.length).toBeGreaterThan(2);
		const others = moves.filter(({ how }) => !/var\(--(fast|calm)\)|^none/.test(how));
		expect(others).toEqual([]);
	});

	it('no script moves anything past the style sheet', () => {
		const movers = /svelte\/(transition|animate|motion)|\.animate\(/;
		expect(sources.filter(({ text }) => movers.test(text)).map(({ file }) => file)).toEqual([]);
	});
});
