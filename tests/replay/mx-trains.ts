/** Trains of 1822MX: bought, turned over, discarded; and what is borrowed for them. */
import { cashOf, presidentOf, trainsAt } from '../../src/lib/engine';
import type { Table } from './adapter';
import { discardedIn } from './compare';
import { bookDeparture } from './departure';
import { bankLends, onlyRefusedFor } from './mx-booking';
import { EXPRESS_KEPT } from './mx-departures';
import { buyWithHelp } from './mx-kept';
import { discardLate, isLate } from './mx-late';
import {
	act,
	companyId,
	entityCompany,
	entityPlayer,
	previous,
	PULLMAN,
	SPECIAL,
	trainType,
	trainTypes,
	type MxLine,
	type MxState
} from './mx-names';
import { buyFromNational } from './mx-national';
import { need, without } from './names';

export function buyTrain(table: Table, line: MxLine): void {
	const outside = cashOf(table.state, 'outside');
	buy(table, line);
	bankLends(table, outside, line);
}

function buy(table: Table, line: MxLine): void {
	const company = entityCompany(line);
	const price = need(line.action.price, 'the price');
	if (line.action.exchange !== undefined && line.action.exchange !== null) {
		const l = trainsAt(table.state, company).find((t) => t.type === 'L');
		return act(table, { do: 'own.upgradeTrain', company, train: need(l, 'an L-train').id });
	}
	const corp = `corp:${line.action.entity}`;
	const paid = (line.flows ?? []).find((f) => f[0] === corp && f[3].startsWith('buy_train<'));
	if (paid === undefined || paid[1] === 'bank') return buyFromBank(table, line, company, price);
	const seller = paid[1].replace('corp:', '');
	const type = lost(table, line, seller);
	if (seller === 'NDEM') return buyFromNational(table, company, type, price);
	const train = trainsAt(table.state, companyId(seller)).find((t) => t.type === type && !t.builtIn);
	const { id } = need(train, `a ${type}-train`);
	const purchase = { do: 'buyTrain', company, train: id, price } as const;
	if (!onlyRefusedFor(table, purchase, 'only-one-express')) return table.act(purchase);
	bookDeparture(table, EXPRESS_KEPT, [
		{ kind: 'cash', from: company, to: companyId(seller), amount: price },
		{ kind: 'train', train: id, to: company }
	]);
}

function buyFromBank(table: Table, line: MxLine, company: string, price: number): void {
	const variant = trainType(line.action.variant ?? line.action.train?.replace(/-\d+$/, '') ?? '');
	const help = (line.flows ?? []).some(
		(f) => f[0].startsWith('player:') && f[3].includes('buy_train')
	);
	const pooled = discarded(previous(table), variant) > discarded(line.state, variant);
	const place = pooled ? 'pool' : 'offering';
	const front = pooled ? variant : variant === '2' ? 'L' : variant === 'E' ? '7' : variant;
	const train = trainsAt(table.state, place).find((t) => t.type === front);
	const purchase = {
		do: 'buyTrain',
		company,
		train: need(train, `a ${front}-train in the ${place}`).id,
		price,
		...(front === variant ? {} : { side: variant }),
		...(help ? { help } : {})
	} as const;
	const director = presidentOf(table.state, company);
	buyWithHelp(table, need(director, `the director of ${company}`), purchase);
}

function discarded(state: MxState, type: string): number {
	return discardedIn(state).filter((name) => trainType(name) === type).length;
}

/** The type a company no longer has after the line. */
function lost(table: Table, line: MxLine, id: string): string {
	const before = trainTypes(previous(table), id);
	return need(without(before, trainTypes(line.state, id))[0], 'the train');
}

/** Over the limit, one of two special trains, or a second Pullman, which ours has given up already. */
export function discardTrain(table: Table, line: MxLine): void {
	const company = entityCompany(line);
	const type = lost(table, line, String(line.action.entity));
	if (type === PULLMAN) return;
	const special = SPECIAL.has(type);
	const train = trainsAt(table.state, company).find(
		(t) => t.type === type && special === t.builtIn
	);
	const { id } = need(train, `a ${type}-train`);
	if (isLate(table, company)) discardLate(table, company, id);
	else if (special) act(table, { do: 'own.discardSpecial', company, train: id });
	else table.act({ do: 'discardTrain', company, train: id });
}

/** What was repaid stands in the flows; without them it is what the debt has shrunk by. */
export function repayLoan(table: Table, line: MxLine): void {
	const id = String(line.action.entity);
	const before = previous(table).players[id]?.debt ?? 0;
	const same = line.before.round.label === line.after.round.label;
	const paid = (line.flows ?? []).filter(
		([from, , , how]) => from === `player:${id}` && /loan|debt/.test(how)
	);
	const less = before - (line.state.players[id]?.debt ?? 0);
	const flown = paid.length > 0 ? paid.reduce((sum, flow) => sum + flow[2], 0) : undefined;
	// When everybody else is skipped the round ends with this line, and interest is on the debt already.
	const amount = need(flown ?? (same ? less : undefined), 'how much was repaid');
	const outside = cashOf(table.state, 'outside');
	act(table, { do: 'own.repayLoan', player: entityPlayer(table, line), amount });
	bankLends(table, outside, line);
}
