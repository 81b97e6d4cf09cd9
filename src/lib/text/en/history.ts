/** English words of the record: standings in play, history, files, the sheets of paper. */

export const history = {
	/* the page */
	title: 'History',
	back: 'Back to the score',
	measure: 'What is shown',
	worth: 'Worth',
	revenue: 'Revenue',
	prices: 'Prices',
	chart: 'Chart',
	tableView: 'Table of the same figures',
	shown: 'Companies shown',
	nothingYet: 'Nothing to show before the first round is over.',
	noChart: 'This browser cannot draw the chart; the table has the same figures.',
	phaseMark: (p: { phase: string }) => `phase ${p.phase}`,
	phaseHint: 'Dotted uprights: a phase begins in that round.',
	paidOut: 'paid',
	chartOf: (p: { what: string; lines: string }) => `Chart: ${p.what}. ${p.lines}`,

	/* columns, also those of the files */
	round: 'Round',
	phase: 'Phase',
	bank: 'Bank',
	start: 'Set-up',
	worthOf: (p: { name: string }) => `Worth of ${p.name}`,
	cashOf: (p: { name: string }) => `Cash of ${p.name}`,
	revenueOf: (p: { name: string }) => `${p.name} revenue`,
	paidOf: (p: { name: string }) => `${p.name} paid out`,
	priceOf: (p: { name: string }) => `${p.name} price`,
	entry: 'Entry',
	time: 'Time',
	what: 'What',
	from: 'From',
	to: 'To',
	amount: 'Amount',
	purpose: 'Purpose',
	about: 'About',
	rule: 'Rule',
	opening: 'Opening balance',

	/* standings in play */
	couldRaise: (p: { amount: string }) => `could raise ${p.amount}`,
	raiseHint:
		'Estimate: cash and the best legal sale of each company alone. One sale changes what the next brings.',
	bankSets: (p: { amount: string; count: number }) =>
		p.count === 0
			? `The last set of operating rounds paid ${p.amount}: the bank does not last for another like it`
			: `The last set of operating rounds paid ${p.amount}: enough for ${p.count} more like it`,
	stepsToGo: (p: { company: string; count: number }) =>
		p.count === 0
			? `${p.company} stands on the last space`
			: `${p.company} is ${p.count} ${p.count === 1 ? 'step' : 'steps'} from the last space`,

	/* the end */
	duration: (p: { hours: number; minutes: number }) =>
		p.hours === 0 ? `${p.minutes} minutes` : `${p.hours} h ${p.minutes} min`,
	timeAtTurn: 'Time at turn',
	dividend: (p: { company: string; amount: string; round: string }) =>
		`${p.company} paid ${p.amount} in ${p.round}`,
	phaseBy: (p: { phase: string; who: string }) => `Phase ${p.phase}: ${p.who}`,
	lost: (p: { company: string; from: string; to: string; round: string }) =>
		`${p.company}: ${p.from} to ${p.to}, ${p.round}`,
	noneLost: 'No presidency changed hands.',

	/* files */
	playLog: 'Play log for BG Stats or BGG',
	game: 'Game',
	date: 'Date',
	minutes: 'Minutes',
	won: 'won',
	comment: 'Comment'
};

export const paper = {
	sheetTitle: 'Score sheet',
	number: '#',
	value: 'Value',
	price: 'Share price',
	finalPrice: 'Final share price',
	all: 'All players',
	company: 'Company',
	paidLast: 'Paid out in the last rounds, already in the cash',
	paperSize: 'Paper',
	a4: 'A4',
	letter: 'Letter',
	print: 'Print or save as PDF',
	printedFrom: (p: { count: number; day: string | null }) =>
		p.day === null ? `After entry ${p.count}` : `After entry ${p.count}, ${p.day}`
};

export const packing = {
	sheet: 'Sheet',
	check: 'Check',
	mode: 'Sheet or check',
	whoIsNext: 'Whose turn',
	players: 'What the players have',
	companies: 'Charters',
	chart: 'Markers on the chart, top of the stack first',
	bankAndPiles: 'Bank and what lies beside it',
	own: 'What only this game has',
	bids: 'Bids on the table',
	unsold: 'Not sold yet',
	trainsAt: (p: { place: string }) => `Trains: ${p.place}`,
	ownShares: (p: { shares: string }) => `unsold ${p.shares}`,
	faceDown: 'turned over',
	tokens: (p: { left: number; placed: number }) =>
		`tokens: ${p.left} on the charter, ${p.placed} on the map`,
	exchange: (p: { count: number }) => `${p.count} for exchange`,
	treasury: (p: { amount: string }) => `treasury ${p.amount}`,
	noTrains: 'without trains',
	cell: (p: { value: string; row: number; column: number }) =>
		`${p.value} (row ${p.row}, column ${p.column})`,
	limit: (p: { limit: number }) => `Certificate limit ${p.limit}`,
	step: (p: { at: number; of: number }) => `${p.at} of ${p.of}`,
	differs: 'Something differs: count it at the table, or correct it from the table’s menu.',
	done: 'The table is as it was. Play on.',
	backToTable: 'To the table',
	again: 'Check once more',
	photo: 'Photograph the map as well: the app does not know where the track lies.',
	offer: 'Lay the table out again step by step'
};
