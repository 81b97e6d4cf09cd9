/** The rulebook of 18MEX (version 1.63): rule ids, their sections and a gist in our own words. */
import type { Rulebook } from '../../core/title';

export const rulebook = {
	'1.4': {
		section: '1.4',
		gist: {
			en: 'Bank, Initial Offering and Open Market; $9,000 in all.',
			es: 'Banco, oferta inicial y mercado abierto; $9,000 en total.'
		}
	},
	'1.5': {
		section: '1.5',
		gist: {
			en: 'Par value is fixed; market value moves on the chart.',
			es: 'El valor a la par es fijo; el valor de mercado se mueve en la tabla.'
		}
	},
	'2': {
		section: '2',
		gist: {
			en: 'Seats and the first Priority Deal by lot; starting cash from Table II.',
			es: 'Asientos y primera prioridad por sorteo; dinero inicial según la Tabla II.'
		}
	},
	'3': {
		section: '3',
		gist: {
			en: 'The holder of the Priority Deal starts the stock round; play goes clockwise.',
			es: 'Quien tiene la prioridad empieza la ronda de bolsa; se juega en sentido horario.'
		}
	},
	'3.1': {
		section: '3.1',
		gist: {
			en: 'While privates or minors are unsold a turn is: buy the lowest, bid on another, or pass.',
			es: 'Mientras queden privadas o menores, el turno es: comprar la más baja, pujar por otra o pasar.'
		}
	},
	'3.1a': {
		section: '3.1(a)',
		gist: {
			en: 'The lowest-numbered unsold company may be bought at its par value.',
			es: 'La compañía sin vender de número más bajo se compra por su valor.'
		}
	},
	'3.1b': {
		section: '3.1(b)',
		gist: {
			en: 'A bid on any other company beats the last by at least $5; the money is set aside.',
			es: 'Una puja por otra compañía supera la anterior en al menos $5; el dinero queda apartado.'
		}
	},
	'3.1.1': {
		section: '3.1.1',
		gist: {
			en: 'Only earlier bidders take part in an auction; raises of at least $5; passing is not final.',
			es: 'Solo subastan quienes pujaron antes; se sube al menos $5; pasar no es definitivo.'
		}
	},
	'3.1.2': {
		section: '3.1.2',
		gist: {
			en: 'Unsold, #1 costs $5 less each stock round and is forced for nothing in the fifth.',
			es: 'Sin vender, la n.º 1 baja $5 cada ronda de bolsa y en la quinta se entrega gratis.'
		}
	},
	'3.2': {
		section: '3.2',
		gist: {
			en: 'A stock turn: any sales, one purchase before or after all of them.',
			es: 'Turno de bolsa: ventas libres y una compra, antes o después de todas ellas.'
		}
	},
	'3.2a': {
		section: '3.2(a)',
		gist: {
			en: 'Shares are sold to the Open Market at market value; the marker falls one row per 10%.',
			es: 'Se vende al mercado abierto por su valor; el marcador baja una fila por cada 10%.'
		}
	},
	'3.2a1': {
		section: '3.2(a)(1)',
		gist: {
			en: 'Nothing is sold in the first stock round.',
			es: 'No se vende nada en la primera ronda de bolsa.'
		}
	},
	'3.2a2': {
		section: '3.2(a)(2)',
		gist: {
			en: 'Stock has no value until the president’s certificate has been bought.',
			es: 'Las acciones no valen nada hasta que se compra el título de presidente.'
		}
	},
	'3.2a3': {
		section: '3.2(a)(3)',
		gist: {
			en: 'At most 50% of a company may lie in the Open Market.',
			es: 'Como máximo el 50% de una compañía puede estar en el mercado abierto.'
		}
	},
	'3.2a4': {
		section: '3.2(a)(4)',
		gist: {
			en: 'The president’s certificate is only sold if another player becomes president.',
			es: 'El título de presidente solo se vende si otro jugador pasa a ser presidente.'
		}
	},
	'3.2a5': {
		section: '3.2(a)(5)',
		gist: {
			en: 'Half of a lone president’s certificate may be sold if the presidency changes.',
			es: 'Se puede vender medio título de presidente si cambia la presidencia.'
		}
	},
	'3.2a6': {
		section: '3.2(a)(6)',
		gist: {
			en: 'A 5% certificate in the Open Market may be used to make change when selling.',
			es: 'Un título del 5% del mercado abierto puede servir de cambio al vender.'
		}
	},
	'3.2b': {
		section: '3.2(b)',
		gist: {
			en: 'A private may be sold to another player at any agreed price.',
			es: 'Una privada se puede vender a otro jugador al precio acordado.'
		}
	},
	'3.2c': {
		section: '3.2(c)',
		gist: {
			en: 'One certificate is bought per turn, never of a company sold in this round.',
			es: 'Se compra un título por turno, nunca de una compañía vendida en esta ronda.'
		}
	},
	'3.2c1': {
		section: '3.2(c)(1)',
		gist: {
			en: 'A company is started with its president’s certificate at a par of 60, 70, 75, 80 or 90.',
			es: 'Una compañía empieza con el título de presidente a la par de 60, 70, 75, 80 o 90.'
		}
	},
	'3.2c2': {
		section: '3.2(c)(2)',
		gist: {
			en: '10% from the Initial Offering costs par; the trade-in box is not for sale.',
			es: 'El 10% de la oferta inicial cuesta la par; la caja de canje no se vende.'
		}
	},
	'3.2c3': {
		section: '3.2(c)(3)',
		gist: {
			en: 'Open Market shares cost market value; 5% costs half, rounded down.',
			es: 'Las del mercado abierto cuestan su valor; el 5%, la mitad redondeada hacia abajo.'
		}
	},
	'3.2c4': {
		section: '3.2(c)(4)',
		gist: {
			en: 'A private bought from a player on one’s own turn is the one purchase.',
			es: 'Una privada comprada a un jugador en el propio turno es la única compra.'
		}
	},
	'3.2c5': {
		section: '3.2(c)(5)',
		gist: {
			en: 'With an odd 5% one may buy 5% more by taking a 10% against it.',
			es: 'Con un 5% suelto se puede comprar otro 5% cambiándolo por un 10%.'
		}
	},
	'3.3a': {
		section: '3.3(a)',
		gist: {
			en: 'Nobody may buy beyond 60% of a company; an excess is sold in the next stock turn.',
			es: 'Nadie puede comprar más del 60% de una compañía; el exceso se vende en el siguiente turno.'
		}
	},
	'3.3b': {
		section: '3.3(b)',
		gist: {
			en: 'The certificate limit; 5% certificates and yellow-zone stock do not count.',
			es: 'El límite de títulos; los del 5% y los de la zona amarilla no cuentan.'
		}
	},
	'3.4': {
		section: '3.4',
		gist: {
			en: 'A company floats when 50% has left the Initial Offering; the bank pays ten times par.',
			es: 'Una compañía flota cuando el 50% sale de la oferta inicial; el banco paga diez veces la par.'
		}
	},
	'3.5': {
		section: '3.5',
		gist: {
			en: 'Whoever holds more than the president takes over; ties go clockwise.',
			es: 'Quien tiene más que el presidente lo releva; los empates, en sentido horario.'
		}
	},
	'3.5b': {
		section: '3.5(b)',
		gist: {
			en: 'The new president of NdM chooses the make-up of the 20% given for the certificate.',
			es: 'El nuevo presidente de NdM elige con qué títulos entrega el 20%.'
		}
	},
	'3.6': {
		section: '3.6',
		gist: {
			en: 'The round ends when all pass in turn; sold-out companies rise; the Priority Deal moves.',
			es: 'La ronda acaba cuando todos pasan; las agotadas suben; la prioridad se mueve.'
		}
	},
	'4': {
		section: '4',
		gist: {
			en: 'Privates, then minors A, B, C, then majors by market value.',
			es: 'Privadas, luego menores A, B, C, luego mayores por valor de mercado.'
		}
	},
	'4c': {
		section: '4(c)',
		gist: {
			en: 'Highest value first; ties: further right, then top of the stack.',
			es: 'Primero el valor más alto; empates: más a la derecha, luego encima en la pila.'
		}
	},
	'4.1': {
		section: '4.1',
		gist: {
			en: 'The bank pays each private’s income to its owner.',
			es: 'El banco paga el ingreso de cada privada a su dueño.'
		}
	},
	'4.2a': {
		section: '4.2(a)',
		gist: {
			en: 'A minor places its home station in its first turn.',
			es: 'Una menor coloca su estación en su primer turno.'
		}
	},
	'4.2b': {
		section: '4.2(b)',
		gist: {
			en: 'A minor may lay one yellow tile and pays its cost.',
			es: 'Una menor puede colocar una loseta amarilla y paga su coste.'
		}
	},
	'4.2c': {
		section: '4.2(c)',
		gist: {
			en: 'A minor must run its built-in 2-train.',
			es: 'Una menor debe operar su tren 2 incorporado.'
		}
	},
	'4.2d': {
		section: '4.2(d)',
		gist: {
			en: 'A minor splits its revenue: half to the owner, half to its treasury.',
			es: 'Una menor reparte: la mitad al dueño, la mitad a su tesorería.'
		}
	},
	'4.3': {
		section: '4.3',
		gist: {
			en: 'The steps of a major’s turn, in order.',
			es: 'Los pasos del turno de una mayor, en orden.'
		}
	},
	'4.3a': {
		section: '4.3(a)',
		gist: {
			en: 'A major places its home station in its first turn, free.',
			es: 'Una mayor coloca su estación en su primer turno, gratis.'
		}
	},
	'4.3e': {
		section: '4.3(e)',
		gist: {
			en: 'A major runs its trains before it pays or buys.',
			es: 'Una mayor opera sus trenes antes de repartir o comprar.'
		}
	},
	'4.3g': {
		section: '4.3(g)',
		gist: {
			en: 'Obsolete trains leave after the dividend step.',
			es: 'Los trenes obsoletos se retiran tras el reparto.'
		}
	},
	'4.3.1': {
		section: '4.3.1',
		gist: {
			en: 'Mail: with a train at this step, the home city’s value goes to the treasury.',
			es: 'Correo: con un tren en este paso, el valor de la ciudad natal va a la tesorería.'
		}
	},
	'4.3.2': {
		section: '4.3.2',
		gist: {
			en: 'Stations cost $40, $60, then $80; one per turn.',
			es: 'Las estaciones cuestan $40, $60 y luego $80; una por turno.'
		}
	},
	'4.3.3': {
		section: '4.3.3',
		gist: {
			en: 'Paid: marker right (or up). Withheld or no run: left (or down).',
			es: 'Pagado: marcador a la derecha (o arriba). Retenido o sin viaje: izquierda (o abajo).'
		}
	},
	'4.3.3a': {
		section: '4.3.3(a)',
		gist: {
			en: 'Each holder gets that percent of the revenue, an odd 5% rounded up; Open Market shares pay the treasury.',
			es: 'Cada uno recibe su porcentaje, el 5% suelto hacia arriba; el mercado abierto paga a la tesorería.'
		}
	},
	'4.3.3b': {
		section: '4.3.3(b)',
		gist: {
			en: 'Withheld: all the revenue goes to the treasury.',
			es: 'Retenido: todo el ingreso va a la tesorería.'
		}
	},
	'4.3.4': {
		section: '4.3.4',
		gist: {
			en: 'Trains are bought after the dividend step.',
			es: 'Los trenes se compran tras el reparto.'
		}
	},
	'4.3.4b': {
		section: '4.3.4(b)',
		gist: {
			en: 'Trains of the Initial Offering are sold in order of type.',
			es: 'Los trenes de la oferta inicial se venden por orden de tipo.'
		}
	},
	'4.3.4c': {
		section: '4.3.4(c)',
		gist: {
			en: 'The bank sells trains at face value.',
			es: 'El banco vende los trenes por su valor.'
		}
	},
	'4.3.4d': {
		section: '4.3.4(d)',
		gist: {
			en: 'Between companies any price from $1; NdM only at face value.',
			es: 'Entre compañías, cualquier precio desde $1; NdM solo por su valor.'
		}
	},
	'4.3.4e': {
		section: '4.3.4(e)',
		gist: {
			en: 'The first train of a type, the fifth 3 and the second 6 begin a phase.',
			es: 'El primer tren de un tipo, el quinto 3 y el segundo 6 inician una fase.'
		}
	},
	'4.3.4f': {
		section: '4.3.4(f)',
		gist: {
			en: 'One train from the bank per turn until the first 4-train.',
			es: 'Un tren del banco por turno hasta el primer tren 4.'
		}
	},
	'4.3.4g': {
		section: '4.3.4(g)',
		gist: {
			en: 'No purchase at the train limit; a falling limit makes companies discard.',
			es: 'Sin compras en el límite de trenes; si baja, se descartan trenes.'
		}
	},
	'4.3.4.1': {
		section: '4.3.4.1',
		gist: {
			en: 'The second 6-train makes 4-trains obsolete: one more run, no trade.',
			es: 'El segundo tren 6 deja obsoletos los trenes 4: un viaje más, sin venta.'
		}
	},
	'4.3.4.2': {
		section: '4.3.4.2',
		gist: {
			en: 'With a route and no train a company must buy; its president helps if need be.',
			es: 'Con ruta y sin tren hay que comprar; el presidente ayuda si hace falta.'
		}
	},
	'4.3.4.2a': {
		section: '4.3.4.2(a)',
		gist: {
			en: 'With the president’s money only the cheapest bank train may be bought.',
			es: 'Con dinero del presidente solo se compra el tren más barato del banco.'
		}
	},
	'4.3.4.2b': {
		section: '4.3.4.2(b)',
		gist: {
			en: 'Only one train is bought with help.',
			es: 'Con ayuda se compra un solo tren.'
		}
	},
	'4.3.4.2c': {
		section: '4.3.4.2(c)',
		gist: {
			en: 'The president adds exactly what is missing.',
			es: 'El presidente añade justo lo que falta.'
		}
	},
	'4.3.4.2d': {
		section: '4.3.4.2(d)',
		gist: {
			en: 'He sells just enough stock, never losing this company’s presidency.',
			es: 'Vende lo justo, sin perder la presidencia de esta compañía.'
		}
	},
	'4.3.5': {
		section: '4.3.5',
		gist: {
			en: 'From phase 3 a major may buy privates (not MNR) for half to one and a half times par.',
			es: 'Desde la fase 3 una mayor compra privadas (no MNR) por entre la mitad y vez y media su valor.'
		}
	},
	'4.4.1f': {
		section: '4.4.1(f)',
		gist: {
			en: 'The first tile on marked terrain costs what is printed there.',
			es: 'La primera loseta en terreno marcado cuesta lo impreso.'
		}
	},
	'4.4.2': {
		section: '4.4.2',
		gist: {
			en: 'Revenue is what the trains’ stops are worth.',
			es: 'El ingreso es lo que valen las paradas de los trenes.'
		}
	},
	'4.4.2.1': {
		section: '4.4.2.1',
		gist: {
			en: 'A 4D counts cities and red areas twice, towns once.',
			es: 'Un 4D cuenta doble ciudades y zonas rojas, los pueblos una vez.'
		}
	},
	'5.1': {
		section: '5.1',
		gist: {
			en: 'NdM shares may not be bought before phase 3½.',
			es: 'No se compran acciones de NdM antes de la fase 3½.'
		}
	},
	'5.2': {
		section: '5.2',
		gist: {
			en: 'Phase 3½: minors close; owners get trade-in shares; treasuries go to NdM and UdY.',
			es: 'Fase 3½: cierran las menores; dueños reciben acciones de canje; el dinero va a NdM y UdY.'
		}
	},
	'5.3': {
		section: '5.3',
		gist: {
			en: 'The first 5-train brings the NdM merger.',
			es: 'El primer tren 5 trae la fusión con NdM.'
		}
	},
	'5.3a': {
		section: '5.3(a)',
		gist: {
			en: 'If NdM has not floated there is no merger.',
			es: 'Si NdM no ha flotado no hay fusión.'
		}
	},
	'5.3b': {
		section: '5.3(b)',
		gist: {
			en: 'Clockwise from the buyer’s left, each president may merge one eligible floated company.',
			es: 'En sentido horario, cada presidente puede fusionar una compañía flotada admitida.'
		}
	},
	'5.3c': {
		section: '5.3(c)',
		gist: {
			en: 'Otherwise NdM’s president picks an unfloated eligible company.',
			es: 'Si no, el presidente de NdM elige una admitida sin flotar.'
		}
	},
	'5.3d': {
		section: '5.3(d)',
		gist: {
			en: 'The merged president’s certificate is exchanged for 10% of NdM.',
			es: 'El título de presidente fusionado se cambia por el 10% de NdM.'
		}
	},
	'5.3e': {
		section: '5.3(e)',
		gist: {
			en: 'Other shares are bought out at half market value, rounded up per player.',
			es: 'Las demás acciones se pagan a la mitad de su valor, hacia arriba por jugador.'
		}
	},
	'5.3f': {
		section: '5.3(f)',
		gist: {
			en: 'NdM’s exchange tokens replace the home and one other station, free.',
			es: 'Las fichas de canje de NdM sustituyen la estación natal y otra, gratis.'
		}
	},
	'5.3g': {
		section: '5.3(g)',
		gist: {
			en: 'Money and trains go to NdM; above its limit it discards.',
			es: 'Dinero y trenes pasan a NdM; sobre su límite descarta.'
		}
	},
	'5.3h': {
		section: '5.3(h)',
		gist: {
			en: 'The merged company leaves the game.',
			es: 'La compañía fusionada sale del juego.'
		}
	},
	'5.3i': {
		section: '5.3(i)',
		gist: {
			en: 'No merger: the 10% goes to the Initial Offering and the certificate limit rises by one.',
			es: 'Sin fusión: el 10% va a la oferta inicial y el límite de títulos sube uno.'
		}
	},
	'6a': {
		section: '6(a)',
		gist: {
			en: 'The bank runs out: finish this operating round, or the stock round and one more.',
			es: 'Banco sin dinero: se acaba esta ronda de operación, o la de bolsa y una más.'
		}
	},
	'6b': {
		section: '6(b)',
		gist: {
			en: 'A value of $200 ends the game like a broken bank.',
			es: 'Un valor de $200 acaba el juego como un banco en quiebra.'
		}
	},
	'6c': {
		section: '6(c)',
		gist: {
			en: 'A bankruptcy ends the game at once.',
			es: 'Una bancarrota acaba el juego de inmediato.'
		}
	},
	'6.1': {
		section: '6.1',
		gist: {
			en: 'The winner has the most cash, stock at market value, and privates and minors at par.',
			es: 'Gana quien más suma en dinero, acciones a su valor y privadas y menores a la par.'
		}
	},
	'7': {
		section: '7',
		gist: {
			en: 'The number of operating rounds is fixed when the stock round ends.',
			es: 'El número de rondas de operación se fija al acabar la de bolsa.'
		}
	},
	'8a': {
		section: '8(a)',
		gist: {
			en: 'Option: three yellow tiles in the first turn.',
			es: 'Opción: tres losetas amarillas en el primer turno.'
		}
	},
	'8b': {
		section: '8(b)',
		gist: {
			en: 'Option: KCM&O to a company before phase 3, for at most $40.',
			es: 'Opción: KCM&O a una compañía antes de la fase 3, por $40 como máximo.'
		}
	},
	'8c': {
		section: '8(c)',
		gist: {
			en: 'Option: minors close at the next stock round.',
			es: 'Opción: las menores cierran en la siguiente ronda de bolsa.'
		}
	},
	'8d': {
		section: '8(d)',
		gist: {
			en: 'Option: 4-trains leave at once.',
			es: 'Opción: los trenes 4 se retiran de inmediato.'
		}
	},
	T1: {
		section: 'Table I',
		gist: {
			en: 'Trains, phases and their effects.',
			es: 'Trenes, fases y sus efectos.'
		}
	},
	T2: {
		section: 'Table II',
		gist: {
			en: 'Starting cash and certificate limits.',
			es: 'Dinero inicial y límites de títulos.'
		}
	},
	T3: {
		section: 'Table III',
		gist: {
			en: 'Privates and minors with what they bring.',
			es: 'Privadas y menores y lo que traen.'
		}
	},
	T4: {
		section: 'Table IV',
		gist: {
			en: 'Tiles; Mexico City costs $60 to green, $40 to brown.',
			es: 'Losetas; Ciudad de México cuesta $60 a verde, $40 a marrón.'
		}
	},
	A1: {
		section: 'App. 1',
		gist: {
			en: 'Questions and answers.',
			es: 'Preguntas y respuestas.'
		}
	},
	banker: {
		section: 'Banker',
		gist: {
			en: 'Agreed at the table and booked by the banker.',
			es: 'Acordado en la mesa y anotado por el banquero.'
		}
	}
} as const satisfies Rulebook;

export type MexRule = keyof typeof rulebook;

/** Rule ids by name: an unknown section does not compile. */
export const R = Object.fromEntries(Object.keys(rulebook).map((id) => [id, id])) as {
	readonly [K in MexRule]: K;
};
