/** 18OE: what leaves the game with the Consolidation, and how minors are offered until then (5.1.5, 9.5, 10.6). */
import { describe, expect, it } from 'vitest';
import type { PlayerId, State } from '$engine';
import { ownerOf } from '$engine/titles/18oe/rules/common';
import { minors } from '$engine/titles/18oe/tables/companies';
import {
	asNational,
	cash,
	cashChanges,
	changeCompany,
	codes,
	correct,
	expand,
	expectRefusal,
	giveCash,
	giveTrain,
	moveShares,
	oe,
	own,
	passAll,
	percent,
	play,
	presidentIs,
	setPhase,
	takeTurn,
	trainOf,
	withOwn,
	type OeAction
} from './oe-support';
import { BOSS, REGIONALS, RR, SECOND } from './second-round';

const [RIVAL = 'p2', THIRD = 'p3'] = SECOND.seats.filter((player) => player !== BOSS);
const minorOf = (state: State, player: PlayerId): string =>
	minors.find(({ id }) => !'AM'.includes(id) && ownerOf(state, id) === player)?.id ?? '';
const MINOR = minorOf(SECOND, BOSS);
const started = (state: State): State =>
	takeTurn(withOwn(setPhase(state, '5'), { consolidation: 'on' }), BOSS);
/** Every regional has become a major. */
const ALL = started(REGIONALS.reduce(expand, SECOND));
/** All of BOSS's railroads have taken a minor in this round. */
const STUCK = withOwn(ALL, {
	merged: REGIONALS.filter((id) => oe.controller(ALL, id) === BOSS)
});
const request = (minor: string, player = BOSS): OeAction => ({
	do: 'own.requestOffers',
	player,
	minor
});

describe('§10.6 asking for offers', () => {
	it('§10.6 only in the Consolidation, in one’s own turn, for one’s own minor', () => {
		expect(codes(STUCK, request(MINOR))).toEqual([]);
		expectRefusal(withOwn(STUCK, { consolidation: 'no' }), request(MINOR), 'wrong-moment');
		expectRefusal(takeTurn(STUCK, RIVAL), request(MINOR), 'not-your-turn');
		expectRefusal(STUCK, request(minorOf(STUCK, RIVAL)), 'not-the-owner');
		const sold = play(STUCK, {
			do: 'tradeDeed',
			deed: minorOf(STUCK, RIVAL),
			seller: RIVAL,
			buyer: BOSS,
			price: 1
		});
		expectRefusal(sold, request(MINOR), 'one-stock-action');
	});

	it('§10.6 a player with a regional floats it first: it could take the minor', () => {
		const last = REGIONALS.filter((id) => presidentIs(SECOND, id) === BOSS)[1] ?? '';
		const state = started(REGIONALS.filter((id) => id !== last).reduce(expand, SECOND));
		expectRefusal(withOwn(state, { merged: REGIONALS }), request(MINOR), 'consolidation-duty');
	});

	it('§10.6 §9.5 with nobody to ask it is abandoned at once', () => {
		const nobody = withOwn(STUCK, { merged: REGIONALS });
		const after = play(giveCash(nobody, { [MINOR]: 30 }), request(MINOR));
		expect(after.duties).toEqual([]);
		expect(own(after)).toMatchObject({ offers: null, abandoned: [MINOR] });
		expect(after.deeds[MINOR]?.place).toBe('pool');
		expect(own(after).track).not.toContain(MINOR);
		expect(cash(after, MINOR)).toBe(0);
	});

	it('§10.6 the owner chooses among the offers, and then all is settled', () => {
		const asked = play(STUCK, request(MINOR));
		const into = (player: PlayerId): string =>
			asked.duties.find((duty) => duty.player === player)?.choices[0] ?? '';
		const two = play(
			asked,
			{ do: 'own.answerOffer', player: THIRD, company: into(THIRD) },
			{ do: 'own.answerOffer', player: RIVAL, company: into(RIVAL) }
		);
		const choose = (player: PlayerId): OeAction => ({
			do: 'own.chooseOffer',
			player,
			company: into(RIVAL)
		});
		expectRefusal(two, choose(RIVAL), 'not-your-turn');
		const chosen = play(two, choose(BOSS));
		expect(chosen.duties).toEqual([]);
		expect(own(chosen).offers).toBeNull();
		expect(codes(chosen, { do: 'endTurn' })).toEqual([]);
	});

	it('§10.6 an offer that nobody was asked for is not made', () => {
		const answer: OeAction = { do: 'own.answerOffer', player: RIVAL, company: null };
		expectRefusal(STUCK, answer, 'nothing-to-answer');
		const asked = play(STUCK, request(MINOR));
		expect(codes(asked, answer)).toEqual([]);
		expectRefusal(asked, { ...answer, player: BOSS }, 'not-your-turn');
	});
});

