/** English words of the stock, opening, duty, journal, chart, score, trains and rules screens. */

import type { Figures } from '../figures';

export const screens = {
	/* what follows from an entry */
	certificatesOf: (p: { player: string }) => `Certificates of ${p.player}`,
	ofLimit: (p: { limit: number }) => `of ${p.limit}`,
	marker: 'marker',
	floats: 'floats',
	closes: 'closes',
	phaseBegins: 'Begins',
	thenAsked: 'Then',
	certificateLimit: 'Certificate limit',
	newOrder: 'New player order',
	roundEnds: 'Round ends, next',
	nothingChanges: 'Nothing changes hands',

	/* stock */
	sellShort: (p: { what: string }) => `sell ${p.what}`,
	buyShort: (p: { what: string }) => `buy ${p.what}`,
	thenWord: ', then ',
	oneByOne: 'one by one',
	fivePercent: '5% and change',
	fivePercentTitle: (p: { company: string }) => `Other ways to sell ${p.company}`,
	sellPercent: (p: { percent: string }) => `Sell ${p.percent}`,
	withFives: (p: { count: number }) =>
		p.count === 1 ? 'with one 5% certificate' : `with ${p.count} 5% certificates`,
	withChange: 'with change',
	forcedItem: 'forced',
	confirmUpTo: 'Confirm up to the question',
	clearBasket: 'Start over',
	roundSoFar: 'This round',
	allPassSub: (p: { count: number; next: string }) =>
		`${p.count === 1 ? '1 pass' : `${p.count} passes`}, then ${p.next}`,
	endOf: (p: { round: string }) => `the end of ${p.round}`,
	priorityIfAll: (p: { player: string }) => `Priority deal if all pass: ${p.player}`,
	priorityThen: (p: { now: string; then: string }) =>
		`Priority deal if all pass: ${p.now} now, ${p.then} after this turn`,
	tradeHint: 'Between players, at any price they agree on.',
	addTrade: 'Add to this turn',
	whichPrivate: 'Which private?',

	/** There is nothing of the kind: in the space of a button. */
	noneThere: 'none',
	/** Why a choice is refused, in the space of a button; the explanation says it in full. */
	short: {
		'already-bought': 'already bought',
		'already-started': 'already started',
		'bids-set-aside': 'not enough free',
		'certificate-limit': 'certificate limit',
		'duty-first': 'answer first',
		'first-stock-round': 'not in round 1',
		'holds-too-little': 'holds too little',
		'must-buy-train': 'train first',
		'must-sell': 'sell first',
		'no-such-certificates': 'no such shares',
		'no-token-left': 'no token left',
		'not-a-par': 'no par value',
		'not-available': 'not available',
		'not-enough-money': 'too dear',
		'money-came-later': 'money came later',
		'not-run-yet': 'run first',
		'not-started': 'not started',
		'not-the-owner': 'not the owner',
		'not-your-turn': 'not its turn',
		'over-sixty-percent': 'holding limit',
		'pool-full': 'no room there',
		'president-split': 'not to be split',
		'president-stays': 'no successor',
		'sold-before-and-after': 'sold before',
		'sold-this-round': 'sold this round',
		'token-done': 'placed this turn',
		'too-early': (f: Figures) => (f.phase === '' ? 'too early' : `from phase ${f.phase}`),
		'wrong-moment': 'not now'
	},

	/* opening */
	number: (p: { number: number }) => `#${p.number}`,
	pays: (p: { amount: string }) => `pays ${p.amount}`,
	isMinor: 'minor company with its charter',
	buyNow: 'for sale now',
	leastBid: (p: { amount: string }) => `from ${p.amount}`,
	inAuction: 'in auction',
	chooseItem: 'Buy the lowest number, or tap another item to bid on it.',
	auctionTurn: (p: { deed: string }) => `Auction for ${p.deed}`,
	bidders: 'Bidders',
	eachRaise: 'Each raise',
	mostSpendable: (p: { amount: string }) => `can go to ${p.amount}`,

	/* duties */
	answerFirst: 'Before play goes on',
	chooseOne: 'Tap one to see what follows',
	whatFollows: 'What follows',
	confirmAnswer: 'Confirm',
	waiting: (p: { who: string }) => `then ${p.who}`,

	/* journal */
	kindMoney: 'Money',
	kindShares: 'Shares',
	kindTrains: 'Trains',
	kindRuns: 'Runs',
	kindBanker: 'Corrections',
	whoAll: 'Everybody',
	bankAt: (p: { amount: string }) => `bank ${p.amount}`,
	replaced: 'rewritten',
	undoneEntry: 'undone, can be redone',
	showFolded: (p: { count: number }) => `${p.count} more about turns and rounds`,
	whichEntry: 'Tap an entry to see its postings.',
	changeEntry: 'Change this entry',
	nothingMoved: 'Nothing was posted.',

	/* chart */
	parShort: 'par',
	freeShort: 'free',
	endShort: 'end',
	moveMarker: 'Correct this marker',
	tapCell: 'Tap a cell to see its stack',
	hasOperated: 'operated',
	emptyOrder: 'No company has floated yet',

	/* score */
	hidden: '•••',
	tieWinners: (p: { names: string }) => `${p.names} share the victory`,
	tied: 'tied',
	parts: 'How the total is made up',
	priceToGo: (p: { company: string; price: string; end: string }) =>
		`${p.company} is the dearest at ${p.price}; ${p.end} ends the game`,
	bankToGo: (p: { amount: string }) => `The bank has ${p.amount} left`,
	stopTitle: 'Stop the game?',
	stopHint: 'The game ends here and is scored as it stands. Undo brings it back.',
	stopConfirm: 'Stop and score it',
	scoreOf: (p: { percent: string; each: string }) => `${p.percent} at ${p.each}`,

	/* the files */
	csvTotal: 'Total',
	csvRank: 'Rank',
	csvPlayer: 'Player',
	csvKind: 'Kind',
	csvItem: 'Item',
	csvAmount: 'Amount',
	csvEach: 'Each',
	csvValue: 'Value',
	csvCash: 'Cash',
	csvShare: 'Share',
	csvDeed: 'Private',
	csvDebt: 'Debt',
	textStandings: 'Standings',
	textFinal: 'Final score',

	/* trains and phases */
	trainTable: 'Trains',
	trainColumn: 'Train',
	priceColumn: 'Price',
	leftColumn: 'Left',
	rustColumn: 'Rusts',
	ownersColumn: 'Owned by',
	beginsWith: (p: { nth: string; train: string }) => `${p.nth} ${p.train}`,
	beginsAtStart: 'from the start',
	salesToGo: (p: { count: number; train: string }) =>
		p.count === 1 ? `with the next ${p.train}` : `${p.count} more of the ${p.train} to go`,
	nobody: 'nobody',

	/* player and company */
	ledgerOf: (p: { name: string }) => `Ledger of ${p.name}`,
	entryColumn: 'Entry',
	whatColumn: 'What',
	changeColumn: 'Change',
	balanceColumn: 'Balance',
	roundColumn: 'Round',
	revenueColumn: 'Revenue',
	choiceColumn: 'Choice',
	priceThen: 'Price then',
	noRuns: 'It has not run yet.',
	heldShares: 'Shares held',
	certificatesHeld: (p: { count: number }) =>
		p.count === 1 ? '1 certificate' : `${p.count} certificates`,
	unknownPlayer: 'There is no such player.',
	unknownCompany: 'There is no such company.',

	/* rules */
	rulesFound: (p: { count: number }) => (p.count === 1 ? '1 rule' : `${p.count} rules`),
	noOptions: 'No options are in use.'
};
