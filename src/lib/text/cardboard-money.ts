/** Money to hand over: the net sum per holder, and nothing where no chips lie on the table. */
import type { Holder } from '$engine';
import type { CardboardLine, Change } from './cardboard';

export function moneyLines({ say, before, after }: Change): CardboardLine[] {
	if (!after.config.chips) return [];
	const nets = new Map<Holder, number>();
	for (const holder in after.cash) {
		const net = (after.cash[holder] ?? 0) - (before.cash[holder] ?? 0);
		if (net !== 0 && holder !== 'bank') nets.set(holder, net);
	}
	const { cardboard } = say.words;
	const direct = betweenTwo(nets);
	if (direct !== null) {
		const { from, to, amount } = direct;
		const text = cardboard.holderToHolder({
			from: say.holder(from),
			to: say.holder(to),
			amount: say.money(amount)
		});
		return [{ text, about: to }];
	}
	return [...nets].map(([id, net]) => {
		const line = { holder: say.holder(id), amount: say.money(Math.abs(net)) };
		return {
			text: net > 0 ? cardboard.bankToHolder(line) : cardboard.holderToBank(line),
			about: id
		};
	});
}

/** Two holders who settle between themselves need no bank. */
function betweenTwo(
	nets: ReadonlyMap<Holder, number>
): { from: Holder; to: Holder; amount: number } | null {
	const [first, second] = [...nets];
	if (nets.size !== 2 || first === undefined || second === undefined) return null;
	if (first[1] + second[1] !== 0) return null;
	const [from, to] = first[1] < 0 ? [first, second] : [second, first];
	return { from: from[0], to: to[0], amount: to[1] };
}