describe('§5.1.5 the end of the Consolidation', () => {
	/** Nobody has a minor or a regional any more, but for two railroads that are insolvent. */
	function left(): { state: State; minor: string; regional: string } {
		const regional = REGIONALS.at(-1) ?? '';
		let state = started(REGIONALS.filter((id) => id !== regional).reduce(expand, SECOND));
		state = giveCash(state, { [MINOR]: 25, [regional]: 35 });
		for (const { id } of minors) {
			state = correct(state, { kind: 'deed', deed: id, to: id === MINOR ? 'pool' : 'removed' });
			if (id !== MINOR) state = changeCompany(state, id, { closed: true });
		}
		state = correct(state, {
			kind: 'certificate',
			company: regional,
			certificate: `${regional}-R50`,
			to: 'pool'
		});
		const insolvent = { [MINOR]: 35, [regional]: 15 };
		return { state: withOwn(state, { insolvent }), minor: MINOR, regional };
	}

	it('§5.1.5 §9.5 insolvent railroads that nobody bought leave: money to the bank, trains to the Works', () => {
		const { state, minor, regional } = left();
		const after = passAll(state);
		expect(own(after)).toMatchObject({ consolidation: 'done', abandoned: [minor] });
		expect(own(after).insolvent).toEqual({});
		for (const id of [minor, regional]) {
			expect(cash(after, id)).toBe(0);
			expect(after.companies[id]?.closed).toBe(true);
			expect(own(after).track).not.toContain(id);
			expect(after.trains.filter(({ place }) => place === id)).toEqual([]);
			const train = trainOf(state, id, '2+2');
			expect(after.trains.find((each) => each.id === train)?.place).toBe('reserve');
		}
		expect(percent(after, regional, 'pool')).toBe(0);
		expect(cash(after, 'bank') - cash(state, 'bank')).toBe(60);
		expect(after.deeds[minor]?.place).toBe('pool');
	});

	it('§5.1.5 it ends also when no railroad is insolvent, and does not come again', () => {
		const { state } = left();
		const after = passAll(withOwn(state, { insolvent: {} }));
		expect(own(after)).toMatchObject({ consolidation: 'done', abandoned: [] });
	});
});

