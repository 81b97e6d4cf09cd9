/** English words of the banker's desk: crowded tables, early turns, home, set-up, breaks. */

export const desk = {
	/* a crowded table */
	operatedCount: (p: { count: number }) => `Operated ${p.count}`,
	laterCount: (p: { count: number }) => `Later ${p.count}`,
	showAll: 'show all',
	everybodys: 'Everybody’s companies',
	byPresident: (p: { president: string }) => `By ${p.president}`,
	andMore: (p: { count: number }) => `and ${p.count} more`,
	outOf: (p: { count: number; limit: number }) => `${p.count} of ${p.limit}`,

	/* a turn filled in early */
	parkHint:
		'Nothing is booked now. When the turn comes, this opens filled in and is checked again.',
	parkKeep: 'Keep it for the turn',
	checkParked: (p: { amount: string }) => `Check the run of ${p.amount}`,

	/* a train that must be bought */
	stillMissing: 'Still missing',
	enough: 'enough',
	cashOf: (p: { player: string }) => `Cash of ${p.player}`,
	oncePhase: (p: { phase: string }) => `Once phase ${p.phase} has begun`,
	treasuryPays: 'the treasury can pay',

	/* undo */
	undoListHint: 'Nothing is lost: what is undone can be redone.',
	/** This entry and everything after it; "undo to here" leaves the entry itself in force. */
	undoFromHere: 'Undo from here',

	/* home */
	bin: 'Bin',
	binHint: 'Games stay here for thirty days.',
	restore: 'Restore',
	erase: 'Erase for good',
	eraseQuestion: (p: { name: string }) => `Erase “${p.name}” for good?`,
	eraseHint: 'It cannot be brought back.',
	binnedHint: 'It goes to the bin and can be restored for thirty days.',
	toBin: 'Into the bin',
	exists: (p: { name: string }) => `“${p.name}” is already here`,
	existsHint: 'The file and the game on this device may have gone on differently.',
	keepBoth: 'Keep both',
	existsFile: (p: { entries: string; when: string }) => `In the file: ${p.entries}, ${p.when}`,
	existsHere: (p: { entries: string; when: string }) => `On this device: ${p.entries}, ${p.when}`,
	replace: 'Replace it by the file',
	replaceHint: 'What only this device has goes to the bin.',
	backupOld: (p: { name: string }) =>
		`“${p.name}” has not been saved outside this browser for a while.`,
	backupNow: 'Back up all games',
	backupDone: 'Backed up.',
	backupFile: 'Keep a backup file up to date',
	backupFileNow: (p: { name: string }) => `Backs up to ${p.name}`,
	backupStop: 'Stop backing up',
	backupByHand:
		'This browser cannot keep one backup file up to date: every backup is a file of its own.',
	binned: (p: { name: string }) => `“${p.name}” is in the bin.`,
	safe: 'How safe the games are',
	unknownSafety: 'This browser does not say whether it keeps the data.',

	/* a new game */
	houseSearch: 'Search house rules',
	houseShow: (p: { count: number }) => `All ${p.count} house rules`,
	houseChanged: (p: { count: number }) => (p.count === 1 ? '1 changed' : `${p.count} changed`),
	houseOnline: 'check against your box',
	houseGuess: 'not known: take it from your box',
	houseUnsure: (p: { count: number }) =>
		p.count === 1 ? '1 to check against your box' : `${p.count} to check against your box`,
	houseRow: 'row',
	housePlace: 'place',
	setUpHint: 'Lay this out, then begin.',
	setUpDone: 'Everything lies ready',
	setUpTrain: (p: { count: number; train: string; amount: string }) =>
		`${p.count} × ${p.train} at ${p.amount}`,
	setUpDeeds: 'Privates in order',
	setUpCompanies: 'Charters, tokens and certificates',
	setUpLimit: (p: { limit: number }) => `Certificate limit ${p.limit}`,
	setUpPhase: (p: { phase: string }) => `Phase card: ${p.phase}`,

	/* a second screen */
	asTable: 'Table',
	asBig: 'Big'
};
