/** English words of files that cannot be taken in, and of backups: what is wrong, entry by entry. */

/** `at`: where in the file; `title`: the unknown one. */
type Sentence = (details: Readonly<Record<string, string | number>>) => string;

const problems: Readonly<Record<string, Sentence>> = {
	'too-large': () => 'The file is too large for a game.',
	'not-json': () => 'The file is not a game file, or only a part of one.',
	'not-a-save': () => 'The file is not a game of Paymaster.',
	'newer-format': () =>
		'The file was written by a newer version of Paymaster. Update first; the file stays as it is.',
	'unknown-format': () => 'The file does not say which version wrote it.',
	'wrong-checksum': () => 'The file was changed or damaged after it was written.',
	'too-deep': () => 'The file is nested too deeply for a game.',
	'too-many-values': () => 'The file holds more than a game can.',
	'text-too-long': () => 'A text in the file is too long.',
	'not-a-whole-number': () => 'A figure in the file is not a whole number.',
	'forbidden-name': () => 'The file uses a name that is not allowed.',
	'wrong-shape': ({ at = '' }) =>
		at === ''
			? 'Something is missing or of the wrong kind.'
			: `Something is missing or of the wrong kind at ${at}.`,
	'unknown-title': ({ title = '' }) => `This app does not know the title “${title}”.`,
	'wrong-players': () => 'The number of players does not fit the title.',
	'wrong-start': () => 'The position it starts from does not add up.',
	'entry-twice': () => 'it is in the file twice.',
	'entry-without-parent': () => 'the entry before it is missing.',
	'entry-misfit': () => 'what it moves was not where it should have been.',
	'entry-breach': () => 'after it, money or certificates would not add up.',
	'position-unknown': () => 'The entry the game stands at is missing.',
	'position-off-line': () => 'The entry the game stands at is on another line of play.',
	unplayable: () => 'the table after it cannot be played on.'
};

export const saving = {
	/** Which game of the file, and why not. */
	refused: (p: { reason: string }) => `Not imported. ${p.reason}`,
	refusedOf: (p: { number: number; reason: string }) =>
		`Game ${p.number} of the file is not imported. ${p.reason}`,
	entry: (p: { number: number; reason: string }) => `Entry ${p.number}: ${p.reason}`,
	nothingChanged: 'The games on this device are untouched.',
	problems,

	/* backups at the end of a round */
	backupOffer: 'The round is over. Save a copy outside this browser?',
	backupOfferOld: 'This game has not been saved outside this browser for a while.',
	backupTap: 'Save a copy',
	backupAsk: (p: { name: string }) => `Allow writing to ${p.name} again`,
	backupFailed: (p: { name: string }) => `${p.name} could not be written.`,
	notNow: 'Not now'
};
