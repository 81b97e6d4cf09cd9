/**
 * Builders for 18OE tests. Positions are reached by playing legal actions at speed with a rich
 * table, then arranged through the banker's own `correct` action where a test needs exact figures.
 */
import { expect } from 'vitest';
import {
	percentAt,
	type CellId,
	type Company,
	type CompanyId,
	type Correction,
	type GameConfig,
	type Holder,
	type Place,
	type PlayerId,
	type PostedFact,
	type State
} from '$engine';
import { oe, type OeAction } from '$engine/titles/18oe';
import { spotAt } from '$engine/titles/18oe/tables/market';
import { own, type OeOwn } from '$engine/titles/18oe/rules/own';
import { freeItems, topRow } from '$engine/titles/18oe/rules/packet';
import { payableZones } from '$engine/titles/18oe/rules/floating';
import { openRegionals } from '$engine/titles/18oe/rules/regionals';
import { unfloatedMinors } from '$engine/titles/18oe/rules/common';
import { bankPrice, reservedDue } from '$engine/titles/18oe/rules/trains';
import { playing } from '../../support/playing';

export { oe, own, type OeAction };

export interface NewGame {
	readonly players?: 3 | 4 | 5 | 6 | 7;
	readonly options?: readonly string[];
	readonly house?: Readonly<Record<string, number>>;
	readonly priority?: number;
}

export function configOf(game: NewGame = {}): GameConfig {
	const names = ['Ana', 'Bruno', 'Carla', 'Diego', 'Elena', 'Fidel', 'Gala'];
	return {
		players: names.slice(0, game.players ?? 3),
		priority: game.priority ?? 0,
		options: game.options ?? [],
		house: game.house ?? {},
		chips: false
	};
}

export function newOe(game: NewGame = {}): State {
	return oe.setUp(configOf(game));
}

export const { decided, play, codes } = playing<OeAction>(oe.rules);

export function expectRefusal(state: State, action: OeAction, code: string): void {
	expect(codes(state, action)).toContain(code);
}

export function correct(state: State, ...changes: readonly Correction[]): State {
	return changes.length === 0
		? state
		: play(state, { do: 'correct', reason: 'arranged for a test', changes });
}

export function cash(state: State, holder: Holder): number {
	return state.cash[holder] ?? 0;
}

/** Sets what holders have; the bank gives or takes the difference. */
export function giveCash(state: State, amounts: Readonly<Record<Holder, number>>): State {
	return Object.entries(amounts).reduce((now, [holder, amount]) => {
		const by = amount - cash(now, holder);
		if (by === 0) return now;
		return by > 0
			? correct(now, { kind: 'cash', from: 'bank', to: holder, amount: by })
			: correct(now, { kind: 'cash', from: holder, to: 'bank', amount: -by });
	}, state);
}

export function bankHolds(state: State, amount: number): State {
	const by = amount - cash(state, 'bank');
	if (by === 0) return state;
	return by > 0
		? correct(state, { kind: 'cash', from: 'outside', to: 'bank', amount: by })
		: correct(state, { kind: 'cash', from: 'bank', to: 'outside', amount: -by });
}

/** What each holder gained or lost; those unchanged are left out. */
export function cashChanges(before: State, after: State): Record<Holder, number> {
	const changes: Record<Holder, number> = {};
	for (const holder of Object.keys(after.cash)) {
		const by = cash(after, holder) - cash(before, holder);
		if (by !== 0) changes[holder] = by;
	}
	return changes;
}

/** "p1>bank 120 (7.1)" for each payment. */
export function payments(facts: readonly PostedFact[]): string[] {
	return facts.flatMap((fact) =>
		fact.t === 'moneyMoved' ? [`${fact.from}>${fact.to} ${fact.amount} (${fact.rule})`] : []
	);
}

export function certificate(state: State, company: CompanyId, place: Place): string {
	const found = state.certificates[company]?.find((c) => c.place === place && !c.president);
	if (found === undefined) throw new Error(`no share of ${company} at ${place}`);
	return found.id;
}

