/** Builders for the tests of session and storage: a clock, locks and channels of their own. */
import { findTitle, type Action, type GameConfig, type State, type Title } from '$engine';
import { GameSession, SavedGames, type Surroundings } from '$lib/session';
import type { StoreFailure } from '$lib/storage';
import { MemoryStore, type Booking, type GameId, type GameStore } from '$lib/storage';

export const config: GameConfig = {
	players: ['Ana', 'Beto', 'Carla'],
	priority: 0,
	options: [],
	house: {},
	chips: true
};

export function mex(): Title {
	const title = findTitle('18mex');
	if (title === null) throw new Error('18MEX is gone');
	return title;
}

/** Tabs of one browser: they share channels and locks. */
export function browser() {
	const channels = new Map<string, Set<(message: unknown) => void>>();
	const locks = new FakeLocks();
	let drawn = 0;
	let clock = 1_700_000_000_000;
	const tab = (options: { readonly locks?: boolean } = {}): Surroundings => ({
		now: () => (clock += 1000),
		random: () => `r${(drawn += 1)}`,
		app: '0.1.0',
		keepData() {},
		locks: options.locks === false ? null : locks,
		openChannel(name, hear) {
			const all = channels.get(name) ?? new Set();
			channels.set(name, all);
			all.add(hear);
			return {
				post: (message) => all.forEach((other) => other !== hear && other(message)),
				close: () => void all.delete(hear)
			};
		}
	});
	return { tab, locks };
}

interface Holder {
	readonly free: () => void;
	readonly reject: (error: Error) => void;
}

type Granted = (lock: Lock | null) => unknown;

/** The part of Web Locks that a session uses: exclusive, ifAvailable, steal, signal. */
export class FakeLocks {
	readonly #held = new Map<string, Holder>();
	readonly #queue: { name: string; grant: () => void }[] = [];

	request = ((name: string, options: LockOptions, granted: Granted) =>
		new Promise<unknown>((resolve, reject) => {
			const grant = () => {
				const settle = () => {
					this.#held.delete(name);
					const at = this.#queue.findIndex((each) => each.name === name);
					if (at >= 0) this.#queue.splice(at, 1)[0]?.grant();
				};
				this.#held.set(name, { free: settle, reject });
				const mine = this.#held.get(name);
				void Promise.resolve(granted({ name, mode: 'exclusive' })).then((value) => {
					if (this.#held.get(name) === mine) settle();
					resolve(value);
				});
			};
			const holder = this.#held.get(name);
			if (holder === undefined) return grant();
			if (options.ifAvailable) return void Promise.resolve(granted(null)).then(resolve);
			if (options.steal) {
				holder.reject(new DOMException('stolen', 'AbortError'));
				return grant();
			}
			const waiting = { name, grant };
			this.#queue.push(waiting);
			options.signal?.addEventListener('abort', () => {
				this.#queue.splice(this.#queue.indexOf(waiting), 1);
				reject(new DOMException('given up', 'AbortError'));
			});
		})) as LockManager['request'];
}

/** A store whose bookings can be held back or made to fail. */
export class StubbornStore extends MemoryStore {
	failure: StoreFailure | null = null;
	#gate: Promise<void> | null = null;
	bookings = 0;

	/** Holds every booking until the returned function is called. */
	hold(): () => void {
		let open = (): void => {};
		this.#gate = new Promise((resolve) => (open = resolve));
		return () => {
			this.#gate = null;
			open();
		};
	}

	override async book(id: GameId, booking: Booking, waiting?: () => void): Promise<number> {
		await this.#gate;
		if (this.failure !== null) throw this.failure;
		this.bookings += 1;
		return super.book(id, booking, waiting);
	}
}

export async function newGame(store: GameStore, around: Surroundings): Promise<GameId> {
	const games = new SavedGames(store, around);
	const result = await games.create({ title: '18mex', config, name: 'Friday' });
	games.close();
	if (!result.ok) throw new Error(result.why);
	return result.id;
}

export async function sit(
	store: GameStore,
	id: GameId,
	around: Surroundings,
	follow = false
): Promise<GameSession> {
	const opened = await GameSession.open(store, id, around, { follow });
	if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
	return opened.session;
}

export async function start() {
	const store = new StubbornStore();
	const tabs = browser();
	const around = tabs.tab();
	const id = await newGame(store, around);
	return { store, tabs, around, id, session: await sit(store, id, around) };
}

export const buy = (player: Extract<Action, { do: 'buyLowest' }>['player']): Action => ({
	do: 'buyLowest',
	player
});

/** The nth legal option now, counted over all offers; ranges as the offer fills them. */
export function legalAction(title: Title, state: State, nth: number): Action | null {
	const legal = title
		.offers(state)
		.filter((offer) => offer.kind !== 'stopGame')
		.flatMap((offer) => offer.options)
		.filter((option) => option.refusals.length === 0);
	return legal.length === 0 ? null : (legal[nth % legal.length]?.action ?? null);
}

/** Lets everything that other tabs heard come to rest. */
export async function rest(): Promise<void> {
	for (let i = 0; i < 20; i++) await Promise.resolve();
	await new Promise((resolve) => setTimeout(resolve, 0));
}
