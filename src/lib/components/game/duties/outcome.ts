/**
 * What an entry would do, as lines for a screen: who has how much, markers with their stacks,
 * presidencies, floats, trains. Read from the engine's consequences; nothing is worked out here.
 */
import {
	consequences,
	isPlayer,
	percentAt,
	stackAsItLies,
	type CompanyId,
	type Consequences,
	type DeedId,
	type MarkerMove,
	type Place,
	type PlayerId,
	type PostedFact,
	type State,
	type Title
} from '$engine';
import { describeDuty, describePhase, describeRound, speaker, type Catalogue } from '$lib/text';
import type { Speaker } from '$lib/text';
import type { ScreenWords } from '$lib/text/screens';

export interface OutcomeLine {
	readonly key: string;
	/** Whose token stands before the label, if it is a company or private. */
	readonly about: string | null;
	readonly label: string;
	readonly from: string | null;
	/** Null where the label says it all: "closes". */
	readonly to: string | null;
	/** Where it lies or what it means: "under MC", "of 14". */
	readonly note: string | null;
}

export interface Decided {
	readonly before: State;
	readonly after: State;
	readonly facts: readonly PostedFact[];
}

interface Telling extends Decided {
	readonly say: Speaker;
	readonly screen: ScreenWords;
	readonly what: Consequences;
}

/** `focus` are players whose cash and certificates are listed even when they stay the same. */
export function outcomeLines(
	words: Catalogue,
	screen: ScreenWords,
	title: Title,
	decided: Decided,
	focus: readonly PlayerId[] = []
): OutcomeLine[] {
	const { before, after, facts } = decided;
	const what = consequences(before, after, facts);
	const say = speaker(words, title, after);
	const telling: Telling = { ...decided, say, screen, what };
	return [
		...cashLines(telling, focus),
		...debtLines(telling),
		...certificateLines(telling, focus),
		...markerLines(telling),
		...companyLines(telling),
		...trainLines(telling),
		...tokenLines(telling),
		...progressLines(telling),
		...bankLine(telling)
	];
}

function line(
	key: string,
	label: string,
	to: string | null,
	rest: Partial<OutcomeLine> = {}
): OutcomeLine {
	return { key, label, to, about: null, from: null, note: null, ...rest };
}

function cashLines(
	{ say, before, after, what }: Telling,
	focus: readonly PlayerId[]
): OutcomeLine[] {
	const aside: ReadonlySet<string> = new Set(['bank', 'outside']);
	const changed = what.cash.map((change) => change.holder).filter((id) => !aside.has(id));
	const holders = [...new Set([...focus, ...changed])];
	return holders.map((holder) => {
		const from = before.cash[holder] ?? 0;
		const to = after.cash[holder] ?? 0;
		const company = !isPlayer(holder);
		return line(`cash ${holder}`, company ? say.own.treasury : say.holder(holder), say.money(to), {
			about: company ? holder : null,
			from: from === to ? null : say.money(from)
		});
	});
}

function debtLines({ say, what }: Telling): OutcomeLine[] {
	return what.debts.map(({ player, from, to }) =>
		line(`debt ${player}`, say.words.table.debtOf({ player: say.holder(player) }), say.money(to), {
			from: say.money(from)
		})
	);
}

function certificateLines(
	{ say, screen, before, after }: Telling,
	focus: readonly PlayerId[]
): OutcomeLine[] {
	return after.seats.flatMap((player) => {
		const from = say.title.certificatesCounted(before, player);
		const to = say.title.certificatesCounted(after, player);
		if (from === to && !focus.includes(player)) return [];
		const label = focus.includes(player)
			? say.words.table.certificates
			: screen.certificatesOf({ player: say.holder(player) });
		const note = screen.ofLimit({ limit: after.certificateLimit });
		return [line(`certs ${player}`, label, String(to), { from: String(from), note })];
	});
}

/** Shares that change hands without being bought or sold: who holds how much of which company. */
export function shareLines(words: Catalogue, title: Title, decided: Decided): OutcomeLine[] {
	const { before, after, facts } = decided;
	const say = speaker(words, title, after);
	const moved = facts.flatMap((fact) => (fact.t === 'certificateMoved' ? [fact.company] : []));
	return [...new Set(moved)].flatMap((company) =>
		after.seats.flatMap((player) => {
			const from = percentAt(before, company, player);
			const to = percentAt(after, company, player);
			if (from === to) return [];
			// One card is the whole of a minor, and says less than 100%.
			const whole = Math.max(from, to) === 100 && Math.min(from, to) === 0;
			const name = (part: number) =>
				!whole ? say.percent(part) : part === 0 ? '–' : say.own.presidentCertificate;
			return [
				line(`share ${company} ${player}`, say.holder(player), name(to), {
					about: company,
					from: name(from)
				})
			];
		})
	);
}

