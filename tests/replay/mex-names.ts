/** Names of 18MEX things in traces and in the engine. */
import type { PlayerId } from '../../src/lib/engine';
import type { TraceSetup } from './trace';

const COMPANY: Readonly<Record<string, string>> = { FCP: 'PAC' };
const DEED: Readonly<Record<string, string>> = { KCMO: 'KCM&O' };

export const companyId = (trace: string): string => COMPANY[trace] ?? trace;
export const deedId = (trace: string): string => DEED[trace] ?? trace;
export const trainType = (trace: string): string => trace.replace(/'$/, '');
/** "3'-1" is a train of type 3. */
export const typeOfTrain = (trace: string): string =>
	trainType(trace.slice(0, trace.lastIndexOf('-')));

export function playerId(setup: TraceSetup, id: number | string): PlayerId {
	const at = setup.players.findIndex((player) => String(player.id) === String(id));
	if (at < 0) throw new Error(`no player ${id}`);
	return `p${at + 1}`;
}

/** "corp:FCP", "minor:A", "player:17" as the engine's holder. */
export function holderOf(setup: TraceSetup, reference: string): string {
	const [kind, id] = reference.split(':');
	if (kind === 'player') return playerId(setup, id ?? '');
	if (kind === 'corp' || kind === 'minor') return companyId(id ?? '');
	return reference;
}
