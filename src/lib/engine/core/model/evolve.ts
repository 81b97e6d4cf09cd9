/**
 * evolve: one fact applied to the state. It trusts nothing: a fact that does not find what it
 * expects (a wrong giver, a certificate elsewhere) throws, so a broken save is found while folding.
 */
import type { CellId, CompanyId, Place } from './ids';
import type { CoreFact, Fact, OwnFact, PostedFact } from './fact';
import { isPlace } from './lookup';
import type { Company, State, Train } from './state';

/** A fact did not fit the state it was applied to. */
export class Misfit extends Error {
	constructor(what: string) {
		super(what);
		this.name = 'Misfit';
	}
}

export type EvolveOwn = (own: unknown, fact: OwnFact) => unknown;

export function isOwn(fact: Fact): fact is OwnFact {
	return fact.t.startsWith('own.');
}

export function evolveWith(evolveOwn: EvolveOwn): (state: State, fact: PostedFact) => State {
	return (state, fact) =>
		isOwn(fact) ? { ...state, own: evolveOwn(state.own, fact) } : evolveCore(state, fact);
}

export function evolveCore(state: State, fact: CoreFact): State {
	switch (fact.t) {
		case 'gameSetUp':
			return fact.state;
		case 'moneyMoved':
			return { ...state, cash: moveMoney(state, fact.from, fact.to, fact.amount) };
		case 'debtChanged':
			expect((state.debt[fact.player] ?? 0) === fact.from, 'debt', fact.player);
			expect(isAmount(fact.to), 'debt amount', fact.player);
			return { ...state, debt: { ...state.debt, [fact.player]: fact.to } };
		case 'certificateMoved':
			return moveCertificate(state, fact);
		case 'certificateAdded': {
			const all = state.certificates[fact.company] ?? [];
			expect(!all.some((c) => c.id === fact.certificate.id), 'certificate', fact.certificate.id);
			return {
				...state,
				certificates: { ...state.certificates, [fact.company]: [...all, fact.certificate] }
			};
		}
		case 'issuedChanged':
			return changeCompany(state, fact.company, (company) => {
				expect(company.issued === fact.from, 'issued', fact.company);
				return { ...company, issued: fact.to };
			});
		case 'companyChanged':
			return changeCompany(state, fact.company, (company) => {
				expect(company.kind === fact.from, 'kind', fact.company);
				return { ...company, kind: fact.to };
			});
		case 'deedMoved': {
			const deed = state.deeds[fact.deed];
			expect(deed !== undefined && deed.place === fact.from, 'deed', fact.deed);
			expectPlace(state, fact.to, fact.deed);
			return { ...state, deeds: { ...state.deeds, [fact.deed]: { ...deed, place: fact.to } } };
		}
		case 'trainMoved':
			expectPlace(state, fact.to, fact.train);
			return changeTrain(state, fact.train, (train) => {
				expect(train.place === fact.from, 'train', fact.train);
				return { ...train, place: fact.to };
			});
		case 'trainTurned':
			return changeTrain(state, fact.train, (train) => {
				expect(train.type === fact.from, 'train', fact.train);
				return { ...train, type: fact.to };
			});
		case 'trainMarked':
			return changeTrain(state, fact.train, (train) => ({ ...train, obsolete: fact.obsolete }));
		case 'parSet':
			return changeCompany(state, fact.company, (company) => {
				expect(company.par === fact.from, 'par', fact.company);
				return { ...company, par: fact.to };
			});
		case 'markerMoved':
			return moveMarker(state, fact);
		case 'markerFlipped':
			return changeCompany(state, fact.company, (c) => ({ ...c, faceDown: fact.down }));
		case 'companyFloated':
			return changeCompany(state, fact.company, (c) => ({ ...c, floated: true }));
		case 'companyClosed':
			return changeCompany(state, fact.company, (c) => ({ ...c, closed: true }));
		case 'tokensChanged':
			return changeCompany(state, fact.company, (c) => {
				expect(sameTokens(c.tokens, fact.from), 'tokens', fact.company);
				expect(
					[fact.to.left, fact.to.placed, fact.to.exchange].every(isAmount),
					'tokens',
					fact.company
				);
				return { ...c, tokens: fact.to };
			});
		case 'runRecorded':
			return changeCompany(state, fact.company, (c) => ({ ...c, lastRun: fact.run }));
		case 'mailRecorded':
			return changeCompany(state, fact.company, (c) => ({ ...c, lastMail: fact.amount }));
		case 'turnCompleted':
			return changeCompany(state, fact.company, (c) => ({ ...c, turns: c.turns + 1 }));
		case 'phaseEntered':
			expect(state.phase === fact.from, 'phase', fact.to);
			return { ...state, phase: fact.to };
		case 'roundChanged':
			return { ...state, round: fact.to };
		case 'turnChanged':
			return { ...state, turn: fact.to };
		case 'priorityMoved':
			expect(state.priority === fact.from, 'priority', String(fact.to));
			return { ...state, priority: fact.to };
		case 'bidPlaced': {
			const earlier = (state.bids[fact.deed] ?? []).find((bid) => bid.player === fact.player);
			expect((earlier?.amount ?? null) === fact.from, 'bid', fact.deed);
			const others = (state.bids[fact.deed] ?? []).filter((bid) => bid.player !== fact.player);
			const bids = [...others, { player: fact.player, amount: fact.to }];
			return { ...state, bids: { ...state.bids, [fact.deed]: bids } };
		}
		case 'bidsCleared': {
			const { [fact.deed]: _gone, ...bids } = state.bids;
			return { ...state, bids };
		}
		case 'dutyRaised':
			return { ...state, duties: [...state.duties, fact.duty] };
		case 'dutyMet':
			expect(
				state.duties.some((d) => d.id === fact.duty),
				'duty',
				fact.duty
			);
			return { ...state, duties: state.duties.filter((duty) => duty.id !== fact.duty) };
		case 'limitChanged':
			expect(state.certificateLimit === fact.from, 'certificate limit', String(fact.to));
			return { ...state, certificateLimit: fact.to };
		case 'playerChanged':
			expect(state.players[fact.player] !== undefined, 'player', fact.player);
			return { ...state, players: { ...state.players, [fact.player]: fact.to } };
		case 'orderChanged':
			expect(
				fact.to === null ||
					(fact.to.length === state.seats.length &&
						state.seats.every((p) => fact.to?.includes(p) === true)),
				'order',
				String(fact.to)
			);
			return { ...state, order: fact.to };
		case 'seatsChanged':
			expect(
				fact.to.length === state.seats.length && state.seats.every((p) => fact.to.includes(p)),
				'seats',
				fact.to.join(' ')
			);
			return { ...state, seats: fact.to };
		case 'endTriggered':
			expect((state.end?.reason ?? null) === (fact.from?.reason ?? null), 'end', 'the game');
			return { ...state, end: fact.to };
		case 'gameEnded':
			expect(state.finished === fact.from, 'end', 'the game');
			return { ...state, finished: fact.to };
		case 'counted':
			return state;
		default:
			return unknownFact(fact);
	}
}