/** Moves ordinary shares by correction. */
export function moveShares(
	state: State,
	company: CompanyId,
	from: Place,
	to: Place,
	count: number
): State {
	let now = state;
	for (let i = 0; i < count; i++) {
		const id = certificate(now, company, from);
		now = correct(now, { kind: 'certificate', company, certificate: id, to });
	}
	return now;
}

export function putMarker(state: State, company: CompanyId, cell: CellId): State {
	const at = (state.market[cell] ?? []).filter((id) => id !== company).length;
	return correct(state, { kind: 'marker', company, cell, at });
}

export function priceAt(state: State, company: CompanyId): number {
	return state.companies[company]?.spot?.price ?? 0;
}

export function percent(state: State, company: CompanyId, place: Place): number {
	return percentAt(state, company, place);
}

export { spotAt };

/** A change of the title's own state, for what no correction can arrange. */
export function withOwn(state: State, change: Partial<OeOwn>): State {
	return { ...state, own: { ...own(state), ...change } };
}

export function turnPlayer(state: State): PlayerId {
	const { turn } = state;
	if (turn === null || turn.kind === 'income' || turn.kind === 'operating' || turn.player === null)
		throw new Error('no player has the turn');
	return turn.player;
}

/** Money enough that nobody is ever short. */
export const RICH = { capital: 18_000 };

/** The packet is bought from the top, left to right, each player in turn. */
export function buyPacket(state: State): State {
	let now = state;
	while (now.turn?.kind === 'opening') {
		const deed = freeItems(now)[0] ?? topRow(now)[0];
		if (deed === undefined) break;
		now = play(now, { do: 'own.buyItem', player: now.turn.player, deed });
	}
	return now;
}

/** In order: an own minor, or the next regional at a par of 60. */
export function floatNext(state: State): State {
	const player = turnPlayer(state);
	const minor = unfloatedMinors(state, player)[0];
	const zone = minor === undefined ? undefined : payableZones(state, minor)[0];
	const after =
		minor !== undefined && zone !== undefined
			? play(state, { do: 'own.floatMinor', player, minor, zone })
			: play(state, {
					do: 'own.floatRegional',
					player,
					company: openRegionals(state)[0] ?? '',
					par: 60
				});
	return state.turn?.kind === 'stock' ? play(after, { do: 'endTurn' }) : after;
}

/** The first stock turn of the Regional/Minor phase, nothing floated. */
export function regionalPhase(game: NewGame = {}): State {
	return buyPacket(
		newOe({
			...game,
			options: ['noConcessions', ...(game.options ?? [])],
			house: { ...RICH, ...game.house }
		})
	);
}

/** Everything has floated: the Major phase, still in the first stock round. */
export function majorPhase(game: NewGame = {}): State {
	let now = regionalPhase(game);
	while (own(now).rail === 'regional') now = floatNext(now);
	return now;
}

export function passAll(state: State): State {
	let now = state;
	while (now.turn?.kind === 'stock') now = play(now, { do: 'pass', player: now.turn.player });
	return now;
}

/** The turn of one railroad: its reserved train if due, no run, end. */
export function idleTurn(state: State): State {
	const { turn } = state;
	if (turn?.kind !== 'operating') throw new Error('nobody operates');
	let now = turn.settled ? state : play(state, { do: 'noRun', company: turn.company });
	if (reservedDue(now, turn.company)) {
		now = giveCash(now, { [turn.company]: Math.max(200, cash(now, turn.company)) });
		const train = now.trains.find((t) => t.place === 'offering' && t.type === '2+2');
		now = play(now, {
			do: 'buyTrain',
			company: turn.company,
			train: train?.id ?? '',
			price: bankPrice(now, turn.company, '2+2')
		});
	}
	return play(now, { do: 'endTurn' });
}

/** Plays on until this railroad has its turn. */
export function until(state: State, company: CompanyId): State {
	let now = state;
	while (!(now.turn?.kind === 'operating' && now.turn.company === company)) {
		if (now.turn?.kind === 'income') now = play(now, { do: 'payIncome' });
		else now = idleTurn(now);
	}
	return now;
}

