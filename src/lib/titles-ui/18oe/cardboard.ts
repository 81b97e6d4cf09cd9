/**
 * What becomes of charters in 18OE that neither float nor simply close: a major that turns over into
 * a national, a minor whose charter goes under another or into the Open Market. A difference of two
 * tables, so that it says the way back too.
 */
import { oeViews, type CompanyId, type State } from '$engine';
import type { Speaker } from '$lib/text/speaker';
import type { OwnCardboard } from '$lib/text/title-words';
import {
	stockCardboard,
	stockCardboardEn,
	stockCardboardEs,
	type StockCardboardWords
} from './cardboard-stock';
import { markerLines } from './marker-lines';

export interface CardboardWords {
	readonly national: (p: { company: string }) => string;
	readonly tokensOut: (p: { company: string }) => string;
	readonly orient: (p: { company: string }) => string;
	readonly port: (p: { company: string }) => string;
	readonly marker: (p: { company: string; deed: string; token: boolean }) => string;
	readonly major: (p: { company: string }) => string;
	readonly tokensBack: (p: { company: string; left: number; placed: number }) => string;
	readonly orientBack: (p: { company: string }) => string;
	readonly portBack: (p: { company: string }) => string;
	readonly markerBack: (p: { company: string; deed: string; token: boolean }) => string;
	readonly under: (p: { company: string; into: string }) => string;
	readonly abandoned: (p: { company: string }) => string;
	readonly minorBack: (p: { company: string; placed: number }) => string;
	readonly underKept: (p: { company: string; into: string; gone: number }) => string;
}

function oeCardboard(stock: StockCardboardWords, words: CardboardWords) {
	return (say: Speaker, before: State, after: State): OwnCardboard => {
		const companies = new Map<CompanyId, readonly string[]>();
		for (const id of Object.keys(after.companies)) {
			const lines = charterLines(say, words, before, after, id);
			if (lines !== null) companies.set(id, lines);
		}
		const told = stockCardboard(say, stock, before, after);
		const lines = [...told.lines, ...markerLines(say, before, after)];
		const tokens = new Map([...told.tokens, ...keptTokens(say, before, after)]);
		return { ...told, lines, tokens, companies };
	};
}

/** How many stations of minors a major has kept in between. */
function keptBetween(before: State, after: State, id: CompanyId): number {
	return oeViews.keptStations(after, id) - oeViews.keptStations(before, id);
}

/** Only a major's own tokens are moved: what it keeps of a minor lies on the map already (10.5). */
function keptTokens(say: Speaker, before: State, after: State) {
	const { cardboard: texts } = say.words;
	const told = new Map<CompanyId, readonly string[]>();
	for (const id of Object.keys(after.companies)) {
		if (keptBetween(before, after, id) === 0) continue;
		const company = say.company(id);
		const left = (after.companies[id]?.tokens.left ?? 0) - (before.companies[id]?.tokens.left ?? 0);
		if (left < 0) told.set(id, [texts.tokenPlaced({ company, count: -left })]);
		else told.set(id, left > 0 ? [texts.tokenBack({ company, count: left })] : []);
	}
	return told;
}

function charterLines(
	say: Speaker,
	words: CardboardWords,
	before: State,
	after: State,
	id: CompanyId
): readonly string[] | null {
	const was = before.companies[id];
	const now = after.companies[id];
	if (was === undefined || now === undefined) return null;
	if (was.kind !== 'national' && now.kind === 'national') {
		return nationalLines(say, words, before, id);
	}
	if (was.kind === 'national' && now.kind !== 'national') {
		return majorLines(say, words, after, id);
	}
	if (now.kind !== 'minor' || was.closed === now.closed) return null;
	const company = say.company(id);
	if (!now.closed) return [words.minorBack({ company, placed: now.tokens.placed })];
	const at = after.deeds[id]?.place;
	if (at === 'pool') return [words.abandoned({ company })];
	if (at === undefined || after.companies[at] === undefined) return null;
	const into = say.company(at);
	const kept = Math.min(was.tokens.placed, keptBetween(before, after, at));
	return kept <= 0
		? [words.under({ company, into })]
		: [words.underKept({ company, into, gone: was.tokens.placed - kept })];
}

