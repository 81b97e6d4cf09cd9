/** Rounds and turns as they begin, and what a sale leaves in the memory of its round. */
import type { GameBook } from './ledger/ledger';
import type { CompanyId, PlayerId } from './model/ids';
import type { OperatingTurn, Round, State, StockTurn } from './model/state';

export function freshRound(
	kind: Round['kind'],
	number: number,
	part: number,
	parts: number
): Round {
	return { kind, number, part, parts, passes: 0, lastActor: null, sold: {}, barred: [] };
}

export function freshStockTurn(player: PlayerId): StockTurn {
	return { kind: 'stock', player, sold: {}, bought: false, soldFirst: false, acted: false };
}

export function freshOperatingTurn(company: CompanyId, hadTrain: boolean): OperatingTurn {
	return {
		kind: 'operating',
		company,
		hadTrain,
		mail: null,
		settled: false,
		bankTrains: 0,
		forced: false,
		token: false
	};
}

/** Of companies in their operating order, those whose turn is still to come. */
export function afterThisTurn({ turn }: State, order: readonly CompanyId[]): CompanyId[] {
	const now = turn?.kind === 'operating' ? turn.company : null;
	return order.filter((id) => id !== now);
}

/** Whoever has sold a company's shares may not buy any for the rest of the round. */
export function rememberSeller(
	book: GameBook,
	rule: string,
	player: PlayerId,
	company: CompanyId
): void {
	const { round } = book.state;
	const sold = round.sold[player] ?? [];
	if (sold.includes(company)) return;
	book.post(rule, {
		t: 'roundChanged',
		to: { ...round, sold: { ...round.sold, [player]: [...sold, company] } }
	});
}
