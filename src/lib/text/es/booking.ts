/** Spanish words for what is booked: actions, corrections, facts, purposes, duties, ends, rounds. */
import type { Catalogue } from '../catalogue';

/** `amount` is known once the entry has been decided; before that it is empty. */
const priced = (text: string, amount: string) => (amount === '' ? text : `${text} por ${amount}`);

export const actions: Catalogue['actions'] = {
	buyLowest: (p) => priced(`${p.who} compra ${p.deed}`, p.amount),
	bid: (p) => `${p.who} puja ${p.amount} por ${p.deed}`,
	settleAuction: (p) => `${p.who} gana ${p.deed} por ${p.amount}`,
	setPar: (p) => `${p.who} fija la par de ${p.company} en ${p.amount}`,
	pass: (p) => `${p.who} pasa`,
	manyPass: (p) => `${p.who} pasan`,
	absentToo: 'ausente',
	sellShares: (p) => priced(`${p.who} vende ${p.percent} de ${p.company}`, p.amount),
	buyShare: (p) => priced(`${p.who} compra ${p.percent} de ${p.company} ${p.from}`, p.amount),
	inFives: (p) => (p.count === 1 ? ' (con un título del 5%)' : ` (con ${p.count} títulos del 5%)`),
	withChange: ' (con cambio)',
	startCompany: (p) => `${p.who} funda ${p.company} a la par de ${p.amount}`,
	tradeDeed: (p) => `${p.who} compra ${p.deed} a ${p.seller} por ${p.amount}`,
	endTurn: (p) => `${p.who} acaba el turno`,
	endTurnNoRoute: (p) => `${p.who} acaba el turno sin ruta`,
	payIncome: (p) =>
		p.amount === '' ? 'El banco paga todos los ingresos' : `El banco paga ${p.amount} de ingresos`,
	collectMail: (p) => `${p.who} cobra ${p.amount} de correo`,
	payTerrain: (p) => `${p.who} paga ${p.amount} por terreno`,
	placeToken: (p) => priced(`${p.who} coloca una ficha`, p.amount),
	runPay: (p) => `${p.who} reparte ${p.amount}`,
	runHalf: (p) => `${p.who} divide ${p.amount}`,
	runWithhold: (p) => `${p.who} retiene ${p.amount}`,
	runApart: {
		pay: (p) => `reparte ${p.amount} (${p.trains})`,
		half: (p) => `divide ${p.amount} (${p.trains})`,
		withhold: (p) => `retiene ${p.amount} (${p.trains})`
	},
	noRun: (p) => `${p.who} no opera trenes`,
	buyTrain: (p) => `${p.who} compra un ${p.train} ${p.from} por ${p.amount}`,
	buyTrainHelp: (p) =>
		`${p.who} compra un ${p.train} ${p.from} por ${p.amount} con ayuda del ${p.president}`,
	sellForTrain: (p) =>
		`${priced(`${p.who} vende ${p.percent} de ${p.company}`, p.amount)} para pagar un tren`,
	declareBankrupt: (p) => `${p.who} cae en bancarrota`,
	buyDeed: (p) => `${p.who} compra ${p.deed} a ${p.seller} por ${p.amount}`,
	discardTrain: (p) => `${p.who} devuelve un ${p.train}`,
	stopGame: 'La partida se para de común acuerdo',
	correct: (p) => `Corrección: ${p.changes}`,
	count: (p) => `Recuento: ${p.who} tiene ${p.amount}`,
	other: (p) => `Acción ${p.action}`
};