/** Everything on the charter but its trains leaves play, and the tokens on the map too (9.4). */
function nationalLines(say: Speaker, words: CardboardWords, before: State, id: CompanyId) {
	const company = say.company(id);
	const { orient, ports } = oeViews.memory(before);
	return [
		words.national({ company }),
		words.tokensOut({ company }),
		...(orient.includes(id) ? [words.orient({ company })] : []),
		...(ports[id] === undefined ? [] : [words.port({ company })]),
		...privateLines(say, words.marker, before, id)
	];
}

/** Markers of privates on a charter, with the tokens that two of them have on the map (14.5, 14.6). */
function privateLines(
	say: Speaker,
	word: CardboardWords['marker'],
	state: State,
	id: CompanyId
): readonly string[] {
	const company = say.company(id);
	const { markers } = oeViews.memory(state);
	return oeViews
		.privateMarkers(state, id)
		.map((deed) => word({ company, deed: say.deed(deed), token: markers[deed] === id }));
}

function majorLines(say: Speaker, words: CardboardWords, after: State, id: CompanyId) {
	const company = say.company(id);
	const { orient, ports } = oeViews.memory(after);
	const { left = 0, placed = 0 } = after.companies[id]?.tokens ?? {};
	return [
		words.major({ company }),
		words.tokensBack({ company, left, placed }),
		...(orient.includes(id) ? [words.orientBack({ company })] : []),
		...(ports[id] === undefined ? [] : [words.portBack({ company })]),
		...privateLines(say, words.markerBack, after, id)
	];
}

export const cardboardEn = oeCardboard(stockCardboardEn, {
	national: (p) => `${p.company}: turn the charter over, its trains on the new side`,
	tokensOut: (p) => `${p.company}: all tokens out of the game, those on the map too`,
	orient: (p) => `${p.company}: Orient Express marker off`,
	port: (p) => `${p.company}: port authority out of the game`,
	marker: (p) =>
		`${p.company}: ${p.token ? 'marker and token' : 'marker'} of ${p.deed} out of the game`,
	major: (p) => `${p.company}: turn the charter back to the major`,
	tokensBack: (p) => `${p.company}: tokens back: ${p.left} on the charter, ${p.placed} on the map`,
	orientBack: (p) => `${p.company}: Orient Express marker back`,
	portBack: (p) => `${p.company}: port authority back`,
	markerBack: (p) => `${p.company}: ${p.token ? 'marker and token' : 'marker'} of ${p.deed} back`,
	under: (p) => `${p.company}: charter under that of ${p.into}, its tokens off the map`,
	abandoned: (p) => `${p.company}: charter in the Open Market, its tokens off the map`,
	minorBack: (p) => `${p.company}: charter back in play, tokens on the map: ${p.placed}`,
	underKept: (p) =>
		`${p.company}: charter under that of ${p.into}, ${p.gone === 0 ? 'its tokens stay on the map' : `${p.gone} of its tokens off the map`}`
});

export const cardboardEs = oeCardboard(stockCardboardEs, {
	national: (p) => `${p.company}: gira la carta, con sus trenes al lado nuevo`,
	tokensOut: (p) => `${p.company}: todas sus fichas fuera del juego, también las del mapa`,
	orient: (p) => `${p.company}: retira su marcador del Orient Express`,
	port: (p) => `${p.company}: su autoridad portuaria, fuera del juego`,
	marker: (p) =>
		`${p.company}: ${p.token ? 'marcador y ficha' : 'marcador'} de ${p.deed} fuera del juego`,
	major: (p) => `${p.company}: gira la carta de vuelta a la mayor`,
	tokensBack: (p) =>
		`${p.company}: devuelve las fichas: ${p.left} en la carta, ${p.placed} en el mapa`,
	orientBack: (p) => `${p.company}: devuelve su marcador del Orient Express`,
	portBack: (p) => `${p.company}: devuelve su autoridad portuaria`,
	markerBack: (p) =>
		`${p.company}: devuelve ${p.token ? 'el marcador y la ficha' : 'el marcador'} de ${p.deed}`,
	under: (p) => `${p.company}: carta debajo de la de ${p.into}, sus fichas salen del mapa`,
	abandoned: (p) => `${p.company}: carta en el Mercado abierto, sus fichas salen del mapa`,
	minorBack: (p) => `${p.company}: carta de nuevo en juego, fichas en el mapa: ${p.placed}`,
	underKept: (p) =>
		`${p.company}: carta debajo de la de ${p.into}, ${p.gone === 0 ? 'sus fichas se quedan en el mapa' : `${p.gone} de sus fichas ${p.gone === 1 ? 'sale' : 'salen'} del mapa`}`
});
