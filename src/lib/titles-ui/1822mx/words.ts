/** What 1822MX calls things, and sentences for what only it has: boxes, bids, the NdeM, loans, acquisitions. */
import {
	findTrain,
	mxViews,
	type Action,
	type CompanyId,
	type Duty,
	type Fact,
	type State
} from '$engine';
import { a as article } from '$lib/text/en/article';
import type { Figures } from '$lib/text/figures';
import { field, value, whole } from '$lib/text/own-fields';
import type { Speaker } from '$lib/text/speaker';
import type { TitleWords, TitleWordsByLanguage } from '$lib/text/title-words';
import { acquiredForEn, acquiredForEs } from './acquired';
import { cardboardEn, cardboardEs } from './cardboard';
import { kindsEn, kindsEs } from './kinds';
import { shortEn, shortEs } from './short-words';
import { trainRuleEn, trainRuleEs } from './train-rules';

/** The sum of a list of amounts, such as the costs marked in a hex. */
function sum(of: Action | Fact, key: string): number {
	const list = value(of, key);
	return Array.isArray(list) ? list.reduce<number>((all, one) => all + Number(one), 0) : 0;
}

const company = (say: Speaker, of: Action | Fact): string => say.company(field(of, 'company'));
const player = (say: Speaker, of: Action | Fact): string => say.holder(field(of, 'player'));
const amount = (say: Speaker, of: Action | Fact): string => say.money(whole(of, 'amount'));
/** A concession is called by its company; "C-MC" stands on no card. */
const concession = (name: string, id: string): string | null =>
	id.startsWith('C-') ? `${name} ${id.slice(2)}` : null;

/** A minor is a company, everything else in a box is a deed. */
const item = (say: Speaker, id: string): string =>
	say.state.companies[id] === undefined ? say.deed(id) : say.company(id);

function specialTrains(say: Speaker, id: CompanyId): string {
	const ids = mxViews.apartTrains(say.state, id);
	return ids.map((train) => findTrain(say.state, train)?.type ?? train).join(', ');
}

/** Bidding tokens of each player, and the cubes that are left for builders (2.1.2). */
function counters(start: State): { tokens: number; cubes: number } {
	const tokens = mxViews.bidderViews(start)[0]?.freeTokens ?? 0;
	return { tokens, cubes: mxViews.tableCards(start).cubes.pool };
}

const COLORS_EN = ['unbuilt', 'yellow', 'green', 'brown', 'gray'];
const COLORS_ES = ['sin construir', 'amarilla', 'verde', 'marrón', 'gris'];

const PILES_EN: Readonly<Record<string, string>> = {
	minors: 'minors',
	concessions: 'concessions',
	privates: 'privates'
};
const PILES_ES: Readonly<Record<string, string>> = {
	minors: 'menores',
	concessions: 'concesiones',
	privates: 'privadas'
};

/** The duty to reveal a card names its pile. */
const pileOf = (names: Readonly<Record<string, string>>, duty: Duty): string =>
	names[duty.id.replace('reveal-', '')] ?? '';

const TOKEN_EN: Readonly<Record<string, string>> = {
	replace: 'an exchange token takes its station',
	available: 'an exchange token becomes available',
	none: 'without a token'
};
const TOKEN_ES: Readonly<Record<string, string>> = {
	replace: 'una ficha de canje ocupa su estación',
	available: 'una ficha de canje queda disponible',
	none: 'sin ficha'
};

