/** Money to hand over: the net sum per holder, and nothing where no chips lie on the table. */
import type { Fact, Holder } from '$engine';
import type { CardboardLine, Change } from './cardboard';
import { sentence } from './speaker';

interface Transfer {
	readonly from: Holder;
	readonly to: Holder;
	readonly amount: number;
}

export function moneyLines({ say, before, after, facts }: Change): CardboardLine[] {
	if (!after.config.chips) return [];
	const nets = new Map<Holder, number>();
	for (const holder in after.cash) {
		const net = (after.cash[holder] ?? 0) - (before.cash[holder] ?? 0);
		if (net !== 0 && holder !== 'bank') nets.set(holder, net);
	}
	const { cardboard } = say.words;
	const direct = betweenTwo(nets) ?? handedOver(nets, facts);
	const left = new Map(nets);
	for (const { from, to, amount } of direct) {
		left.set(from, (left.get(from) ?? 0) + amount);
		left.set(to, (left.get(to) ?? 0) - amount);
	}
	const handed = direct.map(({ from, to, amount }) => ({
		text: cardboard.holderToHolder({
			from: say.holder(from),
			to: say.holder(to),
			amount: say.money(amount)
		}),
		about: to
	}));
	const withBank = [...left].flatMap(([id, net]) => {
		if (net === 0) return [];
		const line = { holder: say.holder(id), amount: say.money(Math.abs(net)) };
		const text = net > 0 ? cardboard.bankToHolder(line) : cardboard.holderToBank(line);
		return [{ text, about: id }];
	});
	return [...handed, ...withBank].map(({ text, about }) => ({ text: sentence(text), about }));
}

/** Two holders who settle between themselves need no bank. */
function betweenTwo(nets: ReadonlyMap<Holder, number>): readonly Transfer[] | null {
	const [first, second] = [...nets];
	if (nets.size !== 2 || first === undefined || second === undefined) return null;
	if (first[1] + second[1] !== 0) return null;
	const [from, to] = first[1] < 0 ? [first, second] : [second, first];
	return [{ from: from[0], to: to[0], amount: to[1] }];
}

/**
 * What one holder paid another, handed over directly where that settles all that one of the two owes
 * or gets: never more moves than by way of the bank. After an undo the same money goes back.
 */
function handedOver(
	nets: ReadonlyMap<Holder, number>,
	facts: readonly Fact[]
): readonly Transfer[] {
	const back = goesBack(nets, facts);
	if (back === null) return [];
	const left = new Map(nets);
	return [...flows(facts)].flatMap(([, flow]) => {
		const [from, to] = back === flow.amount > 0 ? [flow.to, flow.from] : [flow.from, flow.to];
		const owes = -(left.get(from) ?? 0);
		const gets = left.get(to) ?? 0;
		const amount = Math.min(Math.abs(flow.amount), owes, gets);
		if (amount <= 0 || (amount !== owes && amount !== gets)) return [];
		left.set(from, amount - owes);
		left.set(to, gets - amount);
		return [{ from, to, amount }];
	});
}

/** Null where the facts are not what lies between the two tables. */
function goesBack(nets: ReadonlyMap<Holder, number>, facts: readonly Fact[]): boolean | null {
	const sums = new Map<Holder, number>();
	const add = (holder: Holder, by: number) => sums.set(holder, (sums.get(holder) ?? 0) + by);
	for (const fact of facts) {
		if (fact.t !== 'moneyMoved' || !('purpose' in fact)) continue;
		add(fact.from, -fact.amount);
		add(fact.to, fact.amount);
	}
	const holders = [...new Set([...sums.keys(), ...nets.keys()])].filter((id) => id !== 'bank');
	const all = (sign: 1 | -1) =>
		holders.every((id) => (sums.get(id) ?? 0) === sign * (nets.get(id) ?? 0));
	if (all(1)) return false;
	return all(-1) ? true : null;
}

/** What passed between each two holders beside the bank; below zero: the other way round. */
function flows(facts: readonly Fact[]): ReadonlyMap<string, Transfer> {
	const between = new Map<string, Transfer>();
	for (const fact of facts) {
		if (fact.t !== 'moneyMoved' || !('purpose' in fact)) continue;
		if (fact.from === 'bank' || fact.to === 'bank') continue;
		const [from, to] = [fact.from, fact.to].sort() as [Holder, Holder];
		const amount = fact.from === from ? fact.amount : -fact.amount;
		const key = `${from}|${to}`;
		between.set(key, { from, to, amount: (between.get(key)?.amount ?? 0) + amount });
	}
	return between;
}
