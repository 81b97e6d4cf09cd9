/** The small places of 18OE: chips, tiles, cells and steppers say why they are refused. */
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { State } from '$engine';
import NowPanel from '$lib/components/game/now/NowPanel.svelte';
import { operatingView } from '$lib/components/game/views';
import { setLanguage } from '$lib/text';
import FloatBoard from '$lib/titles-ui/18oe/opening/FloatBoard.svelte';
import FloatPanel from '$lib/titles-ui/18oe/opening/FloatPanel.svelte';
import PacketBoard from '$lib/titles-ui/18oe/opening/PacketBoard.svelte';
import FerryPanel from '$lib/titles-ui/18oe/operating/FerryPanel.svelte';
import PowersSheet from '$lib/titles-ui/18oe/operating/PowersSheet.svelte';
import SharesSheet from '$lib/titles-ui/18oe/operating/SharesSheet.svelte';
import { stockScreens } from '$lib/titles-ui/18oe/screens';
import ConsolidationCard from '$lib/titles-ui/18oe/stock/ConsolidationCard.svelte';
import OeStockBoard from '$lib/titles-ui/18oe/stock/OeStockBoard.svelte';
import OeStockPanel from '$lib/titles-ui/18oe/stock/OeStockPanel.svelte';
import { powerGroups } from '$lib/titles-ui/18oe/stock/pick-groups';
import PickSheet from '$lib/titles-ui/18oe/stock/PickSheet.svelte';
import { oeViews } from '$engine';
import { ferryAsked } from '../../e2e/harness/oe-operating-positions';
import { consolidation, withMajors } from '../../e2e/harness/oe-stock-positions';
import { poorFloat, poorPacket, poorRailroad, poorStock } from '../../e2e/harness/poor-positions';
import {
	correct,
	giveCash,
	oe,
	own,
	setPhase,
	turnPlayer,
	withOwn
} from '../../engine/18oe/oe-support';
import { openAt } from '../stock/desk';

beforeEach(() => setLanguage('en'));

const user = userEvent.setup();
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const open = (state: State) => openAt(state, [], oe);
const refusedIn = (place: HTMLElement) =>
	within(place)
		.getAllByRole('button')
		.filter((each) => each.getAttribute('aria-disabled') === 'true');

function viewOf(state: State) {
	const view = operatingView(oe, state);
	if (view === null) throw new Error('nobody operates');
	return view;
}

describe('the opening', () => {
	it('§7 an item that nobody can bid on says what is missing', async () => {
		const { context } = await open(poorPacket());
		render(PacketBoard, { context });
		expect(button(/^SHTC,/)).toHaveTextContent('not enough free §7');
		expect(button(/^SHTC,/)).toHaveAccessibleName(/not enough free §7$/);
		expect(button(/^BBBT,/)).toHaveTextContent('too dear §7');
		expect(button(/^Minor A,/)).not.toHaveTextContent('§');
	});

	it('§9.2 a par that is too dear says so', async () => {
		const { context } = await open(poorFloat());
		render(FloatBoard, { context });
		render(FloatPanel, { context });
		await user.click(button(/^GWR,/));
		expect(button(/^£65/)).not.toHaveTextContent('§');
		expect(button(/^£70/)).toHaveTextContent(/too dear §9\.2$/);
	});

	it('§9.1 a zone without chits says so', async () => {
		const state = poorFloat();
		const chitsLeft = { ...own(state).chitsLeft, IT: 0 };
		const { context } = await open(withOwn(state, { chitsLeft }));
		const minor = Object.keys(state.deeds).find(
			(deed) => oeViews.isMinor(deed) && state.deeds[deed]?.place === turnPlayer(state)
		);
		render(FloatBoard, { context });
		render(FloatPanel, { context });
		await user.click(button(new RegExp(`^Minor ${minor ?? ''},`)));
		expect(button(/^Italy/)).toHaveTextContent(/no chit left\s*\S*Table/);
	});

	it('§9.1 everyone passes says who may not, and why', async () => {
		const { context } = await open(poorFloat());
		render(FloatPanel, { context });
		expect(button(/^Everyone left passes/)).toHaveTextContent(
			/Carla may not pass: A player with an unfloated minor may not pass\. §/
		);
	});
});