/** Privates that change hands or leave the game; those on the same way share a line. */
export function deedLines(words: Catalogue, title: Title, decided: Decided): OutcomeLine[] {
	const { before, after } = decided;
	const say = speaker(words, title, after);
	const ways = new Map<string, { from: Place; to: Place; deeds: DeedId[] }>();
	for (const [deed, { place: to }] of Object.entries(after.deeds)) {
		const from = before.deeds[deed]?.place ?? to;
		if (from === to || closesWithMinor(title, decided, deed)) continue;
		const key = `deed ${from} ${to}`;
		const way = ways.get(key) ?? { from, to, deeds: [] };
		ways.set(key, { ...way, deeds: [...way.deeds, deed] });
	}
	return [...ways].map(([key, { from, to, deeds }]) =>
		line(key, say.list(deeds.map((deed) => say.deed(deed))), say.place(to), {
			from: say.place(from)
		})
	);
}

/** The line of the minor says it already. */
function closesWithMinor(title: Title, { before, after }: Decided, deed: DeedId): boolean {
	const minor = title.tables.deeds.find((card) => card.id === deed)?.minor ?? deed;
	return before.companies[minor]?.closed === false && after.companies[minor]?.closed === true;
}

function markerLines({ say, screen, what }: Telling): OutcomeLine[] {
	return what.markers.map((move) =>
		line(
			`marker ${move.company}`,
			screen.marker,
			move.to === null ? say.own.removed.name : say.money(move.to.price),
			{
				about: move.company,
				from: move.from === null ? null : say.money(move.from.price),
				note: stackNote(say, move)
			}
		)
	);
}

/** Where it lies among those in its cell, as hands find them: those turned face down lie beneath. */
function stackNote(say: Speaker, move: MarkerMove): string | null {
	const stack = stackAsItLies(move.stack, say.own.operatedMarkers === 'faceDown');
	const at = stack.findIndex((marker) => marker.company === move.company);
	const [above, below] = [stack[at - 1], stack[at + 1]];
	const { under, onTopOf } = say.words.cardboard;
	if (above !== undefined) return under({ company: above.company });
	return below === undefined ? null : onTopOf({ company: below.company });
}

function companyLines({ say, screen, after, what }: Telling): OutcomeLine[] {
	const presidents = what.presidencies.map(({ company, from, to }) =>
		line(`president ${company}`, say.own.president, to === null ? '–' : say.holder(to), {
			about: company,
			from: from === null ? null : say.holder(from),
			note: to === null ? null : say.percent(percentAt(after, company, to))
		})
	);
	const floats = what.floated.map((company) =>
		line(`floats ${company}`, screen.floats, null, { about: company })
	);
	const closes = what.closed.map((company) =>
		line(`closes ${company}`, screen.closes, null, { about: company })
	);
	return [...presidents, ...floats, ...closes];
}

/** Trains that go the same way share a line. */
function trainLines({ say, what }: Telling): OutcomeLine[] {
	const groups = new Map<string, { move: Consequences['trains'][number]; count: number }>();
	for (const move of what.trains) {
		const key = `train ${move.type} ${move.from} ${move.to}`;
		groups.set(key, { move, count: (groups.get(key)?.count ?? 0) + 1 });
	}
	return [...groups].map(([key, { move, count }]) =>
		line(
			key,
			say.words.things.times({ count, what: say.train(move.type) }),
			say.depot(move.to, move.type),
			{
				from: say.depot(move.from, move.type)
			}
		)
	);
}

/** Tokens that a title moves in a way of its own. */
function tokenLines({ say, before, after }: Telling): OutcomeLine[] {
	const told = say.own.cardboard?.(say, before, after).tokens ?? new Map<CompanyId, string[]>();
	return [...told].flatMap(([about, lines]) =>
		lines.map((text, at) => line(`tokens ${about} ${at}`, text, null, { about }))
	);
}

function progressLines({ say, screen, before, after, what }: Telling): OutcomeLine[] {
	const { words, title } = say;
	const lines: OutcomeLine[] = [];
	if (what.phase !== null) {
		lines.push(line('phase', screen.phaseBegins, describePhase(words, what.phase.to)));
	}
	for (const duty of what.duties) {
		lines.push(line(`duty ${duty.id}`, screen.thenAsked, describeDuty(words, title, after, duty)));
	}
	if (before.certificateLimit !== after.certificateLimit) {
		lines.push(
			line('limit', screen.certificateLimit, String(after.certificateLimit), {
				from: String(before.certificateLimit)
			})
		);
	}
	const stockRoundEnds = before.round.kind === 'stock' && after.round.kind !== 'stock';
	// Said at the end of a stock round also where it stays as it was: everybody waits for it.
	if (after.order !== null && (stockRoundEnds || String(before.order) !== String(after.order))) {
		const names = after.order.map((player) => say.holder(player)).join(', ');
		lines.push(line('order', screen.newOrder, names));
	}
	if (what.gameEnds) lines.push(line('end', words.now.gameOver, null));
	else if (what.roundEnds) lines.push(line('round', screen.roundEnds, describeRound(words, after)));
	return lines;
}

function bankLine({ say, what }: Telling): OutcomeLine[] {
	const bank = what.cash.find((change) => change.holder === 'bank');
	if (bank === undefined) return [];
	const label = say.words.header.bank;
	return [line('bank', label, say.money(bank.to), { from: say.money(bank.from) })];
}
