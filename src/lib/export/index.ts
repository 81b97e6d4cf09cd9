/**
 * What people take home: tables, texts, a sheet of paper, a picture. Everything but painting is pure: it
 * takes its words as an argument and runs without a screen.
 */
export { csv, csvField, CSV_TYPE, SEPARATOR, type CsvField } from './csv';
export {
	dayOf,
	duration,
	gameTitle,
	localTime,
	roundName,
	stateOf,
	type GameOnPaper
} from './game-on-paper';
export { historyCsv } from './history-csv';
export { ledgerCsv } from './ledger-csv';
export { PNG_TYPE, pngOf } from './paint-picture';
export { resultPicture } from './picture';
export { niceScale } from './picture-chart';
export type { Picture, Shape } from './picture-shapes';
export { scoresCsv } from './scores-csv';
export { scoreSheet, sharesOf, type ScoreSheet, type SheetRow } from './score-sheet';
export { companyStyle, playerStyle, spread, type SeriesStyle, type Shade } from './series-style';
export { playLog, scoresText, TEXT_TYPE } from './texts';
