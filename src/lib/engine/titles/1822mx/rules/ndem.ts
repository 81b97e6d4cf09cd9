/** The NdeM: stations and shares from minors, trains at the end of stock rounds, its operation and privatization (4.4, 5.12.4-6, 6.21, 6.22). */
import { certificatesOf, percentAt } from '../../../core/certificates/holdings';
import { moveCertificate } from '../../../core/certificates/presidency';
import { pay, type GameBook } from '../../../core/ledger/ledger';
import type { PlayerId } from '../../../core/model/ids';
import type { State } from '../../../core/model/state';
import { moveTrain, nextTrain, trainsAt } from '../../../core/trains/depot';
import { R, type MxRule } from '../rulebook';
import { NDEM } from '../tables/companies';
import { limitIn, trainPrice } from '../tables/trains';
import { company, firstPlayer, ndemOpen, normalTrains, note, orderOf, priceOf } from './common';
import { removeMarker } from './marker';
import { own, type CardId } from './own';
import { afterTrain } from './phases';

/** A minor that leaves the game unsold: its card becomes an NdeM share, its home a station (5.12.6). */
export function becomeStation(book: GameBook, rule: MxRule, minor: CardId): void {
	removeMinor(book, rule, minor);
	const { issued } = company(book.state, NDEM);
	book.post(rule, {
		t: 'certificateAdded',
		company: NDEM,
		certificate: { id: `${NDEM}-${minor}`, percent: 10, president: false, place: 'pool' }
	});
	book.post(rule, { t: 'issuedChanged', company: NDEM, from: issued, to: issued + 10 });
	note(book, rule, { t: 'own.stationPlaced', station: minor });
}

/** A minor's certificate, marker and charter leave the game. */
export function removeMinor(book: GameBook, rule: MxRule, minor: CardId): void {
	for (const certificate of certificatesOf(book.state, minor)) {
		if (certificate.place !== 'removed') {
			moveCertificate(book, rule, minor, certificate, 'removed');
		}
	}
	removeMarker(book, rule, minor);
	book.post(rule, { t: 'companyClosed', company: minor });
}

/** One L/2 for each unsold minor, as long as there are any (5.12.4). */
export function takeForUnsold(book: GameBook, unsold: number): void {
	for (let i = 0; i < unsold; i++) {
		const next = nextTrain(book.state);
		if (next === null || next.type !== 'L') return;
		take(book, R['5.12.4']);
	}
}

/** The next new train goes to the NdeM; L/2 cards show the side of the phase (5.12.5). */
export function take(book: GameBook, rule: MxRule): void {
	const next = nextTrain(book.state);
	if (next === null) return;
	moveTrain(book, rule, next, NDEM);
	if (next.type === 'L' && book.state.phase !== '1') {
		book.post(rule, { t: 'trainTurned', train: next.id, from: 'L', to: '2' });
	}
	shedTrains(book);
	afterTrain(book, next.id);
}

/** Over its limit the cheapest trains leave the game (6.14.9). */
export function shedTrains(book: GameBook): void {
	for (;;) {
		const mine = normalTrains(book.state, NDEM);
		if (mine.length <= limitIn(book.state.phase, false)) return;
		const cheapest = mine.reduce((a, b) => (trainPrice(b.type) < trainPrice(a.type) ? b : a));
		moveTrain(book, R['6.14.9'], cheapest, 'removed');
	}
}

/** Shareholders in player order: each may build once (6.21.4). */
export function ndemBuilders(state: State): PlayerId[] {
	if (!ndemOpen(state)) return [];
	return orderOf(state).filter((player) => percentAt(state, NDEM, player) > 0);
}

/** Who counts the run: the first shareholder in player order, or player 1 (6.21.5). */
export function ndemCounter(state: State): PlayerId {
	return ndemBuilders(state)[0] ?? firstPlayer(state);
}

/** The first 7/E: the NdeM is privatized after this turn, or at the start of the next round. */
export function announcePrivatization(book: GameBook): void {
	if (own(book.state).ndem === 'open') {
		note(book, R['6.22.1'], { t: 'own.ndem', from: 'open', to: 'due' });
	}
}

/** After the last run: every share is paid out at the price it has then; its trains leave. */
export function cashOut(book: GameBook): void {
	const price = priceOf(book.state, NDEM);
	for (const player of orderOf(book.state)) {
		const percent = percentAt(book.state, NDEM, player);
		pay(book, R['6.22.1'], 'bank', player, (price * percent) / 10, 'buyOut', NDEM);
	}
	for (const certificate of certificatesOf(book.state, NDEM)) {
		moveCertificate(book, R['6.22.1'], NDEM, certificate, 'removed');
	}
	const { issued } = company(book.state, NDEM);
	book.post(R['6.22.1'], { t: 'issuedChanged', company: NDEM, from: issued, to: 0 });
	for (const train of trainsAt(book.state, NDEM)) moveTrain(book, R['6.22.1'], train, 'removed');
	note(book, R['6.22.1'], { t: 'own.ndem', from: 'due', to: 'closing' });
}

/** The auction is over: the NdeM is out of the game, its unsold stations stay (6.22.5). */
export function closeNdem(book: GameBook): void {
	removeMarker(book, R['6.22.5'], NDEM);
	book.post(R['6.22.5'], { t: 'companyClosed', company: NDEM });
	note(book, R['6.22.5'], { t: 'own.ndem', from: 'closing', to: 'closed' });
}
