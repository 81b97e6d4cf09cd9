/** A correction while it is being put together: what is wrong, and one or more changes. */
import {
	isPlayer,
	type CellId,
	type Correction,
	type FieldValue,
	type PlayerId,
	type State
} from '$engine';
import { sumOf } from '../../primitives/pad';
import { turnOf } from './correction-choices';

export type CorrectionKind = Correction['kind'];

/** Whom or what it is about, when the banker came from a card or row. */
export type Subject = string | null;

/** What is put aside: plain JSON. */
export interface CorrectionDraft {
	readonly kind: CorrectionKind;
	readonly kept: readonly Correction[];
	readonly fields: CorrectionFields;
	readonly reason: string;
}

type CorrectionFields = Pick<
	CorrectionForm,
	'from' | 'to' | 'text' | 'about' | 'certificate' | 'cell' | 'place' | 'number' | 'part' | 'flag'
>;

export class CorrectionForm {
	readonly #state: () => State;
	#kind = $state<CorrectionKind>('cash');
	/** Changes that are booked in the same entry. */
	kept = $state.raw<readonly Correction[]>([]);
	from = $state<string | null>(null);
	to = $state<string | null>(null);
	text = $state('');
	/** The company, deed, train or player in hand. */
	about = $state<string | null>(null);
	certificate = $state<string | null>(null);
	cell = $state<CellId | null>(null);
	/** Place in the stack, 0 = top. */
	place = $state(0);
	number = $state<number | null>(null);
	part = $state<number | null>(null);
	flag = $state<boolean | null>(null);
	/** What a field of the title's own should say; undefined while it is as it was. */
	value = $state.raw<FieldValue | undefined>(undefined);
	/** What it said before. */
	was = $state.raw<FieldValue | undefined>(undefined);

	constructor(state: () => State, subject: Subject) {
		this.#state = state;
		this.begin('cash', subject);
	}

	get kind(): CorrectionKind {
		return this.#kind;
	}
	/** Another kind of mistake: the fields start afresh, what it is about may stay. */
	begin(kind: CorrectionKind, subject: Subject = this.about): void {
		this.#kind = kind;
		this.from = kind === 'cash' ? 'bank' : null;
		this.to = kind === 'cash' ? subject : null;
		this.about = subject;
		this.text = '';
		this.certificate = null;
		this.cell = null;
		this.place = 0;
		this.number = null;
		this.part = null;
		this.flag = null;
		this.value = undefined;
		this.was = undefined;
	}

