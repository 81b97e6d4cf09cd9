/** The catalogues are complete: every code, fact and label has words, and Spanish is Spanish. */
import { describe, expect, it } from 'vitest';
import { isOwn, titles, type CoreFact, type Language } from '$engine';
import {
	catalogues,
	describeDuty,
	describeFact,
	describePurpose,
	describeRefusal,
	languages,
	ruleGist,
	ruleLabel,
	type Catalogue
} from '$lib/text';
import { titleWords } from '$lib/titles-ui/registry';
import { coreFacts, dutyKinds, ownActions, ownFacts, refusalCodes } from './codes';
import { freshTable, mex } from './positions';
import { a } from '$lib/text/en/article';

const state = freshTable();
const details = {
	price: 6413,
	has: 20,
	least: 45,
	free: 30,
	short: 55,
	min: 20,
	max: 60,
	step: 10,
	percent: 40,
	company: 'CHI',
	player: 'p2',
	train: '4',
	limit: 11,
	count: 12,
	phase: '3',
	duty: 'discardTrain',
	action: 'own.jump'
};

describe('refusals', () => {
	const codes = refusalCodes();

	it('finds the codes in the engine', () => {
		expect(codes.length).toBeGreaterThan(60);
		expect(codes).toContainEqual({ title: null, code: 'duty-first' });
		for (const { id } of titles) expect(codes.some(({ title }) => title === id)).toBe(true);
	});

	it.each(languages)('every code has a sentence in %s', (language) => {
		const common: Readonly<Record<string, unknown>> = catalogues[language].refusals;
		const missing = codes.filter(({ title, code }) => {
			const own = title === null ? undefined : titleWords(title, language).refusals[code];
			return own === undefined && common[code] === undefined;
		});
		expect(missing).toEqual([]);
	});

	it.each(languages)('every sentence is whole in %s, with and without its figures', (language) => {
		for (const { code } of codes) {
			for (const given of [details, {}]) {
				const refusal = { code, kind: 'illegal', rule: '3.3a', details: given } as const;
				const text = describeRefusal(catalogues[language], mex(), state, refusal);
				expect(text).toMatch(/^[\p{Lu}¿$].*\.$|^ .*\.$/u);
				expect(text).not.toMatch(/undefined|NaN|null/);
			}
		}
	});

	it('names the figures that decided', () => {
		const say = (code: string, language: Language) =>
			describeRefusal(catalogues[language], mex(), state, {
				code,
				kind: 'impossible',
				rule: '3.2c1',
				details
			});
		expect(say('not-enough-money', 'en')).toBe('It costs $6,413, but only $20 is there.');
		expect(say('not-enough-money', 'es')).toBe('Cuesta $6,413, pero solo hay $20.');
		expect(say('train-order', 'en')).toBe('The next train for sale is a 4-train.');
		expect(say('over-sixty-percent', 'en')).toContain('60% of CHI; the buyer has 40%');
		expect(say('duty-first', 'en')).toBe('First: Bruno must answer.');
	});

	it('labels a rule with its section and gist', () => {
		expect(ruleLabel(mex(), '4.3.3a')).toBe('§4.3.3(a)');
		expect(ruleLabel(mex(), 'T1')).not.toMatch(/^§/);
		expect(ruleGist(catalogues.es, mex(), '4.3.3b')).toBe(
			mex().rulebook['4.3.3b']?.gist.es ?? 'missing'
		);
	});
});

const player = { name: 'Ana', bankrupt: false, away: false };
const spot = { cell: '1.7', price: 100 } as const;
const tokens = { left: 3, placed: 1, exchange: 0 };
const duty = {
	id: 'd',
	kind: 'setPar',
	player: 'p1',
	company: 'CHI',
	count: 1,
	choices: []
} as const;

