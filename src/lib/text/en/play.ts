/** English words of the work panel: turns, the number pad, stock, opening, trains, merger. */
import { a } from './article';

export const now = {
	title: 'Now',
	turnOf: (p: { who: string }) => `${p.who}’s turn`,
	next: 'Next',
	then: (p: { what: string }) => `then ${p.what}`,
	nextInLine: (p: { who: string }) => `Next: ${p.who}`,
	steps: 'Steps of this turn',
	stepIncome: 'Income',
	stepMail: 'Mail',
	stepTrack: 'Track',
	stepToken: 'Token',
	stepRun: 'Run',
	stepTrains: 'Trains',
	stepCurrent: 'now',
	endTurn: 'End turn',
	endTurnOf: (p: { who: string }) => `End ${p.who}’s turn`,
	pass: 'Pass',
	allPass: 'Everyone left passes',
	allPassStopped: (p: { player: string }) => `${p.player} may not pass`,
	payIncome: 'Pay all income',
	payIncomeTotal: (p: { amount: string }) => `Pay ${p.amount} income`,
	mail: 'Mail contract',
	terrain: 'Terrain',
	otherAmount: 'Other amount',
	placeToken: 'Place a token',
	placeTokenFor: (p: { amount: string }) => `Place a token for ${p.amount}`,
	enterRevenue: 'Enter revenue',
	buyTrain: 'Buy a train',
	buyPrivate: 'Buy a private',
	tradePrivate: 'Trade a private',
	noRoute: 'End turn: no route for a train',
	consequences: 'What follows',
	bankAfter: (p: { amount: string }) => `bank then ${p.amount}`,
	thenHas: (p: { amount: string }) => `then has ${p.amount}`,
	bankPays: (p: { amount: string }) => `bank pays ${p.amount}`,
	park: 'Fill in early',
	parked: 'Filled in, checked again when its turn comes',
	unbooked: 'Filled in, not booked yet',
	gameOver: 'The game is over',
	stopGame: 'Stop the game by agreement',
	goOn: 'Go on playing',
	tieBreak: 'Play one more operating round to break the tie'
};

export const pad = {
	title: 'Number pad',
	digit: (p: { digit: string }) => `Digit ${p.digit}`,
	plus: 'plus',
	delete: 'Delete the last digit',
	clear: 'Clear',
	enter: 'Enter',
	nextTrain: 'Next train',
	nextField: 'Next figure',
	least: (p: { amount: string }) => `least ${p.amount}`,
	most: (p: { amount: string }) => `most ${p.amount}`,
	less: (p: { amount: string }) => `${p.amount} less`,
	more: (p: { amount: string }) => `${p.amount} more`,
	between: (p: { min: string; max: string }) => `between ${p.min} and ${p.max}`,
	steps: (p: { amount: string }) => `in steps of ${p.amount}`
};

export const run = {
	subtitle: 'Run and dividend',
	revenue: 'Revenue',
	perTrain: 'Per train',
	oneTotal: 'One total',
	last: (p: { amount: string }) => `last ${p.amount}`,
	sameAsLast: 'Same as last run',
	sameAsLastPlus: (p: { amount: string }) => `Last run +${p.amount}`,
	noRun: 'No run',
	noRunWithMail: (p: { amount: string }) => `No run, mail ${p.amount}`,
	choices: 'What to do with the revenue',
	payOut: 'Pay out',
	payOutAmount: (p: { amount: string }) => `Pay out ${p.amount}`,
	half: 'Half and half',
	halfAmount: (p: { amount: string }) => `Split ${p.amount}`,
	withhold: 'Withhold',
	withholdAmount: (p: { amount: string }) => `Withhold ${p.amount}`,
	apart: {
		pay: (p: { amount: string; trains: string }) => `pay out ${p.amount} (${p.trains})`,
		half: (p: { amount: string; trains: string }) => `split ${p.amount} (${p.trains})`,
		withhold: (p: { amount: string; trains: string }) => `withhold ${p.amount} (${p.trains})`
	},
	perShare: (p: { amount: string }) => `${p.amount} a share`,
	allToTreasury: 'all to the treasury',
	ownerHalf: 'half to the owner, half to the treasury',
	forPlace: (p: { place: string }) => `for shares in the ${p.place}`,
	markerTo: (p: { amount: string }) => `marker to ${p.amount}`,
	markerStays: 'marker stays'
};

