/** The Copper Canyon tile (Table III) and the tie-break round of tournaments (6.1). */
import type { ActionRule } from '../../../core/assemble';
import { payEarly } from '../../../core/ledger/late-money';
import { isWholeAmount } from '../../../core/ledger/ledger';
import type { CompanyId } from '../../../core/model/ids';
import { R } from '../rulebook';
import { cannotPay, company, never, no, operates, refusals, turnCompany } from './common';
import { startOperatingRound } from './flow';
import { own, type MexFact } from './own';
import { scores } from './scoring';

export type SpecialAction =
	| { readonly do: 'own.layCopperCanyon'; readonly company: CompanyId }
	| { readonly do: 'own.coverCopperCanyon'; readonly company: CompanyId; readonly amount: number }
	| { readonly do: 'own.playTieBreak' };

type Act<K extends SpecialAction['do']> = Extract<SpecialAction, { readonly do: K }>;

const TILE_COST = 60;
const HEX_COST = 120;

/** Tile 470 for $60, by the company that owns KCM&O; the private stays open. */
export const layCopperCanyon: ActionRule<Act<'own.layCopperCanyon'>> = {
	check(state, { company: id }) {
		return refusals(
			operates(state, id),
			state.deeds['KCM&O']?.place !== id && no('not-the-owner', R['T3']),
			own(state).copperCanyon !== 'open' && never('tile-gone', R['T3']),
			cannotPay(state, id, TILE_COST, R['T3'])
		);
	},
	apply(book, { company: id }) {
		payEarly(book, R['T3'], id, 'bank', TILE_COST, 'terrain', 'KCM&O');
		book.post(R['T3'], { t: 'own.copperCanyon', to: 'laid' } as MexFact);
	},
	options(state) {
		const id = turnCompany(state);
		return id !== null && state.deeds['KCM&O']?.place === id && own(state).copperCanyon === 'open'
			? [{ action: { do: 'own.layCopperCanyon', company: id } }]
			: [];
	}
};

/** An ordinary tile in Copper Canyon: the printed cost is paid and the special tile is lost. */
export const coverCopperCanyon: ActionRule<Act<'own.coverCopperCanyon'>> = {
	check(state, { company: id, amount }) {
		return refusals(
			operates(state, id),
			own(state).copperCanyon !== 'open' && never('tile-gone', R['T3']),
			!isWholeAmount(amount) && never('not-a-whole-amount', R['4.4.1f']),
			amount !== HEX_COST && no('face-value', R['4.4.1f'], { price: HEX_COST }),
			cannotPay(state, id, amount, R['4.4.1f'])
		);
	},
	apply(book, { company: id, amount }) {
		payEarly(book, R['4.4.1f'], id, 'bank', amount, 'terrain', 'F5');
		book.post(R['T3'], { t: 'own.copperCanyon', to: 'lost' } as MexFact);
	},
	options(state) {
		const id = turnCompany(state);
		if (id === null || own(state).copperCanyon !== 'open' || company(state, id).closed) return [];
		return [{ action: { do: 'own.coverCopperCanyon', company: id, amount: HEX_COST } }];
	}
};

/** A tie may be broken by one more operating round, without a stock round before it. */
export const playTieBreak: ActionRule<Act<'own.playTieBreak'>> = {
	always: true,
	check(state) {
		const [first, second] = scores(state);
		return refusals(
			state.finished === null && never('wrong-moment', R['6.1']),
			own(state).tieBreak && no('tie-break-done', R['6.1']),
			state.finished === 'bankruptcy' && never('after-bankruptcy', R['6.1']),
			(first === undefined || first.total !== second?.total) && no('no-tie', R['6.1'])
		);
	},
	apply(book) {
		const { round } = book.state;
		book.post(R['6.1'], { t: 'gameEnded', from: book.state.finished, to: null });
		book.post(R['6.1'], { t: 'own.tieBreak', to: true } as MexFact);
		book.post(R['6.1'], {
			t: 'endTriggered',
			from: book.state.end,
			to: { reason: 'tieBreak', stops: 'thisOperatingRound' }
		});
		for (const id of Object.keys(book.state.companies)) {
			if (company(book.state, id).faceDown) {
				book.post(R['6.1'], { t: 'markerFlipped', company: id, down: false });
			}
		}
		const part = round.kind === 'operating' ? round.part + 1 : 1;
		startOperatingRound(book, round.number, part, part);
	},
	options(state) {
		if (state.finished === null || state.finished === 'bankruptcy') return [];
		const [first, second] = scores(state);
		return first && first.total === second?.total ? [{ action: { do: 'own.playTieBreak' } }] : [];
	}
};
