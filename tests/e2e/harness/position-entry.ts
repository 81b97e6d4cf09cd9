// A position entered on the screen, piece by piece, as from a pack-up sheet: the hand that types it.
import type { Locator, Page } from 'playwright-core';
import { toPosition } from '../../../src/lib/engine';
import type {
	CompanyPosition,
	FieldValue,
	PositionField,
	State,
	TablePosition,
	Title
} from '../../../src/lib/engine';
import { nameOf } from '../../../src/lib/components/game/repair/position/field-names';
import { describePhase } from '../../../src/lib/text/describe-state';
import { speaker, type Speaker } from '../../../src/lib/text/speaker';
import type { App } from './browser';
import { en } from './ledger';

const texts = en.positionEntry;

export class PositionHand {
	readonly #page: Page;
	readonly #title: Title;
	readonly #say: Speaker;
	readonly #table: TablePosition;
	/** What the form shows before anything is entered. */
	readonly #bare: TablePosition;

	constructor(page: Page, title: Title, fresh: State, table: TablePosition) {
		this.#page = page;
		this.#title = title;
		this.#say = speaker(en, title, fresh);
		this.#table = table;
		this.#bare = toPosition(title, fresh);
	}

	get #main(): Locator {
		return this.#page.getByRole('main');
	}
	#group(name: string): Locator {
		return this.#main.getByRole('group', { name, exact: true });
	}
	#part(name: string): Promise<void> {
		return this.#group(texts.sections).getByRole('button', { name, exact: true }).click();
	}
	async #choose(group: string, name: string): Promise<void> {
		const chip = this.#group(group).getByRole('button', { name, exact: true });
		if ((await chip.getAttribute('aria-pressed')) !== 'true') await chip.click();
	}
	async #step(name: string, wanted: number): Promise<void> {
		const stepper = this.#group(name);
		const shown = await stepper.locator('output').textContent();
		const by = wanted - Number.parseInt(shown ?? '0', 10);
		const button = stepper.getByRole('button').nth(by > 0 ? 1 : 0);
		for (let i = 0; i < Math.abs(by); i++) await button.click();
	}
	async #amount(label: string, amount: number): Promise<void> {
		const field = this.#main.getByRole('textbox', { name: label, exact: true });
		if (amount !== 0) await field.fill(String(amount));
	}

	/** Everything, in the order of a pack-up sheet. */
	async enter(): Promise<void> {
		await this.#part(en.position.round);
		await this.#choose(en.position.phase, describePhase(en, this.#table.phase));
		await this.#part(en.table.players);
		await this.#players();
		await this.#part(en.position.companies);
		await this.#companies();
		await this.#part(en.position.round);
		await this.#course();
		await this.#part(texts.more);
		for (const field of this.#fields()) if (field.group !== 'turn') await this.#field(field);
	}

	async #players(): Promise<void> {
		const { cash, deeds } = this.#table;
		for (const player of this.#say.state.seats) {
			await this.#amount(this.#say.holder(player), cash[player] ?? 0);
		}
		for (const { id, name } of this.#title.tables.deeds) {
			if (deeds[id] === this.#bare.deeds[id]) continue;
			await this.#main
				.getByRole('combobox', { name, exact: true })
				.selectOption(deeds[id] ?? 'offering');
		}
	}

	/** Markers of one cell from the top down: each goes beneath those that lie there. */
	async #companies(): Promise<void> {
		const stacked = Object.values(this.#table.stacks).flat();
		const others = Object.keys(this.#table.companies).filter((id) => !stacked.includes(id));
		for (const id of [...stacked, ...others]) {
			const now = this.#table.companies[id];
			if (now !== undefined && this.#differs(id)) await this.#company(id, now);
		}
	}

	/** A company that lies as it did before the game needs no hand. */
	#differs(id: string): boolean {
		const part = ({ companies, shares, cash, trains }: TablePosition) =>
			JSON.stringify([companies[id], shares[id], cash[id], trains[id]]);
		return part(this.#table) !== part(this.#bare);
	}

	async #company(id: string, now: CompanyPosition): Promise<void> {
		await this.#main
			.getByRole('tab')
			.filter({ has: this.#page.getByText(id, { exact: true }) })
			.click();
		if (now.par !== null) await this.#choose(en.table.par, this.#say.money(now.par));
		const flags: readonly (readonly [string, boolean])[] = [
			[texts.closed, now.closed],
			[texts.floated, now.floated],
			[texts.operatedBefore, now.turns > 0],
			[texts.operatedNow, now.operated]
		];
		for (const [name, on] of flags) {
			const flag = this.#main.getByRole('switch', { name, exact: true });
			if ((await flag.count()) === 0) continue;
			if ((await flag.getAttribute('aria-checked')) !== String(on)) await flag.click();
		}
		const cell = Object.entries(this.#table.stacks).find(([, stack]) => stack.includes(id))?.[0];
		if (now.closed || (cell === undefined && this.#hasShares(id))) return;
		await this.#amount(en.table.treasury, this.#table.cash[id] ?? 0);
		await this.#amount(texts.lastRevenue, now.lastRevenue ?? 0);
		await this.#amount(texts.lastMail, now.lastMail ?? 0);
		await this.#step(texts.tokensLeft, now.tokensLeft);
		await this.#step(texts.tokensPlaced, now.tokensPlaced);
		for (const type of this.#table.trains[id] ?? []) {
			await this.#group(en.table.trains)
				.getByRole('button', { name: `+ ${type}`, exact: true })
				.click();
		}
		if (cell !== undefined) await this.#sharesAndMarker(id, cell);
	}

	#hasShares(id: string): boolean {
		return (this.#say.state.certificates[id] ?? []).length > 0;
	}

	async #sharesAndMarker(id: string, cell: string): Promise<void> {
		for (const [place, sizes] of Object.entries(this.#table.shares[id] ?? {})) {
			if (place === 'offering') continue;
			for (const size of sizes) {
				const what = size === 'P' ? this.#say.own.president : this.#say.percent(size);
				const give = texts.give({ what, who: this.#say.place(place) });
				const more = this.#main.getByRole('button', { name: give, exact: true });
				// Certificates that are set apart at the start lie there already.
				if (place !== 'reserve') await more.click();
			}
		}
		const [row, column] = cell.split('.').map(Number);
		const where = en.chart.position({ row: row ?? 0, column: column ?? 0 });
		await this.#main.getByRole('button', { name: new RegExp(`${where}(,|$)`) }).click();
	}

	async #course(): Promise<void> {
		const { round, turn, moment, priority, certificateLimit, left, trains } = this.#table;
		const name = { stock: en.repair.stockRound, operating: en.repair.operatingRound }[round.kind];
		await this.#choose(en.position.round, name);
		for (const { type, backOf } of this.#title.tables.trains) {
			if (backOf === undefined) await this.#step(`${type}, ${texts.left}`, left[type] ?? 0);
			const pool = (trains['pool'] ?? []).filter((each) => each === type).length;
			await this.#step(`${type}, ${texts.inPool}`, pool);
		}
		await this.#step(en.repair.roundNumber, round.number);
		if (round.parts > 1) await this.#step(en.repair.roundPart, round.part);
		await this.#step(texts.certificateLimit, certificateLimit);
		if (moment !== 'turn') {
			const known = this.#title.position.moments.find((each) => each.id === moment);
			await this.#choose(texts.moment, known?.label.en ?? '');
		}
		if (turn !== null) {
			await this.#choose(texts.whoseTurn, round.kind === 'stock' ? this.#say.holder(turn) : turn);
		}
		for (const field of this.#fields()) if (field.group === 'turn') await this.#turnField(field);
		if (priority !== null) await this.#choose(en.correct.priority, this.#say.holder(priority));
	}

	#fields(): readonly PositionField[] {
		return this.#title.position.fields(this.#say.state);
	}

	#isBare(field: PositionField): boolean {
		return JSON.stringify(field.read(this.#table)) === JSON.stringify(field.read(this.#bare));
	}

	/** What the turn has done so far lies folded while there is nothing to say. */
	async #turnField(field: PositionField): Promise<void> {
		if (this.#isBare(field) || field.hidden?.(this.#table) === true) return;
		const folded = this.#main.locator('details:not([open]) > summary', { hasText: texts.soFar });
		if ((await folded.count()) > 0) await folded.click();
		await this.#field(field);
	}

	/** Choices and switches; what is already as it should be is left alone. */
	async #field(field: PositionField): Promise<void> {
		const value: FieldValue = field.read(this.#table);
		if (this.#isBare(field) || field.hidden?.(this.#table) === true) return;
		const { shape } = field;
		const label = field.label.en;
		if (shape.kind === 'choice') {
			const option = shape.options.find(({ id }) => id === value);
			const name = option === undefined ? shape.none?.en : nameOf(this.#say, option);
			await this.#choose(label, name ?? '');
		} else if (shape.kind === 'flag') {
			const flag = this.#main.getByRole('switch', { name: label, exact: true });
			if ((await flag.getAttribute('aria-checked')) !== String(value)) await flag.click();
		} else if (shape.kind === 'several' && Array.isArray(value)) {
			for (const option of shape.options) {
				if (value.includes(option.id)) await this.#choose(label, nameOf(this.#say, option));
			}
		} else if (shape.kind === 'count') {
			// Small counts are stepped, figures are typed.
			if ((await this.#group(label).locator('output').count()) > 0) {
				await this.#step(label, Number(value));
			} else await this.#amount(label, Number(value));
		}
	}
}

/** The first page of the form: which title, and who plays. */
export async function enterPlayers(
	app: App,
	names: readonly string[],
	title = '18MEX'
): Promise<void> {
	const { page } = app;
	await page.goto(app.at('new/position/'));
	await page.getByRole('radio', { name: new RegExp(`^${title}`) }).click();
	const seats = page.getByRole('textbox', { name: /^Player \d+$/ });
	await seats.first().waitFor();
	while ((await seats.count()) < names.length) {
		await page.getByRole('button', { name: en.newGame.addPlayer }).click();
	}
	while ((await seats.count()) > names.length) {
		await page
			.getByRole('button', { name: /^Remove / })
			.last()
			.click();
	}
	for (const [at, name] of names.entries()) await seats.nth(at).fill(name);
	await page.getByRole('button', { name: new RegExp(`^${texts.next}`) }).click();
	await page.getByRole('group', { name: texts.sections }).waitFor();
}