export const stock = {
	title: 'Stock turn',
	holds: 'Holds',
	holdsNone: 'holds none',
	sell: 'Sell',
	sellAny: 'Sell any',
	buyOne: 'Buy one',
	each: (p: { amount: string }) => `${p.amount} each`,
	upTo: (p: { count: number }) => `up to ${p.count}`,
	percentLeft: (p: { percent: string }) => `${p.percent} left`,
	soldOut: 'sold out',
	empty: 'empty',
	oneLess: 'one less',
	oneMore: 'one more',
	start: 'Start it',
	choosePar: 'choose par',
	parPays: (p: { amount: string }) => `pays ${p.amount}`,
	basket: 'This turn',
	removeFromBasket: 'Take it out',
	sellLine: (p: { percent: string; company: string }) => `Sell ${p.percent} of ${p.company}`,
	buyLine: (p: { percent: string; company: string }) => `Buy ${p.percent} of ${p.company}`,
	confirmTurn: 'Confirm turn',
	passed: 'passed',
	priorityIfAllPass: 'Priority deal if all pass',
	priorityNow: (p: { player: string }) => `now ${p.player}`,
	newPresident: (p: { company: string; president: string; player: string }) =>
		`${p.company} ${p.president}: ${p.player}`,
	makeChange: 'make change with a 5% certificate',
	withHalves: 'with 5% certificates',
	seller: 'Seller',
	buyer: 'Buyer',
	tradeTitle: 'Trade a private',
	tradePrice: 'Price agreed'
};

export const opening = {
	title: 'Opening sale',
	lowest: 'Lowest number',
	buyLowest: (p: { deed: string; amount: string }) => `Buy ${p.deed} for ${p.amount}`,
	bids: 'Bids',
	bidOn: (p: { deed: string }) => `Bid on ${p.deed}`,
	placeBid: (p: { amount: string }) => `Bid ${p.amount}`,
	noBid: 'no bid',
	leading: 'leads',
	outbid: 'outbid',
	leads: (p: { player: string; amount: string }) => `${p.player} leads with ${p.amount}`,
	getsBack: (p: { player: string; amount: string }) => `${p.player} gets ${p.amount} back to spend`,
	auction: 'Auction',
	raise: 'Raise',
	raiseTo: (p: { amount: string }) => `Raise to ${p.amount}`,
	passForNow: 'Pass for now',
	dropOut: 'Drop out',
	onlyResult: 'Only the result',
	winner: 'Winner',
	settle: (p: { player: string; amount: string }) => `${p.player} wins for ${p.amount}`,
	unsold: 'unsold',
	soldTo: (p: { player: string }) => `sold to ${p.player}`
};

export const trains = {
	title: 'Buy a train',
	buyFor: (p: { train: string; amount: string }) => `Buy the ${p.train} for ${p.amount}`,
	price: 'Price',
	begins: (p: { phase: string }) => `begins phase ${p.phase}`,
	losesTrains: (p: { company: string; trains: string }) => `${p.company} loses ${p.trains}`,
	forcedTitle: 'A train must be bought',
	forcedHint: (p: { company: string; train: string }) =>
		`${p.company} has no train and must buy ${a(p.train)}.`,
	treasuryHas: (p: { amount: string }) => `treasury ${p.amount}`,
	missing: (p: { amount: string }) => `missing ${p.amount}`,
	withHelp: (p: { president: string }) => `with the ${p.president}’s help`,
	presidentAdds: (p: { player: string; amount: string }) => `${p.player} adds ${p.amount}`,
	buyWithHelp: (p: { train: string; player: string; amount: string }) =>
		`Buy the ${p.train}, ${p.player} adds ${p.amount}`,
	mustRaise: (p: { player: string; amount: string }) => `${p.player} must raise ${p.amount}`,
	lent: 'Nothing is left to sell: the rest is a loan.',
	loan: (p: { player: string; amount: string; debt: string }) =>
		`${p.player} borrows ${p.amount}, debt then ${p.debt}`,
	emergencySales: 'Sell shares to raise it',
	bankrupt: 'Declare bankruptcy',
	bankruptQuestion: (p: { player: string }) =>
		`${p.player} cannot raise the money. The game ends at once.`,
	privateTitle: 'Buy a private'
};

export const merger = {
	decline: 'No merger',
	declined: 'declined',
	still: 'still to be asked',
	choose: 'Choose the company to merge',
	makeUp: 'What is given for the president’s certificate?'
};
