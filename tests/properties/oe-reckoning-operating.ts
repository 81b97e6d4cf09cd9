/** What entries of operating turns must bring: written from 4.4, 11, 12, 14 and 15. */
import type { OeAction } from '../../src/lib/engine/titles/18oe';
import type { Ledger } from './oe-reckoning-ledger';
import { REVENUE } from './oe-reckoning-packet';
import { face, minorA } from './oe-reckoning-stock';
import {
	asked,
	grown,
	has,
	held,
	homeZone,
	isLarge,
	isSeat,
	lying,
	powerOf,
	PRICE
} from './oe-reckoning-table';

type Act<K extends OeAction['do']> = Extract<OeAction, { readonly do: K }>;

/** The steps after the run: a railroad without trains has run for nothing by then (11). */
const LATER: ReadonlySet<string> = new Set([
	'endTurn',
	'buyTrain',
	'own.buyPullman',
	'own.discardPullman',
	'own.transferToken',
	'own.refund',
	'own.insolvent',
	'own.forceNational',
	'own.claimTrain',
	'own.flipTrain',
	'own.upgradeTrain',
	'own.sellOwn',
	'own.buyOwn',
	'own.buyAbandoned'
]);

export function settleBefore(ledger: Ledger, action: OeAction): void {
	const { turn } = ledger.before;
	if (turn?.kind !== 'operating' || turn.settled) return;
	const fromMajor = action.do === 'own.portAuthority' && action.from !== 'bank';
	if (LATER.has(action.do) || fromMajor) settle(ledger, turn.company, 0, 'none');
}

export function operatingEntry(ledger: Ledger, action: OeAction): void {
	const { memory } = ledger;
	switch (action.do) {
		case 'payIncome':
			return income(ledger);
		case 'own.hochberg':
			memory.down.add('HMLC');
			return;
		case 'own.layTrack':
			return spend(ledger, action.company, 'track', trackFee(ledger, action));
		case 'payTerrain':
			return spend(ledger, action.company, 'track', action.amount);
		case 'own.removeBrandt':
			if (ledger.kind(action.company) === 'national') return;
			return spend(ledger, action.company, 'track', action.cost);
		case 'own.patronage':
			return ledger.pay('bank', action.company, action.amount);
		case 'placeToken': {
			const slots = lying(ledger.before).slots[action.company] ?? [];
			return spend(ledger, action.company, 'tokens', Math.min(...slots));
		}
		case 'own.placeStation': {
			const { company, slot, crossing, wien } = action;
			const water = waterFee(ledger, company, crossing, [40, 20]);
			return spend(ledger, company, 'tokens', (wien === true ? 0 : slot) + water);
		}
		case 'own.whiteCliffs':
			if (action.company === null || action.wien === true) return;
			return ledger.pay(action.company, 'bank', action.slot ?? 0);
		case 'own.portAuthority':
			memory.ports.delete(action.from);
			memory.ports.set(action.company, action.sea);
			return ledger.pay(action.company, action.from, 125);
		case 'own.transferToken':
			ledger.pay(action.company, 'bank', action.slot);
			return ledger.pay(action.company, action.from, ACCESS[action.city]);
		case 'run':
			return settle(ledger, action.company, action.revenue, action.choice);
		case 'noRun':
			return settle(ledger, action.company, 0, 'none');
		case 'own.repeatRun': {
			const { revenue, choice } = memory.last[action.company] ?? { revenue: 0, choice: 'none' };
			const national = ledger.kind(action.company) === 'national' && revenue > 0;
			return settle(ledger, action.company, revenue, national ? 'pay' : choice);
		}
		case 'own.orientExpress':
			if (action.bonus === 'market') return ledger.move(action.company, 'RIGHT', 3);
			return ledger.pay('bank', action.company, action.revenue);
		default:
			return trainEntry(ledger, action);
	}
}

const ACCESS = { normal: 20, grand: 40, metropolis: 60 } as const;

function income(ledger: Ledger): void {
	const { deeds, phase } = ledger.before;
	for (const [deed, revenue] of Object.entries(REVENUE)) {
		const place = deeds[deed]?.place ?? '';
		if (isSeat(place) && !ledger.memory.down.has(deed)) ledger.pay('bank', place, revenue);
	}
	const mail = powerOf(ledger.before, 'K');
	if (mail !== null) ledger.pay('bank', mail, grown(phase, [20, 40, 50, 60]));
}

function spend(ledger: Ledger, company: string, on: 'track' | 'tokens', amount: number): void {
	ledger.memory[on] += amount;
	ledger.pay(company, 'bank', amount);
}

type Crossing = Act<'own.layTrack'>['crossing'];

/** A port authority of that sea spares two, sea zones before ferries (11.1.6, 11.2.1). */
function waterFee(
	ledger: Ledger,
	company: string,
	crossing: Crossing,
	[zone, ferry]: readonly [number, number]
): number {
	if (crossing === undefined || ledger.kind(company) === 'national') return 0;
	const fees = [
		...Array.from({ length: crossing.zones }, () => zone),
		...Array.from({ length: crossing.ferry }, () => ferry)
	];
	const spared = ledger.memory.ports.get(company) === crossing.sea ? 2 : 0;
	return fees.slice(spared).reduce((sum, fee) => sum + fee, 0);
}

