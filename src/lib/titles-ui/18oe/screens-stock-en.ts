/** English words of the screens of 18OE for the opening, float actions, stock rounds and mergers. */

export const screens = {
	/* the packet */
	packet: 'Opening packet',
	packetHint: 'Tap an item of the top row to buy it, or one below to bid on it.',
	row: (p: { number: number }) => `Row ${p.number}`,
	rowForSale: 'for sale',
	rowBids: 'bids',
	soldRows: 'Sold',
	costs: (p: { amount: string }) => `costs ${p.amount}`,
	leastBid: (p: { amount: string }) => `bids from ${p.amount}`,
	ownedBy: (p: { player: string }) => `belongs to ${p.player}`,
	pays: (p: { amount: string }) => `pays ${p.amount}`,
	freeCash: (p: { player: string }) => `Free cash: ${p.player}`,
	atFace: (p: { amount: string }) => `Buy for ${p.amount}`,
	raiseMinor: 'Bid more',
	minorCap: (p: { amount: string }) =>
		`A bid above the price opens an auction for everybody. The treasury gets up to ${p.amount}, the bank the rest.`,
	buyItem: (p: { item: string; amount: string }) => `Buy ${p.item} for ${p.amount}`,
	takeFree: 'Take everything that costs nothing',
	lastPass: 'This pass pays the privates and cuts the top row by £5',
	allPassSub: (p: { count: number; row: number }) =>
		`${p.count} passes, then privates pay and row ${p.row} costs £5 less`,

	/* concessions, minors and regionals */
	floatBoard: 'Minors and regionals',
	minorsToFloat: (p: { player: string }) => `${p.player} has to float`,
	noMinorsToFloat: 'No minor to float',
	insolvent: 'insolvent',
	progress: (p: { minors: string; regionals: string; removed: string }) =>
		`Floated: minors ${p.minors}, regionals ${p.regionals}. Removed ${p.removed}.`,
	order: 'Order:',
	crowded: '* With the fourth chit of these zones the others leave.',
	zones: 'Track rights zone',
	zoneFigures: (p: { cost: string; left: number; chits: number }) =>
		`home ${p.cost}, chits ${p.left}/${p.chits}`,
	zoneChip: (p: { cost: string; left: number }) => `${p.cost}, ${p.left} left`,
	noChits: 'no chit left',
	parredAt: (p: { amount: string }) => `parred at ${p.amount}`,
	floatedBy: (p: { player: string; amount: string }) => `${p.player}, par ${p.amount}`,
	removed: 'out of the game',
	regionalPhase: 'Regional/Minor phase',
	uses: (p: { deed: string }) => `uses ${p.deed}`,
	floatHint: 'Tap a minor or a regional to float it; a regional may also be removed.',
	concessionHint: 'Tap a minor or a regional. Passing is not possible.',
	noPassNow: 'A concession must be used: float a minor or a regional.',
	then: 'Then:',
	chooseZone: 'Choose the zone of its home city.',
	choosePar: 'Choose a par.',
	par: 'Par',
	parPays: (p: { amount: string; letter: string }) => `${p.letter}, pays ${p.amount}`,
	parLetter: (p: { letter: string }) => `space ${p.letter}`,
	patronage: 'Patronage tile in the home city',
	patronageAmount: 'Lowest payout on the tile',
	doFloat: 'Float',
	doPar: 'Only par',
	doRemove: 'Remove',
	removeHint: 'Takes the regional and its two tokens out of the game, one a zone, six in all.',
	parredHint: 'Parred by a concession: its presidency is bought for twice the par, and it floats.',
	rescueHint: 'Bought out of insolvency: face value and what its train still lacks, to the bank.',
	majorPhaseBegins: 'With this the Major phase begins; unfloated regionals leave the game.',

	/* beside the stock action */
	powers: 'Privates',
	powersSub: 'One private action a turn, before the stock action',
	closePrivate: 'Turn face down',
	removePrivate: 'Remove',
	barclayPar: (p: { company: string }) => `Barclay: another par for ${p.company}`,
	barclayCustody: 'Barclay: keep a treasury share for the owner',
	barclayFreeze: 'Barclay: keep a marker from falling in this round',
	swift: 'Swift Metropolitan: a rusted 2+2 for good',
	reserve: 'Reserve shares',
	reserveSub: 'Once a player, at any time of the first stock round',
	nothingToPick: 'Nothing can be done here now.',

	/* stock turns */
	stockBoard: 'Railroads',
	stockHint: 'Tap shares to sell or buy, Float to expand a regional, a minor to merge it.',
	show: 'Show',
	showAll: 'All',
	showHeld: (p: { player: string }) => `Held by ${p.player}`,
	showBuyable: 'Can be bought',
	majors: 'Majors and nationals',
	regionals: 'Regionals',
	minors: 'Minors',
	national: 'national',
	parTag: (p: { amount: string }) => `par ${p.amount}`,
	reservedBy: (p: { player: string }) => `reserved: ${p.player}`,
	custodyOf: (p: { player: string }) => `custody: ${p.player}`,
	frozen: 'does not fall',
	mergedNow: 'took a minor',
	sell: 'sell',
	treasuryLeft: (p: { percent: string }) => `treasury ${p.percent}`,
	marketLeft: (p: { percent: string }) => `market ${p.percent}`,
	double: 'double price',
	floatShort: 'Float',
	toMajor: (p: { amount: string }) => `major ${p.amount}`,
	rescue: 'rescue',
	rescueMinor: (p: { minor: string }) => `Buy ${p.minor} out of insolvency`,
	roundEnds: 'This pass ends the stock round',

	/* floating a major */
	floatSteps: 'Floating a major',
	step1: (p: { amount: string }) => `First buy a share for ${p.amount}`,
	step1Other: 'Only the president may buy a share first.',
	step2: (p: { letter: string; from: string; to: string }) =>
		`Par ${p.letter}: ${p.from} becomes ${p.to}`,
	step3: 'Six shares and six stations to the charter',
	step4: 'Sales of other shares: tap them on the board',
	step4Sold: (p: { count: number }) =>
		p.count === 1 ? 'Sales in 1 railroad' : `Sales in ${p.count} railroads`,
	step5: (p: { amount: string }) => `Buy a share for ${p.amount}`,
	step5Must: (p: { amount: string }) => `Must buy a share for ${p.amount}`,
	step5Done: 'The share was bought in step 1.',

	/* trades */
	trade: 'Trade',
	tradeSub: 'Minors, face-up privates and cash with one player',
	tradeWith: 'With',
	gives: (p: { player: string }) => `${p.player} gives`,
	ownsNothing: 'nothing to trade',
	faceDown: 'face down',
	tradeCash: 'Cash',
	paysCash: (p: { player: string }) => `${p.player} pays`,
	cashNeedsItem: 'Who receives the cash must give something.',
	tradeNow: (p: { a: string; b: string; amount: string }) => `${p.a} and ${p.b} trade, ${p.amount}`,

	/* mergers */
	merge: 'Merge a minor',
	mergeShort: 'Merge',
	mergeSub: 'One minor a railroad in each stock round',
	mergeMinor: (p: { minor: string }) => `Merge ${p.minor}`,
	whichMinor: 'Which minor?',
	noMinors: 'No minor is left.',
	noMajors: 'There is no major or national yet.',
	chooseTarget: 'Into which railroad?',
	fromTreasury: (p: { cash: string }) => `10% from its treasury; ${p.cash} goes to its treasury`,
	fromMarket: (p: { cash: string }) => `10% from the Open Market; ${p.cash} goes to the bank`,
	noShare: 'no share to give: the map must connect the two',
	connected: 'The map connects the two',
	stationsAt: (p: { company: string }) => `Tokens of ${p.company}`,
	stationsOf: (p: { count: number; company: string }) =>
		`${p.count === 1 ? 'One station' : `${p.count} stations`} on the map: tokens of ${p.company} that replace them`,
	noStations: 'no token is left on its charter',
	notReplaced: (p: { count: number; company: string }) =>
		`${p.count === 1 ? 'The station' : 'The stations'} that no token of ${p.company} replaces`,
	stationsStay: (p: { count: number; of: number }) =>
		p.count === 0
			? 'off the map'
			: p.of === 1
				? 'stays as it is'
				: `${p.count} ${p.count === 1 ? 'stays' : 'stay'} as ${p.count === 1 ? 'it is' : 'they are'}`,
	trains: 'Trains of the minor',
	taken: 'taken',
	declined: 'declined',
	agreedCash: 'Cash agreed',
	agreedBetween: (p: { a: string; b: string }) => `${p.a} and ${p.b} must agree; cash between them`,
	noCash: 'none',

	/* consolidation */
	consolidation: 'Consolidation',
	consolidated: 'Nothing is left to consolidate',
	consolidationDuty: 'Before passing',
	mustFloatMajor: 'must be floated as a major',
	askOffers: 'Ask for offers',
	askOffersFor: (p: { minor: string }) => `Ask for offers for ${p.minor}`,
	offerWith: 'Railroads that would take it',
	minorBrings: (p: { cash: string; stations: number; trains: string }) =>
		`It brings ${p.cash}, stations ${p.stations}, trains ${p.trains}.`
};

export type OeStockScreens = Readonly<typeof screens>;
