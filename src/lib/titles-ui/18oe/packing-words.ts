/** Words of 18OE's part of the pack-up sheet, in both languages. */
import type { Language } from '$engine';

const en = {
	stage: 'Where the game stands',
	rail: {
		auction: 'Opening: the packet is sold',
		concession: 'Opening: concessions are used',
		regional: 'Regional/Minor phase',
		major: 'Major phase'
	},
	consolidation: {
		pending: 'the next stock round is the Consolidation',
		on: 'this stock round is the Consolidation',
		done: 'the Consolidation is over'
	},
	finale: (parts: number) => `level 8 has come: the last set has ${parts} operating rounds`,
	cuts: 'Asking prices cut',
	reservations: 'Reserved shares',
	faceDown: 'Privates turned face down',
	track: 'Operating order track',
	chits: 'Chits on minors’ charters',
	chitsLeft: 'Chits left on the table',
	nationals: 'Nationals',
	insolvent: 'Insolvent railroads',
	lacks: (amount: string) => `its 2+2 still lacks ${amount}`,
	abandoned: 'Abandoned minors',
	taken: 'Regionals out of the game',
	merged: 'Took a minor in this stock round',
	reserved: 'Have bought their reserved 2+2',
	stations: 'Stations left on charters, by cost',
	parMarkers: 'Par markers still on the chart',
	ports: 'Port authorities',
	seas: { north: 'North Sea', med: 'Mediterranean' },
	portsGone: (sea: string, count: number) => `out of the game, ${sea}: ${count}`,
	orient: 'Orient Express markers',
	others: 'Other markers',
	brandt: (left: number, onMap: number) => `Brandt tokens: ${left} left, ${onMap} on the map`,
	minorD: (amount: string) => `Minor D’s token counts ${amount}`,
	minorC: { first: 'Minor C operates first', last: 'Minor C operates last' },
	minorAPaid: 'Minor A’s payment has been made',
	swift: (who: string) => `The Swift Metropolitan’s 2+2: ${who}`,
	pullman: (who: string) => `Minor M’s Pullman: ${who}`,
	custody: (company: string, who: string) => `A share of ${company} in custody for ${who}`,
	frozen: (company: string) => `Barclay’s marker on ${company}: it does not fall in this round`
};

export type PackingTexts = typeof en;

const es: PackingTexts = {
	stage: 'En qué punto está la partida',
	rail: {
		auction: 'Apertura: se vende el paquete',
		concession: 'Apertura: se usan las concesiones',
		regional: 'Fase de regionales y menores',
		major: 'Fase de mayores'
	},
	consolidation: {
		pending: 'la próxima ronda de bolsa es la Consolidación',
		on: 'esta ronda de bolsa es la Consolidación',
		done: 'la Consolidación ha pasado'
	},
	finale: (parts) => `ha llegado el nivel 8: la última serie tiene ${parts} rondas de operación`,
	cuts: 'Precios rebajados',
	reservations: 'Acciones reservadas',
	faceDown: 'Privadas boca abajo',
	track: 'Orden de operación',
	chits: 'Fichas de zona en cartas de menores',
	chitsLeft: 'Fichas de zona en la mesa',
	nationals: 'Nacionales',
	insolvent: 'Compañías insolventes',
	lacks: (amount) => `a su 2+2 aún le faltan ${amount}`,
	abandoned: 'Menores abandonadas',
	taken: 'Regionales fuera del juego',
	merged: 'Han tomado una menor en esta ronda',
	reserved: 'Han comprado su 2+2 reservado',
	stations: 'Estaciones en cartas, por coste',
	parMarkers: 'Marcadores de par en la tabla',
	ports: 'Autoridades portuarias',
	seas: { north: 'Mar del Norte', med: 'Mediterráneo' },
	portsGone: (sea, count) => `fuera del juego, ${sea}: ${count}`,
	orient: 'Marcadores del Orient Express',
	others: 'Otros marcadores',
	brandt: (left, onMap) => `Fichas de Brandt: quedan ${left}, ${onMap} en el mapa`,
	minorD: (amount) => `La ficha de la menor D cuenta ${amount}`,
	minorC: { first: 'La menor C opera primero', last: 'La menor C opera al final' },
	minorAPaid: 'El pago de la menor A está hecho',
	swift: (who) => `El 2+2 de Swift Metropolitan: ${who}`,
	pullman: (who) => `El Pullman de la menor M: ${who}`,
	custody: (company, who) => `Una acción de ${company} en custodia para ${who}`,
	frozen: (company) => `El marcador de Barclay en ${company}: no baja en esta ronda`
};

export const packingTexts: Readonly<Record<Language, PackingTexts>> = { en, es };
