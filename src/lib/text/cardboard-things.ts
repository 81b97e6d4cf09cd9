/** Trains, certificates and deeds that changed their place; equal moves share a line. */
import type { Place, Train } from '$engine';
import type { CardboardLine, Change } from './cardboard';
import { shareThing } from './moved';
import type { Speaker } from './speaker';
import type { Thing } from './title-words';

interface Move {
	readonly what: string;
	/** New trains, privates and shares may have places of their own. */
	readonly thing: Thing;
	readonly from: Place;
	readonly to: Place;
	readonly about: string | null;
}

function moveLines(say: Speaker, moves: readonly Move[]): CardboardLine[] {
	const groups = new Map<string, { move: Move; count: number }>();
	for (const move of moves) {
		const key = `${move.what}|${move.from}|${move.to}`;
		const group = groups.get(key);
		if (group === undefined) groups.set(key, { move, count: 1 });
		else group.count += 1;
	}
	const { cardboard, things } = say.words;
	return [...groups.values()].map(({ move, count }) => ({
		text: cardboard.move({
			what: things.times({ count, what: move.what }),
			from: say.place(move.from, move.thing),
			to: say.place(move.to, move.thing)
		}),
		about: move.about
	}));
}

/** Trains printed on a charter go with it and are no cardboard, unless the title says otherwise. */
export function trainLines({ say, before, after, own }: Change): CardboardLine[] {
	const old = new Map(before.trains.map((train) => [train.id, train]));
	const moves: Move[] = [];
	const marks: CardboardLine[] = [];
	for (const train of after.trains) {
		const was = old.get(train.id);
		const printed = train.builtIn && say.own.builtInCards !== true;
		if (was === undefined || printed || own?.covers.has(train.id) === true) continue;
		if (was.place !== train.place) {
			const about = companyIn(say, train.place, was.place);
			const thing: Thing = { kind: 'train', type: was.type };
			moves.push({
				thing,
				what: nameMoved(say, was, train),
				from: was.place,
				to: train.place,
				about
			});
		}
		marks.push(...markLines(say, was, train));
	}
	return [...moveLines(say, moves), ...marks];
}

/** A card that is turned over on its way is one thing to move, by the side that shows then. */
function nameMoved(say: Speaker, was: Train, now: Train): string {
	return was.type === now.type
		? say.train(now.type)
		: say.words.cardboard.turnedCard({ to: say.train(now.type), from: was.type });
}

/** A card that is turned over or marked for its last run. */
function markLines(say: Speaker, was: Train, now: Train): CardboardLine[] {
	const { cardboard } = say.words;
	const lines: string[] = [];
	const where = say.depot(now.place, now.type);
	if (was.type !== now.type && was.place === now.place) {
		lines.push(cardboard.turnTrain({ from: say.train(was.type), to: say.train(now.type), where }));
	}
	// A train that leaves takes its mark along.
	if (was.obsolete !== now.obsolete && now.place !== 'removed') {
		const marked = { train: say.train(now.type), where };
		lines.push(now.obsolete ? cardboard.obsolete(marked) : cardboard.notObsolete(marked));
	}
	return lines.map((text) => ({ text, about: companyIn(say, now.place) }));
}

function companyIn(say: Speaker, ...places: readonly Place[]): string | null {
	return places.find((place) => say.state.companies[place] !== undefined) ?? null;
}

export function certificateLines({ say, before, after, own }: Change): CardboardLine[] {
	const moves: Move[] = [];
	const others: CardboardLine[] = [];
	const { cardboard } = say.words;
	const covered = (id: string) => own?.covers.has(id) === true;
	for (const company in after.certificates) {
		if (covered(company)) continue;
		const old = new Map((before.certificates[company] ?? []).map((c) => [c.id, c]));
		const thing = shareThing(company);
		for (const now of after.certificates[company] ?? []) {
			const was = old.get(now.id);
			old.delete(now.id);
			if (covered(now.id)) continue;
			const what = say.share(company, now);
			if (was === undefined) {
				const text = cardboard.added({ what, to: say.to(now.place, thing) });
				others.push({ text, about: company });
			} else if (was.place !== now.place) {
				moves.push({ thing, what, from: was.place, to: now.place, about: company });
			}
		}
		for (const gone of old.values()) {
			if (covered(gone.id)) continue;
			const what = say.share(company, gone);
			const text = cardboard.withdrawn({ what, from: say.from(gone.place, thing) });
			others.push({ text, about: company });
		}
	}
	return [...moveLines(say, moves), ...others];
}

export function deedLines({ say, before, after, own }: Change): CardboardLine[] {
	const moves = Object.entries(after.deeds).flatMap(([id, deed]): Move[] => {
		const from = before.deeds[id]?.place;
		return from === undefined || from === deed.place || own?.covers.has(id) === true
			? []
			: [{ thing: { kind: 'deed' }, what: say.deed(id), from, to: deed.place, about: null }];
	});
	return moveLines(say, moves);
}
