/** What 18OE calls things, and sentences for what only it has. */
import type { Action, Duty, Fact } from '$engine';
import type { Figures } from '$lib/text/figures';
import type { Speaker } from '$lib/text/speaker';
import type { TitleWords, TitleWordsByLanguage } from '$lib/text/title-words';
import { endLine } from './end-line';
import { zoneName } from './zones';

type Of = Action | Fact;

function value(of: Of, key: string): unknown {
	return Object.entries(of).find(([name]) => name === key)?.[1];
}

/** A field of a title's own action or fact, as text; the engine's door only shows their names. */
function field(of: Of, key: string): string {
	const found = value(of, key);
	return typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean'
		? String(found)
		: '';
}

const who = (say: Speaker, of: Of): string => say.holder(field(of, 'player'));
const rr = (say: Speaker, of: Of, key = 'company'): string => say.company(field(of, key));
const deed = (say: Speaker, of: Of): string => say.deed(field(of, 'deed'));
const money = (say: Speaker, of: Of, key: string): string => say.money(Number(field(of, key)));
const train = (say: Speaker, of: Of, key = 'train'): string => say.trainById(field(of, key));
const is = (of: Of, key: string): boolean => field(of, key) === 'true';
const none = (of: Of): boolean => field(of, 'to') === '';

/** Names in a fact's value: a list, or the keys of a table. */
function names(say: Speaker, of: Of): string {
	const to = value(of, 'to');
	const ids = Array.isArray(to) ? to : to !== null && typeof to === 'object' ? Object.keys(to) : [];
	const shown = ids
		.filter((id): id is string => typeof id === 'string')
		.map((id) => (say.state.companies[id] === undefined ? say.place(id) : say.company(id)));
	return shown.length === 0 ? '–' : say.list(shown);
}

/** "concession 3"; null for privates and charters. */
function concession(name: string, id: string): string | null {
	const prefix = 'concession-';
	return id.startsWith(prefix) ? `${name} ${id.slice(prefix.length)}` : null;
}

const choices = (say: Speaker, duty: Duty): string =>
	say.list(duty.choices.map((id) => say.company(id)));

