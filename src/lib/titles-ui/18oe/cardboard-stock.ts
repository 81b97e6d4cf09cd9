/**
 * What hands move in 18OE's stock rounds beside money and shares: chits, markers of the order track, one of
 * a regional's two home tokens, certificates turned over when it expands, par markers, Barclay's marker,
 * privates turned face down. A difference of two tables, so that it says the way back too.
 */
import { oeViews, type CompanyId, type Place, type State } from '$engine';
import type { Speaker } from '$lib/text/speaker';
import type { OwnCardboard } from '$lib/text/title-words';
import { zoneName } from './zones';

export interface StockCardboardWords {
	readonly homeToken: (p: { company: string }) => string;
	readonly homeTokenBack: (p: { company: string }) => string;
	readonly chit: (p: { company: string; zone: string }) => string;
	readonly chitBack: (p: { company: string; zone: string }) => string;
	readonly chitsOut: string;
	readonly chitsBack: string;
	readonly place: (p: { company: string; place: number }) => string;
	readonly noPlace: (p: { company: string }) => string;
	readonly turned: (p: { company: string }) => string;
	readonly turnedBack: (p: { company: string }) => string;
	readonly custody: (p: { company: string }) => string;
	readonly custodyGone: (p: { company: string }) => string;
	readonly frozen: (p: { company: string }) => string;
	readonly frozenGone: (p: { company: string }) => string;
	readonly faceDown: (p: { deed: string }) => string;
	readonly faceUp: (p: { deed: string }) => string;
}

type Told = Required<Pick<OwnCardboard, 'lines' | 'covers' | 'tokens'>>;

/** Two tables, and the words for what lies between them. */
interface Between {
	readonly say: Speaker;
	readonly words: StockCardboardWords;
	readonly before: State;
	readonly after: State;
}

export function stockCardboard(
	say: Speaker,
	words: StockCardboardWords,
	before: State,
	after: State
): Told {
	const between: Between = { say, words, before, after };
	const turned = Object.keys(after.companies).filter((id) => turnsOver(between, id));
	return {
		lines: [
			...chitLines(between),
			...trackLines(between),
			...turned.flatMap((id) => certificateLines(between, id)),
			...parLines(between, turned),
			...barclayLines(between),
			...faceLines(between)
		],
		covers: new Set(
			turned.flatMap((id) =>
				[before, after].flatMap((state) => (state.certificates[id] ?? []).map((c) => c.id))
			)
		),
		tokens: homeTokens(between)
	};
}

/** Both tokens of a regional lie on its home; when it floats one of them goes to the charter (3.1, 9.2). */
function homeTokens({ say, words, before, after }: Between): Map<CompanyId, readonly string[]> {
	const told = new Map<CompanyId, readonly string[]>();
	for (const [id, now] of Object.entries(after.companies)) {
		const was = before.companies[id];
		if (was?.kind !== 'regional' || now.kind !== 'regional' || was.floated === now.floated)
			continue;
		const company = say.company(id);
		told.set(id, [now.floated ? words.homeToken({ company }) : words.homeTokenBack({ company })]);
	}
	return told;
}

function chitLines({ say, words, before, after }: Between): string[] {
	const [was, now] = [oeViews.memory(before).chits, oeViews.memory(after).chits];
	const { language } = say.words;
	const named = (minor: string, zone: string) => ({
		company: say.company(minor),
		zone: zoneName(language, zone)
	});
	const taken = Object.entries(now).filter(([minor]) => was[minor] === undefined);
	const back = Object.entries(was).filter(([minor]) => now[minor] === undefined);
	const crowded = (state: State) =>
		oeViews
			.zoneViews(state)
			.filter((zone) => zone.crowded)
			.reduce((sum, zone) => sum + zone.left + zone.minors.length, 0);
	const lost = crowded(before) - crowded(after);
	return [
		...taken.map(([minor, zone]) => words.chit(named(minor, zone))),
		...back.map(([minor, zone]) => words.chitBack(named(minor, zone))),
		...(lost > 0 ? [words.chitsOut] : lost < 0 ? [words.chitsBack] : [])
	];
}

