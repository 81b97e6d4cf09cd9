/** English words for what is booked: actions, corrections, facts, purposes, duties, ends, rounds. */
import { a } from './article';

/** `amount` is known once the entry has been decided; before that it is empty. */
const priced = (text: string, amount: string) => (amount === '' ? text : `${text} for ${amount}`);

export const actions = {
	buyLowest: (p: { who: string; deed: string; amount: string }) =>
		priced(`${p.who} buys ${p.deed}`, p.amount),
	bid: (p: { who: string; deed: string; amount: string }) =>
		`${p.who} bids ${p.amount} on ${p.deed}`,
	settleAuction: (p: { who: string; deed: string; amount: string }) =>
		`${p.who} wins ${p.deed} for ${p.amount}`,
	setPar: (p: { who: string; company: string; amount: string }) =>
		`${p.who} sets ${p.company}’s par at ${p.amount}`,
	pass: (p: { who: string }) => `${p.who} passes`,
	manyPass: (p: { who: string }) => `${p.who} pass`,
	absentToo: 'absent',
	sellShares: (p: { who: string; company: string; percent: string; amount: string }) =>
		priced(`${p.who} sells ${p.percent} ${p.company}`, p.amount),
	buyShare: (p: { who: string; company: string; percent: string; amount: string; from: string }) =>
		priced(`${p.who} buys ${p.percent} ${p.company} ${p.from}`, p.amount),
	/** Which certificates, where others would do: follows the name of the company. */
	inFives: (p: { count: number }) =>
		p.count === 1 ? ' (with one 5% certificate)' : ` (with ${p.count} 5% certificates)`,
	withChange: ' (with change)',
	startCompany: (p: { who: string; company: string; amount: string }) =>
		`${p.who} starts ${p.company} at par ${p.amount}`,
	tradeDeed: (p: { who: string; seller: string; deed: string; amount: string }) =>
		`${p.who} buys ${p.deed} from ${p.seller} for ${p.amount}`,
	endTurn: (p: { who: string }) => `${p.who} ends the turn`,
	endTurnNoRoute: (p: { who: string }) => `${p.who} ends the turn without a route`,
	payIncome: (p: { amount: string }) =>
		p.amount === '' ? 'Bank pays all income' : `Bank pays ${p.amount} income`,
	collectMail: (p: { who: string; amount: string }) => `${p.who} collects ${p.amount} mail`,
	payTerrain: (p: { who: string; amount: string }) => `${p.who} pays ${p.amount} for terrain`,
	placeToken: (p: { who: string; amount: string }) => priced(`${p.who} places a token`, p.amount),
	runPay: (p: { who: string; amount: string }) => `${p.who} pays out ${p.amount}`,
	runHalf: (p: { who: string; amount: string }) => `${p.who} splits ${p.amount}`,
	runWithhold: (p: { who: string; amount: string }) => `${p.who} withholds ${p.amount}`,
	runApart: {
		pay: (p: { amount: string; trains: string }) => `pays out ${p.amount} (${p.trains})`,
		half: (p: { amount: string; trains: string }) => `splits ${p.amount} (${p.trains})`,
		withhold: (p: { amount: string; trains: string }) => `withholds ${p.amount} (${p.trains})`
	},
	noRun: (p: { who: string }) => `${p.who} does not run`,
	buyTrain: (p: { who: string; train: string; amount: string; from: string }) =>
		`${p.who} buys ${a(p.train)} ${p.from} for ${p.amount}`,
	buyTrainHelp: (p: {
		who: string;
		train: string;
		amount: string;
		from: string;
		president: string;
	}) => `${p.who} buys ${a(p.train)} ${p.from} for ${p.amount} with the ${p.president}’s help`,
	sellForTrain: (p: { who: string; company: string; percent: string; amount: string }) =>
		`${priced(`${p.who} sells ${p.percent} ${p.company}`, p.amount)} to pay for a train`,
	declareBankrupt: (p: { who: string }) => `${p.who} is bankrupt`,
	buyDeed: (p: { who: string; deed: string; amount: string; seller: string }) =>
		`${p.who} buys ${p.deed} from ${p.seller} for ${p.amount}`,
	discardTrain: (p: { who: string; train: string }) => `${p.who} gives back ${a(p.train)}`,
	stopGame: 'The game is stopped by agreement',
	correct: (p: { changes: string }) => `Correction: ${p.changes}`,
	count: (p: { who: string; amount: string }) => `Count: ${p.who} has ${p.amount}`,
	other: (p: { action: string }) => `Action ${p.action}`
};