const refusalsEn: TitleWords['refusals'] = {
	'no-such-card': () => 'No such card is in this pile.',
	'card-twice': () => 'The same card stands twice in a pile.',
	'cards-missing': () => 'The cards that lie in the boxes must all be entered.',
	'wrong-start': () => 'The NdeM starts with M14, M15 or M17.',
	'not-every-player': () => 'Every player holds exactly one order card.',
	'not-in-a-box': () => 'It does not lie in a bidding box.',
	'bid-step': (f: Figures) => `Bids come in steps of ${f.step}.`,
	'already-highest': () => 'The player already has the highest bid on it.',
	'no-token-free': () => 'The player has no bidding token left.',
	'three-bids': () => 'Three bids a turn, and they have been placed.',
	'one-kind-of-deed': () => 'A turn is one share, one new company, or bids; not two of them.',
	'in-debt': () => 'A player with a loan may not buy, convert or bid.',
	'no-debt': () => 'The player has no loan.',
	'more-than-owed': () => 'More than is owed cannot be repaid.',
	'sell-first': () => 'Selling comes before the purchase, the conversion or the bids.',
	'not-a-par': () => 'This is not one of the starting prices.',
	'too-late': () => 'It is too late for this: that step of the turn is past.',
	'no-concession': (f: Figures) => `The player does not hold the concession of ${f.company}.`,
	'not-operated': (f: Figures) => `${f.company} has not finished an operating turn yet.`,
	'not-for-sale': () => 'A minor is never sold; a major may acquire it.',
	'no-trade': () => 'Nothing changes hands between players.',
	'pool-full': (f: Figures) =>
		`The bank pool may hold 50% of ${f.company} and already has ${f.percent}.`,
	'over-sixty-percent': (f: Figures) =>
		`Nobody buys more of ${f.company} who holds 60%; the buyer has ${f.percent}.`,
	'for-majors': () => 'Only a major may do this.',
	'only-one-pullman': () => 'A company has at most one Pullman.',
	'no-power': () => 'This private has no power that closes it.',
	'no-mail': () => 'The company has no mail contract.',
	'mail-done': () => 'Every mail contract that a train can carry has paid.',
	'odd-mail': (f: Figures) => `Mail comes in steps of ${f.step}.`,
	'ndem-pays-all': () => 'The NdeM always pays out in full.',
	'no-special-train': () =>
		'A separate choice needs a major with a special train and another train.',
	'apart-too-much': () => 'The special train cannot have earned more than all trains together.',
	'ndem-has-no-treasury': () => 'The NdeM has no treasury and pays for nothing.',
	'not-a-terrain': () => 'Rivers cost $20, hills $40, mountains $80.',
	'no-cubes': () => 'There are not enough cubes.',
	'color-not-yet': (f: Figures) => `This colour is only available from phase ${f.phase}.`,
	'city-complete': () => 'Mexico City is gray and cannot be upgraded further.',
	'destination-done': () => 'The destination token has been placed.',
	'not-that-side': () => 'This card cannot be bought with that side up.',
	'special-train': () => 'Special trains and Pullmans are never sold.',
	'only-one-express': () => 'A company has at most one E-train.',
	'not-an-l-train': () => 'Only an L-train can be turned to a 2-train.',
	'must-buy-train': (f: Figures) =>
		f.train === ''
			? 'A train must be bought first.'
			: `${f.company} has no train and must buy one: ${article(f.train)} is the cheapest.`,
	'acquisition-done': () => 'One acquisition a turn, and it has been made.',
	'first-round-of-either': () => 'Both companies must have run in an earlier operating round.',
	'treasury-shares': () => 'The company does not have that many shares in its treasury.',
	'exchange-token': () =>
		'While exchange tokens are left one of them must be used; without any, none can be.',
	'first-turn': () => 'A company issues nothing in its first turn.',
	'issue-or-redeem': () =>
		'One issue a turn, all shares at once, and never together with redeeming.',
	'bid-in-tens': (f: Figures) => `Bids for stations come in steps of ${f.step}.`,
	'below-city-value': () => 'The bid must be at least what the city is worth.',
	'no-company-can-pay': () => 'No company of this director has an exchange token and enough money.',
	'no-such-station': () => 'The NdeM has no such station.'
};

