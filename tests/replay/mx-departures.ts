/**
 * Where the recorded games depart from the 1822MX rulebook. Each departure is a general rule with its
 * section; what it books stands in mx-booking.ts and beside the action it belongs to.
 */
import type { Departure } from './departure';

export const PAIR_NOT_COUNTED: Departure = {
	id: 'unsold FCM and M18 took no train',
	rule: '5.12.4',
	what: 'An unsold M18 brings the NdeM an L/2-train too; there only the four minor boxes count (D-MX-06).'
};
export const CUBES_KEEP_PRIVATE: Departure = {
	id: 'P10 or P11 kept until its cubes were used',
	rule: 'Company tables, P10',
	what: 'The certificate closes when it is acquired; there it stays, without revenue (D-MX-10).'
};
export const UNFLOATED_PAID_BANK: Departure = {
	id: 'shares of an unfloated company paid to the bank',
	rule: '5.6.1, 4.3.13',
	what: 'Treasury shares are paid into the treasury, locked until it floats (A-MX-08, A-MX-09); there, from phase 6, to the bank.'
};
export const OPENER_SKIPPED: Departure = {
	id: 'station auction opened by another player',
	rule: '6.22.2',
	what: 'Players take turns in order to put up a station; there a turn can be skipped after an auction.'
};
export const STACK_ORDER: Departure = {
	id: 'order inside a stack',
	rule: '5.12.2, 5.12.3',
	what: 'New minors lie under other minors but above majors; there they go to the bottom. Any other order is a fault.'
};
export const LOANS_FROM_BANK: Departure = {
	id: 'loan paid by the bank',
	rule: '5.4.4',
	what: 'Loans come from outside the bank and go back there; there the bank lends and is repaid (D-MX-07).'
};
export const TOKENS_NOT_COUNTED: Departure = {
	id: 'more bidding tokens than a player has',
	rule: '5.10.3',
	what: 'A player bids on as many items as there are tokens; there nobody counts them.'
};
export const BIDS_OVER_LIMIT: Departure = {
	id: 'bid over the certificate limit',
	rule: '5.10.8',
	what: 'Items on which a player is highest count towards his limit; there they do not.'
};
export const SOLD_AGAIN: Departure = {
	id: 'shares of one company sold again at the lower price',
	rule: '5.5.2 to 5.5.7',
	what: 'All shares of a company sold in a turn are one sale at the price before it (A-MX-11); there each sale moves the marker and the next one pays less.'
};
export const HOME_TOKEN_PAID: Departure = {
	id: 'home token paid for',
	rule: '6.6.1',
	what: 'The home token is free; there that of M14 costs 20 (D-MX-25).'
};
export const ACQUIRED_OVER_LIMIT: Departure = {
	id: 'share for a minor taken over the certificate limit',
	rule: '6.18.4',
	what: 'The certificates after the exchange must fit the limit (A-MX-25); there one share always fits.'
};
export const DOUBLES_KEPT: Departure = {
	id: 'second Pullman kept until it was discarded',
	rule: '6.5.7, 6.18.8',
	what: 'A second Pullman leaves with the acquisition; there its company discards it afterwards.'
};
export const EXPRESS_KEPT: Departure = {
	id: 'second E bought or kept',
	rule: '6.5.12',
	what: 'A company has at most one E-train: it buys no second one, and one that comes with a minor goes to the pool; there only a second one of the bank is barred.'
};
export const TRAIN_WITHOUT_MINORS: Departure = {
	id: 'train removed although no minor was left',
	rule: '5.12.5',
	what: 'Only an unsold minor in box 1 takes a train; there one is removed when the boxes are empty as well.'
};
export const HIGHER_LIMIT: Departure = {
	id: 'certificate limit of the prototype',
	rule: '5.11.1',
	what: 'The limits are 16, 13 and 10; an option there plays with 18, 14 and 11 (D-MX-22), here a house rule.'
};
export const TWO_PLAYERS: Departure = {
	id: 'two players',
	rule: '2.1.2',
	what: 'Three to five play; there also two, with 750 each, seven bidding tokens and 27 certificates (D-MX-23), here house rules.'
};
export const EXPRESS_KEPT_SIDE: Departure = {
	id: 'train discarded with its dearer side up',
	rule: '6.14.8',
	what: 'A discarded double-sided train lies with its cheaper side up (D-MX-30, A-MX-37); there it keeps its side.'
};
export const EMPTY_AUCTION: Departure = {
	id: 'station auction without anybody who could bid',
	rule: '6.22.5',
	what: 'Without a company that could pay the auction is over at once; there everybody passes first.'
};
export const PRICE_STOPPED_SET: Departure = {
	id: '600 stopped the set after the bank broke',
	rule: '1.3.1',
	what: 'After a bank break in an operating round its set is played out even if 600 is reached (D-MX-14); there it stops earlier.'
};

