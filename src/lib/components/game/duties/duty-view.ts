/** The answers to the first open question, as the engine offers them; equal ones are listed once. */
import { cashOf, findTrain, type Action, type Offer, type Option, type State } from '$engine';
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
	/** What the company that is chosen has in its treasury: it may be the one that pays. */
	readonly treasury: number | null;
}

export function answers(
	state: State,
	offers: readonly Offer[],
	describe: (action: Action) => string
): Answer[] {
	const seen = new Set<string>();
	const list: Answer[] = [];
	for (const option of ofTheGame(offers).flatMap((offer) => toTheFirst(state, offer))) {
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

/** Of several open questions only the first is on the screen: answers to the others wait for theirs. */
export function toTheFirst(state: State, { answers: kind, options }: Offer): readonly Option[] {
	const [first, ...later] = state.duties;
	if (first === undefined || kind === undefined) return options;
	if (kind !== first.kind) return [];
	const others = later.filter((duty) => duty.kind === kind && duty.company !== first.company);
	return options.filter(({ action }) =>
		others.every((duty) => !('company' in action) || action.company !== duty.company)
	);
}

type Looks = Pick<Answer, 'about' | 'train' | 'figure' | 'treasury'>;

function looks(state: State, action: Action): Looks {
	const field = new Map<string, unknown>(Object.entries(action));
	const company = field.get('company');
	const train = field.get('train');
	const par = field.get('par');
	const about =
		typeof company === 'string' && state.companies[company] !== undefined ? company : null;
	const figure = typeof par === 'number' ? par : null;
	const chosen = train === undefined && figure === null ? about : null;
	return {
		about,
		train: typeof train === 'string' ? (findTrain(state, train)?.type ?? null) : null,
		figure,
		treasury: chosen === null ? null : cashOf(state, chosen)
	};
}