/** A regional that expands takes its marker from the track to the chart, which is told there (9.3). */
function trackLines({ say, words, before, after }: Between): string[] {
	const [was, now] = [oeViews.memory(before).track, oeViews.memory(after).track];
	const placed = now.flatMap((id, at) => (id === null || was[at] === id ? [] : [{ id, at }]));
	const gone = was.filter(
		(id): id is CompanyId =>
			id !== null && !now.includes(id) && after.companies[id]?.kind !== 'major'
	);
	return [
		...placed.map(({ id, at }) => words.place({ company: say.company(id), place: at + 1 })),
		...gone.map((id) => words.noPlace({ company: say.company(id) }))
	];
}

/** The certificates of a regional are those of its major, turned over (3.1). */
function turnsOver({ before, after }: Between, id: CompanyId): boolean {
	const kinds = [before.companies[id]?.kind, after.companies[id]?.kind];
	return kinds.includes('regional') && kinds.includes('major');
}

function certificateLines({ say, words, before, after }: Between, id: CompanyId): string[] {
	const expands = after.companies[id]?.kind === 'major';
	const [small, large] = expands ? [before, after] : [after, before];
	const shares = [...placesOf(small, id, false), ...Array<Place>(6).fill(id)];
	const now = placesOf(large, id, false);
	const pairs = [
		...unlike(shares, now).map(([from, to]) => ({ from, to, president: false })),
		...unlike(placesOf(small, id, true), placesOf(large, id, true)).map(([from, to]) => ({
			from,
			to,
			president: true
		}))
	];
	const company = say.company(id);
	// Hands move them before they are turned back, and after they are turned over.
	const moves = pairs.map(({ from, to, president }) =>
		say.words.cardboard.move({
			what: say.share(id, { percent: president ? 20 : 10, president }),
			from: say.place(expands ? from : to, { kind: 'share', company: id }),
			to: say.place(expands ? to : from, { kind: 'share', company: id })
		})
	);
	return expands
		? [words.turned({ company }), ...moves]
		: [...moves, words.turnedBack({ company })];
}

function placesOf(state: State, id: CompanyId, president: boolean): Place[] {
	return (state.certificates[id] ?? [])
		.filter((c) => c.place !== 'removed' && c.president === president)
		.map((c) => c.place);
}

/** Places that differ, each given up with the one that takes its place. */
function unlike(from: readonly Place[], to: readonly Place[]): [Place, Place][] {
	const left = [...from];
	const taking = to.filter((place) => {
		const at = left.indexOf(place);
		if (at >= 0) left.splice(at, 1);
		return at < 0;
	});
	return left.flatMap((place, at) => {
		const taker = taking[at];
		return taker === undefined ? [] : [[place, taker] as [Place, Place]];
	});
}

/** At the end of a stock round the par markers of majors leave (10.7). */
function parLines({ say, before, after }: Between, turned: readonly CompanyId[]): string[] {
	const [was, now] = [oeViews.memory(before).parMarkers, oeViews.memory(after).parMarkers];
	const { cardboard } = say.words;
	const gone = was.filter((id) => !now.includes(id) && !turned.includes(id));
	const back = now.filter((id) => !was.includes(id) && !turned.includes(id));
	return [
		...gone.map((id) => cardboard.parGone({ company: say.company(id) })),
		...back.map((id) =>
			cardboard.par({
				company: say.company(id),
				amount: say.money(after.companies[id]?.par ?? 0)
			})
		)
	];
}

function barclayLines({ say, words, before, after }: Between): string[] {
	const [was, now] = [oeViews.memory(before), oeViews.memory(after)];
	const line = (
		from: CompanyId | null,
		to: CompanyId | null,
		on: StockCardboardWords['custody'],
		off: StockCardboardWords['custody']
	): string[] =>
		from === to
			? []
			: [
					...(from === null ? [] : [off({ company: say.company(from) })]),
					...(to === null ? [] : [on({ company: say.company(to) })])
				];
	return [
		...line(
			was.custody?.company ?? null,
			now.custody?.company ?? null,
			words.custody,
			words.custodyGone
		),
		...line(was.frozen, now.frozen, words.frozen, words.frozenGone)
	];
}

