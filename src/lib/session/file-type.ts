/** What a file of ours is to the browser; apart from its writer, which the list of games does without. */
export const FILE_TYPE = 'application/json';

export interface GameFile {
	readonly name: string;
	readonly text: string;
}
