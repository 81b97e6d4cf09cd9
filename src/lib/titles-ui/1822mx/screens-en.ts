/** English words of the screens that only 1822MX has. */
import { a } from '$lib/text/en/article';

const ORDINALS = ['', '1st', '2nd', '3rd', '4th', '5th'];

export const screens = {
	/* boxes and piles */
	boxes: 'Bidding boxes',
	shares: 'Shares',
	minors: 'Minors',
	concessions: 'Concessions',
	privates: 'Privates',
	box: (p: { number: number }) => `box ${p.number}`,
	emptyBox: 'empty',
	leastBid: (p: { amount: string }) => `from ${p.amount}`,
	noBid: 'no bid',
	noBidFace: (p: { amount: string }) => `no bid, face value ${p.amount}`,
	outbid: 'outbid',
	yours: (p: { amount: string }) => `${p.amount} this turn`,
	startsAt: (p: { price: string; capital: string }) => `price ${p.price}, treasury ${p.capital}`,
	unsoldFirst: 'unsold: NdeM station',
	unsold: 'unsold: a train for the NdeM',
	withMinor: 'with M18',
	pays: (p: { amount: string }) => `pays ${p.amount} a round`,
	paysNothing: 'pays nothing',
	nextCards: 'Next in the piles',
	nothingLeft: 'none left',
	unknown: (p: { count: number }) => `${p.count} more, order not entered`,
	laps: (p: { count: number }) => `lap ${p.count + 1} of the track`,
	bidBoxLabel: (p: { item: string; box: string; bid: string; least: string }) =>
		`${p.item}, ${p.box}, ${p.bid}, ${p.least}`,

	/* a stock turn */
	place: (p: { place: number }) => `${ORDINALS[p.place] ?? p.place} in player order`,
	inBids: 'In bids',
	tokens: 'Tokens free',
	debt: 'Debt',
	bidOf: (p: { item: string }) => `Bid on ${p.item}`,
	ledBy: (p: { player: string; amount: string }) => `${p.player} leads with ${p.amount}`,
	ifHolds: 'If it holds',
	certificates: 'Certificates',
	getsBack: (p: { player: string }) => `${p.player} gets back`,
	toSpend: (p: { amount: string }) => `${p.amount} to spend`,
	bidLine: (p: { item: string; amount: string }) => `${p.amount} on ${p.item}`,
	bidsThisTurn: (p: { count: number }) =>
		p.count === 1 ? '1 bid, then the turn ends' : `${p.count} bids, then the turn ends`,
	placeBids: (p: { count: number }) => (p.count === 1 ? 'Place the bid' : `Place ${p.count} bids`),
	roundEnds: 'This pass ends the stock round',
	tapBox: 'Tap a box to bid on it; Shares shows what to sell, buy, convert or start.',

	/* steps of a turn */
	steps: {
		privates: 'Privates',
		track: 'Track',
		destination: 'Dest.',
		token: 'Token',
		run: 'Run',
		trains: 'Trains',
		minor: 'Minor',
		stock: 'Stock'
	},

	/* setting up */
	setUpTitle: 'Cards in the boxes',
	setUpHint: 'Tap the cards as they lie, box 1 first.',
	shuffle: 'Let the app shuffle',
	ndemStart: 'Into the NdeM: the topmost of',
	orderCards: 'Order cards, 1 first',
	shuffleOrder: 'Shuffle the order',
	alsoKnown: (p: { count: number }) => `and ${p.count} more of the pile`,
	takeBack: 'Take the last one back',
	openBoxes: 'Open the boxes',
	openBoxesSub: 'Later cards are asked for when they come up',
	openBoxesKnown: 'The whole piles are known',
	openBoxesMissing: (p: { what: string }) => `still missing: ${p.what}`,
	missingBoxes: 'cards in the boxes',
	missingNdem: 'the NdeM’s first station',
	missingOrder: 'order cards',

	/* cards that come up later */
	comesUp: (p: { pile: string }) => `From the pile of ${p.pile}`,
	comeUpHint: (p: { count: number }) =>
		p.count === 1
			? 'Tap the card that comes up.'
			: `Tap the ${p.count} cards that come up, the topmost first.`,
	comeUp: (p: { cards: string }) => `Into the boxes: ${p.cards}`,
	comeUpNone: 'Into the boxes',

	/* a loan */
	repay: (p: { debt: string }) => `Repay the loan of ${p.debt} …`,
	repayTitle: 'Repay',
	repayLine: (p: { amount: string }) => `repays ${p.amount}`,
	repayPut: (p: { amount: string; left: string }) => `Repay ${p.amount}, then owes ${p.left}`,

	/* operating */
	mail: (p: { number: number }) => `Mail ${p.number}`,
	mailHint: 'half of the ends’ base values',
	river: 'River',
	hill: 'Hill',
	mountain: 'Mountain',
	coveredBy: (p: { count: number }) =>
		p.count === 1 ? 'paid by a cube' : `paid by ${p.count} cubes`,
	mexicoCity: 'Mexico City',
	tokensLeft: (p: { left: number; exchange: number }) => `Tokens ${p.left}+${p.exchange}`,
	destination: 'Destination',
	reached: 'reached',
	acquireShort: 'acquire',
	acquireMinor: (p: { minor: string }) => `Acquire ${p.minor}`,
	more: 'Else',
	nextLine: 'Next line',
	destinationTwice: 'Destination: last station twice',
	destinationOnce: (p: { taken: boolean }): string =>
		p.taken
			? 'one train a turn, and another has it'
			: 'type the stations one by one, the destination last',
	destinationHint: (p: { taken: boolean }): string =>
		p.taken ? 'another train has it' : 'stations one by one',
	destinationShort: 'Destination ×2',
	halfUp: 'half, up to ten',
	halved: '÷2',
	twice: '×2',
	dividend: (p: { amount: string }) => `${p.amount} paid, the rest kept`,
	special: 'Special train apart',
	together: 'with the others',
	acquire: 'Acquire a minor',
	acquireSub: 'for cash, one or two shares',
	privatesAcquire: 'Acquire a private',
	moreActions: 'Track, cubes, tokens and more',
	issue: 'Issue or redeem',
	cash: 'Cash only',
	oneShare: 'One share',
	twoShares: 'Two shares',
	majorPays: (p: { major: string; player: string; amount: string }) =>
		`${p.major} pays ${p.player} ${p.amount}`,
	directorPays: (p: { major: string; player: string; amount: string }) =>
		`${p.player} pays ${p.major} ${p.amount}`,
	evenDeal: 'no cash changes hands',
	fromBox: 'from its box, $200 to the bank',
	boxPrice: 'box, $200',
	ofPlayer: (p: { player: string; amount: string }) => `${p.player}, ${p.amount}`,
	cubes: (p: { own: number; pool: number }) =>
		p.own > 0 ? `Cubes ${p.own}+${p.pool}` : `Cubes ${p.pool}`,
	placeCube: 'Place a builder cube',
	cubeShort: 'place',
	cubesOwn: (p: { count: number }) =>
		p.count === 1 ? '1 cube of its own' : `${p.count} cubes of its own`,
	destinationPlaced: 'destination reached',
	assets: 'Also has',
	ofOwner: (p: { player: string; effect: string }) => `of ${p.player}: ${p.effect}`,
	useTrain: (p: { train: string }) => `becomes ${a(p.train)}`,
	useSpecial: (p: { train: string }) => `becomes ${a(p.train)}, outside the limit`,
	usePullman: 'becomes a Pullman',
	useIncome: 'pays the company $20, $40 or $60 a round',
	useTrack: 'a power for track; pays $10 until it is used',
	useCubes: 'three builder cubes; closes',
	useMail: 'a mail contract',
	useNote: 'costs the company $10 a round',
	usePort: 'a port; pays $10 until it is laid',
	stockEffect: (p: { cash: string; from: string; to: string }) =>
		`${p.cash}, price ${p.from} → ${p.to}`,
	stockEffectStays: (p: { cash: string; price: string }) => `${p.cash}, price stays ${p.price}`,
	treasuryEffect: (p: { from: string; to: string }) => `treasury ${p.from} → ${p.to}`,
	replace: 'Replace its token',
	available: 'Keep the token available',
	none: 'No token left to exchange',
	whichMinor: 'Which minor?',
	tokenUse: 'The exchange token',
	price: (p: { amount: string }) => `price ${p.amount}`,

	/* the NdeM */
	ndemBuild: 'Build in this order',
	ndemCounts: (p: { player: string }) => `${p.player} counts the run`,
	ndemNobody: 'nobody owns shares',
	stations: 'Stations',
	auction: 'Auction of the NdeM’s stations',
	highBid: (p: { player: string; amount: string }) => `${p.player} has bid ${p.amount}`,
	offerHint: 'Put up a station, or pass.',
	buildEach: 'each: one yellow tile or cube',
	buildEachLater: 'each: two yellow tiles or cubes, or one upgrade',
	lastRun: 'Its last run: then its shares are paid out and its stations auctioned.',
	stationOf: (p: { minor: string; home: string }) => `${p.minor} ${p.home}`,
	putUp: 'Put up a station',
	cityValue: 'What is the city worth now?',
	cityNothing: 'nothing',
	opening: 'Opening bid',
	putUpFor: (p: { station: string; amount: string }) => `Put up ${p.station} for ${p.amount}`,
	bidAmount: (p: { amount: string }) => `Bid ${p.amount}`,
	canPay: (p: { company: string; amount: string }) => `${p.company} has ${p.amount}`,
	cannotBid: 'No company with an exchange token and enough money',
	allPass: 'All pass',
	allPassSub: 'the auction is over',
	othersPass: 'All others pass',
	othersPassSub: (p: { player: string; amount: string }) => `${p.player} has it for ${p.amount}`,
	outOfIt: (p: { players: string }) => `out: ${p.players}`
};

export type MxScreens = Readonly<typeof screens>;
