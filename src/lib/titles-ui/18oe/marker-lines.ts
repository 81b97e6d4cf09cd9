/**
 * Small markers that hands move in 18OE, many of them by a rule and not by anybody's choice: minor D's
 * token when phase 5 begins, par markers at the end of a stock round, chits of the crowded zones. A
 * difference of two tables, so that it says the way back too.
 */
import { findTrain, oeViews, type CompanyId, type Language, type State } from '$engine';
import type { Speaker } from '$lib/text/speaker';
import { zoneName, type ZoneId } from './zones';

type Own = oeViews.OeOwn;

interface MarkerWords {
	readonly minorD: (amount: string, on: boolean) => string;
	readonly orient: (company: string, on: boolean) => string;
	readonly port: (company: string, sea: oeViews.Sea, on: boolean) => string;
	readonly token: (deed: string, company: string, on: boolean) => string;
	readonly swift: (deed: string, company: string, on: boolean) => string;
	readonly share: (deed: string, company: string, on: boolean) => string;
	readonly frozen: (deed: string, company: string, on: boolean) => string;
	readonly brandt: (deed: string, count: number, on: boolean) => string;
	readonly faceDown: (deed: string, down: boolean) => string;
	readonly pars: (companies: string, on: boolean) => string;
	readonly chits: (zones: string, on: boolean) => string;
}

const BRANDT = oeViews.BRANDT;
const BARCLAY = 'BBBT';

const words: Readonly<Record<Language, MarkerWords>> = {
	en: {
		minorD: (amount, on) => `Minor D: token of ${amount} ${on ? 'on' : 'off'} the map`,
		orient: (company, on) => `${company}: Orient Express marker ${on ? 'on' : 'off'} its charter`,
		port: (company, sea, on) =>
			`${company}: ${sea === 'north' ? 'North Sea' : 'Mediterranean'} port authority ${on ? 'on' : 'off'} its charter`,
		token: (deed, company, on) =>
			on
				? `${deed}: token on the map, for ${company}`
				: `${deed}: token off the map, no more for ${company}`,
		swift: (deed, company, on) => `${deed}: marker ${on ? 'on' : 'off'} the 2+2 of ${company}`,
		share: (deed, company, on) => `${deed}: marker ${on ? 'on' : 'off'} a share of ${company}`,
		frozen: (deed, company, on) =>
			`${deed}: marker ${on ? 'on' : 'off'} the share value marker of ${company}`,
		brandt: (deed, count, on) =>
			`${deed}: ${count === 1 ? '1 token' : `${count} tokens`} ${on ? 'on' : 'off'} the map`,
		faceDown: (deed, down) => `${deed}: turn it face ${down ? 'down' : 'up'}`,
		pars: (companies, on) => `Par markers ${on ? 'back' : 'removed'}: ${companies}`,
		chits: (zones, on) => `Chits left of ${zones}: ${on ? 'back in the game' : 'out of the game'}`
	},
	es: {
		minorD: (amount, on) => `Menor D: ficha de ${amount} ${on ? 'al mapa' : 'fuera del mapa'}`,
		orient: (company, on) =>
			`${company}: marcador del Orient Express ${on ? 'a su carta' : 'fuera de su carta'}`,
		port: (company, sea, on) =>
			`${company}: autoridad portuaria del ${sea === 'north' ? 'mar del Norte' : 'Mediterráneo'} ${on ? 'a su carta' : 'fuera de su carta'}`,
		token: (deed, company, on) =>
			on
				? `${deed}: ficha al mapa, para ${company}`
				: `${deed}: ficha fuera del mapa, ya no para ${company}`,
		swift: (deed, company, on) =>
			`${deed}: marcador ${on ? 'en el' : 'fuera del'} 2+2 de ${company}`,
		share: (deed, company, on) =>
			`${deed}: marcador ${on ? 'en' : 'fuera de'} una acción de ${company}`,
		frozen: (deed, company, on) =>
			`${deed}: marcador ${on ? 'en el' : 'fuera del'} marcador de valor de ${company}`,
		brandt: (deed, count, on) =>
			`${deed}: ${count === 1 ? '1 ficha' : `${count} fichas`} ${on ? 'al mapa' : 'fuera del mapa'}`,
		faceDown: (deed, down) => `${deed}: gírala boca ${down ? 'abajo' : 'arriba'}`,
		pars: (companies, on) => `Marcadores de par ${on ? 'de vuelta' : 'retirados'}: ${companies}`,
		chits: (zones, on) =>
			`Fichas restantes de ${zones}: ${on ? 'de vuelta en el juego' : 'fuera del juego'}`
	}
};

export function markerLines(
	language: Language,
	say: Speaker,
	before: State,
	after: State
): readonly string[] {
	const w = words[language];
	const [was, now] = [oeViews.memory(before), oeViews.memory(after)];
	/** A charter that turns over says itself what leaves it or comes back. */
	const turned = (id: CompanyId) =>
		(before.companies[id]?.kind === 'national') !== (after.companies[id]?.kind === 'national');
	return [
		...onCharters(w, say, was, now, turned),
		...tokensOnMap(w, say, was, now, turned),
		...onCards(w, say, before, after, turned),
		...brandtLine(w, say, was, now),
		...faceLines(w, say, was, now, after),
		...minorDLines(w, say, was, now),
		...parLines(w, say, before, after),
		...chitLine(w, language, was, now)
	];
}

