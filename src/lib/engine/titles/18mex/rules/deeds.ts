/** Privates change hands: between players (3.2(b), 3.2(c)(4)) and to companies (4.3.5, 8(b)). */
import type { ActionRule, Candidate } from '../../../core/assemble';
import { cashOf, pay, spendable } from '../../../core/ledger/ledger';
import type { CoreAction } from '../../../core/model/action';
import { isPlayer } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { R } from '../rulebook';
import { deeds } from '../tables/companies';
import { reached } from '../tables/trains';
import { never, no, refusals, turnCompany, withOption } from './common';
import { shortPresident } from './emergency';
import { certificatesCounted } from './limits';
import { markBought, mustSell } from './stock';

/** Minors are never sold. */
function isPrivate(deed: string): boolean {
	return deeds.some((card) => card.id === deed && card.minor === null);
}

type Act<K extends CoreAction['do']> = Extract<CoreAction, { readonly do: K }>;

/** A private changes hands between players, on the stock turn of either (3.2(b), 3.2(c)(4)). */
export const tradeDeed: ActionRule<Act<'tradeDeed'>> = {
	check(state, { deed, seller, buyer, price }) {
		const card = state.deeds[deed];
		if (card === undefined || !isPrivate(deed)) return [never('not-available', R['3.2b'])];
		const { turn } = state;
		const stock = turn?.kind === 'stock' && (turn.player === seller || turn.player === buyer);
		const emergency = turn?.kind === 'operating' && shortPresident(state) === seller;
		const own = turn?.kind === 'stock' && turn.player === buyer;
		const has = spendable(state, buyer);
		const full = certificatesCounted(state, buyer) >= state.certificateLimit;
		return refusals(
			!stock && !emergency && never('wrong-moment', R['3.2b']),
			card.place !== seller && never('not-the-owner', R['3.2b']),
			(!isPlayer(seller) || !isPlayer(buyer) || seller === buyer) &&
				never('not-available', R['3.2b']),
			(!Number.isSafeInteger(price) || price < 1) && never('not-a-whole-amount', R['3.2b']),
			has < price && never('not-enough-money', R['3.2b'], { price, has }),
			own && turn.bought && no('already-bought', R['3.2c4']),
			own && turn.soldFirst && mustSell(state, buyer),
			turn?.kind === 'stock' &&
				turn.player === seller &&
				turn.bought &&
				turn.soldFirst &&
				no('sold-before-and-after', R['3.2c']),
			full && no('certificate-limit', R['3.3b'], { limit: state.certificateLimit })
		);
	},
	apply(book, { deed, seller, buyer, price }) {
		const { turn } = book.state;
		const rule = turn?.kind === 'stock' && turn.player === buyer ? R['3.2c4'] : R['3.2b'];
		pay(book, rule, buyer, seller, price, 'deed', deed);
		book.post(rule, { t: 'deedMoved', deed, from: seller, to: buyer });
		if (turn?.kind !== 'stock') return;
		if (turn.player === buyer) markBought(book);
		else {
			const soldFirst = turn.soldFirst || !turn.bought;
			book.post(R['3.2b'], { t: 'turnChanged', to: { ...turn, acted: true, soldFirst } });
		}
	},
	options(state) {
		const { turn } = state;
		const emergency = turn?.kind === 'operating' ? shortPresident(state) : null;
		const list: Candidate<Act<'tradeDeed'>>[] = [];
		for (const deed in state.deeds) {
			const card = state.deeds[deed];
			if (!card || !isPrivate(deed) || !isPlayer(card.place)) continue;
			const seller = card.place;
			for (const buyer of state.seats) {
				if (buyer === seller) continue;
				const theirs = turn?.kind === 'stock' && (turn.player === seller || turn.player === buyer);
				if (!theirs && seller !== emergency) continue;
				const max = Math.max(1, spendable(state, buyer));
				list.push({
					action: { do: 'tradeDeed', deed, seller, buyer, price: Math.min(card.value, max) },
					range: { field: 'price', min: 1, max, step: 1 }
				});
			}
		}
		return list;
	}
};

/** Half to one and a half times par; before phase 3 only KCM&O under option 8(b), up to 40. */
function deedPriceRange(state: State, deed: string): { min: number; max: number } | null {
	const card = state.deeds[deed];
	if (card === undefined || deed === 'MNR' || !isPrivate(deed)) return null;
	const min = card.value / 2;
	if (reached(state.phase, '3')) return { min, max: card.value * 1.5 };
	return deed === 'KCM&O' && withOption(state, 'earlyKcmo') ? { min, max: card.value } : null;
}

/** A major buys a private from a player, at any time in its turn. */
export const buyDeed: ActionRule<Act<'buyDeed'>> = {
	check(state, { company: id, deed, price }) {
		const card = state.deeds[deed];
		if (card === undefined || !isPrivate(deed)) return [never('not-available', R['4.3.5'])];
		const range = deedPriceRange(state, deed);
		const early = !reached(state.phase, '3');
		const has = cashOf(state, id);
		return refusals(
			turnCompany(state) !== id && never('wrong-moment', R['4.3.5']),
			state.companies[id]?.kind !== 'major' && never('not-available', R['4.3.5']),
			!isPlayer(card.place) && never('not-the-owner', R['4.3.5']),
			deed === 'MNR' && no('not-for-companies', R['T3']),
			range === null && early && deed !== 'MNR' && no('too-early', R['4.3.5'], { phase: '3' }),
			(!Number.isSafeInteger(price) || price < 0) && never('not-a-whole-amount', R['4.3.5']),
			has < price && never('not-enough-money', R['4.3.5'], { price, has }),
			range !== null &&
				(price < range.min || price > range.max) &&
				no('price-range', early ? R['8b'] : R['4.3.5'], { min: range.min, max: range.max })
		);
	},
	apply(book, { company: id, deed, price }) {
		const from = book.state.deeds[deed]?.place ?? 'removed';
		const rule = reached(book.state.phase, '3') ? R['4.3.5'] : R['8b'];
		pay(book, rule, id, from, price, 'deed', deed);
		book.post(rule, { t: 'deedMoved', deed, from, to: id });
	},
	options(state) {
		const id = turnCompany(state);
		if (id === null || state.companies[id]?.kind !== 'major') return [];
		return Object.entries(state.deeds)
			.filter(([deed, card]) => isPrivate(deed) && isPlayer(card.place))
			.map(([deed, card]) => {
				const range = deedPriceRange(state, deed) ?? { min: card.value / 2, max: card.value * 1.5 };
				const max = Math.max(range.min, Math.min(range.max, cashOf(state, id)));
				return {
					action: { do: 'buyDeed', company: id, deed, price: max },
					range: { field: 'price', min: range.min, max, step: 1 }
				};
			});
	}
};
