/** What an entry would move, in one line: for buttons that book with a single tap. */
import type { Action } from '$engine';
import { words } from '$lib/text';
import type { Teller } from '../teller.svelte';
import { previewLines } from './preview-lines';
import type { OutcomeLine } from './outcome';

/** More than this is a list, and a panel of its own shows it. */
const MOST = 4;

/** Certificates and the round are said elsewhere; the turn itself is what the button is about. */
const isEffect = ({ key }: OutcomeLine) => !/^(certs|round|bank)/.test(key);

/** Undefined when nobody's money, no marker, no train and no presidency changes. */
export function effectLine(teller: Teller, actions: readonly Action[]): string | undefined {
	if (actions.length === 0) return undefined;
	const all = previewLines(teller, teller.session.preview(actions)).filter(isEffect);
	const lines = all.filter((line) => !isQuestion(line));
	const more = lines.length - MOST;
	const parts = lines.slice(0, MOST).map(partOf);
	if (more > 0) parts.push(words().desk.andMore({ count: more }));
	const asked = all.find(isQuestion);
	const said = [
		...(parts.length > 0 ? [parts.join(', ')] : []),
		...(asked === undefined ? [] : [`${asked.label}: ${asked.to ?? ''}`])
	];
	return said.length === 0 ? undefined : said.join('. ');
}

/** A question is a sentence of its own and stands after everything that moves. */
const isQuestion = ({ key }: OutcomeLine) => key.startsWith('duty ');

function partOf({ about, label, from, to, note }: OutcomeLine): string {
	return [about, label, from === null ? to : `${from} → ${to ?? ''}`, note]
		.filter((part) => part !== null)
		.join(' ');
}
