/** Spanish words of the table: header, players, companies, chart, depot, pages of one thing. */
import type { Catalogue } from '../catalogue';

export const header: Catalogue['header'] = {
	bank: 'Banco',
	balanced: 'cuadra',
	audit: 'Revisar las cuentas',
	recount: 'Contar en la mesa',
	phase: (p) => `Fase ${p.phase}`,
	yellow: 'amarilla',
	green: 'verde',
	brown: 'marrón',
	gray: 'gris',
	undoHint: 'Mantén pulsado para ver la lista',
	ends: 'Cuándo acaba la partida'
};

export const table: Catalogue['table'] = {
	players: 'Jugadores',
	companies: 'Compañías',
	companiesInOrder: 'Compañías en orden de operación',
	company: 'Compañía',
	companyAndPresident: (p) => `Compañía, ${p.president}`,
	price: 'Valor',
	par: 'Par',
	parAt: (p) => `par ${p.amount}`,
	noPar: 'aún sin par',
	notFloated: 'sin flotar',
	treasury: 'Tesorería',
	trains: 'Trenes',
	trainsLimit: (p) => `Trenes, límite ${p.limit}`,
	noTrain: 'sin tren',
	tokensLeft: 'Fichas libres',
	tokensLeftOf: (p) => `quedan ${p.left} de ${p.all} fichas`,
	shares: 'Acciones',
	lastRun: 'Último viaje',
	paid: 'repartido',
	half: 'mitad',
	kept: 'retenido',
	noRun: 'sin viaje',
	firstTurn: 'primer turno',
	operated: 'ya operó',
	operatesNow: 'opera ahora',
	closed: 'cerrada',
	cash: 'Dinero',
	spendable: 'Disponible',
	inBids: 'En pujas',
	free: 'libre',
	certificates: 'Títulos',
	certificatesShort: (p) => `${p.count}/${p.limit} tít.`,
	overLimit: 'sobre el límite',
	worth: 'Patrimonio',
	worthShort: 'patr.',
	showWorth: 'Mostrar patrimonio',
	hideWorth: 'Ocultar patrimonio',
	holdings: 'Cartera',
	privates: 'Privadas',
	minors: 'Menores',
	owner: 'Dueño',
	seat: (p) => `Sitio ${p.seat}`,
	priorityDeal: 'Prioridad',
	priorityShort: 'PR',
	away: 'ausente',
	standIn: (p) => `juega ${p.name}`,
	bankrupt: 'en bancarrota',
	order: (p) => `${p.place}.º en el orden`,
	debt: 'Deuda',
	debtOf: (p) => `Deuda de ${p.player}`,
	value: 'Precio impreso'
};

export const chart: Catalogue['chart'] = {
	title: 'Tabla de valores',
	hint: 'El de encima de la pila opera primero',
	cell: (p) => `Casilla ${p.amount}`,
	position: (p) => `fila ${p.row}, columna ${p.column}`,
	stack: 'Pila, de arriba abajo',
	runsFirst: 'opera primero',
	empty: 'Aquí no hay marcador',
	operatingOrder: 'Orden de operación',
	operatedOf: (p) => `${p.done} de ${p.all} hechas`,
	operated: 'ya operó',
	now: 'ahora',
	onTop: 'encima',
	below: (p) => `debajo de ${p.company}`,
	parCell: 'casilla de par',
	freeZone: 'libre: no cuenta para el límite de títulos',
	endCell: 'fin del juego',
	faceDown: 'boca abajo: ya operó',
	selected: 'elegida',
	full: 'Tabla completa'
};

export const depot: Catalogue['depot'] = {
	title: 'Depósito',
	left: (p) => (p.count === 1 ? 'queda 1' : `quedan ${p.count}`),
	unlimited: 'ilimitados',
	limitMinors: (p) => `menores ${p.limit}`,
	soldOut: 'agotado',
	faceValue: 'Precio',
	limit: (p) => `límite ${p.limit}`,
	limitOf: (p) => `${p.company}: ${p.limit}`,
	rustsNext: 'se retira con la próxima fase',
	rustsIn: (p) => `se retira en la fase ${p.phase}`,
	permanent: 'permanente',
	obsolete: 'un último viaje',
	discarded: 'Devueltos',
	phases: 'Fases',
	currentPhase: 'fase actual',
	effects: 'Qué cambia',
	operatingRounds: (p) =>
		p.count === 1 ? '1 ronda de operación' : `${p.count} rondas de operación`,
	outlook: 'Previsión de trenes',
	outlookHint: 'Tras el próximo cambio de fase',
	trainless: 'se queda sin tren',
	keeps: (p) => `conserva ${p.trains}`,
	cheapest: (p) => `más barato: ${p.train} por ${p.amount}`,
	shortfall: (p) => `a ${p.player} le faltan ${p.amount}`,
	canRaise: (p) => `puede reunir ${p.amount}`,
	cannotRaise: 'no se puede reunir'
};

export const player: Catalogue['player'] = {
	ledger: 'Libro de cuentas',
	canRaise: 'Se podría reunir ahora',
	canRaiseHint: 'estimación: la mejor venta legal de cada compañía por separado',
	canBuy: 'Se podría comprar ahora',
	presidencies: 'Presidencias',
	balance: 'Saldo',
	noEntries: 'Aún no hay asientos',
	correct: 'Corregir algo'
};

export const company: Catalogue['company'] = {
	revenueHistory: 'Historial de ingresos',
	home: 'Ciudad natal',
	owners: 'Quién tiene las acciones',
	turns: (p) => (p.count === 1 ? '1 turno hasta ahora' : `${p.count} turnos hasta ahora`),
	nextToken: (p) => `próxima ficha ${p.amount}`
};

export const crib: Catalogue['crib'] = {
	title: 'Resumen de reglas',
	search: 'Buscar secciones y palabras',
	noHit: 'Ninguna regla encontrada',
	edition: (p) => `Reglamento ${p.edition}`,
	options: 'Opciones de esta partida',
	standard: (p) => `reglamento: ${p.value}`
};

export const display: Catalogue['display'] = {
	title: 'Segunda pantalla',
	following: 'Sigue en vivo',
	open: 'Abrir una segunda ventana'
};

export const welcomeBack: Catalogue['welcomeBack'] = {
	title: '¿Dónde estábamos?',
	lastEntries: 'Los últimos asientos',
	turnOf: (p) => `Es el turno de ${p.who}`,
	pending: 'Pendiente',
	goOn: 'Seguir'
};

export const clock: Catalogue['clock'] = {
	title: 'Reloj',
	pause: 'Pausa',
	resume: 'Seguir',
	total: 'En total'
};
