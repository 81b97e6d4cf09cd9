/**
 * Where the recorded games depart from the 18MEX rulebook. Each departure is a general rule with its
 * section and its correction: the banker's entry that brings our book to what was played there, so
 * that everything after it can still be compared to the last coin.
 */
import type { Departure } from './departure';

export const TILE_CLOSES_KCMO: Departure = {
	id: 'KCM&O closed by its tile',
	rule: 'Table III',
	what: 'Laying tile 470 does not close KCM&O; there it does (D-MEX-03).'
};
export const TILE_IN_ANOTHER_TURN: Departure = {
	id: 'tile 470 laid in another company’s turn',
	rule: '4.1, Table III',
	what: 'The owner of KCM&O lays its tile in its own turn; there also while another company lays track.'
};
export const HALF_BOUGHT_UP: Departure = {
	id: '5% bought at the rounded-up half',
	rule: '3.2(c)(3)',
	what: 'Buying 5% costs half the market value rounded down; there rounded up (D-MEX-04).'
};
export const HALVES_NEVER_DROP: Departure = {
	id: 'two 5% sold without a drop',
	rule: '3.2(a)',
	what: 'A second 5% sold in the same turn completes a share: it pays the rest and drops a row (D-MEX-05).'
};
export const CHANGE_SOLD_DOWN: Departure = {
	id: '5% sold with change at the rounded-down half',
	rule: '3.2(a)(6)',
	what: 'A sale of 5% pays half the market value rounded up, change or not (A-MEX-03); there the price less the rounded-up half.'
};
export const STACK_ORDER: Departure = {
	id: 'operated marker kept its place in the stack',
	rule: '4(c)',
	what: 'A marker that has operated lies under those that have not (A-MEX-31); there it does not move.'
};
export const KCMO_BELOW_HALF: Departure = {
	id: 'KCM&O sold early below half its value',
	rule: '4.3.5, 8(b)',
	what: 'Half of par is the least price also under option 8(b) (D-MEX-09, A-MEX-16); there any price from 1.'
};
export const AUCTION_ORDER: Departure = {
	id: 'lowest bidder asked first in an auction',
	rule: '3.1.1',
	what: 'Bidders are asked in turn and may come back after a pass (D-MEX-11); there the lowest bidder is asked, and a pass is final.'
};
export const MINORS_RUN_FLAT: Departure = {
	id: 'minors paid a flat 30 in the opening sale',
	rule: '3.1, 4.2(d)',
	what: 'While the opening packet is unsold a normal operating round is played (D-MEX-06); there each minor brings 15 and 15.'
};
export const HELP_FOR_OTHERS: Departure = {
	id: 'president helped to buy a train of another company',
	rule: '4.3.4.2(a)',
	what: 'The president only adds to the price of the cheapest train of the bank; there also to another company’s train.'
};
export const BANKRUPT_WITH_SHARES: Departure = {
	id: 'bankrupt with shares that could be sold',
	rule: '4.3.4.2, 6(c)',
	what: 'All that may be sold is sold before a bankruptcy (A-MEX-25); there a 5% certificate, or what could be sold with change, is kept.'
};

export const OBSOLETE_NOT_COUNTED: Departure = {
	id: 'train bought beside obsolete ones at the limit',
	rule: '4.3.4(g), 4.3.4.1',
	what: 'Obsolete trains count against the limit until they are removed (A-MEX-23); there they do not.'
};
export const DEED_KEEPS_PRIORITY: Departure = {
	id: 'priority shown as before a private was bought from a player',
	rule: '3.2(c)(4), 3.6',
	what: 'Buying a private from a player is an action, so the Priority Deal follows its buyer; there too, but until the round is over another player is shown.'
};
export const DEED_OVER_LIMIT: Departure = {
	id: 'private bought from a player over the certificate limit',
	rule: '3.3(b)',
	what: 'Nobody at the certificate limit buys a private; there anybody does, and sells afterwards.'
};
export const DEED_BEFORE_DISCARDS: Departure = {
	id: 'private bought before trains were discarded',
	rule: '4.3.4(g)',
	what: 'Trains over the limit are discarded at once; there the operating company may buy a private first.'
};
export const CHANGE_WITH_HALVES: Departure = {
	id: 'change made with a 5% in hand',
	rule: '3.2(a)(6)',
	what: 'Only who has no 5% certificate sells 5% with change; there also who has one.'
};

