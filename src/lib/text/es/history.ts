/** Palabras del registro: clasificación, historial, archivos y hojas de papel. */
import type { Catalogue } from '../catalogue';

export const history: Catalogue['history'] = {
	title: 'Historial',
	back: 'Volver a la puntuación',
	measure: 'Qué se muestra',
	worth: 'Patrimonio',
	revenue: 'Ingresos',
	prices: 'Cotizaciones',
	chart: 'Gráfica',
	tableView: 'Tabla de las mismas cifras',
	shown: 'Compañías mostradas',
	nothingYet: 'No hay nada que mostrar antes de que termine la primera ronda.',
	noChart: 'Este navegador no puede dibujar la gráfica; la tabla tiene las mismas cifras.',
	phaseMark: (p) => `fase ${p.phase}`,
	phaseHint: 'Líneas verticales de puntos: en esa ronda empieza una fase.',
	paidOut: 'repartido',
	chartOf: (p) => `Gráfica: ${p.what}. ${p.lines}`,

	round: 'Ronda',
	phase: 'Fase',
	bank: 'Banco',
	start: 'Preparación',
	worthOf: (p) => `Patrimonio de ${p.name}`,
	cashOf: (p) => `Efectivo de ${p.name}`,
	revenueOf: (p) => `${p.name} ingresos`,
	paidOf: (p) => `${p.name} repartido`,
	priceOf: (p) => `${p.name} cotización`,
	entry: 'Asiento',
	time: 'Hora',
	what: 'Qué',
	from: 'De',
	to: 'A',
	amount: 'Importe',
	purpose: 'Concepto',
	about: 'Sobre',
	rule: 'Regla',
	opening: 'Saldo inicial',

	couldRaise: (p) => `podría reunir ${p.amount}`,
	raiseHint:
		'Estimación: efectivo y la mejor venta legal de cada compañía por separado. Una venta cambia lo que da la siguiente.',
	bankSets: (p) =>
		p.count === 0
			? `Las últimas rondas de operación pagaron ${p.amount}: al banco no le alcanza para otras iguales`
			: `Las últimas rondas de operación pagaron ${p.amount}: alcanza para ${p.count} veces más`,
	stepsToGo: (p) =>
		p.count === 0
			? `${p.company} está en la última casilla`
			: `A ${p.company} le ${p.count === 1 ? 'falta 1 paso' : `faltan ${p.count} pasos`} hasta la última casilla`,

	duration: (p) => (p.hours === 0 ? `${p.minutes} minutos` : `${p.hours} h y ${p.minutes} min`),
	timeAtTurn: 'Tiempo de turno',
	dividend: (p) => `${p.company} repartió ${p.amount} en ${p.round}`,
	phaseBy: (p) => `Fase ${p.phase}: ${p.who}`,
	lost: (p) => `${p.company}: de ${p.from} a ${p.to}, ${p.round}`,
	noneLost: 'Ninguna presidencia cambió de manos.',

	playLog: 'Registro para BG Stats o BGG',
	game: 'Juego',
	date: 'Fecha',
	minutes: 'Minutos',
	won: 'ganó',
	comment: 'Comentario'
};

export const paper: Catalogue['paper'] = {
	sheetTitle: 'Hoja de puntuación',
	number: 'Núm.',
	value: 'Valor',
	price: 'Cotización',
	finalPrice: 'Cotización final',
	all: 'Todos',
	company: 'Compañía',
	paidLast: 'Repartido en las últimas rondas, ya incluido en el efectivo',
	paperSize: 'Papel',
	a4: 'DIN A4',
	letter: 'Carta',
	print: 'Imprimir o guardar como PDF',
	printedFrom: (p) =>
		p.day === null ? `Tras el asiento ${p.count}` : `Tras el asiento ${p.count}, ${p.day}`
};

export const packing: Catalogue['packing'] = {
	sheet: 'Hoja',
	check: 'Comprobar',
	mode: 'Hoja o comprobación',
	whoIsNext: 'A quién le toca',
	players: 'Lo que tienen los jugadores',
	companies: 'Cartas de compañía',
	chart: 'Marcadores en la tabla, el de arriba primero',
	bankAndPiles: 'El banco y lo que hay al lado',
	own: 'Lo que solo tiene este juego',
	bids: 'Pujas en la mesa',
	unsold: 'Sin vender',
	trainsAt: (p) => `Trenes: ${p.place}`,
	ownShares: (p) => `sin vender ${p.shares}`,
	faceDown: 'boca abajo',
	tokens: (p) => `fichas: ${p.left} en la carta, ${p.placed} en el mapa`,
	exchange: (p) => `${p.count} de canje`,
	treasury: (p) => `tesorería ${p.amount}`,
	noTrains: 'sin trenes',
	cell: (p) => `${p.value} (fila ${p.row}, columna ${p.column})`,
	limit: (p) => `Límite de títulos ${p.limit}`,
	step: (p) => `${p.at} de ${p.of}`,
	differs: 'Algo no coincide: recuéntalo en la mesa o corrígelo desde el menú de la mesa.',
	done: 'La mesa está como estaba. A jugar.',
	backToTable: 'A la mesa',
	again: 'Comprobar otra vez',
	photo: 'Fotografía también el mapa: la aplicación no sabe dónde están las vías.',
	offer: 'Volver a montar la mesa paso a paso'
};
