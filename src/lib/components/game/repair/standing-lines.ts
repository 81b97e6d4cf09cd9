/** Lines of differences that are no money and no move: what a company or a card has become. */
import { findTrain, type Difference, type State } from '$engine';
import type { Speaker } from '$lib/text';

export interface DifferenceLine {
	readonly key: string;
	readonly label: string;
	readonly from: string;
	readonly to: string;
	/** The change itself, with its sign; null where there is no sum. */
	readonly by: string | null;
}

type Standing = Extract<
	Difference,
	{ kind: 'tokens' | 'exchange' | 'par' | 'floated' | 'faceDown' | 'closed' }
>;

export function standingLine(say: Speaker, each: Standing): DifferenceLine {
	const { app, correct, positionEntry, table } = say.words;
	switch (each.kind) {
		case 'tokens':
			return figureLine('tokens', table.tokensLeft, each);
		case 'exchange':
			return figureLine('exchange', positionEntry.exchangeTokens, each);
		case 'par': {
			const amount = (par: number | null) => (par === null ? app.nothing : say.money(par));
			return line('par', correct.par, amount(each.from), amount(each.to));
		}
		default: {
			const label = correct[each.kind === 'faceDown' ? 'operated' : each.kind];
			const said = (is: boolean) => (is ? app.yes : app.no);
			return line(each.kind, label, said(each.from), said(each.to));
		}
	}
}

export const line = (key: string, label: string, from: string, to: string): DifferenceLine => ({
	key,
	label,
	from,
	to,
	by: null
});

export function figureLine(
	key: string,
	label: string,
	{ from, to }: { readonly from: number; readonly to: number }
): DifferenceLine {
	return line(key, label, String(from), String(to));
}

/** A card that shows its other side, or is marked for its last run: named by where it lies. */
export function cardLine(
	say: Speaker,
	after: State,
	{ train, from, to }: Extract<Difference, { kind: 'card' }>
): DifferenceLine {
	const { depot, repair } = say.words;
	const place = say.depot(findTrain(after, train)?.place ?? 'removed', to.type);
	if (from.type !== to.type) {
		return line(`card ${train}`, place, say.train(from.type), say.train(to.type));
	}
	const said = (obsolete: boolean) => (obsolete ? depot.obsolete : repair.notObsolete);
	const label = `${say.train(to.type)}, ${place}`;
	return line(`card ${train}`, label, said(from.obsolete), said(to.obsolete));
}