export const changes: Catalogue['changes'] = {
	cash: (p) => `${p.amount} ${p.from} ${p.to}`,
	moved: (p) => `${p.what} pasa ${p.to}`,
	marker: (p) => `marcador de ${p.company} a ${p.amount}`,
	markerOff: (p) => `marcador de ${p.company} fuera de la tabla`,
	par: (p) => `la par de ${p.company} es ${p.amount}`,
	noPar: (p) => `${p.company} no tiene par`,
	floated: (p) => `${p.company} ha flotado`,
	operated: (p) => `${p.company} ha operado`,
	notOperated: (p) => `${p.company} no ha operado`,
	tokens: (p) => `${p.company}: ${p.left} fichas libres, ${p.placed} colocadas`,
	phase: (p) => `fase ${p.phase}`,
	round: (p) => `ronda ${p.round}`,
	turn: (p) => `turno de ${p.who}`,
	noTurn: 'turno de nadie',
	priority: (p) => `${p.who} tiene la prioridad`,
	seats: (p) => `sitios: ${p.who}`,
	name: (p) => `${p.from} es ahora ${p.to}`,
	away: (p) => `${p.who} se ausenta`,
	back: (p) => `${p.who} ha vuelto`,
	standIn: (p) => `${p.name} juega por ${p.who}`,
	obsolete: (p) => `${p.train} queda obsoleto`,
	notObsolete: (p) => `${p.train} no está obsoleto`,
	closed: (p) => `${p.company} está cerrada`,
	limit: (p) => `límite de títulos ${p.limit}`,
	duty: 'se descarta una pregunta pendiente',
	field: (p) => `${p.what}: corregido`,
	goOn: 'la partida sigue'
};

export const facts: Catalogue['facts'] = {
	gameSetUp: 'La partida está preparada',
	moneyMoved: (p) => `${p.from} paga ${p.amount} ${p.to}: ${p.purpose}`,
	debtChanged: (p) => `Deuda de ${p.who}: de ${p.from} a ${p.to}`,
	moved: (p) => `${p.what} pasa ${p.from} ${p.to}`,
	added: (p) => `Nuevo: ${p.what}, ${p.to}`,
	issuedChanged: (p) => `${p.company}: emitido ${p.from}, ahora ${p.to}`,
	companyChanged: (p) => `${p.company} pasa a ser compañía ${p.kind}`,
	trainTurned: (p) => `${p.from} (${p.where}) se gira a ${p.to}`,
	orderChanged: (p) => `Orden: ${p.who}`,
	orderClockwise: 'Orden: sentido horario',
	trainObsolete: (p) => `${p.train} (${p.where}) queda obsoleto: un último viaje`,
	trainNotObsolete: (p) => `${p.train} (${p.where}) ya no está obsoleto`,
	parSet: (p) => `${p.company}: a la par de ${p.amount}`,
	parCleared: (p) => `${p.company}: se retira la par`,
	markerPlaced: (p) => `Marcador de ${p.company} colocado en ${p.to}`,
	markerMoved: (p) => `Marcador de ${p.company} de ${p.from} a ${p.to}`,
	markerRestacked: (p) => `Marcador de ${p.company} sigue en ${p.at}, más abajo en la pila`,
	markerRemoved: (p) => `Marcador de ${p.company} sale de la tabla (estaba en ${p.from})`,
	markerDown: (p) => `Marcador de ${p.company} boca abajo: ya operó`,
	markerUp: (p) => `Marcador de ${p.company} boca arriba`,
	companyFloated: (p) => `${p.company} flota`,
	companyClosed: (p) => `${p.company} cierra`,
	tokensChanged: (p) => `${p.company}: ${p.left} fichas libres, ${p.placed} en el mapa`,
	runRecorded: (p) => `${p.company} ingresó ${p.amount}, ${p.choice}`,
	runNone: (p) => `${p.company} no operó trenes`,
	mailRecorded: (p) => `${p.company}: contrato de correo de ${p.amount}`,
	turnCompleted: (p) => `${p.company} ha acabado su turno`,
	phaseEntered: (p) => `Empieza la fase ${p.phase}`,
	roundChanged: (p) => `Ronda ${p.round}`,
	turnChanged: (p) => `Turno de ${p.who}`,
	noTurn: 'Turno de nadie',
	priorityMoved: (p) => `Prioridad para ${p.who}`,
	bidPlaced: (p) => `${p.who} puja ${p.amount} por ${p.deed}`,
	bidsCleared: (p) => `Se devuelven las pujas por ${p.deed}`,
	dutyRaised: (p) => `Pendiente: ${p.duty}`,
	dutyMet: 'Una pregunta pendiente queda respondida',
	limitChanged: (p) => `Límite de títulos de ${p.from} a ${p.to}`,
	playerRenamed: (p) => `${p.from} es ahora ${p.to}`,
	playerBankrupt: (p) => `${p.who} cae en bancarrota`,
	playerAway: (p) => `${p.who} se ausenta`,
	playerBack: (p) => `${p.who} ha vuelto`,
	playerStandIn: (p) => `${p.name} juega por ${p.who}`,
	playerChanged: (p) => `Cambio en ${p.who}`,
	seatsChanged: (p) => `Sitios: ${p.who}`,
	endTriggered: (p) => `Se acerca el fin de la partida: ${p.reason}`,
	endWithdrawn: 'La partida ya no acaba',
	gameEnded: (p) => `Fin del juego: ${p.reason}`,
	gameReopened: 'La partida sigue',
	counted: (p) => `${p.who}: contado ${p.counted}, en el libro ${p.expected}`,
	other: (p) => `Hecho ${p.fact}`
};

