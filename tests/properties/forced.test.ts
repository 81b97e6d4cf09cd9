/** Overrides: whatever is illegal but possible may be forced at any moment, and every sum still holds. */
import { describe, expect, test } from 'vitest';
import { breaches, decide, findTitle, type GameConfig, type Title } from '../../src/lib/engine';
import { mexConfig, mexWeights } from './mex-weights';
import { mxConfig, mxWeights, shuffledMx } from './mx-weights';
import { OE_MONEY, oeConfig, oeWeights } from './oe-weights';
import { playRandomly, type Weights } from './random-play';

const registered = (id: string): Title => {
	const title = findTitle(id);
	if (title === null) throw new Error(`${id} is not registered`);
	return title;
};

interface Case {
	readonly name: string;
	readonly title: (seed: number) => Title;
	readonly config: (seed: number) => GameConfig;
	readonly weights: Weights;
	readonly money: number;
}

const cases: readonly Case[] = [
	{
		name: '18MEX',
		title: () => registered('18mex'),
		config: mexConfig,
		weights: mexWeights,
		money: 9000
	},
	{ name: '1822MX', title: shuffledMx, config: mxConfig, weights: mxWeights, money: 12000 },
	{
		name: '18OE',
		title: () => registered('18oe'),
		config: oeConfig,
		weights: oeWeights,
		money: OE_MONEY
	}
];

const seeds = process.env['PAYMASTER_SOAK'] === '1' ? 100 : 3;

describe.each(cases)(
	'overrides in $name',
	({ title: titleOf, config: configOf, weights, money }) => {
		test('the banker may force whatever is illegal, and every invariant is kept', () => {
			let forced = 0;
			for (let seed = 1; seed <= seeds; seed++) {
				const title = titleOf(seed);
				const config = configOf(seed);
				const total = config.house['bank'] ?? money;
				let count = 0;
				playRandomly(title, config, weights, seed, 12_000, ({ state }) => {
					if (++count % 40 !== 0 || state.finished !== null) return;
					for (const { action, refusals } of title.offers(state).flatMap((each) => each.options)) {
						if (refusals.length === 0 || refusals.some(({ kind }) => kind === 'impossible'))
							continue;
						const decision = decide(title.rules, state, action, { override: true });
						expect(decision.ok, JSON.stringify(action)).toBe(true);
						if (decision.ok) expect(breaches(decision.state, total)).toEqual([]);
						forced++;
					}
				});
			}
			expect(forced).toBeGreaterThan(100);
		}, 3_600_000);
	}
);
