/** What is true at every moment of 18OE beyond what is true of every game. */
import { presidentOf, percentAt, type CompanyId, type State } from '../../src/lib/engine';
import {
	controller,
	limited,
	rusted,
	trainLimit
} from '../../src/lib/engine/titles/18oe/rules/common';
import { own } from '../../src/lib/engine/titles/18oe/rules/own';
import { minors, regionals } from '../../src/lib/engine/titles/18oe/tables/companies';
import { isPullman } from '../../src/lib/engine/titles/18oe/tables/trains';

/** Every breach, as a sentence for engineers. */
export function oeBreaches(state: State): string[] {
	return [
		...Object.keys(state.companies).flatMap((id) => companyBreaches(state, id)),
		...phaseBreaches(state)
	];
}

function companyBreaches(state: State, id: CompanyId): string[] {
	const c = state.companies[id];
	if (c === undefined) return [];
	const memory = own(state);
	const found: string[] = [];
	const say = (wrong: boolean, what: string): void => {
		if (wrong) found.push(`${id} ${what}`);
	};
	if (c.closed) {
		say((state.cash[id] ?? 0) !== 0, 'has left the game with cash');
		say(limited(state, id).length > 0, 'has left the game with trains');
		say(memory.track.includes(id), 'is closed and on the order track');
		return found;
	}
	const slots = memory.slots[id]?.length ?? 0;
	say(c.floated && c.tokens.left !== slots, `has ${c.tokens.left} stations in ${slots} slots`);
	const priced = c.kind === 'major' || c.kind === 'national';
	say(priced !== (c.spot !== null), 'is on the chart, or off it, by mistake');
	say(priced && presidentOf(state, id) === null, 'has no president');
	const cars = state.trains.filter((t) => t.place === id && isPullman(t.type));
	say(cars.length > 1, 'owns two Pullmans');
	if (c.kind === 'national') {
		say((state.cash[id] ?? 0) !== 0, 'is a national with a treasury');
		say(percentAt(state, id, id) > 0, 'is a national with treasury shares');
		say(cars.length > 0, 'is a national with a Pullman card');
		say(slots > 0, 'is a national with stations');
	}
	const settled = !memory.turn.rust && state.duties.length === 0 && controller(state, id) !== null;
	const trains = limited(state, id);
	say(settled && trains.length > trainLimit(state, id), 'is above its train limit');
	say(
		settled && c.kind !== 'national' && trains.some((t) => rusted(state, t)),
		'runs rusted trains'
	);
	return found;
}

function phaseBreaches(state: State): string[] {
	const { rail, consolidation } = own(state);
	const floated = regionals.filter(({ id }) => state.companies[id]?.floated).length;
	const small = [...minors, ...regionals].filter(({ id }) => {
		const c = state.companies[id];
		return c !== undefined && !c.closed && (c.kind === 'minor' || c.kind === 'regional');
	});
	const found: string[] = [];
	if (floated > 18) found.push(`${floated} regionals have floated`);
	if (rail === 'major' && floated !== 18) found.push('the Major phase began too early');
	if (consolidation === 'done' && small.length > 0) {
		found.push(`${small.map(({ id }) => id).join(' ')} outlived the Consolidation`);
	}
	return found;
}