export const changes = {
	cash: (p: { from: string; to: string; amount: string }) => `${p.amount} ${p.from} ${p.to}`,
	moved: (p: { what: string; to: string }) => `${p.what} ${p.to}`,
	marker: (p: { company: string; amount: string }) => `${p.company}’s marker to ${p.amount}`,
	markerOff: (p: { company: string }) => `${p.company}’s marker off the chart`,
	par: (p: { company: string; amount: string }) => `${p.company}’s par is ${p.amount}`,
	noPar: (p: { company: string }) => `${p.company} has no par`,
	floated: (p: { company: string }) => `${p.company} has floated`,
	operated: (p: { company: string }) => `${p.company} has operated`,
	notOperated: (p: { company: string }) => `${p.company} has not operated`,
	tokens: (p: { company: string; left: number; placed: number }) =>
		`${p.company}: ${p.left} tokens left, ${p.placed} placed`,
	phase: (p: { phase: string }) => `phase ${p.phase}`,
	round: (p: { round: string }) => `round ${p.round}`,
	turn: (p: { who: string }) => `${p.who}’s turn`,
	noTurn: 'nobody’s turn',
	priority: (p: { who: string }) => `${p.who} has the priority deal`,
	seats: (p: { who: string }) => `seats: ${p.who}`,
	name: (p: { from: string; to: string }) => `${p.from} is now ${p.to}`,
	away: (p: { who: string }) => `${p.who} is away`,
	back: (p: { who: string }) => `${p.who} is back`,
	standIn: (p: { who: string; name: string }) => `${p.name} plays for ${p.who}`,
	obsolete: (p: { train: string }) => `${p.train} is obsolete`,
	notObsolete: (p: { train: string }) => `${p.train} is not obsolete`,
	closed: (p: { company: string }) => `${p.company} is closed`,
	limit: (p: { limit: number }) => `certificate limit ${p.limit}`,
	duty: 'a pending question is dropped',
	field: (p: { what: string }) => `${p.what} set right`,
	goOn: 'the game goes on'
};

export const facts = {
	gameSetUp: 'The game is set up',
	moneyMoved: (p: { from: string; to: string; amount: string; purpose: string }) =>
		`${p.from} pays ${p.amount} ${p.to}: ${p.purpose}`,
	debtChanged: (p: { who: string; from: string; to: string }) =>
		`${p.who}’s debt from ${p.from} to ${p.to}`,
	moved: (p: { what: string; from: string; to: string }) => `${p.what} ${p.from} ${p.to}`,
	added: (p: { what: string; to: string }) => `New: ${p.what}, ${p.to}`,
	issuedChanged: (p: { company: string; from: string; to: string }) =>
		`${p.company}: ${p.from} issued, now ${p.to}`,
	companyChanged: (p: { company: string; kind: string }) =>
		`${p.company} becomes a ${p.kind} company`,
	trainTurned: (p: { from: string; to: string; where: string }) =>
		`${p.from} (${p.where}) is turned to ${p.to}`,
	orderChanged: (p: { who: string }) => `Order: ${p.who}`,
	orderClockwise: 'Order: clockwise',
	trainObsolete: (p: { train: string; where: string }) =>
		`${p.train} (${p.where}) becomes obsolete: one last run`,
	trainNotObsolete: (p: { train: string; where: string }) =>
		`${p.train} (${p.where}) is no longer obsolete`,
	parSet: (p: { company: string; amount: string }) => `${p.company}: par ${p.amount}`,
	parCleared: (p: { company: string }) => `${p.company}: par removed`,
	markerPlaced: (p: { company: string; to: string }) => `${p.company}’s marker placed at ${p.to}`,
	markerMoved: (p: { company: string; from: string; to: string }) =>
		`${p.company}’s marker from ${p.from} to ${p.to}`,
	markerRestacked: (p: { company: string; at: string }) =>
		`${p.company}’s marker stays at ${p.at}, lower in the stack`,
	markerRemoved: (p: { company: string; from: string }) =>
		`${p.company}’s marker leaves the chart (was ${p.from})`,
	markerDown: (p: { company: string }) => `${p.company}’s marker is turned face down: operated`,
	markerUp: (p: { company: string }) => `${p.company}’s marker is turned face up`,
	companyFloated: (p: { company: string }) => `${p.company} floats`,
	companyClosed: (p: { company: string }) => `${p.company} closes`,
	tokensChanged: (p: { company: string; left: number; placed: number }) =>
		`${p.company}: ${p.left} tokens left, ${p.placed} on the map`,
	runRecorded: (p: { company: string; amount: string; choice: string }) =>
		`${p.company} ran for ${p.amount}, ${p.choice}`,
	runNone: (p: { company: string }) => `${p.company} did not run`,
	mailRecorded: (p: { company: string; amount: string }) =>
		`${p.company}: mail contract worth ${p.amount}`,
	turnCompleted: (p: { company: string }) => `${p.company} has completed its turn`,
	phaseEntered: (p: { phase: string }) => `Phase ${p.phase} begins`,
	roundChanged: (p: { round: string }) => `Round ${p.round}`,
	turnChanged: (p: { who: string }) => `${p.who}’s turn`,
	noTurn: 'Nobody’s turn',
	priorityMoved: (p: { who: string }) => `Priority deal to ${p.who}`,
	bidPlaced: (p: { who: string; deed: string; amount: string }) =>
		`${p.who} bids ${p.amount} on ${p.deed}`,
	bidsCleared: (p: { deed: string }) => `Bids on ${p.deed} are given back`,
	dutyRaised: (p: { duty: string }) => `To do: ${p.duty}`,
	dutyMet: 'A pending question is answered',
	limitChanged: (p: { from: number; to: number }) => `Certificate limit from ${p.from} to ${p.to}`,
	playerRenamed: (p: { from: string; to: string }) => `${p.from} is now ${p.to}`,
	playerBankrupt: (p: { who: string }) => `${p.who} is bankrupt`,
	playerAway: (p: { who: string }) => `${p.who} is away`,
	playerBack: (p: { who: string }) => `${p.who} is back`,
	playerStandIn: (p: { who: string; name: string }) => `${p.name} plays for ${p.who}`,
	playerChanged: (p: { who: string }) => `${p.who} is changed`,
	seatsChanged: (p: { who: string }) => `Seats: ${p.who}`,
	endTriggered: (p: { reason: string }) => `The end of the game is near: ${p.reason}`,
	endWithdrawn: 'The game no longer ends',
	gameEnded: (p: { reason: string }) => `Game over: ${p.reason}`,
	gameReopened: 'The game goes on',
	counted: (p: { who: string; counted: string; expected: string }) =>
		`${p.who}: counted ${p.counted}, ledger ${p.expected}`,
	other: (p: { fact: string }) => `Fact ${p.fact}`
};