export const kinds: Catalogue['kinds'] = {
	major: 'mayor',
	minor: 'menor',
	regional: 'regional',
	national: 'nacional'
};

export const choices: Catalogue['choices'] = {
	pay: 'repartido',
	half: 'dividido',
	withhold: 'retenido',
	none: 'sin viaje'
};

export const purposes: Catalogue['purposes'] = {
	startingCash: 'dinero inicial',
	deed: 'privada',
	share: 'compra de acciones',
	shareSale: 'venta de acciones',
	capital: 'capital de la compañía',
	income: 'ingreso',
	mail: 'contrato de correo',
	terrain: 'terreno',
	token: 'ficha de estación',
	dividend: 'reparto',
	withheld: 'retenido',
	train: 'tren',
	help: 'ayuda para comprar un tren',
	treasury: 'entrega de la tesorería',
	buyOut: 'compensación',
	forfeit: 'confiscado',
	correction: 'corrección',
	loan: 'préstamo',
	interest: 'intereses',
	other: 'otro'
};

export const duties: Catalogue['duties'] = {
	discardTrain: (p) =>
		p.count === 1
			? `${p.who} debe devolver un tren de ${p.company}`
			: `${p.who} debe devolver ${p.count} trenes de ${p.company}`,
	setPar: (p) => `${p.who} debe fijar la par de ${p.company}`,
	other: (p) => `${p.who} debe responder`
};

export const rounds: Catalogue['rounds'] = {
	stock: (p) => `RB ${p.number}`,
	stockLong: (p) => `Ronda de bolsa ${p.number}`,
	operating: (p) => `RO ${p.number}.${p.part}`,
	operatingOf: (p) => `RO ${p.number}.${p.part} de ${p.parts}`,
	operatingLong: (p) => `Ronda de operación ${p.number}.${p.part}`,
	over: 'Fin del juego'
};

export const ends: Catalogue['ends'] = {
	afterThis: (p) => `La partida acaba tras esta ronda de operación: ${p.reason}`,
	afterNext: (p) => `La partida acaba tras la próxima ronda de operación: ${p.reason}`,
	afterSet: (p) => `La partida acaba tras esta serie de rondas de operación: ${p.reason}`,
	atOnce: (p) => `La partida acaba de inmediato: ${p.reason}`,
	over: (p) => `Fin del juego: ${p.reason}`,
	notYet: (p) => `Acaba: ${p.conditions}`,
	bankEmpty: 'banco vacío',
	priceOf: (p) => `un valor de ${p.amount}`,
	or: ' o ',
	reasons: {
		bank: 'el banco ha quebrado',
		price: 'el valor de una acción ha llegado al tope',
		bankruptcy: 'un jugador está en bancarrota',
		agreement: 'parada de común acuerdo',
		tieBreak: 'la ronda de desempate'
	}
};

export const phases: Catalogue['phases'] = {
	next: (p) => `${p.nth} ${p.train} comprado: fase ${p.phase}, ${p.effects}`,
	nth: (p) =>
		['Primer', 'Segundo', 'Tercer', 'Cuarto', 'Quinto', 'Sexto'][p.nth - 1] ?? `N.º ${p.nth}`
};

