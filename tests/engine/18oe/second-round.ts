/** Where most tests of 18OE begin: the second stock round, and who is who there. */
import { own, presidentIs, secondStockRound } from './oe-support';

export const SECOND = secondStockRound();
export const REGIONALS = own(SECOND).track.filter(
	(id): id is string => id !== null && id.length > 1
);
/** The railroad that a test is about, and its president. */
export const RR = REGIONALS[0] ?? '';
export const BOSS = presidentIs(SECOND, RR);
/** Another railroad of that president, and one of somebody else's. */
export const SISTER = REGIONALS.find((id) => id !== RR && presidentIs(SECOND, id) === BOSS) ?? '';
export const STRANGER = REGIONALS.find((id) => presidentIs(SECOND, id) !== BOSS) ?? '';
/** The first of the other players. */
export const RIVAL = SECOND.seats.find((player) => player !== BOSS) ?? 'p2';
