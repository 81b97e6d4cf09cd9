/** Palabras en español de archivos que no se pueden importar y de copias de seguridad. */
import type { saving as model } from '../en/saving';

export const saving: typeof model = {
	refused: (p) => `No se ha importado. ${p.reason}`,
	refusedOf: (p) => `La partida ${p.number} del archivo no se ha importado. ${p.reason}`,
	entry: (p) => `Asiento ${p.number}: ${p.reason}`,
	nothingChanged: 'Las partidas de este dispositivo siguen intactas.',
	problems: {
		'too-large': () => 'El archivo es demasiado grande para una partida.',
		'not-json': () => 'El archivo no es de una partida, o solo es una parte.',
		'not-a-save': () => 'El archivo no es una partida de Paymaster.',
		'newer-format': () =>
			'El archivo es de una versión más nueva de Paymaster. Actualiza primero; el archivo queda como está.',
		'unknown-format': () => 'El archivo no dice qué versión lo escribió.',
		'wrong-checksum': () => 'El archivo se ha cambiado o dañado después de escribirse.',
		'too-deep': () => 'El archivo está demasiado anidado para una partida.',
		'too-many-values': () => 'El archivo contiene más de lo que cabe en una partida.',
		'text-too-long': () => 'Un texto del archivo es demasiado largo.',
		'not-a-whole-number': () => 'Una cifra del archivo no es un número entero.',
		'forbidden-name': () => 'El archivo usa un nombre que no se permite.',
		'wrong-shape': ({ at = '' }) =>
			at === ''
				? 'Falta algo o no es del tipo debido.'
				: `Falta algo o no es del tipo debido en ${at}.`,
		'unknown-title': ({ title = '' }) => `Esta aplicación no conoce el título «${title}».`,
		'wrong-players': () => 'El número de jugadores no encaja con el título.',
		'wrong-start': () => 'La posición de partida no cuadra.',
		'entry-twice': () => 'está dos veces en el archivo.',
		'entry-without-parent': () => 'falta el asiento anterior.',
		'entry-misfit': () => 'lo que mueve no estaba donde debía.',
		'entry-breach': () => 'después de él no cuadrarían el dinero o los títulos.',
		'position-unknown': () => 'Falta el asiento en el que está la partida.',
		'position-off-line': () => 'El asiento en el que está la partida es de otra línea de juego.',
		unplayable: () => 'no se puede seguir jugando desde la mesa que deja.'
	},
	backupOffer: 'La ronda ha terminado. ¿Guardar una copia fuera de este navegador?',
	backupOfferOld: 'Hace tiempo que esta partida no se guarda fuera de este navegador.',
	backupTap: 'Guardar una copia',
	backupAsk: (p) => `Permitir de nuevo escribir en ${p.name}`,
	backupFailed: (p) => `No se ha podido escribir ${p.name}.`,
	notNow: 'Ahora no'
};
