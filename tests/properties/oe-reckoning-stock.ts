/** What entries of floats and stock turns must bring: written from 8 to 10, 14.4 and 15.1. */
import type { OeAction } from '../../src/lib/engine/titles/18oe';
import { redSquare } from './oe-reckoning-chart';
import type { Ledger } from './oe-reckoning-ledger';
import { has, held, HOME_COST, homeZone, MAJOR_PAR } from './oe-reckoning-table';

type Act<K extends OeAction['do']> = Extract<OeAction, { readonly do: K }>;

/** False: not an entry of this chapter. */
export function stockEntry(ledger: Ledger, action: OeAction): boolean {
	const { memory, before } = ledger;
	switch (action.do) {
		case 'own.floatMinor': {
			const { minor, zone, patronage = 0 } = action;
			ledger.pay(minor, 'bank', Math.min(HOME_COST[zone] ?? 0, has(before, minor)));
			ledger.pay('bank', minor, patronage);
			return true;
		}
		case 'own.parRegional':
			memory.par[action.company] = action.par;
			return true;
		case 'own.floatRegional':
			memory.par[action.company] = action.par;
			beginRegional(ledger, action.player, action.company);
			return true;
		case 'own.buyParred':
			beginRegional(ledger, action.player, action.company);
			return true;
		case 'own.rescue':
			ledger.pay(
				action.player,
				'bank',
				face(ledger, action.company) + lacks(ledger, action.company)
			);
			return true;
		case 'sellShares': {
			const { player, company, percent } = action;
			ledger.pay('bank', player, (percent / 10) * (memory.values[company] ?? 0));
			if (memory.frozen !== company) ledger.move(company, 'DOWN', percent / 10);
			return true;
		}
		case 'buyShare': {
			const { player, company } = action;
			const times = held(before, company, player) >= 60 ? 2 : 1;
			ledger.pay(player, 'bank', ledger.value(company) * times);
			return true;
		}
		case 'own.buyTreasury':
			fromTreasury(ledger, action.player, action.company);
			return true;
		case 'tradeDeed':
			ledger.pay(action.buyer, action.seller, action.price);
			return true;
		case 'own.floatMajor':
			float(ledger, action);
			return true;
		case 'own.mergeMinor':
			if (action.paid !== undefined) {
				ledger.pay(action.paid.from, action.paid.to, action.paid.amount);
			}
			merge(ledger, action.minor, action.into);
			return true;
		default:
			return privateEntry(ledger, action);
	}
}

function privateEntry({ memory }: Ledger, action: OeAction): boolean {
	switch (action.do) {
		case 'own.closePrivate':
			memory.down.add(action.deed);
			return true;
		case 'own.barclayPar':
			memory.par[action.company] = action.par;
			return true;
		case 'own.barclayCustody':
			memory.custody = { player: action.player, company: action.company };
			return true;
		case 'own.barclayFreeze':
			memory.frozen = action.company;
			memory.down.add('BBBT');
			return true;
		default:
			return false;
	}
}

function lacks({ memory }: Ledger, company: string): number {
	return memory.lacks[company] ?? 0;
}

/** What the bank gives for the certificate of an insolvent railroad, and asks for it (11.6.5). */
export function face(ledger: Ledger, company: string): number {
	return ledger.kind(company) === 'minor' ? 120 : 2 * (ledger.memory.par[company] ?? 0);
}

function beginRegional(ledger: Ledger, player: string, company: string): void {
	ledger.pay(player, company, 2 * (ledger.memory.par[company] ?? 0));
	ledger.pay(company, 'bank', HOME_COST[homeZone(company)] ?? 0);
}

/** At par while a par marker is there (10.2). */
function fromTreasury(ledger: Ledger, player: string, company: string): void {
	const { memory } = ledger;
	const marked = ledger.kind(company) === 'regional' || memory.fresh.has(company);
	ledger.pay(player, company, marked ? (memory.par[company] ?? 0) : ledger.value(company));
	release(ledger, player, company);
}

/** The last share goes, and with it the custody of the player who takes it (14.4). */
function release({ memory, before }: Ledger, player: string, company: string): void {
	const { custody } = memory;
	const shares = (before.certificates[company] ?? []).filter(({ place }) => place === company);
	if (custody?.company === company && custody.player === player && shares.length === 1) {
		memory.custody = null;
	}
}

function float(ledger: Ledger, { player, company, first }: Act<'own.floatMajor'>): void {
	const { memory } = ledger;
	if (first === true) fromTreasury(ledger, player, company);
	const par = MAJOR_PAR[memory.par[company] ?? 0] ?? 0;
	memory.par[company] = par;
	memory.fresh.add(company);
	ledger.cells[company] = redSquare(par);
}

/** Where the share for a minor's owner comes from; one in custody of another stays (10.5, 14.4). */
export function shareFrom(ledger: Ledger, minor: string, into: string): 'treasury' | 'pool' | null {
	const { custody } = ledger.memory;
	const kept = custody?.company === into && custody.player !== ledger.president(minor) ? 10 : 0;
	const major = ledger.kind(into) === 'major';
	if (major && held(ledger.before, into, into) > kept) return 'treasury';
	return held(ledger.before, into, 'pool') > 0 ? 'pool' : null;
}

/** A treasury share brings the cash along; else the bank gets it (10.5). */
export function merge(ledger: Ledger, minor: string, into: string): void {
	const own = shareFrom(ledger, minor, into) === 'treasury';
	if (own) release(ledger, ledger.president(minor), into);
	ledger.pay(minor, own ? into : 'bank', has(ledger.before, minor));
	minorA(ledger, minor, into);
}

export function minorA(ledger: Ledger, minor: string, into: string): void {
	const { memory } = ledger;
	if (minor !== 'A' || memory.paidA || ledger.kind(into) !== 'major') return;
	memory.paidA = true;
	ledger.pay('bank', into, ledger.value(into));
}