export const SOLD_AFTER_BID: Departure = {
	id: 'shares sold after a bid',
	rule: '5.1.3',
	what: 'Selling comes before the bids of a turn; there shares are sold at any time before a purchase.'
};
export const ORDER_SET_LAST: Departure = {
	id: 'interest and sold-out rises before the owner of P7 was asked',
	rule: '5.12.8, 5.12.9, 5.13',
	what: 'The player order is set before interest and rises (A-MX-38); there it comes last.'
};
export const DIRECTOR_KEPT: Departure = {
	id: 'director kept although a share for a minor made another holding larger',
	rule: '6.18, 4.3.9',
	what: 'Whoever comes to hold more than the director takes over at once; there not until shares are next bought or sold.'
};
export const DISCARDED_LATE: Departure = {
	id: 'trains over the limit discarded late',
	rule: '5.12.5, 6.14.8',
	what: 'Trains over the limit are discarded at once, also when the NdeM takes a train or P1 is acquired; there after the income of the next round, or when the acquisitions of the turn are done.'
};
export const HELP_OVER_LIMIT: Departure = {
	id: 'train bought with help over the certificate limit',
	rule: '5.11.5, 6.15.5',
	what: 'Who sells for a train and is over the limit sells on until he is under it; there he need not.'
};

export const ORDER_SORTED: Departure = {
	id: 'order sorted anew inside a round',
	rule: '6.2.1',
	what: 'Minors operate before majors and the NdeM last; there a sale for a train sorts all that are left by price, and a price that falls with P16 at the start of a round changes no order.'
};
export const NATIONAL_ASKED: Departure = {
	id: 'NdeM asked which train it gives up',
	rule: '6.14.9',
	what: 'Over its limit the NdeM loses its cheapest train at once; there a train is discarded in a line of its own, whichever it is.'
};
export const NATIONAL_SOLD: Departure = {
	id: 'train bought from the NdeM',
	rule: '6.14.2, 6.21.2',
	what: 'The NdeM has no treasury and sells no trains; there a company can buy one, and what it pays lies with the NdeM and pays for its track.'
};
export const NATIONAL_WAITED: Departure = {
	id: 'NdeM waited over a stock round for its last run',
	rule: '6.22.1, 5.12.5',
	what: 'The first 7 halts the game for the privatization; there, when the NdeM has operated in a round that was sorted anew, it waits for the next one and takes no train or station in between.'
};
export const NATIONAL_KEPT: Departure = {
	id: 'NdeM share kept although money was borrowed',
	rule: '6.16.1',
	what: 'All that may be sold is sold before a loan; there the first share of the NdeM is kept for a train while nobody else holds any.'
};
export const REST_KEPT: Departure = {
	id: 'rest of a company kept after a sale of it',
	rule: '5.5.8, 6.16.1',
	what: 'Who is over the limit, or needs money for a train, sells what he can, some of a company in a second sale too; there a company is sold once in a turn, and what is left of it is kept.'
};
export const HALVED_APART: Departure = {
	id: 'halves of two kinds of trains rounded apart',
	rule: '6.13.3',
	what: 'What is treated alike is added before it is halved; there the special train is halved by itself.'
};
export const DOUBLES_ACQUIRED: Departure = {
	id: 'second Pullman acquired',
	rule: '6.5.7',
	what: 'A company with a Pullman acquires no second one; there it does, and discards one of them.'
};
export const UNFLOATED_BID: Departure = {
	id: 'station bid for by a company that has not floated',
	rule: '6.22.3',
	what: 'The money of a company that has not floated is locked (A-MX-09); there it bids for stations of the NdeM and pays.'
};
export const SOLD_IN_FIRST_TURN: Departure = {
	id: 'shares of the company itself sold for its first train',
	rule: '5.5.1, 6.16.1',
	what: 'No shares are sold of a company that has not completed an operating round (A-MX-12); there they may be sold for a train as soon as it has run.'
};
export const TOKEN_LOST: Departure = {
	id: 'token lost when two merged',
	rule: '6.8.23, 6.11.7',
	what: 'Of two tokens of a company that merge in a city one comes back to the charter; there it is out of the game.'
};

export const TWIN_LIKE_OTHERS: Departure = {
	id: 'M18 alone in a box started like any other minor',
	rule: '4.2.5, 5.12.3, 9',
	what: 'M18 always starts at 50 with 100, on top of the minors that start there (A-MX-32); there, without its concession, at half its bid, with what a minor has for it, in the order of the bids.'
};

export const departures: readonly Departure[] = [
	TWIN_LIKE_OTHERS,
	ORDER_SORTED,
	NATIONAL_ASKED,
	NATIONAL_SOLD,
	NATIONAL_KEPT,
	NATIONAL_WAITED,
	REST_KEPT,
	HALVED_APART,
	DOUBLES_ACQUIRED,
	UNFLOATED_BID,
	TOKEN_LOST,
	SOLD_IN_FIRST_TURN,
	SOLD_AFTER_BID,
	ORDER_SET_LAST,
	DIRECTOR_KEPT,
	DISCARDED_LATE,
	HELP_OVER_LIMIT,
	LOANS_FROM_BANK,
	TOKENS_NOT_COUNTED,
	BIDS_OVER_LIMIT,
	PAIR_NOT_COUNTED,
	CUBES_KEEP_PRIVATE,
	UNFLOATED_PAID_BANK,
	OPENER_SKIPPED,
	STACK_ORDER,
	SOLD_AGAIN,
	HOME_TOKEN_PAID,
	ACQUIRED_OVER_LIMIT,
	DOUBLES_KEPT,
	EXPRESS_KEPT,
	TRAIN_WITHOUT_MINORS,
	HIGHER_LIMIT,
	TWO_PLAYERS,
	EXPRESS_KEPT_SIDE,
	EMPTY_AUCTION,
	PRICE_STOPPED_SET
];