const refusalsEs: TitleWords['refusals'] = {
	'no-such-card': () => 'No hay tal carta en este montón.',
	'card-twice': () => 'La misma carta aparece dos veces en un montón.',
	'cards-missing': () => 'Hay que indicar todas las cartas que están en las casillas.',
	'wrong-start': () => 'NdeM empieza con M14, M15 o M17.',
	'not-every-player': () => 'Cada jugador tiene exactamente una carta de orden.',
	'not-in-a-box': () => 'No está en una casilla de puja.',
	'bid-step': (f: Figures) => `Las pujas van de ${f.step} en ${f.step}.`,
	'already-highest': () => 'El jugador ya tiene la puja más alta.',
	'no-token-free': () => 'Al jugador no le quedan fichas de puja.',
	'three-bids': () => 'Tres pujas por turno, y ya están hechas.',
	'one-kind-of-deed': () => 'Un turno es una acción, una compañía nueva o pujas; no dos cosas.',
	'in-debt': () => 'Quien tiene un préstamo no compra, convierte ni puja.',
	'no-debt': () => 'El jugador no tiene préstamos.',
	'more-than-owed': () => 'No se puede devolver más de lo que se debe.',
	'sell-first': () => 'Se vende antes de comprar, convertir o pujar.',
	'not-a-par': () => 'No es uno de los valores iniciales.',
	'too-late': () => 'Ya es tarde: ese paso del turno ha pasado.',
	'no-concession': (f: Figures) => `El jugador no tiene la concesión de ${f.company}.`,
	'not-operated': (f: Figures) => `${f.company} aún no ha terminado un turno de operación.`,
	'not-for-sale': () => 'Una menor nunca se vende; una mayor puede adquirirla.',
	'no-trade': () => 'Nada cambia de manos entre jugadores.',
	'pool-full': (f: Figures) =>
		`La reserva admite el 50% de ${f.company} y ya tiene el ${f.percent}.`,
	'over-sixty-percent': (f: Figures) =>
		`Nadie con el 60% compra más de ${f.company}; quien compra tiene el ${f.percent}.`,
	'for-majors': () => 'Solo una mayor puede hacer esto.',
	'only-one-pullman': () => 'Una compañía tiene como máximo un Pullman.',
	'no-power': () => 'Esta privada no tiene un poder que la cierre.',
	'no-mail': () => 'La compañía no tiene contrato de correo.',
	'mail-done': () => 'Ya han pagado todos los contratos de correo que llevan los trenes.',
	'odd-mail': (f: Figures) => `El correo va de ${f.step} en ${f.step}.`,
	'ndem-pays-all': () => 'NdeM siempre paga todo.',
	'no-special-train': () =>
		'Una decisión aparte requiere una mayor con un tren especial y otro tren.',
	'apart-too-much': () => 'El tren especial no puede ganar más que todos los trenes juntos.',
	'ndem-has-no-treasury': () => 'NdeM no tiene tesorería y no paga nada.',
	'not-a-terrain': () => 'Los ríos cuestan $20, las colinas $40, las montañas $80.',
	'no-cubes': () => 'No hay cubos suficientes.',
	'color-not-yet': (f: Figures) => `Este color solo está disponible desde la fase ${f.phase}.`,
	'city-complete': () => 'Ciudad de México es gris y no se mejora más.',
	'destination-done': () => 'La ficha de destino ya está colocada.',
	'not-that-side': () => 'Esta carta no se puede comprar con esa cara.',
	'special-train': () => 'Los trenes especiales y los Pullman nunca se venden.',
	'only-one-express': () => 'Una compañía tiene como máximo un tren E.',
	'not-an-l-train': () => 'Solo un tren L puede pasar a tren 2.',
	'must-buy-train': (f: Figures) =>
		f.train === ''
			? 'Antes hay que comprar un tren.'
			: `${f.company} no tiene tren y debe comprar uno: el más barato es un ${f.train}.`,
	'acquisition-done': () => 'Una adquisición por turno, y ya está hecha.',
	'first-round-of-either': () =>
		'Ambas compañías deben haber corrido en una ronda de operación anterior.',
	'treasury-shares': () => 'La compañía no tiene tantas acciones en su tesorería.',
	'exchange-token': () =>
		'Mientras queden fichas de canje hay que usar una; sin ellas no se puede.',
	'first-turn': () => 'Una compañía no emite nada en su primer turno.',
	'issue-or-redeem': () =>
		'Una emisión por turno, todas las acciones a la vez, y nunca junto con un rescate.',
	'bid-in-tens': (f: Figures) => `Las pujas por estaciones van de ${f.step} en ${f.step}.`,
	'below-city-value': () => 'La puja debe ser al menos lo que vale la ciudad.',
	'no-company-can-pay': () =>
		'Ninguna compañía de este director tiene ficha de canje y dinero suficiente.',
	'no-such-station': () => 'NdeM no tiene esa estación.'
};

