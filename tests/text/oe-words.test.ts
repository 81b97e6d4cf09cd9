// What 18OE's entries say was booked, and what hands move.
import { describe, expect, it } from 'vitest';
import { cardboard, catalogues, describeEntry, describeRefusal, speaker } from '$lib/text';
import {
	asNational,
	cashChanges,
	changeCompany,
	decided,
	expand,
	newOe,
	oe,
	own,
	passAll,
	play,
	presidentIs,
	secondStockRound,
	setPhase,
	takeTurn,
	trainOf,
	withOwn,
	type OeAction
} from '../engine/18oe/oe-support';
import { decide, type State } from '$engine';

function entry(state: State, action: OeAction, language: 'en' | 'es' = 'en'): string {
	const { facts } = decided(state, action);
	return describeEntry(catalogues[language], oe, state, { steps: [{ action, facts }] });
}

describe('entries of 18OE', () => {
	it('§15.10 income names all that the bank pays, minor K’s mail included', () => {
		const income = passAll(secondStockRound());
		const pay = { do: 'payIncome' } as const;
		const paid = -(cashChanges(income, decided(income, pay).state)['bank'] ?? 0);
		expect(paid).toBe(140);
		expect(entry(income, pay)).toBe('Bank pays £140 income');
	});
});

function moves(before: State, after: State) {
	const groups = cardboard(catalogues.en, oe, before, after);
	return Object.fromEntries(groups.map(({ kind, lines }) => [kind, lines.map((l) => l.text)]));
}

const SECOND = secondStockRound();
const RR = own(SECOND).track.find((id) => id !== null && id.length > 1) ?? '';
const BOSS = presidentIs(SECOND, RR);
const WHO = SECOND.players[BOSS]?.name ?? '';

