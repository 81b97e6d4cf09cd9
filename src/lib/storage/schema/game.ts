/** The shape of one saved game, and the reading of it into a typed value or a problem. */
import * as v from 'valibot';
import type { GameEntry } from '../model';
import type { SavedGame } from '../save-format';
import { fine, problem, type Outcome } from '../messages';
import { action } from './actions';
import { fact } from './facts';
import { config, state } from './state';
import { gameId, id, listOf, name, reason, time, type ShapeOf } from './words';

/** Facts of one entry; no action of any title comes near it. */
const MOST_FACTS = 5_000;
/** Of all lines together: a long game that is rewritten from its start again and again keeps them all. */
const MOST_ENTRIES = 100_000;

const step = v.strictObject({
	action,
	facts: listOf(fact, MOST_FACTS),
	forced: v.exactOptional(v.boolean()),
	kept: v.exactOptional(v.boolean()),
	auto: v.exactOptional(v.boolean())
});

const entry = v.pipe(
	v.strictObject({
		id,
		parent: v.nullable(id),
		steps: listOf(step, 500),
		at: time,
		reason: v.exactOptional(reason),
		replaces: v.exactOptional(id)
	}),
	v.check(
		({ steps }) => steps.reduce((sum, each) => sum + each.facts.length, 0) <= MOST_FACTS,
		'too many facts'
	)
) satisfies ShapeOf<GameEntry>;

const frame = {
	id: gameId,
	title: id,
	edition: v.pipe(v.string(), v.maxLength(60)),
	name,
	created: time,
	updated: time,
	config,
	initial: state,
	position: v.strictObject({ head: v.nullable(id), tip: v.nullable(id) })
};

const game = v.strictObject({
	...frame,
	entries: listOf(entry, MOST_ENTRIES)
}) satisfies ShapeOf<SavedGame>;

/** Stops at the first thing that is not as it should be, and says where that is. */
export function readShape(input: unknown): Outcome<SavedGame> {
	const result = v.safeParse(game, input, { abortEarly: true, abortPipeEarly: true });
	if (result.success) return fine(result.output);
	const issue = result.issues[0];
	const path = (issue.path ?? []).map((part) => String(part.key));
	const entryNumber = path[0] === 'entries' && path[1] !== undefined ? Number(path[1]) + 1 : null;
	const details = { at: path.join('.').slice(0, 200), what: issue.message.slice(0, 200) };
	return problem('wrong-shape', details, entryNumber);
}