describe('an operating turn', () => {
	it('§11.2 §11.3.5 cells say what is too dear, and that there is nothing of the kind', async () => {
		const { context } = await open(poorRailroad());
		render(NowPanel, { context });
		expect(button(/^Place a token/)).toHaveTextContent('too dear §11.2');
		expect(button(/^Place a token/)).toHaveAccessibleName(/too dear §11\.2$/);
		const [transfer] = screen.getAllByRole('button', {
			name: /^Take over a station/,
			hidden: true
		});
		expect(transfer).toHaveTextContent(/none$/);
		expect(transfer).toHaveAttribute('aria-label', expect.stringMatching(/, none$/));
	});

	it('§11 shares before the run say what comes first', async () => {
		const { state, context } = await opened(poorRailroad());
		render(SharesSheet, { props: { view: viewOf(state), onclose: () => {} }, context });
		expect(button(/^1 share/)).toHaveTextContent(/run first §11$/);
	});

	it('§11.2.2 the ferry’s station says for which railroads it is too dear', async () => {
		const asked = ferryAsked();
		const poor = Object.keys(asked.companies).map((id) => [id, 0] as const);
		const { context } = await open(giveCash(asked, Object.fromEntries(poor)));
		render(FerryPanel, { context });
		const refused = refusedIn(document.body);
		expect(refused.length).toBeGreaterThan(0);
		for (const each of refused) {
			expect(each).toHaveTextContent('too dear §11.2.2');
			expect(each).toHaveAccessibleName(/: too dear §11\.2\.2$/);
		}
	});

	it('§14.10 the Swift’s train says that no rusted one is there', async () => {
		const start = setPhase(poorRailroad(), '4');
		const owner =
			start.turn?.kind === 'operating' ? oe.controller(start, start.turn.company) : null;
		const state = correct(start, { kind: 'deed', deed: 'SML', to: owner ?? 'p1' });
		const { context } = await open(state);
		render(PowersSheet, { props: { view: viewOf(state), onclose: () => {} }, context });
		const [chip] = screen.getAllByRole('button', { name: /: no rusted train §14\.10$/ });
		expect(chip).toHaveTextContent('no rusted train §14.10');
	});
});

describe('a stock turn', () => {
	it('§10.3 a sale that would leave no president says so below its stepper', async () => {
		const { context } = await open(poorStock());
		render(OeStockBoard, { context });
		const card = within(screen.getByRole('article', { name: 'BEL' }));
		expect(card.getByText('no successor §10.3')).toBeVisible();
		expect(card.getByRole('button', { name: 'one more: BEL, no successor §10.3' })).toBeVisible();
	});

	it('§9.3 the first and the last step of a float say what they lack', async () => {
		const { context } = await open(poorStock());
		render(OeStockBoard, { context });
		render(OeStockPanel, { context });
		const card = within(screen.getByRole('article', { name: 'KBS' }));
		await user.click(card.getByRole('button', { name: /floats|expands|Float/ }));
		const steps = screen.getByRole('list', { name: stockScreens().floatSteps });
		const refused = refusedIn(steps).map((each) => each.textContent?.replace(/\s+/g, ' ').trim());
		expect(refused).toHaveLength(2);
		for (const each of refused) expect(each).toMatch(/too dear §(9\.3|10\.2)$/);
	});

	it('§10 privates after the stock action say that they come first', async () => {
		const state = withMajors();
		const { teller, context } = await open(
			withOwn(state, { stock: { ...own(state).stock, privateUsed: true } })
		);
		const groups = powerGroups(teller, stockScreens());
		render(PickSheet, { props: { title: 'P', sub: '', groups, onclose: () => {} }, context });
		const refused = refusedIn(document.body);
		expect(refused.length).toBeGreaterThan(0);
		expect(refused[0]).toHaveTextContent('first in the turn §10');
	});

	it('§10.6 asking for offers has the reason in its name too', async () => {
		const state = consolidation();
		const player = turnPlayer(state);
		const duties = oeViews.consolidationView(state, player);
		if (duties === null) throw new Error('nothing is to be done');
		const { context } = await open(state);
		render(ConsolidationCard, { props: { duties }, context });
		const [ask] = refusedIn(document.body);
		expect(ask).toHaveAccessibleName(/: .*\. §/);
	});
});

async function opened(state: State) {
	const { context } = await open(state);
	return { state, context };
}
