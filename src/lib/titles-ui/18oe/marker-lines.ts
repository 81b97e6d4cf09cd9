/**
 * Small markers that hands move in 18OE's operating rounds, some of them by a rule and not by anybody's
 * choice: Orient Express, ports, tokens and markers of privates, minor D's token when phase 5 begins. A
 * difference of two tables, so that it says the way back too.
 */
import { findTrain, oeViews, type CompanyId, type Language, type State } from '$engine';
import type { Speaker } from '$lib/text/speaker';

type Own = oeViews.OeOwn;

interface MarkerWords {
	readonly minorD: (amount: string, on: boolean) => string;
	readonly orient: (company: string, on: boolean) => string;
	readonly port: (company: string, sea: oeViews.Sea, on: boolean) => string;
	readonly token: (deed: string, company: string, on: boolean) => string;
	readonly swift: (deed: string, company: string, on: boolean) => string;
	readonly brandt: (deed: string, count: number, on: boolean) => string;
}

const BRANDT = oeViews.BRANDT;

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
		brandt: (deed, count, on) =>
			`${deed}: ${count === 1 ? '1 token' : `${count} tokens`} ${on ? 'on' : 'off'} the map`
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
		brandt: (deed, count, on) =>
			`${deed}: ${count === 1 ? '1 ficha' : `${count} fichas`} ${on ? 'al mapa' : 'fuera del mapa'}`
	}
};

export function markerLines(say: Speaker, before: State, after: State): readonly string[] {
	const w = words[say.words.language];
	const [was, now] = [oeViews.memory(before), oeViews.memory(after)];
	/** A charter that turns over says itself what leaves it or comes back. */
	const turned = (id: CompanyId) =>
		(before.companies[id]?.kind === 'national') !== (after.companies[id]?.kind === 'national');
	return [
		...onCharters(w, say, was, now, turned),
		...tokensOnMap(w, say, was, now, turned),
		...onTrains(w, say, before, after, turned),
		...brandtLine(w, say, was, now),
		...minorDLines(w, say, was, now)
	];
}

type Turned = (id: CompanyId) => boolean;
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

/** Swift's marker lies on its 2+2; a train that goes along in a merger keeps it (14.10). */
function onTrains(
	w: MarkerWords,
	say: Speaker,
	before: State,
	after: State,
	turned: Turned
): string[] {
	const [was, now] = [oeViews.memory(before).swift, oeViews.memory(after).swift];
	if (was === now) return [];
	const line = (state: State, train: string | null, on: boolean): string[] => {
		const owner = train === null ? undefined : findTrain(state, train)?.place;
		if (owner === undefined || turned(owner)) return [];
		return [w.swift(say.deed(oeViews.SWIFT), say.company(owner), on)];
	};
	return [...line(before, was, false), ...line(after, now, true)];
}

function brandtLine(w: MarkerWords, say: Speaker, was: Own, now: Own): string[] {
	const more = now.brandt.onMap - was.brandt.onMap;
	return more === 0 ? [] : [w.brandt(say.deed(BRANDT), Math.abs(more), more > 0)];
}

function minorDLines(w: MarkerWords, say: Speaker, was: Own, now: Own): string[] {
	if (was.minorD === now.minorD) return [];
	const line = (at: Own['minorD'], on: boolean) =>
		at === 'none' ? [] : [w.minorD(say.money(Number(at)), on)];
	return [...line(was.minorD, false), ...line(now.minorD, true)];
}
