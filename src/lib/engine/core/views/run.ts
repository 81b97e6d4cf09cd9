/** A run before it is confirmed: who gets what, what remains, where the marker goes. */
import { percentAt } from '../certificates/holdings';
import { cashOf } from '../ledger/ledger';
import type { PostedFact } from '../model/fact';
import type { CompanyId, PlayerId } from '../model/ids';
import type { DividendChoice, Run, State } from '../model/state';
import { consequences, dividendShares, type DividendShare, type MarkerMove } from './consequences';

export interface RunPreview {
	readonly shares: readonly DividendShare[];
	/** Players who get nothing, with what they have. */
	readonly others: readonly {
		readonly player: PlayerId;
		readonly name: string;
		readonly cash: number;
	}[];
	/** Percent that pays nobody: unsold shares and those set apart. */
	readonly unsold: number;
	readonly treasury: { readonly from: number; readonly to: number };
	readonly bank: { readonly from: number; readonly to: number; readonly pays: number };
	readonly marker: MarkerMove | null;
	readonly price: number | null;
	/** What one share of ten percent brings. */
	readonly perShare: number;
}

export function runPreview(
	before: State,
	after: State,
	company: CompanyId,
	facts: readonly PostedFact[]
): RunPreview {
	const shares = dividendShares(before, after, company, facts);
	const paid = new Set(shares.map((share) => share.holder));
	const { markers } = consequences(before, after, facts);
	const bank = { from: cashOf(before, 'bank'), to: cashOf(after, 'bank') };
	const run = facts.find((fact) => fact.t === 'runRecorded');
	return {
		shares,
		others: before.seats
			.filter((player) => !paid.has(player))
			.map((player) => ({
				player,
				name: before.players[player]?.name ?? player,
				cash: cashOf(after, player)
			})),
		unsold: percentAt(before, company, 'offering') + percentAt(before, company, 'reserve'),
		treasury: { from: cashOf(before, company), to: cashOf(after, company) },
		bank: { ...bank, pays: bank.from - bank.to },
		marker: markers.find((move) => move.company === company) ?? null,
		price: after.companies[company]?.spot?.price ?? null,
		perShare: run?.t === 'runRecorded' ? Math.ceil(run.run.revenue / 10) : 0
	};
}

/** Some of a run's revenue with what becomes of it. */
export interface RunPart {
	readonly revenue: number;
	readonly choice: DividendChoice;
	/** Earned by special trains that were settled by a choice of their own. */
	readonly apart: boolean;
}

/** All of a run's revenue by what becomes of it: one part, unless some is treated in another way. */
export function runParts({
	revenue,
	choice,
	apart
}: Pick<Run, 'revenue' | 'choice' | 'apart'>): readonly RunPart[] {
	if (apart === undefined || apart.choice === choice || apart.revenue === 0) {
		return [{ revenue, choice, apart: false }];
	}
	const rest = { revenue: revenue - apart.revenue, choice, apart: false };
	return [...(rest.revenue === 0 ? [] : [rest]), { ...apart, apart: true }];
}
