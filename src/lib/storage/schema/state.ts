/** The shape of a saved state and its parts; the types make it follow the engine's model. */
import * as v from 'valibot';
import type {
	Bid,
	Certificate,
	Company,
	CompanyKind,
	Deed,
	Duty,
	EndTrigger,
	GameConfig,
	Player,
	Round,
	Run,
	Spot,
	State,
	Tokens,
	Train,
	Turn
} from '$engine';
import {
	amount,
	cellId,
	cellTableOf,
	figure,
	id,
	listOf,
	name,
	percent,
	playerId,
	playerTableOf,
	small,
	tableOf,
	type ShapeOf
} from './words';

export const player = v.strictObject({
	name,
	bankrupt: v.boolean(),
	away: v.boolean(),
	standIn: v.exactOptional(name)
}) satisfies ShapeOf<Player>;

export const certificate = v.strictObject({
	id,
	percent,
	president: v.boolean(),
	place: id
}) satisfies ShapeOf<Certificate>;

export const deed = v.strictObject({
	place: id,
	value: amount,
	revenue: amount
}) satisfies ShapeOf<Deed>;

export const train = v.strictObject({
	id,
	type: id,
	place: id,
	obsolete: v.boolean(),
	builtIn: v.boolean()
}) satisfies ShapeOf<Train>;

export const tokens = v.strictObject({
	left: small,
	placed: small,
	exchange: small
}) satisfies ShapeOf<Tokens>;

export const spot = v.strictObject({ cell: cellId, price: amount }) satisfies ShapeOf<Spot>;

export const trainRun = v.strictObject({ train: id, parts: listOf(figure, 100) });

export const run = v.strictObject({
	revenue: amount,
	choice: v.picklist(['pay', 'half', 'withhold', 'none']),
	perTrain: listOf(trainRun, 100),
	apart: v.exactOptional(
		v.strictObject({ revenue: figure, choice: v.picklist(['pay', 'half', 'withhold']) })
	)
}) satisfies ShapeOf<Run>;

export const companyKind = v.picklist([
	'major',
	'minor',
	'regional',
	'national'
]) satisfies ShapeOf<CompanyKind>;

export const company = v.strictObject({
	kind: companyKind,
	par: v.nullable(amount),
	floated: v.boolean(),
	closed: v.boolean(),
	spot: v.nullable(spot),
	faceDown: v.boolean(),
	turns: small,
	tokens,
	lastRun: v.nullable(run),
	lastMail: v.nullable(amount),
	issued: small
}) satisfies ShapeOf<Company>;

export const bid = v.strictObject({ player: playerId, amount }) satisfies ShapeOf<Bid>;

export const round = v.strictObject({
	kind: v.picklist(['stock', 'operating']),
	number: small,
	part: small,
	parts: small,
	passes: small,
	lastActor: v.nullable(playerId),
	barred: listOf(id, 100),
	sold: playerTableOf(listOf(id, 100))
}) satisfies ShapeOf<Round>;

export const turn = v.variant('kind', [
	v.strictObject({ kind: v.literal('opening'), player: playerId }),
	v.strictObject({
		kind: v.literal('auction'),
		deed: id,
		player: playerId,
		passes: small,
		resume: playerId
	}),
	v.strictObject({
		kind: v.literal('stock'),
		player: playerId,
		sold: tableOf(amount),
		bought: v.boolean(),
		soldFirst: v.boolean(),
		acted: v.boolean()
	}),
	v.strictObject({ kind: v.literal('income') }),
	v.strictObject({
		kind: v.literal('operating'),
		company: id,
		hadTrain: v.boolean(),
		mail: v.nullable(amount),
		settled: v.boolean(),
		bankTrains: small,
		forced: v.boolean(),
		token: v.boolean(),
		sold: v.exactOptional(tableOf(amount)),
		early: v.exactOptional(amount)
	}),
	v.strictObject({
		kind: v.literal('own'),
		step: id,
		player: v.nullable(playerId),
		company: v.nullable(id)
	})
]) satisfies ShapeOf<Turn>;

export const duty = v.strictObject({
	id,
	kind: id,
	player: playerId,
	company: v.nullable(id),
	count: figure,
	choices: listOf(id, 200)
}) satisfies ShapeOf<Duty>;

export const endTrigger = v.strictObject({
	reason: id,
	stops: v.picklist(['thisOperatingRound', 'thisSet', 'nextOperatingRound', 'atOnce'])
}) satisfies ShapeOf<EndTrigger>;

export const config = v.strictObject({
	players: listOf(name, 20),
	priority: small,
	options: listOf(id, 100),
	house: tableOf(figure, 100),
	chips: v.boolean()
}) satisfies ShapeOf<GameConfig>;

export const state = v.strictObject({
	title: id,
	config,
	seats: listOf(playerId, 20),
	order: v.nullable(listOf(playerId, 20)),
	players: playerTableOf(player),
	cash: tableOf(figure),
	debt: playerTableOf(amount),
	companies: tableOf(company),
	certificates: tableOf(listOf(certificate, 100)),
	deeds: tableOf(deed),
	trains: listOf(train, 500),
	market: cellTableOf(listOf(id, 100)),
	phase: id,
	round,
	turn: v.nullable(turn),
	priority: v.nullable(playerId),
	bids: tableOf(listOf(bid, 100)),
	duties: listOf(duty, 100),
	certificateLimit: small,
	end: v.nullable(endTrigger),
	finished: v.nullable(id),
	// Bounded like everything else; the fold checks it against the title's own part.
	own: v.unknown()
}) satisfies ShapeOf<State>;
