/**
 * The whole book of 18OE kept a second time beside a game, from the rulebook and the cards on the table:
 * money, markers, certificates, turns, rounds and the scores must come out the same.
 */
import type { Action, State } from '../../src/lib/engine';
import type { OeAction } from '../../src/lib/engine/titles/18oe';
import { scores } from '../../src/lib/engine/titles/18oe/rules/scoring';
import { Flow } from './oe-reckoning-flow';
import { Ledger } from './oe-reckoning-ledger';
import { operatingEntry, settleBefore } from './oe-reckoning-operating';
import { faceOf, isMinor, Packet, REVENUE } from './oe-reckoning-packet';
import { merged, misplaced, shareMoves, usurped } from './oe-reckoning-shares';
import { merge, stockEntry } from './oe-reckoning-stock';
import { has, held, isLarge, lying, shareValue } from './oe-reckoning-table';

const ANSWERS: ReadonlySet<string> = new Set([
	'own.requestOffers',
	'own.answerOffer',
	'own.chooseOffer'
]);

export class Reckoning {
	readonly #ledger: Ledger;
	readonly #flow = new Flow();
	readonly #packet: Packet;
	#before: State;

	constructor(initial: State) {
		this.#before = initial;
		this.#ledger = new Ledger(initial);
		const concessions = !initial.config.options.includes('noConcessions');
		this.#packet = new Packet(initial.seats, initial.priority ?? '', concessions);
	}

	/** What did not come out as it must. */
	follow(entry: Action, after: State): string[] {
		// Every action of this title is one of its own.
		const action = entry as OeAction;
		const before = this.#before;
		const ledger = this.#ledger;
		ledger.begin(before);
		const wrong: string[] = [];
		const selling = before.turn?.kind === 'opening' || before.turn?.kind === 'auction';
		if (selling) wrong.push(...this.#sale(action, after));
		settleBefore(ledger, action);
		const taken = this.#taken(action, after);
		const moves = [
			...shareMoves(ledger, action),
			...taken.flatMap((one) => merged(ledger, ...one))
		];
		for (const [minor, into] of taken) merge(ledger, minor, into);
		if (!stockEntry(ledger, action)) operatingEntry(ledger, action);
		if (before.round.kind === 'stock' && after.round.kind === 'operating') {
			ledger.endOfStockRound(after);
		}
		const broken = this.#remainder(after);
		this.#flow.follow(before, action, after, broken);
		wrong.push(...ledger.wrong, ...this.#flow.wrong, ...this.#compare(after));
		wrong.push(...misplaced(before, action, moves, after), ...usurped(before, after));
		if (after.finished !== null) wrong.push(...misscored(after));
		ledger.keep(after);
		this.#before = after;
		return wrong.map((what) => `${JSON.stringify(action)}: ${what}`);
	}

	#sale(action: OeAction, after: State): string[] {
		const packet = this.#packet;
		if (action.do === 'own.buyItem') packet.buy(action.player, action.deed);
		else if (action.do === 'bid') packet.bid(action.player, action.deed, action.amount);
		else if (action.do === 'settleAuction')
			packet.settle(action.player, action.deed, action.amount);
		else if (action.do === 'pass') packet.pass(action.player);
		const ledger = this.#ledger;
		for (const { player, deed, price } of packet.sales) {
			const capital = isMinor(deed) ? Math.min(180, price) : 0;
			ledger.pay(player, deed, capital);
			ledger.pay(player, 'bank', price - capital);
		}
		for (const [deed, revenue] of Object.entries(packet.paid ? REVENUE : {})) {
			const owner = packet.owner.get(deed);
			if (owner !== undefined) ledger.pay('bank', owner, revenue);
		}
		return this.#afterSale(after);
	}

	#afterSale(after: State): string[] {
		const packet = this.#packet;
		const wrong: string[] = [];
		for (const [deed, owner] of packet.owner) {
			if (after.deeds[deed]?.place !== owner) wrong.push(`${deed} is not ${owner}'s`);
		}
		if (after.priority !== packet.card) wrong.push(`the priority deal is not ${packet.card}'s`);
		if (packet.sold) return wrong;
		const { player, deed } = packet.turn;
		const { turn } = after;
		const now = turn !== null && 'player' in turn ? turn.player : null;
		const item = turn?.kind === 'auction' ? turn.deed : null;
		if (now !== player || item !== deed) wrong.push(`it is ${player}'s turn, on ${String(deed)}`);
		return wrong;
	}

	/** A minor that offers were asked for: who took it with this entry; nobody, and the bank has its cash. */
	#taken(action: OeAction, after: State): [minor: string, into: string][] {
		if (!ANSWERS.has(action.do) || lying(after).offers !== null) return [];
		const { offers } = lying(this.#before);
		const minor = action.do === 'own.requestOffers' ? action.minor : offers?.minor;
		if (minor === undefined) return [];
		const place = after.deeds[minor]?.place ?? '';
		if (place !== 'pool') return [[minor, place]];
		this.#ledger.pay(minor, 'bank', has(this.#before, minor));
		return [];
	}

	/** A bank that breaks before phase 8, or the first level 8 train, brings the remainder cash (13). */
	#remainder(after: State): boolean {
		const before = this.#before;
		const ledger = this.#ledger;
		const broken = before.phase !== '8' && after.phase !== '8' && ledger.cash('bank') < 0;
		const eight = before.phase !== '8' && after.phase === '8';
		if (broken || eight) ledger.pay('outside', 'bank', has(before, 'outside'));
		return broken;
	}

	#compare(after: State): string[] {
		const before = this.#before;
		const wrong: string[] = [];
		const { gains, cells } = this.#ledger;
		for (const holder of Object.keys(after.cash)) {
			const is = has(after, holder) - has(before, holder);
			const should = gains[holder] ?? 0;
			if (is !== should) wrong.push(`${holder} gains ${is}, not ${should}`);
		}
		for (const id of Object.keys(after.companies)) {
			const was = before.companies[id]?.spot?.cell;
			const is = after.companies[id]?.spot?.cell;
			const should = cells[id] ?? was;
			if (is !== should) wrong.push(`${id} stands on ${is}, not on ${should}`);
			const alone = is !== was && Object.keys(cells).length === 1;
			const below = is === undefined ? id : after.market[is]?.at(-1);
			if (alone && below !== id) wrong.push(`${id} does not lie below the others`);
		}
		return wrong;
	}
}

/** Cash, stock at share value, and privates that still lie face up (13.1). */
function misscored(state: State): string[] {
	return scores(state).flatMap(({ player, total }) => {
		let sum = has(state, player);
		for (const id of Object.keys(state.companies)) {
			if (isLarge(state, id)) sum += (held(state, id, player) / 10) * shareValue(state, id);
		}
		for (const deed of Object.keys(REVENUE)) {
			const up = !lying(state).faceDown.includes(deed);
			if (up && state.deeds[deed]?.place === player) sum += faceOf(deed);
		}
		return sum === total ? [] : [`${player} scores ${total}, not ${sum}`];
	});
}
