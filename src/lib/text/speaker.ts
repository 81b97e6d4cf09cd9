/** Names of everything on the table, in one language and with one title's words. */
import {
	certificatesOf,
	findTrain,
	isPlayer,
	type Certificate,
	type CertificateId,
	type CompanyId,
	type DeedId,
	type Place,
	type State,
	type Title,
	type TrainId,
	type TrainType
} from '$engine';
import { titleWords } from '$lib/titles-ui/registry';
import type { Catalogue } from './catalogue';
import { formatMoney, formatPercent, formatSignedMoney } from './money';
import type { PlaceWords, Thing, TitleWords } from './title-words';

export interface Speaker {
	readonly words: Catalogue;
	/** Words of the title. */
	readonly own: TitleWords;
	readonly title: Title;
	readonly state: State;
	money(amount: number): string;
	signed(amount: number): string;
	percent(value: number): string;
	/** Whoever holds money: bank, player, company. */
	holder(id: string): string;
	/** The same at the beginning of a sentence: "the bank". */
	subject(id: string): string;
	/** Where a thing lies: a holder or one of the title's places, which may depend on the thing. */
	place(place: Place, thing?: Thing): string;
	/** "from the Open Market", "from Ana". */
	from(place: Place, thing?: Thing): string;
	/** "to the Open Market", "to Ana". */
	to(place: Place, thing?: Thing): string;
	/** Where a train lies: new ones may have a place of their own. */
	depot(place: Place, type?: TrainType): string;
	fromDepot(place: Place, type?: TrainType): string;
	company(id: CompanyId): string;
	deed(id: DeedId): string;
	/** "3-train". */
	train(type: TrainType): string;
	trainById(id: TrainId): string;
	/** "SPM 10%"; the president's certificate is named as such. */
	certificate(company: CompanyId, certificate: CertificateId): string;
	/** The same for a certificate that the state need not know. */
	share(company: CompanyId, certificate: Pick<Certificate, 'percent' | 'president'>): string;
	/** "Ana, Bruno and Carla". */
	list(names: readonly string[]): string;
	/** One of them: "CHI or MC". */
	either(names: readonly string[]): string;
}

type NamedPlace = 'offering' | 'reserve' | 'pool' | 'removed';

function namedPlace(
	title: Title,
	own: TitleWords,
	place: Place,
	thing: Thing | null
): PlaceWords | null {
	const places: Readonly<Record<NamedPlace, PlaceWords>> = own;
	switch (place) {
		case 'offering':
			return unsoldPlace(title, own, thing);
		case 'reserve':
		case 'pool':
		case 'removed':
			return places[place];
		default:
			return null;
	}
}

/** Minors are sold as privates are, from where those lie. */
function unsoldPlace(title: Title, own: TitleWords, thing: Thing | null): PlaceWords {
	switch (thing?.kind) {
		case 'train':
			return (thing.type === null ? null : own.depotOf?.(thing.type)) ?? own.depot ?? own.offering;
		case 'deed':
			return own.packet ?? own.offering;
		case 'share': {
			const minor = cardOf(title, thing.company)?.kind === 'minor';
			return minor ? (own.packet ?? own.offering) : own.offering;
		}
		default:
			return own.offering;
	}
}

const cardOf = (title: Title, id: CompanyId) =>
	title.tables.companies.find((company) => company.id === id);

/** Company letters; minors are called so, because a lone letter says little. */
function companyName(title: Title, own: TitleWords, id: CompanyId): string {
	return cardOf(title, id)?.kind === 'minor' ? `${own.minor} ${id}` : id;
}

function shareName(
	say: Speaker,
	company: CompanyId,
	{ percent, president }: Pick<Certificate, 'percent' | 'president'>
): string {
	const { things } = say.words;
	if (president && percent === 100) {
		return things.onlyCertificate({ company, president: say.own.presidentCertificate });
	}
	const share = { company, percent: say.percent(percent) };
	return president
		? things.presidentCertificate({ ...share, president: say.own.presidentCertificate })
		: things.certificate(share);
}

function certificateName(say: Speaker, company: CompanyId, id: CertificateId): string {
	const found = certificatesOf(say.state, company).find((c) => c.id === id);
	return found === undefined ? company : shareName(say, company, found);
}

const listFormats = new Map<string, Intl.ListFormat>();

/** One for each language: making them is slow. */
function lists(locale: string, type: 'conjunction' | 'disjunction'): Intl.ListFormat {
	const key = `${locale} ${type}`;
	const made = listFormats.get(key) ?? new Intl.ListFormat(locale, { type });
	listFormats.set(key, made);
	return made;
}

export function speaker(words: Catalogue, title: Title, state: State): Speaker {
	const own = titleWords(title.id, words.language);
	const { things } = words;
	const company = (id: CompanyId) => companyName(title, own, id);
	const joined = (names: readonly string[], type: 'conjunction' | 'disjunction') =>
		names.length === 1 ? (names[0] ?? '') : lists(words.locale, type).format(names);
	const holder = (id: string): string => {
		if (id === 'bank') return things.bank;
		if (id === 'outside') return own.outside ?? things.outside;
		return isPlayer(id) ? (state.players[id]?.name ?? id) : company(id);
	};
	const named = (place: Place, thing?: Thing) => namedPlace(title, own, place, thing ?? null);
	const say: Speaker = {
		words,
		own,
		title,
		state,
		money: (amount) => formatMoney(amount, title.currency),
		signed: (amount) => formatSignedMoney(amount, title.currency),
		percent: (value) => formatPercent(value),
		holder,
		subject: (id) => (id === 'bank' ? things.theBank : holder(id)),
		place: (place, thing) => named(place, thing)?.name ?? holder(place),
		from: (place, thing) =>
			place === 'bank'
				? things.fromBank
				: (named(place, thing)?.from ?? things.fromHolder({ who: holder(place) })),
		to: (place, thing) =>
			place === 'bank'
				? things.toBank
				: (named(place, thing)?.to ?? things.toHolder({ who: holder(place) })),
		depot: (place, type) => say.place(place, { kind: 'train', type: type ?? null }),
		fromDepot: (place, type) => say.from(place, { kind: 'train', type: type ?? null }),
		company,
		deed: (id) => {
			const named = own.deed?.(id) ?? null;
			if (named !== null) return named;
			const minor = title.tables.deeds.find((deed) => deed.id === id)?.minor ?? null;
			return minor === null ? id : company(minor);
		},
		train: (type) => things.train({ type }),
		trainById: (id) => things.train({ type: findTrain(state, id)?.type ?? id }),
		certificate: (id, certificate) => certificateName(say, id, certificate),
		share: (id, certificate) => shareName(say, id, certificate),
		list: (names) => joined(names, 'conjunction'),
		either: (names) => joined(names, 'disjunction')
	};
	return say;
}

/** The first letter in capitals, for a line that begins with a common noun. */
export function sentence(text: string): string {
	return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
