/** Trains of 18MEX and what they bring about in the way of the recorded games, for whole games at random. */
import type { Item } from './mex-opening-model';
import { CHARTERS, MINORS, type Corp, type MinorId, type Site, type Train } from './mex-site';
import { receive } from './mex-site-shares';

export const FACE = { '2': 100, '3': 180, '4': 300, '5': 450, '6': 600, '4D': 700 } as const;
export const typeOf = ({ name }: Train) => name.replace("'", '') as keyof typeof FACE;
export const faceOf = (train: Train): number => FACE[typeOf(train)];

const PHASES: Readonly<Record<string, string>> = {
	'3': '3',
	"3'": '3½',
	'4': '4',
	'5': '5',
	'6': '6',
	"6'": '6½',
	'4D': '4D'
};
const ORDER = ['2', '3', '3½', '4', '5', '6', '6½', '4D'];

export const reached = (site: Site, phase: string): boolean =>
	ORDER.indexOf(site.phase) >= ORDER.indexOf(phase);

export function trainLimit(site: Site, corp: Corp): number {
	return (reached(site, '4') ? 2 : 3) + (corp.id === 'NdM' ? 1 : 0);
}
const lasting = ({ trains }: Corp): Train[] => trains.filter(({ obsolete }) => !obsolete);
export const room = (site: Site, corp: Corp): boolean =>
	lasting(corp).length < trainLimit(site, corp);
/** Those who have to discard. */
export const crowded = (site: Site): Corp[] =>
	site.open().filter((corp) => lasting(corp).length > trainLimit(site, corp));

/** What has been left open by a phase: who is asked to merge, and which station is to be chosen. */
export interface Pending {
	candidates: Corp[];
	stations: string[];
	minorsLate: boolean;
	readonly options: readonly string[];
	/** What is asked first in the merger is beside the one who bought the train. */
	buyer: number | null;
}

export function takeTrain(site: Site, corp: Corp, train: Train): void {
	const at = site.depot.indexOf(train);
	if (at >= 0) site.depot.splice(at, 1);
	site.discard = site.discard.filter((each) => each !== train);
	for (const other of site.open()) other.trains = other.trains.filter((each) => each !== train);
	corp.trains.push(train);
	if (corp.id === 'NdM') closeDeed(site, 'MNR');
}

function closeDeed(site: Site, item: Item): void {
	if (site.deeds.get(item) !== null) site.closed.add(item);
}

/** A new train may begin a phase, with all that belongs to it. */
export function enter(site: Site, pending: Pending, train: Train): void {
	const phase = PHASES[train.name];
	if (phase === undefined || reached(site, phase)) return;
	site.phase = phase;
	if (phase === '3½') {
		if (pending.options.includes('delay_minor_close')) pending.minorsLate = true;
		else closeMinors(site);
	}
	if (phase === '4') rust(site, '2');
	if (phase === '6') rust(site, '3');
	if (phase === '6½') ageFours(site, pending.options.includes('hard_rust_t4'));
	if (phase !== '5') return;
	for (const item of site.deeds.keys()) closeDeed(site, item);
	startMerger(site, pending);
}

function rust(site: Site, type: string): void {
	const stays = (train: Train): boolean => typeOf(train) !== type;
	for (const corp of site.open()) corp.trains = corp.trains.filter(stays);
	site.discard = site.discard.filter(stays);
}

function ageFours(site: Site, hard: boolean): void {
	if (hard) return rust(site, '4');
	site.discard = site.discard.filter((train) => typeOf(train) !== '4');
	for (const { trains } of site.open()) {
		for (const train of trains) if (typeOf(train) === '4') train.obsolete = true;
	}
}

export function closeMinors(site: Site): void {
	const heirs = { A: ['NdM', 7], B: ['NdM', 8], C: ['UdY', 8] } as const;
	for (const minor of MINORS) {
		const [id, at] = heirs[minor];
		const corp = site.corp(id);
		const share = corp.shares.find((each) => each.id === at);
		const owner = ownerOf(site, minor);
		if (share !== undefined && owner !== null) receive(site, corp, share, owner);
		site.pay(`minor:${minor}`, `corp:${id}`, site.has(`minor:${minor}`), 'merge_and_close_minor');
		site.closed.add(minor);
		site.closed.add(`minor ${minor}`);
	}
}

