/** Names of 18MEX things in traces and in the engine. */
import { playerId } from './names';
import type { TraceLine, TraceSetup } from './trace';
import type { Table } from './adapter';

const COMPANY: Readonly<Record<string, string>> = { FCP: 'PAC' };
const DEED: Readonly<Record<string, string>> = { KCMO: 'KCM&O' };

export const companyId = (trace: string): string => COMPANY[trace] ?? trace;
export const deedId = (trace: string): string => DEED[trace] ?? trace;
export const trainType = (trace: string): string => trace.replace(/'$/, '');
/** "3'-1" is a train of type 3. */
export const typeOfTrain = (trace: string): string =>
	trainType(trace.slice(0, trace.lastIndexOf('-')));

export const entityPlayer = (table: Table, line: TraceLine) =>
	playerId(table.setup, line.action.entity);
export const entityCompany = (line: TraceLine) => companyId(String(line.action.entity));

/** "corp:FCP", "minor:A", "player:17" as the engine's holder. */
export function holderOf(setup: TraceSetup, reference: string): string {
	const [kind, id] = reference.split(':');
	if (kind === 'player') return playerId(setup, id ?? '');
	if (kind === 'corp' || kind === 'minor') return companyId(id ?? '');
	return reference;
}