const en: TitleWords = {
	offering: {
		name: 'Locomotive Works',
		short: 'Works',
		from: 'from the Locomotive Works',
		to: 'to the Locomotive Works'
	},
	reserve: {
		name: 'rusted in the Works',
		short: 'rusted',
		from: 'from the rusted trains of the Works',
		to: 'to the rusted trains of the Works'
	},
	pool: {
		name: 'Open Market',
		short: 'Open',
		from: 'from the Open Market',
		to: 'to the Open Market'
	},
	removed: {
		name: 'out of the game',
		short: 'out',
		from: 'from outside the game',
		to: 'out of the game'
	},
	president: 'president',
	presidentCertificate: 'president’s certificate',
	private: 'private',
	minor: 'Minor',
	major: 'Major',
	treasury: 'treasury',
	operatedMarkers: 'plain',
	unsold: 'Treas.',
	endLine: (say) => endLine('en', say),
	deed: (id) => concession('concession', id),
	refusals: {
		'first-stock-round': () => 'Nothing may be sold in train phase 1.',
		'must-buy-train': (f: Figures) =>
			`${f.company} is a major without a train and must buy one (a ${f.train}).`,
		'must-sell': (f: Figures) =>
			`${f.count} certificates are held and the limit is ${f.limit}: sell, or close a private first.`,
		'not-top-row': () => 'Only items of the top row can be bought; bid on the others.',
		'top-row-is-bought': () =>
			'An item of the top row is bought, not bid on; only minors can be raised.',
		'must-take-free': () => 'Items that cost nothing must be taken first.',
		'no-pass-now': () => 'A concession must be used: passing is not possible.',
		'must-float': () => 'A player with an unfloated minor may not pass.',
		'no-chit': () => 'No track rights chit of this zone is left.',
		'can-float': () => 'A minor or a regional can be floated, so no regional is merely parred.',
		'small-phase-only': () => 'This is only done before the Major phase.',
		'major-phase-only': () => 'This is only possible from the Major phase on.',
		'not-used': () => 'This game is played without that rule.',
		'enough-removed': () => 'Six regionals have been removed already.',
		'zone-once': () => 'A regional of this zone has been removed already.',
		'not-parred': () => 'No concession has parred this regional.',
		'already-reserved': () => 'One reservation a player, and one a regional.',
		'secondary-gone': () => 'A secondary share of this regional has been sold.',
		'reserved-share': (f: Figures) => `Another player has reserved the shares of ${f.company}.`,
		'in-custody': (f: Figures) => `The last share in ${f.company}’s treasury is in custody.`,
		'one-stock-action': () => 'One stock action a turn, and another has been taken.',
		'private-first': () => 'One private action a turn, before the stock action.',
		'face-down': () => 'This private lies face down.',
		'not-controlled': () => 'Its owner does not control that railroad.',
		'no-par-marker': (f: Figures) => `${f.company} has no par marker any more.`,
		'double-only-president': (f: Figures) =>
			`Above 60% only the president of ${f.company} may buy, at double price.`,
		'only-open-market': (f: Figures) =>
			`With 60% of ${f.company} shares come only from the Open Market.`,
		'new-major-stays': (f: Figures) => `Shares of ${f.company}, just floated, may not be sold.`,
		'must-buy-share': (f: Figures) =>
			`Who floats ${f.company} without its presidency must buy a share.`,
		'one-partner': () => 'One trade a turn, with one player.',
		'one-merger': (f: Figures) => `${f.company} has taken a minor in this stock round.`,
		'needs-connection': (f: Figures) =>
			`${f.company} has no share to give: the map must connect the two.`,
		'not-a-target': () => 'Minors merge into majors and nationals only.',
		'not-insolvent': () => 'This railroad is not insolvent.',
		'consolidation-duty': (f: Figures) =>
			`In the Consolidation ${f.company} must be floated, merged or offered first.`,
		'can-merge': (f: Figures) => `${f.company} can merge into a railroad of its owner.`,
		'no-slot': () => 'No such station is on the charter.',
		'majors-only': () => 'Only majors may do this.',
		'not-for-nationals': () => 'Nationals do not do this.',
		'nationals-only': () => 'Only nationals do this.',
		'nationals-pay': () => 'A national always pays all of its revenue.',
		'one-port': () => 'A major owns at most one port authority.',
		'no-port': () => 'No such port authority is there.',
		'before-trains': () => 'This comes before that step of the turn, which is over.',
		'tokens-used': () => 'All four Brandt tokens have been placed.',
		'two-a-round': () => 'Two Brandt tokens have been placed in this round.',
		'no-token-on-map': () => 'No Brandt token lies on the map.',
		'too-cheap-a-hex': () => 'The hex does not have the terrain this needs.',
		'sister-only': () => 'Both railroads must have the same president.',
		'home-stays': () => 'A home station is never transferred.',
		'no-power': () => 'The railroad does not have this minor’s power.',
		'already-placed': () => 'That has been placed already.',
		'orient-done': (f: Figures) => `${f.company} has had its Orient Express bonus.`,
		'not-rusted': () => 'Only a rusted train of its own can be used for this.',
		rusted: () => 'Rusted trains go to nationals only.',
		'higher-level': () => 'A rusted train is exchanged for one of a higher level.',
		'reserved-first': (f: Figures) => `${f.company} must buy its reserved 2+2 first.`,
		'reserved-only': () => 'The 2+2s left in the Works are reserved for other railroads.',
		'first-round': () => 'No level 3 trains in the first operating round.',
		'swift-stays': () => 'The Swift Metropolitan’s 2+2 is never sold or discarded.',
		'one-pullman': () => 'A railroad owns at most one Pullman.',
		'no-pullman': () => 'No Pullman is there to be had.',
		'no-rusted-train': () => 'No such rusted train lies in the Works.',
		'refund-first': () => 'Stations, then paid track of this turn come back first.',
		'can-pay': () => 'Treasury and president together can pay.',
		'one-direction': () => 'A major does not buy and sell its shares in one turn.',
		'one-minor': () => 'One abandoned minor a turn.',
		'only-repeats': () => 'In the last round revenues are only repeated.',
		'no-new-train': () => 'Without a new train the last run is repeated.'
	},
	actions: {
		'own.buyItem': (say, a) => `${who(say, a)} buys ${deed(say, a)}`,
		'own.floatMinor': (say, a) =>
			`${who(say, a)} floats minor ${field(a, 'minor')} in ${zoneName('en', field(a, 'zone'))}`,
		'own.floatRegional': (say, a) =>
			`${who(say, a)} floats ${rr(say, a)} at ${money(say, a, 'par')}`,
		'own.parRegional': (say, a) => `${who(say, a)} pars ${rr(say, a)} at ${money(say, a, 'par')}`,
		'own.buyParred': (say, a) => `${who(say, a)} buys the presidency of ${rr(say, a)}`,
		'own.removeRegional': (say, a) => `${who(say, a)} removes ${rr(say, a)} from the game`,
		'own.reserveShare': (say, a) => `${who(say, a)} reserves a share of ${rr(say, a)}`,
		'own.closePrivate': (say, a) =>
			is(a, 'remove')
				? `${who(say, a)} removes ${deed(say, a)}`
				: `${who(say, a)} closes ${deed(say, a)}`,
		'own.barclayPar': (say, a) => `Barclay sets ${rr(say, a)}’s par to ${money(say, a, 'par')}`,
		'own.barclayCustody': (say, a) => `Barclay keeps a share of ${rr(say, a)} for ${who(say, a)}`,
		'own.barclayFreeze': (say, a) => `Barclay keeps ${rr(say, a)}’s marker from falling`,
		'own.buyTreasury': (say, a) => `${who(say, a)} buys a share of ${rr(say, a)} from its treasury`,
		'own.rescue': (say, a) => `${who(say, a)} buys the insolvent ${rr(say, a)}`,
		'own.floatMajor': (say, a) =>
			is(a, 'first')
				? `${who(say, a)} buys a share of ${rr(say, a)} and floats the major`
				: `${who(say, a)} floats the major ${rr(say, a)}`,
		'own.mergeMinor': (say, a) => `Minor ${field(a, 'minor')} merges into ${rr(say, a, 'into')}`,
		'own.requestOffers': (say, a) =>
			`${who(say, a)} asks for offers for minor ${field(a, 'minor')}`,
		'own.answerOffer': (say, a) =>
			field(a, 'company') === ''
				? `${who(say, a)} makes no offer`
				: `${who(say, a)} offers ${rr(say, a)}`,
		'own.chooseOffer': (say, a) => `${who(say, a)} chooses ${rr(say, a)}`,
		'own.minorC': (_, a) =>
			({ first: 'Minor C operates first', last: 'Minor C operates last' })[field(a, 'at')] ??
			'Minor C operates in its place',
		'own.layTrack': (say, a) => `${rr(say, a)} lays track in a hex of ${money(say, a, 'cost')}`,
		'own.patronage': (say, a) => `${rr(say, a)} gets ${money(say, a, 'amount')} of patronage`,
		'own.removeBrandt': (say, a) => `${rr(say, a)} removes a Brandt token`,
		'own.hochberg': (say, a) => `${rr(say, a)} places Hochberg’s token`,
		'own.minorD': (say, a) => `${rr(say, a)} places minor D’s token`,
		'own.placeStation': (say, a) =>
			`${rr(say, a)} places its station of ${money(say, a, 'slot')}${is(a, 'wien') ? ', Wien pays' : ''}${is(a, 'cliffs') ? ' at the White Cliffs Ferry' : ''}`,
		'own.whiteCliffs': (say, a) =>
			field(a, 'company') === ''
				? `${who(say, a)} does not use the White Cliffs Ferry now`
				: `${rr(say, a)} places its station of ${money(say, a, 'slot')} at the White Cliffs Ferry${is(a, 'wien') ? ', Wien pays' : ''}`,
		'own.privateToken': (say, a) => `${rr(say, a)} places the token of ${deed(say, a)}`,
		'own.portAuthority': (say, a) => {
			const sea = field(a, 'sea') === 'med' ? 'Mediterranean' : 'North Sea';
			const from = field(a, 'from') === 'bank' ? '' : ` from ${rr(say, a, 'from')}`;
			return `${rr(say, a)} buys a port authority of the ${sea}${from}`;
		},
		'own.transferToken': (say, a) => `${rr(say, a)} takes over a station of ${rr(say, a, 'from')}`,
		'own.orientExpress': (say, a) =>
			field(a, 'bonus') === 'cash'
				? `${rr(say, a)}’s first Orient Express: ${money(say, a, 'revenue')} again`
				: `${rr(say, a)}’s first Orient Express: RIGHT three times`,
		'own.repeatRun': (say, a) => `${rr(say, a)} repeats its run`,
		'own.buyPullman': (say, a) => `${rr(say, a)} buys a Pullman ${say.from(field(a, 'from'))}`,
		'own.discardPullman': (say, a) => `${rr(say, a)} discards its Pullman`,
		'own.swift': (say, a) => `The Swift Metropolitan gives ${rr(say, a)} a 2+2 for good`,
		'own.refund': (say, a) =>
			field(a, 'what') === 'tokens'
				? `${rr(say, a)} takes its stations of this turn back`
				: `${rr(say, a)} takes its paid track of this turn back`,
		'own.insolvent': (say, a) => `${rr(say, a)} is insolvent`,
		'own.sellOwn': (say, a) => `${rr(say, a)} sells ${field(a, 'shares')} of its own shares`,
		'own.buyOwn': (say, a) => `${rr(say, a)} buys ${field(a, 'shares')} of its own shares`,
		'own.buyAbandoned': (say, a) => `${rr(say, a)} buys the abandoned minor ${field(a, 'minor')}`,
		'own.formNational': (say, a) => `${who(say, a)} turns ${rr(say, a)} into a national`,
		'own.keepMajors': (say, a) => `${who(say, a)} forms no more nationals`,
		'own.forceNational': (say, a) => `${rr(say, a)} becomes a national by force`,
		'own.claimTrain': (say, a) =>
			field(a, 'give') === ''
				? `${rr(say, a)} claims a rusted ${train(say, a)}`
				: `${rr(say, a)} exchanges its ${train(say, a, 'give')} for a rusted ${train(say, a)}`,
		'own.flipTrain': (say, a) => `${rr(say, a)} flips its ${train(say, a)} to the local side`,
		'own.upgradeTrain': (say, a) =>
			`${rr(say, a)} takes over a ${train(say, a)} of a sister major for its ${train(say, a, 'give')}`
	},
	facts: {
		'own.rail': (_, f) =>
			({
				concession: 'The concessions are used',
				regional: 'The Regional/Minor phase begins',
				major: 'The Major phase begins'
			})[field(f, 'to')] ?? 'The opening packet is sold',
		'own.consolidation': (_, f) =>
			({
				pending: 'The next stock round is the Consolidation',
				on: 'The Consolidation begins',
				done: 'The Consolidation is over'
			})[field(f, 'to')] ?? 'No Consolidation is near',
		'own.cuts': () => 'The top row becomes cheaper',
		'own.bidding': (say, f) =>
			value(f, 'to') === null ? 'The auction is over' : 'The auction goes on',
		'own.track': (say, f) => `Order of minors and regionals: ${names(say, f)}`,
		'own.chits': () => 'A track rights chit is taken',
		'own.chitsLeft': () => 'Track rights chits left are counted',
		'own.taken': (say, f) => `Removed from the game: ${names(say, f)}`,
		'own.parMarkers': (say, f) => `Par markers of majors: ${names(say, f)}`,
		'own.reservations': () => 'Reserved shares change',
		'own.faceDown': (say, f) => {
			const to = value(f, 'to');
			const last: unknown = Array.isArray(to) ? to[to.length - 1] : undefined;
			return typeof last === 'string'
				? `${say.deed(last)} is turned face down`
				: 'All privates lie face up';
		},
		'own.custody': (_, f) =>
			value(f, 'to') === null ? 'No share is in custody' : 'A share is in custody',
		'own.frozen': (say, f) =>
			none(f)
				? 'Barclay’s marker leaves the chart'
				: `${say.company(field(f, 'to'))}’s marker does not fall in this round`,
		'own.stock': () => 'The stock action goes on',
		'own.merged': (say, f) => `Have taken a minor in this round: ${names(say, f)}`,
		'own.insolvent': (say, f) => `Insolvent: ${names(say, f)}`,
		'own.abandoned': (say, f) => `Abandoned minors: ${names(say, f)}`,
		'own.minorAPaid': () => 'Minor A’s payment has been made',
		'own.slots': () => 'Stations on a charter change',
		'own.ports': (say, f) => `Port authorities: ${names(say, f)}`,
		'own.portsGone': () => 'A port authority leaves the game',
		'own.orient': (say, f) => `Orient Express markers: ${names(say, f)}`,
		'own.markers': () => 'A private’s marker changes its place',
		'own.brandt': () => 'Brandt’s tokens are counted',
		'own.minorD': (_, f) =>
			field(f, 'to') === 'none'
				? 'Minor D’s token leaves the map'
				: `Minor D’s token of ${field(f, 'to')} lies on the map`,
		'own.minorC': (_, f) =>
			({ first: 'Minor C operates first', last: 'Minor C operates last' })[field(f, 'to')] ??
			'Minor C operates in its place',
		'own.swift': (_, f) =>
			none(f) ? 'The Swift Metropolitan’s marker leaves' : 'The Swift Metropolitan marks its 2+2',
		'own.mPullman': (_, f) =>
			none(f) ? 'Minor M’s own Pullman is gone' : 'Minor M has its own Pullman',
		'own.reserved': (say, f) => `Have bought their reserved 2+2: ${names(say, f)}`,
		'own.turn': () => 'The operating turn goes on',
		'own.offers': (_, f) =>
			value(f, 'to') === null ? 'The offers are settled' : 'Offers for a minor are asked for',
		'own.finale': () => 'The final rounds are fixed',
		'own.newTrains': (say, f) => `Have got a train in this round: ${names(say, f)}`
	},
	duties: {
		nationals: (say, duty) =>
			`${say.holder(duty.player)} is asked: turn ${choices(say, duty)} into nationals?`,
		whiteCliffs: (say, duty) =>
			`${say.holder(duty.player)} is asked: use the White Cliffs Ferry now?`,
		minorOffer: (say, duty) =>
			`${say.holder(duty.player)} is asked: take minor ${duty.company ?? ''} into ${choices(say, duty)}?`,
		minorChoice: (say, duty) =>
			`${say.holder(duty.player)} chooses who takes minor ${duty.company ?? ''}: ${choices(say, duty)}`
	},
	ends: {
		level8: 'the first level 8 train has been bought',
		bank: 'the bank has run out of money before level 8'
	}
};

