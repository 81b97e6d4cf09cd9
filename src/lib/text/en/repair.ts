/** English words of looking back and setting right: journal, corrections, rewriting, what-if. */

export const journal = {
	title: 'Journal',
	search: (p: { count: number }) => `Search ${p.count} entries`,
	filterAll: 'All',
	filterMoney: 'Money',
	filterShares: 'Shares',
	filterTrains: 'Trains',
	filterCorrections: 'Corrections',
	filterWho: 'Company or player',
	noEntries: 'Nothing has been booked yet',
	noHit: 'No entry fits the filter',
	entry: (p: { number: number }) => `Entry ${p.number}`,
	entriesRange: (p: { from: number; to: number }) => `entries ${p.from} to ${p.to}`,
	postings: 'Postings',
	action: 'Action',
	entered: 'Entered',
	rules: 'Rules',
	facts: 'What was booked',
	because: 'because',
	becauseOf: (p: { what: string }) => `because: ${p.what}`,
	edited: 'edited',
	corrected: 'correction',
	forced: 'forced',
	kept: 'kept as it happened',
	was: (p: { what: string }) => `was: ${p.what}`,
	reason: 'Reason',
	undone: 'undone',
	editEntry: 'Edit this entry',
	insertBefore: 'Insert before it',
	removeEntry: 'Remove it',
	lookThen: 'Look at the table then',
	backToHere: 'Undo to here',
	nothingDeleted:
		'Nothing is ever deleted. Edits decide later entries again and show what changes before you accept.',
	otherLines: 'Earlier lines of play',
	bringBack: 'Bring this line back',
	oldRules: 'Today’s rules would decide this entry differently; it stays as it happened.'
};

export const travel = {
	banner: (p: { number: number }) => `The table as it was after entry ${p.number}`,
	readOnly: 'Looking only: nothing can be booked here.',
	backToNow: 'Back to now',
	earlier: 'Earlier',
	later: 'Later',
	undoToHere: 'Undo to here'
};

export const whatIf = {
	banner: 'What if: nothing here is booked',
	start: 'Try it out',
	steps: (p: { count: number }) => (p.count === 1 ? '1 step' : `${p.count} steps`),
	discard: 'Throw it away',
	differences: 'What would be different'
};

export const correct = {
	title: 'Correct',
	hint: 'Books exactly this; nothing else follows from it.',
	what: 'What is wrong?',
	cash: 'Cash',
	certificate: 'Certificate',
	train: 'Train',
	deed: 'Private',
	marker: 'Marker',
	par: 'Par',
	floated: 'Floated',
	operated: 'Operated',
	tokens: 'Tokens',
	phase: 'Phase',
	round: 'Round',
	turn: 'Turn',
	priority: 'Priority deal',
	seats: 'Seats',
	name: 'Name',
	away: 'Away',
	duty: 'Pending question',
	goOn: 'Reopen the game',
	from: 'From',
	to: 'To',
	amount: 'Amount',
	stackPlace: 'Place in the stack',
	book: 'Book the correction',
	reason: 'Reason',
	reasonMiscounted: 'miscounted',
	reasonForgotten: 'forgotten',
	reasonAgreed: 'agreed at the table',
	reasonHouseRule: 'house rule',
	reasonOther: 'other',
	reasonText: 'In words, if you like',
	reasonNeeded: 'Choose a reason.'
};

export const count = {
	title: 'Count on the table',
	whose: 'Whose money?',
	counted: 'Counted',
	ledgerSays: (p: { amount: string }) => `The ledger says ${p.amount}`,
	agrees: 'It agrees.',
	tooMuch: (p: { amount: string }) => `${p.amount} more than in the ledger`,
	tooLittle: (p: { amount: string }) => `${p.amount} less than in the ledger`,
	lastEntries: 'Last entries that touched it',
	against: 'Book the difference against',
	book: (p: { amount: string }) => `Book ${p.amount}`,
	keep: 'Only note it',
	bankOnly: 'A count of the bank only reports; count the others to find the difference.'
};

export const override = {
	title: 'Against the rules',
	impossible: 'This cannot be done at all.',
	illegal: 'The rules forbid this. You may force it if the table agrees.',
	force: 'Force it',
	forceHint: 'The reason is kept in the journal.',
	reason: 'Why does the table allow it?',
	forced: 'forced by the banker'
};

export const rewrite = {
	title: 'Change the past',
	change: 'Change',
	insert: 'Insert',
	remove: 'Remove',
	preview: 'What this changes',
	nothingElse: 'Nothing else changes.',
	differences: 'Different in the end',
	laterDifferent: 'Later entries that turn out differently',
	laterMisfit: 'Later entries that no longer fit',
	drop: 'Drop it',
	adjust: 'Adjust it',
	keep: 'Keep it as it happened',
	accept: 'Accept the new line',
	discard: 'Leave everything as it was',
	unresolved: (p: { count: number }) =>
		p.count === 1 ? '1 entry still to decide' : `${p.count} entries still to decide`,
	before: 'before',
	after: 'after',
	oldLineKept: 'The old line of play is kept and can be brought back.'
};

export const position = {
	title: 'Start from a position',
	hint: 'Enter what lies on the table; the bank is what remains.',
	players: 'Players and cash',
	companies: 'Companies',
	holdings: 'Holdings',
	prices: 'Prices and stacks',
	trains: 'Trains',
	privates: 'Privates',
	phase: 'Phase',
	round: 'Round and turn',
	bankRemainder: (p: { amount: string }) => `The bank then has ${p.amount}`,
	notPlaced: 'Not placed yet',
	allPlaced: 'Everything is placed.',
	start: 'Play on from here'
};

export const audit = {
	title: 'The books',
	sound: 'Everything adds up.',
	unsound: 'Something does not add up:',
	players: 'Players',
	treasuries: 'Treasuries',
	bank: 'Bank',
	outside: 'Outside the box',
	total: 'Total',
	constant: (p: { total: string }) => `All money makes ${p.total}`,
	olderRules: 'Entries that today’s rules would decide differently'
};