/** Plays the operating round that is on to its end. */
export function idleRound(state: State): State {
	const { number, part } = state.round;
	let now = state;
	while (now.round.kind === 'operating' && now.round.number === number && now.round.part === part) {
		if (now.turn === null) break;
		now = now.turn.kind === 'income' ? play(now, { do: 'payIncome' }) : idleTurn(now);
	}
	return now;
}

/** The second stock round: phase 2, everybody has a 2+2, no major yet. */
export function secondStockRound(game: NewGame = {}): State {
	return idleRound(idleRound(passAll(majorPhase(game))));
}

export function takeTurn(state: State, player: PlayerId): State {
	let now = state;
	while (now.turn?.kind === 'stock' && now.turn.player !== player) {
		now = correct(now, { kind: 'turn', turn: { ...now.turn, player } });
	}
	return now;
}

export function presidentIs(state: State, company: CompanyId): PlayerId {
	const player = oe.controller(state, company);
	if (player === null) throw new Error(`${company} has no president`);
	return player;
}

/** The regional expands under its president; the turn ends. */
export function expand(state: State, company: CompanyId): State {
	const player = presidentIs(state, company);
	return play(
		takeTurn(state, player),
		{ do: 'own.floatMajor', player, company },
		{ do: 'endTurn' }
	);
}

export function setPhase(state: State, phase: string): State {
	return correct(state, { kind: 'phase', phase });
}

export function trainOf(state: State, place: Place, type: string): string {
	const found = state.trains.find((t) => t.place === place && t.type === type);
	if (found === undefined) throw new Error(`no ${type} at ${place}`);
	return found.id;
}

/** Gives a train by correction, from wherever one lies. */
export function giveTrain(state: State, company: CompanyId, type: string): State {
	const found =
		state.trains.find((t) => t.type === type && t.place === 'offering') ??
		state.trains.find((t) => t.type === type && t.place === 'reserve');
	if (found === undefined) throw new Error(`no ${type} is left`);
	return correct(state, { kind: 'train', train: found.id, to: company });
}

/** Sells out the Works up to a level, so that its first train is next. */
export function worksAt(state: State, level: number): State {
	const gone = state.trains.filter(
		(t) => t.place === 'offering' && t.id.startsWith('L') && Number(t.id[1]) < level
	);
	return correct(
		state,
		...gone.map((t) => ({ kind: 'train', train: t.id, to: 'removed' }) as const)
	);
}

/** Changes a company's card directly, for what no correction can arrange. */
export function changeCompany(state: State, id: CompanyId, change: Partial<Company>): State {
	const company = state.companies[id];
	if (company === undefined) throw new Error(`no company ${id}`);
	return { ...state, companies: { ...state.companies, [id]: { ...company, ...change } } };
}

export function asNational(state: State, id: CompanyId): State {
	return changeCompany(state, id, { kind: 'national' });
}

/** A table of one major and nothing else that operates, in phase 7: the Works sell level 8. */
export function lateGame(second: State, company: CompanyId): State {
	let state = expand(second, company);
	const others = Object.keys(state.companies).filter((id) => id !== company);
	for (const id of others) state = changeCompany(state, id, { closed: true });
	const certificates = { ...state.certificates };
	for (const id of others) {
		const all = certificates[id];
		if (all) certificates[id] = all.map((c) => ({ ...c, place: 'removed' as const }));
	}
	state = { ...state, certificates };
	state = withOwn(state, { track: [], consolidation: 'done' });
	state = correct(
		state,
		...Object.keys(state.deeds)
			.filter((d) => oe.tables.deeds.find((c) => c.id === d)?.minor !== null)
			.map((deed) => ({ kind: 'deed', deed, to: 'removed' }) as const)
	);
	state = worksAt(state, 7);
	for (let i = 0; i < 4; i++)
		state = correct(state, {
			kind: 'train',
			train: trainOf(state, 'offering', '7+7'),
			to: 'removed'
		});
	state = correct(giveTrain(state, company, '7+7'), {
		kind: 'train',
		train: trainOf(state, company, '2+2'),
		to: 'removed'
	});
	return setPhase(giveCash(state, { [company]: 3000 }), '7');
}
