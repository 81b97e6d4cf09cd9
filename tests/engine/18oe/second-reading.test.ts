/** 18OE, read a second time against the rulebook: what the first reading had missed, by section. */
import { describe, expect, it } from 'vitest';
import type { OeOwn } from '$engine/titles/18oe/rules/own';
import { decide, type PlayerId, type State } from '$engine';
import { certificatesCounted } from '$engine/titles/18oe/rules/limits';
import { topRow, unsold } from '$engine/titles/18oe/rules/packet';
import {
	codes,
	correct,
	expand,
	expectRefusal,
	giveCash,
	idleRound,
	lateGame,
	majorPhase,
	moveShares,
	newOe,
	oe,
	own,
	passAll,
	percent,
	play,
	presidentIs,
	priceAt,
	setPhase,
	takeTurn,
	trainOf,
	until,
	withOwn,
	type OeAction
} from './oe-support';
import { BOSS, REGIONALS, RIVAL, RR, SECOND } from './second-round';

const buyTreasury = (player: PlayerId, company: string): OeAction => ({
	do: 'own.buyTreasury',
	player,
	company
});

/** A major of BOSS without its par marker; BOSS has Barclay's and the turn. */
function major(more: Partial<OeOwn> = {}): State {
	const state = setPhase(expand(SECOND, RR), '3');
	const held = state.deeds['BBBT']?.place === BOSS;
	const barclay = held ? state : correct(state, { kind: 'deed', deed: 'BBBT', to: BOSS });
	return takeTurn(withOwn(barclay, { parMarkers: [], ...more }), BOSS);
}

describe('§7 bids', () => {
	/** An item below the top row, and bids on it. */
	function below() {
		const state = newOe();
		const top = topRow(state);
		const deed = unsold(state).find((item) => !top.includes(item.deed))?.deed ?? '';
		const bid = (amount: number, player: PlayerId = 'p1'): OeAction => ({
			do: 'bid',
			player,
			deed,
			amount
		});
		return { state, deed, bid };
	}
	const passes: readonly OeAction[] = [
		{ do: 'pass', player: 'p2' },
		{ do: 'pass', player: 'p3' }
	];

	it('§7 money set aside stays so: one’s own bid can be raised but not lowered', () => {
		const { state: start, bid } = below();
		const state = play(start, bid(70), ...passes);
		expectRefusal(state, bid(40), 'bid-too-low');
		expectRefusal(state, bid(70), 'bid-too-low');
		expect(codes(state, bid(75))).toEqual([]);
	});

	it('§7 only bids of others must be topped by five: one’s own may rise by less', () => {
		const { state: start, deed, bid } = below();
		const state = play(start, bid(70), ...passes);
		expect(codes(state, bid(71))).toEqual([]);
		const shared = play(start, bid(70), bid(75, 'p2'), { do: 'pass', player: 'p3' });
		expectRefusal(shared, bid(79), 'bid-too-low');
		expect(codes(shared, bid(80))).toEqual([]);
		// Five more is what is offered; less can be entered.
		const offer = oe.offers(state).find(({ kind }) => kind === 'bid');
		const mine = offer?.options.find(({ action }) => Reflect.get(action, 'deed') === deed);
		expect(mine).toMatchObject({ action: { amount: 75 }, range: { min: 71 } });
	});
});

describe('§4.1 the certificate limit and the presidency', () => {
	it('§4.1 §10.3 a purchase that brings the presidency adds no certificate in the end', () => {
		const shared = takeTurn(moveShares(major(), RR, RR, RIVAL, 2), RIVAL);
		const count = certificatesCounted(shared, RIVAL);
		const full = { ...shared, certificateLimit: count };
		const after = play(full, buyTreasury(RIVAL, RR));
		expect(presidentIs(after, RR)).toBe(RIVAL);
		expect(certificatesCounted(after, RIVAL)).toBe(count);
		const third = SECOND.seats.find((p) => p !== BOSS && p !== RIVAL) ?? 'p3';
		const other = takeTurn(
			{ ...shared, certificateLimit: certificatesCounted(shared, third) },
			third
		);
		expectRefusal(other, buyTreasury(third, RR), 'certificate-limit');
	});

	it('§9.3 so a holder of both secondary shares may float at the limit', () => {
		const holder = takeTurn(moveShares(SECOND, RR, RR, RIVAL, 2), RIVAL);
		const full = { ...holder, certificateLimit: certificatesCounted(holder, RIVAL) };
		const after = play(
			full,
			{ do: 'own.floatMajor', player: RIVAL, company: RR },
			buyTreasury(RIVAL, RR),
			{ do: 'endTurn' }
		);
		expect(presidentIs(after, RR)).toBe(RIVAL);
	});
});

describe('§4.1 §9.3 above the limit', () => {
	const second = REGIONALS.find((id) => id !== RR && presidentIs(SECOND, id) === BOSS) ?? '';
	const over = (state: State): State => ({
		...state,
		certificateLimit: certificatesCounted(state, BOSS) - 1
	});
	const float: OeAction = { do: 'own.floatMajor', player: BOSS, company: second };
	const sell: OeAction = { do: 'sellShares', player: BOSS, company: RR, percent: 10 };

	it('§4.1 §9.3 a float whose fourth step sells enough is a way back under it', () => {
		const state = over(moveShares(major(), RR, RR, BOSS, 2));
		const floated = play(state, float);
		expectRefusal(floated, buyTreasury(BOSS, second), 'must-sell');
		expectRefusal(floated, { do: 'endTurn' }, 'must-sell');
		expect(codes(play(floated, sell), { do: 'endTurn' })).toEqual([]);
		expectRefusal(state, { ...float, first: true }, 'certificate-limit');
	});

	it('§4.1 with nothing to sell a private is closed before the float', () => {
		const state = over(major());
		expect(codes(state, sell)).not.toEqual([]);
		expectRefusal(state, float, 'must-sell');
	});
});

