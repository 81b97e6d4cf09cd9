/** The end of a buy-trains step: rusted trains to the Works, excess trains to the market (11.6.3). */
import type { ActionRule } from '../../../core/assemble';
import type { GameBook } from '../../../core/ledger/ledger';
import type { CoreAction } from '../../../core/model/action';
import type { CompanyId } from '../../../core/model/ids';
import { findTrain, moveTrain } from '../../../core/trains/depot';
import { R, type OeRule } from '../rulebook';
import { isPullman } from '../tables/trains';
import { controller, limited, never, refusals, rusted, trainLimit } from './common';
import { note, own } from './own';

type Discard = Extract<CoreAction, { readonly do: 'discardTrain' }>;

/** Unsold and discarded trains rust at once: only nationals and Swift may have them (OE-109). */
export function rustUnowned(book: GameBook): void {
	for (const train of book.state.trains) {
		const free = train.place === 'offering' || train.place === 'pool';
		if (free && rusted(book.state, train)) moveTrain(book, R['11.6.3'], train, 'reserve');
	}
}

/** Ends the buy-trains step: after a phase change rust, then discards (11.6.3, A-OE-22). */
export function closeTrainStep(book: GameBook): void {
	if (own(book.state).turn.rust) {
		note(book, R['11.6.3'], { rust: false });
		for (const train of book.state.trains) {
			const owner = book.state.companies[train.place];
			if (owner === undefined || owner.kind === 'national' || !rusted(book.state, train)) continue;
			moveTrain(book, R['11.6.3'], train, 'reserve');
		}
		for (const id of Object.keys(book.state.companies)) raiseDiscard(book, R['11.6.3'], id);
	}
	if (!own(book.state).turn.closed) note(book, R['11.7'], { closed: true });
}

/** Raises the duty to discard for a railroad above its limit. */
export function raiseDiscard(book: GameBook, rule: OeRule, id: CompanyId): void {
	const over = limited(book.state, id).length - trainLimit(book.state, id);
	const player = controller(book.state, id);
	if (over <= 0 || player === null) return;
	if (book.state.duties.some((duty) => duty.id === `discard-${id}`)) return;
	book.post(rule, {
		t: 'dutyRaised',
		duty: {
			id: `discard-${id}`,
			kind: 'discardTrain',
			player,
			company: id,
			count: over,
			choices: []
		}
	});
}

/** Each president chooses; unrusted trains go to the Open Market, rusted ones to the Works. */
export const discardTrain: ActionRule<Discard> = {
	answers: 'discardTrain',
	check(state, { company: id, train: trainId }) {
		const train = findTrain(state, trainId);
		const duty = state.duties.find((d) => d.kind === 'discardTrain' && d.company === id);
		return refusals(
			duty === undefined && never('not-over-limit', R['11.6.3']),
			train?.place !== id && never('not-its-train', R['11.6.3']),
			train !== null && isPullman(train.type) && never('not-its-train', R['11.6.3']),
			train !== null && own(state).swift === train.id && never('swift-stays', R['14.10'])
		);
	},
	apply(book, { company: id, train: trainId }) {
		const train = findTrain(book.state, trainId);
		if (train === null) throw new Error(`no train ${trainId}`);
		moveTrain(book, R['11.6.3'], train, rusted(book.state, train) ? 'reserve' : 'pool');
		if (limited(book.state, id).length <= trainLimit(book.state, id)) {
			book.post(R['11.6.3'], { t: 'dutyMet', duty: `discard-${id}` });
		}
	},
	options(state) {
		return state.duties
			.filter((duty) => duty.kind === 'discardTrain')
			.flatMap((duty) => {
				const id = duty.company ?? '';
				const types = new Set<string>();
				return limited(state, id)
					.filter((train) => !types.has(train.type) && types.add(train.type))
					.map((train) => ({
						action: { do: 'discardTrain', company: id, train: train.id } as const
					}));
			});
	}
};