	/** The change in hand; null while it is not whole. */
	get change(): Correction | null {
		return changeOf(this, this.#state());
	}
	get changes(): readonly Correction[] {
		const { change } = this;
		return change === null ? this.kept : [...this.kept, change];
	}
	/** Puts the change in hand aside, to be booked with the next. */
	another(): void {
		this.kept = this.changes;
		this.begin(this.#kind, null);
	}
	forget(index: number): void {
		this.kept = this.kept.filter((_, i) => i !== index);
	}
	draft(reason: string): CorrectionDraft {
		const { from, to, text, about, certificate, cell, place, number, part, flag } = this;
		const { value, was } = this;
		const shown = { from, to, text, about, certificate, cell, place, number, part, flag };
		const fields = { ...shown, value, was };
		return { kind: this.#kind, kept: this.kept, fields, reason };
	}
	/** Takes up what was put aside at the same table. */
	restore({ kind, kept, fields }: CorrectionDraft): void {
		this.begin(kind, null);
		this.kept = kept;
		Object.assign(this, fields);
	}
	swapFromAndTo(): void {
		[this.from, this.to] = [this.to, this.from];
	}
}

function changeOf(form: CorrectionForm, state: State): Correction | null {
	switch (form.kind) {
		case 'cash': {
			const amount = sumOf(form.text);
			if (form.from === null || form.to === null || form.from === form.to) return null;
			return amount > 0 ? { kind: 'cash', from: form.from, to: form.to, amount } : null;
		}
		case 'certificate':
		case 'train':
		case 'deed':
		case 'obsolete':
			return thingChange(form);
		case 'marker':
		case 'par':
		case 'floated':
		case 'operated':
		case 'tokens':
		case 'closed':
			return companyChange(form, state);
		case 'priority':
		case 'seats':
		case 'name':
		case 'away':
			return playerChange(form, state);
		case 'field':
			return form.to === null || form.value === undefined
				? null
				: fieldChange(form.to, form.value, form.was);
		default:
			return courseChange(form, state);
	}
}

function fieldChange(field: string, value: FieldValue, was: FieldValue | undefined): Correction {
	const change = { kind: 'field', field, value } as const;
	return was === undefined ? change : { ...change, was };
}

function thingChange({ kind, about, certificate, to, flag }: CorrectionForm): Correction | null {
	if (about === null) return null;
	if (kind === 'obsolete') return flag === null ? null : { kind, train: about, obsolete: flag };
	if (to === null) return null;
	if (kind === 'train') return { kind, train: about, to };
	if (kind === 'deed') return { kind, deed: about, to };
	return certificate === null ? null : { kind: 'certificate', company: about, certificate, to };
}

function companyChange(form: CorrectionForm, state: State): Correction | null {
	const company = form.about;
	const now = company === null ? undefined : state.companies[company];
	if (company === null || now === undefined) return null;
	switch (form.kind) {
		case 'marker':
			return form.cell === null
				? form.flag === false
					? { kind: 'marker', company, cell: null, at: 0 }
					: null
				: { kind: 'marker', company, cell: form.cell, at: form.place };
		case 'par':
			return form.number === null && form.flag !== false
				? null
				: { kind: 'par', company, par: form.number };
		case 'floated':
			return now.floated ? null : { kind: 'floated', company };
		case 'closed':
			return { kind: 'closed', company };
		case 'operated':
			return form.flag === null ? null : { kind: 'operated', company, operated: form.flag };
		default: {
			if (form.number === null) return null;
			const moved = now.tokens.left - form.number;
			const placed = Math.max(0, now.tokens.placed + moved);
			return { kind: 'tokens', company, tokens: { ...now.tokens, left: form.number, placed } };
		}
	}
}

function playerChange(form: CorrectionForm, state: State): Correction | null {
	const { about, to } = form;
	if (about === null || !isPlayer(about)) return null;
	const player: PlayerId = about;
	switch (form.kind) {
		case 'priority':
			return { kind: 'priority', player };
		case 'name': {
			const name = form.text.trim();
			return name === '' ? null : { kind: 'name', player, name };
		}
		case 'away':
			return seatChange(form, state, player);
		default: {
			const other = state.seats.find((id) => id === to);
			if (other === undefined || other === player) return null;
			const swapped = (id: PlayerId) => (id === player ? other : id === other ? player : id);
			return { kind: 'seats', seats: state.seats.map(swapped) };
		}
	}
}

/** Whether a seat plays, passes, or is played by somebody else. */
export type Seat = 'plays' | 'passes' | 'standIn';

/** As it is chosen; at first the other way round than now. */
export function seatOf({ to }: CorrectionForm, state: State, player: PlayerId): Seat {
	if (to === 'plays' || to === 'passes' || to === 'standIn') return to;
	const now = state.players[player];
	return now?.away === true || now?.standIn !== undefined ? 'plays' : 'passes';
}

function seatChange(form: CorrectionForm, state: State, player: PlayerId): Correction | null {
	const seat = seatOf(form, state, player);
	if (seat !== 'standIn') return { kind: 'away', player, away: seat === 'passes' };
	const standIn = form.text.trim();
	return standIn === '' ? null : { kind: 'away', player, away: false, standIn };
}

function courseChange(form: CorrectionForm, state: State): Correction | null {
	switch (form.kind) {
		case 'phase':
			return form.to === null ? null : { kind: 'phase', phase: form.to };
		case 'turn': {
			const turn = form.to === null ? null : turnOf(state, form.to);
			return turn === null ? null : { kind: 'turn', turn };
		}
		case 'round': {
			const kind = form.to === 'stock' || form.to === 'operating' ? form.to : state.round.kind;
			const number = form.number ?? state.round.number;
			const part = kind === 'stock' ? 1 : (form.part ?? state.round.part);
			const parts = kind === 'stock' ? 1 : Math.max(part, state.round.parts);
			return { kind: 'round', round: { ...state.round, kind, number, part, parts } };
		}
		case 'limit':
			return form.number === null ? null : { kind: 'limit', limit: form.number };
		case 'duty':
			return form.to === null ? null : { kind: 'duty', duty: form.to };
		case 'goOn':
			return { kind: 'goOn' };
		default:
			return null;
	}
}
