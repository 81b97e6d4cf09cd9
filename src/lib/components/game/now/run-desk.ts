/** What the engine says to a run: on the table as it is, or as it will be when it is filled in early. */
import { decideEntry, type Action, type State } from '$engine';
import type { Teller } from '../teller.svelte';
import type { Choice } from './revenue-draft';

export class RunDesk {
	readonly #teller: Teller;
	readonly #ahead: () => State | null;

	constructor(teller: Teller, ahead: () => State | null) {
		this.#teller = teller;
		this.#ahead = ahead;
	}

	get table(): State {
		return this.#ahead() ?? this.#teller.state;
	}
	/** The choices the engine offers, in its order. */
	get offered(): readonly Choice[] {
		const { session, title } = this.#teller;
		const ahead = this.#ahead();
		return (ahead === null ? session.offers : title.offers(ahead))
			.filter((offer) => offer.kind === 'run')
			.flatMap((offer) => offer.options)
			.flatMap(({ action }) => (action.do === 'run' && 'choice' in action ? [action.choice] : []));
	}
	attempt(actions: readonly Action[]) {
		const { session, title } = this.#teller;
		const ahead = this.#ahead();
		return ahead === null ? session.preview(actions) : decideEntry(title.rules, ahead, actions);
	}
}