const actionsEn: TitleWords['actions'] = {
	'own.layPiles': (say, a) => `Piles laid out; the NdeM takes ${say.company(field(a, 'ndem'))}`,
	'own.revealCard': (say, a) => `${item(say, field(a, 'card'))} comes up`,
	'own.repayLoan': (say, a) => `${player(say, a)} repays ${amount(say, a)}`,
	'own.declareCash': (say, a) =>
		field(a, 'double') === 'true'
			? `${player(say, a)} counts double cash for the player order`
			: `${player(say, a)} counts single cash for the player order`,
	'own.acquirePrivate': (say, a) => `${company(say, a)} acquires ${say.deed(field(a, 'deed'))}`,
	'own.usePrivate': (say, a) => `${company(say, a)} uses ${say.deed(field(a, 'deed'))}`,
	'own.closeNote': (say, a) => `${company(say, a)} closes P16`,
	'own.payTerrain': (say, a) => {
		const [whole, covered] = [sum(a, 'costs'), sum(a, 'covered')];
		if (whole === covered) return `Cubes pay ${say.money(whole)} of terrain for ${company(say, a)}`;
		const paid = `${company(say, a)} pays ${say.money(whole - covered)} for terrain`;
		return covered === 0 ? paid : `${paid}, cubes cover ${say.money(covered)}`;
	},
	'own.placeCube': (say, a) =>
		field(a, 'held') === 'true'
			? `${company(say, a)} places one of its own builder cubes`
			: `${company(say, a)} places a builder cube from the pool`,
	'own.upgradeCity': (say, a) => `${company(say, a)} upgrades Mexico City`,
	'own.placeDestination': (say, a) => `${company(say, a)} places its destination token`,
	'own.returnToken': (say, a) => `A merged token of ${company(say, a)} goes back to its charter`,
	'own.mergeStation': (say, a) => `The NdeM station of ${say.company(field(a, 'station'))} merges`,
	'own.upgradeTrain': (say, a) => `${company(say, a)} turns an L-train to a 2-train`,
	'own.discardSpecial': (say, a) =>
		`${company(say, a)} gives up its ${say.trainById(field(a, 'train'))}`,
	'own.acquireMinor': (say, a, facts) =>
		`${company(say, a)} acquires ${say.company(field(a, 'minor'))}${acquiredForEn(say, a, facts)}, ${TOKEN_EN[field(a, 'token')] ?? ''}`,
	'own.acquireBoxed': (say, a) =>
		`${company(say, a)} acquires ${say.company(field(a, 'minor'))} from its box, ${TOKEN_EN[field(a, 'token')] ?? ''}`,
	'own.issueShares': (say, a) =>
		`${company(say, a)} issues ${whole(a, 'count')} ${whole(a, 'count') === 1 ? 'share' : 'shares'}`,
	'own.redeemShares': (say, a) =>
		`${company(say, a)} redeems ${whole(a, 'count')} ${whole(a, 'count') === 1 ? 'share' : 'shares'}`,
	'own.offerStation': (say, a) =>
		`${player(say, a)} puts up the NdeM station of ${say.company(field(a, 'station'))} for ${amount(say, a)}`,
	'own.raiseStation': (say, a) => `${player(say, a)} bids ${amount(say, a)} for the station`,
	'own.takeStation': (say, a) => `${company(say, a)} takes the station`,
	'own.repair': () => 'The banker sets cards, bids or order right'
};

