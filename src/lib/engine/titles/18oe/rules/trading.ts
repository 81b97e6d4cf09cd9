/** Trades between players, and railroads bought out of insolvency (10.4, 11.6.5). */
import type { Refusal } from '../../../kernel/refusal';
import type { ActionRule, Candidate } from '../../../core/assemble';
import { presidentCertificate } from '../../../core/certificates/holdings';
import { moveCertificate } from '../../../core/certificates/presidency';
import { isWholeAmount, pay, spendable } from '../../../core/ledger/ledger';
import type { CoreAction } from '../../../core/model/action';
import type { CompanyId, PlayerId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { R } from '../rulebook';
import { isMinor, isPrivate, MINOR_FACE, minors, privates } from '../tables/companies';
import { company, never, no, ownerOf, refusals, stockPlayer, without } from './common';
import { atLimit, certificatesCounted, midExchange, mustSell } from './limits';
import { own, set } from './own';
import { act, beforeAction, majorTurn } from './turns';

type Act<K extends CoreAction['do']> = Extract<CoreAction, { readonly do: K }>;

export interface Rescue {
	readonly do: 'own.rescue';
	readonly player: PlayerId;
	readonly company: CompanyId;
}

const tradeable = [...privates, ...minors.map(({ id }) => ({ id, value: MINOR_FACE }))];

/** At the limit, but with something to give back: an exchange leaves the count as it was (10.4, 4.1). */
function borrows(state: State, { deed, buyer }: Act<'tradeDeed'>): boolean {
	const { stock, faceDown } = own(state);
	return (
		stock.over === undefined &&
		certificatesCounted(state, buyer) === state.certificateLimit &&
		tradeable.some(
			({ id }) => id !== deed && !faceDown.includes(id) && ownerOf(state, id) === buyer
		)
	);
}

/** The halves of an exchange are entered one after the other; the limit holds for the whole of it. */
function overLimit(state: State, action: Act<'tradeDeed'>): Refusal | false {
	const { over } = own(state).stock;
	if (over !== undefined) return action.seller !== over && midExchange(state);
	return !borrows(state, action) && atLimit(state, action.buyer);
}

/** Minors and face-up privates against cash, with one partner a turn; either half may come first (10.4). */
export const tradeDeed: ActionRule<Act<'tradeDeed'>> = {
	check(state, action) {
		const { deed, seller, buyer, price } = action;
		const player = stockPlayer(state);
		if (player === null) return [never('wrong-moment', R['10.4'])];
		const { stock, faceDown } = own(state);
		const partner = buyer === player ? seller : buyer;
		const has = spendable(state, buyer);
		return refusals(
			...majorTurn(state, player, [null, 'trade']),
			(buyer !== player && seller !== player) || buyer === seller
				? never('not-your-turn', R['10.4'], { player })
				: null,
			stock.partner !== null && stock.partner !== partner && no('one-partner', R['10.4']),
			ownerOf(state, deed) !== seller && never('not-the-owner', R['10.4']),
			!isMinor(deed) && !isPrivate(deed) && never('not-available', R['10.4']),
			faceDown.includes(deed) && no('face-down', R['10.4']),
			!isWholeAmount(price) && never('not-a-whole-amount', R['10.4']),
			has < price && never('not-enough-money', R['10.4'], { price, has }),
			mustSell(state, player),
			overLimit(state, action)
		);
	},
	apply(book, action) {
		const { deed, seller, buyer, price } = action;
		const player = stockPlayer(book.state);
		const borrowed = borrows(book.state, action);
		pay(book, R['10.4'], buyer, seller, price, 'deed', deed);
		book.post(R['10.4'], { t: 'deedMoved', deed, from: seller, to: buyer });
		act(book, 'trade');
		const { over, ...stock } = own(book.state).stock;
		const above = borrowed ? buyer : over === seller ? undefined : over;
		set(book, R['10.4'], 'stock', {
			...stock,
			partner: buyer === player ? seller : buyer,
			...(above === undefined ? {} : { over: above })
		});
	},
	options(state) {
		const player = stockPlayer(state);
		if (player === null || own(state).rail !== 'major') return [];
		const { faceDown, stock } = own(state);
		const list: Candidate<Act<'tradeDeed'>>[] = [];
		for (const { id, value } of tradeable) {
			const seller = ownerOf(state, id);
			// What a player sells is offered once it is known to whom; before that it is a matter of agreement.
			const buyer = seller === player ? stock.partner : player;
			if (seller === null || buyer === null || faceDown.includes(id)) continue;
			const max = spendable(state, buyer);
			list.push({
				action: { do: 'tradeDeed', deed: id, seller, buyer, price: Math.min(value, max) },
				range: { field: 'price', min: 0, max, step: 1 }
			});
		}
		return list;
	}
};

/** Face value plus what its 2+2 still lacks, to the bank (11.6.5). */
export function rescuePrice(state: State, id: CompanyId): number {
	const face = isMinor(id) ? MINOR_FACE : 2 * (company(state, id).par ?? 0);
	return face + (own(state).insolvent[id] ?? 0);
}

export const rescue: ActionRule<Rescue> = {
	check(state, { player, company: id }) {
		if (own(state).insolvent[id] === undefined) return [never('not-insolvent', R['11.6.5'])];
		const price = rescuePrice(state, id);
		const has = spendable(state, player);
		const { turn } = state;
		if (turn?.kind !== 'stock') return [never('wrong-moment', R['11.6.5'])];
		return refusals(
			turn.player !== player && never('not-your-turn', R['10'], { player: turn.player }),
			own(state).stock.action !== null && no('one-stock-action', R['10']),
			has < price && never('not-enough-money', R['11.6.5'], { price, has }),
			mustSell(state, player),
			atLimit(state, player)
		);
	},
	apply(book, { player, company: id }) {
		pay(book, R['11.6.5'], player, 'bank', rescuePrice(book.state, id), 'capital', id);
		if (isMinor(id)) {
			book.post(R['11.6.5'], { t: 'deedMoved', deed: id, from: 'pool', to: player });
		} else {
			const president = presidentCertificate(book.state, id);
			if (president === null) throw new Error(`${id} has no president's certificate`);
			moveCertificate(book, R['11.6.5'], id, president, player);
		}
		set(book, R['11.6.5'], 'insolvent', without(own(book.state).insolvent, id));
		act(book, 'rescue');
	},
	options(state) {
		const player = beforeAction(state);
		if (player === null) return [];
		return Object.keys(own(state).insolvent).map((id) => ({
			action: { do: 'own.rescue', player, company: id }
		}));
	}
};
