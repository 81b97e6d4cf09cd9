/** Trains with their owners, and the phases as past, now and to come. */
import {
	depotView,
	phasesOf,
	rustingTypes,
	soldOfType,
	type DepotLine,
	type PhaseCard,
	type PhaseId,
	type Place,
	type State,
	type Title
} from '$engine';

export interface TrainOwner {
	readonly place: Place;
	readonly company: boolean;
	readonly count: number;
}

export interface TrainLine extends DepotLine {
	readonly rustsNext: boolean;
	readonly owners: readonly TrainOwner[];
}

export function trainLines(title: Title, state: State): TrainLine[] {
	const rusting = rustingTypes(title, state);
	return depotView(title, state).lines.map((line) => {
		const counts = new Map<Place, number>();
		for (const train of state.trains) {
			const owned = train.place !== 'offering' && train.place !== 'removed' && !train.builtIn;
			if (train.type === line.type && owned) {
				counts.set(train.place, (counts.get(train.place) ?? 0) + 1);
			}
		}
		const owners = [...counts].map(([place, count]) => ({
			place,
			count,
			company: state.companies[place] !== undefined
		}));
		return { ...line, rustsNext: rusting.has(line.type), owners };
	});
}

export interface PhaseLine {
	readonly id: PhaseId;
	readonly color: PhaseCard['color'];
	readonly trigger: PhaseCard['trigger'];
	readonly rounds: number;
	readonly when: 'past' | 'now' | 'next' | 'later';
	/** Sales of the train that begins it still to come; null when it has begun. */
	readonly sales: number | null;
}

export function phaseLines(title: Title, state: State): PhaseLine[] {
	const phases = phasesOf(title, state);
	const now = phases.findIndex((card) => card.id === state.phase);
	return phases.map((card, at): PhaseLine => {
		const { id, color, trigger, operatingRounds } = card;
		const when = at < now ? 'past' : at === now ? 'now' : at === now + 1 ? 'next' : 'later';
		const sales =
			trigger === null || at <= now
				? null
				: Math.max(0, trigger.nth - soldOfType(state, trigger.train));
		return { id, color, trigger, rounds: operatingRounds, when, sales };
	});
}
