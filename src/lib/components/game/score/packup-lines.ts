/** The pack-up sheet in words: sections of groups of lines, for the paper and for the check. */
import {
	isPlayer,
	packUpView,
	type OwnThing,
	type PackedPlace,
	type PackedShares,
	type PackedTrains,
	type PackUpView,
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
	type Speaker
} from '$lib/text';

export interface PackGroup {
	readonly key: string;
	readonly head: string;
	/** A company whose token stands before the head. */
	readonly company: string | null;
	readonly lines: readonly string[];
}

export interface PackSection {
	readonly key: string;
	readonly title: string;
	readonly groups: readonly PackGroup[];
}

export function packUpSections(words: Catalogue, title: Title, state: State): PackSection[] {
	const say = speaker(words, title, state);
	const sheet = packUpView(title, state, say.own.operatedMarkers === 'faceDown');
	const p = words.packing;
	const sections: PackSection[] = [
		{ key: 'turn', title: p.whoIsNext, groups: [turnGroup(say, sheet)] },
		{ key: 'players', title: p.players, groups: playerGroups(say, sheet) },
		{ key: 'companies', title: p.companies, groups: companyGroups(say, sheet) },
		{ key: 'chart', title: p.chart, groups: stackGroups(say, sheet) },
		{ key: 'bank', title: p.bankAndPiles, groups: bankGroups(say, sheet) },
		{ key: 'bids', title: p.bids, groups: bidGroups(say, sheet) },
		{ key: 'own', title: p.own, groups: sheet.own.map((thing) => ownGroup(say, thing)) }
	];
	return sections.filter((section) => section.groups.length > 0);
}

const plain = (key: string, head: string, lines: readonly string[]): PackGroup => ({
	key,
	head,
	company: null,
	lines
});

function turnGroup(say: Speaker, sheet: PackUpView): PackGroup {
	const { words, title, state } = say;
	const who = describeTurn(words, title, state);
	const first = state.seats.find((id) => id === state.priority);
	return plain('turn', describeRound(words, state), [
		describePhase(words, sheet.phase),
		...(who === '' ? [] : [words.welcomeBack.turnOf({ who })]),
		...sheet.duties.map((duty) => describeDuty(words, title, state, duty)),
		...(first === undefined ? [] : [`${words.table.priorityDeal}: ${say.holder(first)}`]),
		words.packing.limit({ limit: sheet.certificateLimit })
	]);
}

function sharesLine(say: Speaker, { company, percent, certificates }: PackedShares): string {
	const sizes = certificates.map(({ percent: size, president, count }) => {
		const name = president ? `${say.percent(size)} ★` : say.percent(size);
		return count === 1 ? name : `${count} × ${name}`;
	});
	return `${say.company(company)} ${say.percent(percent)}: ${sizes.join(', ')}`;
}

function trainsLine(say: Speaker, trains: readonly PackedTrains[]): string {
	return trains
		.map(({ type, count, obsolete }) => {
			const name = `${count} × ${say.train(type)}`;
			return obsolete ? `${name} (${say.words.depot.obsolete})` : name;
		})
		.join(', ');
}

function playerGroups(say: Speaker, sheet: PackUpView): PackGroup[] {
	const { table } = say.words;
	return sheet.players.map(({ id, name, cash, debt, priority, shares, deeds }) =>
		plain(id, name, [
			`${table.cash} ${say.money(cash)}`,
			...(debt > 0 ? [`${table.debt} ${say.money(debt)}`] : []),
			...(priority ? [table.priorityDeal] : []),
			...shares.map((line) => sharesLine(say, line)),
			...deeds.map((deed) => say.deed(deed.id))
		])
	);
}

function companyGroups(say: Speaker, sheet: PackUpView): PackGroup[] {
	const p = say.words.packing;
	return sheet.companies.map((company): PackGroup => {
		const { id, controller, treasury, trains, tokens, deeds } = company;
		return {
			key: id,
			head: controller ?? '',
			company: id,
			lines: [
				p.treasury({ amount: say.money(treasury) }),
				trains.length === 0 ? p.noTrains : trainsLine(say, trains),
				p.tokens({ left: tokens.left, placed: tokens.placed }),
				...(tokens.exchange > 0 ? [p.exchange({ count: tokens.exchange })] : []),
				...deeds.map((deed) => say.deed(deed.id))
			]
		};
	});
}

function stackGroups(say: Speaker, sheet: PackUpView): PackGroup[] {
	const p = say.words.packing;
	return sheet.stacks.map(({ cell, value, row, col, stack }) =>
		plain(
			cell,
			p.cell({ value: say.money(value), row, column: col }),
			stack.map(({ company, faceDown }, at) => {
				const name = `${at + 1}. ${say.company(company)}`;
				return faceDown ? `${name} (${p.faceDown})` : name;
			})
		)
	);
}

function placeLines(say: Speaker, { shares, deeds, trains }: PackedPlace): string[] {
	return [
		...shares.map((line) => sharesLine(say, line)),
		...deeds.map((deed) => say.deed(deed.id)),
		...(trains.length === 0 ? [] : [trainsLine(say, trains)])
	];
}

function bankGroups(say: Speaker, sheet: PackUpView): PackGroup[] {
	return [
		plain('bank', say.words.header.bank, [say.money(sheet.bank)]),
		...sheet.places.map((place) =>
			plain(place.place, say.place(place.place), placeLines(say, place))
		)
	];
}

function bidGroups(say: Speaker, sheet: PackUpView): PackGroup[] {
	return sheet.bids.map(({ deed, bids }) =>
		plain(
			deed,
			say.deed(deed),
			bids.map(({ player, amount }) => `${say.holder(player)} ${say.money(amount)}`)
		)
	);
}

/* what only the title keeps, by names where there are any */

function thingName(say: Speaker, key: string): string {
	const known: Readonly<Record<string, string>> = say.words.packing.things;
	if (known[key] !== undefined) return known[key];
	if (isPlayer(key) || key in say.state.companies) return say.holder(key);
	if (key in say.state.deeds) return say.deed(key);
	// A name in our own tables, such as "minorC": spaced out, it can be read.
	return key.replace(/([a-z])([A-Z])/g, '$1 $2');
}

function ownGroup(say: Speaker, thing: OwnThing): PackGroup {
	const values = thing.values.map((value) => thingName(say, value));
	const lines = thing.parts.map((part) => ownLine(say, part));
	const all = values.length > 0 ? [values.join(', '), ...lines] : lines;
	return plain(thing.key, thingName(say, thing.key), all);
}

function ownLine(say: Speaker, { key, values, parts }: OwnThing): string {
	const inside = [
		...values.map((value) => thingName(say, value)),
		...parts.map((part) => ownLine(say, part))
	];
	const name = /^\d+$/.test(key) ? `${key}.` : thingName(say, key);
	return inside.length === 0 ? name : `${name}: ${inside.join(', ')}`;
}
