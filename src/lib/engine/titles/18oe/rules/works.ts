/** What the Locomotive Works and the Open Market sell, to whom and for how much (8.3, 11.6, 11.6.1). */
import type { Refusal } from '../../../kernel/refusal';
import type { CompanyId, TrainType } from '../../../core/model/ids';
import type { State, Train } from '../../../core/model/state';
import { fromBank } from '../../../core/trains/depot';
import { R } from '../rulebook';
import { isPullman, levelOf, levels, reached, SEVENS_BEFORE_EIGHT } from '../tables/trains';
import { company, hasPower, no, rusted } from './common';
import { facePrice } from './figures';
import { own } from './own';

/** What the bank asks: face value, a tenth less with minor J, rounded for the railroad (15.9). */
export function bankPrice(state: State, id: CompanyId, type: TrainType): number {
	const face = facePrice(state, type);
	return hasPower(state, id, 'J') ? Math.floor((face * 90) / 100) : face;
}

function inWorks(state: State, level: number): Train[] {
	return state.trains.filter(
		(t) => t.place === 'offering' && !isPullman(t.type) && levelOf(t.type).level === level
	);
}

/** Must this railroad still buy its reserved 2+2? (11.6.1) */
export function reservedDue(state: State, id: CompanyId): boolean {
	const c = company(state, id);
	return (
		c.floated &&
		c.kind !== 'national' &&
		!reached(state.phase, 4) &&
		!own(state).reserved.includes(id) &&
		inWorks(state, 2).length > 0
	);
}

/** May a train of this level be bought from the Works now? (8.3, 11.6) */
export function levelRefusal(state: State, id: CompanyId, level: number): Refusal | false {
	const { round } = state;
	if (level === 2) return !reservedDue(state, id) && no('reserved-only', R['11.6.1']);
	if (level === 3) {
		if (own(state).rail !== 'major') return no('major-phase-only', R['8.3']);
		return round.number === 1 && round.part === 1 && no('first-round', R['8.3']);
	}
	if (level === 8) {
		const sevens = levels.find((l) => l.level === 7)?.count ?? 0;
		const sold = sevens - inWorks(state, 7).length;
		return sold < SEVENS_BEFORE_EIGHT && no('train-order', R['11.6'], { train: '7+7' });
	}
	const lower = levels.find(
		(l) => l.level > 2 && l.level < level && inWorks(state, l.level).length > 0
	);
	return lower !== undefined && no('train-order', R['11.6'], { train: lower.local });
}

/** The first card of each level in the Works that may be bought, and one of each level in the market. */
export function onSale(state: State, id: CompanyId): Train[] {
	const seen = new Set<string>();
	return state.trains.filter((train) => {
		if (!fromBank(train) || isPullman(train.type) || rusted(state, train)) return false;
		const { level } = levelOf(train.type);
		const key = `${train.place}-${level}`;
		if (seen.has(key)) return false;
		seen.add(key);
		return train.place === 'pool' || levelRefusal(state, id, level) === false;
	});
}