const actionsEs: TitleWords['actions'] = {
	'own.layPiles': (say, a) => `Montones dispuestos; NdeM toma ${say.company(field(a, 'ndem'))}`,
	'own.revealCard': (say, a) => `Aparece ${item(say, field(a, 'card'))}`,
	'own.repayLoan': (say, a) => `${player(say, a)} devuelve ${amount(say, a)}`,
	'own.declareCash': (say, a) =>
		field(a, 'double') === 'true'
			? `${player(say, a)} cuenta su dinero doble para el orden`
			: `${player(say, a)} cuenta su dinero simple para el orden`,
	'own.acquirePrivate': (say, a) => `${company(say, a)} adquiere ${say.deed(field(a, 'deed'))}`,
	'own.usePrivate': (say, a) => `${company(say, a)} usa ${say.deed(field(a, 'deed'))}`,
	'own.closeNote': (say, a) => `${company(say, a)} cierra P16`,
	'own.payTerrain': (say, a) => {
		const [whole, covered] = [sum(a, 'costs'), sum(a, 'covered')];
		if (whole === covered) {
			return `Los cubos pagan ${say.money(whole)} de terreno por ${company(say, a)}`;
		}
		const paid = `${company(say, a)} paga ${say.money(whole - covered)} por terreno`;
		return covered === 0 ? paid : `${paid}, los cubos cubren ${say.money(covered)}`;
	},
	'own.placeCube': (say, a) =>
		field(a, 'held') === 'true'
			? `${company(say, a)} coloca uno de sus propios cubos de obra`
			: `${company(say, a)} coloca un cubo de obra de la reserva`,
	'own.upgradeCity': (say, a) => `${company(say, a)} mejora Ciudad de México`,
	'own.placeDestination': (say, a) => `${company(say, a)} coloca su ficha de destino`,
	'own.returnToken': (say, a) => `Una ficha unida de ${company(say, a)} vuelve a su carta`,
	'own.mergeStation': (say, a) =>
		`La estación de NdeM de ${say.company(field(a, 'station'))} se une a otra`,
	'own.upgradeTrain': (say, a) => `${company(say, a)} pasa un tren L a tren 2`,
	'own.discardSpecial': (say, a) =>
		`${company(say, a)} renuncia a su ${say.trainById(field(a, 'train'))}`,
	'own.acquireMinor': (say, a, facts) =>
		`${company(say, a)} adquiere ${say.company(field(a, 'minor'))}${acquiredForEs(say, a, facts)}, ${TOKEN_ES[field(a, 'token')] ?? ''}`,
	'own.acquireBoxed': (say, a) =>
		`${company(say, a)} adquiere ${say.company(field(a, 'minor'))} de su casilla, ${TOKEN_ES[field(a, 'token')] ?? ''}`,
	'own.issueShares': (say, a) =>
		`${company(say, a)} emite ${whole(a, 'count')} ${whole(a, 'count') === 1 ? 'acción' : 'acciones'}`,
	'own.redeemShares': (say, a) =>
		`${company(say, a)} rescata ${whole(a, 'count')} ${whole(a, 'count') === 1 ? 'acción' : 'acciones'}`,
	'own.offerStation': (say, a) =>
		`${player(say, a)} saca a subasta la estación de NdeM de ${say.company(field(a, 'station'))} por ${amount(say, a)}`,
	'own.raiseStation': (say, a) => `${player(say, a)} puja ${amount(say, a)} por la estación`,
	'own.takeStation': (say, a) => `${company(say, a)} se queda la estación`,
	'own.repair': () => 'El banquero corrige cartas, pujas u orden'
};

const factsEn: TitleWords['facts'] = {
	'own.pileSet': (_, f) => `The pile of ${PILES_EN[field(f, 'pile')] ?? ''} is laid out`,
	'own.boxed': (say, f) => `${item(say, field(f, 'card'))} comes into a box`,
	'own.unboxed': (say, f) => `${item(say, field(f, 'card'))} leaves its box`,
	'own.boxesSet': (_, f) => `The boxes of ${PILES_EN[field(f, 'pile')] ?? ''} are set`,
	'own.tokenPlaced': (say, f) =>
		`${player(say, f)}’s token on ${item(say, field(f, 'item'))}: ${say.money(whole(f, 'to'))}`,
	'own.tokensReturned': (say, f) => `The tokens on ${item(say, field(f, 'item'))} are given back`,
	'own.turnNoted': () => 'The turn is noted',
	'own.ndem': (_, f) =>
		({
			due: 'The NdeM will be privatized',
			closing: 'The NdeM’s stations are auctioned',
			closed: 'The NdeM is out of the game'
		})[field(f, 'to')] ?? 'The NdeM operates',
	'own.stationPlaced': (say, f) =>
		`The home of ${say.company(field(f, 'station'))} becomes an NdeM station`,
	'own.stationRemoved': (say, f) =>
		`The NdeM loses its station at the home of ${say.company(field(f, 'station'))}`,
	'own.destinationPlaced': (say, f) => `${company(say, f)} has reached its destination`,
	'own.destinationRemoved': (say, f) => `${company(say, f)} takes back its destination token`,
	'own.mexicoCity': (_, f) => `Mexico City is ${COLORS_EN[whole(f, 'to')] ?? ''}`,
	'own.cubes': () => 'Builder cubes move',
	'own.auction': (_, f) =>
		value(f, 'to') === null ? 'The station auction is over' : 'The station auction goes on'
};

