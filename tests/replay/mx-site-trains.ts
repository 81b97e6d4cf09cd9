/** Trains of 1822MX in the way of the recorded games: phases, rust, and what the NdeM takes. */
import type { SiteGame } from './mx-site-game';
import type { SiteCorp, SiteTrain } from './mx-site';

/** The phase that a train's first appearance begins; a 2 only when it is bought or turned over. */
const STARTS: Readonly<Record<string, number>> = { '3': 3, '4': 4, '5': 5, '6': 6, '7': 7 };
/** What rusts with the first train of a kind. */
const RUSTS: Readonly<Record<string, string>> = { '3': 'L', '4': '2', '6': '3', '7': '4' };
const MINOR_LIMIT = [2, 2, 2, 1, 1, 1, 1];
const MAJOR_LIMIT = [4, 4, 4, 3, 2, 2, 2];
export const SPECIALS = ['2P', 'LP', '3/2P'];
const EXTRA = [...SPECIALS, 'P+'];

export const FACE: Readonly<Record<string, number>> = {
	L: 60,
	'2': 120,
	'3': 200,
	'4': 300,
	'5': 500,
	'5P': 500,
	'6': 600,
	'7': 750,
	E: 1000
};

export const normal = (corp: SiteCorp): SiteTrain[] =>
	corp.trains.filter(({ name }) => !EXTRA.includes(name));
export const running = (corp: SiteCorp): SiteTrain[] =>
	corp.trains.filter(({ name }) => name !== 'P+');

export function limitOf(game: SiteGame, corp: SiteCorp): number {
	const limits = corp.type === 'minor' ? MINOR_LIMIT : MAJOR_LIMIT;
	return limits[game.site.phase - 1] ?? 0;
}

/** Companies with more trains than they may have, in the order of the file. */
export const crowded = (game: SiteGame): SiteCorp[] =>
	game.site.corps.filter(
		(corp) =>
			!corp.closed &&
			(normal(corp).length > limitOf(game, corp) ||
				corp.trains.filter(({ name }) => SPECIALS.includes(name)).length > 1 ||
				corp.trains.filter(({ name }) => name === 'P+').length > 1)
	);

/** The first train of its kind begins its phase, and older ones rust. */
export function appears(game: SiteGame, kind: string): void {
	const { site } = game;
	const phase = STARTS[kind] ?? 0;
	if (phase <= site.phase) return;
	const before = site.phase;
	site.phase = phase;
	const rusted = RUSTS[kind];
	for (const corp of site.corps) corp.trains = corp.trains.filter(({ name }) => name !== rusted);
	site.discarded = site.discarded.filter(({ name }) => name !== rusted);
	if (before < 5 && phase >= 5) closeConcessions(game);
	const waiting = site.corps.filter((corp) => corp.type === 'major' && !corp.floated);
	if (phase >= 6) for (const corp of waiting) corp.full = true;
	if (phase === 7) callNational(game);
}

/** The first 7 brings forward whoever would be last: the NdeM, unless the order was sorted anew. */
function callNational(game: SiteGame): void {
	game.site.ndem = 'closing';
	const last = game.queue.pop();
	if (last !== undefined) game.queue.unshift(last);
}

function closeConcessions(game: SiteGame): void {
	const { site } = game;
	const held = site.players.flatMap(({ companies }) => companies);
	const cards = [...held, ...game.left.concessions].filter((id) => id.startsWith('C'));
	for (const id of cards) site.closeCompany(id);
	game.left.concessions = [];
	for (const corp of site.corps) if (corp.type === 'major' && !corp.floated) corp.floatsAt = 50;
}

/** The NdeM takes the next train; over its limit the oldest one goes. */
export function nextTrainToNational(game: SiteGame): void {
	const { site } = game;
	const train = site.next();
	site.depot.shift();
	const kind = train.name;
	if (kind === 'L' && site.phase === 2) train.name = '2';
	const national = site.corp('NDEM');
	national.trains.push(train);
	appears(game, kind);
	while (national.trains.length > limitOf(game, national)) national.trains.shift();
}

/** The unsold minor of the first box makes room for a station of the NdeM; after its time it only closes. */
export function replaceByNational(game: SiteGame, item: string): void {
	const { site } = game;
	const corp = site.corp(item.slice(1));
	if (site.ndem === 'open') {
		nextTrainToNational(game);
		const national = site.corp('NDEM');
		national.tokensOn.push(corp.home);
		national.shares.set('market', site.held(national, 'market') + 10);
		site.ndemShares += 1;
	} else corp.closed = true;
	game.take('minors', item);
}
