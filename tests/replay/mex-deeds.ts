/** Privates of 18MEX: bought by a company from a player, or between players. */
import type { Action, PlayerId } from '../../src/lib/engine';
import { Inexpressible, type Table } from './adapter';
import { bookDeparture, cashChange, correct } from './departure';
import { actBeside, onlyAgainst } from './mex-beside';
import {
	DEED_BEFORE_DISCARDS,
	DEED_OVER_LIMIT,
	KCMO_BELOW_HALF,
	KCMO_FROM_ONESELF
} from './mex-departures';
import { deedId, entityCompany, entityPlayer } from './mex-names';
import { notePriority } from './mex-priority';
import { need } from './names';
import type { TraceLine } from './trace';

type BuyDeed = Extract<Action, { readonly do: 'buyDeed' }>;
type TradeDeed = Extract<Action, { readonly do: 'tradeDeed' }>;

export function buyCompany(table: Table, line: TraceLine): void {
	const deed = deedId(need(line.action.company, 'the private'));
	const price = need(line.action.price, 'the price');
	const card = need(table.state.deeds[deed], `the private ${deed}`);
	// A private that can be bought lies with a player; the engine refuses any other place.
	const seller = card.place as PlayerId;
	if (line.action.entity_type === 'player') {
		const buyer = entityPlayer(table, line);
		notePriority(table);
		if (seller === buyer) return buyFromOneself(table, deed);
		return trade(table, { do: 'tradeDeed', deed, seller, buyer, price });
	}
	const buy: BuyDeed = { do: 'buyDeed', company: entityCompany(line), deed, price };
	const missing = card.value / 2 - price;
	if (missing > 0) return buyBelowHalf(table, buy, seller, missing);
	buyBeforeDiscards(table, buy);
}

/** Nothing changes hands, but the one purchase of the turn is made. */
function buyFromOneself(table: Table, deed: string): void {
	const { turn, config, phase } = table.state;
	const early = config.options.includes('earlyKcmo') && (phase === '1' || phase === '2');
	if (deed !== 'KCM&O' || !early || turn?.kind !== 'stock' || turn.bought) {
		throw new Inexpressible(`${deed} bought by the one who has it`);
	}
	const bought = { ...turn, bought: true, acted: true };
	bookDeparture(table, KCMO_FROM_ONESELF, [{ kind: 'turn', turn: bought }]);
}

/** There a player at the certificate limit buys one more: the limit is out of force meanwhile. */
function trade(table: Table, deal: TradeDeed): void {
	const known = onlyAgainst(table, deal, ['certificate-limit']);
	const limit = table.state.certificateLimit;
	const counted = table.title.certificatesCounted(table.state, deal.buyer);
	actBeside(table, deal, {
		departure: DEED_OVER_LIMIT,
		away: known ? [{ kind: 'limit', limit: counted + 1 }] : [],
		back: [{ kind: 'limit', limit }]
	});
}

/** The bank lends what the company need not have had there, and the seller gives it back. */
function buyBelowHalf(table: Table, buy: BuyDeed, seller: PlayerId, missing: number): void {
	bookDeparture(table, KCMO_BELOW_HALF, cashChange(buy.company, missing));
	table.act({ ...buy, price: buy.price + missing });
	correct(table, KCMO_BELOW_HALF, cashChange(seller, -missing));
}

/** There the operating company buys on while others have to discard; the duties wait meanwhile. */
function buyBeforeDiscards(table: Table, buy: BuyDeed): void {
	const { company, deed, price } = buy;
	const discards = table.state.duties.some(({ kind }) => kind === 'discardTrain');
	if (!discards || !onlyAgainst(table, buy, ['duty-first'])) return table.act(buy);
	const { turn, deeds } = table.state;
	if (turn?.kind !== 'operating' || turn.company !== company) {
		throw new Inexpressible(`${company} buys ${deed} out of its turn`);
	}
	const from = deeds[deed]?.place ?? 'removed';
	bookDeparture(table, DEED_BEFORE_DISCARDS, [
		{ kind: 'cash', from: company, to: from, amount: price },
		{ kind: 'deed', deed, to: company }
	]);
}
