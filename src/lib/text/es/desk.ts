/** Palabras en español de la mesa del banquero: mesas llenas, turnos adelantados, inicio, preparación. */
import type { desk as model } from '../en/desk';

export const desk: typeof model = {
	operatedCount: (p) => `Ya operaron: ${p.count}`,
	laterCount: (p) => `Más tarde: ${p.count}`,
	showAll: 'verlas todas',
	everybodys: 'Compañías de todos',
	byPresident: (p) => `Por ${p.president}`,
	andMore: (p) => `y ${p.count} más`,
	outOf: (p) => `${p.count} de ${p.limit}`,

	parkHint:
		'Ahora no se anota nada. Cuando llegue el turno, esto se abre relleno y se comprueba de nuevo.',
	parkKeep: 'Guardarlo para el turno',
	checkParked: (p) => `Revisar el viaje de ${p.amount}`,

	stillMissing: 'Falta todavía',
	enough: 'alcanza',
	cashOf: (p) => `Efectivo de ${p.player}`,
	oncePhase: (p) => `Cuando empiece la fase ${p.phase}`,
	treasuryPays: 'la tesorería puede pagar',

	undoListHint: 'No se pierde nada: lo deshecho se puede rehacer.',
	undoFromHere: 'Deshacer desde aquí',

	bin: 'Papelera',
	binHint: 'Las partidas se quedan aquí treinta días.',
	restore: 'Recuperar',
	erase: 'Borrar para siempre',
	eraseQuestion: (p) => `¿Borrar «${p.name}» para siempre?`,
	eraseHint: 'No se podrá recuperar.',
	binnedHint: 'Va a la papelera y se puede recuperar durante treinta días.',
	toBin: 'A la papelera',
	exists: (p) => `«${p.name}» ya está aquí`,
	existsHint: 'El archivo y la partida de este dispositivo pueden haber seguido caminos distintos.',
	keepBoth: 'Conservar las dos',
	existsFile: (p) => `En el archivo: ${p.entries}, ${p.when}`,
	existsHere: (p) => `En este dispositivo: ${p.entries}, ${p.when}`,
	replace: 'Sustituirla por el archivo',
	replaceHint: 'Lo que solo tiene este dispositivo va a la papelera.',
	backupOld: (p) => `Hace tiempo que «${p.name}» no se guarda fuera de este navegador.`,
	backupNow: 'Copia de seguridad de todo',
	backupDone: 'Copia hecha.',
	backupFile: 'Mantener al día un archivo de copia',
	backupFileNow: (p) => `Copia en ${p.name}`,
	backupByHand:
		'Este navegador no puede mantener al día un archivo de copia: cada copia es un archivo aparte.',
	backupStop: 'Dejar de copiar',
	binned: (p) => `«${p.name}» está en la papelera.`,
	safe: 'Lo seguras que están las partidas',
	unknownSafety: 'Este navegador no dice si conserva los datos.',

	houseSearch: 'Buscar reglas de la casa',
	houseShow: (p) => `Las ${p.count} reglas de la casa`,
	houseChanged: (p) => (p.count === 1 ? '1 cambiada' : `${p.count} cambiadas`),
	houseOnline: 'compruébalo con tu caja',
	houseGuess: 'desconocido: tómalo de tu caja',
	houseUnsure: (p) =>
		p.count === 1 ? '1 por comprobar con tu caja' : `${p.count} por comprobar con tu caja`,
	houseRow: 'fila',
	housePlace: 'lugar',
	setUpHint: 'Prepara esto y empieza.',
	setUpDone: 'Todo está preparado',
	setUpTrain: (p) => `${p.count} × ${p.train} a ${p.amount}`,
	setUpDeeds: 'Privadas en orden',
	setUpCompanies: 'Cartas, fichas y títulos',
	setUpLimit: (p) => `Límite de títulos ${p.limit}`,
	setUpPhase: (p) => `Carta de fase: ${p.phase}`,

	asTable: 'Mesa',
	asBig: 'Grande'
};
