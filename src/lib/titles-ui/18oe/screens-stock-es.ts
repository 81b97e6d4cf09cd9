/** Spanish words of the screens of 18OE for the opening, float actions, stock rounds and mergers. */
import type { OeStockScreens } from './screens-stock-en';

export const screens: OeStockScreens = {
	/* the packet */
	packet: 'Paquete inicial',
	packetHint: 'Toque algo de la fila superior para comprarlo, o de más abajo para pujar.',
	row: (p) => `Fila ${p.number}`,
	rowForSale: 'en venta',
	rowBids: 'pujas',
	soldRows: 'Vendido',
	costs: (p) => `cuesta ${p.amount}`,
	leastBid: (p) => `pujas desde ${p.amount}`,
	ownedBy: (p) => `de ${p.player}`,
	pays: (p) => `paga ${p.amount}`,
	freeCash: (p) => `Dinero libre: ${p.player}`,
	atFace: (p) => `Comprar por ${p.amount}`,
	raiseMinor: 'Pujar más',
	minorCap: (p) =>
		`Una puja mayor que el precio abre una subasta para todos. La tesorería recibe hasta ${p.amount}, el banco el resto.`,
	buyItem: (p) => `Comprar ${p.item} por ${p.amount}`,
	takeFree: 'Tomar todo lo que no cuesta nada',
	lastPass: 'Este paso paga las privadas y rebaja £5 la fila superior',
	allPassSub: (p) =>
		`${p.count} pasos; después cobran las privadas y la fila ${p.row} cuesta £5 menos`,

	/* concessions, minors and regionals */
	floatBoard: 'Menores y regionales',
	minorsToFloat: (p) => `${p.player} tiene que fundar`,
	noMinorsToFloat: 'Ninguna menor por fundar',
	insolvent: 'insolvente',
	progress: (p) =>
		`Fundadas: menores ${p.minors}, regionales ${p.regionals}. Retiradas ${p.removed}.`,
	order: 'Orden:',
	crowded: '* Con la cuarta ficha de estas zonas salen las demás.',
	zones: 'Zona de derechos',
	zoneFigures: (p) => `sede ${p.cost}, fichas ${p.left}/${p.chits}`,
	zoneChip: (p) => `${p.cost}, ${p.left === 1 ? 'queda 1' : `quedan ${p.left}`}`,
	noChits: 'no quedan fichas',
	parredAt: (p) => `par ${p.amount}, sin fundar`,
	floatedBy: (p) => `${p.player}, par ${p.amount}`,
	removed: 'fuera del juego',
	regionalPhase: 'Fase regional y de menores',
	uses: (p) => `usa la ${p.deed}`,
	floatHint: 'Toque una menor o una regional para fundarla; una regional también se puede retirar.',
	concessionHint: 'Toque una menor o una regional. No se puede pasar.',
	noPassNow: 'La concesión debe usarse: funde una menor o una regional.',
	then: 'Después:',
	chooseZone: 'Elija la zona de su ciudad de origen.',
	choosePar: 'Elija un par.',
	par: 'Par',
	parPays: (p) => `${p.letter}, paga ${p.amount}`,
	parLetter: (p) => `casilla ${p.letter}`,
	patronage: 'Patrocinio en la ciudad de origen',
	patronageAmount: 'El pago más bajo de la loseta',
	doFloat: 'Fundar',
	doPar: 'Solo par',
	doRemove: 'Retirar',
	removeHint: 'Saca del juego la regional y sus dos fichas: una por zona, seis en total.',
	parredHint: 'Con par por una concesión: su presidencia cuesta el doble del par, y se funda.',
	rescueHint: 'Se compra de la insolvencia: su valor y lo que falta para su tren, al banco.',
	majorPhaseBegins: 'Con esto empieza la fase mayor; las regionales sin fundar salen del juego.',

	/* beside the stock action */
	powers: 'Privadas',
	powersSub: 'Una acción de privada por turno, antes de la acción de bolsa',
	closePrivate: 'Poner boca abajo',
	removePrivate: 'Retirar',
	barclayPar: (p) => `Barclay: otro par para ${p.company}`,
	barclayCustody: 'Barclay: guardar una acción de la tesorería para su dueño',
	barclayFreeze: 'Barclay: un marcador no baja en esta ronda',
	swift: 'Swift Metropolitan: un 2+2 oxidado para siempre',
	reserve: 'Reservar acciones',
	reserveSub: 'Una vez por jugador, en cualquier momento de la primera ronda de bolsa',
	nothingToPick: 'Aquí no se puede hacer nada ahora.',

	/* stock turns */
	stockBoard: 'Ferrocarriles',
	stockHint:
		'Toque acciones para vender o comprar, Fundar para ampliar, una menor para fusionarla.',
	show: 'Mostrar',
	showAll: 'Todos',
	showHeld: (p) => `De ${p.player}`,
	showBuyable: 'Se pueden comprar',
	majors: 'Mayores y nacionales',
	regionals: 'Regionales',
	minors: 'Menores',
	national: 'nacional',
	parTag: (p) => `par ${p.amount}`,
	reservedBy: (p) => `reservada: ${p.player}`,
	custodyOf: (p) => `custodia: ${p.player}`,
	frozen: 'no baja',
	mergedNow: 'tomó una menor',
	sell: 'vende',
	treasuryLeft: (p) => `tesorería ${p.percent}`,
	marketLeft: (p) => `mercado ${p.percent}`,
	double: 'precio doble',
	floatShort: 'Fundar',
	toMajor: (p) => `mayor ${p.amount}`,
	rescue: 'rescatar',
	rescueMinor: (p) => `Comprar ${p.minor} de la insolvencia`,
	roundEnds: 'Este paso termina la ronda de bolsa',

	/* floating a major */
	floatSteps: 'Fundar una mayor',
	step1: (p) => `Comprar antes una acción por ${p.amount}`,
	step1Other: 'Solo el presidente puede comprar antes una acción.',
	step2: (p) => `Par ${p.letter}: ${p.from} pasa a ${p.to}`,
	step3: 'Seis acciones y seis estaciones a la carta',
	step4: 'Ventas de otras acciones: tóquelas en el tablero',
	step4Sold: (p) => (p.count === 1 ? 'Ventas en 1 ferrocarril' : `Ventas en ${p.count}`),
	step5: (p) => `Comprar una acción por ${p.amount}`,
	step5Must: (p) => `Debe comprar una acción por ${p.amount}`,
	step5Done: 'La acción se compró en el paso 1.',

	/* trades */
	trade: 'Intercambio',
	tradeSub: 'Menores, privadas abiertas y dinero con un jugador',
	tradeWith: 'Con',
	gives: (p) => `${p.player} da`,
	ownsNothing: 'nada que dar',
	faceDown: 'boca abajo',
	tradeCash: 'Dinero',
	paysCash: (p) => `Paga ${p.player}`,
	cashNeedsItem: 'Quien recibe el dinero debe dar algo.',
	tradeNow: (p) => `${p.a} y ${p.b} intercambian, ${p.amount}`,

	/* mergers */
	merge: 'Fusionar una menor',
	mergeShort: 'Fusionar',
	mergeSub: 'Una menor por ferrocarril en cada ronda de bolsa',
	mergeMinor: (p) => `Fusionar ${p.minor}`,
	whichMinor: '¿Qué menor?',
	noMinors: 'No queda ninguna menor.',
	noMajors: 'Todavía no hay mayores ni nacionales.',
	chooseTarget: '¿Con qué ferrocarril?',
	fromTreasury: (p) => `10% de su tesorería; ${p.cash} van a su tesorería`,
	fromMarket: (p) => `10% del mercado abierto; ${p.cash} van al banco`,
	noShare: 'sin acción que dar: el mapa debe unirlas',
	connected: 'El mapa une las dos',
	stationsAt: (p) => `Fichas de ${p.company}`,
	stationsOf: (p) =>
		`${p.count === 1 ? 'Una estación' : `${p.count} estaciones`} en el mapa: fichas de ${p.company} que las sustituyen`,
	noStations: 'no queda ninguna ficha en su carta',
	notReplaced: (p) =>
		p.count === 1
			? `La estación que ninguna ficha de ${p.company} sustituye`
			: `Las estaciones que ninguna ficha de ${p.company} sustituye`,
	stationsStay: (p) =>
		p.count === 0
			? 'fuera del mapa'
			: p.of === 1
				? 'se queda como está'
				: `${p.count} ${p.count === 1 ? 'se queda como está' : 'se quedan como están'}`,
	trains: 'Trenes de la menor',
	taken: 'se toma',
	declined: 'se rechaza',
	agreedCash: 'Dinero acordado',
	agreedBetween: (p) => `${p.a} y ${p.b} deben estar de acuerdo; dinero entre ellos`,
	noCash: 'nada',

	/* consolidation */
	consolidation: 'Consolidación',
	consolidated: 'No queda nada por consolidar',
	consolidationDuty: 'Antes de pasar',
	mustFloatMajor: 'debe fundarse como mayor',
	askOffers: 'Pedir ofertas',
	askOffersFor: (p) => `Pedir ofertas por ${p.minor}`,
	offerWith: 'Ferrocarriles que la tomarían',
	minorBrings: (p) => `Trae ${p.cash}, estaciones ${p.stations}, trenes ${p.trains}.`
};