describe('cardboard of 18OE', () => {
	it('§9.4(2) §9.4(4) §9.4(5) a national turns its charter over, and its tokens leave play', () => {
		const state = withOwn(expand(SECOND, RR), { orient: [RR], ports: { [RR]: 'med' } });
		const formed = changeCompany(asNational(withOwn(state, { orient: [], ports: {} }), RR), RR, {
			tokens: { left: 0, placed: 0, exchange: 0 }
		});
		const list = moves(state, formed);
		expect(list['tokens']).toBeUndefined();
		expect(list['companies']).toEqual([
			`${RR}: turn the charter over, its trains on the new side`,
			`${RR}: all tokens out of the game, those on the map too`,
			`${RR}: Orient Express marker off`,
			`${RR}: port authority out of the game`
		]);
		const tokens = state.companies[RR]?.tokens;
		expect(moves(formed, state)['companies']?.[1]).toBe(
			`${RR}: tokens back: ${tokens?.left} on the charter, ${tokens?.placed} on the map`
		);
	});

	it('§9.4(4) markers of privates leave with it, and the tokens of two of them', () => {
		const two = trainOf(SECOND, RR, '2+2');
		const marks = { markers: { SHTC: RR, HMLC: RR }, swift: two };
		const state = withOwn(expand(SECOND, RR), marks);
		const formed = asNational(withOwn(state, { markers: { HMLC: RR }, swift: null }), RR);
		expect(moves(state, formed)['companies']?.slice(2)).toEqual([
			`${RR}: marker and token of SHTC out of the game`,
			`${RR}: marker of SML out of the game`
		]);
		expect(moves(formed, state)['companies']?.slice(2)).toEqual([
			`${RR}: marker and token of SHTC back`,
			`${RR}: marker of SML back`
		]);
	});

	it('§15.4 §10.7 T1 markers that leave by a rule are named, and on the way back too', () => {
		const cards = (before: State, after: State) => moves(before, after)['cards'] ?? [];
		const state = expand(SECOND, RR);
		const lies = withOwn(state, { minorD: '20', chitsLeft: { ...own(state).chitsLeft, UK: 1 } });
		const left = withOwn(lies, {
			minorD: 'none',
			parMarkers: [],
			chitsLeft: { ...own(state).chitsLeft, UK: 0 }
		});
		expect(cards(lies, left)).toEqual([
			'Minor D: token of £20 off the map',
			`Par markers removed: ${RR}`,
			'Chits left of UK: out of the game'
		]);
		expect(cards(left, lies)).toEqual([
			'Minor D: token of £20 on the map',
			`Par markers back: ${RR}`,
			'Chits left of UK: back in the game'
		]);
		// The regional's own par marker moves with the float.
		expect(cards(SECOND, state).filter((line) => line.includes('Par marker'))).toEqual([]);
	});

	it('§12.2 §11.3.5 §14 markers and tokens that are placed, and taken back by an undo', () => {
		const plain = expand(SECOND, RR);
		const state = withOwn(plain, {
			orient: [RR],
			ports: { [RR]: 'med' },
			markers: { HMLC: RR },
			faceDown: ['HMLC'],
			custody: { player: BOSS, company: RR },
			swift: trainOf(plain, RR, '2+2'),
			brandt: { left: 2, onMap: 2, used: 2 }
		});
		expect(moves(plain, state)['cards']).toEqual([
			`${RR}: Orient Express marker on its charter`,
			`${RR}: Mediterranean port authority on its charter`,
			`HMLC: token on the map, for ${RR}`,
			`SML: marker on the 2+2 of ${RR}`,
			`BBBT: marker on a share of ${RR}`,
			'BBE: 2 tokens on the map',
			'HMLC: turn it face down'
		]);
		expect(moves(state, plain)['cards']).toEqual([
			`${RR}: Orient Express marker off its charter`,
			`${RR}: Mediterranean port authority off its charter`,
			`HMLC: token off the map, no more for ${RR}`,
			`SML: marker off the 2+2 of ${RR}`,
			`BBBT: marker off a share of ${RR}`,
			'BBE: 2 tokens off the map',
			'HMLC: turn it face up'
		]);
	});

	it('§10.5 a merged minor’s charter goes under its major’s', () => {
		const minor =
			oe.tables.deeds.find(
				(card) => card.minor !== null && card.id !== 'A' && SECOND.deeds[card.id]?.place === BOSS
			)?.id ?? '';
		const ready = setPhase(expand(SECOND, RR), '3');
		const state = takeTurn(withOwn(ready, { parMarkers: [] }), BOSS);
		const merged = play(state, { do: 'own.mergeMinor', player: BOSS, minor, into: RR });
		const list = moves(state, merged);
		expect(list['deeds']).toEqual([`Minor ${minor}: ${WHO} → ${RR}`]);
		expect(list['companies']).toEqual([
			`Minor ${minor}: charter under that of ${RR}, its tokens off the map`
		]);
		expect(moves(merged, state)['companies']?.[0]).toMatch(/: charter back in play, tokens on/);
	});

	it('§5 §11.6.2 trains, Pullmans, the packet and charters are places of their own', () => {
		const fresh = newOe();
		const say = speaker(catalogues.en, oe, fresh);
		expect(say.depot('offering', '2+2')).toBe('Locomotive Works');
		expect(say.depot('offering', 'Pullman')).toBe('beside the Works');
		expect(say.place('offering', { kind: 'deed' })).toBe('packet');
		expect(say.place('offering', { kind: 'share', company: RR })).toBe('charter');
		expect(say.place('offering', { kind: 'share', company: 'A' })).toBe('packet');
	});
});

describe('§10.6 the Consolidation', () => {
	it('asks of a minor that operates and of a regional what each can still do', () => {
		const asked = (state: State): string[] => {
			const turn = takeTurn(withOwn(setPhase(state, '5'), { consolidation: 'on' }), BOSS);
			const decision = decide(oe.rules, turn, { do: 'pass', player: BOSS });
			return decision.ok
				? []
				: decision.refusals.map((refusal) => describeRefusal(catalogues.en, oe, turn, refusal));
		};
		expect(asked(SECOND).join()).toMatch(
			/In the Consolidation Minor \w must be merged or offered first\./
		);
		const noMinors = {
			...SECOND,
			deeds: Object.fromEntries(
				Object.entries(SECOND.deeds).map(([id, deed]) => [
					id,
					{ ...deed, place: 'removed' as const }
				])
			)
		};
		expect(asked(noMinors).join()).toMatch(
			/In the Consolidation \w+ must be floated as a major first\./
		);
	});
});

describe('§13 the first level 8 train', () => {
	it('names the money that waited beside the bank', () => {
		const fresh = newOe();
		const chips = { ...fresh, config: { ...fresh.config, chips: true } };
		const rest = chips.cash['outside'] ?? 0;
		const bank = chips.cash['bank'] ?? 0;
		const after = { ...chips, cash: { ...chips.cash, outside: 0, bank: bank + rest } };
		expect(moves(chips, after)['money']).toEqual(['Remainder cash → bank: £100,000']);
	});
});
