/** The pack-up sheet of each title, word for word, in the middle of a game and in both languages. */
import { describe, expect, it } from 'vitest';
import { momentAt, packUpView, type State } from '$engine';
import { packUpSections } from '$lib/components/game/score/packup-lines';
import { catalogues, type Catalogue } from '$lib/text';
import type { FinishedGame } from './finished-game';
import { finished as mex } from './mex-finished';
import { recorded } from './recorded';

interface Packed {
	readonly name: string;
	readonly folder: string;
	readonly game: FinishedGame;
	/** Entries with something of the title's own on the table. */
	readonly at: readonly number[];
}

const titles: readonly Packed[] = [
	{ name: '18MEX', folder: '18mex', game: mex, at: [10, 400] },
	{ name: '1822MX', folder: '1822mx', game: recorded('1822mx'), at: [30, 500] },
	{ name: '18OE', folder: '18oe', game: recorded('18oe'), at: [20, 400, 1100] }
];

function percentOnTable(state: State, id: string): number {
	const all = state.certificates[id] ?? [];
	return all.filter(({ place }) => place !== 'removed').reduce((sum, c) => sum + c.percent, 0);
}

function sheet({ game, at }: Packed, words: Catalogue): string {
	const { head, title } = game;
	const moments = at.map((count) => momentAt({ head, tip: head, entries: new Map() }, count));
	const lines = moments.flatMap(({ count, state }) => [
		`# ${count}`,
		...packUpSections(words, title, state).flatMap((section) => [
			'',
			`## ${section.title}`,
			...section.groups.flatMap((group) => [
				[group.company, group.head].filter((part) => part !== null && part !== '').join(' '),
				...group.lines.map((line) => `  ${line}`)
			])
		]),
		''
	]);
	return lines.join('\n');
}

describe.each(titles)('pack-up sheet of $name', (packed) => {
	it('in English', async () => {
		const file = `./${packed.folder}/packup.txt`;
		await expect(sheet(packed, catalogues.en)).toMatchFileSnapshot(file);
	});
	it('in Spanish', async () => {
		const file = `./${packed.folder}/packup-es.txt`;
		await expect(sheet(packed, catalogues.es)).toMatchFileSnapshot(file);
	});
	it('every certificate, train, marker and coin of the table is on it, once', () => {
		const { title, head } = packed.game;
		for (const count of packed.at) {
			const { state } = momentAt({ head, tip: head, entries: new Map() }, count);
			const view = packUpView(title, state, true);
			const held = [...view.players, ...view.companies, ...view.places].flatMap((e) => e.shares);
			for (const [id, { closed }] of Object.entries(state.companies)) {
				const of = held.filter((each) => each.company === id);
				const total = of.reduce((sum, each) => sum + each.percent, 0);
				if (!closed) expect([id, total]).toEqual([id, percentOnTable(state, id)]);
			}
			const trains = [...view.companies, ...view.places].flatMap((each) => each.trains);
			expect(trains.reduce((sum, each) => sum + each.count, 0)).toBe(
				state.trains.filter((train) => train.place !== 'removed').length
			);
			expect(view.stacks.flatMap((each) => each.stack).length).toBe(
				Object.values(state.companies).filter((company) => company.spot !== null).length
			);
			const money = [...view.players.map((p) => p.cash), ...view.companies.map((c) => c.treasury)];
			const { bank, outside = 0, ...others } = state.cash;
			const all = Object.values(others).reduce((sum, each) => sum + each, 0);
			expect(money.reduce((sum, each) => sum + each, 0)).toBe(all);
			expect([view.bank, outside]).toEqual([bank, outside]);
		}
	});
	it('names nothing by a name of our own tables', () => {
		for (const words of [catalogues.en, catalogues.es]) {
			const text = sheet(packed, words);
			expect(text).not.toMatch(/undefined|\[object|\bp\d\b|\bnull\b|[a-z][A-Z][a-z]+:/);
		}
	});
});
