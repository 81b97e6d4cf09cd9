/** The answers to an open question, as the engine offers them; equal ones are listed once. */
import { findTrain, type Action, type Offer, type Option, type State } from '$engine';
import { ofTheGame } from '../offers';

export interface Answer {
	readonly key: string;
	readonly label: string;
	readonly option: Option;
	/** The company or private whose token stands beside it. */
	readonly about: string | null;
	readonly train: string | null;
	/** The amount or count that makes the answer, when that is all it says. */
	readonly figure: number | null;
}

export function answers(
	state: State,
	offers: readonly Offer[],
	describe: (action: Action) => string
): Answer[] {
	const seen = new Set<string>();
	const list: Answer[] = [];
	for (const option of ofTheGame(offers).flatMap((offer) => offer.options)) {
		const label = describe(option.action);
		if (seen.has(label)) continue;
		seen.add(label);
		list.push({
			key: JSON.stringify(option.action),
			label,
			option,
			...looks(state, option.action)
		});
	}
	return list;
}

function looks(state: State, action: Action): Pick<Answer, 'about' | 'train' | 'figure'> {
	const field = new Map<string, unknown>(Object.entries(action));
	const company = field.get('company');
	const train = field.get('train');
	const par = field.get('par');
	return {
		about: typeof company === 'string' && state.companies[company] !== undefined ? company : null,
		train: typeof train === 'string' ? (findTrain(state, train)?.type ?? null) : null,
		figure: typeof par === 'number' ? par : null
	};
}