export const things: Catalogue['things'] = {
	bank: 'banco',
	theBank: 'el banco',
	fromBank: 'del banco',
	toBank: 'al banco',
	outside: 'fuera de la caja',
	fromHolder: (p) => `de ${p.who}`,
	toHolder: (p) => `a ${p.who}`,
	train: (p) => `tren ${p.type}`,
	certificate: (p) => `${p.company} ${p.percent}`,
	presidentCertificate: (p) => `${p.company} ${p.percent} (${p.president})`,
	onlyCertificate: (p) => `${p.company} (${p.president})`,
	times: (p) => (p.count === 1 ? p.what : `${p.count} × ${p.what}`)
};

export const cardboard: Catalogue['cardboard'] = {
	title: 'Mueve las piezas',
	titleUndo: 'Devuelve las piezas',
	earlier: 'Justo antes, si aún no se ha movido',
	nothing: 'Nada que mover en la mesa',
	groupPhase: 'Fase',
	groupMoney: 'Dinero',
	groupMarkers: 'Marcadores',
	groupTrains: 'Trenes',
	groupCertificates: 'Títulos',
	groupDeeds: 'Privadas',
	groupTokens: 'Fichas',
	groupCompanies: 'Compañías',
	groupCards: 'Cartas',
	move: (p) => `${p.what}: ${p.from} → ${p.to}`,
	bankToHolder: (p) => `Banco → ${p.holder}: ${p.amount}`,
	holderToBank: (p) => `${p.holder} → banco: ${p.amount}`,
	holderToHolder: (p) => `${p.from} → ${p.to}: ${p.amount}`,
	marker: (p) => `${p.company}: ${p.from} → ${p.to}`,
	markerNew: (p) => `${p.company}: colócalo en ${p.to}`,
	markerGone: (p) => `${p.company}: quítalo de ${p.from}`,
	markerStays: (p) => `${p.company}: sigue en ${p.at}`,
	under: (p) => `debajo de ${p.company}`,
	onTopOf: (p) => `encima de ${p.company}`,
	turnDown: 'ponlo boca abajo',
	turnUp: 'ponlo boca arriba',
	allUp: (p) => `Boca arriba, cada pila de una vez: ${p.companies}`,
	allDown: (p) => `Boca abajo, cada pila de una vez: ${p.companies}`,
	par: (p) => `${p.company}: marcador de par en ${p.amount}`,
	parGone: (p) => `${p.company}: quita el marcador de par`,
	obsolete: (p) => `${p.train} de ${p.where}: márcalo, un último viaje`,
	notObsolete: (p) => `${p.train} de ${p.where}: quita la marca`,
	added: (p) => `${p.what}: de la caja ${p.to}`,
	withdrawn: (p) => `${p.what}: ${p.from}, de vuelta a la caja`,
	turnTrain: (p) => `${p.from} de ${p.where}: gíralo a ${p.to}`,
	order: (p) => `Cartas de orden: ${p.who}`,
	turnedCard: (p) => `${p.to} (la carta ${p.from}, girada)`,
	tokenPlaced: (p) =>
		p.count === 1
			? `${p.company}: una ficha de la compañía al mapa`
			: `${p.company}: ${p.count} fichas de la compañía al mapa`,
	tokenBack: (p) =>
		p.count === 1
			? `${p.company}: una ficha del mapa a la compañía`
			: `${p.company}: ${p.count} fichas del mapa a la compañía`,
	tokensNow: (p) => `${p.company}: ${p.left === 1 ? 'una ficha' : `${p.left} fichas`} en la carta`,
	floated: (p) => `${p.company} ha flotado: carta y fichas en juego`,
	unfloated: (p) => `${p.company} no ha flotado: recoge la carta`,
	closed: (p) => `${p.company}: carta y fichas fuera del juego`,
	reopened: (p) => `${p.company}: carta y fichas de nuevo en juego`,
	priority: (p) => `Carta de prioridad → ${p.who}`,
	phase: (p) => `Fase ${p.phase}`
};
