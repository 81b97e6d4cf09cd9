/** The shape of every fact. The table is keyed by the engine's union: a fact without one does not compile. */
import * as v from 'valibot';
import type { CoreFact, OwnFact, Posted, PostedFact, Purpose } from '$engine';
import {
	certificate,
	companyKind,
	duty,
	endTrigger,
	player,
	round,
	run,
	spot,
	state,
	tokens,
	turn
} from './state';
import { amount, figure, id, listOf, playerId, small, type ShapeOf } from './words';

type FactShapes = {
	readonly [K in CoreFact['t']]: ShapeOf<Posted<Extract<CoreFact, { readonly t: K }>>>;
};

const PURPOSES = {
	startingCash: 0,
	deed: 0,
	share: 0,
	shareSale: 0,
	capital: 0,
	income: 0,
	mail: 0,
	terrain: 0,
	token: 0,
	dividend: 0,
	withheld: 0,
	train: 0,
	help: 0,
	treasury: 0,
	buyOut: 0,
	forfeit: 0,
	correction: 0,
	loan: 0,
	interest: 0,
	other: 0
} satisfies Record<Purpose, 0>;

const purpose = v.custom<Purpose>(
	(value) => typeof value === 'string' && Object.hasOwn(PURPOSES, value),
	'a purpose'
);

/** What every posted fact carries besides its own figures. */
const posted = { rule: id, because: v.exactOptional(small) };

const shapes: FactShapes = {
	gameSetUp: v.strictObject({ t: v.literal('gameSetUp'), state, ...posted }),
	moneyMoved: v.strictObject({
		t: v.literal('moneyMoved'),
		from: id,
		to: id,
		amount,
		purpose,
		about: v.exactOptional(id),
		...posted
	}),
	debtChanged: v.strictObject({
		t: v.literal('debtChanged'),
		player: playerId,
		from: amount,
		to: amount,
		...posted
	}),
	certificateMoved: v.strictObject({
		t: v.literal('certificateMoved'),
		company: id,
		certificate: id,
		from: id,
		to: id,
		...posted
	}),
	certificateAdded: v.strictObject({
		t: v.literal('certificateAdded'),
		company: id,
		certificate,
		...posted
	}),
	issuedChanged: v.strictObject({
		t: v.literal('issuedChanged'),
		company: id,
		from: small,
		to: small,
		...posted
	}),
	companyChanged: v.strictObject({
		t: v.literal('companyChanged'),
		company: id,
		from: companyKind,
		to: companyKind,
		...posted
	}),
	deedMoved: v.strictObject({ t: v.literal('deedMoved'), deed: id, from: id, to: id, ...posted }),
	trainMoved: v.strictObject({
		t: v.literal('trainMoved'),
		train: id,
		from: id,
		to: id,
		...posted
	}),
	trainTurned: v.strictObject({
		t: v.literal('trainTurned'),
		train: id,
		from: id,
		to: id,
		...posted
	}),
	trainMarked: v.strictObject({
		t: v.literal('trainMarked'),
		train: id,
		obsolete: v.boolean(),
		...posted
	}),
	parSet: v.strictObject({
		t: v.literal('parSet'),
		company: id,
		from: v.nullable(amount),
		to: v.nullable(amount),
		...posted
	}),
	markerMoved: v.strictObject({
		t: v.literal('markerMoved'),
		company: id,
		from: v.nullable(spot),
		to: v.nullable(spot),
		at: small,
		...posted
	}),
	markerFlipped: v.strictObject({
		t: v.literal('markerFlipped'),
		company: id,
		down: v.boolean(),
		...posted
	}),
	companyFloated: v.strictObject({ t: v.literal('companyFloated'), company: id, ...posted }),
	companyClosed: v.strictObject({ t: v.literal('companyClosed'), company: id, ...posted }),
	tokensChanged: v.strictObject({
		t: v.literal('tokensChanged'),
		company: id,
		from: tokens,
		to: tokens,
		...posted
	}),
	runRecorded: v.strictObject({ t: v.literal('runRecorded'), company: id, run, ...posted }),
	mailRecorded: v.strictObject({ t: v.literal('mailRecorded'), company: id, amount, ...posted }),
	turnCompleted: v.strictObject({ t: v.literal('turnCompleted'), company: id, ...posted }),
	phaseEntered: v.strictObject({ t: v.literal('phaseEntered'), from: id, to: id, ...posted }),
	roundChanged: v.strictObject({ t: v.literal('roundChanged'), to: round, ...posted }),
	turnChanged: v.strictObject({ t: v.literal('turnChanged'), to: v.nullable(turn), ...posted }),
	priorityMoved: v.strictObject({
		t: v.literal('priorityMoved'),
		from: v.nullable(playerId),
		to: v.nullable(playerId),
		...posted
	}),
	bidPlaced: v.strictObject({
		t: v.literal('bidPlaced'),
		deed: id,
		player: playerId,
		from: v.nullable(amount),
		to: amount,
		...posted
	}),
	bidsCleared: v.strictObject({ t: v.literal('bidsCleared'), deed: id, ...posted }),
	dutyRaised: v.strictObject({ t: v.literal('dutyRaised'), duty, ...posted }),
	dutyMet: v.strictObject({ t: v.literal('dutyMet'), duty: id, ...posted }),
	limitChanged: v.strictObject({ t: v.literal('limitChanged'), from: small, to: small, ...posted }),
	playerChanged: v.strictObject({
		t: v.literal('playerChanged'),
		player: playerId,
		from: player,
		to: player,
		...posted
	}),
	orderChanged: v.strictObject({
		t: v.literal('orderChanged'),
		from: v.nullable(listOf(playerId, 20)),
		to: v.nullable(listOf(playerId, 20)),
		...posted
	}),
	seatsChanged: v.strictObject({
		t: v.literal('seatsChanged'),
		from: listOf(playerId, 20),
		to: listOf(playerId, 20),
		...posted
	}),
	endTriggered: v.strictObject({
		t: v.literal('endTriggered'),
		from: v.nullable(endTrigger),
		to: v.nullable(endTrigger),
		...posted
	}),
	gameEnded: v.strictObject({
		t: v.literal('gameEnded'),
		from: v.nullable(id),
		to: v.nullable(id),
		...posted
	}),
	counted: v.strictObject({
		t: v.literal('counted'),
		holder: id,
		expected: figure,
		counted: figure,
		...posted
	})
};

/** A title's own fact: bounded JSON here, judged by the title's evolve and the fold's checks. */
const ownFact = v.looseObject({
	t: v.custom<OwnFact['t']>(
		(value) => typeof value === 'string' && /^own\.\w{1,40}$/.test(value),
		'a fact'
	),
	...posted
});

const shapeByName: Readonly<Record<string, v.GenericSchema<unknown, PostedFact>>> = shapes;

/** Looks the shape up by the fact's name, so that a problem is reported for that fact alone. */
export const fact = v.lazy((input): v.GenericSchema<unknown, PostedFact> => {
	const t = typeof input === 'object' && input !== null && 't' in input ? input.t : undefined;
	return typeof t === 'string' && Object.hasOwn(shapeByName, t)
		? (shapeByName[t] ?? ownFact)
		: ownFact;
});