/** Cards that leave the game are not turned over first. */
function faceLines({ say, words, before, after }: Between): string[] {
	const [was, now] = [oeViews.memory(before).faceDown, oeViews.memory(after).faceDown];
	const stays = (deed: string) =>
		after.deeds[deed]?.place !== 'removed' && before.deeds[deed]?.place !== 'removed';
	return [
		...now
			.filter((deed) => !was.includes(deed) && stays(deed))
			.map((deed) => words.faceDown({ deed: say.deed(deed) })),
		...was
			.filter((deed) => !now.includes(deed) && stays(deed))
			.map((deed) => words.faceUp({ deed: say.deed(deed) }))
	];
}

export const stockCardboardEn: StockCardboardWords = {
	homeToken: (p) =>
		`${p.company}: one of its two tokens on the map to the £20 place of its charter`,
	homeTokenBack: (p) => `${p.company}: the token of its charter back to the one on the map`,
	chit: (p) => `${p.company}: a chit of ${p.zone} on its charter`,
	chitBack: (p) => `${p.company}: its chit of ${p.zone} back to the others`,
	chitsOut: 'The other chits of the three crowded zones out of the game',
	chitsBack: 'The other chits of the three crowded zones back in play',
	place: (p) => `${p.company}: its marker on place ${p.place} of the order track`,
	noPlace: (p) => `${p.company}: its marker off the order track`,
	turned: (p) =>
		`${p.company}: turn its certificates over, 20% for the 50%, 10% for each 25%; six more 10% to its charter`,
	turnedBack: (p) =>
		`${p.company}: six 10% off its charter; turn the other certificates back, 50% for the 20%, 25% for each 10%`,
	custody: (p) => `${p.company}: Barclay’s marker on a share of its charter`,
	custodyGone: (p) => `${p.company}: Barclay’s marker off its charter`,
	frozen: (p) => `${p.company}: Barclay’s marker on its share value marker`,
	frozenGone: (p) => `${p.company}: Barclay’s marker off its share value marker`,
	faceDown: (p) => `${p.deed}: turn it face down`,
	faceUp: (p) => `${p.deed}: turn it face up`
};

export const stockCardboardEs: StockCardboardWords = {
	homeToken: (p) => `${p.company}: una de sus dos fichas del mapa al lugar de £20 de su carta`,
	homeTokenBack: (p) => `${p.company}: la ficha de su carta, de vuelta junto a la del mapa`,
	chit: (p) => `${p.company}: una ficha de derechos de ${p.zone} en su carta`,
	chitBack: (p) => `${p.company}: devuelve su ficha de derechos de ${p.zone}`,
	chitsOut: 'Las demás fichas de derechos de las tres zonas concurridas, fuera del juego',
	chitsBack: 'Las demás fichas de derechos de las tres zonas concurridas, de nuevo en juego',
	place: (p) => `${p.company}: su marcador en el lugar ${p.place} de la pista de orden`,
	noPlace: (p) => `${p.company}: retira su marcador de la pista de orden`,
	turned: (p) =>
		`${p.company}: gira sus títulos, 20% por el 50%, 10% por cada 25%; seis 10% más a su carta`,
	turnedBack: (p) =>
		`${p.company}: retira seis 10% de su carta; gira los demás títulos, 50% por el 20%, 25% por cada 10%`,
	custody: (p) => `${p.company}: marcador de Barclay sobre una acción de su carta`,
	custodyGone: (p) => `${p.company}: retira el marcador de Barclay de su carta`,
	frozen: (p) => `${p.company}: marcador de Barclay sobre su marcador de valor`,
	frozenGone: (p) => `${p.company}: retira el marcador de Barclay de su marcador de valor`,
	faceDown: (p) => `${p.deed}: gírala boca abajo`,
	faceUp: (p) => `${p.deed}: gírala boca arriba`
};