const factsEs: TitleWords['facts'] = {
	'own.pileSet': (_, f) => `Se dispone el montón de ${PILES_ES[field(f, 'pile')] ?? ''}`,
	'own.boxed': (say, f) => `${item(say, field(f, 'card'))} pasa a una casilla`,
	'own.unboxed': (say, f) => `${item(say, field(f, 'card'))} deja su casilla`,
	'own.boxesSet': (_, f) => `Se fijan las casillas de ${PILES_ES[field(f, 'pile')] ?? ''}`,
	'own.tokenPlaced': (say, f) =>
		`Ficha de ${player(say, f)} en ${item(say, field(f, 'item'))}: ${say.money(whole(f, 'to'))}`,
	'own.tokensReturned': (say, f) => `Se devuelven las fichas de ${item(say, field(f, 'item'))}`,
	'own.turnNoted': () => 'Se anota el turno',
	'own.ndem': (_, f) =>
		({
			due: 'NdeM será privatizada',
			closing: 'Se subastan las estaciones de NdeM',
			closed: 'NdeM sale del juego'
		})[field(f, 'to')] ?? 'NdeM opera',
	'own.stationPlaced': (say, f) =>
		`El origen de ${say.company(field(f, 'station'))} pasa a ser estación de NdeM`,
	'own.stationRemoved': (say, f) =>
		`NdeM pierde su estación en el origen de ${say.company(field(f, 'station'))}`,
	'own.destinationPlaced': (say, f) => `${company(say, f)} ha llegado a su destino`,
	'own.destinationRemoved': (say, f) => `${company(say, f)} retira su ficha de destino`,
	'own.mexicoCity': (_, f) => `Ciudad de México es ${COLORS_ES[whole(f, 'to')] ?? ''}`,
	'own.cubes': () => 'Se mueven cubos de obra',
	'own.auction': (_, f) =>
		value(f, 'to') === null ? 'Acaba la subasta de estaciones' : 'Sigue la subasta de estaciones'
};

const dutiesEn: TitleWords['duties'] = {
	revealCard: (_, duty) => `Which cards come up from the pile of ${pileOf(PILES_EN, duty)}?`,
	declareCash: (say, duty) =>
		`${say.holder(duty.player)} owns P7: count double cash for the player order?`,
	takeStation: (say, duty) => `${say.holder(duty.player)} says which company pays for the station`,
	discardSpecial: (say, duty) =>
		`${say.holder(duty.player)} gives up a special train of ${say.company(duty.company ?? '')}`
};

const dutiesEs: TitleWords['duties'] = {
	revealCard: (_, duty) => `¿Qué cartas salen del montón de ${pileOf(PILES_ES, duty)}?`,
	declareCash: (say, duty) =>
		`${say.holder(duty.player)} tiene P7: ¿cuenta su dinero doble para el orden?`,
	takeStation: (say, duty) => `${say.holder(duty.player)} dice qué compañía paga la estación`,
	discardSpecial: (say, duty) =>
		`${say.holder(duty.player)} renuncia a un tren especial de ${say.company(duty.company ?? '')}`
};

