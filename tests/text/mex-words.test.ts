// What 18MEX's merger says was booked, and what hands move.
import { describe, expect, it } from 'vitest';
import type { State } from '$engine';
import { cardboard, catalogues, describeFact } from '$lib/text';
import {
	correct,
	depotAt,
	inPhase,
	mex,
	newMex,
	openingOver,
	operatingTurn,
	play,
	startCompany,
	type MexAction
} from '../support/mex';
import { answerMerger, first5, major, mergerTable } from '../support/mex-beginnings';

function moves(before: State, after: State, language: 'en' | 'es' = 'en') {
	const groups = cardboard(catalogues[language], mex, before, after);
	return Object.fromEntries(groups.map(({ kind, lines }) => [kind, lines.map((l) => l.text)]));
}

describe('§5.3(f) exchange tokens on the table', () => {
	const asked = play(
		first5(
			correct(
				mergerTable({ buyer: 'PAC', companies: { PAC: major('p1'), UdY: major('p3') } }),
				{ kind: 'tokens', company: 'UdY', tokens: { left: 0, placed: 2, exchange: 0 } },
				{ kind: 'tokens', company: 'NdM', tokens: { left: 2, placed: 2, exchange: 2 } }
			)
		),
		answerMerger('p3', 'UdY')
	);
	const place = (placed: number): MexAction => ({
		do: 'own.placeExchange',
		player: 'p2',
		placed
	});

	it('go on the map in place of the merged company’s, the rest becomes ordinary', () => {
		expect(moves(asked, play(asked, place(1)))).toEqual({
			tokens: [
				'NdM: one exchange token onto the map, in place of UdY’s',
				'NdM: one exchange token becomes an ordinary one (3 on the charter)'
			]
		});
		expect(moves(asked, play(asked, place(2)), 'es')).toEqual({
			tokens: ['NdM: 2 fichas de canje al mapa, en lugar de las de UdY']
		});
	});

	it('come back with an undo', () => {
		expect(moves(play(asked, place(2)), asked)).toEqual({
			tokens: ['NdM: exchange tokens back to their places on the charter: 2']
		});
	});

	it('§5.3(i) leave the game when nothing merges', () => {
		const base = openingOver(newMex(), { MNR: 'p2' });
		const spm = startCompany(base, 'SPM', { held: { p1: [20, 10, 10] }, treasury: 1000 });
		const ready = operatingTurn(inPhase(depotAt(spm, '5'), '4'), 'SPM', { settled: true });
		const before = correct(ready, {
			kind: 'tokens',
			company: 'NdM',
			tokens: { left: 2, placed: 2, exchange: 2 }
		});
		const after = first5(before);
		expect(moves(before, after)['tokens']).toEqual(['NdM: its exchange tokens out of the game']);
	});
});

describe('§4(c) who has operated', () => {
	it('has its marker turned, where it has one', () => {
		const state = mergerTable({ buyer: 'PAC', companies: { PAC: major('p1') } });
		const flipped = (company: string) =>
			describeFact(catalogues.en, mex, state, { t: 'markerFlipped', company, down: true });
		expect(flipped('PAC')).toBe('PAC’s marker is turned face down: operated');
		expect(flipped('A')).toBe('Minor A has operated');
	});
});
