/** English words of the operating side of 18OE: turns, runs, trains, nationals, the end. */
import { a } from '$lib/text/en/article';

type Amount = { readonly amount: string };
type Count = { readonly count: number };

export const screens = {
	/* who it is */
	kinds: { minor: 'Minor', regional: 'Regional', major: 'Major', national: 'National' },
	rights: (p: { zones: string }) => `rights in ${p.zones}`,
	powers: (p: { minors: string }) => `powers of ${p.minors}`,
	portNorth: 'North Sea port',
	portMed: 'Mediterranean port',
	orientMarker: 'Orient Express marker',
	tilePoints: (p: Count) => `${p.count} tile points`,
	tileHint: 'yellow 1, upgrade 2; metropolis double',
	tilePowers: {
		B: 'B: upgrades without a city 1',
		E: 'E: 1 more for yellow on a blue cost',
		F: 'F: 1 more for yellow on a green cost',
		G: 'G: 2 more, counted'
	},
	shares: (p: { treasury: string; market: string }) =>
		`own shares: treasury ${p.treasury}, Open Market ${p.market}`,

	/* steps */
	steps: {
		track: 'Track',
		token: 'Token',
		run: 'Run',
		transfer: 'Transfer',
		trains: 'Trains',
		shares: 'Shares'
	},
	earlier: 'Track, tokens, port',
	later: 'After the run',

	/* before the round */
	income: 'Before the round',
	incomeSub: 'Privates and mail are paid',
	mail: 'Mail of minor K',
	minorC: (p: { company: string }) => `Minor C: when does ${p.company} operate?`,
	minorCAt: { first: 'First', normal: 'In its place', last: 'Last' },

	/* track */
	track: 'Track',
	trackSub: 'First tile in a hex with a cost, or across water',
	cost: 'Printed cost',
	otherCost: 'Other',
	noCost: 'None',
	terrain: 'Terrain',
	blue: 'Blue, coast or river',
	green: 'Green, rough or mountain',
	inZone: (p: { zone: string; percent: number }) => `Hex in ${p.zone}: −${p.percent}%`,
	brandt: (p: Count) => `Brandt token, free (${p.count} left)`,
	water: 'Across water',
	land: 'By land',
	north: 'North Sea',
	med: 'Mediterranean',
	seaZones: 'Sea zones',
	ferry: 'Ferry distance',
	printed: 'Printed',
	pays: 'Pays',
	crossing: 'Across water',
	portSaves: 'Port authority saves',
	total: 'Total',
	nationalsPayNothing: 'A national pays nothing for track.',
	payTrack: (p: Amount) => `Pay ${p.amount} for track`,
	layFree: 'Lay it free',
	patronage: 'Patronage',
	patronageShort: 'Tile',
	patronageGet: (p: Amount) => `Patronage ${p.amount}`,

	/* tokens */
	token: 'Token',
	tokenSub: 'One a turn, from any place of the charter',
	charter: 'Place on the charter',
	slotOf: (p: { amount: string; left: number }) =>
		p.left > 1 ? `${p.amount} (${p.left} left)` : p.amount,
	noSlots: 'No station is left on the charter.',
	wien: 'Wien Südbahnhof pays',
	cliffs: 'White Cliffs Ferry place',
	ferryQuestion: 'Place a station at the White Cliffs Ferry now?',
	ferryLater: 'Not now',
	placeFor: (p: Amount) => `Place a station for ${p.amount}`,
	port: 'Port',
	portTitle: 'Port authority',
	portSub: 'One for each major, £125, before trains are bought',

	/* transfers */
	transfer: 'Transfer',
	transferTitle: 'Take over a station',
	transferSub: 'From a sister major; its home stays',
	fromWhom: 'From',
	cityClass: 'City',
	classes: { normal: 'City, red zone', grand: 'Grand city, Y', metropolis: 'Metropolis, M' },
	transferFor: (p: { bank: string; seller: string; company: string }) =>
		`${p.bank} to the bank, ${p.seller} to ${p.company}`,
	nobodyToAsk: 'No sister major has a second station on the map.',

	/* powers */
	powersShort: 'Powers',
	powersTitle: 'Powers of privates and minors',
	noPowers: 'Nothing to use in this turn.',
	tokenOf: (p: { name: string }) => `Token of ${p.name}`,
	swift: 'Swift Metropolitan: a rusted 2+2 for good, to',
	removeBrandt: 'Remove a Brandt token',
	hexCost: 'Cost of the hex',

	/* the run */
	perTrain: 'Per train',
	total1: 'One total',
	byCapacity: 'By capacity',
	reach: (p: { cities: number; towns: number }) =>
		p.towns === 0 ? `${p.cities} places` : `${p.cities} cities + ${p.towns} towns`,
	reachD: (p: { cities: number }) => `${p.cities} cities, doubled, no towns`,
	reachDArrow: (p: { doubled: number }) => `${p.doubled} cities doubled, 1 city and 1 town more`,
	swaps: 'towns may replace all but one city',
	tooMany: (p: { most: number }) => `It counts ${p.most} places at most.`,
	pullman: (p: Amount) => `Pullman +${p.amount}`,
	arrow: 'L +1',
	orient: (p: Amount) => `Orient +${p.amount}`,
	double: '×2',
	combineWith: (p: { train: string }) => `with the ${p.train}`,
	combined: 'Combined',
	ofOrient: 'Orient Express train alone',
	minorD: (p: Amount) => `Minor D’s city counts ${p.amount} more.`,
	nextLine: 'Next line',
	firstOrient: 'First Orient Express',
	bonusMarket: 'RIGHT three times',
	bonusCash: (p: Amount) => `${p.amount} to the treasury`,
	bonusMarketTo: (p: { from: string; to: string }) => `marker ${p.from} → ${p.to}`,
	bonusCashSub: 'the whole revenue of that train again',
	orientShort: 'bonus',
	minorCShort: 'Minor C',
	orientLater: 'Orient Express bonus',
	perTen: (p: Amount) => `${p.amount} for each 10%`,
	halfSub: (p: Amount) => `${p.amount} paid, half kept`,
	keptSub: 'all to the treasury',
	minorHalf: 'half to the owner, half kept',
	nationalPays: 'a national pays everything',
	pay: 'Pay out',
	half: 'Half',
	withhold: 'Withhold',
	repeat: (p: Amount) => `Repeat the run of ${p.amount}`,
	repeatNone: 'Repeat: no run',
	repeatSub: {
		pay: 'all paid out again',
		half: 'half paid again',
		withhold: 'withheld again',
		none: 'nothing was run'
	},
	repeatHint: 'The last round only repeats revenues; no track, tokens or trains.',
	runAnew: 'Run anew with the new train',

	/* a national's count */
	capacity: 'Capacity',
	capacityOf: (p: { cities: number; doubled: number; towns: number }) =>
		`${p.cities} cities${p.doubled > 0 ? ` (${p.doubled} doubled)` : ''}, ${p.towns} towns`,
	linkedCities: 'Linked cities and red zones',
	linkedTowns: 'Linked towns',
	unlinkedCities: 'Unlinked cities',
	unlinkedTowns: 'Unlinked towns',
	spareCities: (p: Count) => `Spare cities: ${p.count} × £60`,
	spareTowns: (p: Count) => `Spare towns: ${p.count} × £10`,
	printedPullman: 'Pullman of the charter',
	overCapacity: (p: Count) => `Only the ${p.count} dearest count.`,
	unlinkedFirst: 'Spare places count only after every unlinked one of the zone.',
	linkedFirst: 'Type the linked places first.',
	orientFirst: 'Type what the Orient Express train brought first.',
	spareAlone: 'Spare places alone',
	noneLinked: 'None linked',
	typeEach: 'type each value, with +',

	/* trains */
	trains: 'Trains',
	trainsTitle: 'Trains',
	works: 'Locomotive Works',
	market: 'Open Market',
	fromRailroads: 'Other railroads',
	pullmans: 'Pullmans',
	left: (p: Count) => `${p.count} left`,
	reservedCard: 'reserved, one each',
	mustReserve: 'Buy the reserved 2+2 first',
	discountJ: 'prices with minor J’s tenth off',
	royalty: 'minor M gets £15',
	discardPullman: 'Discard the Pullman',
	local: 'local',
	express: 'express',
	doubles: 'doubles',
	chooseTrain: 'Choose a train to see what follows.',
	price: 'Price',
	rustLater: 'Rust and discards follow at the end of this step.',
	claim: 'Rusted trains for nothing',
	claimPlain: (p: { train: string }) => `Take ${a(p.train)}`,
	claimFor: (p: { train: string; give: string }) => `Take ${a(p.train)} for ${a(p.give)}`,
	flip: 'To the local side',
	flipTo: (p: { from: string; to: string }) => `Turn the ${p.from} to ${p.to}`,
	upgrade: 'From sister majors, the bank pays half',
	upgradeFor: (p: { train: string; company: string; give: string }) =>
		`${p.train} of ${p.company} for ${a(p.give)}`,
	noRusted: 'No rusted train lies in the Works.',

	/* trouble */
	mustBuy: (p: { company: string; train: string }) => `${p.company} must buy ${a(p.train)}`,
	reservedNeed: (p: { company: string }) => `${p.company} must buy its reserved 2+2`,
	treasuryHas: 'Treasury',
	presidentHas: (p: { player: string }) => `Cash of ${p.player}`,
	stillMissing: 'Still missing',
	noShareSales: 'No shares may be sold for it.',
	forceNational: 'Becomes a national',
	forceNationalSub: (p: { player: string; amount: string }) =>
		`${p.player} gives all ${p.amount} to the bank`,
	refundTokens: 'Take this turn’s station back',
	refundTrack: 'Take this turn’s paid track back',
	refunded: (p: Amount) => `${p.amount} comes back`,
	insolvent: 'Insolvent',
	insolventSub: 'The 2+2 is handed over; the railroad goes to the Open Market',
	sure: 'Are you sure?',

	/* shares */
	sharesShort: 'Shares',
	sharesTitle: 'Own shares and abandoned minors',
	sharesSub: 'After trains; buy or sell, not both',
	sell: 'Sell',
	buy: 'Buy',
	sharesCount: (p: Count) => (p.count === 1 ? '1 share' : `${p.count} shares`),
	abandoned: 'Abandoned minors, £60 each',
	noAbandoned: 'No minor is abandoned.',
	nothingToSell: 'No share of its own in the treasury.',
	nothingToBuy: 'No share of it in the Open Market.',

	/* nationals */
	nationalsTitle: (p: { player: string }) => `${p.player}: form nationals?`,
	nationalsSub: (p: { phase: string }) => `Phase ${p.phase} has begun; players are asked in order`,
	askedNow: 'now',
	becomesNational: (p: { company: string }) => `${p.company} becomes a national`,
	noMore: (p: { player: string }) => `${p.player} forms no more`,
	noneFormed: (p: { player: string }) => `${p.player} forms none`,
	goesOn: 'then the turn goes on',
	thenAsked: (p: { player: string }) => `then ${p.player} is asked`,
	toBank: 'Treasury to the bank',
	toMarket: 'Shares to the Open Market',
	keepsTrains: 'Trains it keeps, rusted ones too',
	stationsGone: 'Stations off the map',
	pullmanGone: 'Pullman to the Open Market',
	portGone: 'Port authority leaves the game',
	orientGone: 'Orient Express marker leaves',
	markersGone: 'Markers of privates leave',
	minorsGone: 'Minors abandoned',
	yes: 'yes',
	none: 'none',

	/* the end */
	finale: 'The last rounds',
	repeats: 'revenues repeated'
};

export type OperatingScreens = Readonly<typeof screens>;
