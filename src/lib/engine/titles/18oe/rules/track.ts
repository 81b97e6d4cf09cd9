/** The lay-track step: fees, discounts, patronage, Brandt, Hochberg, minor D (11.1, 14.8, 14.9, 15.4). */
import type { Refusal } from '../../../kernel/refusal';
import type { ActionRule } from '../../../core/assemble';
import { earlyCash, earlyPayments, payEarly } from '../../../core/ledger/late-money';
import { isWholeAmount, type GameBook } from '../../../core/ledger/ledger';
import type { CoreAction } from '../../../core/model/action';
import type { CompanyId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { R, type OeRule } from '../rulebook';
import { BRANDT } from '../tables/companies';
import { zoneOf, type ZoneId } from '../tables/zones';
import {
	colorOf,
	company,
	controller,
	hasPower,
	never,
	no,
	operates,
	ownerOf,
	refusals,
	rightsOf,
	turnCompany
} from './common';
import { figure, patronageOffered } from './figures';
import { note, own, set, type Sea } from './own';

export type Terrain = 'blue' | 'green';

/** A way across water: ferry distance and sea zones, and in which waters. */
export interface Crossing {
	readonly ferry: number;
	readonly zones: number;
	readonly sea: Sea;
}

export interface LayTrack {
	readonly do: 'own.layTrack';
	readonly company: CompanyId;
	/** Printed on the hex; 0 for an upgrade or plain ground. */
	readonly cost: number;
	readonly terrain: Terrain;
	/** The zone with a discount in which the hex lies, wholly or partly. */
	readonly zone?: ZoneId;
	readonly crossing?: Crossing;
	/** A Brandt token makes the first tile of a green hex free. */
	readonly brandt?: boolean;
}

export interface Patronage {
	readonly do: 'own.patronage';
	readonly company: CompanyId;
	readonly amount: number;
}

export type TrackAction = LayTrack | Patronage;

type PayTerrain = Extract<CoreAction, { readonly do: 'payTerrain' }>;

/** In the railroad's favour: the odd fraction is not paid (11.1.5). */
function percentRoundedDown(cost: number, percent: number): number {
	return Math.floor((cost * percent) / 100);
}

/** Percent off in a discount zone of its own: a fifth, or half with the matching minor E or F (11.1.5). */
export function zoneDiscount(state: State, id: CompanyId, terrain: Terrain): number {
	return hasPower(state, id, builderOf(terrain)) ? 50 : 20;
}

function builderOf(terrain: Terrain): 'E' | 'F' {
	return terrain === 'blue' ? 'E' : 'F';
}

/** 80% in a zone of its own, 67% with the matching minor E or F, 50% with both; nationals nothing. */
export function trackFee(
	state: State,
	id: CompanyId,
	cost: number,
	terrain: Terrain,
	zone: ZoneId | undefined
): number {
	if (company(state, id).kind === 'national') return 0;
	const inZone = zone !== undefined && zoneOf(zone).discount && rightsOf(state, id).includes(zone);
	if (inZone) return percentRoundedDown(cost, 100 - zoneDiscount(state, id, terrain));
	return hasPower(state, id, builderOf(terrain)) ? percentRoundedDown(cost, 67) : cost;
}

/** A port authority of that sea takes two off; sea zones, being dearer, first (11.1.6, 11.2.1). */
export function waterFee(
	state: State,
	id: CompanyId,
	crossing: Crossing | undefined,
	perZone: number,
	perFerry: number
): number {
	if (crossing === undefined || company(state, id).kind === 'national') return 0;
	const less = own(state).ports[id] === crossing.sea ? 2 : 0;
	const zones = Math.max(0, crossing.zones - less);
	const ferry = Math.max(0, crossing.ferry - Math.max(0, less - crossing.zones));
	return zones * perZone + ferry * perFerry;
}

/** Why track and tokens cannot be paid for: what the run and the steps after it bring comes too late (11). */
export const cannotPay = earlyPayments<OeRule>({
	short: (rule, figures) => never('not-enough-money', rule, figures),
	tooLate: (rule, figures) => no('money-came-later', rule, figures)
});

export function crossingRefusal(crossing: Crossing | undefined): Refusal | false {
	return (
		crossing !== undefined &&
		(!isWholeAmount(crossing.ferry) || !isWholeAmount(crossing.zones)) &&
		never('not-a-whole-amount', R['11.1.6'])
	);
}

/** What a tile costs: its hex and the water it crosses; a Brandt tile is placed at no cost at all (14.9). */
export function layCosts(state: State, lay: Omit<LayTrack, 'do'>): { fee: number; water: number } {
	if (lay.brandt === true) return { fee: 0, water: 0 };
	return {
		fee: trackFee(state, lay.company, lay.cost, lay.terrain, lay.zone),
		water: waterFee(state, lay.company, lay.crossing, 10, 5)
	};
}

export const layTrack: ActionRule<LayTrack> = {
	check(state, lay) {
		const { company: id, cost, crossing, brandt } = lay;
		if (!isWholeAmount(cost)) return [never('not-a-whole-amount', R['11.1.5'])];
		const bad = crossingRefusal(crossing);
		if (bad !== false) return [bad];
		const turn = operates(state, id);
		if (turn?.kind === 'impossible') return [turn];
		const { fee, water } = layCosts(state, lay);
		const price = fee + water;
		return refusals(
			turn,
			cost === 0 && crossing === undefined && brandt !== true && never('nothing-done', R['11.1.5']),
			...(brandt === true ? brandtRefusals(state, lay) : []),
			cannotPay(state, id, price, R['11.1.5'])
		);
	},
	apply(book, lay) {
		const { company: id } = lay;
		const { fee, water } = layCosts(book.state, lay);
		payEarly(book, R['11.1.5'], id, 'bank', fee, 'terrain', id);
		payEarly(book, R['11.1.6'], id, 'bank', water, 'terrain', id);
		spent(book, fee + water);
		if (lay.brandt === true) useBrandt(book);
	},
	options(state) {
		const id = turnCompany(state);
		if (id === null) return [];
		const zone = rightsOf(state, id).find((z) => zoneOf(z).discount);
		const distance = figure(state.config, 'ferryDistance');
		const base = { do: 'own.layTrack', company: id } as const;
		const tile = { ...base, cost: 30, terrain: 'green' } as const;
		const ferry = { ferry: distance, zones: 0, sea: 'north' } as const;
		return [
			{ action: tile, range: { field: 'cost', min: 15, max: 120, step: 15 } },
			...(zone === undefined
				? []
				: [{ action: { ...tile, zone }, range: { field: 'cost', min: 15, max: 120, step: 15 } }]),
			{ action: { ...base, cost: 0, terrain: 'blue', crossing: ferry } },
			...(ownerOf(state, BRANDT) === null ? [] : [{ action: { ...tile, cost: 45, brandt: true } }])
		];
	}
};

/** What was paid for track can be refunded before an insolvency (11.6.5). */
export function spent(book: GameBook, amount: number): void {
	if (amount === 0) return;
	const track = [...own(book.state).turn.track, amount];
	note(book, R['11.1.5'], { track });
}

function brandtRefusals(state: State, { company: id, terrain }: LayTrack): (Refusal | false)[] {
	const { brandt } = own(state);
	const owner = ownerOf(state, BRANDT);
	return [
		(owner === null || controller(state, id) !== owner) && no('not-controlled', R['14.9']),
		terrain !== 'green' && no('too-cheap-a-hex', R['14.9']),
		brandt.left === 0 && never('tokens-used', R['14.9']),
		brandt.used >= 2 && no('two-a-round', R['14.9'])
	];
}

/** The fourth token turns the card face down: its revenue ends (14.9). */
function useBrandt(book: GameBook): void {
	const { brandt } = own(book.state);
	const next = { left: brandt.left - 1, onMap: brandt.onMap + 1, used: brandt.used + 1 };
	set(book, R['14.9'], 'brandt', next);
	if (next.left === 0) turnDown(book, '14.9', BRANDT);
}

export function turnDown(book: GameBook, rule: '6.1' | '14.8' | '14.9', deed: string): void {
	const { faceDown } = own(book.state);
	if (!faceDown.includes(deed)) set(book, R[rule], 'faceDown', [...faceDown, deed]);
}

/** The bank pays the railroad once; a national only takes the tile away (11.1.8, A-OE-44). */
export const patronage: ActionRule<Patronage> = {
	check(state, { company: id, amount }) {
		return refusals(
			operates(state, id),
			!isWholeAmount(amount) && never('not-a-whole-amount', R['11.1.8']),
			state.companies[id]?.kind === 'national' && no('not-for-nationals', R['11.1.8'])
		);
	},
	apply(book, { company: id, amount }) {
		payEarly(book, R['11.1.8'], 'bank', id, amount, 'other', id);
	},
	options(state) {
		const id = turnCompany(state);
		if (id === null || company(state, id).kind === 'national') return [];
		const amount = patronageOffered(state, colorOf(state.phase));
		return [
			{
				action: { do: 'own.patronage', company: id, amount },
				range: { field: 'amount', min: 5, max: 200, step: 5 }
			}
		];
	}
};

/** A plain amount, already reckoned by the table. */
export const payTerrain: ActionRule<PayTerrain> = {
	check(state, { company: id, amount }) {
		return refusals(
			operates(state, id),
			(!isWholeAmount(amount) || amount === 0) && never('not-a-whole-amount', R['11.1.5']),
			state.companies[id]?.kind === 'national' && no('not-for-nationals', R['11.1.5']),
			cannotPay(state, id, amount, R['11.1.5'])
		);
	},
	apply(book, { company: id, amount }) {
		payEarly(book, R['11.1.5'], id, 'bank', amount, 'terrain', id);
		spent(book, amount);
	},
	options(state) {
		const id = turnCompany(state);
		if (id === null || company(state, id).kind === 'national') return [];
		return [
			{
				action: { do: 'payTerrain', company: id, amount: 30 },
				range: { field: 'amount', min: 5, max: Math.max(5, earlyCash(state, id)), step: 5 }
			}
		];
	}
};
