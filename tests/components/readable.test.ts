import { describe, expect, it } from 'vitest';
import { titles } from '$engine';
import { contrast, ENOUGH, readable } from '$lib/styles/readable';

describe('readable company colours', () => {
	it('measures contrast as WCAG does', () => {
		expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
		expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
		expect(contrast('#fff', '#fff')).toBe(1);
	});

	it('leaves a colour alone whose lettering can be read', () => {
		expect(readable('#232b2b', '#ffffff')).toEqual({ fill: '#232b2b', ink: '#ffffff' });
	});

	it('darkens only until white lettering reaches 4.5:1', () => {
		const { fill, ink } = readable('#FF4136', '#ffffff');
		expect(ink).toBe('#ffffff');
		expect(contrast(fill, ink)).toBeGreaterThanOrEqual(ENOUGH);
		expect(contrast(fill, ink)).toBeLessThan(ENOUGH + 0.3);
	});

	it('gives up a dark ink that cannot be read', () => {
		expect(readable('#006400', '#000000').ink).toBe('#ffffff');
	});

	it.each(
		titles.flatMap((title) => title.tables.companies.map((card) => [title.name, card] as const))
	)('%s: every company can be read', (_title, card) => {
		const { fill, ink } = readable(card.color, card.ink);
		expect(contrast(fill, ink)).toBeGreaterThanOrEqual(ENOUGH);
	});
});
