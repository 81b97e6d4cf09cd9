/** Runs of 1822MX with mail and the special train's own choice, and the acquisition of minors. */
import { cashOf, percentAt } from '../../src/lib/engine';
import { own } from '../../src/lib/engine/titles/1822mx/rules/own';
import { halfUpToTen } from '../../src/lib/engine/titles/1822mx/rules/running';
import { Inexpressible, type Table } from './adapter';
import { actOverLimit } from './mx-booking';
import { bookDeparture, cashChange } from './departure';
import { ACQUIRED_OVER_LIMIT, HALVED_APART } from './mx-departures';
import {
	act,
	companyId,
	entityCompany,
	entityPlayer,
	previous,
	SPECIAL,
	trainType,
	type MxLine
} from './mx-names';
import { need, stepOf } from './names';

type Choice = 'pay' | 'half' | 'withhold';

const CHOICES: Readonly<Record<string, Choice>> = {
	payout: 'pay',
	half: 'half',
	withhold: 'withhold'
};

export function choiceOf(kind: string): Choice {
	return need(CHOICES[kind], `what a dividend "${kind}" means`);
}

/** The routes of the line before, with the mail and the special train's own choice. */
export function payDividend(table: Table, line: MxLine): void {
	const company = entityCompany(line);
	const routes = need(table.notes.get('routes') as MxLine['routes'], 'the routes');
	// A run that brings nothing pays nobody, whatever was chosen for it there.
	const choice = routes.total === 0 ? 'withhold' : choiceOf(need(line.action.kind, 'the kind'));
	const apart = table.notes.get('apart') as Choice | undefined;
	const special = routes.trains
		.filter((train) => SPECIAL.has(trainType(train.name)))
		.reduce((sum, train) => sum + train.revenue, 0);
	const aside = apart === undefined ? {} : { apart: { revenue: special, choice: apart } };
	for (const [, amount] of routes.mail ?? []) table.act({ do: 'collectMail', company, amount });
	table.act({ do: 'run', company, revenue: routes.total, choice, ...aside });
	if (choice === 'half' && apart === 'half') {
		halveApart(table, line, [special, routes.total - special]);
	}
}

/** Each half rounded up to ten by itself there: ten more are paid, and the marker may go further. */
function halveApart(table: Table, line: MxLine, parts: readonly [number, number]): void {
	const id = String(line.action.entity);
	const company = companyId(id);
	const extra = halfUpToTen(parts[0]) + halfUpToTen(parts[1]) - halfUpToTen(parts[0] + parts[1]);
	const own = (extra * percentAt(table.state, company, 'offering')) / 100;
	const there = line.state.corps[id];
	const whole = parts[0] + parts[1];
	// A line that ends its round has income in the treasury too; what was withheld says it without that.
	const kept = line.dividends?.find(({ entity }) => entity === `corp:${id}`)?.withheld;
	const apart =
		kept === undefined
			? there?.cash === cashOf(table.state, company) - extra + own
			: kept === whole - halfUpToTen(parts[0]) - halfUpToTen(parts[1]);
	if (extra === 0 || there === undefined || !apart) return;
	const more = table.state.seats.flatMap((player) =>
		cashChange(player, (extra * percentAt(table.state, company, player)) / 100)
	);
	const cell = `${(there.row ?? 0) + 1}.${(there.col ?? 0) + 1}` as const;
	const stays = table.state.companies[company]?.spot?.cell === cell || there.row === null;
	const marker = { kind: 'marker', company, cell, at: there.pos ?? 0 } as const;
	const withheld = cashChange(company, own - extra);
	bookDeparture(table, HALVED_APART, [...withheld, ...more, ...(stays ? [] : [marker])]);
}

/** P7, a Pullman, the special train's dividend, or the parts of an acquisition. */
export function choose(table: Table, line: MxLine): void {
	const choice = need(line.action.choice, 'the choice');
	switch (stepOf(line.before)) {
		case 'Choose': {
			const player = entityPlayer(table, line);
			return act(table, { do: 'own.declareCash', player, double: choice === 'double' });
		}
		case 'Dividend':
			table.notes.set('apart', choiceOf(choice));
			return;
		case 'Route':
			return;
		case 'MinorAcquisition':
			return acquire(table, line, choice);
		default:
			throw new Inexpressible(`a choice in ${stepOf(line.before)}`);
	}
}

const SHARES: Readonly<Record<string, number>> = { money: 0, one_share: 1, two_shares: 2 };
const TOKENS = { replace: 'replace', exchange: 'available', remove: 'none' } as const;

function acquire(table: Table, line: MxLine, choice: string): void {
	if (choice in SHARES) {
		table.notes.set('shares', SHARES[choice]);
		return;
	}
	const minor = need(table.notes.get('minor') as string | undefined, 'the minor');
	const company = entityCompany(line);
	const token = tokenUse(table, line, choice);
	if (own(table.state).boxes.minors.includes(minor)) {
		return act(table, { do: 'own.acquireBoxed', company, minor, token });
	}
	const shares = Number(table.notes.get('shares') ?? 0);
	const deal = { do: 'own.acquireMinor', company, minor, shares, token } as const;
	actOverLimit(table, deal, ACQUIRED_OVER_LIMIT);
}

/** The company whose exchange token waits there to be laid in one of several cities of a hex. */
export const PENDING_TOKEN = 'pending token';

/** A token that would be the second in its city becomes available there, whatever was chosen. */
function tokenUse(
	table: Table,
	line: MxLine,
	choice: string
): (typeof TOKENS)[keyof typeof TOKENS] {
	const id = String(line.action.entity);
	const before = previous(table).corps[id]?.tokens_left ?? 0;
	const gained = (line.state.corps[id]?.tokens_left ?? 0) > before;
	if (choice === 'replace' && stepOf(line.after) === 'PendingToken') {
		// Its city is chosen in the next line.
		table.notes.set(PENDING_TOKEN, entityCompany(line));
		return 'replace';
	}
	if (choice === 'replace' && gained) return 'available';
	// One of three words that the other engine knows.
	return need(TOKENS[choice as keyof typeof TOKENS], `what "${choice}" means`);
}
