/** The rulebook of 18OE: rule ids, their sections and a gist in our own words. */
import type { RuleEntry, Rulebook } from '../../core/title';

function rule(section: string, en: string, es: string): RuleEntry {
	return { section, gist: { en, es } };
}

export const rulebook = {
	'3.1': rule(
		'3.1',
		'The bank plays with £54,000; the remainder cash waits for the end.',
		'El banco juega con £54,000; el dinero restante espera al final.'
	),
	'3.2': rule(
		'3.2',
		'Seats stay; the priority deal passes left after each action.',
		'Los sitios no cambian; la prioridad pasa a la izquierda tras cada acción.'
	),
	'3.3': rule(
		'3.3',
		'The capital is divided equally and rounded up to the next £5.',
		'El capital se reparte por igual, redondeado a los £5 siguientes.'
	),
	'4.1': rule(
		'4.1',
		'Too many certificates: sell stock or close privates at the first chance.',
		'Demasiados títulos: vender acciones o cerrar privadas a la primera ocasión.'
	),
	'4.2': rule(
		'4.2',
		'A player may own a whole railroad, but buying above 60% is restricted.',
		'Se puede poseer todo un ferrocarril, pero comprar más del 60% está limitado.'
	),
	'4.3': rule(
		'4.3',
		'A new major’s marker starts on the red bordered square of its par.',
		'El marcador de una mayor nueva empieza en la casilla roja de su par.'
	),
	'4.4': rule(
		'4.4',
		'Dividend of at least the share value: RIGHT; less: no move; none: LEFT.',
		'Dividendo de al menos el valor: DERECHA; menos: quieto; nada: IZQUIERDA.'
	),
	'5.1.2': rule(
		'5.1.2',
		'The concessions are the first ten float actions.',
		'Las concesiones son las diez primeras acciones de fundar.'
	),
	'5.1.3': rule(
		'5.1.3',
		'Until 18 regionals and all 12 minors have floated.',
		'Hasta que 18 regionales y las 12 menores estén fundadas.'
	),
	'5.1.4': rule(
		'5.1.4',
		'From then on majors float and secondary shares are sold.',
		'Desde entonces se fundan mayores y se venden acciones secundarias.'
	),
	'5.1.5': rule(
		'5.1.5',
		'In the Consolidation all minors and regionals leave the game.',
		'En la consolidación desaparecen todas las menores y regionales.'
	),
	'5.2': rule(
		'5.2',
		'The first train of a level begins its phase: limits, rust, colours.',
		'El primer tren de un nivel empieza su fase: límites, óxido, colores.'
	),
	'6.1': rule(
		'6.1',
		'A face-up private pays before each operating round; used or closed it does not.',
		'Una privada abierta paga antes de cada ronda de operación; usada o cerrada, no.'
	),
	'6.2': rule(
		'6.2',
		'A minor costs 120 and has two stations, the second for 20.',
		'Una menor cuesta 120 y tiene dos estaciones, la segunda por 20.'
	),
	'6.3': rule(
		'6.3',
		'Ten concessions give the first ten actions, in numerical order.',
		'Diez concesiones dan las diez primeras acciones, en orden numérico.'
	),
	'7': rule(
		'7',
		'Buy from the top row, bid on a lower one, or pass.',
		'Comprar de la fila superior, pujar en otra más baja o pasar.'
	),
	'7a': rule(
		'7',
		'A new top row: single bids are bought, several bids are auctioned.',
		'Fila nueva arriba: una sola puja compra, varias se subastan.'
	),
	'7b': rule(
		'7',
		'All pass: privates pay and the top row falls by 5; at 0 it must be taken.',
		'Todos pasan: cobran las privadas y la fila superior baja 5; a 0 hay que tomarla.'
	),
	'7.1': rule(
		'7.1',
		'A minor’s price goes into its treasury, at most 180; a higher bid opens an auction for all.',
		'El precio de una menor va a su tesorería, hasta 180; una puja mayor abre subasta para todos.'
	),
	'8': rule(
		'8',
		'The first stock round lasts until all minors have floated and all pass.',
		'La primera ronda de bolsa dura hasta fundar todas las menores y que todos pasen.'
	),
	'8.1': rule(
		'8.1',
		'With a concession: float a minor or a regional; par one only if neither is possible.',
		'Con una concesión: fundar menor o regional; fijar par solo si no es posible.'
	),
	'8.2': rule(
		'8.2',
		'Float, buy a parred regional, remove one, or pass without unfloated minors.',
		'Fundar, comprar una regional con par, retirar una, o pasar sin menores pendientes.'
	),
	'8.3': rule(
		'8.3',
		'Major phase: secondary shares, majors, level 3 trains, trades of trains.',
		'Fase mayor: acciones secundarias, mayores, trenes 3, trenes entre ferrocarriles.'
	),
	'8.4': rule(
		'8.4',
		'Once in the first stock round a player may reserve a regional’s secondary share.',
		'Una vez en la primera ronda se puede reservar una acción secundaria de una regional.'
	),
	'9.1': rule(
		'9.1',
		'A minor takes a chit of its home zone and pays that zone’s home cost.',
		'Una menor toma una ficha de su zona y paga el coste de su estación de origen.'
	),
	'9.2': rule(
		'9.2',
		'A regional gets twice its par and pays its home station.',
		'Una regional recibe dos veces su par y paga su estación de origen.'
	),
	'9.3': rule(
		'9.3',
		'A regional expands: same par letter, six more shares and stations.',
		'Una regional se amplía: misma letra de par, seis acciones y estaciones más.'
	),
	'9.4': rule(
		'9.4',
		'A national: cash to the bank, treasury shares to the Open Market, only trains stay.',
		'Una nacional: dinero al banco, acciones propias al mercado; solo quedan los trenes.'
	),
	'9.5': rule(
		'9.5',
		'An abandoned minor’s charter goes to the Open Market, its cash to the bank.',
		'La carta de una menor abandonada va al mercado abierto, su dinero al banco.'
	),
	'10': rule(
		'10',
		'A turn: one private action, then one stock action or pass.',
		'Un turno: una acción de privada y luego una acción de bolsa o pasar.'
	),
	'10.1': rule(
		'10.1',
		'Sell at the value when the action began; DOWN once a share; at most 50% in the market.',
		'Se vende al valor inicial; baja una vez por acción; máximo 50% en el mercado.'
	),
	'10.2': rule(
		'10.2',
		'Buy one: par or value to the treasury, value to the bank; above 60% double, president only.',
		'Comprar una: par o valor a la tesorería, valor al banco; sobre 60% doble, solo presidente.'
	),
	'10.3': rule(
		'10.3',
		'Whoever holds more than the president takes over; ties to the left.',
		'Quien tiene más que el presidente lo sustituye; empates a la izquierda.'
	),
	'10.4': rule(
		'10.4',
		'Players trade minors and face-up privates for cash.',
		'Los jugadores cambian menores y privadas abiertas por dinero.'
	),
	'10.5': rule(
		'10.5',
		'A minor merges for one share; one minor a railroad in each stock round.',
		'Una menor se fusiona por una acción; una por ferrocarril en cada ronda.'
	),
	'10.6': rule(
		'10.6',
		'Consolidation: no pass with duties open; offers for minors left over.',
		'Consolidación: no se pasa con deberes; ofertas por las menores sobrantes.'
	),
	'10.7': rule(
		'10.7',
		'At the end: sold-out markers UP, par markers of majors leave.',
		'Al final: suben los agotados y salen los marcadores de par de las mayores.'
	),
	'11': rule(
		'11',
		'Privates pay, then minors and regionals, then majors and nationals by value.',
		'Cobran las privadas, luego menores y regionales, luego mayores y nacionales por valor.'
	),
	'11.1': rule(
		'11.1',
		'Tile points: 3, 3, 6 and 9; yellow 1, upgrades 2, metropolises double.',
		'Puntos de loseta: 3, 3, 6 y 9; amarilla 1, mejoras 2, metrópolis doble.'
	),
	'11.1.5': rule(
		'11.1.5',
		'Construction fees; 20% off in some zones, rounded for the railroad.',
		'Costes de construcción; 20% menos en algunas zonas, redondeo a favor.'
	),
	'11.1.6': rule(
		'11.1.6',
		'Track across water: 5 a ferry distance, 10 a sea zone.',
		'Vía sobre el agua: 5 por distancia de transbordador, 10 por zona marítima.'
	),
	'11.1.8': rule(
		'11.1.8',
		'The first tile on a patronage hex earns the printed amount.',
		'La primera loseta en un hexágono de patrocinio cobra lo impreso.'
	),
	'11.2': rule(
		'11.2',
		'One station a turn, any charter slot, at the slot’s cost.',
		'Una estación por turno, de cualquier casilla, a su coste.'
	),
	'11.2.1': rule(
		'11.2.1',
		'Stations across water: 20 a ferry distance, 40 a sea zone.',
		'Estaciones sobre el agua: 20 por distancia, 40 por zona marítima.'
	),
	'11.2.2': rule(
		'11.2.2',
		'The ferry place at Lille opens in phase 5.',
		'El sitio del transbordador en Lille se abre en la fase 5.'
	),
	'11.3.2': rule(
		'11.3.2',
		'A train’s level is its number; 4D is level 7, 5D level 8.',
		'El nivel de un tren es su número; 4D es 7, 5D es 8.'
	),
	'11.3.5': rule(
		'11.3.5',
		'A major may own one port authority, for 125.',
		'Una mayor puede tener una autoridad portuaria, por 125.'
	),
	'11.3.9': rule(
		'11.3.9',
		'Revenue: cities and red zones, towns, D trains double, Pullman 10 a level.',
		'Ingresos: ciudades y zonas rojas, pueblos, D dobla, Pullman 10 por nivel.'
	),
	'11.3.10': rule(
		'11.3.10',
		'A national counts places up to its capacity, then 60 a city and 10 a town.',
		'Una nacional cuenta lugares hasta su capacidad, luego 60 por ciudad y 10 por pueblo.'
	),
	'11.4': rule(
		'11.4',
		'Pay, half or withhold; each recipient is rounded up once.',
		'Pagar, mitad o retener; cada receptor se redondea una vez hacia arriba.'
	),
	'11.5': rule(
		'11.5',
		'A station of a sister major: slot cost to the bank, 20, 40 or 60 to the seller.',
		'Estación de otra mayor propia: coste al banco, 20, 40 o 60 a la vendedora.'
	),
	'11.6': rule(
		'11.6',
		'Trains from the Works in order of level, the Open Market or other railroads.',
		'Trenes de la fábrica por nivel, del mercado o de otros ferrocarriles.'
	),
	'11.6.1': rule(
		'11.6.1',
		'Each railroad buys its reserved 2+2 in its first turn, before other trains.',
		'Cada ferrocarril compra su 2+2 reservado en su primer turno, antes que otros.'
	),
	'11.6.2': rule(
		'11.6.2',
		'One Pullman each: 150, of which M gets a royalty of 15 from the bank.',
		'Un Pullman cada uno: 150; M recibe 15 del banco.'
	),
	'11.6.3': rule(
		'11.6.3',
		'Rusted and excess trains leave at the end of the buy-trains step.',
		'Los trenes oxidados y sobrantes salen al final del paso de compra.'
	),
	'11.6.4': rule(
		'11.6.4',
		'A major without a train: the president adds cash for the cheapest, or it becomes a national.',
		'Mayor sin tren: el presidente pone dinero para el más barato, o se nacionaliza.'
	),
	'11.6.5': rule(
		'11.6.5',
		'First-round insolvency: the railroad goes to the Open Market, its president is paid back.',
		'Insolvencia inicial: el ferrocarril va al mercado, su presidente recupera el valor.'
	),
	'11.6.6': rule(
		'11.6.6',
		'Nationals take rusted trains for nothing and upgrade with trains of sister majors.',
		'Las nacionales toman trenes oxidados gratis y mejoran con trenes de mayores propias.'
	),
	'11.7': rule(
		'11.7',
		'A major trades its own shares with the Open Market, or buys an abandoned minor for 60.',
		'Una mayor negocia sus acciones con el mercado, o compra una menor abandonada por 60.'
	),
	'12': rule(
		'12',
		'The Orient Express adds 30, 60 or 100 to one train of a major.',
		'El Orient Express añade 30, 60 o 100 a un tren de una mayor.'
	),
	'12.1': rule(
		'12.1',
		'Level 2 to 4 trains may be combined for it; a Pullman counts one part.',
		'Los trenes de nivel 2 a 4 se combinan para ello; el Pullman cuenta una parte.'
	),
	'12.2': rule(
		'12.2',
		'The first time: its revenue again to the treasury, or RIGHT three times.',
		'La primera vez: su ingreso otra vez a la tesorería, o DERECHA tres veces.'
	),
	'13': rule(
		'13',
		'The end: the bank breaks before level 8, or the rounds after the first level 8 train.',
		'El final: quiebra del banco antes del nivel 8, o las rondas tras el primer tren 8.'
	),
	'13.1': rule(
		'13.1',
		'Cash, stock at share value, face-up privates at face value.',
		'Dinero, acciones a su valor, privadas abiertas a su valor nominal.'
	),
	'14.3': rule(
		'14.3',
		'Wien Südbahnhof: one station without its charter cost.',
		'Wien Südbahnhof: una estación sin su coste.'
	),
	'14.4': rule(
		'14.4',
		'Barclay: new par, a share in custody, or no DOWN for one railroad this round.',
		'Barclay: nuevo par, una acción en custodia, o sin bajar un ferrocarril esta ronda.'
	),
	'14.5': rule(
		'14.5',
		'Star Harbor: a free token in a port city.',
		'Star Harbor: una ficha gratis en una ciudad portuaria.'
	),
	'14.6': rule(
		'14.6',
		'Central Circle: a free token in a city without port.',
		'Central Circle: una ficha gratis en una ciudad sin puerto.'
	),
	'14.7': rule(
		'14.7',
		'White Cliffs: a station on the ferry place of Lille from phase 5.',
		'White Cliffs: una estación en el transbordador de Lille desde la fase 5.'
	),
	'14.8': rule(
		'14.8',
		'Hochberg: a town of 10, 20, 40 or 60 on a rough hex.',
		'Hochberg: un pueblo de 10, 20, 40 o 60 en terreno difícil.'
	),
	'14.9': rule(
		'14.9',
		'Brandt: four tokens, two a round, free yellow tiles on rough hexes.',
		'Brandt: cuatro fichas, dos por ronda, losetas amarillas gratis en terreno difícil.'
	),
	'14.10': rule(
		'14.10',
		'Swift Metropolitan: one rusted 2+2 runs for good, outside the limit.',
		'Swift Metropolitan: un 2+2 oxidado corre siempre, fuera del límite.'
	),
	'15.1': rule(
		'15.1',
		'Minor A: once merged the bank pays the major its share value.',
		'Menor A: al fusionarse el banco paga a la mayor su valor.'
	),
	'15.2': rule(
		'15.2',
		'Minor B: upgrades without cities cost one tile point.',
		'Menor B: mejoras sin ciudad cuestan un punto.'
	),
	'15.3': rule(
		'15.3',
		'Minor C: first, last or normal place in each operating round.',
		'Menor C: primera, última o su lugar en cada ronda de operación.'
	),
	'15.4': rule(
		'15.4',
		'Minor D: a token worth 20, from phase 5 another worth 40.',
		'Menor D: una ficha de 20, desde la fase 5 otra de 40.'
	),
	'15.5': rule(
		'15.5',
		'Minor E: 33% off blue fees, one more tile point on blue hexes.',
		'Menor E: 33% menos en azul y un punto más en hexágonos azules.'
	),
	'15.6': rule(
		'15.6',
		'Minor F: 33% off green fees, one more tile point on green hexes.',
		'Menor F: 33% menos en verde y un punto más en hexágonos verdes.'
	),
	'15.7': rule('15.7', 'Minor G: two more tile points.', 'Menor G: dos puntos de loseta más.'),
	'15.8': rule(
		'15.8',
		'Minor H: fewer sea zones count for its trains.',
		'Menor H: menos zonas marítimas cuentan para sus trenes.'
	),
	'15.9': rule(
		'15.9',
		'Minor J: trains and Pullmans cost 10% less.',
		'Menor J: trenes y Pullman cuestan un 10% menos.'
	),
	'15.10': rule(
		'15.10',
		'Minor K: 20, 40, 50 or 60 from the bank before each operating round.',
		'Menor K: 20, 40, 50 o 60 del banco antes de cada ronda de operación.'
	),
	'15.11': rule(
		'15.11',
		'Minor L: one train runs one city and one town further.',
		'Menor L: un tren llega a una ciudad y un pueblo más.'
	),
	'15.12': rule(
		'15.12',
		'Minor M: sells Pullmans from phase 4 and owns one for nothing.',
		'Menor M: vende Pullman desde la fase 4 y tiene uno gratis.'
	),
	T1: rule(
		'Table 1',
		'Zones, chits, home costs; the fourth crowded chit removes the rest.',
		'Zonas, fichas, costes; la cuarta ficha concurrida retira las demás.'
	),
	banker: rule(
		'Banker',
		'Agreed at the table and booked by the banker.',
		'Acordado en la mesa y anotado por el banquero.'
	)
} as const satisfies Rulebook;

export type OeRule = keyof typeof rulebook;

/** Rule ids by name: an unknown section does not compile. */
export const R = Object.fromEntries(Object.keys(rulebook).map((id) => [id, id])) as {
	readonly [K in OeRule]: K;
};