export const kinds = { major: 'major', minor: 'minor', regional: 'regional', national: 'national' };

export const choices = {
	pay: 'paid out',
	half: 'split',
	withhold: 'withheld',
	none: 'no run'
};

export const purposes = {
	startingCash: 'starting cash',
	deed: 'private',
	share: 'shares bought',
	shareSale: 'shares sold',
	capital: 'capital',
	income: 'income',
	mail: 'mail contract',
	terrain: 'terrain',
	token: 'station token',
	dividend: 'dividend',
	withheld: 'withheld',
	train: 'train',
	help: 'help to buy a train',
	treasury: 'treasury handed over',
	buyOut: 'compensation',
	forfeit: 'forfeited',
	correction: 'correction',
	loan: 'loan',
	interest: 'interest',
	other: 'other'
};

export const duties = {
	discardTrain: (p: { who: string; company: string; count: number }) =>
		p.count === 1
			? `${p.who} must give back a train of ${p.company}`
			: `${p.who} must give back ${p.count} trains of ${p.company}`,
	setPar: (p: { who: string; company: string }) => `${p.who} must set ${p.company}’s par`,
	other: (p: { who: string }) => `${p.who} must answer`
};

export const rounds = {
	stock: (p: { number: number }) => `SR ${p.number}`,
	stockLong: (p: { number: number }) => `Stock round ${p.number}`,
	operating: (p: { number: number; part: number }) => `OR ${p.number}.${p.part}`,
	operatingOf: (p: { number: number; part: number; parts: number }) =>
		`OR ${p.number}.${p.part} of ${p.parts}`,
	operatingLong: (p: { number: number; part: number }) => `Operating round ${p.number}.${p.part}`,
	over: 'Game over'
};

export const ends = {
	afterThis: (p: { reason: string }) => `Game ends after this operating round: ${p.reason}`,
	afterNext: (p: { reason: string }) => `Game ends after the next operating round: ${p.reason}`,
	afterSet: (p: { reason: string }) => `Game ends after this set of operating rounds: ${p.reason}`,
	atOnce: (p: { reason: string }) => `Game ends at once: ${p.reason}`,
	over: (p: { reason: string }) => `Game over: ${p.reason}`,
	notYet: (p: { conditions: string }) => `Ends: ${p.conditions}`,
	bankEmpty: 'bank empty',
	priceOf: (p: { amount: string }) => `a price of ${p.amount}`,
	or: ' or ',
	reasons: {
		bank: 'the bank is broken',
		price: 'a share price has reached the top',
		bankruptcy: 'a player is bankrupt',
		agreement: 'stopped by agreement',
		tieBreak: 'the tie-break round'
	}
};

export const phases = {
	next: (p: { nth: string; train: string; phase: string; effects: string }) =>
		`${p.nth} ${p.train} bought: phase ${p.phase}, ${p.effects}`,
	nth: (p: { nth: number }) =>
		['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'][p.nth - 1] ?? `No. ${p.nth}`
};

