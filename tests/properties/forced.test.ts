/** Overrides: whatever is illegal but possible may be forced at any moment; every sum holds, and the game goes on. */
import { describe, expect, test } from 'vitest';
import {
	breaches,
	decide,
	findTitle,
	type GameConfig,
	type Option,
	type State,
	type Title
} from '../../src/lib/engine';
import { mexConfig, mexWeights } from './mex-weights';
import { mxConfig, mxWeights, shuffledMx } from './mx-weights';
import { OE_MONEY, oeConfig, oeWeights } from './oe-weights';
import { dice, playOn, playRandomly, type Weights } from './random-play';

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

/** Longer than any game of them. */
const MOST = 12_000;
const EACH = 8;

/** Of what may only be forced now, the kind that was forced least so far, and why it is refused. */
function rarest(
	title: Title,
	state: State,
	times: Map<string, number>,
	random: () => number
): Option | undefined {
	const name = ({ action, refusals }: Option): string =>
		[action.do, ...refusals.map(({ code }) => code)].join(' ');
	const [least] = title
		.offers(state)
		.flatMap(({ options }) => options)
		.filter(({ refusals }) => refusals.length > 0 && refusals.every((r) => r.kind === 'illegal'))
		.map((option) => ({ option, count: (times.get(name(option)) ?? 0) + random() }))
		.sort((a, b) => a.count - b.count);
	if (least !== undefined) times.set(name(least.option), Math.floor(least.count) + 1);
	return least?.option;
}

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
				playRandomly(title, config, weights, seed, MOST, ({ state }) => {
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

		test('whatever was forced, the game goes on to its end without anything else being forced', () => {
			const times = new Map<string, number>();
			for (let seed = 1; seed <= seeds; seed++) {
				const title = titleOf(seed);
				const random = dice(seed * 31);
				const states: State[] = [];
				playRandomly(title, configOf(seed), weights, seed, MOST, ({ state }) => {
					if (state.finished === null) states.push(state);
				});
				for (let nth = 0; nth < EACH; nth++) {
					const state = states[Math.floor(random() * states.length)];
					const option = state === undefined ? undefined : rarest(title, state, times, random);
					if (state === undefined || option === undefined) continue;
					const { action } = option;
					const decision = decide(title.rules, state, action, { override: true });
					if (!decision.ok) continue;
					const told = `seed ${seed}, forced ${JSON.stringify(action)}`;
					const { state: end } = playOn(title, decision.state, weights, random, MOST, told);
					expect(end.finished, told).not.toBeNull();
				}
			}
			expect(times.size).toBeGreaterThan(10);
		}, 3_600_000);
	}
);
