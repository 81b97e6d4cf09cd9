/** The rulebook of 1822MX: rule ids, their sections and a gist in our own words. */
import type { Rulebook } from '../../core/title';

export const rulebook = {
	'1.3.1': {
		section: '1.3.1',
		gist: {
			en: 'The game ends when nothing sells in the first stock round, a price reaches the end of the chart, or the bank runs out.',
			es: 'La partida acaba si nada se vende en la primera ronda de bolsa, si un valor llega al final de la tabla o si el banco se agota.'
		}
	},
	'1.3.2': {
		section: '1.3.2',
		gist: {
			en: 'Wealth is cash and stock at current prices, concessions at $100, minus loans.',
			es: 'La riqueza es dinero y acciones a su valor actual, concesiones a $100, menos préstamos.'
		}
	},
	'2.1.2': {
		section: '2.1.2',
		gist: {
			en: 'The bank holds $12,000; $1,500 of it is dealt out equally, with bidding tokens.',
			es: 'El banco tiene $12,000; $1,500 se reparten por igual, con fichas de puja.'
		}
	},
	'2.1.6': {
		section: '2.1.6',
		gist: {
			en: 'The FCM concession and M18 lie as a pair in concession box 1.',
			es: 'La concesión de FCM y M18 forman pareja en la casilla 1 de concesiones.'
		}
	},
	'2.1.7': {
		section: '2.1.7',
		gist: {
			en: 'The topmost of M14, M15 and M17 becomes an NdeM share and station; three more shares join it.',
			es: 'La primera de M14, M15 y M17 pasa a ser acción y estación de NdeM; se añaden tres acciones más.'
		}
	},
	'2.1.8': {
		section: '2.1.8',
		gist: {
			en: 'P1 lies on top of the shuffled privates.',
			es: 'P1 va encima de las privadas barajadas.'
		}
	},
	'2.1.12': {
		section: '2.1.12',
		gist: {
			en: 'The boxes are filled from the tops of the piles.',
			es: 'Las casillas se llenan desde lo alto de los montones.'
		}
	},
	'2.1.14': {
		section: '2.1.14',
		gist: {
			en: 'Player order cards are dealt at random.',
			es: 'Las cartas de orden se reparten al azar.'
		}
	},
	'3.1': {
		section: '3.1',
		gist: {
			en: 'The first train of each type starts a phase, bought or taken by the NdeM.',
			es: 'El primer tren de cada tipo inicia una fase, comprado o tomado por NdeM.'
		}
	},
	'4.1.1': {
		section: '4.1.1',
		gist: {
			en: 'A private pays its owner at the start of each operating round.',
			es: 'Una privada paga a su dueño al empezar cada ronda de operación.'
		}
	},
	'4.1.3': {
		section: '4.1.3',
		gist: {
			en: 'A company takes privates from consenting players at the start of its turn, for nothing.',
			es: 'Una compañía toma privadas de jugadores que consienten al empezar su turno, gratis.'
		}
	},
	'4.1.4': {
		section: '4.1.4',
		gist: {
			en: 'Red privates are for majors only.',
			es: 'Las privadas rojas son solo para mayores.'
		}
	},
	'4.1.5': {
		section: '4.1.5',
		gist: {
			en: 'A private shows the first phase in which it may be acquired.',
			es: 'Una privada indica la primera fase en que puede adquirirse.'
		}
	},
	'4.1.7': {
		section: '4.1.7',
		gist: {
			en: 'Privates are never traded between players, sold to the bank or passed between companies.',
			es: 'Las privadas no se venden entre jugadores ni al banco, ni pasan entre compañías.'
		}
	},
	'4.1.9': {
		section: '4.1.9',
		gist: {
			en: 'Some acquired privates pay the company $10 until their power is used.',
			es: 'Algunas privadas adquiridas pagan $10 a la compañía hasta usar su poder.'
		}
	},
	'4.1.10': {
		section: '4.1.10',
		gist: { en: 'P7 pays the treasury by phase.', es: 'P7 paga a la tesorería según la fase.' }
	},
	'4.1.11': {
		section: '4.1.11',
		gist: {
			en: 'Mail contracts pay into the treasury when trains run.',
			es: 'Los contratos de correo pagan a la tesorería cuando corren los trenes.'
		}
	},
	'4.1.14': {
		section: '4.1.14',
		gist: {
			en: 'One mail contract per train; half of the base values of both ends.',
			es: 'Un contrato de correo por tren; la mitad de los valores base de ambos extremos.'
		}
	},
	'4.1.18': {
		section: '4.1.18',
		gist: {
			en: 'P1 may be acquired at the train limit; a train is discarded then.',
			es: 'P1 puede adquirirse en el límite de trenes; entonces se descarta uno.'
		}
	},
	'4.2.5': {
		section: '4.2.5',
		gist: {
			en: 'FCM and M18 are bid for together from $200; M18 starts at $50 with $100.',
			es: 'FCM y M18 se pujan juntas desde $200; M18 empieza en $50 con $100.'
		}
	},
	'4.2.6': {
		section: '4.2.6',
		gist: {
			en: 'A won minor starts at a price and with capital by phase and bid.',
			es: 'Una menor ganada empieza con valor y capital según fase y puja.'
		}
	},
	'4.2.7': {
		section: '4.2.7',
		gist: {
			en: 'A minor is never sold, only acquired by a major.',
			es: 'Una menor nunca se vende, solo la adquiere una mayor.'
		}
	},
	'4.2.8': {
		section: '4.2.8',
		gist: {
			en: 'A minor has one token and splits its earnings.',
			es: 'Una menor tiene una ficha y divide sus ganancias.'
		}
	},
	'4.2.10': {
		section: '4.2.10',
		gist: {
			en: 'A minor must own a train at the end of its turn.',
			es: 'Una menor debe tener un tren al acabar su turno.'
		}
	},
	'4.3.5': {
		section: '4.3.5',
		gist: {
			en: 'A concession pays its owner $10 each operating round.',
			es: 'Una concesión paga $10 a su dueño cada ronda de operación.'
		}
	},
	'4.3.6': {
		section: '4.3.6',
		gist: {
			en: 'In phase 5 concessions leave without compensation; director’s certificates go on sale.',
			es: 'En la fase 5 las concesiones salen sin compensación; se venden los títulos de director.'
		}
	},
	'4.3.8': {
		section: '4.3.8',
		gist: {
			en: 'Nobody buys more of a company once holding 60%.',
			es: 'Nadie compra más de una compañía con el 60% en mano.'
		}
	},
	'4.3.9': {
		section: '4.3.9',
		gist: {
			en: 'The director’s certificate goes to whoever holds more shares.',
			es: 'El título de director pasa a quien tiene más acciones.'
		}
	},
	'4.3.13': {
		section: '4.3.13',
		gist: {
			en: 'Floating from phase 6 brings ten times the starting price; the unsold half goes to the bank pool.',
			es: 'Flotar desde la fase 6 da diez veces el valor inicial; la mitad sin vender va a la reserva.'
		}
	},
	'4.3.15': {
		section: '4.3.15',
		gist: { en: 'Majors start at $60 to $100.', es: 'Las mayores empiezan entre $60 y $100.' }
	},
	'4.3.18': {
		section: '4.3.18',
		gist: {
			en: 'A major must own a train at the end of its turn.',
			es: 'Una mayor debe tener un tren al acabar su turno.'
		}
	},
	'4.4.3': {
		section: '4.4.3',
		gist: {
			en: 'The NdeM has no director; its shares are bought from the bank pool.',
			es: 'NdeM no tiene director; sus acciones se compran de la reserva.'
		}
	},
	'4.4.4': {
		section: '4.4.4',
		gist: {
			en: 'NdeM shares never count against the certificate limit.',
			es: 'Las acciones de NdeM nunca cuentan para el límite de títulos.'
		}
	},
	'5.1.1': {
		section: '5.1.1',
		gist: {
			en: 'Boxes are shifted and refilled at the start and end of each stock round.',
			es: 'Las casillas se corren y rellenan al inicio y final de cada ronda de bolsa.'
		}
	},
	'5.1.2': {
		section: '5.1.2',
		gist: {
			en: 'Turns follow the order cards until all pass in turn; no deals between players.',
			es: 'Los turnos siguen las cartas de orden hasta que todos pasan; no hay tratos entre jugadores.'
		}
	},
	'5.1.3': {
		section: '5.1.3',
		gist: {
			en: 'A turn: sell, repay loans, then buy one share or convert or place up to three bids.',
			es: 'Un turno: vender, pagar préstamos, y luego comprar una acción, convertir o hacer hasta tres pujas.'
		}
	},
	'5.3.3': {
		section: '5.3.3',
		gist: {
			en: 'Stock in the yellow zone does not count against the limit.',
			es: 'Las acciones en zona amarilla no cuentan para el límite.'
		}
	},
	'5.4.1': {
		section: '5.4.1',
		gist: {
			en: 'A player with a loan may not buy, convert or bid.',
			es: 'Quien tiene un préstamo no compra, convierte ni puja.'
		}
	},
	'5.4.3': {
		section: '5.4.3',
		gist: {
			en: 'Loans grow by half, rounded up, at the end of each stock round.',
			es: 'Los préstamos crecen la mitad, hacia arriba, al final de cada ronda de bolsa.'
		}
	},
	'5.4.4': {
		section: '5.4.4',
		gist: {
			en: 'Loan money does not come from the bank.',
			es: 'El dinero de préstamos no sale del banco.'
		}
	},
	'5.5.1': {
		section: '5.5.1',
		gist: {
			en: 'Ordinary shares of companies that have operated may be sold, up to 50% in the bank pool.',
			es: 'Se venden acciones ordinarias de compañías que han operado, hasta el 50% en la reserva.'
		}
	},
	'5.5.3': {
		section: '5.5.3',
		gist: {
			en: 'Sales by the director drop the price a space per share, by others one space in all.',
			es: 'Las ventas del director bajan una casilla por acción; las de otros, una en total.'
		}
	},
	'5.5.4': {
		section: '5.5.4',
		gist: { en: 'Selling NdeM shares moves nothing.', es: 'Vender acciones de NdeM no mueve nada.' }
	},
	'5.5.8': {
		section: '5.5.8',
		gist: {
			en: 'Whoever is over the certificate limit must sell what can be sold.',
			es: 'Quien supera el límite de títulos debe vender lo que pueda.'
		}
	},
	'5.6.1': {
		section: '5.6.1',
		gist: {
			en: 'One share at market value: from the pool to the bank, from a treasury to the company.',
			es: 'Una acción a su valor: de la reserva al banco, de una tesorería a la compañía.'
		}
	},
	'5.6.2': {
		section: '5.6.2',
		gist: {
			en: 'Shares are for sale once the director’s certificate is out.',
			es: 'Las acciones se venden una vez fuera el título de director.'
		}
	},
	'5.6.4': {
		section: '5.6.4',
		gist: { en: 'One certificate a turn.', es: 'Un título por turno.' }
	},
	'5.6.5': {
		section: '5.6.5',
		gist: {
			en: 'Nothing of a company sold in this stock round may be bought back.',
			es: 'No se recompra una compañía vendida en esta ronda de bolsa.'
		}
	},
	'5.6.7': {
		section: '5.6.7',
		gist: {
			en: 'No purchase beyond the certificate limit.',
			es: 'No se compra por encima del límite de títulos.'
		}
	},
	'5.7': {
		section: '5.7',
		gist: {
			en: 'A concession becomes the director’s certificate in phases 2 to 4; the bank adds $100.',
			es: 'Una concesión se convierte en título de director en las fases 2 a 4; el banco pone $100.'
		}
	},
	'5.8': {
		section: '5.8',
		gist: {
			en: 'From phase 5 a director’s certificate is bought directly; the company floats at 50%.',
			es: 'Desde la fase 5 el título de director se compra directamente; la compañía flota con el 50%.'
		}
	},
	'5.9': {
		section: '5.9',
		gist: {
			en: 'The marker goes under others at the starting price.',
			es: 'El marcador va debajo de los demás en el valor inicial.'
		}
	},
	'5.10.3': {
		section: '5.10.3',
		gist: {
			en: 'Bidding tokens limit how many items a player may bid on.',
			es: 'Las fichas de puja limitan en cuántos artículos se puja.'
		}
	},
	'5.10.4': {
		section: '5.10.4',
		gist: {
			en: 'A token already on an item moves up only after being outbid.',
			es: 'Una ficha ya puesta solo sube tras ser superada.'
		}
	},
	'5.10.5': {
		section: '5.10.5',
		gist: { en: 'At most three bids a turn.', es: 'Como máximo tres pujas por turno.' }
	},
	'5.10.6': {
		section: '5.10.6',
		gist: {
			en: 'Bids are multiples of $5 and begin at face value.',
			es: 'Las pujas son múltiplos de $5 y empiezan en el valor nominal.'
		}
	},
	'5.10.7': {
		section: '5.10.7',
		gist: {
			en: 'A bid beats the highest; the highest bids of a player stay within the cash in hand.',
			es: 'Una puja supera la más alta; las más altas de un jugador no pasan de su dinero.'
		}
	},
	'5.10.8': {
		section: '5.10.8',
		gist: {
			en: 'Highest bids count against the certificate limit.',
			es: 'Las pujas más altas cuentan para el límite de títulos.'
		}
	},
	'5.10.10': {
		section: '5.10.10',
		gist: { en: 'Bids are never withdrawn.', es: 'Las pujas no se retiran.' }
	},
	'5.11.5': {
		section: '5.11.5',
		gist: {
			en: 'Raising money for a train, whoever is over the certificate limit comes back under it.',
			es: 'Al reunir dinero para un tren, quien supera el límite de títulos vuelve a cumplirlo.'
		}
	},
	'5.12.1': {
		section: '5.12.1',
		gist: {
			en: 'The round is over when all pass in succession.',
			es: 'La ronda acaba cuando todos pasan seguidos.'
		}
	},
	'5.12.2': {
		section: '5.12.2',
		gist: {
			en: 'Markers of won minors are placed, then everybody pays for what was won.',
			es: 'Se ponen los marcadores de las menores ganadas y luego cada uno paga lo ganado.'
		}
	},
	'5.12.3': {
		section: '5.12.3',
		gist: {
			en: 'Won minors stack by bid, then by box; M18 first.',
			es: 'Las menores ganadas se apilan por puja y luego por casilla; M18 primero.'
		}
	},
	'5.12.4': {
		section: '5.12.4',
		gist: {
			en: 'The NdeM takes an L/2-train for each unsold minor.',
			es: 'NdeM toma un tren L/2 por cada menor sin vender.'
		}
	},
	'5.12.5': {
		section: '5.12.5',
		gist: {
			en: 'An unsold minor in box 1 is removed and the NdeM takes the next new train.',
			es: 'Una menor sin vender en la casilla 1 se retira y NdeM toma el siguiente tren nuevo.'
		}
	},
	'5.12.6': {
		section: '5.12.6',
		gist: {
			en: 'A removed minor becomes an NdeM station and share, until the NdeM has closed.',
			es: 'Una menor retirada pasa a estación y acción de NdeM, hasta que NdeM cierra.'
		}
	},
	'5.12.8': {
		section: '5.12.8',
		gist: {
			en: 'The next player order is by cash; ties keep their order.',
			es: 'El siguiente orden es por dinero; los empates conservan el suyo.'
		}
	},
	'5.12.9': {
		section: '5.12.9',
		gist: {
			en: 'Interest of half is charged on loans.',
			es: 'Se cobra un interés de la mitad sobre los préstamos.'
		}
	},
	'5.13': {
		section: '5.13',
		gist: {
			en: 'A major wholly owned by players rises one space.',
			es: 'Una mayor toda en manos de jugadores sube una casilla.'
		}
	},
	'6.1.1': {
		section: '6.1.1',
		gist: {
			en: 'One operating round in phase 1, two afterwards, fixed when the set starts.',
			es: 'Una ronda de operación en la fase 1, dos después, fijado al empezar la serie.'
		}
	},
	'6.2.1': {
		section: '6.2.1',
		gist: {
			en: 'Privates and concessions pay; then minors, majors by price, and the NdeM last.',
			es: 'Pagan privadas y concesiones; luego menores, mayores por valor, y NdeM al final.'
		}
	},
	'6.3': {
		section: '6.3',
		gist: {
			en: 'The steps of a company’s turn in their order.',
			es: 'Los pasos del turno de una compañía en su orden.'
		}
	},
	'6.5.7': {
		section: '6.5.7',
		gist: { en: 'At most one Pullman each.', es: 'Un solo Pullman cada una.' }
	},
	'6.5.8': {
		section: '6.5.8',
		gist: {
			en: 'L/2 cards have two sides; turning an L to a 2 counts as a purchase.',
			es: 'Las cartas L/2 tienen dos caras; pasar una L a 2 cuenta como compra.'
		}
	},
	'6.5.12': {
		section: '6.5.12',
		gist: { en: 'At most one E-train each.', es: 'Un solo tren E cada una.' }
	},
	'6.5.15': {
		section: '6.5.15',
		gist: {
			en: 'Special trains are outside the limit, never sold, one per company.',
			es: 'Los trenes especiales no cuentan para el límite, no se venden y hay uno por compañía.'
		}
	},
	'6.5.16': {
		section: '6.5.16',
		gist: {
			en: 'Trains rust as soon as the phase changes.',
			es: 'Los trenes se retiran en cuanto cambia la fase.'
		}
	},
	'6.6.1': {
		section: '6.6.1',
		gist: {
			en: 'The home token is free, on the first turn.',
			es: 'La ficha de origen es gratis, en el primer turno.'
		}
	},
	'6.6.3': {
		section: '6.6.3',
		gist: {
			en: 'A minor may buy an L-train before its first run.',
			es: 'Una menor puede comprar un tren L antes de su primer viaje.'
		}
	},
	'6.8.13': {
		section: '6.8.13',
		gist: {
			en: 'Difficult terrain costs 20, 40 and 80, added up.',
			es: 'El terreno difícil cuesta 20, 40 y 80, sumados.'
		}
	},
	'6.8.15': {
		section: '6.8.15',
		gist: {
			en: 'One cube covers a river or a hill, two a mountain.',
			es: 'Un cubo cubre un río o una colina, dos una montaña.'
		}
	},
	'6.8.16': {
		section: '6.8.16',
		gist: {
			en: 'When the cubes run out, those on the map may be taken.',
			es: 'Si se acaban los cubos, se toman los del mapa.'
		}
	},
	'6.8.19': {
		section: '6.8.19',
		gist: {
			en: 'Without the money no tile is laid in difficult terrain.',
			es: 'Sin el dinero no se pone loseta en terreno difícil.'
		}
	},
	'6.9.1': {
		section: '6.9.1',
		gist: {
			en: 'Each upgrade of Mexico City costs $20, without cubes.',
			es: 'Cada mejora de Ciudad de México cuesta $20, sin cubos.'
		}
	},
	'6.10.1': {
		section: '6.10.1',
		gist: {
			en: 'A major that reaches its destination places that token free, once.',
			es: 'Una mayor que llega a su destino coloca esa ficha gratis, una vez.'
		}
	},
	'6.11.7': {
		section: '6.11.7',
		gist: {
			en: 'Tokens that merge in a hex go back to the charter.',
			es: 'Las fichas que se juntan en un hexágono vuelven a la carta.'
		}
	},
	'6.11.11': {
		section: '6.11.11',
		gist: {
			en: 'A station token costs $100, one a turn.',
			es: 'Una ficha de estación cuesta $100, una por turno.'
		}
	},
	'6.12': {
		section: '6.12',
		gist: {
			en: 'Trains run for the most they can earn.',
			es: 'Los trenes corren por lo máximo que pueden ganar.'
		}
	},
	'6.13.1': {
		section: '6.13.1',
		gist: {
			en: 'A major pays all, half rounded up to ten, or nothing; treasury shares pay the company.',
			es: 'Una mayor paga todo, la mitad hacia arriba a decenas, o nada; las acciones en tesorería pagan a la compañía.'
		}
	},
	'6.13.2': {
		section: '6.13.2',
		gist: {
			en: 'A major may settle its special train by a choice of its own.',
			es: 'Una mayor puede decidir aparte sobre su tren especial.'
		}
	},
	'6.13.6': {
		section: '6.13.6',
		gist: {
			en: 'Without earnings, or withholding, the marker goes left.',
			es: 'Sin ganancias, o al retener, el marcador va a la izquierda.'
		}
	},
	'6.13.7': {
		section: '6.13.7',
		gist: {
			en: 'Below the price the marker stays; from the price one right, from twice two.',
			es: 'Por debajo del valor el marcador queda; desde el valor una a la derecha, desde el doble dos.'
		}
	},
	'6.13.10': {
		section: '6.13.10',
		gist: {
			en: 'A minor pays half to its director, half to its treasury; the marker goes right.',
			es: 'Una menor paga la mitad a su director y la mitad a su tesorería; el marcador va a la derecha.'
		}
	},
	'6.14.1': {
		section: '6.14.1',
		gist: {
			en: 'A company below its train limit may buy trains.',
			es: 'Una compañía bajo su límite de trenes puede comprar.'
		}
	},
	'6.14.2': {
		section: '6.14.2',
		gist: {
			en: 'From phase 3 companies sell trains to each other, from $1.',
			es: 'Desde la fase 3 las compañías se venden trenes, desde $1.'
		}
	},
	'6.14.3': {
		section: '6.14.3',
		gist: {
			en: 'From the bank: the next new train or one of the pool, at face value.',
			es: 'Del banco: el siguiente tren nuevo o uno de la reserva, a su precio.'
		}
	},
	'6.14.4': {
		section: '6.14.4',
		gist: {
			en: 'In phases 1 and 2 an L becomes a 2 for $80.',
			es: 'En las fases 1 y 2 una L pasa a 2 por $80.'
		}
	},
	'6.14.8': {
		section: '6.14.8',
		gist: {
			en: 'When the limit falls, excess trains go to the bank pool, cheaper side up.',
			es: 'Si baja el límite, los trenes de más van a la reserva, con la cara barata.'
		}
	},
	'6.14.9': {
		section: '6.14.9',
		gist: {
			en: 'Over its limit the NdeM loses its cheapest train from the game.',
			es: 'Sobre su límite, NdeM pierde del juego su tren más barato.'
		}
	},
	'6.15.1': {
		section: '6.15.1',
		gist: {
			en: 'A company without a train must buy one.',
			es: 'Una compañía sin tren debe comprar uno.'
		}
	},
	'6.15.3': {
		section: '6.15.3',
		gist: {
			en: 'With the director’s help it is the cheapest train of the bank.',
			es: 'Con ayuda del director es el tren más barato del banco.'
		}
	},
	'6.15.4': {
		section: '6.15.4',
		gist: {
			en: 'The director never pays for another company’s train.',
			es: 'El director nunca paga un tren de otra compañía.'
		}
	},
	'6.15.5': {
		section: '6.15.5',
		gist: {
			en: 'The treasury pays first, then the director.',
			es: 'Primero paga la tesorería, luego el director.'
		}
	},
	'6.16.1': {
		section: '6.16.1',
		gist: {
			en: 'The director sells what is needed, never the directorship of this company.',
			es: 'El director vende lo necesario, nunca la dirección de esta compañía.'
		}
	},
	'6.16.2': {
		section: '6.16.2',
		gist: {
			en: 'What is still missing is lent; the debt is half as much again.',
			es: 'Lo que falta se presta; la deuda es la mitad más.'
		}
	},
	'6.17': {
		section: '6.17',
		gist: {
			en: 'One acquisition a turn, never in the first round of either company.',
			es: 'Una adquisición por turno, nunca en la primera ronda de una de las dos.'
		}
	},
	'6.18': {
		section: '6.18',
		gist: {
			en: 'The minor’s director gets twice its price in shares and cash, the major all it owns.',
			es: 'El director de la menor recibe el doble de su valor en acciones y dinero; la mayor, todo lo suyo.'
		}
	},
	'6.18.4': {
		section: '6.18.4',
		gist: {
			en: 'Shares taken may not pass the certificate limit.',
			es: 'Las acciones tomadas no pueden pasar el límite de títulos.'
		}
	},
	'6.18.5': {
		section: '6.18.5',
		gist: {
			en: 'Cash, trains, privates and cubes go to the major, excess trains to the pool; an exchange token is used while there are any.',
			es: 'Dinero, trenes, privadas y cubos van a la mayor; los trenes de más, a la reserva; se usa una ficha de canje mientras queden.'
		}
	},
	'6.18.6': {
		section: '6.18.6',
		gist: {
			en: 'Where the major has a station in that city already, its exchange token becomes available.',
			es: 'Donde la mayor ya tiene una estación en esa ciudad, su ficha de canje queda disponible.'
		}
	},
	'6.18.8': {
		section: '6.18.8',
		gist: {
			en: 'Of two special trains one leaves the game.',
			es: 'De dos trenes especiales uno sale del juego.'
		}
	},
	'6.19': {
		section: '6.19',
		gist: {
			en: 'From phase 5 a minor in a box costs $200; an exchange token is used while there are any.',
			es: 'Desde la fase 5 una menor en una casilla cuesta $200; se usa una ficha de canje mientras queden.'
		}
	},
	'6.20.1': {
		section: '6.20.1',
		gist: {
			en: 'Issued shares drop the price first and bring the price after the drop.',
			es: 'Las acciones emitidas bajan primero el valor y traen el valor ya bajado.'
		}
	},
	'6.20.2': {
		section: '6.20.2',
		gist: { en: 'No issue in the first turn.', es: 'Sin emisión en el primer turno.' }
	},
	'6.20.3': {
		section: '6.20.3',
		gist: {
			en: 'Shares are redeemed from the pool at the current price.',
			es: 'Las acciones se rescatan de la reserva a su valor actual.'
		}
	},
	'6.21.4': {
		section: '6.21.4',
		gist: {
			en: 'NdeM shareholders build in player order, without money.',
			es: 'Los accionistas de NdeM construyen por orden, sin dinero.'
		}
	},
	'6.21.5': {
		section: '6.21.5',
		gist: {
			en: 'The NdeM always pays in full; its marker jumps once per multiple of its price.',
			es: 'NdeM siempre paga todo; su marcador salta una vez por múltiplo de su valor.'
		}
	},
	'6.22.1': {
		section: '6.22.1',
		gist: {
			en: 'With the first 7/E the NdeM runs a last time and its shares are paid out.',
			es: 'Con el primer 7/E NdeM corre por última vez y se pagan sus acciones.'
		}
	},
	'6.22.2': {
		section: '6.22.2',
		gist: {
			en: 'Its stations are auctioned in player order until all pass.',
			es: 'Sus estaciones se subastan por orden hasta que todos pasan.'
		}
	},
	'6.22.3': {
		section: '6.22.3',
		gist: {
			en: 'A bidder’s company needs the cash and an exchange token.',
			es: 'La compañía de quien puja necesita el dinero y una ficha de canje.'
		}
	},
	'6.22.4': {
		section: '6.22.4',
		gist: {
			en: 'Bids are multiples of $10, at least the city’s value; who passes is out.',
			es: 'Las pujas son múltiplos de $10, al menos el valor de la ciudad; quien pasa queda fuera.'
		}
	},
	'6.22.5': {
		section: '6.22.5',
		gist: {
			en: 'Unsold stations stay; the round goes on with the next company.',
			es: 'Las estaciones sin vender quedan; la ronda sigue con la siguiente compañía.'
		}
	},
	'T-P1': {
		section: 'Company tables',
		gist: { en: 'P1 to P18 and what they bring.', es: 'P1 a P18 y lo que traen.' }
	},
	'T-P16': {
		section: 'Company tables, P16',
		gist: {
			en: 'P16 costs a company $10 a round; closing it drops the price a space.',
			es: 'P16 cuesta $10 por ronda a una compañía; cerrarla baja el valor una casilla.'
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

export type MxRule = keyof typeof rulebook;

/** Rule ids by name: an unknown section does not compile. */
export const R = Object.fromEntries(Object.keys(rulebook).map((id) => [id, id])) as {
	readonly [K in MxRule]: K;
};
