/** Handing a file over: through the share sheet where there is one, else as a download. */

export interface OutFile {
	readonly name: string;
	readonly content: string | Blob;
	readonly type: string;
}

/** A name any file system takes: "18mex-friday-2026-11-16-scores.csv". */
export function fileName(parts: readonly string[], ending: string): string {
	const plain = parts
		.map((part) =>
			part
				.normalize('NFC')
				.replace(/[^\p{L}\p{N}]+/gu, '-')
				.replace(/^-+|-+$/g, '')
				.toLowerCase()
		)
		.filter((part) => part !== '');
	return `${plain.join('-').slice(0, 80) || 'paymaster'}.${ending}`;
}

export type HandedOver = 'shared' | 'saved' | 'cancelled' | 'failed';

type Sharing = Pick<Navigator, 'share' | 'canShare'>;

export async function handOver(
	file: OutFile,
	share: Partial<Sharing> = navigator,
	save: (file: OutFile) => void = download
): Promise<HandedOver> {
	const shared = new File([file.content], file.name, { type: file.type });
	if (share.share && share.canShare?.({ files: [shared] })) {
		try {
			await share.share({ files: [shared], title: file.name });
			return 'shared';
		} catch (error) {
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

function download(file: OutFile): void {
	const url = URL.createObjectURL(new Blob([file.content], { type: file.type }));
	const link = document.createElement('a');
	link.href = url;
	link.download = file.name;
	link.click();
	// The download has its own hold on the data once it has begun.
	setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