describe('§10.5 what a merger carries over', () => {
	const merge = (more = {}): OeAction => ({
		do: 'own.mergeMinor',
		player: BOSS,
		minor: MINOR,
		into: RR,
		...more
	});
	const four = setPhase(takeTurn(expand(SECOND, RR), BOSS), '4');
	const car = (state: State, id: string, at: string): State =>
		correct(state, { kind: 'train', train: id, to: at });
	const at = (state: State, id: string) => state.trains.find((train) => train.id === id)?.place;

	it('§10.5 §11.6.2 a Pullman goes to a major without one, and beside one to the Open Market', () => {
		const one = car(four, 'Pullman-1', MINOR);
		expect(at(play(one, merge()), 'Pullman-1')).toBe(RR);
		const two = play(car(one, 'Pullman-2', RR), merge());
		expect([at(two, 'Pullman-1'), at(two, 'Pullman-2')]).toEqual(['pool', RR]);
	});

	it('§9.5(5) §11.6.2 minor M’s own stays with its charter, so that the major’s goes', () => {
		const mine =
			ownerOf(four, 'M') === BOSS ? four : correct(four, { kind: 'deed', deed: 'M', to: BOSS });
		const state = withOwn(car(car(mine, 'Pullman-1', 'M'), 'Pullman-2', RR), {
			mPullman: 'Pullman-1'
		});
		const after = play(state, merge({ minor: 'M' }));
		expect([at(after, 'Pullman-1'), at(after, 'Pullman-2')]).toEqual([RR, 'pool']);
		const national = asNational(moveShares(state, RR, RR, 'pool', 8), RR);
		const charter = play(car(national, 'Pullman-2', 'pool'), merge({ minor: 'M' }));
		expect(at(charter, 'Pullman-1')).toBe('M');
	});

	it('§9.4(4) §14.10 in a national the Swift Metropolitan’s 2+2 is a train like others', () => {
		const two = trainOf(four, MINOR, '2+2');
		const state = withOwn(asNational(moveShares(four, RR, RR, 'pool', 8), RR), { swift: two });
		const after = play(state, merge());
		expect(at(after, two)).toBe(RR);
		expect(own(after).swift).toBeNull();
	});

	it('§10.5 a slot gives one token, and the minor’s place on the track is empty', () => {
		const tokens = { left: 0, placed: 2, exchange: 0 };
		const state = correct(four, { kind: 'tokens', company: MINOR, tokens });
		expect(own(state).slots[RR]?.filter((slot) => slot === 20)).toHaveLength(1);
		expectRefusal(state, merge({ slots: [20, 20] }), 'no-slot');
		expect(codes(state, merge({ slots: [80, 80] }))).toEqual([]);
		const after = play(state, merge());
		expect(own(state).track).toContain(MINOR);
		expect(own(after).track).not.toContain(MINOR);
	});

	it('§14.4 the share in custody is the owner’s, and its marker leaves with it', () => {
		const one = moveShares(four, RR, RR, 'pool', 5);
		const last = moveShares(one, RR, RR, BOSS, 2);
		const after = play(withOwn(last, { custody: { player: BOSS, company: RR } }), merge());
		expect(percent(after, RR, RR)).toBe(0);
		expect(own(after).custody).toBeNull();
		const other = withOwn(last, { custody: { player: RIVAL, company: RR } });
		const market = play(other, merge());
		expect([percent(market, RR, RR), percent(market, RR, 'pool')]).toEqual([10, 40]);
	});
});

describe('§9.5 an abandoned minor', () => {
	/** BOSS's only railroads are majors that have taken minors; nobody can be asked. */
	const state = withOwn(
		giveTrain(correct(STUCK, { kind: 'train', train: 'Pullman-1', to: MINOR }), MINOR, '5+5'),
		{ merged: REGIONALS }
	);

	it('§9.5(2) §9.5(5) its trains go to the Open Market, rusted ones and Swift’s to the Works', () => {
		const five = trainOf(state, MINOR, '5+5');
		const two = trainOf(state, MINOR, '2+2');
		const after = play(withOwn(state, { swift: two }), request(MINOR));
		const place = (id: string) => after.trains.find((train) => train.id === id)?.place;
		expect([five, two, 'Pullman-1'].map(place)).toEqual(['pool', 'reserve', 'pool']);
		expect(own(after).swift).toBeNull();
	});

	it('§11.7 §11.6.2 whoever buys it gets its Pullman, and gives up another', () => {
		const gone = withOwn(correct(state, { kind: 'deed', deed: 'M', to: 'pool' }), {
			abandoned: ['M'],
			mPullman: 'Pullman-2',
			consolidation: 'done',
			track: []
		});
		const closed = changeCompany(gone, 'M', { closed: true });
		const cars = correct(
			closed,
			{ kind: 'train', train: 'Pullman-2', to: 'M' },
			{ kind: 'train', train: 'Pullman-1', to: RR }
		);
		const turn = {
			kind: 'operating',
			company: RR,
			hadTrain: true,
			mail: null,
			settled: true,
			bankTrains: 0,
			forced: false,
			token: false
		} as const;
		const stocked = giveTrain(giveCash(cars, { [RR]: 100 }), RR, '5+5');
		const operating = correct(stocked, { kind: 'turn', turn });
		const after = play(operating, { do: 'own.buyAbandoned', company: RR, minor: 'M' });
		const place = (id: string) => after.trains.find((train) => train.id === id)?.place;
		expect(['Pullman-2', 'Pullman-1'].map(place)).toEqual([RR, 'pool']);
		expect(cashChanges(operating, after)).toEqual({ [RR]: -60, bank: 60 });
	});
});