const en: TitleWords = {
	offering: {
		name: 'Treasury',
		short: 'Treas.',
		from: 'from the treasury',
		to: 'to the treasury'
	},
	reserve: { name: 'set apart', short: 'apart', from: 'from what is set apart', to: 'set apart' },
	pool: { name: 'Bank pool', short: 'Pool', from: 'from the bank pool', to: 'to the bank pool' },
	removed: {
		name: 'out of the game',
		short: 'out',
		from: 'from outside the game',
		to: 'out of the game'
	},
	builtInCards: true,
	cardboard: cardboardEn,
	depot: { name: 'Bank', short: 'Bank', from: 'from the bank', to: 'to the bank' },
	packet: {
		name: 'box or pile',
		short: 'box',
		from: 'from its box or pile',
		to: 'to its box or pile'
	},
	setUp: [
		'Lay the FCM concession with M18 into concession box 1',
		'Shuffle the other concessions, the minors and the privates; P1 goes on top of the privates',
		'The topmost of M14, M15 and M17 goes to the NdeM with its token; three more NdeM shares to the bank pool',
		'NdeM marker to $100',
		'Four minors, three concessions and three privates lie in the boxes'
	],
	setUpBesides: (_, start) => {
		const { tokens, cubes } = counters(start);
		return [
			`Bidding tokens: ${tokens} to each player; the other ${cubes} cubes are the supply of builder cubes`,
			'Shuffle the order cards and deal one to each player'
		];
	},
	president: 'director',
	presidentCertificate: 'director’s certificate',
	private: 'private',
	minor: 'Minor',
	major: 'Major',
	treasury: 'treasury',
	operatedMarkers: 'plain',
	parMarkers: false,
	deed: (id) => concession('concession', id),
	trainRule: trainRuleEn,
	specialTrains,
	refusals: refusalsEn,
	short: shortEn,
	actions: actionsEn,
	kinds: kindsEn,
	facts: factsEn,
	duties: dutiesEn,
	ends: {
		price: 'a share price has reached $600',
		nothingSold: 'nothing was sold in the first stock round'
	}
};

const es: TitleWords = {
	offering: {
		name: 'Tesorería',
		short: 'Tesor.',
		from: 'de la tesorería',
		to: 'a la tesorería'
	},
	reserve: { name: 'apartado', short: 'apart.', from: 'de lo apartado', to: 'a lo apartado' },
	pool: { name: 'Reserva', short: 'Reserva', from: 'de la reserva', to: 'a la reserva' },
	removed: {
		name: 'fuera del juego',
		short: 'fuera',
		from: 'de fuera del juego',
		to: 'fuera del juego'
	},
	builtInCards: true,
	cardboard: cardboardEs,
	depot: { name: 'Banco', short: 'Banco', from: 'del banco', to: 'al banco' },
	packet: {
		name: 'casilla o montón',
		short: 'casilla',
		from: 'de su casilla o montón',
		to: 'a su casilla o montón'
	},
	setUp: [
		'La concesión de FCM con M18, en la casilla 1 de concesiones',
		'Barajar las demás concesiones, las menores y las privadas; P1, encima de las privadas',
		'La primera de M14, M15 y M17 pasa a NdeM con su ficha; otras tres acciones de NdeM, a la reserva',
		'Marcador de NdeM en $100',
		'Cuatro menores, tres concesiones y tres privadas en las casillas'
	],
	setUpBesides: (_, start) => {
		const { tokens, cubes } = counters(start);
		return [
			`Fichas de puja: ${tokens} a cada jugador; los otros ${cubes} cubos son la reserva de cubos de obra`,
			'Barajar las cartas de orden y repartir una a cada jugador'
		];
	},
	president: 'director',
	presidentCertificate: 'título de director',
	private: 'privada',
	minor: 'Menor',
	major: 'Mayor',
	treasury: 'tesorería',
	operatedMarkers: 'plain',
	parMarkers: false,
	deed: (id) => concession('concesión', id),
	trainRule: trainRuleEs,
	specialTrains,
	refusals: refusalsEs,
	short: shortEs,
	actions: actionsEs,
	kinds: kindsEs,
	facts: factsEs,
	duties: dutiesEs,
	ends: {
		price: 'el valor de una acción ha llegado a $600',
		nothingSold: 'nada se vendió en la primera ronda de bolsa'
	}
};

export const words: TitleWordsByLanguage = { en, es };
