/** What 18MEX calls things, and sentences for what only it has: the merger, Copper Canyon, MNR. */
import type { Duty } from '$engine';
import type { Figures } from '$lib/text/figures';
import { neutralWords } from '$lib/text/neutral-words';
import { field, whole } from '$lib/text/own-fields';
import type { Speaker } from '$lib/text/speaker';
import type { TitleWords, TitleWordsByLanguage } from '$lib/text/title-words';
import { cardboardEn, cardboardEs } from './cardboard';
import { kindsEn, kindsEs } from './kinds';
import { trainRuleEn, trainRuleEs } from './train-rules';

const companiesOf = (say: Speaker, duty: Duty, or: string): string =>
	duty.choices.map((id) => say.company(id)).join(or);

const NDM = 'NdM';

const en: TitleWords = {
	...neutralWords.en,
	offering: {
		name: 'Initial Offering',
		short: 'IPO',
		from: 'from the Initial Offering',
		to: 'to the Initial Offering'
	},
	reserve: {
		name: 'trade-in box',
		short: 'trade-in',
		from: 'from the trade-in box',
		to: 'to the trade-in box'
	},
	pool: {
		name: 'Open Market',
		short: 'Open',
		from: 'from the Open Market',
		to: 'to the Open Market'
	},
	operatedMarkers: 'faceDown',
	trainRule: trainRuleEn,
	cardboard: cardboardEn,
	setUpBesides: () => [
		'CHI 10% beside private #6, NdM’s president’s certificate beside private #7',
		'Trade-in box: NdM 10%, two NdM 5%, UdY 10%'
	],
	refusals: {
		'pool-full': (f: Figures) =>
			`The Open Market may hold 50% of ${f.company} and already has ${f.percent}.`,
		'over-sixty-percent': (f: Figures) =>
			`Nobody may hold more than 60% of ${f.company}; the buyer has ${f.percent}.`,
		'must-take-first-private': () => 'Private #1 now costs nothing and must be taken first.',
		'ndm-closed': () => 'NdM shares may only be bought from phase 3½.',
		'no-half': () => 'Only minors split; a major pays all of its revenue or withholds all of it.',
		'tile-gone': () => 'The Copper Canyon tile has been laid or is out of the game.',
		'not-eligible': () => 'This company may not merge into NdM now.'
	},
	short: { 'ndm-closed': 'from phase 3½' },
	actions: {
		'own.answerMerger': (say, action) =>
			field(action, 'company') === ''
				? `${say.holder(field(action, 'player'))} declines the merger`
				: `${say.holder(field(action, 'player'))} merges ${say.company(field(action, 'company'))} into NdM`,
		'own.chooseMerger': (say, action) =>
			`${say.holder(field(action, 'player'))} chooses ${say.company(field(action, 'company'))} to merge into NdM`,
		'own.placeExchange': (say, action) =>
			`NdM places ${whole(action, 'placed')} exchange ${whole(action, 'placed') === 1 ? 'token' : 'tokens'}`,
		'own.makeUp': (say, action) =>
			field(action, 'halves') === 'true'
				? `${say.holder(field(action, 'player'))} gives two 5% certificates for the presidency`
				: `${say.holder(field(action, 'player'))} gives 10% certificates for the presidency`,
		'own.layCopperCanyon': (say, action) =>
			`${say.company(field(action, 'company'))} lays the Copper Canyon tile`,
		'own.coverCopperCanyon': (say, action) =>
			`${say.company(field(action, 'company'))} pays ${say.money(whole(action, 'amount'))} for an ordinary tile in Copper Canyon`,
		'own.playTieBreak': () => 'One more operating round breaks the tie'
	},
	kinds: kindsEn,
	facts: {
		'own.copperCanyon': (_, fact) =>
			({
				laid: 'The Copper Canyon tile is laid',
				lost: 'The Copper Canyon tile is out of the game'
			})[field(fact, 'to')] ?? 'The Copper Canyon tile is available',
		'own.merged': (say, fact) =>
			field(fact, 'to') === 'none'
				? 'There is no NdM merger'
				: `${say.company(field(fact, 'to'))} merges into NdM`,
		'own.minorsClosing': (_, fact) =>
			field(fact, 'to') === 'true'
				? 'Minors close when the next stock round begins'
				: 'Minors no longer wait to close',
		'own.tieBreak': (_, fact) =>
			field(fact, 'to') === 'true' ? 'A tie-break round is played' : 'No tie-break round is played'
	},
	duties: {
		mergerOffer: (say, duty) =>
			`${say.holder(duty.player)} is asked: merge ${companiesOf(say, duty, ' or ')} into ${NDM}?`,
		mergerChoice: (say, duty) =>
			`${say.holder(duty.player)} chooses which company merges into ${NDM}: ${companiesOf(say, duty, ' or ')}`,
		exchangeTokens: (say, duty) =>
			`${say.holder(duty.player)}: how many of ${companiesOf(say, duty, ' or ')}’s stations become ${NDM}’s (at most ${duty.count})?`,
		makeUp: (say, duty) =>
			`${say.holder(duty.player)} chooses which certificates to give for the presidency of ${duty.company ?? NDM}`
	},
	ends: { price: 'a share price has reached $200' }
};