/** One of each; a new type of fact does not compile until it has its sample here. */
const samples: { readonly [K in CoreFact['t']]: Extract<CoreFact, { readonly t: K }> } = {
	gameSetUp: { t: 'gameSetUp', state },
	moneyMoved: {
		t: 'moneyMoved',
		from: 'bank',
		to: 'p1',
		amount: 6413,
		purpose: 'dividend',
		about: 'PAC'
	},
	debtChanged: { t: 'debtChanged', player: 'p1', from: 0, to: 50 },
	certificateMoved: {
		t: 'certificateMoved',
		company: 'SPM',
		certificate: 'SPM-1',
		from: 'offering',
		to: 'p1'
	},
	certificateAdded: {
		t: 'certificateAdded',
		company: 'SPM',
		certificate: { id: 'SPM-x', percent: 5, president: false, place: 'p1' }
	},
	issuedChanged: { t: 'issuedChanged', company: 'SPM', from: 50, to: 100 },
	companyChanged: { t: 'companyChanged', company: 'SPM', from: 'minor', to: 'major' },
	deedMoved: { t: 'deedMoved', deed: 'A', from: 'offering', to: 'p1' },
	trainMoved: { t: 'trainMoved', train: '3-1', from: 'offering', to: 'PAC' },
	trainTurned: { t: 'trainTurned', train: '3-1', from: '3', to: '4' },
	trainMarked: { t: 'trainMarked', train: '4-1', obsolete: true },
	parSet: { t: 'parSet', company: 'CHI', from: null, to: 70 },
	markerMoved: {
		t: 'markerMoved',
		company: 'CHI',
		from: spot,
		to: { cell: '1.8', price: 110 },
		at: 0
	},
	markerFlipped: { t: 'markerFlipped', company: 'CHI', down: true },
	companyFloated: { t: 'companyFloated', company: 'CHI' },
	companyClosed: { t: 'companyClosed', company: 'A' },
	tokensChanged: { t: 'tokensChanged', company: 'CHI', from: tokens, to: { ...tokens, left: 2 } },
	runRecorded: {
		t: 'runRecorded',
		company: 'PAC',
		run: { revenue: 190, choice: 'pay', perTrain: [] }
	},
	mailRecorded: { t: 'mailRecorded', company: 'PAC', amount: 30 },
	turnCompleted: { t: 'turnCompleted', company: 'PAC' },
	phaseEntered: { t: 'phaseEntered', from: '3', to: '3½' },
	roundChanged: { t: 'roundChanged', to: { ...state.round, number: 3 } },
	turnChanged: { t: 'turnChanged', to: { kind: 'opening', player: 'p2' } },
	priorityMoved: { t: 'priorityMoved', from: 'p1', to: 'p2' },
	bidPlaced: { t: 'bidPlaced', deed: 'MIR', player: 'p1', from: null, to: 105 },
	bidsCleared: { t: 'bidsCleared', deed: 'MIR' },
	dutyRaised: { t: 'dutyRaised', duty },
	dutyMet: { t: 'dutyMet', duty: 'd' },
	limitChanged: { t: 'limitChanged', from: 19, to: 20 },
	playerChanged: { t: 'playerChanged', player: 'p1', from: player, to: { ...player, away: true } },
	orderChanged: { t: 'orderChanged', from: null, to: ['p2', 'p1', 'p3'] },
	seatsChanged: { t: 'seatsChanged', from: ['p1', 'p2', 'p3'], to: ['p2', 'p1', 'p3'] },
	endTriggered: {
		t: 'endTriggered',
		from: null,
		to: { reason: 'bank', stops: 'thisOperatingRound' }
	},
	gameEnded: { t: 'gameEnded', from: null, to: 'bankruptcy' },
	counted: { t: 'counted', holder: 'p1', expected: 91, counted: 96 }
};

describe('facts', () => {
	const { en, es } = catalogues;

	it('has a sample of every type in the save format', () => {
		expect(Object.keys(samples).sort()).toEqual([...new Set(coreFacts())].sort());
	});

	it.each(Object.values(samples).map((fact) => [fact.t, fact] as const))(
		'%s is described in both languages',
		(_, fact) => {
			const english = describeFact(en, mex(), state, fact);
			const spanish = describeFact(es, mex(), state, fact);
			expect(english).toMatch(/\S/);
			expect(english + spanish).not.toMatch(/undefined|NaN|null|p\d/);
			expect(spanish).not.toBe(english);
		}
	);

	it('carries amounts and names', () => {
		const say = (t: CoreFact['t'], words: Catalogue) =>
			describeFact(words, mex(), state, samples[t]);
		expect(say('moneyMoved', en)).toBe('The bank pays $6,413 to Ana: dividend PAC');
		expect(say('moneyMoved', es)).toBe('El banco paga $6,413 a Ana: reparto PAC');
		expect(say('certificateMoved', en)).toBe('SPM 10% from the Initial Offering to Ana');
		expect(say('certificateMoved', es)).toBe('SPM 10% pasa de la oferta inicial a Ana');
		expect(say('deedMoved', en)).toBe('Minor A from the Initial Offering to Ana');
		expect(say('markerMoved', en)).toBe('CHI’s marker from $100 to $110');
	});

	it.each(languages)('facts and actions of a title’s own have words in %s', (language) => {
		const missing = [
			...ownFacts().filter((f) => !(f.code in titleWords(f.title ?? '', language).facts)),
			...ownActions().filter((f) => !(f.code in titleWords(f.title ?? '', language).actions))
		];
		expect(ownFacts().length).toBeGreaterThan(3);
		expect(missing).toEqual([]);
	});

	it.each(languages)('every duty has words in %s', (language) => {
		const words = catalogues[language];
		const common: Readonly<Record<string, unknown>> = words.duties;
		expect(dutyKinds().length).toBeGreaterThan(4);
		for (const { title, code } of dutyKinds()) {
			expect(code in titleWords(title ?? '', language).duties || code in common, code).toBe(true);
			const text = describeDuty(words, mex(), state, { ...duty, kind: code });
			expect(text).not.toMatch(/undefined|p\d/);
		}
	});

	it('an unknown fact of a title’s own still says something', () => {
		const strange = { t: 'own.unheardOf' } as const;
		expect(isOwn(strange)).toBe(true);
		expect(describeFact(en, mex(), state, strange)).toContain('own.unheardOf');
	});

	it('purposes differ between the languages', () => {
		expect(describePurpose(en, 'mail')).toBe('mail contract');
		expect(describePurpose(es, 'mail')).toBe('contrato de correo');
	});
});

describe('English articles', () => {
	it('are heard, not seen: eight, eleven, eighteen, and letters that begin with a vowel', () => {
		const names = ['8+8-train', '8-train', '11', '18', 'L-train', 'LP-train', 'E-train'];
		expect(names.map(a)).toEqual(names.map((name) => `an ${name}`));
		const others = ['2-train', '1', '110', '4D-train', 'Pullman', 'P+-train', '3/2-train'];
		expect(others.map(a)).toEqual(others.map((name) => `a ${name}`));
	});
});