const es: TitleWords = {
	offering: {
		name: 'Fábrica de locomotoras',
		short: 'Fábrica',
		from: 'de la fábrica',
		to: 'a la fábrica'
	},
	reserve: {
		name: 'oxidados en la fábrica',
		short: 'oxidados',
		from: 'de los trenes oxidados de la fábrica',
		to: 'a los trenes oxidados de la fábrica'
	},
	pool: {
		name: 'Mercado abierto',
		short: 'Abierto',
		from: 'del mercado abierto',
		to: 'al mercado abierto'
	},
	removed: {
		name: 'fuera del juego',
		short: 'fuera',
		from: 'de fuera del juego',
		to: 'fuera del juego'
	},
	president: 'presidente',
	presidentCertificate: 'título de presidente',
	private: 'privada',
	minor: 'Menor',
	major: 'Mayor',
	treasury: 'tesorería',
	operatedMarkers: 'plain',
	unsold: 'Tesor.',
	endLine: (say) => endLine('es', say),
	deed: (id) => concession('concesión', id),
	refusals: {
		'first-stock-round': () => 'En la fase de trenes 1 no se vende nada.',
		'must-buy-train': (f: Figures) =>
			`${f.company} es una mayor sin tren y debe comprar uno (${f.train}).`,
		'must-sell': (f: Figures) =>
			`Hay ${f.count} títulos y el límite es ${f.limit}: venda o cierre antes una privada.`,
		'not-top-row': () => 'Solo se compra de la fila superior; por lo demás se puja.',
		'top-row-is-bought': () =>
			'Lo de la fila superior se compra; solo se puede pujar por las menores.',
		'must-take-free': () => 'Hay que tomar antes lo que ya no cuesta nada.',
		'no-pass-now': () => 'Una concesión debe usarse: no se puede pasar.',
		'must-float': () => 'Con una menor sin fundar no se puede pasar.',
		'no-chit': () => 'No queda ninguna ficha de derechos de esta zona.',
		'can-float': () => 'Se puede fundar una menor o una regional; no basta con fijar un par.',
		'small-phase-only': () => 'Esto solo se hace antes de la fase mayor.',
		'major-phase-only': () => 'Esto solo es posible desde la fase mayor.',
		'not-used': () => 'En esta partida no se usa esa regla.',
		'enough-removed': () => 'Ya se han retirado seis regionales.',
		'zone-once': () => 'Ya se ha retirado una regional de esta zona.',
		'not-parred': () => 'Ninguna concesión ha fijado el par de esta regional.',
		'already-reserved': () => 'Una reserva por jugador y una por regional.',
		'secondary-gone': () => 'Ya se vendió una acción secundaria de esta regional.',
		'reserved-share': (f: Figures) => `Otro jugador ha reservado las acciones de ${f.company}.`,
		'in-custody': (f: Figures) =>
			`La última acción en la tesorería de ${f.company} está en custodia.`,
		'one-stock-action': () => 'Una acción de bolsa por turno, y ya se tomó otra.',
		'private-first': () => 'Una acción de privada por turno, antes de la acción de bolsa.',
		'face-down': () => 'Esta privada está boca abajo.',
		'not-controlled': () => 'Su dueño no controla ese ferrocarril.',
		'no-par-marker': (f: Figures) => `${f.company} ya no tiene marcador de par.`,
		'double-only-president': (f: Figures) =>
			`Por encima del 60% solo compra el presidente de ${f.company}, al doble.`,
		'only-open-market': (f: Figures) =>
			`Con el 60% de ${f.company} solo se compra del mercado abierto.`,
		'new-major-stays': (f: Figures) => `No se venden acciones de ${f.company}, recién fundada.`,
		'must-buy-share': (f: Figures) =>
			`Quien funda ${f.company} sin ser presidente debe comprar una acción.`,
		'one-partner': () => 'Un trato por turno, con un solo jugador.',
		'one-merger': (f: Figures) => `${f.company} ya tomó una menor en esta ronda.`,
		'needs-connection': (f: Figures) =>
			`${f.company} no tiene acción que dar: el mapa debe unir a las dos.`,
		'not-a-target': () => 'Las menores solo se fusionan con mayores y nacionales.',
		'not-insolvent': () => 'Este ferrocarril no es insolvente.',
		'consolidation-duty': (f: Figures) =>
			`En la consolidación antes hay que fundar, fusionar u ofrecer ${f.company}.`,
		'can-merge': (f: Figures) => `${f.company} puede fusionarse con un ferrocarril de su dueño.`,
		'no-slot': () => 'No hay tal estación en la carta.',
		'majors-only': () => 'Solo pueden hacerlo las mayores.',
		'not-for-nationals': () => 'Las nacionales no hacen esto.',
		'nationals-only': () => 'Solo lo hacen las nacionales.',
		'nationals-pay': () => 'Una nacional siempre paga todo su ingreso.',
		'one-port': () => 'Una mayor tiene como máximo una autoridad portuaria.',
		'no-port': () => 'No hay tal autoridad portuaria.',
		'before-trains': () => 'Esto va antes de ese paso del turno, que ya pasó.',
		'tokens-used': () => 'Ya se colocaron las cuatro fichas de Brandt.',
		'two-a-round': () => 'Ya se colocaron dos fichas de Brandt en esta ronda.',
		'no-token-on-map': () => 'No hay fichas de Brandt en el mapa.',
		'too-cheap-a-hex': () => 'El hexágono no tiene el terreno necesario.',
		'sister-only': () => 'Los dos ferrocarriles deben tener el mismo presidente.',
		'home-stays': () => 'Una estación de origen nunca se transfiere.',
		'no-power': () => 'El ferrocarril no tiene el poder de esta menor.',
		'already-placed': () => 'Eso ya está colocado.',
		'orient-done': (f: Figures) => `${f.company} ya tuvo su prima del Orient Express.`,
		'not-rusted': () => 'Para esto solo sirve un tren oxidado propio.',
		rusted: () => 'Los trenes oxidados son solo para nacionales.',
		'higher-level': () => 'Un tren oxidado se cambia por otro de nivel más alto.',
		'reserved-first': (f: Figures) => `${f.company} debe comprar antes su 2+2 reservado.`,
		'reserved-only': () => 'Los 2+2 que quedan están reservados para otros ferrocarriles.',
		'first-round': () => 'No hay trenes de nivel 3 en la primera ronda de operación.',
		'swift-stays': () => 'El 2+2 de Swift Metropolitan no se vende ni se descarta.',
		'one-pullman': () => 'Un ferrocarril tiene como máximo un Pullman.',
		'no-pullman': () => 'No hay ningún Pullman disponible.',
		'no-rusted-train': () => 'No hay tal tren oxidado en la fábrica.',
		'refund-first': () => 'Antes vuelven las estaciones y luego la vía pagada de este turno.',
		'can-pay': () => 'La tesorería y el presidente juntos pueden pagar.',
		'one-direction': () => 'Una mayor no compra y vende sus acciones en el mismo turno.',
		'one-minor': () => 'Una menor abandonada por turno.',
		'only-repeats': () => 'En la última ronda solo se repiten los ingresos.',
		'no-new-train': () => 'Sin tren nuevo se repite el último viaje.'
	},
	actions: {
		'own.buyItem': (say, a) => `${who(say, a)} compra ${deed(say, a)}`,
		'own.floatMinor': (say, a) =>
			`${who(say, a)} funda la menor ${field(a, 'minor')} en ${zoneName('es', field(a, 'zone'))}`,
		'own.floatRegional': (say, a) => `${who(say, a)} funda ${rr(say, a)} a ${money(say, a, 'par')}`,
		'own.parRegional': (say, a) =>
			`${who(say, a)} fija el par de ${rr(say, a)} en ${money(say, a, 'par')}`,
		'own.buyParred': (say, a) => `${who(say, a)} compra la presidencia de ${rr(say, a)}`,
		'own.removeRegional': (say, a) => `${who(say, a)} retira ${rr(say, a)} del juego`,
		'own.reserveShare': (say, a) => `${who(say, a)} reserva una acción de ${rr(say, a)}`,
		'own.closePrivate': (say, a) =>
			is(a, 'remove')
				? `${who(say, a)} retira ${deed(say, a)}`
				: `${who(say, a)} cierra ${deed(say, a)}`,
		'own.barclayPar': (say, a) => `Barclay fija el par de ${rr(say, a)} en ${money(say, a, 'par')}`,
		'own.barclayCustody': (say, a) =>
			`Barclay guarda una acción de ${rr(say, a)} para ${who(say, a)}`,
		'own.barclayFreeze': (say, a) => `Barclay impide que baje el marcador de ${rr(say, a)}`,
		'own.buyTreasury': (say, a) =>
			`${who(say, a)} compra una acción de ${rr(say, a)} de su tesorería`,
		'own.rescue': (say, a) => `${who(say, a)} compra ${rr(say, a)}, insolvente`,
		'own.floatMajor': (say, a) =>
			is(a, 'first')
				? `${who(say, a)} compra una acción de ${rr(say, a)} y funda la mayor`
				: `${who(say, a)} funda la mayor ${rr(say, a)}`,
		'own.mergeMinor': (say, a) =>
			`La menor ${field(a, 'minor')} se fusiona con ${rr(say, a, 'into')}`,
		'own.requestOffers': (say, a) =>
			`${who(say, a)} pide ofertas por la menor ${field(a, 'minor')}`,
		'own.answerOffer': (say, a) =>
			field(a, 'company') === ''
				? `${who(say, a)} no ofrece nada`
				: `${who(say, a)} ofrece ${rr(say, a)}`,
		'own.chooseOffer': (say, a) => `${who(say, a)} elige ${rr(say, a)}`,
		'own.minorC': (_, a) =>
			({ first: 'La menor C opera primero', last: 'La menor C opera al final' })[field(a, 'at')] ??
			'La menor C opera en su lugar',
		'own.layTrack': (say, a) =>
			`${rr(say, a)} coloca vía en un hexágono de ${money(say, a, 'cost')}`,
		'own.patronage': (say, a) => `${rr(say, a)} recibe ${money(say, a, 'amount')} de patrocinio`,
		'own.removeBrandt': (say, a) => `${rr(say, a)} retira una ficha de Brandt`,
		'own.hochberg': (say, a) => `${rr(say, a)} coloca la ficha de Hochberg`,
		'own.minorD': (say, a) => `${rr(say, a)} coloca la ficha de la menor D`,
		'own.placeStation': (say, a) =>
			`${rr(say, a)} coloca su estación de ${money(say, a, 'slot')}${is(a, 'wien') ? ', paga Wien' : ''}${is(a, 'cliffs') ? ' en el White Cliffs Ferry' : ''}`,
		'own.whiteCliffs': (say, a) =>
			field(a, 'company') === ''
				? `${who(say, a)} no usa ahora el White Cliffs Ferry`
				: `${rr(say, a)} coloca su estación de ${money(say, a, 'slot')} en el White Cliffs Ferry${is(a, 'wien') ? ', paga Wien' : ''}`,
		'own.privateToken': (say, a) => `${rr(say, a)} coloca la ficha de ${deed(say, a)}`,
		'own.portAuthority': (say, a) => {
			const sea = field(a, 'sea') === 'med' ? 'Mediterráneo' : 'mar del Norte';
			const from = field(a, 'from') === 'bank' ? '' : ` de ${rr(say, a, 'from')}`;
			return `${rr(say, a)} compra una autoridad portuaria del ${sea}${from}`;
		},
		'own.transferToken': (say, a) => `${rr(say, a)} toma una estación de ${rr(say, a, 'from')}`,
		'own.orientExpress': (say, a) =>
			field(a, 'bonus') === 'cash'
				? `Primer Orient Express de ${rr(say, a)}: ${money(say, a, 'revenue')} otra vez`
				: `Primer Orient Express de ${rr(say, a)}: tres veces a la derecha`,
		'own.repeatRun': (say, a) => `${rr(say, a)} repite su viaje`,
		'own.buyPullman': (say, a) => `${rr(say, a)} compra un Pullman ${say.from(field(a, 'from'))}`,
		'own.discardPullman': (say, a) => `${rr(say, a)} descarta su Pullman`,
		'own.swift': (say, a) => `Swift Metropolitan da a ${rr(say, a)} un 2+2 para siempre`,
		'own.refund': (say, a) =>
			field(a, 'what') === 'tokens'
				? `${rr(say, a)} recupera sus estaciones de este turno`
				: `${rr(say, a)} recupera su vía pagada de este turno`,
		'own.insolvent': (say, a) => `${rr(say, a)} es insolvente`,
		'own.sellOwn': (say, a) => `${rr(say, a)} vende ${field(a, 'shares')} de sus acciones`,
		'own.buyOwn': (say, a) => `${rr(say, a)} compra ${field(a, 'shares')} de sus acciones`,
		'own.buyAbandoned': (say, a) => `${rr(say, a)} compra la menor abandonada ${field(a, 'minor')}`,
		'own.formNational': (say, a) => `${who(say, a)} convierte ${rr(say, a)} en nacional`,
		'own.keepMajors': (say, a) => `${who(say, a)} no forma más nacionales`,
		'own.forceNational': (say, a) => `${rr(say, a)} se nacionaliza a la fuerza`,
		'own.claimTrain': (say, a) =>
			field(a, 'give') === ''
				? `${rr(say, a)} toma un ${train(say, a)} oxidado`
				: `${rr(say, a)} cambia su ${train(say, a, 'give')} por un ${train(say, a)} oxidado`,
		'own.flipTrain': (say, a) => `${rr(say, a)} da la vuelta a su ${train(say, a)}`,
		'own.upgradeTrain': (say, a) =>
			`${rr(say, a)} toma un ${train(say, a)} de otra mayor propia por su ${train(say, a, 'give')}`
	},
	facts: {
		'own.rail': (_, f) =>
			({
				concession: 'Se usan las concesiones',
				regional: 'Empieza la fase regional y de menores',
				major: 'Empieza la fase mayor'
			})[field(f, 'to')] ?? 'Se vende el paquete inicial',
		'own.consolidation': (_, f) =>
			({
				pending: 'La próxima ronda de bolsa es la consolidación',
				on: 'Empieza la consolidación',
				done: 'La consolidación ha terminado'
			})[field(f, 'to')] ?? 'La consolidación está lejos',
		'own.cuts': () => 'La fila superior se abarata',
		'own.bidding': (_, f) =>
			value(f, 'to') === null ? 'La subasta ha terminado' : 'La subasta sigue',
		'own.track': (say, f) => `Orden de menores y regionales: ${names(say, f)}`,
		'own.chits': () => 'Se toma una ficha de derechos',
		'own.chitsLeft': () => 'Se cuentan las fichas de derechos que quedan',
		'own.taken': (say, f) => `Retiradas del juego: ${names(say, f)}`,
		'own.parMarkers': (say, f) => `Marcadores de par de mayores: ${names(say, f)}`,
		'own.reservations': () => 'Cambian las acciones reservadas',
		'own.faceDown': (say, f) => {
			const to = value(f, 'to');
			const last: unknown = Array.isArray(to) ? to[to.length - 1] : undefined;
			return typeof last === 'string'
				? `${say.deed(last)} queda boca abajo`
				: 'Todas las privadas están abiertas';
		},
		'own.custody': (_, f) =>
			value(f, 'to') === null ? 'No hay acción en custodia' : 'Una acción queda en custodia',
		'own.frozen': (say, f) =>
			none(f)
				? 'El marcador de Barclay sale de la tabla'
				: `El marcador de ${say.company(field(f, 'to'))} no baja en esta ronda`,
		'own.stock': () => 'La acción de bolsa sigue',
		'own.merged': (say, f) => `Han tomado una menor en esta ronda: ${names(say, f)}`,
		'own.insolvent': (say, f) => `Insolventes: ${names(say, f)}`,
		'own.abandoned': (say, f) => `Menores abandonadas: ${names(say, f)}`,
		'own.minorAPaid': () => 'El pago de la menor A está hecho',
		'own.slots': () => 'Cambian las estaciones de una carta',
		'own.ports': (say, f) => `Autoridades portuarias: ${names(say, f)}`,
		'own.portsGone': () => 'Una autoridad portuaria sale del juego',
		'own.orient': (say, f) => `Marcadores del Orient Express: ${names(say, f)}`,
		'own.markers': () => 'El marcador de una privada cambia de lugar',
		'own.brandt': () => 'Se cuentan las fichas de Brandt',
		'own.minorD': (_, f) =>
			field(f, 'to') === 'none'
				? 'La ficha de la menor D sale del mapa'
				: `La ficha de ${field(f, 'to')} de la menor D está en el mapa`,
		'own.minorC': (_, f) =>
			({ first: 'La menor C opera primero', last: 'La menor C opera al final' })[field(f, 'to')] ??
			'La menor C opera en su lugar',
		'own.swift': (_, f) =>
			none(f) ? 'Sale el marcador de Swift Metropolitan' : 'Swift Metropolitan marca su 2+2',
		'own.mPullman': (_, f) =>
			none(f) ? 'El Pullman propio de M ya no existe' : 'La menor M tiene su Pullman',
		'own.reserved': (say, f) => `Han comprado su 2+2 reservado: ${names(say, f)}`,
		'own.turn': () => 'El turno de operación sigue',
		'own.offers': (_, f) =>
			value(f, 'to') === null ? 'Las ofertas están resueltas' : 'Se piden ofertas por una menor',
		'own.finale': () => 'Quedan fijadas las rondas finales',
		'own.newTrains': (say, f) => `Han recibido un tren en esta ronda: ${names(say, f)}`
	},
	duties: {
		nationals: (say, duty) =>
			`Pregunta a ${say.holder(duty.player)}: ¿convertir ${choices(say, duty)} en nacionales?`,
		whiteCliffs: (say, duty) =>
			`Pregunta a ${say.holder(duty.player)}: ¿usar ahora el White Cliffs Ferry?`,
		minorOffer: (say, duty) =>
			`Pregunta a ${say.holder(duty.player)}: ¿tomar la menor ${duty.company ?? ''} en ${choices(say, duty)}?`,
		minorChoice: (say, duty) =>
			`${say.holder(duty.player)} elige quién toma la menor ${duty.company ?? ''}: ${choices(say, duty)}`
	},
	ends: {
		level8: 'se ha comprado el primer tren de nivel 8',
		bank: 'el banco se ha quedado sin dinero antes del nivel 8'
	}
};

export const words: TitleWordsByLanguage = { en, es };
