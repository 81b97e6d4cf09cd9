/** What a major gives for a minor, in words: only what moves, shares and cash, or cash coming back. */
import { mxViews, type Action, type PostedFact } from '$engine';
import type { Speaker } from '$lib/text/speaker';

interface Deal {
	readonly company: string;
	readonly minor: string;
	readonly shares: number;
}

interface DealWords {
	readonly shares: (count: number) => string;
	readonly only: (what: string) => string;
	readonly both: (shares: string, cash: string) => string;
	readonly back: (shares: string, cash: string) => string;
}

const EN: DealWords = {
	shares: (count) => (count === 1 ? '1 share' : `${count} shares`),
	only: (what) => ` for ${what}`,
	both: (shares, cash) => ` for ${shares} and ${cash}`,
	back: (shares, cash) => ` for ${shares}, with ${cash} back`
};

const ES: DealWords = {
	shares: (count) => (count === 1 ? '1 acción' : `${count} acciones`),
	only: (what) => ` por ${what}`,
	both: (shares, cash) => ` por ${shares} y ${cash}`,
	back: (shares, cash) => ` por ${shares}, con ${cash} de vuelta`
};

function dealOf(action: Action): Deal {
	const [company, minor, shares] = ['company', 'minor', 'shares'].map((key): unknown =>
		Reflect.get(action, key)
	);
	return { company: String(company), minor: String(minor), shares: Number(shares) };
}

/** What the major paid; below zero the director did. Before it is booked the price list says it. */
function cashOf(say: Speaker, deal: Deal, facts: readonly PostedFact[] | undefined): number {
	if (facts === undefined) {
		const { state } = say;
		const known = [deal.company, deal.minor].every((id) => state.companies[id]?.spot);
		const terms = known ? mxViews.acquisitionTerms(state, deal.company, deal.minor) : [];
		return terms.find((each) => each.shares === deal.shares)?.cash ?? 0;
	}
	return facts.reduce((sum, fact) => {
		if (fact.t !== 'moneyMoved' || fact.purpose !== 'buyOut') return sum;
		return fact.from === deal.company ? sum + fact.amount : sum - fact.amount;
	}, 0);
}

const inWords =
	(words: DealWords) =>
	(say: Speaker, action: Action, facts?: readonly PostedFact[]): string => {
		const deal = dealOf(action);
		const cash = cashOf(say, deal, facts);
		const amount = say.money(Math.abs(cash));
		const shares = words.shares(deal.shares);
		if (deal.shares === 0) return cash === 0 ? '' : words.only(amount);
		if (cash === 0) return words.only(shares);
		return cash > 0 ? words.both(shares, amount) : words.back(shares, amount);
	};

export const acquiredForEn = inWords(EN);
export const acquiredForEs = inWords(ES);
