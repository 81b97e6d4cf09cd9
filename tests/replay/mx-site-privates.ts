/** Privates of 1822MX in the way of the recorded games: income, acquisition, use. */
import { pick } from './mx-site-decks';
import type { SiteGame } from './mx-site-game';
import type { SiteCorp } from './mx-site';
import { SPECIALS } from './mx-site-trains';

interface Card {
	readonly phase: number;
	readonly minors: boolean;
	/** What it turns into. */
	readonly train?: string;
}
const CARDS: Readonly<Record<string, Card>> = {
	P1: { phase: 5, minors: false, train: '5P' },
	P2: { phase: 2, minors: false, train: '2P' },
	P3: { phase: 1, minors: true, train: '3/2P' },
	P4: { phase: 1, minors: true, train: 'LP' },
	P5: { phase: 3, minors: true, train: 'P+' },
	P6: { phase: 3, minors: true, train: 'P+' },
	P7: { phase: 3, minors: false },
	P8: { phase: 1, minors: true },
	P9: { phase: 3, minors: true },
	P10: { phase: 1, minors: true },
	P11: { phase: 1, minors: true },
	P12: { phase: 1, minors: true },
	P13: { phase: 1, minors: true },
	P14: { phase: 3, minors: false },
	P15: { phase: 3, minors: false },
	P16: { phase: 2, minors: false },
	P17: { phase: 2, minors: true },
	P18: { phase: 3, minors: false }
};
const IMPORTS = [0, 0, 0, 20, 20, 40, 40, 60];

/** What a private brings a player, or a company that has acquired it. */
function revenueOf(game: SiteGame, id: string, companys: boolean): number {
	if (id === 'P1') return 5;
	if (['P2', 'P3', 'P4'].includes(id)) return 0;
	if (!companys) return 10;
	if (id === 'P7') return IMPORTS[game.site.phase] ?? 0;
	return ['P10', 'P11', 'P14', 'P15', 'P16'].includes(id) ? 0 : 10;
}

/** At the start of a round; P16 costs ten afterwards, or closes. */
export function income(game: SiteGame): void {
	const { site } = game;
	for (const holder of [...site.players, ...site.corps]) {
		for (const id of holder.companies) {
			site.pay('bank', holder, revenueOf(game, id, 'type' in holder), 'payout_companies<setup');
		}
	}
	const debtor = site.corps.find(({ companies }) => companies.includes('P16'));
	if (debtor === undefined) return;
	if (debtor.cash >= 10) return site.pay(debtor, 'bank', 10, 'payout_companies<setup');
	closeNote(game, debtor);
}

function closeNote(game: SiteGame, corp: SiteCorp): void {
	game.site.move(corp, -1);
	game.site.closeCompany('P16');
}

function mayTake(game: SiteGame, corp: SiteCorp, id: string): boolean {
	const card = CARDS[id];
	if (card === undefined || card.phase > game.site.phase) return false;
	if (corp.type === 'minor' && !card.minors) return false;
	const has = (names: readonly string[]): boolean =>
		corp.trains.some(({ name }) => names.includes(name));
	if (card.train === 'P+') return !has(['P+']);
	return card.train === undefined || !SPECIALS.includes(card.train) || !has(SPECIALS);
}

/** Of its president mostly, sometimes of somebody else who agrees. */
export function acquirePrivates(game: SiteGame, corp: SiteCorp): void {
	const { site, roll } = game;
	for (let tries = roll(3); tries > 0; tries--) {
		const owner = roll(4) === 0 ? pick(site.players, roll) : site.owner(corp);
		const cards = (owner?.companies ?? []).filter((id) => mayTake(game, corp, id));
		const id = pick(cards, roll);
		if (owner === undefined || id === undefined || roll(2) === 0) continue;
		const action = {
			type: 'acquire_company',
			entity: corp.id,
			entity_type: 'corporation',
			company: id
		};
		game.record(action, 'AcquireCompany', () => {
			owner.companies = owner.companies.filter((each) => each !== id);
			corp.companies.push(id);
			const { train } = CARDS[id] ?? {};
			if (train === undefined) return;
			corp.trains.push({ id: `${train}-${id === 'P6' ? 1 : 0}`, name: train });
			site.closeCompany(id);
		});
	}
}

const POWERS = ['P8', 'P9', 'P12', 'P13', 'P17', 'P18'];

/** A tile with a power, which closes; a cube of P10 or P11, which closes with the third; P16 given up. */
export function usePrivates(game: SiteGame, corp: SiteCorp): void {
	const { site, roll } = game;
	for (const id of corp.companies) {
		if (roll(3) > 0) continue;
		const entity = { entity: id, entity_type: 'company' };
		const tile = { type: 'lay_tile', ...entity, hex: 'K24', tile: '6-3', rotation: 0 };
		if (POWERS.includes(id)) {
			game.record(tile, 'SpecialTrack', () => site.closeCompany(id), { spent: 0 });
		} else if (id === 'P10' || id === 'P11') {
			const used = (game.cubes.get(id) ?? 0) + 1;
			game.cubes.set(id, used);
			const close = (): void => (used === 3 ? site.closeCompany(id) : undefined);
			game.record({ ...tile, tile: 'BC-0' }, 'SpecialTrack', close, { spent: 0 });
		} else if (id === 'P16') {
			const choice = { type: 'choose_ability', ...entity, choice: 'close_p16' };
			game.record(choice, 'SpecialChoose', () => closeNote(game, corp));
		}
	}
}