describe('§14.4 custodianship', () => {
	const kept = play(major(), { do: 'own.barclayCustody', player: BOSS, company: RR });

	it('§14.4 the owner buys other shares first; the reserved one goes on waiting', () => {
		const after = play(kept, buyTreasury(BOSS, RR), { do: 'endTurn' });
		expect(own(after).custody).toEqual({ player: BOSS, company: RR });
		const left = percent(after, RR, RR) / 10;
		const one = takeTurn(moveShares(after, RR, RR, 'pool', left - 1), RIVAL);
		expectRefusal(one, buyTreasury(RIVAL, RR), 'in-custody');
		const last = play(takeTurn(one, BOSS), buyTreasury(BOSS, RR));
		expect(own(last).custody).toBeNull();
	});
});

describe('§12.2 the first Orient Express', () => {
	it('§12.2 without a run there is no bonus, on the market as little as in cash', () => {
		const turn = until(passAll(expand(SECOND, RR)), RR);
		const idle = play(turn, { do: 'noRun', company: RR });
		for (const bonus of ['cash', 'market'] as const) {
			const claim: OeAction = { do: 'own.orientExpress', company: RR, revenue: 100, bonus };
			expectRefusal(idle, claim, 'not-run-yet');
		}
		expect(priceAt(idle, RR)).toBeLessThan(priceAt(turn, RR));
	});
});

describe('§11.6 the buy-trains step', () => {
	it('§11.6.2 a Pullman is discarded in it, not when shares are already traded', () => {
		const round = passAll(expand(SECOND, RR));
		const turn = giveCash(setPhase(until(round, RR), '4'), { [RR]: 2000 });
		const owned = play(
			turn,
			{ do: 'noRun', company: RR },
			{ do: 'own.buyPullman', company: RR, from: 'offering' }
		);
		const discard: OeAction = { do: 'own.discardPullman', company: RR };
		expect(codes(owned, discard)).toEqual([]);
		const closed = withOwn(owned, { turn: { ...own(owned).turn, closed: true } });
		expectRefusal(closed, discard, 'before-trains');
	});

	it('§11.6.5 a railroad that nobody owns sells no train', () => {
		const round = passAll(expand(SECOND, RR));
		const turn = giveCash(until(round, RR), { [RR]: 2000 });
		const idle = REGIONALS.find((id) => id !== RR) ?? '';
		const president = turn.certificates[idle]?.find((c) => c.president)?.id ?? '';
		const buy: OeAction = {
			do: 'buyTrain',
			company: RR,
			train: trainOf(turn, idle, '2+2'),
			price: 50
		};
		const step = play(turn, { do: 'noRun', company: RR });
		expect(codes(step, buy)).toEqual([]);
		const gone = correct(step, {
			kind: 'certificate',
			company: idle,
			certificate: president,
			to: 'pool'
		});
		expectRefusal(withOwn(gone, { insolvent: { [idle]: 10 } }), buy, 'not-available');
	});
});

describe('§11.6.4 §11.6.5 railroads that cannot pay', () => {
	/** Forcing either would leave a major that nobody presides over and that never operates again. */
	const kinds = (state: State, action: OeAction): string[] => {
		const decision = decide(oe.rules, state, action);
		return decision.ok ? [] : decision.refusals.map((r) => `${r.kind} ${r.code}`);
	};

	it('§11.6.4 a major becomes a national, even by force it is never given up', () => {
		const first = passAll(expand(majorPhase(), RR));
		const turn = giveCash(until(first, RR), { [RR]: 0, [BOSS]: 0 });
		const action: OeAction = { do: 'own.insolvent', company: RR };
		expect(kinds(turn, action)).toContain('impossible not-available');
		expect(codes(turn, { do: 'own.forceNational', company: RR })).toEqual([]);
	});

	it('§9.3 an insolvent regional does not expand before it is bought', () => {
		const shares = moveShares(SECOND, RR, RR, RIVAL, 2);
		const certificate = shares.certificates[RR]?.find((c) => c.president)?.id ?? '';
		const gone = correct(shares, { kind: 'certificate', company: RR, certificate, to: 'pool' });
		const state = takeTurn(withOwn(gone, { insolvent: { [RR]: 10 } }), RIVAL);
		const action: OeAction = { do: 'own.floatMajor', player: RIVAL, company: RR };
		expect(kinds(state, action)).toContain('impossible not-controlled');
	});
});

describe('§13 the abbreviated last round', () => {
	it('§13 §14.10 no railroad gets Swift’s 2+2 in it, nor a new run by that', () => {
		let state = passAll(lateGame(SECOND, RR));
		state = play(until(state, RR), { do: 'run', company: RR, revenue: 300, choice: 'half' });
		const train = trainOf(state, 'offering', '8+8');
		state = play(state, { do: 'buyTrain', company: RR, train, price: 900 });
		while (state.duties[0]?.kind === 'nationals')
			state = play(state, { do: 'own.keepMajors', player: state.duties[0].player });
		state = idleRound(passAll(idleRound(idleRound(state))));
		expect(`${state.round.part}/${state.round.parts}`).toBe('2/2');
		const two = state.trains.find((t) => t.type === '2+2')?.id ?? '';
		state = correct(state, { kind: 'train', train: two, to: 'reserve' });
		if (state.deeds['SML']?.place !== BOSS)
			state = correct(state, { kind: 'deed', deed: 'SML', to: BOSS });
		expectRefusal(state, { do: 'own.swift', player: BOSS, company: RR }, 'only-repeats');
	});
});
