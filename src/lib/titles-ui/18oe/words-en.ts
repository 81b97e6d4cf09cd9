/** English: what 18OE calls things, and sentences for what only it has. */
import { oeViews } from '$engine';
import { a as article } from '$lib/text/en/article';
import type { Figures } from '$lib/text/figures';
import { neutralWords } from '$lib/text/neutral-words';
import type { PlaceWords, TitleWords } from '$lib/text/title-words';
import { cardboardEn } from './cardboard';
import { endLine } from './end-line';
import { kindsEn } from './kinds';
import { layWords } from './lay-words';
import { shortEn } from './short-words';
import {
	field,
	who,
	rr,
	deed,
	money,
	train,
	is,
	none,
	offered,
	names,
	ownerOf,
	concession,
	choices,
	oneOf,
	value
} from './words-fields';
import { zoneName } from './zones';

const CONSOLIDATION: Readonly<Record<string, string>> = {
	float: 'floated as a major',
	merge: 'merged or offered'
};

const besideTheWorks: PlaceWords = {
	name: 'beside the Works',
	short: 'beside',
	from: 'from beside the Works',
	to: 'beside the Works'
};

export const en: TitleWords = {
	...neutralWords.en,
	offering: {
		name: 'charter',
		short: 'Charter',
		from: 'from the charter',
		to: 'to the charter'
	},
	depot: {
		name: 'Locomotive Works',
		short: 'Works',
		from: 'from the Locomotive Works',
		to: 'to the Locomotive Works'
	},
	depotOf: (type) => (oeViews.isPullman(type) ? besideTheWorks : null),
	packet: { name: 'packet', short: 'packet', from: 'from the packet', to: 'to the packet' },
	reserve: {
		name: 'rusted in the Works',
		short: 'rusted',
		from: 'from the rusted trains of the Works',
		to: 'to the rusted trains of the Works'
	},
	pool: {
		name: 'Open Market',
		short: 'Open',
		from: 'from the Open Market',
		to: 'to the Open Market'
	},
	cardboard: cardboardEn,
	outside: 'remainder cash',
	setUpDeeds: 'Opening packet, from the top row down',
	setUpBesides: (say, start) => [
		...(start.config.chips
			? [`Remainder cash set aside: ${say.money(start.cash['outside'] ?? 0)}`]
			: []),
		'Patronage tiles: of each group at random, 3 pink, 3 yellow, 3 white and 8 green onto their cities',
		'Port authorities (8 North Sea, 8 Mediterranean) and Orient Express markers into their boxes',
		'The level 8 card under the fourth 7+7-train from the top',
		'Two tokens of each major, stacked, on its home hex'
	],
	unsold: 'Treas.',
	endLine: (say) => endLine('en', say),
	deed: (id) => concession('concession', id),
	short: shortEn,
	refusals: {
		'first-stock-round': () => 'Nothing may be sold in train phase 1.',
		'must-buy-train': (f: Figures) =>
			`${f.company} is a major without a train and must buy one (${article(f.train)}).`,
		'must-sell': (f: Figures) =>
			`${f.count} certificates are held and the limit is ${f.limit}: sell, or close a private first.`,
		'not-top-row': () => 'Only items of the top row can be bought; bid on the others.',
		'top-row-is-bought': () =>
			'An item of the top row is bought, not bid on; only minors can be raised.',
		'must-take-free': () => 'Items that cost nothing must be taken first.',
		'no-pass-now': () => 'A concession must be used: passing is not possible.',
		'must-float': () => 'A player with an unfloated minor may not pass.',
		'no-chit': () => 'No track rights chit of this zone is left.',
		'can-float': () => 'A minor or a regional can be floated, so no regional is merely parred.',
		'small-phase-only': () => 'This is only done before the Major phase.',
		'major-phase-only': () => 'This is only possible from the Major phase on.',
		'not-used': () => 'This game is played without that rule.',
		'enough-removed': () => 'Six regionals have been removed already.',
		'zone-once': () => 'A regional of this zone has been removed already.',
		'not-parred': () => 'No concession has parred this regional.',
		'already-reserved': () => 'One reservation a player, and one a regional.',
		'secondary-gone': () => 'A secondary share of this regional has been sold.',
		'reserved-share': (f: Figures) => `Another player has reserved the shares of ${f.company}.`,
		'in-custody': (f: Figures) => `The last share in ${f.company}’s treasury is in custody.`,
		'one-stock-action': () => 'One stock action a turn, and another has been taken.',
		'private-first': () => 'One private action a turn, before the stock action.',
		'face-down': () => 'This private lies face down.',
		'not-controlled': () => 'Its owner does not control that railroad.',
		'no-par-marker': (f: Figures) => `${f.company} has no par marker any more.`,
		'double-only-president': (f: Figures) =>
			`Above 60% only the president of ${f.company} may buy, at double price.`,
		'only-open-market': (f: Figures) =>
			`With 60% of ${f.company} shares come only from the Open Market.`,
		'new-major-stays': (f: Figures) => `Shares of ${f.company}, just floated, may not be sold.`,
		'must-buy-share': (f: Figures) =>
			`Who floats ${f.company} without its presidency must buy a share.`,
		'one-partner': () => 'One trade a turn, with one player.',
		'one-merger': (f: Figures) => `${f.company} has taken a minor in this stock round.`,
		'needs-connection': (f: Figures) =>
			`${f.company} has no share to give: the map must connect the two.`,
		'not-a-target': () => 'Minors merge into majors and nationals only.',
		'not-insolvent': () => 'This railroad is not insolvent.',
		'consolidation-duty': (f: Figures) =>
			`In the Consolidation ${f.company} must be ${CONSOLIDATION[f.action] ?? 'floated, merged or offered'} first.`,
		'can-merge': (f: Figures) => `${f.company} can merge into a railroad of its owner.`,
		'no-slot': () => 'No such station is on the charter.',
		'majors-only': () => 'Only majors may do this.',
		'not-for-nationals': () => 'Nationals do not do this.',
		'nationals-only': () => 'Only nationals do this.',
		'nationals-pay': () => 'A national always pays all of its revenue.',
		'one-port': () => 'A major owns at most one port authority.',
		'no-port': () => 'No such port authority is there.',
		'before-trains': () => 'This comes before that step of the turn, which is over.',
		'tokens-used': () => 'All four Brandt tokens have been placed.',
		'two-a-round': () => 'Two Brandt tokens have been placed in this round.',
		'no-token-on-map': () => 'No Brandt token lies on the map.',
		'too-cheap-a-hex': () => 'The hex does not have the terrain this needs.',
		'sister-only': () => 'Both railroads must have the same president.',
		'home-stays': () => 'A home station is never transferred.',
		'no-power': () => 'The railroad does not have this minor’s power.',
		'already-placed': () => 'That has been placed already.',
		'orient-done': (f: Figures) => `${f.company} has had its Orient Express bonus.`,
		'not-rusted': () => 'Only a rusted train of its own can be used for this.',
		rusted: () => 'Rusted trains go to nationals only.',
		'higher-level': () => 'A rusted train is exchanged for one of a higher level.',
		'reserved-first': (f: Figures) => `${f.company} must buy its reserved 2+2 first.`,
		'reserved-only': () => 'The 2+2s left in the Works are reserved for other railroads.',
		'first-round': () => 'No level 3 trains in the first operating round.',
		'swift-stays': () => 'The Swift Metropolitan’s 2+2 is never sold or discarded.',
		'one-pullman': () => 'A railroad owns at most one Pullman.',
		'no-pullman': () => 'No Pullman is there to be had.',
		'no-rusted-train': () => 'No such rusted train lies in the Works.',
		'refund-first': () => 'Stations, then paid track of this turn come back first.',
		'can-pay': () => 'Treasury and president together can pay.',
		'one-direction': () => 'A major does not buy and sell its shares in one turn.',
		'one-minor': () => 'One abandoned minor a turn.',
		'only-repeats': () => 'In the last round revenues are only repeated.',
		'no-new-train': () => 'Without a new train the last run is repeated.'
	},
	actions: {
		'own.buyItem': (say, a) => `${who(say, a)} buys ${deed(say, a)}`,
		'own.floatMinor': (say, a) =>
			`${who(say, a)} floats minor ${field(a, 'minor')} in ${zoneName('en', field(a, 'zone'))}`,
		'own.floatRegional': (say, a) =>
			`${who(say, a)} floats ${rr(say, a)} at ${money(say, a, 'par')}`,
		'own.parRegional': (say, a) => `${who(say, a)} pars ${rr(say, a)} at ${money(say, a, 'par')}`,
		'own.buyParred': (say, a) => `${who(say, a)} buys the presidency of ${rr(say, a)}`,
		'own.removeRegional': (say, a) => `${who(say, a)} removes ${rr(say, a)} from the game`,
		'own.reserveShare': (say, a) => `${who(say, a)} reserves a share of ${rr(say, a)}`,
		'own.closePrivate': (say, a) =>
			is(a, 'remove')
				? `${who(say, a)} removes ${deed(say, a)}`
				: `${who(say, a)} closes ${deed(say, a)}`,
		'own.barclayPar': (say, a) => `Barclay sets ${rr(say, a)}’s par to ${money(say, a, 'par')}`,
		'own.barclayCustody': (say, a) => `Barclay keeps a share of ${rr(say, a)} for ${who(say, a)}`,
		'own.barclayFreeze': (say, a) => `Barclay keeps ${rr(say, a)}’s marker from falling`,
		'own.buyTreasury': (say, a) => `${who(say, a)} buys a share of ${rr(say, a)} from its treasury`,
		'own.rescue': (say, a) => `${who(say, a)} buys the insolvent ${rr(say, a)}`,
		'own.floatMajor': (say, a) =>
			is(a, 'first')
				? `${who(say, a)} buys a share of ${rr(say, a)} and floats the major`
				: `${who(say, a)} floats the major ${rr(say, a)}`,
		'own.mergeMinor': (say, a) => `Minor ${field(a, 'minor')} merges into ${rr(say, a, 'into')}`,
		'own.requestOffers': (say, a) =>
			`${who(say, a)} asks for offers for minor ${field(a, 'minor')}`,
		'own.answerOffer': (say, a) =>
			field(a, 'company') === ''
				? `${who(say, a)} makes no offer`
				: `${who(say, a)} offers ${offered(say, a)}`,
		'own.chooseOffer': (say, a) => `${who(say, a)} chooses ${rr(say, a)}`,
		'own.minorC': (_, a) =>
			({ first: 'Minor C operates first', last: 'Minor C operates last' })[field(a, 'at')] ??
			'Minor C operates in its place',
		'own.layTrack': (say, a) => `${rr(say, a)} lays track${layWords('en', say, a)}`,
		'own.patronage': (say, a) => `${rr(say, a)} gets ${money(say, a, 'amount')} of patronage`,
		'own.removeBrandt': (say, a) => `${rr(say, a)} removes a Brandt token`,
		'own.hochberg': (say, a) => `${rr(say, a)} places Hochberg’s token`,
		'own.minorD': (say, a) => `${rr(say, a)} places minor D’s token`,
		'own.placeStation': (say, a) =>
			`${rr(say, a)} places its station of ${money(say, a, 'slot')}${is(a, 'wien') ? ', Wien pays' : ''}${is(a, 'cliffs') ? ' at the White Cliffs Ferry' : ''}`,
		'own.whiteCliffs': (say, a) =>
			field(a, 'company') === ''
				? `${who(say, a)} does not use the White Cliffs Ferry now`
				: `${rr(say, a)} places its station of ${money(say, a, 'slot')} at the White Cliffs Ferry${is(a, 'wien') ? ', Wien pays' : ''}`,
		'own.privateToken': (say, a) => `${rr(say, a)} places the token of ${deed(say, a)}`,
		'own.portAuthority': (say, a) => {
			const sea = field(a, 'sea') === 'med' ? 'Mediterranean' : 'North Sea';
			const from = field(a, 'from') === 'bank' ? '' : ` from ${rr(say, a, 'from')}`;
			return `${rr(say, a)} buys a port authority of the ${sea}${from}`;
		},
		'own.transferToken': (say, a) =>
			`${rr(say, a)} takes over a station of ${rr(say, a, 'from')} in a ${{ grand: 'grand city', metropolis: 'metropolis' }[field(a, 'city')] ?? 'city'}, for its own of ${money(say, a, 'slot')}`,
		'own.orientExpress': (say, a) =>
			field(a, 'bonus') === 'cash'
				? `${rr(say, a)}’s first Orient Express: ${money(say, a, 'revenue')} again`
				: `${rr(say, a)}’s first Orient Express: RIGHT three times`,
		'own.repeatRun': (say, a) => `${rr(say, a)} repeats its run`,
		'own.buyPullman': (say, a) =>
			`${rr(say, a)} buys a Pullman ${say.fromDepot(field(a, 'from'), oeViews.PULLMAN)}`,
		'own.discardPullman': (say, a) => `${rr(say, a)} discards its Pullman`,
		'own.swift': (say, a) => `The Swift Metropolitan gives ${rr(say, a)} a 2+2 for good`,
		'own.refund': (say, a) =>
			field(a, 'what') === 'tokens'
				? `${rr(say, a)} takes its stations of this turn back`
				: `${rr(say, a)} takes its paid track of this turn back`,
		'own.insolvent': (say, a) => `${rr(say, a)} is insolvent`,
		'own.sellOwn': (say, a) => `${rr(say, a)} sells ${field(a, 'shares')} of its own shares`,
		'own.buyOwn': (say, a) => `${rr(say, a)} buys ${field(a, 'shares')} of its own shares`,
		'own.buyAbandoned': (say, a) => `${rr(say, a)} buys the abandoned minor ${field(a, 'minor')}`,
		'own.formNational': (say, a) => `${who(say, a)} turns ${rr(say, a)} into a national`,
		'own.keepMajors': (say, a) => `${who(say, a)} forms no more nationals`,
		'own.forceNational': (say, a) => `${rr(say, a)} becomes a national by force`,
		'own.claimTrain': (say, a) =>
			field(a, 'give') === ''
				? `${rr(say, a)} claims a rusted ${train(say, a)}`
				: `${rr(say, a)} exchanges its ${train(say, a, 'give')} for a rusted ${train(say, a)}`,
		'own.flipTrain': (say, a) => `${rr(say, a)} flips its ${train(say, a)} to the local side`,
		'own.upgradeTrain': (say, a) =>
			`${rr(say, a)} takes over ${article(train(say, a))} of ${ownerOf(say, a)} for its ${train(say, a, 'give')}`
	},
	kinds: kindsEn,
	facts: {
		'own.rail': (_, f) =>
			({
				concession: 'The concessions are used',
				regional: 'The Regional/Minor phase begins',
				major: 'The Major phase begins'
			})[field(f, 'to')] ?? 'The opening packet is sold',
		'own.consolidation': (_, f) =>
			({
				pending: 'The next stock round is the Consolidation',
				on: 'The Consolidation begins',
				done: 'The Consolidation is over'
			})[field(f, 'to')] ?? 'No Consolidation is near',
		'own.cuts': () => 'The top row becomes cheaper',
		'own.bidding': (say, f) =>
			value(f, 'to') === null ? 'The auction is over' : 'The auction goes on',
		'own.track': (say, f) => `Order of minors and regionals: ${names(say, f)}`,
		'own.chits': () => 'A track rights chit is taken',
		'own.chitsLeft': () => 'Track rights chits left are counted',
		'own.taken': (say, f) => `Removed from the game: ${names(say, f)}`,
		'own.parMarkers': (say, f) => `Par markers of majors: ${names(say, f)}`,
		'own.reservations': () => 'Reserved shares change',
		'own.faceDown': (say, f) => {
			const to = value(f, 'to');
			const last: unknown = Array.isArray(to) ? to[to.length - 1] : undefined;
			return typeof last === 'string'
				? `${say.deed(last)} is turned face down`
				: 'All privates lie face up';
		},
		'own.custody': (_, f) =>
			value(f, 'to') === null ? 'No share is in custody' : 'A share is in custody',
		'own.frozen': (say, f) =>
			none(f)
				? 'Barclay’s marker leaves the chart'
				: `${say.company(field(f, 'to'))}’s marker does not fall in this round`,
		'own.stock': () => 'The stock action goes on',
		'own.merged': (say, f) => `Have taken a minor in this round: ${names(say, f)}`,
		'own.insolvent': (say, f) => `Insolvent: ${names(say, f)}`,
		'own.abandoned': (say, f) => `Abandoned minors: ${names(say, f)}`,
		'own.minorAPaid': () => 'Minor A’s payment has been made',
		'own.slots': () => 'Stations on a charter change',
		'own.ports': (say, f) => `Port authorities: ${names(say, f)}`,
		'own.portsGone': () => 'A port authority leaves the game',
		'own.orient': (say, f) => `Orient Express markers: ${names(say, f)}`,
		'own.markers': () => 'A private’s marker changes its place',
		'own.brandt': () => 'Brandt’s tokens are counted',
		'own.minorD': (_, f) =>
			field(f, 'to') === 'none'
				? 'Minor D’s token leaves the map'
				: `Minor D’s token of ${field(f, 'to')} lies on the map`,
		'own.minorC': (_, f) =>
			({ first: 'Minor C operates first', last: 'Minor C operates last' })[field(f, 'to')] ??
			'Minor C operates in its place',
		'own.swift': (_, f) =>
			none(f) ? 'The Swift Metropolitan’s marker leaves' : 'The Swift Metropolitan marks its 2+2',
		'own.mPullman': (_, f) =>
			none(f) ? 'Minor M’s own Pullman is gone' : 'Minor M has its own Pullman',
		'own.reserved': (say, f) => `Have bought their reserved 2+2: ${names(say, f)}`,
		'own.turn': () => 'The operating turn goes on',
		'own.offers': (_, f) =>
			value(f, 'to') === null ? 'The offers are settled' : 'Offers for a minor are asked for',
		'own.finale': () => 'The final rounds are fixed',
		'own.newTrains': (say, f) => `Have got a train in this round: ${names(say, f)}`
	},
	duties: {
		nationals: (say, duty) =>
			`${say.holder(duty.player)} is asked: turn ${choices(say, duty)} into nationals?`,
		whiteCliffs: (say, duty) =>
			`${say.holder(duty.player)} is asked: use the White Cliffs Ferry now?`,
		minorOffer: (say, duty) =>
			`${say.holder(duty.player)} is asked: take minor ${duty.company ?? ''} into ${oneOf(say, duty)}?`,
		minorChoice: (say, duty) =>
			`${say.holder(duty.player)} chooses who takes minor ${duty.company ?? ''}: ${oneOf(say, duty)}`
	},
	ends: {
		level8: 'the first level 8 train has been bought',
		bank: 'the bank has run out of money before level 8'
	}
};
