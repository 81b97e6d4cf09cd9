/**
 * What is different between two tables, in words and grouped by whom it concerns: players first,
 * then companies, then trains and the course of the game. The engine finds the differences.
 */
import {
	difference,
	fieldTable,
	isPlayer,
	type CompanyId,
	type Difference,
	type FieldShape,
	type FieldValue,
	type MarkerAt,
	type State,
	type Title
} from '$engine';
import {
	describeDuty,
	describePhase,
	describeRound,
	describeTurn,
	speaker,
	type Catalogue,
	type Speaker,
	type Thing
} from '$lib/text';
import { nameOf } from './position/field-names';
import { cardLine, figureLine, line, standingLine, type DifferenceLine } from './standing-lines';

export interface DifferenceGroup {
	readonly key: string;
	readonly heading: string;
	/** The company whose token stands before the heading. */
	readonly company: CompanyId | null;
	readonly lines: readonly DifferenceLine[];
}

interface Telling {
	readonly say: Speaker;
	readonly before: State;
	readonly after: State;
}

/** `fields` are told in any case: those that somebody has just set. */
export function differenceGroups(
	words: Catalogue,
	title: Title,
	before: State,
	after: State,
	fields: readonly string[] = []
): DifferenceGroup[] {
	const telling: Telling = { say: speaker(words, title, after), before, after };
	const found = new Map<string, DifferenceLine[]>();
	const put = (key: string, line: DifferenceLine): void => {
		const lines = found.get(key);
		if (lines === undefined) found.set(key, [line]);
		else lines.push(line);
	};
	for (const each of difference(before, after)) {
		for (const [key, line] of lineOf(telling, each)) put(key, line);
	}
	for (const line of [...courseLines(telling), ...ownLines(telling, fields)]) put('game', line);
	const order = ['bank', ...after.seats, ...title.companyOrder(after), 'outside', 'trains', 'game'];
	const rank = (key: string): number => {
		const at = order.indexOf(key);
		if (key === 'bank') return order.length;
		return at < 0 ? order.length + 1 : at;
	};
	return [...found]
		.sort(([a], [b]) => rank(a) - rank(b))
		.map(([key, lines]) => ({ key, lines, ...headingOf(telling, key) }));
}

function headingOf({ say, after }: Telling, key: string) {
	const { repair } = say.words;
	const company = key in after.companies ? key : null;
	if (key === 'game') return { heading: repair.course, company };
	if (key === 'trains') return { heading: say.words.table.trains, company };
	if (key === 'bank') return { heading: say.words.header.bank, company };
	return { heading: say.holder(key), company };
}

type Keyed = readonly [group: string, line: DifferenceLine];

function lineOf(telling: Telling, each: Difference): Keyed[] {
	const { say } = telling;
	switch (each.kind) {
		case 'cash': {
			const treasury = !isPlayer(each.holder) && each.holder in telling.after.companies;
			const label = treasury ? say.words.table.treasury : say.words.table.cash;
			const by = say.signed(each.to - each.from);
			const line = { key: 'cash', label, from: say.money(each.from), to: say.money(each.to), by };
			return [[each.holder, line]];
		}
		case 'shares':
			return [shareLine(say, each)];
		case 'president':
		case 'marker':
			return [[each.company, companyLine(telling, each)]];
		case 'tokens':
		case 'exchange':
		case 'par':
		case 'floated':
		case 'faceDown':
		case 'closed':
			return [[each.company, standingLine(say, each)]];
		case 'card':
			return [['trains', cardLine(say, telling.after, each)]];
		case 'limit':
			return [['game', figureLine('limit', say.words.correct.limit, each)]];
		case 'train':
			return [
				['trains', move(`train ${each.train}`, say.train(each.type), say, each, trainOf(each.type))]
			];
		case 'deed':
			return [
				['trains', move(`deed ${each.deed}`, say.deed(each.deed), say, each, { kind: 'deed' })]
			];
		default:
			return [];
	}
}

const trainOf = (type: string): Thing => ({ kind: 'train', type });
const shareOf = (company: string): Thing => ({ kind: 'share', company });

function shareLine(say: Speaker, each: Extract<Difference, { kind: 'shares' }>): Keyed {
	const owned = isPlayer(each.place);
	const by = each.to - each.from;
	return [
		owned ? each.place : each.company,
		{
			key: `shares ${each.company} ${each.place}`,
			label: owned ? say.company(each.company) : say.place(each.place, shareOf(each.company)),
			from: say.percent(each.from),
			to: say.percent(each.to),
			by: `${by > 0 ? '+' : ''}${say.percent(by)}`
		}
	];
}

