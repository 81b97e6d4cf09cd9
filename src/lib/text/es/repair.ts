/** Spanish words of looking back and setting right: journal, corrections, rewriting, what-if. */
import type { Catalogue } from '../catalogue';

export const journal: Catalogue['journal'] = {
	title: 'Diario',
	search: (p) => `Buscar en ${p.count} asientos`,
	filterAll: 'Todo',
	filterMoney: 'Dinero',
	filterShares: 'Acciones',
	filterTrains: 'Trenes',
	filterCorrections: 'Correcciones',
	filterWho: 'Compañía o jugador',
	noEntries: 'Aún no se ha anotado nada',
	noHit: 'Ningún asiento coincide con el filtro',
	entry: (p) => `Asiento ${p.number}`,
	entriesRange: (p) => `asientos ${p.from} a ${p.to}`,
	postings: 'Apuntes',
	action: 'Acción',
	entered: 'Anotado',
	rules: 'Reglas',
	facts: 'Qué se anotó',
	because: 'porque',
	becauseOf: (p) => `porque: ${p.what}`,
	edited: 'editado',
	corrected: 'corrección',
	forced: 'forzado',
	kept: 'conservado como ocurrió',
	was: (p) => `antes: ${p.what}`,
	reason: 'Motivo',
	undone: 'deshecho',
	editEntry: 'Editar este asiento',
	insertBefore: 'Insertar antes',
	removeEntry: 'Quitarlo',
	lookThen: 'Ver la mesa de entonces',
	backToHere: 'Deshacer hasta aquí',
	nothingDeleted:
		'Nunca se borra nada. Al editar, los asientos posteriores se deciden de nuevo y ves qué cambia antes de aceptar.',
	otherLines: 'Líneas de juego anteriores',
	bringBack: 'Recuperar esta línea',
	oldRules: 'Las reglas de hoy decidirían otra cosa; este asiento queda como ocurrió.'
};

export const travel: Catalogue['travel'] = {
	banner: (p) => `La mesa tal como estaba tras el asiento ${p.number}`,
	readOnly: 'Solo para mirar: aquí no se anota nada.',
	backToNow: 'Volver al presente',
	earlier: 'Antes',
	later: 'Después',
	undoToHere: 'Deshacer hasta aquí'
};

export const whatIf: Catalogue['whatIf'] = {
	banner: 'Y si…: aquí no se anota nada',
	start: 'Probar',
	steps: (p) => (p.count === 1 ? '1 paso' : `${p.count} pasos`),
	discard: 'Desecharlo',
	differences: 'Qué sería distinto'
};

export const correct: Catalogue['correct'] = {
	title: 'Corregir',
	hint: 'Anota exactamente esto; nada más se deriva de ello.',
	what: '¿Qué está mal?',
	cash: 'Dinero',
	certificate: 'Título',
	train: 'Tren',
	deed: 'Privada',
	marker: 'Marcador',
	par: 'Valor a la par',
	floated: 'Ha flotado',
	operated: 'Ha operado',
	tokens: 'Fichas',
	phase: 'Fase',
	round: 'Ronda',
	turn: 'Turno',
	priority: 'Prioridad',
	seats: 'Asientos',
	name: 'Nombre',
	away: 'Ausente',
	duty: 'Pregunta pendiente',
	goOn: 'Reabrir la partida',
	from: 'De',
	to: 'A',
	amount: 'Cantidad',
	stackPlace: 'Lugar en la pila',
	book: 'Anotar la corrección',
	reason: 'Motivo',
	reasonMiscounted: 'mal contado',
	reasonForgotten: 'olvidado',
	reasonAgreed: 'acordado en la mesa',
	reasonHouseRule: 'regla de la casa',
	reasonOther: 'otro',
	reasonText: 'Con palabras, si quieres',
	reasonNeeded: 'Elige un motivo.'
};

export const count: Catalogue['count'] = {
	title: 'Contar en la mesa',
	whose: '¿El dinero de quién?',
	counted: 'Contado',
	ledgerSays: (p) => `El libro dice ${p.amount}`,
	agrees: 'Coincide.',
	tooMuch: (p) => `${p.amount} más que en el libro`,
	tooLittle: (p) => `${p.amount} menos que en el libro`,
	lastEntries: 'Últimos asientos que lo tocaron',
	against: 'Anotar la diferencia contra',
	book: (p) => `Anotar ${p.amount}`,
	keep: 'Solo dejar constancia',
	bankOnly: 'Contar el banco solo informa; cuenta a los demás para hallar la diferencia.'
};

export const override: Catalogue['override'] = {
	title: 'Contra las reglas',
	impossible: 'Esto no se puede hacer de ningún modo.',
	illegal: 'Las reglas lo prohíben. Puedes forzarlo si la mesa está de acuerdo.',
	force: 'Forzarlo',
	forceHint: 'El motivo queda en el diario.',
	reason: '¿Por qué lo permite la mesa?',
	forced: 'forzado por el banquero'
};

export const rewrite: Catalogue['rewrite'] = {
	title: 'Cambiar el pasado',
	change: 'Cambiar',
	insert: 'Insertar',
	remove: 'Quitar',
	preview: 'Qué cambia con esto',
	nothingElse: 'Nada más cambia.',
	differences: 'Distinto al final',
	laterDifferent: 'Asientos posteriores con otro resultado',
	laterMisfit: 'Asientos posteriores que ya no encajan',
	drop: 'Eliminarlo',
	adjust: 'Ajustarlo',
	keep: 'Conservarlo como ocurrió',
	accept: 'Aceptar la línea nueva',
	discard: 'Dejar todo como estaba',
	unresolved: (p) =>
		p.count === 1 ? 'falta decidir 1 asiento' : `faltan por decidir ${p.count} asientos`,
	before: 'antes',
	after: 'después',
	oldLineKept: 'La línea de juego anterior se conserva y se puede recuperar.'
};

export const position: Catalogue['position'] = {
	title: 'Empezar desde una posición',
	hint: 'Anota lo que hay en la mesa; el banco es lo que queda.',
	players: 'Jugadores y dinero',
	companies: 'Compañías',
	holdings: 'Cartera',
	prices: 'Valores y pilas',
	trains: 'Trenes',
	privates: 'Privadas',
	phase: 'Fase',
	round: 'Ronda y turno',
	bankRemainder: (p) => `El banco queda con ${p.amount}`,
	notPlaced: 'Aún sin colocar',
	allPlaced: 'Todo está colocado.',
	start: 'Seguir jugando desde aquí'
};

export const audit: Catalogue['audit'] = {
	title: 'Las cuentas',
	sound: 'Todo cuadra.',
	unsound: 'Algo no cuadra:',
	players: 'Jugadores',
	treasuries: 'Tesorerías',
	bank: 'Banco',
	outside: 'Fuera de la caja',
	total: 'Suma total',
	constant: (p) => `Todo el dinero suma ${p.total}`,
	olderRules: 'Asientos que las reglas de hoy decidirían de otro modo'
};
