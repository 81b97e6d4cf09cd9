/** What the engine's source says it can refuse, post and book, so that new things need words. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findTitle } from '$engine';

const engine = fileURLToPath(new URL('../../src/lib/engine', import.meta.url));

export interface Found {
	/** The title's folder, or null for what all titles share. */
	readonly title: string | null;
	readonly code: string;
}

/** A title counts from the day it is in the registry; its folder bears its id. */
function sources(): { title: string | null; text: string }[] {
	return readdirSync(engine, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.ts'))
		.map((file) => ({
			title: /^titles[\\/]([^\\/]+)[\\/]/.exec(file)?.[1] ?? null,
			text: readFileSync(join(engine, file), 'utf8')
		}))
		.filter(({ title }) => title === null || findTitle(title) !== null);
}

function unique(found: readonly Found[]): Found[] {
	return [...new Map(found.map((f) => [`${f.title}/${f.code}`, f])).values()];
}

function search(pattern: RegExp): Found[] {
	return sources().flatMap(({ title, text }) =>
		[...text.matchAll(pattern)].flatMap((match) =>
			match[1] === undefined ? [] : [{ title, code: match[1] }]
		)
	);
}

/** Codes in the closed unions and wherever a refusal is made. */
export function refusalCodes(): Found[] {
	const unions = sources().flatMap(({ title, text }) =>
		[...text.matchAll(/export type \w*Code =([^;]*);/g)].flatMap((union) =>
			[...(union[1] ?? '').matchAll(/'([a-z0-9-]+)'/g)].map((match) => ({
				title,
				code: match[1] ?? ''
			}))
		)
	);
	return unique([...unions, ...search(/\b(?:no|never|illegal|impossible)\(\s*'([a-z0-9-]+)'/g)]);
}

/** Types of core facts, from the file that is the save format. */
export function coreFacts(): string[] {
	const text = readFileSync(join(engine, 'core/model/fact.ts'), 'utf8');
	return [...text.matchAll(/readonly t: '(\w+)'/g)].map((match) => match[1] ?? '');
}

export function ownFacts(): Found[] {
	return unique(search(/readonly t: '(own\.\w+)'/g));
}

export function ownActions(): Found[] {
	return unique(search(/readonly do: '(own\.\w+)'/g));
}

/** Every duty has an action that answers it. */
export function dutyKinds(): Found[] {
	return unique(search(/answers: '(\w+)'/g));
}