export const CHANGE_WITH_BOTH: Departure = {
	id: 'change bought with both 5% in hand',
	rule: '3.2(c)(5)',
	what: 'Only who owns an odd multiple of 5% buys 5% with change; there also who has both 5% certificates.'
};
export const CHANGE_IN_OFFERING: Departure = {
	id: 'change made with a 10% of the Initial Offering',
	rule: '3.2(c)(5)',
	what: 'Change is made with a 10% certificate of the Open Market; there, for a time, also with one of the Initial Offering, at par less half the market value.'
};
export const PRESIDENCY_FOR_15: Departure = {
	id: 'presidency of NdM taken for 15%',
	rule: '3.5(b)',
	what: 'A new president gives 20% for the certificate; there two certificates, also if they are 10% and 5%.'
};

export const MORE_THAN_A_HALF: Departure = {
	id: '10% sold for a train where a 5% would have done',
	rule: '4.3.4.2(d)',
	what: 'Just enough is sold for a train, a 5% certificate too; there it is counted in shares of the size that is sold.'
};

export const WHOLE_CERTIFICATE: Departure = {
	id: 'president’s certificate sold whole for a train where half would have done',
	rule: '4.3.4.2(d), 3.2(a)(5)',
	what: 'Just enough is sold for a train, half of a lone president’s certificate too; there certificates are counted.'
};
export const SPLIT_BESIDE_A_HALF: Departure = {
	id: 'half a president’s certificate sold beside a 5%',
	rule: '3.2(a)(5)',
	what: 'Only who owns nothing but the president’s certificate sells half of it; there also who has 5% certificates.'
};
export const HALF_FOR_A_SPLIT: Departure = {
	id: 'half a president’s certificate given back as a 5%',
	rule: '3.2(a)(5)',
	what: 'Who sells half of the certificate keeps 10%; there the first share of the Open Market, also if it is a 5%.'
};

export const HALVES_SCORED_UP: Departure = {
	id: 'two 5% worth one more at the end',
	rule: '6.1',
	what: 'A holding is rounded up once at the end, so that two 5% are a share (D-MEX-17); there each 5% is rounded up.'
};
export const MINORS_CLOSED_AT_5: Departure = {
	id: 'certificates of open minors closed in phase 5',
	rule: '8(c), 3.3(b), 6.1(c)',
	what: 'Under option 8(c) a minor that is open in phase 5 is still a certificate and worth its par; there its certificate closes with the privates.'
};

export const NDM_SETTLES_LATE: Departure = {
	id: 'NdM settled its merger after the next turn had begun',
	rule: '5.3(f), 5.3(g)',
	what: 'NdM places its exchange tokens and discards before anybody goes on; there, when the operating company merges, the next one begins first.'
};
export const NDM_SETTLES_LAST: Departure = {
	id: 'NdM settled its merger before the game ended',
	rule: '5.3(f), 5.3(g), 6',
	what: 'A merger with which the last company has operated ends the game, whatever NdM has still to place or to discard; there it does so first.'
};
export const PRESIDENT_AS_COUNTED: Departure = {
	id: 'president of NdM by what everybody was counted for',
	rule: '3.5(a)',
	what: 'Who has most of a company is its president; there who is counted for most, which differs once certificates of another size were given than were counted.'
};
export const KCMO_FROM_ONESELF: Departure = {
	id: 'KCM&O bought from oneself',
	rule: '3.2(c)(4), 8(b)',
	what: 'A private is bought from another player; there, before phase 3 under option 8(b), its owner may buy KCM&O from himself, which counts as his purchase.'
};
export const HOME_KEPT: Departure = {
	id: 'home station of NdM kept beside an exchange token',
	rule: '4.3(a), 5.3(f)',
	what: 'A company places its home station with its first turn; there NdM keeps it where an exchange token lies in Mexico City already, and places it later for nothing.'
};

export const departures: readonly Departure[] = [
	HOME_KEPT,
	NDM_SETTLES_LAST,
	KCMO_FROM_ONESELF,
	PRESIDENT_AS_COUNTED,
	DEED_OVER_LIMIT,
	DEED_BEFORE_DISCARDS,
	WHOLE_CERTIFICATE,
	SPLIT_BESIDE_A_HALF,
	HALF_FOR_A_SPLIT,
	NDM_SETTLES_LATE,
	HALVES_SCORED_UP,
	MINORS_CLOSED_AT_5,
	MORE_THAN_A_HALF,
	OBSOLETE_NOT_COUNTED,
	DEED_KEEPS_PRIORITY,
	CHANGE_WITH_HALVES,
	CHANGE_WITH_BOTH,
	CHANGE_IN_OFFERING,
	PRESIDENCY_FOR_15,
	TILE_CLOSES_KCMO,
	TILE_IN_ANOTHER_TURN,
	HALF_BOUGHT_UP,
	HALVES_NEVER_DROP,
	CHANGE_SOLD_DOWN,
	STACK_ORDER,
	KCMO_BELOW_HALF,
	AUCTION_ORDER,
	MINORS_RUN_FLAT,
	HELP_FOR_OTHERS,
	BANKRUPT_WITH_SHARES
];
