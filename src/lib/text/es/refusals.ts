/** Spanish sentences for refusals: one each, with the figures that decided. */
import type { Catalogue } from '../catalogue';

export const refusals: Catalogue['refusals'] = {
	'unknown-action': (f) => `Este juego no conoce la acción «${f.action}».`,
	'game-over': () => 'La partida ha terminado; solo se pueden anotar correcciones.',
	'nothing-to-answer': () => 'Nadie tiene que responder a esto ahora.',
	'duty-first': (f) => `Primero: ${f.duty}.`,
	'not-your-turn': (f) =>
		f.company !== ''
			? `Es el turno de ${f.company}.`
			: f.player !== ''
				? `Es el turno de ${f.player}.`
				: 'Es el turno de otro.',
	'wrong-moment': () => 'Esto no se puede hacer en este momento del juego.',
	'not-enough-money': (f) => `Cuesta ${f.price}, pero solo hay ${f.has}.`,
	'money-came-later': (f) =>
		`Cuesta ${f.price}, pero para ese paso solo había ${f.has}: el resto llegó después.`,
	'not-a-whole-amount': () => 'La cantidad debe ser un número entero mayor que cero.',
	'not-available': (f) =>
		f.company === '' ? 'Eso no está disponible.' : `Ahí no hay tal título de ${f.company}.`,
	'lowest-is-bought': () => 'El número más bajo se compra, no se puja por él.',
	'bid-too-low': (f) => `La puja debe ser al menos de ${f.least}.`,
	'bids-set-aside': (f) =>
		`Solo hay ${f.free} libres: el efectivo menos lo apartado para otras pujas.`,
	'not-a-bidder': () => 'En esta subasta solo participa quien pujó antes.',
	'not-a-par': () => 'No es uno de los valores a la par.',
	'already-started': (f) => `${f.company} ya está fundada.`,
	'not-started': (f) => `${f.company} aún no está fundada.`,
	'first-stock-round': () => 'En la primera ronda de bolsa no se vende nada.',
	'holds-too-little': (f) => `Quien vende solo tiene el ${f.percent} de ${f.company}.`,
	'no-such-certificates': () => 'No hay títulos que sumen ese porcentaje.',
	'pool-full': (f) => `${f.pool}: ya tiene el ${f.percent} de ${f.company} y superaría su límite.`,
	'president-stays': (f) =>
		`El título de ${f.president} de ${f.company} no se puede vender: nadie más puede ser ${f.president}.`,
	'sold-before-and-after': () => 'Ya se vendió antes de comprar, así que después no se vende más.',
	'already-bought': () => 'Una compra por turno, y ya está hecha.',
	'sold-this-round': (f) =>
		`El jugador vendió ${f.company} en esta ronda de bolsa y no puede volver a comprarla.`,
	'certificate-limit': (f) => `Se ha alcanzado el límite de ${f.limit} títulos.`,
	'no-change-to-make': () => 'Aquí no se puede dar cambio con un título del 5%.',
	'must-sell': (f) =>
		f.company !== ''
			? `Hay demasiado de ${f.company}: primero hay que vender una parte.`
			: `Tiene ${f.count} títulos y el límite es ${f.limit}: primero hay que vender.`,
	unbalances: () => 'Esto descuadraría las cuentas, así que no se puede anotar.',
	'nothing-done': () => 'Aún no se ha hecho nada.',
	'something-done': () => 'En este turno ya se hizo algo: acaba el turno en vez de pasar.',
	'not-the-owner': () => 'No pertenece a quien debería tenerlo.',
	'price-range': (f) => `El precio debe estar entre ${f.min} y ${f.max}.`,
	'not-for-companies': () => 'Ninguna compañía puede comprar esta privada.',
	'too-early': (f) => `Esto solo se permite desde la fase ${f.phase}.`,
	'no-train': () => 'La compañía no tiene tren con que operar.',
	'already-run': () => 'La compañía ya operó sus trenes en este turno.',
	'not-run-yet': (f) => `${f.company} debe operar antes sus trenes, o decir que no lo hace.`,
	'mail-due': (f) => `${f.company} debe cobrar antes su contrato de correo.`,
	'mail-done': () => 'El contrato de correo ya se pagó en este turno.',
	'no-mail': () => 'Sin correo: hace falta una mayor que empezara su turno con un tren.',
	'odd-revenue': (f) => `El ingreso va de ${f.step} en ${f.step}.`,
	'too-much-revenue': (f) => `En este mapa ningún tren da más de ${f.max}; quizá sobra una cifra.`,
	'nothing-to-pay': () => 'No hay ingreso que repartir.',
	'minor-splits': () => 'Una menor siempre divide su ingreso por la mitad.',
	'no-half': () => 'Solo las menores dividen el ingreso; se reparte todo o se retiene todo.',
	'no-token-left': () => 'No queda ninguna ficha de estación.',
	'token-done': () => 'Una ficha de estación por turno, y ya está colocada.',
	'train-order': (f) => `El próximo tren a la venta es un ${f.train}.`,
	'train-limit': (f) => `Se ha alcanzado el límite de ${f.limit} trenes.`,
	'one-bank-train': () => 'Por ahora solo se compra un tren del banco por turno.',
	'face-value': (f) => `El precio es fijo: ${f.price}.`,
	'obsolete-train': () => 'Un tren obsoleto no se puede vender.',
	'built-in-train': () => 'Este tren está impreso en la carta de su compañía y no se vende.',
	'own-train': () => 'La compañía ya tiene este tren.',
	'help-not-needed': (f) =>
		`El ${f.president} solo ayuda cuando hay que comprar un tren y falta dinero.`,
	'help-cheapest': (f) =>
		`Con ayuda del ${f.president} solo se compra el tren más barato: un ${f.train}.`,
	'help-only-bank': (f) => `Con ayuda del ${f.president} solo se compra un tren del banco.`,
	'president-short': (f) => `Al ${f.president} aún le faltan ${f.short}.`,
	'one-forced-train': (f) =>
		`Tras una compra con ayuda del ${f.president} no se compra ningún otro tren.`,
	'must-buy-train': (f) =>
		`${f.company} no tiene tren y debe comprar uno (un ${f.train}), salvo que no tenga ruta.`,
	'more-than-needed': (f) =>
		f.short === ''
			? 'No hace falta reunir dinero.'
			: `Solo faltan ${f.short}; así se vende más de lo necesario.`,
	'keeps-presidency': (f) =>
		`El ${f.president} no puede perder esta compañía mientras reúne dinero para su tren.`,
	'can-still-sell': () => 'Todavía hay acciones que se pueden vender.',
	'not-over-limit': () => 'La compañía no supera su límite de trenes.',
	'not-eligible': () => 'Esta compañía no se puede elegir.',
	'no-tie': () => 'No hay empate que deshacer.',
	'tie-break-done': () => 'La ronda extra ya se jugó; el empate queda.',
	'president-split': (f) =>
		`El título de ${f.president} solo se parte si no se tiene nada más de la compañía.`,
	'not-empty': () => 'Aún quedan dinero, trenes, títulos o el marcador; muévelos primero.',
	'after-bankruptcy': () => 'Una partida acabada en bancarrota no se sigue jugando.',
	'not-its-train': () => 'La compañía no tiene ese tren.',
	other: (f) => `Las reglas lo rechazan (${f.action}).`
};