export const things = {
	bank: 'bank',
	theBank: 'the bank',
	fromBank: 'from the bank',
	toBank: 'to the bank',
	outside: 'outside',
	fromHolder: (p: { who: string }) => `from ${p.who}`,
	toHolder: (p: { who: string }) => `to ${p.who}`,
	train: (p: { type: string }) => `${p.type}-train`,
	certificate: (p: { company: string; percent: string }) => `${p.company} ${p.percent}`,
	presidentCertificate: (p: { company: string; percent: string; president: string }) =>
		`${p.company} ${p.percent} (${p.president})`,
	onlyCertificate: (p: { company: string; president: string }) => `${p.company} (${p.president})`,
	times: (p: { count: number; what: string }) => (p.count === 1 ? p.what : `${p.count} × ${p.what}`)
};

export const cardboard = {
	title: 'Move the cardboard',
	titleUndo: 'Put the cardboard back',
	earlier: 'Just before, if not yet moved',
	nothing: 'Nothing to move on the table',
	groupPhase: 'Phase',
	groupMoney: 'Money',
	groupMarkers: 'Markers',
	groupTrains: 'Trains',
	groupCertificates: 'Certificates',
	groupDeeds: 'Privates',
	groupTokens: 'Tokens',
	groupCompanies: 'Companies',
	groupCards: 'Cards',
	move: (p: { what: string; from: string; to: string }) => `${p.what}: ${p.from} → ${p.to}`,
	bankToHolder: (p: { holder: string; amount: string }) => `Bank → ${p.holder}: ${p.amount}`,
	holderToBank: (p: { holder: string; amount: string }) => `${p.holder} → bank: ${p.amount}`,
	holderToHolder: (p: { from: string; to: string; amount: string }) =>
		`${p.from} → ${p.to}: ${p.amount}`,
	marker: (p: { company: string; from: string; to: string }) => `${p.company}: ${p.from} → ${p.to}`,
	markerNew: (p: { company: string; to: string }) => `${p.company}: place it at ${p.to}`,
	markerGone: (p: { company: string; from: string }) => `${p.company}: take it off ${p.from}`,
	markerStays: (p: { company: string; at: string }) => `${p.company}: stays at ${p.at}`,
	under: (p: { company: string }) => `under ${p.company}`,
	onTopOf: (p: { company: string }) => `on top of ${p.company}`,
	turnDown: 'turn it face down',
	turnUp: 'turn it face up',
	allUp: (p: { companies: string }) => `Turn face up, each stack in one block: ${p.companies}`,
	allDown: (p: { companies: string }) => `Turn face down, each stack in one block: ${p.companies}`,
	par: (p: { company: string; amount: string }) => `${p.company}: par marker at ${p.amount}`,
	parGone: (p: { company: string }) => `${p.company}: take the par marker away`,
	obsolete: (p: { train: string; where: string }) =>
		`${p.train} of ${p.where}: mark it, one last run`,
	notObsolete: (p: { train: string; where: string }) =>
		`${p.train} of ${p.where}: take the mark away`,
	added: (p: { what: string; to: string }) => `${p.what}: from the box ${p.to}`,
	withdrawn: (p: { what: string; from: string }) => `${p.what}: ${p.from} back to the box`,
	turnTrain: (p: { from: string; to: string; where: string }) =>
		`${p.from} of ${p.where}: turn it to ${p.to}`,
	turnedCard: (p: { to: string; from: string }) => `${p.to} (${p.from} card, turned over)`,
	order: (p: { who: string }) => `Order cards: ${p.who}`,
	tokenPlaced: (p: { company: string; count: number }) =>
		p.count === 1
			? `${p.company}: one token from the charter to the map`
			: `${p.company}: ${p.count} tokens from the charter to the map`,
	tokenBack: (p: { company: string; count: number }) =>
		p.count === 1
			? `${p.company}: one token from the map to the charter`
			: `${p.company}: ${p.count} tokens from the map to the charter`,
	tokensNow: (p: { company: string; left: number }) =>
		`${p.company}: ${p.left === 1 ? 'one token' : `${p.left} tokens`} on the charter`,
	floated: (p: { company: string }) => `${p.company} has floated: charter and tokens in play`,
	unfloated: (p: { company: string }) => `${p.company} has not floated: charter back`,
	closed: (p: { company: string }) => `${p.company}: charter and tokens out of the game`,
	reopened: (p: { company: string }) => `${p.company}: charter and tokens back in play`,
	priority: (p: { who: string }) => `Priority deal card → ${p.who}`,
	phase: (p: { phase: string }) => `Phase ${p.phase}`
};
