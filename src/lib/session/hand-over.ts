/**
 * Files on their way out of the browser: what they are called, and out through the share sheet where there
 * is one, else as a download. Apart from what writes them, which the list of games does without.
 */

export interface OutFile {
	readonly name: string;
	readonly content: string | Blob;
	readonly type: string;
}

/** What a file of ours is to the browser. */
const FILE_TYPE = 'application/json';

/** One game or all of them, as *Import* takes it. */
export interface GameFile {
	readonly name: string;
	readonly text: string;
}

export const outFile = ({ name, text }: GameFile): OutFile => ({
	name,
	content: text,
	type: FILE_TYPE
});

/** A name any file system takes: "18mex-friday-2026-11-16-scores.csv". */
export function fileName(parts: readonly string[], ending: string): string {
	return `${
		parts
			.map(plain)
			.filter((part) => part !== '')
			.join('-') || 'paymaster'
	}.${ending}`;
}

/** Letters and digits of any script; everything else could trouble a file system. */
function plain(part: string): string {
	return part
		.normalize('NFC')
		.replace(/[^\p{L}\p{N}]+/gu, '-')
		.replace(/^-+|-+$/g, '')
		.slice(0, 60)
		.toLowerCase();
}

export type HandedOver = 'shared' | 'saved' | 'cancelled' | 'failed';

type Sharing = Partial<Pick<Navigator, 'share' | 'canShare'>>;

export async function handOver(
	file: OutFile,
	share: Sharing = navigator,
	save: (file: OutFile) => void = download
): Promise<HandedOver> {
	const shared = new File([file.content], file.name, { type: file.type });
	if (share.share && share.canShare?.({ files: [shared] })) {
		try {
			await share.share({ files: [shared], title: file.name });
			return 'shared';
		} catch (error) {
			// A sheet that was put away is an answer.
			if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
			// Some devices promise to share files and then refuse: a download still works.
		}
	}
	try {
		save(file);
		return 'saved';
	} catch {
		return 'failed';
	}
}

/** Into the browser's own list of downloads. */
export function download({ name, content, type }: OutFile): void {
	const url = URL.createObjectURL(new Blob([content], { type }));
	const link = document.createElement('a');
	link.href = url;
	link.download = name;
	link.click();
	// The download has its own hold on the data once it has begun; a slow tablet takes a while to begin.
	setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