/** A fifth off in a discount zone, a third off with E on blue or F on green, half off with both. */
function trackFee(ledger: Ledger, lay: Act<'own.layTrack'>): number {
	const { company, cost, terrain, zone, crossing, brandt } = lay;
	const { before, memory } = ledger;
	if (brandt === true) {
		if (lying(before).brandt.left === 1) memory.down.add('BBE');
		return 0;
	}
	if (ledger.kind(company) === 'national') return 0;
	const chits = Object.entries(lying(before).chits)
		.filter(([minor]) => minor === company || before.deeds[minor]?.place === company)
		.map(([, chit]) => chit);
	const rights = zone !== undefined && [homeZone(company), ...chits].includes(zone);
	const fifth = rights && ['SP', 'IT', 'SC', 'RU'].includes(zone);
	const power = ledger.hasPower(company, terrain === 'blue' ? 'E' : 'F');
	const due = fifth ? (power ? 50 : 80) : power ? 67 : 100;
	return Math.floor((cost * due) / 100) + waterFee(ledger, company, crossing, [10, 5]);
}

/** Every recipient is rounded up once; the Open Market gets nothing; then the marker (4.4, 11.4). */
function settle(ledger: Ledger, company: string, revenue: number, choice: string): void {
	const { before, memory } = ledger;
	const minor = ledger.kind(company) === 'minor';
	memory.last[company] = { revenue, choice };
	const half = choice === 'half' ? revenue / 2 : 0;
	const shared = choice === 'pay' ? revenue : half;
	const kept = choice === 'withhold' ? revenue : half;
	const owner = ledger.president(company);
	for (const seat of before.seats) {
		const percent = minor ? (seat === owner ? 100 : 0) : held(before, company, seat);
		ledger.pay('bank', seat, Math.ceil((shared * percent) / 100));
	}
	const treasury = minor ? 0 : held(before, company, company);
	ledger.pay('bank', company, Math.ceil((shared * treasury + kept * 100) / 100));
	if (!isLarge(before, company)) return;
	if (shared === 0) ledger.move(company, 'LEFT');
	else if (shared >= ledger.value(company)) ledger.move(company, 'RIGHT');
}

function trainEntry(ledger: Ledger, action: OeAction): void {
	const { before, memory } = ledger;
	switch (action.do) {
		case 'buyTrain':
			return buyTrain(ledger, action);
		case 'own.buyPullman': {
			const { company, from } = action;
			const bank = from === 'offering' || from === 'pool';
			ledger.pay(company, bank ? 'bank' : from, bank ? asked(before, company, 'Pullman') : 75);
			const seller = powerOf(before, 'M');
			if (from === 'offering' && seller !== null) ledger.pay('bank', seller, 15);
			return;
		}
		case 'own.refund':
			ledger.pay('bank', action.company, memory[action.what]);
			memory[action.what] = 0;
			return;
		case 'own.insolvent':
			return insolvent(ledger, action.company);
		case 'own.forceNational': {
			const president = ledger.president(action.company);
			ledger.pay(president, 'bank', has(before, president));
			return national(ledger, action.company);
		}
		case 'own.formNational':
			return national(ledger, action.company);
		case 'own.upgradeTrain': {
			const train = before.trains.find(({ id }) => id === action.train);
			return ledger.pay(
				'bank',
				train?.place ?? '',
				Math.floor((PRICE[train?.type ?? ''] ?? 0) / 2)
			);
		}
		case 'own.sellOwn': {
			const { company, shares } = action;
			memory.sold ??= ledger.value(company);
			ledger.pay('bank', company, shares * memory.sold);
			return ledger.move(company, 'DOWN', shares);
		}
		case 'own.buyOwn':
			return ledger.pay(action.company, 'bank', action.shares * ledger.value(action.company));
		case 'own.buyAbandoned':
			ledger.pay(action.company, 'bank', 60);
			return minorA(ledger, action.minor, action.company);
		default:
			return;
	}
}

function buyTrain(ledger: Ledger, buy: Act<'buyTrain'>): void {
	const { company, train: id, price, side, help } = buy;
	const train = ledger.before.trains.find((each) => each.id === id);
	const bank = train?.place === 'offering' || train?.place === 'pool';
	const due = asked(ledger.before, company, side ?? train?.type ?? '');
	if (bank && price !== due) ledger.wrong.push(`${id} costs ${due}, not ${price}`);
	if (help === true) {
		ledger.pay(ledger.president(company), company, price - ledger.cash(company));
	}
	ledger.pay(company, bank ? 'bank' : (train?.place ?? ''), price);
}

/** All there is goes for the 2+2; the bank takes the certificate back at its face value (11.6.5). */
function insolvent(ledger: Ledger, company: string): void {
	const president = ledger.president(company);
	ledger.pay(president, company, ledger.cash(president));
	const all = ledger.cash(company);
	ledger.memory.lacks[company] = asked(ledger.before, company, '2+2') - all;
	ledger.pay(company, 'bank', all);
	ledger.pay('bank', president, face(ledger, company));
}

/** Cash to the bank; what lies on the charter besides trains leaves (9.4). */
function national(ledger: Ledger, company: string): void {
	const { memory } = ledger;
	ledger.pay(company, 'bank', ledger.cash(company));
	memory.ports.delete(company);
	if (memory.custody?.company === company) memory.custody = null;
}