function companyLine(
	{ say, after, before }: Telling,
	each: Extract<Difference, { kind: 'president' | 'marker' }>
): DifferenceLine {
	const { words } = say;
	if (each.kind === 'president') {
		const name = (place: string | null) => (place === null ? words.app.nobody : say.place(place));
		const label = say.own.president;
		return { key: 'president', label, from: name(each.from), to: name(each.to), by: null };
	}
	const { from, to } = each;
	const label = words.table.price;
	return {
		key: 'marker',
		label,
		from: spot(say, before, from),
		to: spot(say, after, to),
		by:
			from !== null && to !== null && from.price !== to.price
				? say.signed(to.price - from.price)
				: null
	};
}

/** "$90, below MC": the price, and whom it lies beneath. */
function spot(say: Speaker, state: State, at: MarkerAt | null): string {
	if (at === null) return say.words.app.nothing;
	const above = at.at > 0 ? state.market[at.cell]?.[at.at - 1] : undefined;
	const price = say.money(at.price);
	return above === undefined ? price : `${price}, ${say.words.chart.below({ company: above })}`;
}

function move(
	key: string,
	label: string,
	say: Speaker,
	each: { readonly from: string; readonly to: string },
	thing: Thing
): DifferenceLine {
	const [from, to] = [say.place(each.from, thing), say.place(each.to, thing)];
	return { key, label, from, to, by: null };
}

/** Phase, round, turn, priority, order: what the game itself remembers. */
function courseLines({ say, before, after }: Telling): DifferenceLine[] {
	const { words, title } = say;
	const who = (id: string | null) => (id === null ? words.app.nobody : say.holder(id));
	const names = (state: State) => state.seats.map((id) => state.players[id]?.name ?? id).join(', ');
	const next = (state: State) =>
		title
			.upcoming(state)
			.map((id) => say.company(id))
			.join(', ');
	const away = (state: State) =>
		state.seats
			.flatMap((id) => {
				const { away: gone = false, standIn } = state.players[id] ?? {};
				if (standIn !== undefined) return [words.changes.standIn({ who: who(id), name: standIn })];
				return gone ? [who(id)] : [];
			})
			.join(', ');
	const duties = (state: State) =>
		state.duties.map((duty) => describeDuty(words, title, state, duty)).join('; ');
	const read = (key: string, label: string, of: (state: State) => string) =>
		line(key, label, of(before) || words.app.nothing, of(after) || words.app.nothing);
	return [
		read('phase', words.correct.phase, (state) => describePhase(words, state.phase)),
		read('round', words.correct.round, (state) => describeRound(words, state)),
		read('turn', words.correct.turn, (state) => describeTurn(words, title, state)),
		read('order', words.chart.operatingOrder, next),
		read('priority', words.correct.priority, (state) => who(state.priority)),
		read('seats', words.correct.seats, names),
		read('away', words.correct.away, away),
		read('duty', words.correct.duty, duties)
	].filter(({ from, to }) => from !== to);
}

/** Passes and the like change with every turn; the turn itself is told already. */
const WITH_THE_TURN: readonly string[] = ['passes', 'lastActor', 'sold', 'barred'];

/** What only the title keeps, by the names of its fields. */
function ownLines({ say, before, after }: Telling, asked: readonly string[]): DifferenceLine[] {
	const { position } = say.title;
	const [old, now] = [fieldTable(position, before), fieldTable(position, after)];
	const sameTurn =
		describeTurn(say.words, say.title, before) === describeTurn(say.words, say.title, after);
	return position
		.fields(after)
		.filter(
			({ id, group }) =>
				asked.includes(id) || (!WITH_THE_TURN.includes(id) && (group !== 'turn' || sameTurn))
		)
		.map(({ id, label, shape, read }) =>
			line(
				`own ${id}`,
				label[say.words.language],
				valueText(say, shape, read(old)),
				valueText(say, shape, read(now))
			)
		)
		.filter(({ from, to }) => from !== to);
}

function valueText(say: Speaker, shape: FieldShape, value: FieldValue): string {
	const { app } = say.words;
	const nothing = shape.kind === 'choice' ? shape.none?.[say.words.language] : undefined;
	if (value === null) return nothing ?? app.nothing;
	if (typeof value === 'boolean') return value ? app.yes : app.no;
	const options = 'options' in shape ? shape.options : [];
	const name = (id: string | number | null): string => {
		const option = options.find((each) => each.id === id);
		return option === undefined ? String(id ?? '–') : nameOf(say, option);
	};
	if (typeof value !== 'object') return name(value);
	if (Array.isArray(value)) return value.map(name).join(', ') || app.nothing;
	if (shape.kind !== 'each') return app.nothing;
	const parts = Object.entries(value as Readonly<Record<string, FieldValue>>).map(([id, each]) => {
		const key = shape.keys.find((option) => option.id === id) ?? { id };
		return `${nameOf(say, key)} ${valueText(say, shape.of, each)}`;
	});
	return parts.join('; ') || app.nothing;
}
