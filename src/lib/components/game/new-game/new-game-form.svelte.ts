/** What is agreed before a game: title, seats, first priority, options, house rules, chips. */
import { titles, type GameConfig, type HouseRule, type Title } from '$engine';
import { words } from '$lib/text';

export interface Seat {
	/** Stays with the name while seats are moved. */
	readonly key: number;
	name: string;
}

const FIRST_SEATS = 4;

export class NewGameForm {
	#title = $state.raw<Title>(firstTitle());
	#keys = 0;
	seats = $state<Seat[]>([]);
	/** The key of the seat with the first priority; null: drawn by lot at the start. */
	priority = $state<number | null>(null);
	options = $state<string[]>([]);
	house = $state<Record<string, number>>({});
	chips = $state(true);
	name = $state('');

	constructor() {
		for (let i = 0; i < FIRST_SEATS; i++) this.addSeat();
		this.priority = this.seats[0]?.key ?? null;
	}

	get title(): Title {
		return this.#title;
	}
	/** Options and house rules belong to a title; names stay. */
	set title(title: Title) {
		this.#title = title;
		this.options = [];
		this.house = {};
	}

	addSeat(): void {
		this.seats.push({ key: this.#keys++, name: '' });
	}
	removeSeat(key: number): void {
		this.seats = this.seats.filter((seat) => seat.key !== key);
		if (this.priority === key) this.priority = this.seats[0]?.key ?? null;
	}
	moveSeat(index: number, by: -1 | 1): void {
		const other = index + by;
		const seats = [...this.seats];
		const [a, b] = [seats[index], seats[other]];
		if (a === undefined || b === undefined) return;
		seats[index] = b;
		seats[other] = a;
		this.seats = seats;
	}
	/** `random` gives numbers from 0 up to but not including 1. */
	shuffle(random: () => number): void {
		const seats = [...this.seats];
		for (let i = seats.length - 1; i > 0; i--) {
			const j = Math.floor(random() * (i + 1));
			const [a, b] = [seats[i], seats[j]];
			if (a === undefined || b === undefined) continue;
			seats[i] = b;
			seats[j] = a;
		}
		this.seats = seats;
	}

	toggleOption(id: string): void {
		this.options = this.options.includes(id)
			? this.options.filter((option) => option !== id)
			: [...this.options, id];
	}

	standard(rule: HouseRule): number {
		return rule.standard(this.seats.length, this.options);
	}
	figure(rule: HouseRule): number {
		return this.house[rule.id] ?? this.standard(rule);
	}
	/** A figure like the rulebook's is no house rule. */
	setFigure(rule: HouseRule, value: number): void {
		const { [rule.id]: _old, ...others } = this.house;
		this.house = value === this.standard(rule) ? others : { ...others, [rule.id]: value };
	}

	/** Names as they will be kept; an empty field gets the seat's number. */
	names(): string[] {
		return this.seats.map(
			(seat, i) => seat.name.trim() || words().newGame.playerName({ seat: i + 1 })
		);
	}

	/** Why the game cannot start as it is; null when it can. */
	get problem(): string | null {
		const w = words().newGame;
		const { min, max } = this.#title.seats;
		if (this.seats.length < min) return w.tooFew({ min });
		if (this.seats.length > max) return w.tooMany({ max });
		const names = this.names();
		const twice = names.find((name, i) => names.indexOf(name) !== i);
		return twice === undefined ? null : w.nameTwice({ name: twice });
	}

	config(random: () => number): GameConfig {
		const at = this.seats.findIndex((seat) => seat.key === this.priority);
		return {
			players: this.names(),
			priority: at >= 0 ? at : Math.floor(random() * this.seats.length),
			options: [...this.options],
			house: { ...this.house },
			chips: this.chips
		};
	}
}

function firstTitle(): Title {
	const title = titles[0];
	if (title === undefined) throw new Error('there is no title to play');
	return title;
}
