/** English words of the frame around a game: app, navigation, home, settings, storage, errors. */

export const app = {
	name: 'Paymaster',
	tagline: 'The banker for 18xx games on a real table',
	loading: 'Loading …',
	back: 'Back',
	close: 'Close',
	cancel: 'Cancel',
	confirm: 'Confirm',
	done: 'Done',
	more: 'More',
	less: 'Less',
	menu: 'Menu',
	add: 'Add',
	remove: 'Remove',
	edit: 'Edit',
	change: 'Change',
	save: 'Save',
	search: 'Search',
	none: 'None',
	yes: 'Yes',
	no: 'No',
	nothing: 'nothing',
	nobody: 'nobody',
	undo: 'Undo',
	redo: 'Redo',
	undoWhat: (p: { what: string }) => `Undo: ${p.what}`,
	redoWhat: (p: { what: string }) => `Redo: ${p.what}`,
	nothingToUndo: 'Nothing to undo',
	nothingToRedo: 'Nothing to redo',
	why: 'Why?',
	details: 'Details',
	dismiss: 'Dismiss',
	copy: 'Copy',
	copied: 'Copied',
	download: 'Download',
	today: 'Today',
	skipToContent: 'Skip to the table'
};

export const nav = {
	views: 'Views',
	table: 'Table',
	chart: 'Chart',
	journal: 'Journal',
	score: 'Score',
	trains: 'Trains and phases',
	rules: 'Rules',
	players: 'Players',
	companies: 'Companies',
	depot: 'Depot',
	settings: 'Settings',
	games: 'Saved games',
	display: 'Second screen',
	bigView: 'Big view',
	turnAround: 'Turn it around',
	backToTable: 'Back to the table'
};

export const home = {
	newGame: 'New game',
	importFile: 'Import a file',
	noGames: 'No games yet',
	noGamesHint: 'Start one; it is kept on this device, with or without a network.',
	unfinished: 'Unfinished on this device',
	finished: 'Finished',
	exportGame: 'Export',
	deleteGame: 'Delete',
	deleteQuestion: (p: { name: string }) => `Delete “${p.name}” from this device?`,
	players: (p: { count: number }) => `${p.count} players`,
	entries: (p: { count: number }) => (p.count === 1 ? '1 entry' : `${p.count} entries`),
	importFailed: 'This file is no game of Paymaster, or it is damaged.',
	imported: (p: { name: string }) => `“${p.name}” is imported.`,
	fromPosition: 'Start from a position'
};

export const settings = {
	title: 'Settings',
	language: 'Language',
	theme: 'Appearance',
	themeLight: 'Light',
	themeDark: 'Dark',
	themeSystem: 'As the device',
	textSize: 'Text size',
	textNormal: 'Normal',
	textLarge: 'Large',
	textLarger: 'Larger',
	keepAwake: 'Keep the screen awake',
	keepAwakeHint: 'while a game is open',
	keepAwakeMissing: 'not in this browser: let the device itself stay on longer',
	clock: 'Turn clock',
	clockHint: 'counts up, can be paused, no penalties',
	showWorth: 'Show what players are worth',
	data: 'Data on this device',
	dataHint:
		'All games live in this browser on this device. Export a game to keep a copy elsewhere.',
	storageUsed: (p: { used: string; quota: string }) => `${p.used} of ${p.quota} used`,
	keepData: 'Ask the browser to keep the data',
	dataKept: 'The browser keeps the data until you delete it.',
	dataMayGo: 'The browser may clear the data when space runs out.',
	version: (p: { version: string }) => `Version ${p.version}`
};

export const storage = {
	saving: 'Saving …',
	failed: 'This entry could not be saved. Nothing was booked; try again.',
	full: 'The device has no room left. Nothing was booked; free some space, then try again.',
	noRoom: 'The device has no room left. Nothing was changed; free some space, then try again.',
	unchanged: 'That did not work. Nothing was changed; try again, or reload the page.',
	silent:
		'The store of the browser does not answer. Close other windows of the app, then reload this one.',
	erased:
		'This game is no longer on this device: it was erased, or the browser cleared its data. Nothing was booked. Export it now to keep it.',
	newerStore: 'A newer version of the app keeps the games here now. Reload the page to get it.',
	closed: 'The store was closed by the browser. Reload the page; everything saved is still there.',
	unavailable:
		'This browser does not let the app keep data (private window?). A game cannot be saved here.',
	reload: 'Reload',
	exportNow: 'Export now',
	otherTab: 'This game is open in another window, which writes. This one follows along.',
	takeOver: 'Write here instead',
	takenOver: 'Another window has taken over this game.',
	newerVersion: 'This game was saved by a newer version of the app. Update the app to open it.',
	damaged: 'This game cannot be read completely.',
	notFound: 'There is no such game on this device.'
};

export const update = {
	available: 'A new version is ready.',
	accept: 'Update now',
	later: 'Later',
	hint: 'Your games stay as they are.',
	offlineReady: 'Ready for use without a network',
	notOffline: 'Offline use is not available in this browser or at this address.',
	install: 'Install',
	installHint: 'Put it on the home screen: it starts faster and its data is kept more safely.',
	installMenu: 'In this browser: its menu, then “Install” or “Add to Home screen”.',
	installStepShare: 'Tap the Share button of Safari.',
	installStepAdd: 'Choose “Add to Home Screen”, then Add. Open it from there once while online.'
};

export const errors = {
	title: 'Something went wrong',
	unexpected: 'The app ran into a fault and cannot show this. Every entry booked so far is safe.',
	notFound: 'This page does not exist.',
	goHome: 'To your games',
	reload: 'Reload the page',
	stuck:
		'The app does not know how to go on from this table. Undo, or set right what was corrected last.',
	invariant: 'This entry would unbalance the books, so it was not made. That is a fault of the app.'
};
