/** Spanish: what 18OE calls things, and sentences for what only it has. */
import { oeViews } from '$engine';
import type { Figures } from '$lib/text/figures';
import { neutralWords } from '$lib/text/neutral-words';
import type { PlaceWords, TitleWords } from '$lib/text/title-words';
import { cardboardEs } from './cardboard';
import { endLine } from './end-line';
import { kindsEs } from './kinds';
import { layWords } from './lay-words';
import { shortEs } from './short-words';
import {
	field,
	who,
	rr,
	deed,
	money,
	train,
	is,
	none,
	offered,
	names,
	ownerOf,
	concession,
	choices,
	oneOf,
	value
} from './words-fields';
import { zoneName } from './zones';

const CONSOLIDATION: Readonly<Record<string, string>> = {
	float: 'fundar como mayor',
	merge: 'fusionar u ofrecer'
};

const besideTheWorks: PlaceWords = {
	name: 'junto a la fábrica',
	short: 'junto',
	from: 'de junto a la fábrica',
	to: 'junto a la fábrica'
};

export const es: TitleWords = {
	...neutralWords.es,
	offering: { name: 'carta', short: 'Carta', from: 'de la carta', to: 'a la carta' },
	depot: {
		name: 'Fábrica de locomotoras',
		short: 'Fábrica',
		from: 'de la fábrica',
		to: 'a la fábrica'
	},
	depotOf: (type) => (oeViews.isPullman(type) ? besideTheWorks : null),
	packet: { name: 'paquete', short: 'paquete', from: 'del paquete', to: 'al paquete' },
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
	cardboard: cardboardEs,
	outside: 'dinero restante',
	setUpDeeds: 'Paquete inicial, desde la fila de arriba',
	setUpBesides: (say, start) => [
		...(start.config.chips
			? [`Dinero restante, apartado: ${say.money(start.cash['outside'] ?? 0)}`]
			: []),
		'Losetas de patrocinio: al azar de cada grupo, 3 rosas, 3 amarillas, 3 blancas y 8 verdes a sus ciudades',
		'Autoridades portuarias (8 del Mar del Norte, 8 del Mediterráneo) y marcadores del Orient Express en sus casillas',
		'La carta de nivel 8, debajo del cuarto tren 7+7 desde arriba',
		'Dos fichas de cada mayor, apiladas, en su hexágono de origen'
	],
	unsold: 'Tesor.',
	endLine: (say) => endLine('es', say),
	deed: (id) => concession('concesión', id),
	short: shortEs,
	refusals: {
		'first-stock-round': () => 'En la fase de trenes 1 no se vende nada.',
		'must-buy-train': (f: Figures) =>
			`${f.company} es una mayor sin tren y debe comprar uno (${f.train}).`,
		'must-sell': (f: Figures) =>
			`Hay ${f.count} títulos y el límite es ${f.limit}: vende o cierra antes una privada.`,
		'not-top-row': () => 'Solo se compra de la fila superior; por lo demás se puja.',
		'top-row-is-bought': () =>
			'Lo de la fila superior se compra; solo se puede pujar por las menores.',
		'must-take-free': () => 'Hay que tomar antes lo que ya no cuesta nada.',
		'no-pass-now': () => 'Una concesión debe usarse: no se puede pasar.',
		'must-float': () => 'Con una menor sin fundar no se puede pasar.',
		'no-chit': () => 'No queda ninguna ficha de derechos de esta zona.',
		'can-float': () => 'Se puede fundar una menor o una regional; no basta con fijar la par.',
		'small-phase-only': () => 'Esto solo se hace antes de la fase mayor.',
		'major-phase-only': () => 'Esto solo es posible desde la fase mayor.',
		'not-used': () => 'En esta partida no se usa esa regla.',
		'enough-removed': () => 'Ya se han retirado seis regionales.',
		'zone-once': () => 'Ya se ha retirado una regional de esta zona.',
		'not-parred': () => 'Ninguna concesión ha fijado la par de esta regional.',
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
			`En la consolidación antes hay que ${CONSOLIDATION[f.action] ?? 'fundar, fusionar u ofrecer'} ${f.company}.`,
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
			`${who(say, a)} fija la par de ${rr(say, a)} en ${money(say, a, 'par')}`,
		'own.buyParred': (say, a) => `${who(say, a)} compra la presidencia de ${rr(say, a)}`,
		'own.removeRegional': (say, a) => `${who(say, a)} retira ${rr(say, a)} del juego`,
		'own.reserveShare': (say, a) => `${who(say, a)} reserva una acción de ${rr(say, a)}`,
		'own.closePrivate': (say, a) =>
			is(a, 'remove')
				? `${who(say, a)} retira ${deed(say, a)}`
				: `${who(say, a)} cierra ${deed(say, a)}`,
		'own.barclayPar': (say, a) => `Barclay fija la par de ${rr(say, a)} en ${money(say, a, 'par')}`,
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
				: `${who(say, a)} ofrece ${offered(say, a)}`,
		'own.chooseOffer': (say, a) => `${who(say, a)} elige ${rr(say, a)}`,
		'own.minorC': (_, a) =>
			({ first: 'La menor C opera primero', last: 'La menor C opera al final' })[field(a, 'at')] ??
			'La menor C opera en su lugar',
		'own.layTrack': (say, a) => `${rr(say, a)} coloca vía${layWords('es', say, a)}`,
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
		'own.transferToken': (say, a) =>
			`${rr(say, a)} toma una estación de ${rr(say, a, 'from')} en una ${{ grand: 'gran ciudad', metropolis: 'metrópolis' }[field(a, 'city')] ?? 'ciudad'}, por la suya de ${money(say, a, 'slot')}`,
		'own.orientExpress': (say, a) =>
			field(a, 'bonus') === 'cash'
				? `Primer Orient Express de ${rr(say, a)}: ${money(say, a, 'revenue')} otra vez`
				: `Primer Orient Express de ${rr(say, a)}: tres veces a la derecha`,
		'own.repeatRun': (say, a) => `${rr(say, a)} repite su viaje`,
		'own.buyPullman': (say, a) =>
			`${rr(say, a)} compra un Pullman ${say.fromDepot(field(a, 'from'), oeViews.PULLMAN)}`,
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
			`${rr(say, a)} toma un ${train(say, a)} de ${ownerOf(say, a)} por su ${train(say, a, 'give')}`
	},
	kinds: kindsEs,
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
			`Pregunta a ${say.holder(duty.player)}: ¿tomar la menor ${duty.company ?? ''} en ${oneOf(say, duty)}?`,
		minorChoice: (say, duty) =>
			`${say.holder(duty.player)} elige quién toma la menor ${duty.company ?? ''}: ${oneOf(say, duty)}`
	},
	ends: {
		level8: 'se ha comprado el primer tren de nivel 8',
		bank: 'el banco se ha quedado sin dinero antes del nivel 8'
	}
};
