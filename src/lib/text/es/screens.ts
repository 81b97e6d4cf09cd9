/** Spanish words of the stock, opening, duty, journal, chart, score, trains and rules screens. */
import type { screens as en } from '../en/screens';

export const screens: typeof en = {
	/* what follows from an entry */
	certificatesOf: (p) => `Títulos de ${p.player}`,
	ofLimit: (p) => `de ${p.limit}`,
	marker: 'marcador',
	floats: 'sale a flote',
	closes: 'cierra',
	yes: 'sí',
	phaseBegins: 'Empieza',
	thenAsked: 'Después',
	certificateLimit: 'Límite de títulos',
	roundEnds: 'Termina la ronda, sigue',
	nothingChanges: 'Nada cambia de manos',

	/* stock */
	sellShort: (p) => `vender ${p.what}`,
	buyShort: (p) => `comprar ${p.what}`,
	thenWord: ', después ',
	oneByOne: 'una a una',
	fivePercent: '5% y cambio',
	fivePercentTitle: (p) => `Otras formas de vender ${p.company}`,
	sellPercent: (p) => `Vender ${p.percent}`,
	withFives: (p) => (p.count === 1 ? 'con un título del 5%' : `con ${p.count} títulos del 5%`),
	withChange: 'con cambio',
	forcedItem: 'forzado',
	confirmUpTo: 'Confirmar hasta la pregunta',
	clearBasket: 'Empezar de nuevo',
	roundSoFar: 'Esta ronda',
	allPassSub: (p) => `${p.count === 1 ? '1 pase' : `${p.count} pases`}, después ${p.next}`,
	priorityIfAll: (p) => `Prioridad si todos pasan: ${p.player}`,
	priorityThen: (p) => `Prioridad si todos pasan: ${p.now} ahora, ${p.then} tras este turno`,
	tradeHint: 'Entre jugadores, al precio que acuerden.',
	addTrade: 'Añadir a este turno',
	whichPrivate: '¿Qué privada?',

	short: {
		'over-sixty-percent': 'límite propio',
		'sold-this-round': 'vendida esta ronda',
		'certificate-limit': 'límite de títulos',
		'not-enough-money': 'falta dinero',
		'already-bought': 'ya compró',
		'ndm-closed': 'aún no',
		'pool-full': 'no cabe allí',
		'first-stock-round': 'no en la ronda 1',
		'president-stays': 'sin sucesor',
		'sold-before-and-after': 'vendió antes',
		'holds-too-little': 'tiene poco',
		'bids-set-aside': 'falta dinero libre'
	},
	shortOther: 'no permitido',

	/* opening */
	number: (p) => `n.º ${p.number}`,
	pays: (p) => `paga ${p.amount}`,
	isMinor: 'compañía menor con su carta',
	buyNow: 'a la venta',
	leastBid: (p) => `desde ${p.amount}`,
	inAuction: 'en subasta',
	chooseItem: 'Compra el número más bajo o toca otro para pujar por él.',
	auctionTurn: (p) => `Subasta de ${p.deed}`,
	bidders: 'Pujadores',
	eachRaise: 'Cada subida',
	mostSpendable: (p) => `llega a ${p.amount}`,

	/* duties */
	answerFirst: 'Antes de seguir',
	chooseOne: 'Toca una para ver qué ocurre',
	whatFollows: 'Qué ocurre',
	confirmAnswer: 'Confirmar',
	waiting: (p) => `después ${p.who}`,

	/* journal */
	kindMoney: 'Dinero',
	kindShares: 'Acciones',
	kindTrains: 'Trenes',
	kindRuns: 'Ingresos',
	kindBanker: 'Correcciones',
	whoAll: 'Todos',
	bankAt: (p) => `banco ${p.amount}`,
	replaced: 'reescrita',
	undoneEntry: 'deshecha, se puede rehacer',
	showFolded: (p) => `${p.count} más sobre turnos y rondas`,
	whichEntry: 'Toca una anotación para ver sus asientos.',
	changeEntry: 'Cambiar esta anotación',
	nothingMoved: 'No se asentó nada.',

	/* chart */
	parShort: 'par',
	freeShort: 'libre',
	endShort: 'fin',
	moveMarker: 'Corregir este marcador',
	tapCell: 'Toca una casilla para ver su pila',
	hasOperated: 'operó',
	emptyOrder: 'Ninguna compañía está a flote',

	/* score */
	hidden: '•••',
	tieWinners: (p) => `${p.names} comparten la victoria`,
	tied: 'empate',
	parts: 'De qué se compone el total',
	priceToGo: (p) => `${p.company} es la más cara con ${p.price}; ${p.end} termina la partida`,
	bankToGo: (p) => `Al banco le quedan ${p.amount}`,
	stopTitle: '¿Parar la partida?',
	stopHint: 'La partida termina aquí y se puntúa como está. Deshacer la recupera.',
	stopConfirm: 'Parar y puntuar',
	scoreOf: (p) => `${p.percent} a ${p.each}`,

	/* the files */
	csvTotal: 'Total',
	csvRank: 'Puesto',
	csvPlayer: 'Jugador',
	csvKind: 'Tipo',
	csvItem: 'Elemento',
	csvAmount: 'Cantidad',
	csvEach: 'Precio',
	csvValue: 'Valor',
	csvCash: 'Efectivo',
	csvShare: 'Acciones',
	csvDeed: 'Privada',
	csvDebt: 'Deuda',
	textStandings: 'Clasificación',
	textFinal: 'Resultado final',

	/* trains and phases */
	trainTable: 'Trenes',
	trainColumn: 'Tren',
	priceColumn: 'Precio',
	leftColumn: 'Quedan',
	rustColumn: 'Se oxida',
	ownersColumn: 'De',
	beginsWith: (p) => `${p.nth} ${p.train}`,
	beginsAtStart: 'desde el comienzo',
	salesToGo: (p) =>
		p.count === 1 ? `con el próximo ${p.train}` : `faltan ${p.count} del ${p.train}`,
	nobody: 'nadie',

	/* player and company */
	ledgerOf: (p) => `Libro de ${p.name}`,
	entryColumn: 'Anotación',
	whatColumn: 'Qué',
	changeColumn: 'Cambio',
	balanceColumn: 'Saldo',
	roundColumn: 'Ronda',
	revenueColumn: 'Ingreso',
	choiceColumn: 'Elección',
	priceThen: 'Precio entonces',
	noRuns: 'Todavía no ha operado trenes.',
	heldShares: 'Acciones en mano',
	certificatesHeld: (p) => (p.count === 1 ? '1 título' : `${p.count} títulos`),
	unknownPlayer: 'No existe ese jugador.',
	unknownCompany: 'No existe esa compañía.',

	/* rules */
	rulesFound: (p) => (p.count === 1 ? '1 regla' : `${p.count} reglas`),
	noOptions: 'No se usa ninguna opción.'
};
