/** The pack-up sheet in words: sections of groups of lines, for the paper and for the check. */
import {
	packUpView,
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
import { packGroup as plain, type PackGroup } from '$lib/text/packing';
import { titlePacking } from '$lib/titles-ui/registry';

export interface PackSection {
	readonly key: string;
	readonly title: string;
	readonly groups: readonly PackGroup[];
}

export function packUpSections(words: Catalogue, title: Title, state: State): PackSection[] {
	const say = speaker(words, title, state);
	const sheet = packUpView(title, state, say.own.operatedMarkers === 'faceDown');
	const p = words.packing;
	const own = titlePacking(title.id);
	const { tellsCards } = own;
	const sections: PackSection[] = [
		{ key: 'turn', title: p.whoIsNext, groups: [turnGroup(say, sheet)] },
		{ key: 'players', title: p.players, groups: playerGroups(say, sheet) },
		{ key: 'companies', title: p.companies, groups: companyGroups(say, sheet) },
		{ key: 'chart', title: p.chart, groups: stackGroups(say, sheet) },
		{ key: 'bank', title: p.bankAndPiles, groups: bankGroups(say, sheet, tellsCards) },
		{ key: 'bids', title: p.bids, groups: tellsCards ? [] : bidGroups(say, sheet) },
		{ key: 'own', title: p.own, groups: own.groups(say).filter(({ lines }) => lines.length > 0) }
	];
	return sections.filter((section) => section.groups.length > 0);
}

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
	// One card that is the whole company.
	if (certificates[0]?.percent === 100) {
		return `${say.company(company)} (${say.own.presidentCertificate})`;
	}
	const sizes = certificates.map(({ percent: size, president, count }) => {
		const name = president ? `${say.percent(size)} ★` : say.percent(size);
		return count === 1 ? name : `${count} × ${name}`;
	});
	const name = `${say.company(company)} ${say.percent(percent)}`;
	// One plain certificate is what the line already says.
	const plainOne = sizes.length === 1 && sizes[0] === say.percent(percent);
	return plainOne ? name : `${name}: ${sizes.join(', ')}`;
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
		const { id, controller, treasury, shares, trains, tokens, deeds } = company;
		return {
			key: id,
			head: controller ?? '',
			company: id,
			lines: [
				p.treasury({ amount: say.money(treasury) }),
				...shares.map((line) => p.ownShares({ shares: sharesLine(say, line) })),
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

/** Cards that the title tells where they lie, in boxes and piles, are not told here again. */
function cardLines(say: Speaker, { place, shares, deeds }: PackedPlace, told: boolean): string[] {
	const own = told && place === 'offering';
	const { companies } = say.state;
	const lying = own ? shares.filter((line) => companies[line.company]?.kind !== 'minor') : shares;
	return [
		...lying.map((line) => sharesLine(say, line)),
		...(own ? [] : deeds).map((deed) => say.deed(deed.id))
	];
}

function bankGroups(say: Speaker, sheet: PackUpView, told: boolean): PackGroup[] {
	const p = say.words.packing;
	const groups = [
		plain('bank', say.words.header.bank, [say.money(sheet.bank)]),
		...sheet.places.flatMap((place) => [
			plain(
				`cards ${place.place}`,
				place.place === 'offering' ? p.unsold : say.place(place.place),
				cardLines(say, place, told)
			),
			plain(
				`trains ${place.place}`,
				p.trainsAt({ place: say.depot(place.place) }),
				place.trains.length === 0 ? [] : [trainsLine(say, place.trains)]
			)
		])
	];
	return groups.filter(({ lines }) => lines.length > 0);
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
