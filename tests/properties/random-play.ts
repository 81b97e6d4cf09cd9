/**
 * Random legal play: every choice is taken from the engine's own offers, with plausible revenues and
 * a bias to progress, so that a game reaches its end within a bounded number of entries.
 */
import {
	decide,
	trainsAt,
	type Action,
	type GameConfig,
	type Option,
	type PostedFact,
	type State,
	type Title
} from '../../src/lib/engine';

/** A small generator of our own: the same seed gives the same game on every machine. */
export function dice(seed: number): () => number {
	let a = seed >>> 0;
	return () => {
		a = (a + 0x6d2b79f5) >>> 0;
		let t = Math.imul(a ^ (a >>> 15), 1 | a);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
}

export type Weights = Readonly<Record<string, (state: State, option: Option) => number>>;

export interface RandomGame {
	readonly title: Title;
	readonly config: GameConfig;
	readonly initial: State;
	readonly actions: readonly Action[];
	readonly state: State;
}

export interface Played {
	readonly state: State;
	readonly action: Action;
	readonly facts: readonly PostedFact[];
}

export function fill(option: Option, random: () => number, state: State): Action {
	const { range, action } = option;
	if (range === undefined) return action;
	const value = range.field === 'revenue' ? revenue(state, action, random) : inRange(range, random);
	// A range names a numeric field of its own action.
	return { ...action, [range.field]: value } as Action;
}

function inRange(range: { min: number; max: number; step: number }, random: () => number): number {
	const steps = Math.floor((range.max - range.min) / range.step);
	// Most amounts people agree on are near the bottom of what is allowed.
	return range.min + range.step * Math.floor(random() * random() * (steps + 1));
}

/** What a company's trains might earn: more for longer trains, doubled for a D. */
function revenue(state: State, action: Action, random: () => number): number {
	const company = 'company' in action ? String(action.company) : '';
	let sum = 0;
	for (const train of trainsAt(state, company)) {
		const stops = Number.parseInt(train.type, 10) || 2;
		const each = train.type.endsWith('D') ? 80 : 35;
		sum += stops * each * (0.6 + 0.6 * random());
	}
	return Math.max(10, Math.round(sum / 10) * 10);
}

/** Picks one legal option, weighted by kind; null when the engine offers nothing at all. */
export function choose(
	title: Title,
	state: State,
	weights: Weights,
	random: () => number
): Option | null {
	const open: { option: Option; weight: number }[] = [];
	let total = 0;
	for (const offer of title.offers(state)) {
		const weigh = weights[offer.kind] ?? (() => 1);
		for (const option of offer.options) {
			const weight = weigh(state, option) / offer.options.length;
			if (weight <= 0) continue;
			total += weight;
			open.push({ option, weight });
		}
	}
	// Whether it is legal is asked last: what is drawn and refused is put aside, and drawn again.
	while (open.length > 0) {
		let at = random() * total;
		const drawn = open.findIndex(({ weight }) => (at -= weight) <= 0);
		const [{ option, weight }] = open.splice(drawn < 0 ? open.length - 1 : drawn, 1) as [
			(typeof open)[number]
		];
		if (option.refusals.length === 0) return option;
		total -= weight;
	}
	return null;
}

/** Plays until the game is over or `most` actions are booked. */
export function playRandomly(
	title: Title,
	config: GameConfig,
	weights: Weights,
	seed: number,
	most: number,
	watch: (played: Played) => void = () => {}
): RandomGame {
	const initial = title.setUp(config);
	const told = `seed ${seed}`;
	return {
		title,
		config,
		initial,
		...playOn(title, initial, weights, dice(seed), most, told, watch)
	};
}

/** The same from any table; `told` names it when play comes to a halt. */
export function playOn(
	title: Title,
	from: State,
	weights: Weights,
	random: () => number,
	most: number,
	told: string,
	watch: (played: Played) => void = () => {}
): Pick<RandomGame, 'actions' | 'state'> {
	let state = from;
	const actions: Action[] = [];
	while (state.finished === null && actions.length < most) {
		const option = choose(title, state, weights, random);
		if (option === null)
			throw new Error(`${told}: nothing is offered after ${actions.length} actions`);
		const action = fill(option, random, state);
		const decision = decide(title.rules, state, action);
		if (!decision.ok) {
			if (option.range !== undefined) continue;
			throw new Error(`${told}: ${JSON.stringify(action)} was offered and refused`);
		}
		state = decision.state;
		actions.push(action);
		watch({ state, action, facts: decision.facts });
	}
	return { actions, state };
}
