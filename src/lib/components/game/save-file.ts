/** Hands a file to the browser's download list. */
import { FILE_TYPE, type GameFile } from '$lib/session';

export function saveFile(file: GameFile): void {
	const url = URL.createObjectURL(new Blob([file.text], { type: FILE_TYPE }));
	const link = document.createElement('a');
	link.href = url;
	link.download = file.name;
	link.click();
	// The download has its own hold on the data once it has begun.
	setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
