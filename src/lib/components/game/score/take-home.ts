/** Every file of the score page: its name, and how it is made when somebody asks for it. */
import {
	CSV_TYPE,
	dayOf,
	historyCsv,
	ledgerCsv,
	playLog,
	PNG_TYPE,
	pngOf,
	resultPicture,
	scoresCsv,
	scoresText,
	TEXT_TYPE,
	type GameOnPaper
} from '$lib/export';
import { fileName, type OutFile } from '$lib/session';

export type FileKind = 'scores' | 'text' | 'playLog' | 'history' | 'ledger' | 'picture';

export async function fileOf(kind: FileKind, game: GameOnPaper): Promise<OutFile> {
	const named = (what: string, ending: string) =>
		fileName([game.title.id, game.name, dayOf(game) ?? '', what], ending);
	switch (kind) {
		case 'scores':
			return { name: named('scores', 'csv'), content: scoresCsv(game), type: CSV_TYPE };
		case 'history':
			return { name: named('history', 'csv'), content: historyCsv(game), type: CSV_TYPE };
		case 'ledger':
			return { name: named('ledger', 'csv'), content: ledgerCsv(game), type: CSV_TYPE };
		case 'text':
			return { name: named('scores', 'txt'), content: scoresText(game), type: TEXT_TYPE };
		case 'playLog':
			return { name: named('play-log', 'txt'), content: playLog(game), type: TEXT_TYPE };
		case 'picture': {
			const content = await pngOf(resultPicture(game));
			return { name: named('result', 'png'), content, type: PNG_TYPE };
		}
	}
}