type Turned = (id: CompanyId) => boolean;
type Place = CompanyId | null;
const added = <T>(from: readonly T[], to: readonly T[]): T[] => to.filter((x) => !from.includes(x));

function onCharters(w: MarkerWords, say: Speaker, was: Own, now: Own, turned: Turned): string[] {
	const orient = (ids: readonly CompanyId[], on: boolean) =>
		ids.filter((id) => !turned(id)).map((id) => w.orient(say.company(id), on));
	const ports = (from: Own, to: Own, on: boolean) =>
		Object.entries(to.ports)
			.filter(([id, sea]) => from.ports[id] !== sea && !turned(id))
			.map(([id, sea]) => w.port(say.company(id), sea, on));
	return [
		...orient(added(was.orient, now.orient), true),
		...orient(added(now.orient, was.orient), false),
		...ports(now, was, false),
		...ports(was, now, true)
	];
}

function tokensOnMap(w: MarkerWords, say: Speaker, was: Own, now: Own, turned: Turned): string[] {
	const tokens = (from: Own, to: Own, on: boolean) =>
		Object.entries(to.markers)
			.filter(([deed, id]) => from.markers[deed] !== id && !turned(id))
			.map(([deed, id]) => w.token(say.deed(deed), say.company(id), on));
	return [...tokens(now, was, false), ...tokens(was, now, true)];
}

/** Markers that lie on a train, on a share or on a share value marker, by whose it is. */
function onCards(
	w: MarkerWords,
	say: Speaker,
	before: State,
	after: State,
	turned: Turned
): string[] {
	const kept = (state: State) => {
		const { swift } = oeViews.memory(state);
		return (swift === null ? null : findTrain(state, swift)?.place) ?? null;
	};
	const [was, now] = [oeViews.memory(before), oeViews.memory(after)];
	const line = (word: MarkerWords['share'], deed: string, id: CompanyId | null, on: boolean) =>
		id === null || turned(id) ? [] : [word(say.deed(deed), say.company(id), on)];
	const moved = (word: MarkerWords['share'], deed: string, from: Place, to: Place) =>
		from === to ? [] : [...line(word, deed, from, false), ...line(word, deed, to, true)];
	// A train that goes along in a merger keeps its marker on it.
	const swift = was.swift === now.swift ? null : kept(before);
	return [
		...moved(w.swift, oeViews.SWIFT, swift, was.swift === now.swift ? null : kept(after)),
		...moved(w.share, BARCLAY, was.custody?.company ?? null, now.custody?.company ?? null),
		...moved(w.frozen, BARCLAY, was.frozen, now.frozen)
	];
}

function brandtLine(w: MarkerWords, say: Speaker, was: Own, now: Own): string[] {
	const more = now.brandt.onMap - was.brandt.onMap;
	return more === 0 ? [] : [w.brandt(say.deed(BRANDT), Math.abs(more), more > 0)];
}

function faceLines(w: MarkerWords, say: Speaker, was: Own, now: Own, after: State): string[] {
	const here = (deed: string) => after.deeds[deed]?.place !== 'removed';
	return [
		...added(was.faceDown, now.faceDown).map((deed) => w.faceDown(say.deed(deed), true)),
		...added(now.faceDown, was.faceDown)
			.filter(here)
			.map((deed) => w.faceDown(say.deed(deed), false))
	];
}

function minorDLines(w: MarkerWords, say: Speaker, was: Own, now: Own): string[] {
	if (was.minorD === now.minorD) return [];
	const line = (at: Own['minorD'], on: boolean) =>
		at === 'none' ? [] : [w.minorD(say.money(Number(at)), on)];
	return [...line(was.minorD, false), ...line(now.minorD, true)];
}

/** When a stock round ends; a float moves the marker of its regional (9.3, 10.7). */
function parLines(w: MarkerWords, say: Speaker, before: State, after: State): string[] {
	const line = (from: State, to: State, on: boolean) => {
		const { parMarkers } = oeViews.memory(from);
		const ids = added(parMarkers, oeViews.memory(to).parMarkers).filter(
			(id) => from.companies[id]?.kind === 'major' && to.companies[id]?.kind === 'major'
		);
		return ids.length === 0 ? [] : [w.pars(ids.map((id) => say.company(id)).join(', '), on)];
	};
	return [...line(after, before, false), ...line(before, after, true)];
}

/** More leave than were taken: the fourth chit of the crowded zones removes the others (Table 1). */
function chitLine(w: MarkerWords, language: Language, was: Own, now: Own): string[] {
	const taken = (own: Own, zone: string) =>
		Object.values(own.chits).filter((each) => each === zone).length;
	const gone = (Object.keys(now.chitsLeft) as ZoneId[]).map((zone) => ({
		zone,
		count: was.chitsLeft[zone] - now.chitsLeft[zone] - (taken(now, zone) - taken(was, zone))
	}));
	const list = (some: typeof gone) =>
		some.map(({ zone }) => zoneName(language, zone, 'short')).join(', ');
	const out = gone.filter(({ count }) => count > 0);
	const back = gone.filter(({ count }) => count < 0);
	return [
		...(out.length === 0 ? [] : [w.chits(list(out), false)]),
		...(back.length === 0 ? [] : [w.chits(list(back), true)])
	];
}
