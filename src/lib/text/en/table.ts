/** English words of the table: header, players, companies, chart, depot, pages of one thing. */

export const header = {
	bank: 'Bank',
	balanced: 'balanced',
	audit: 'Check the books',
	recount: 'Count on the table',
	phase: (p: { phase: string }) => `Phase ${p.phase}`,
	yellow: 'yellow',
	green: 'green',
	brown: 'brown',
	gray: 'gray',
	undoHint: 'Hold for a list',
	ends: 'When the game ends'
};

export const table = {
	players: 'Players',
	companies: 'Companies',
	companiesInOrder: 'Companies in operating order',
	company: 'Company',
	companyAndPresident: (p: { president: string }) => `Company, ${p.president}`,
	price: 'Price',
	par: 'Par',
	parAt: (p: { amount: string }) => `par ${p.amount}`,
	noPar: 'no par yet',
	notFloated: 'not floated',
	treasury: 'Treasury',
	trains: 'Trains',
	trainsLimit: (p: { limit: number }) => `Trains, limit ${p.limit}`,
	noTrain: 'no train',
	tokensLeft: 'Tokens left',
	tokensLeftOf: (p: { left: number; all: number }) => `${p.left} of ${p.all} tokens left`,
	shares: 'Shares',
	lastRun: 'Last run',
	paid: 'paid',
	half: 'half',
	kept: 'kept',
	noRun: 'no run',
	firstTurn: 'first turn',
	operated: 'operated',
	operatesNow: 'operating now',
	closed: 'closed',
	cash: 'Cash',
	spendable: 'Spendable',
	inBids: 'In bids',
	free: 'free',
	certificates: 'Certificates',
	certificatesShort: (p: { count: number; limit: number }) => `${p.count}/${p.limit} certs`,
	overLimit: 'over the limit',
	worth: 'Worth',
	worthShort: 'worth',
	showWorth: 'Show worth',
	hideWorth: 'Hide worth',
	holdings: 'Holdings',
	privates: 'Privates',
	minors: 'Minors',
	owner: 'Owner',
	seat: (p: { seat: number }) => `Seat ${p.seat}`,
	priorityDeal: 'Priority deal',
	priorityShort: 'PD',
	away: 'away',
	standIn: (p: { name: string }) => `${p.name} plays`,
	bankrupt: 'bankrupt',
	order: (p: { place: number }) => `${p.place}. in order`,
	debt: 'Debt',
	debtOf: (p: { player: string }) => `Debt of ${p.player}`,
	value: 'Value'
};

export const chart = {
	title: 'Stock chart',
	hint: 'The top of a stack runs first',
	cell: (p: { amount: string }) => `Cell ${p.amount}`,
	position: (p: { row: number; column: number }) => `row ${p.row}, column ${p.column}`,
	stack: 'Stack, top first',
	runsFirst: 'runs first',
	empty: 'No marker here',
	operatingOrder: 'Operating order',
	operatedOf: (p: { done: number; all: number }) => `${p.done} of ${p.all} done`,
	operated: 'operated',
	now: 'now',
	onTop: 'on top',
	below: (p: { company: string }) => `below ${p.company}`,
	parCell: 'par cell',
	freeZone: 'free: not counted for the certificate limit',
	endCell: 'game ends',
	faceDown: 'face down: has operated',
	selected: 'selected',
	full: 'Full chart'
};

export const depot = {
	title: 'Depot',
	left: (p: { count: number }) => `${p.count} left`,
	unlimited: 'unlimited',
	limitMinors: (p: { limit: number }) => `minors ${p.limit}`,
	soldOut: 'sold out',
	faceValue: 'Face value',
	limit: (p: { limit: number }) => `limit ${p.limit}`,
	limitOf: (p: { company: string; limit: number }) => `${p.company} ${p.limit}`,
	rustsNext: 'rusts with the next phase',
	rustsIn: (p: { phase: string }) => `rusts in phase ${p.phase}`,
	permanent: 'permanent',
	obsolete: 'one last run',
	discarded: 'Given back',
	phases: 'Phases',
	currentPhase: 'current phase',
	effects: 'What it changes',
	operatingRounds: (p: { count: number }) =>
		p.count === 1 ? '1 operating round' : `${p.count} operating rounds`,
	outlook: 'Train outlook',
	outlookHint: 'After the next phase change',
	trainless: 'without a train',
	keeps: (p: { trains: string }) => `keeps ${p.trains}`,
	cheapest: (p: { train: string; amount: string }) => `cheapest: ${p.train} for ${p.amount}`,
	shortfall: (p: { player: string; amount: string }) => `${p.player} lacks ${p.amount}`,
	canRaise: (p: { amount: string }) => `can raise ${p.amount}`,
	cannotRaise: 'cannot be raised'
};

export const player = {
	ledger: 'Ledger',
	canRaise: 'Could be raised now',
	canRaiseHint: 'an estimate: the best legal sale of each company alone',
	canBuy: 'Could be bought now',
	presidencies: 'Presidencies',
	balance: 'Balance',
	noEntries: 'No entries yet',
	correct: 'Correct something'
};

export const company = {
	revenueHistory: 'Revenue history',
	home: 'Home',
	owners: 'Who holds the shares',
	turns: (p: { count: number }) => (p.count === 1 ? '1 turn so far' : `${p.count} turns so far`),
	nextToken: (p: { amount: string }) => `next token ${p.amount}`
};

export const crib = {
	title: 'Rules crib',
	search: 'Search sections and words',
	noHit: 'No rule found',
	edition: (p: { edition: string }) => `Rulebook ${p.edition}`,
	options: 'Options in this game',
	standard: (p: { value: string }) => `rulebook: ${p.value}`
};

export const display = {
	title: 'Second screen',
	following: 'Follows live',
	open: 'Open a second window'
};

export const welcomeBack = {
	title: 'Where were we?',
	lastEntries: 'The last entries',
	turnOf: (p: { who: string }) => `It is ${p.who}’s turn`,
	pending: 'Still to do',
	goOn: 'Go on'
};

export const clock = {
	title: 'Clock',
	pause: 'Pause',
	resume: 'Go on',
	total: 'Total'
};
