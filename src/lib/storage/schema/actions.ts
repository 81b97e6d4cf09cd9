/** The shape of every action and correction, keyed by the engine's unions like the facts. */
import * as v from 'valibot';
import type { Action, CoreAction, Correction, FieldValue, OwnAction } from '$engine';
import { round, tokens, trainRun, turn } from './state';
import {
	amount,
	cellId,
	figure,
	id,
	listOf,
	name,
	playerId,
	reason,
	small,
	type ShapeOf
} from './words';

type ActionShapes = {
	readonly [K in CoreAction['do']]: ShapeOf<Extract<CoreAction, { readonly do: K }>>;
};

const optional = v.exactOptional;

/** What a field of a title's own may say: bounded like everything in a file. */
const fieldValue: v.GenericSchema<FieldValue> = v.lazy(() =>
	v.union([
		v.pipe(v.string(), v.maxLength(60)),
		v.number(),
		v.boolean(),
		v.null(),
		listOf(v.union([v.pipe(v.string(), v.maxLength(60)), v.number(), v.null()]), 200),
		v.record(v.pipe(v.string(), v.maxLength(60)), fieldValue)
	])
);

const correction = v.variant('kind', [
	v.strictObject({ kind: v.literal('cash'), from: id, to: id, amount }),
	v.strictObject({ kind: v.literal('certificate'), company: id, certificate: id, to: id }),
	v.strictObject({ kind: v.literal('train'), train: id, to: id }),
	v.strictObject({ kind: v.literal('deed'), deed: id, to: id }),
	v.strictObject({
		kind: v.literal('marker'),
		company: id,
		cell: v.nullable(cellId),
		at: small
	}),
	v.strictObject({ kind: v.literal('par'), company: id, par: v.nullable(amount) }),
	v.strictObject({ kind: v.literal('floated'), company: id }),
	v.strictObject({ kind: v.literal('operated'), company: id, operated: v.boolean() }),
	v.strictObject({ kind: v.literal('tokens'), company: id, tokens }),
	v.strictObject({ kind: v.literal('phase'), phase: id }),
	v.strictObject({ kind: v.literal('round'), round }),
	v.strictObject({ kind: v.literal('turn'), turn: v.nullable(turn) }),
	v.strictObject({ kind: v.literal('priority'), player: playerId }),
	v.strictObject({ kind: v.literal('seats'), seats: listOf(playerId, 20) }),
	v.strictObject({ kind: v.literal('name'), player: playerId, name }),
	v.strictObject({
		kind: v.literal('away'),
		player: playerId,
		away: v.boolean(),
		standIn: v.exactOptional(name)
	}),
	v.strictObject({ kind: v.literal('obsolete'), train: id, obsolete: v.boolean() }),
	v.strictObject({ kind: v.literal('closed'), company: id }),
	v.strictObject({ kind: v.literal('limit'), limit: small }),
	v.strictObject({ kind: v.literal('duty'), duty: id }),
	v.strictObject({
		kind: v.literal('field'),
		field: v.pipe(v.string(), v.maxLength(60)),
		value: fieldValue,
		was: v.exactOptional(fieldValue)
	}),
	v.strictObject({ kind: v.literal('goOn') })
]) satisfies ShapeOf<Correction>;

/** Does not compile when the engine has a kind of correction that no file could carry. */
export type MissingCorrection = Exclude<
	Correction['kind'],
	v.InferOutput<typeof correction>['kind']
>;
export const noMissingCorrection: [MissingCorrection] extends [never] ? true : MissingCorrection =
	true;

const dividend = v.picklist(['pay', 'half', 'withhold']);

const sale = {
	player: playerId,
	company: id,
	percent: figure,
	halves: optional(small),
	change: optional(v.boolean())
};

const shapes: ActionShapes = {
	buyLowest: v.strictObject({ do: v.literal('buyLowest'), player: playerId }),
	bid: v.strictObject({ do: v.literal('bid'), player: playerId, deed: id, amount: figure }),
	settleAuction: v.strictObject({
		do: v.literal('settleAuction'),
		player: playerId,
		deed: id,
		amount: figure
	}),
	setPar: v.strictObject({ do: v.literal('setPar'), player: playerId, company: id, par: figure }),
	pass: v.strictObject({ do: v.literal('pass'), player: playerId }),
	sellShares: v.strictObject({ do: v.literal('sellShares'), ...sale }),
	buyShare: v.strictObject({
		do: v.literal('buyShare'),
		player: playerId,
		company: id,
		from: v.picklist(['offering', 'pool']),
		percent: figure,
		change: optional(v.boolean())
	}),
	startCompany: v.strictObject({
		do: v.literal('startCompany'),
		player: playerId,
		company: id,
		par: figure
	}),
	tradeDeed: v.strictObject({
		do: v.literal('tradeDeed'),
		deed: id,
		seller: playerId,
		buyer: playerId,
		price: figure
	}),
	endTurn: v.strictObject({ do: v.literal('endTurn'), noRoute: optional(v.boolean()) }),
	payIncome: v.strictObject({ do: v.literal('payIncome') }),
	collectMail: v.strictObject({ do: v.literal('collectMail'), company: id, amount: figure }),
	payTerrain: v.strictObject({ do: v.literal('payTerrain'), company: id, amount: figure }),
	placeToken: v.strictObject({ do: v.literal('placeToken'), company: id }),
	run: v.strictObject({
		do: v.literal('run'),
		company: id,
		revenue: figure,
		choice: dividend,
		perTrain: optional(listOf(trainRun, 100)),
		apart: optional(v.strictObject({ revenue: figure, choice: dividend }))
	}),
	noRun: v.strictObject({ do: v.literal('noRun'), company: id }),
	buyTrain: v.strictObject({
		do: v.literal('buyTrain'),
		company: id,
		train: id,
		price: figure,
		help: optional(v.boolean()),
		side: optional(id)
	}),
	sellForTrain: v.strictObject({ do: v.literal('sellForTrain'), ...sale }),
	declareBankrupt: v.strictObject({ do: v.literal('declareBankrupt'), player: playerId }),
	buyDeed: v.strictObject({ do: v.literal('buyDeed'), company: id, deed: id, price: figure }),
	discardTrain: v.strictObject({ do: v.literal('discardTrain'), company: id, train: id }),
	stopGame: v.strictObject({ do: v.literal('stopGame') }),
	correct: v.strictObject({
		do: v.literal('correct'),
		reason,
		changes: listOf(correction, 500)
	}),
	count: v.strictObject({ do: v.literal('count'), holder: id, counted: figure })
};

const ownAction = v.looseObject({
	do: v.custom<OwnAction['do']>(
		(value) => typeof value === 'string' && /^own\.\w{1,40}$/.test(value),
		'an action'
	)
});

const shapeByName: Readonly<Record<string, v.GenericSchema<unknown, Action>>> = shapes;

export const action = v.lazy((input): v.GenericSchema<unknown, Action> => {
	const kind = typeof input === 'object' && input !== null && 'do' in input ? input.do : undefined;
	return typeof kind === 'string' && Object.hasOwn(shapeByName, kind)
		? (shapeByName[kind] ?? ownAction)
		: ownAction;
});