export function ownerOf(site: Site, minor: MinorId): number | null {
	const holder = site.deeds.get(minor) ?? null;
	return holder === null ? null : Number(holder.slice('player:'.length));
}

function startMerger(site: Site, pending: Pending): void {
	const ndm = site.corp('NdM');
	if (!ndm.floated) return noMerger(site);
	const eligible = site
		.open()
		.filter(({ id, owner }) => id !== 'FCP' && id !== 'TM' && owner !== ndm.owner);
	const asked = eligible.filter(({ floated, owner }) => floated && owner !== null);
	const others = eligible.filter((corp) => !asked.includes(corp));
	const unsold = others.filter(({ par }) => par === null);
	const buyer = site.players.indexOf(pending.buyer ?? 0);
	const seat = ({ owner }: Corp): number => {
		const at = site.players.indexOf(owner ?? 0);
		return at <= buyer ? at + 10 : at;
	};
	const order = site.order(asked).sort((a, b) => seat(a) - seat(b));
	pending.candidates = [...order, ...(unsold.length > 0 ? unsold : others)];
	goOnMerging(site, pending);
}

/** The last one that is left merges by itself when it has not floated; without any there is no merger. */
function goOnMerging(site: Site, pending: Pending): void {
	const [first, ...rest] = pending.candidates;
	if (first === undefined) return noMerger(site);
	if (rest.length === 0 && !first.floated) merge(site, pending, first);
}

export function decline(site: Site, pending: Pending): void {
	pending.candidates.shift();
	goOnMerging(site, pending);
}

const mergerShare = (site: Site) => site.corp('NdM').shares.find(({ id }) => id === 9);

function noMerger(site: Site): void {
	const share = mergerShare(site);
	if (share !== undefined) share.reserved = false;
	site.limit += 1;
}

export function merge(site: Site, pending: Pending, corp: Corp): void {
	pending.candidates = [];
	const share = mergerShare(site);
	if (share !== undefined) share.reserved = false;
	const price = corp.par === null ? 0 : site.price(corp);
	for (const player of site.players) {
		const mine = corp.shares.filter(({ owner }) => owner === player);
		const certificate = mine.some(({ id }) => id === 0);
		if (certificate && share !== undefined) receive(site, site.corp('NdM'), share, player);
		const paid = Math.ceil(((mine.length - (certificate ? 1 : 0)) * price) / 2);
		site.pay('bank', `player:${player}`, paid, 'merge_major<process_merge');
	}
	for (const each of corp.shares) each.owner = 'ipo';
	exchange(site, pending, corp);
	site.pay(`corp:${corp.id}`, 'corp:NdM', site.has(`corp:${corp.id}`), 'merge_major<process_merge');
	site.corp('NdM').trains.push(...corp.trains);
	corp.trains = [];
	site.lay(corp, null);
	corp.closed = true;
	corp.floated = false;
	corp.owner = null;
}

/** The home, and of the others as many as there are tokens for; of more than that one is chosen. */
function exchange(site: Site, pending: Pending, corp: Corp): void {
	const ndm = site.corp('NdM');
	let left = 2;
	const [home] = CHARTERS[corp.id];
	ndm.tokens += 2;
	const place = (hex: string): void => {
		if (ndm.on.includes(hex)) return;
		ndm.on.push(hex);
		ndm.tokens -= 1;
		left -= 1;
	};
	place(home);
	const others = corp.on.filter((hex) => hex !== home && !ndm.on.includes(hex));
	if (others.length > left) pending.stations = others;
	else others.forEach(place);
}

export function chooseStation(site: Site, pending: Pending, hex: string): void {
	const ndm = site.corp('NdM');
	ndm.on.push(hex);
	ndm.tokens -= 1;
	pending.stations = [];
}
