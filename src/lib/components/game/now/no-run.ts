/** No run, and the mail that is due all the same. */
import type { Action } from '$engine';
import type { OperatingView } from '../views';

export function noRunActions({ company }: OperatingView, mail: number | null): Action[] {
	const { id } = company;
	const collect: Action[] = mail === null ? [] : [{ do: 'collectMail', company: id, amount: mail }];
	return [...collect, { do: 'noRun', company: id }];
}
