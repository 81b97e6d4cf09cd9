/** Spanish words of the frame around a game: app, navigation, home, settings, storage, errors. */
import type { Catalogue } from '../catalogue';

export const app: Catalogue['app'] = {
	name: 'Paymaster',
	tagline: 'El banquero para juegos 18xx en una mesa de verdad',
	loading: 'Cargando …',
	back: 'Atrás',
	close: 'Cerrar',
	cancel: 'Cancelar',
	confirm: 'Confirmar',
	done: 'Listo',
	more: 'Más',
	less: 'Menos',
	menu: 'Menú',
	add: 'Añadir',
	remove: 'Quitar',
	edit: 'Editar',
	change: 'Cambiar',
	save: 'Guardar',
	search: 'Buscar',
	none: 'Ninguno',
	yes: 'Sí',
	no: 'No',
	nothing: 'nada',
	nobody: 'nadie',
	undo: 'Deshacer',
	redo: 'Rehacer',
	undoWhat: (p) => `Deshacer: ${p.what}`,
	redoWhat: (p) => `Rehacer: ${p.what}`,
	nothingToUndo: 'Nada que deshacer',
	nothingToRedo: 'Nada que rehacer',
	why: '¿Por qué?',
	details: 'Detalles',
	dismiss: 'Descartar',
	copy: 'Copiar',
	copied: 'Copiado',
	download: 'Descargar',
	today: 'Hoy',
	skipToContent: 'Ir a la mesa'
};

export const nav: Catalogue['nav'] = {
	views: 'Vistas',
	table: 'Mesa',
	chart: 'Tabla',
	journal: 'Diario',
	score: 'Puntuación',
	trains: 'Trenes y fases',
	rules: 'Reglas',
	players: 'Jugadores',
	companies: 'Compañías',
	depot: 'Depósito',
	settings: 'Ajustes',
	games: 'Partidas guardadas',
	display: 'Segunda pantalla',
	bigView: 'Vista grande',
	turnAround: 'Girar la vista',
	backToTable: 'Volver a la mesa'
};

export const home: Catalogue['home'] = {
	newGame: 'Partida nueva',
	importFile: 'Importar un archivo',
	noGames: 'Aún no hay partidas',
	noGamesHint: 'Empieza una; se guarda en este dispositivo, con o sin red.',
	unfinished: 'Sin terminar en este dispositivo',
	finished: 'Terminadas',
	exportGame: 'Exportar',
	deleteGame: 'Borrar',
	deleteQuestion: (p) => `¿Borrar «${p.name}» de este dispositivo?`,
	players: (p) => `${p.count} jugadores`,
	entries: (p) => (p.count === 1 ? '1 asiento' : `${p.count} asientos`),
	importFailed: 'Este archivo no es una partida de Paymaster o está dañado.',
	imported: (p) => `«${p.name}» está importada.`,
	fromPosition: 'Empezar desde una posición'
};

export const settings: Catalogue['settings'] = {
	title: 'Ajustes',
	language: 'Idioma',
	theme: 'Apariencia',
	themeLight: 'Clara',
	themeDark: 'Oscura',
	themeSystem: 'Como el dispositivo',
	textSize: 'Tamaño del texto',
	textNormal: 'Mediano',
	textLarge: 'Grande',
	textLarger: 'Muy grande',
	keepAwake: 'Mantener la pantalla encendida',
	keepAwakeHint: 'mientras haya una partida abierta',
	keepAwakeMissing: 'no en este navegador: alarga el tiempo de pantalla del dispositivo',
	clock: 'Reloj de turno',
	clockHint: 'cuenta hacia arriba, se puede pausar, sin penalizaciones',
	showWorth: 'Mostrar el patrimonio de los jugadores',
	data: 'Datos en este dispositivo',
	dataHint:
		'Todas las partidas viven en este navegador y este dispositivo. Exporta una partida para tener una copia aparte.',
	storageUsed: (p) => `${p.used} de ${p.quota} en uso`,
	keepData: 'Pedir al navegador que conserve los datos',
	dataKept: 'El navegador conserva los datos hasta que los borres.',
	dataMayGo: 'El navegador puede borrar los datos si falta espacio.',
	version: (p) => `Versión ${p.version}`
};

export const storage: Catalogue['storage'] = {
	saving: 'Guardando …',
	failed: 'Este asiento no se pudo guardar. No se anotó nada; inténtalo de nuevo.',
	full: 'El dispositivo no tiene espacio. No se anotó nada; libera espacio e inténtalo de nuevo.',
	noRoom:
		'El dispositivo no tiene espacio. No se cambió nada; libera espacio e inténtalo de nuevo.',
	unchanged: 'No se pudo hacer. No se cambió nada; inténtalo de nuevo o recarga la página.',
	silent:
		'El almacén del navegador no responde. Cierra otras ventanas de la aplicación y recarga esta.',
	erased:
		'Esta partida ya no está en este dispositivo: se borró, o el navegador limpió sus datos. No se anotó nada. Expórtala ahora para conservarla.',
	newerStore: 'Una versión más nueva de la aplicación guarda aquí las partidas. Recarga la página.',
	closed: 'El navegador cerró el almacén. Recarga la página; todo lo guardado sigue ahí.',
	unavailable:
		'Este navegador no deja guardar datos (¿ventana privada?). Aquí no se puede guardar una partida.',
	reload: 'Recargar',
	exportNow: 'Exportar ahora',
	otherTab: 'Esta partida está abierta en otra ventana, que escribe. Esta solo la sigue.',
	takeOver: 'Escribir aquí',
	takenOver: 'Otra ventana ha tomado esta partida.',
	newerVersion: 'Una versión más nueva guardó esta partida. Actualiza la aplicación para abrirla.',
	damaged: 'Esta partida no se puede leer por completo.',
	notFound: 'No hay tal partida en este dispositivo.'
};

export const update: Catalogue['update'] = {
	available: 'Hay una versión nueva.',
	accept: 'Actualizar ahora',
	later: 'Más tarde',
	hint: 'Tus partidas quedan como están.',
	offlineReady: 'Lista para usar sin red',
	notOffline: 'El uso sin red no está disponible en este navegador o esta dirección.',
	install: 'Instalar',
	installHint:
		'Ponla en la pantalla de inicio: arranca antes y sus datos se conservan con más seguridad.',
	installMenu: 'En este navegador: su menú, y luego «Instalar» o «Añadir a pantalla de inicio».',
	installStepShare: 'Toca el botón Compartir de Safari.',
	installStepAdd:
		'Elige «Añadir a pantalla de inicio» y Añadir. Ábrela desde ahí una vez con conexión.'
};

export const errors: Catalogue['errors'] = {
	title: 'Algo salió mal',
	unexpected:
		'La aplicación falló y no puede mostrar esto. Todo lo anotado hasta ahora está a salvo.',
	notFound: 'Esta página no existe.',
	goHome: 'A tus partidas',
	reload: 'Recargar la página',
	stuck:
		'La aplicación no sabe seguir desde esta mesa. Deshaz, o corrige lo último que se corrigió.',
	invariant:
		'Este asiento descuadraría las cuentas, así que no se hizo. Es un fallo de la aplicación.'
};
