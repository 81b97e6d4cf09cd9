/** What only 18OE has on the table when it is put away: packet, order track, chits, stations, markers. */
import { findTrain, oeViews, type Language } from '$engine';
import { packGroup, type PackGroup, type TitlePacking } from '$lib/text/packing';
import type { Speaker } from '$lib/text/speaker';
import { packingTexts, type PackingTexts } from './packing-words';
import { zoneName } from './zones';

type Own = oeViews.OeOwn;

const listed = (say: Speaker, ids: readonly string[]): string[] =>
	ids.length === 0 ? [] : [ids.map((id) => say.company(id)).join(', ')];

/** Where the game as a whole stands: which rounds, the Consolidation, the finale. */
function stageGroup(say: Speaker, own: Own, t: PackingTexts): PackGroup {
	return packGroup('stage', t.stage, [
		t.rail[own.rail],
		...(own.consolidation === 'no' ? [] : [t.consolidation[own.consolidation]]),
		...(own.finale === null ? [] : [t.finale(own.finale.parts)])
	]);
}

function openingGroups(say: Speaker, own: Own, t: PackingTexts): PackGroup[] {
	const cuts = Object.entries(own.cuts).filter(([, cut]) => cut > 0);
	return [
		packGroup(
			'cuts',
			t.cuts,
			cuts.map(([deed, cut]) => `${say.deed(deed)}: ${say.money(-cut)}`)
		),
		packGroup(
			'reservations',
			t.reservations,
			Object.entries(own.reservations).map(
				([player, company]) => `${say.holder(player)}: ${say.company(company)}`
			)
		),
		packGroup(
			'face-down',
			t.faceDown,
			own.faceDown.map((deed) => say.deed(deed))
		)
	];
}

/** Chits of zones, and the track on which regionals and minors stand in their order. */
function zoneGroups(say: Speaker, own: Own, t: PackingTexts, language: Language): PackGroup[] {
	const left = Object.entries(own.chitsLeft).filter(([, count]) => count > 0);
	return [
		packGroup(
			'track',
			t.track,
			own.track.flatMap((id, at) => (id === null ? [] : [`${at + 1}. ${say.company(id)}`]))
		),
		packGroup(
			'chits',
			t.chits,
			Object.entries(own.chits).map(
				([minor, zone]) => `${say.company(minor)}: ${zoneName(language, zone)}`
			)
		),
		packGroup(
			'chits-left',
			t.chitsLeft,
			left.map(([zone, count]) => `${zoneName(language, zone)}: ${count}`)
		)
	];
}

/** Nationals and railroads in trouble, and those that are gone. */
function railroadGroups(say: Speaker, own: Own, t: PackingTexts): PackGroup[] {
	const nationals = Object.entries(say.state.companies).flatMap(([id, { kind, closed }]) =>
		kind === 'national' && !closed ? [id] : []
	);
	const insolvent = Object.entries(own.insolvent).map(
		([id, lacks]) => `${say.company(id)}: ${t.lacks(say.money(lacks))}`
	);
	return [
		packGroup('nationals', t.nationals, listed(say, nationals)),
		packGroup('insolvent', t.insolvent, insolvent),
		packGroup('abandoned', t.abandoned, listed(say, own.abandoned)),
		packGroup('taken', t.taken, listed(say, own.taken)),
		packGroup('merged', t.merged, listed(say, own.merged)),
		packGroup('reserved', t.reserved, listed(say, own.reserved))
	];
}

function stationGroup(say: Speaker, own: Own, t: PackingTexts): PackGroup {
	const slots = Object.entries(own.slots).filter(
		([id, costs]) => costs.length > 0 && say.state.companies[id]?.floated === true
	);
	return packGroup(
		'stations',
		t.stations,
		slots.map(([id, costs]) => `${say.company(id)}: ${costs.map((c) => say.money(c)).join(', ')}`)
	);
}

/** Small markers, each where it lies. */
function markerGroups(say: Speaker, own: Own, t: PackingTexts): PackGroup[] {
	const ports = Object.entries(own.ports).map(([id, sea]) => `${say.company(id)}: ${t.seas[sea]}`);
	const gone = (['north', 'med'] as const).filter((sea) => own.portsGone[sea] > 0);
	const train = (id: string) => say.holder(findTrain(say.state, id)?.place ?? '');
	const { brandt } = own;
	return [
		packGroup('par', t.parMarkers, listed(say, own.parMarkers)),
		packGroup('ports', t.ports, [
			...ports,
			...gone.map((sea) => t.portsGone(t.seas[sea], own.portsGone[sea]))
		]),
		packGroup('orient', t.orient, listed(say, own.orient)),
		packGroup('others', t.others, [
			...Object.entries(own.markers).map(([deed, id]) => `${say.deed(deed)}: ${say.company(id)}`),
			...(brandt.onMap > 0 ? [t.brandt(brandt.left, brandt.onMap)] : []),
			...(own.minorD === 'none' ? [] : [t.minorD(say.money(Number(own.minorD)))]),
			...(own.minorC === 'normal' ? [] : [t.minorC[own.minorC]]),
			...(own.minorAPaid ? [t.minorAPaid] : []),
			...(own.swift === null ? [] : [t.swift(train(own.swift))]),
			...(own.mPullman === null ? [] : [t.pullman(train(own.mPullman))]),
			...(own.custody === null
				? []
				: [t.custody(say.company(own.custody.company), say.holder(own.custody.player))]),
			...(own.frozen === null ? [] : [t.frozen(say.company(own.frozen))])
		])
	];
}

export const packing: TitlePacking = {
	tellsCards: false,
	groups(say) {
		const { language } = say.words;
		const t = packingTexts[language];
		const own = oeViews.memory(say.state);
		return [
			stageGroup(say, own, t),
			...openingGroups(say, own, t),
			...zoneGroups(say, own, t, language),
			...railroadGroups(say, own, t),
			stationGroup(say, own, t),
			...markerGroups(say, own, t)
		];
	}
};
