// What 18OE's entries say was booked, and what hands move.
import { describe, expect, it } from 'vitest';
import {
	cardboard,
	catalogues,
	describeDuty,
	describeEntry,
	describeRefusal,
	speaker
} from '$lib/text';
import {
	asNational,
	cashChanges,
	changeCompany,
	correct,
	decided,
	expand,
	moveShares,
	newOe,
	oe,
	own,
	passAll,
	play,
	regionalPhase,
	secondStockRound,
	setPhase,
	takeTurn,
	trainOf,
	turnPlayer,
	withOwn,
	type OeAction
} from '../engine/18oe/oe-support';
import { BOSS, RR, SECOND } from '../engine/18oe/second-round';
import { decide, type State } from '$engine';
import { unfloatedMinors } from '$engine/titles/18oe/rules/common';

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

const WHO = SECOND.players[BOSS]?.name ?? '';

describe('cardboard of 18OE', () => {
	it('§9.2 §3.1 a regional’s second token comes from its home on the map to its charter', () => {
		const state = regionalPhase();
		const player = turnPlayer(state);
		const floated = play(state, { do: 'own.floatRegional', player, company: 'PLM', par: 70 });
		const list = moves(state, floated);
		expect(list['tokens']).toEqual([
			'PLM: one of its two tokens on the map to the £20 place of its charter'
		]);
		expect(list['cards']).toEqual(['PLM: its marker on place 1 of the order track']);
		expect(moves(floated, state)).toMatchObject({
			tokens: ['PLM: the token of its charter back to the one on the map'],
			cards: ['PLM: its marker off the order track']
		});
	});

	it('§9.1 Table 1 a minor takes a chit and a place in the order; the fourth crowded one ends the rest', () => {
		const state = regionalPhase();
		const player = turnPlayer(state);
		const minor = unfloatedMinors(state, player)[0] ?? '';
		const float = { do: 'own.floatMinor', player, minor, zone: 'UK' } as const;
		const first = play(state, float);
		expect(moves(state, first)['cards']).toEqual([
			`Minor ${minor}: a chit of United Kingdom on its charter`,
			`Minor ${minor}: its marker on place 1 of the order track`
		]);
		const three = withOwn(state, {
			chits: { X: 'FR', Y: 'FR', Z: 'UK' },
			chitsLeft: { ...own(state).chitsLeft, FR: 0, UK: 1 }
		});
		const fourth = play(three, float);
		const out = 'The other chits of the three crowded zones out of the game';
		expect(moves(three, fourth)['cards']).toContain(out);
		expect(moves(fourth, three)['cards']?.join()).toMatch(/crowded zones back in play/);
	});

	it('§9.3 §3.1 the certificates of a regional that expands are turned over, and six join them', () => {
		const turn = takeTurn(SECOND, BOSS);
		const float = { do: 'own.floatMajor', player: BOSS, company: RR, first: true } as const;
		const major = play(turn, float);
		const list = moves(turn, major);
		expect(list['certificates']).toBeUndefined();
		expect(list['cards']).toEqual([
			`${RR}: turn its certificates over, 20% for the 50%, 10% for each 25%; six more 10% to its charter`,
			expect.stringMatching(new RegExp(`^${RR} 10.?%: ${RR} → ${WHO}$`))
		]);
		expect(moves(major, turn)['cards']?.slice(1)).toEqual([
			expect.stringMatching(new RegExp(`^${RR} 10.?%: ${WHO} → ${RR}$`)),
			`${RR}: six 10% off its charter; turn the other certificates back, 50% for the 20%, 25% for each 10%`
		]);
		expect(moves(major, turn)['tokens']).toEqual([`${RR}: one token on the charter`]);
	});

	it('§9.3 §10.3 who floats with both secondary shares is handed the president’s certificate', () => {
		const rival = SECOND.seats.find((seat) => seat !== BOSS) ?? 'p1';
		const both = takeTurn(moveShares(SECOND, RR, RR, rival, 2), rival);
		const major = play(
			both,
			{ do: 'own.floatMajor', player: rival, company: RR },
			{ do: 'own.buyTreasury', player: rival, company: RR }
		);
		const name = SECOND.players[rival]?.name ?? '';
		const told = moves(both, major)['cards']?.slice(1).sort() ?? [];
		expect(told.map((line) => line.replace(/\s/g, ' ').split(': ')[1])).toEqual([
			`${name} → ${WHO}`,
			`${RR} → ${WHO}`,
			`${WHO} → ${name}`
		]);
	});

	it('§10.7 §14.4 par markers leave with the round, and so does Barclay’s marker; privates are turned', () => {
		const ready = takeTurn(expand(SECOND, RR), BOSS);
		const owner = ready.seats.find((seat) => ready.deeds['BBBT']?.place === seat) ?? 'p1';
		const frozen = play(ready, { do: 'own.barclayFreeze', player: owner, company: RR });
		expect(moves(ready, frozen)['cards']).toEqual([
			`${RR}: Barclay’s marker on its share value marker`,
			'BBBT: turn it face down'
		]);
		const ended = moves(frozen, passAll(frozen))['cards'] ?? [];
		expect(ended).toContain(`${RR}: take the par marker away`);
		expect(ended).toContain(`${RR}: Barclay’s marker off its share value marker`);
		expect(ended).not.toContain('BBBT: turn it face up');
		expect(moves(passAll(frozen), frozen)['cards']).toContain(`${RR}: par marker at £75`);
		const kept = withOwn(ready, { custody: { player: BOSS, company: RR } });
		expect(moves(ready, kept)['cards']).toEqual([
			`${RR}: Barclay’s marker on a share of its charter`
		]);
		expect(moves(kept, ready)['cards']).toEqual([`${RR}: Barclay’s marker off its charter`]);
	});

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
			'The other chits of the three crowded zones out of the game',
			`${RR}: take the par marker away`,
			'Minor D: token of £20 off the map'
		]);
		expect(cards(left, lies)).toEqual([
			'The other chits of the three crowded zones back in play',
			`${RR}: par marker at £75`,
			'Minor D: token of £20 on the map'
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
			`${RR}: Barclay’s marker on a share of its charter`,
			'HMLC: turn it face down',
			`${RR}: Orient Express marker on its charter`,
			`${RR}: Mediterranean port authority on its charter`,
			`HMLC: token on the map, for ${RR}`,
			`SML: marker on the 2+2 of ${RR}`,
			'BBE: 2 tokens on the map'
		]);
		expect(moves(state, plain)['cards']).toEqual([
			`${RR}: Barclay’s marker off its charter`,
			'HMLC: turn it face up',
			`${RR}: Orient Express marker off its charter`,
			`${RR}: Mediterranean port authority off its charter`,
			`HMLC: token off the map, no more for ${RR}`,
			`SML: marker off the 2+2 of ${RR}`,
			'BBE: 2 tokens off the map'
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

	it('§10.5 what a major keeps of a minor stays on the map: only its own tokens are moved', () => {
		const minor =
			oe.tables.deeds.find(
				(card) => card.minor !== null && card.id !== 'A' && SECOND.deeds[card.id]?.place === BOSS
			)?.id ?? '';
		const ready = setPhase(expand(SECOND, RR), '3');
		const state = correct(takeTurn(withOwn(ready, { parMarkers: [] }), BOSS), {
			kind: 'tokens',
			company: minor,
			tokens: { left: 0, placed: 2, exchange: 0 }
		});
		const merge = { do: 'own.mergeMinor', player: BOSS, minor, into: RR } as const;
		const both = play(state, { ...merge, kept: 2 });
		expect(moves(state, both)['tokens']).toBeUndefined();
		expect(moves(state, both)['companies']).toEqual([
			`Minor ${minor}: charter under that of ${RR}, its tokens stay on the map`
		]);
		const one = play(state, { ...merge, slots: [80], kept: 1 });
		expect(moves(state, one)['tokens']).toEqual(
			moves(state, play(state, { ...merge, slots: [80] }))['tokens']
		);
		expect(moves(state, one)['companies']).toEqual([
			`Minor ${minor}: charter under that of ${RR}, 1 of its tokens off the map`
		]);
		expect(moves(one, state)['tokens']).toHaveLength(1);
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

	it('§10.6 OE-105 asks which one of several railroads takes the minor', () => {
		const duty = {
			id: 'offer',
			kind: 'minorOffer',
			player: 'p1',
			company: 'A',
			count: 1,
			choices: ['GSWR', 'BEL']
		} as const;
		expect(describeDuty(catalogues.en, oe, SECOND, duty)).toMatch(
			/take minor A into GSWR or BEL\?$/
		);
		expect(describeDuty(catalogues.es, oe, SECOND, duty)).toMatch(/la menor A en GSWR o BEL\?$/);
		const choice = { ...duty, kind: 'minorChoice' } as const;
		expect(describeDuty(catalogues.en, oe, SECOND, choice)).toMatch(/takes minor A: GSWR or BEL$/);
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
