/** What one change of a correction does, as the banker put it in. */
import type { Correction } from '$engine';
import { describeRound, describeTurn } from './describe-state';
import { movedThing } from './moved';
import type { Speaker } from './speaker';

export function sayCorrection(say: Speaker, change: Correction): string {
	const { changes } = say.words;
	switch (change.kind) {
		case 'cash':
			return changes.cash({
				from: say.from(change.from),
				to: say.to(change.to),
				amount: say.money(change.amount)
			});
		case 'certificate':
		case 'train':
		case 'deed': {
			const [what, thing] = movedThing(say, change);
			return changes.moved({ what, to: say.to(change.to, thing) });
		}
		case 'phase':
			return changes.phase({ phase: change.phase });
		case 'obsolete':
			return change.obsolete
				? changes.obsolete({ train: say.trainById(change.train) })
				: changes.notObsolete({ train: say.trainById(change.train) });
		case 'closed':
			return changes.closed({ company: say.company(change.company) });
		case 'limit':
			return changes.limit({ limit: change.limit });
		case 'duty':
			return changes.duty;
		case 'field': {
			const field = say.title.position.fields(say.state).find(({ id }) => id === change.field);
			return changes.field({ what: field?.label[say.words.language] ?? change.field });
		}
		case 'goOn':
			return changes.goOn;
		case 'round':
			return changes.round({
				round: describeRound(say.words, { round: change.round, finished: null })
			});
		case 'turn': {
			const who = describeTurn(say.words, say.title, say.state, change.turn);
			return who === '' ? changes.noTurn : changes.turn({ who });
		}
		case 'priority':
		case 'seats':
		case 'name':
		case 'away':
			return sayPlayerChange(say, change);
		default:
			return sayCompanyChange(say, change);
	}
}

type ChangeOf<K extends Correction['kind']> = Extract<Correction, { readonly kind: K }>;

function sayPlayerChange(
	say: Speaker,
	change: ChangeOf<'priority' | 'seats' | 'name' | 'away'>
): string {
	const { changes } = say.words;
	switch (change.kind) {
		case 'priority':
			return changes.priority({ who: say.holder(change.player) });
		case 'seats':
			return changes.seats({ who: change.seats.map((id) => say.holder(id)).join(', ') });
		case 'name':
			return changes.name({ from: say.holder(change.player), to: change.name });
		case 'away': {
			const who = say.holder(change.player);
			if (change.standIn !== undefined) return changes.standIn({ who, name: change.standIn });
			return change.away ? changes.away({ who }) : changes.back({ who });
		}
	}
}

function sayCompanyChange(
	say: Speaker,
	change: ChangeOf<'marker' | 'par' | 'floated' | 'operated' | 'tokens'>
): string {
	const { changes } = say.words;
	const company = say.company(change.company);
	switch (change.kind) {
		case 'marker':
			return change.cell === null
				? changes.markerOff({ company })
				: changes.marker({ company, amount: priceAt(say, change.cell) });
		case 'par':
			return change.par === null
				? changes.noPar({ company })
				: changes.par({ company, amount: say.money(change.par) });
		case 'floated':
			return changes.floated({ company });
		case 'operated':
			return change.operated ? changes.operated({ company }) : changes.notOperated({ company });
		case 'tokens': {
			const { left, placed } = change.tokens;
			return changes.tokens({ company, left, placed });
		}
	}
}

function priceAt(say: Speaker, cell: string): string {
	const found = say.title.tables.market.rows.flat().find((c) => `${c.row}.${c.col}` === cell);
	return found === undefined ? cell : say.money(found.value);
}