const es: TitleWords = {
	...neutralWords.es,
	offering: {
		name: 'Oferta inicial',
		short: 'Oferta',
		from: 'de la oferta inicial',
		to: 'a la oferta inicial'
	},
	reserve: {
		name: 'caja de canje',
		short: 'canje',
		from: 'de la caja de canje',
		to: 'a la caja de canje'
	},
	pool: {
		name: 'Mercado abierto',
		short: 'Abierto',
		from: 'del mercado abierto',
		to: 'al mercado abierto'
	},
	operatedMarkers: 'faceDown',
	trainRule: trainRuleEs,
	cardboard: cardboardEs,
	setUpBesides: () => [
		'CHI 10% junto a la privada n.º 6, el título de presidente de NdM junto a la n.º 7',
		'Caja de canje: NdM 10%, dos NdM 5%, UdY 10%'
	],
	refusals: {
		'pool-full': (f: Figures) =>
			`El mercado abierto admite el 50% de ${f.company} y ya tiene el ${f.percent}.`,
		'over-sixty-percent': (f: Figures) =>
			`Nadie puede tener más del 60% de ${f.company}; quien compra tiene el ${f.percent}.`,
		'must-take-first-private': () => 'La privada n.º 1 ya es gratis y hay que tomarla primero.',
		'ndm-closed': () => 'Las acciones de NdM solo se compran desde la fase 3½.',
		'no-half': () =>
			'Solo las menores dividen; una mayor reparte todo su ingreso o lo retiene todo.',
		'tile-gone': () => 'La loseta de la Barranca del Cobre ya está colocada o fuera del juego.',
		'not-eligible': () => 'Esta compañía no puede fusionarse ahora con NdM.'
	},
	short: { 'ndm-closed': 'desde fase 3½' },
	actions: {
		'own.answerMerger': (say, action) =>
			field(action, 'company') === ''
				? `${say.holder(field(action, 'player'))} rechaza la fusión`
				: `${say.holder(field(action, 'player'))} fusiona ${say.company(field(action, 'company'))} con NdM`,
		'own.chooseMerger': (say, action) =>
			`${say.holder(field(action, 'player'))} elige ${say.company(field(action, 'company'))} para la fusión con NdM`,
		'own.placeExchange': (say, action) =>
			`NdM coloca ${whole(action, 'placed')} ${whole(action, 'placed') === 1 ? 'ficha' : 'fichas'} de canje`,
		'own.makeUp': (say, action) =>
			field(action, 'halves') === 'true'
				? `${say.holder(field(action, 'player'))} entrega dos títulos del 5% por la presidencia`
				: `${say.holder(field(action, 'player'))} entrega títulos del 10% por la presidencia`,
		'own.layCopperCanyon': (say, action) =>
			`${say.company(field(action, 'company'))} coloca la loseta de la Barranca del Cobre`,
		'own.coverCopperCanyon': (say, action) =>
			`${say.company(field(action, 'company'))} paga ${say.money(whole(action, 'amount'))} por una loseta normal en la Barranca del Cobre`,
		'own.playTieBreak': () => 'Una ronda de operación más deshace el empate'
	},
	kinds: kindsEs,
	facts: {
		'own.copperCanyon': (_, fact) =>
			({
				laid: 'La loseta de la Barranca del Cobre está colocada',
				lost: 'La loseta de la Barranca del Cobre sale del juego'
			})[field(fact, 'to')] ?? 'La loseta de la Barranca del Cobre está disponible',
		'own.merged': (say, fact) =>
			field(fact, 'to') === 'none'
				? 'No hay fusión con NdM'
				: `${say.company(field(fact, 'to'))} se fusiona con NdM`,
		'own.minorsClosing': (_, fact) =>
			field(fact, 'to') === 'true'
				? 'Las menores cierran al empezar la próxima ronda de bolsa'
				: 'Las menores ya no esperan para cerrar',
		'own.tieBreak': (_, fact) =>
			field(fact, 'to') === 'true'
				? 'Se juega una ronda de desempate'
				: 'No se juega ronda de desempate'
	},
	duties: {
		mergerOffer: (say, duty) =>
			`Pregunta a ${say.holder(duty.player)}: ¿fusionar ${companiesOf(say, duty, ' o ')} con ${NDM}?`,
		mergerChoice: (say, duty) =>
			`${say.holder(duty.player)} elige qué compañía se fusiona con ${NDM}: ${companiesOf(say, duty, ' o ')}`,
		exchangeTokens: (say, duty) =>
			`${say.holder(duty.player)}: ¿cuántas estaciones de ${companiesOf(say, duty, ' o ')} pasan a ${NDM} (${duty.count} como máximo)?`,
		makeUp: (say, duty) =>
			`${say.holder(duty.player)} elige qué títulos entrega por la presidencia de ${duty.company ?? NDM}`
	},
	ends: { price: 'el valor de una acción ha llegado a $200' }
};

export const words: TitleWordsByLanguage = { en, es };
