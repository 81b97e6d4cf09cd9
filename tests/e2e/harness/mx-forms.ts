// What a hand does differently at a table of 1822MX although the kind of action is the same.
import { cashOf, findTrain, spendable, type State } from '../../../src/lib/engine';
import { mx, type MxAction } from '../../../src/lib/engine/titles/1822mx';
import { boxOf } from '../../../src/lib/engine/titles/1822mx/rules/boxes';
import { canRun } from '../../../src/lib/engine/titles/1822mx/rules/common';
import { own } from '../../../src/lib/engine/titles/1822mx/rules/own';
import { payers } from '../../../src/lib/engine/titles/1822mx/rules/token-auction';
import { privateCardOf } from '../../../src/lib/engine/titles/1822mx/tables/companies';

type Of<K extends MxAction['do']> = Extract<MxAction, { readonly do: K }>;

const kindOf = (state: State, company: string): string => state.companies[company]?.kind ?? '';

/** Whose turn it is to run: a minor, a major, the NdeM; else the round. */
function turnOf(state: State): string {
	const { turn } = state;
	return turn?.kind === 'operating' ? kindOf(state, turn.company) : (turn?.kind ?? '');
}

function saleForm(state: State, { company, percent, player }: Of<'sellShares'>): string {
	if (kindOf(state, company) === 'national') return 'of the NdeM';
	const held = (state.certificates[company] ?? []).filter((each) => each.place === player);
	const plain = held.filter((each) => !each.president).length * 10;
	return percent > plain ? 'of the director' : percent > 10 ? 'several' : 'one';
}

function trainForm(state: State, action: Of<'buyTrain'>): string {
	const { company, price, side = '', help = false } = action;
	const place = findTrain(state, action.train)?.place ?? '';
	if (place !== 'offering' && place !== 'pool') return `of a ${kindOf(state, place)}`;
	if (help) {
		const helps = cashOf(state, mx.controller(state, company) ?? 'bank');
		return `${place} ${helps < price - cashOf(state, company) ? 'with a loan' : 'with help'}`;
	}
	// A minor buys its first train before its first run.
	const { turn } = state;
	const first = state.companies[company]?.turns === 0;
	const early = first && turn?.kind === 'operating' && !turn.settled;
	return [place, side, early ? 'early' : ''].filter((word) => word !== '').join(' ');
}

function cubeForm(state: State, held: boolean): string {
	const { cubes } = own(state);
	return held ? 'of its own' : cubes.pool > 0 ? 'of the pool' : 'off the map';
}

function debtForm(state: State, { player, amount }: Of<'own.repayLoan'>): string {
	return amount === state.debt[player]
		? 'all'
		: spendable(state, player) === amount
			? 'as far as money goes'
			: 'in part';
}

/** The part of the form that is not the kind. */
function detail(state: State, action: MxAction): string {
	switch (action.do) {
		case 'bid':
			return boxOf(state, action.deed) ?? '';
		case 'sellShares':
			return saleForm(state, action);
		case 'sellForTrain':
			return action.percent > 10 ? 'several' : 'one';
		case 'buyShare':
			return `${kindOf(state, action.company)} ${action.from}`;
		case 'startCompany':
			return state.deeds[`C-${action.company}`]?.place === action.player ? 'concession' : 'direct';
		case 'own.repayLoan':
			return debtForm(state, action);
		case 'own.declareCash':
			return action.double ? 'double' : 'single';
		case 'own.revealCard':
			return action.pile;
		case 'own.acquirePrivate':
		case 'own.usePrivate':
			return privateCardOf(action.deed)?.use ?? '';
		case 'own.payTerrain':
			return `${turnOf(state)} ${action.covered.length > 0 ? 'by cubes' : ''}`;
		case 'own.placeCube':
			return `${turnOf(state)} ${cubeForm(state, action.held)}`;
		case 'own.returnToken':
			return state.turn?.kind === 'operating' && state.turn.company === action.company
				? 'own'
				: 'of another';
		case 'run':
			return `of a ${kindOf(state, action.company)} ${action.choice}`;
		case 'collectMail':
			return state.turn?.kind === 'operating' && state.turn.settled
				? 'after the run'
				: 'before the run';
		case 'buyTrain':
			return trainForm(state, action);
		case 'own.acquireMinor':
			return `${['cash', 'one share', 'two shares'][action.shares] ?? ''} ${action.token}`;
		case 'own.acquireBoxed':
			return action.token;
		case 'own.issueShares':
		case 'own.redeemShares':
			return action.count > 1 ? 'several' : 'one';
		case 'own.takeStation':
			return payers(state, action.player, 0).length > 1 ? 'one of several' : '';
		case 'pass':
			return state.turn?.kind === 'own'
				? own(state).auction?.item
					? 'on a station'
					: 'with no station'
				: turnOf(state);
		case 'noRun':
			return `${turnOf(state)}${canRun(state, action.company) ? '' : ' with nothing to run'}`;
		case 'endTurn':
		case 'stopGame':
			return turnOf(state);
		default:
			return '';
	}
}

export function formOf(state: State, action: MxAction): string {
	return `${action.do} ${detail(state, action)}`.trim();
}