function unknownFact(fact: never): never {
	throw new Misfit(`unknown fact ${JSON.stringify(fact)}`);
}

function expect(holds: boolean, what: string, whose: string): asserts holds {
	if (!holds) throw new Misfit(`${what}: ${whose} is not as the fact expects`);
}

function isAmount(value: number): boolean {
	return Number.isSafeInteger(value) && value >= 0;
}

function moveMoney(state: State, from: string, to: string, amount: number): State['cash'] {
	const { cash } = state;
	const have = cash[from];
	const had = cash[to];
	expect(have !== undefined, 'giver', from);
	expect(had !== undefined, 'receiver', to);
	expect(isAmount(amount), 'amount', String(amount));
	if (from === to) return cash;
	return { ...cash, [from]: have - amount, [to]: had + amount };
}

function expectPlace(state: State, place: Place, what: string): void {
	expect(isPlace(state, place), `place ${place}`, what);
}

function moveCertificate(state: State, fact: Extract<CoreFact, { t: 'certificateMoved' }>): State {
	const all = state.certificates[fact.company];
	expect(all !== undefined, 'certificates', fact.company);
	expectPlace(state, fact.to, fact.certificate);
	const at = all.findIndex((c) => c.id === fact.certificate);
	const certificate = all[at];
	expect(certificate?.place === fact.from, 'certificate', fact.certificate);
	const moved = all.slice();
	moved[at] = { ...(certificate as (typeof all)[number]), place: fact.to };
	return { ...state, certificates: { ...state.certificates, [fact.company]: moved } };
}

function changeTrain(state: State, id: string, change: (train: Train) => Train): State {
	const at = state.trains.findIndex((train) => train.id === id);
	const train = state.trains[at];
	expect(train !== undefined, 'train', id);
	const trains = state.trains.slice();
	trains[at] = change(train);
	return { ...state, trains };
}

function changeCompany(state: State, id: CompanyId, change: (company: Company) => Company): State {
	const company = state.companies[id];
	expect(company !== undefined, 'company', id);
	return { ...state, companies: { ...state.companies, [id]: change(company) } };
}

function moveMarker(state: State, fact: Extract<CoreFact, { t: 'markerMoved' }>): State {
	const { company: id, from, to, at } = fact;
	const company = state.companies[id];
	expect(company !== undefined, 'company', id);
	const found = company.spot;
	expect(found?.cell === from?.cell && found?.price === from?.price, 'marker', id);
	const market: Record<CellId, readonly CompanyId[]> = { ...state.market };
	if (from !== null) {
		const rest = (market[from.cell] ?? []).filter((other) => other !== id);
		if (rest.length === 0) delete market[from.cell];
		else market[from.cell] = rest;
	}
	if (to !== null) {
		const stack = (market[to.cell] ?? []).slice();
		expect(at >= 0 && at <= stack.length, 'stack', id);
		stack.splice(at, 0, id);
		market[to.cell] = stack;
	}
	return { ...state, market, companies: { ...state.companies, [id]: { ...company, spot: to } } };
}

function sameTokens(a: Company['tokens'], b: Company['tokens']): boolean {
	return a.left === b.left && a.placed === b.placed && a.exchange === b.exchange;
}
