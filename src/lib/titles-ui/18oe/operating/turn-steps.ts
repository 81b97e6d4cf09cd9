/** Where an operating turn stands: optional steps are passed silently, only what was entered is ticked. */
import type { oeViews } from '$engine';
import type { OperatingView } from '$lib/components/game/views';
import type { OperatingScreens } from '../screens-operating';

export interface TurnStep {
	readonly name: keyof OperatingScreens['steps'];
	readonly state: 'done' | 'now' | 'open';
}

export function turnSteps(view: OperatingView, turn: oeViews.TurnView, runs: boolean): TurnStep[] {
	const build = turn.settled ? 'open' : 'now';
	const after = turn.settled || !runs ? 'now' : 'open';
	const steps: (TurnStep | false)[] = [
		{ name: 'track', state: view.terrain > 0 ? 'done' : runs ? build : 'open' },
		turn.kind !== 'national' && {
			name: 'token',
			state: view.turn.token ? 'done' : runs ? build : 'open'
		},
		{ name: 'run', state: turn.settled ? 'done' : runs ? 'now' : 'open' },
		turn.kind === 'major' && { name: 'transfer', state: 'open' },
		{ name: 'trains', state: view.turn.bankTrains > 0 ? 'done' : after },
		turn.kind === 'major' && { name: 'shares', state: 'open' }
	];
	return steps.filter((step): step is TurnStep => step !== false);
}
