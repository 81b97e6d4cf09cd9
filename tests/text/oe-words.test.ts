// What 18OE's entries say was booked, and what hands move.
import { describe, expect, it } from 'vitest';
import { cardboard, catalogues, describeEntry, speaker } from '$lib/text';
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
	withOwn,
	type OeAction
} from '../engine/18oe/oe-support';
import type { State } from '$engine';

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
