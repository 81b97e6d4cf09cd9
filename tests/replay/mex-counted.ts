/**
 * There everybody is counted for so much of NdM, and that decides who is president. Where certificates of
 * another size changed hands than were counted, it is no longer what everybody has.
 */
import { percentAt, presidentOf, type Correction, type State } from '../../src/lib/engine';
import { certificatesAt, certificatesOf } from '../../src/lib/engine/core/certificates/holdings';
import type { Certificate } from '../../src/lib/engine/core/model/state';
import type { Table } from './adapter';
import { bookDeparture, type Departure } from './departure';
import { PRESIDENT_AS_COUNTED } from './mex-departures';
import { bare, playerId } from './names';
import type { TraceLine } from './trace';

const NDM = 'NdM';
const MORE = 'what everybody is counted for beyond what he has of NdM';

type Counted = ReadonlyMap<string, number>;
const more = (table: Table): Counted =>
	(table.notes.get(MORE) as Counted | undefined) ?? new Map<string, number>();

/** Books what changes hands uncounted there. */
export function bookUncounted(
	table: Table,
	departure: Departure,
	changes: readonly Correction[]
): void {
	const before = table.state;
	bookDeparture(table, departure, changes);
	const now = table.state;
	const counted = new Map(more(table));
	for (const holder of [...now.seats, 'pool']) {
		const gained = percentAt(now, NDM, holder) - percentAt(before, NDM, holder);
		counted.set(holder, (counted.get(holder) ?? 0) - gained);
	}
	table.notes.set(MORE, counted);
}

/** What somebody is counted for there. */
export function countedFor(table: Table, company: string, holder: string): number {
	const held = percentAt(table.state, company, holder);
	return held + (company === NDM ? (more(table).get(holder) ?? 0) : 0);
}

/** Is anybody counted for something else than he has? */
const isApart = (table: Table): boolean =>
	[...more(table).values()].some((percent) => percent !== 0);

const lay = (certificate: string, to: string): Correction => {
	return { kind: 'certificate', company: NDM, certificate, to };
};

/** The president of NdM is another than ours, because somebody is counted for more than he has, or less. */
export function presideAsCounted(table: Table, line: TraceLine, before: State): void {
	const owner = line.state.corps[NDM]?.owner ?? null;
	const ours = presidentOf(table.state, NDM);
	const was = presidentOf(before, NDM);
	if (!isApart(table) || owner === null || ours === null || was === null) return;
	const theirs = playerId(table.setup, bare(owner));
	if (theirs === ours) return;
	const certificate = certificatesAt(table.state, NDM, ours).find((each) => each.president);
	if (certificate === undefined) return;
	// Who has sold his certificate may have sold on what he got for it.
	const sold = line.action.shares?.includes(`${NDM}_0`) === true;
	const back = ours === was ? [] : gaveFor(table.state, before, ours, sold ? null : was);
	const given =
		theirs === was
			? []
			: certificatesAt(table.state, NDM, theirs)
					.sort((a, b) => b.percent - a.percent)
					.slice(0, 2);
	bookUncounted(table, PRESIDENT_AS_COUNTED, [
		lay(certificate.id, theirs),
		...back.map(({ id }) => lay(id, ours)),
		...inPlaceOf(back, was, given)
	]);
}

/** What our new president gave for the certificate: all that came to the old one, or that left his own hand. */
function gaveFor(state: State, before: State, heir: string, was: string | null): Certificate[] {
	const lain = new Map(certificatesOf(before, NDM).map(({ id, place }) => [id, place]));
	return certificatesOf(state, NDM).filter(({ id, place }) =>
		was === null ? lain.get(id) === heir && place !== heir : place === was && lain.get(id) !== was
	);
}

/** Theirs gives as much where that lay: with the old one, or in the Open Market if he has sold it. */
function inPlaceOf(
	back: readonly Certificate[],
	was: string,
	given: readonly Certificate[]
): Correction[] {
	const room = new Map<string, number>();
	for (const { place, percent } of back) room.set(place, (room.get(place) ?? 0) + percent);
	return given.map(({ id, percent }) => {
		const most = [...room].sort(([, a], [, b]) => b - a)[0]?.[0] ?? was;
		room.set(most, (room.get(most) ?? 0) - percent);
		return lay(id, most);
	});
}
