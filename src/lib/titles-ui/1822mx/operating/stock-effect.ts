/** What issuing or redeeming would bring or cost, and where the price goes, in a line. */
import { cashOf, type CompanyId, type Option } from '$engine';
import type { Teller } from '$lib/components/game/teller.svelte';
import { mxScreens } from '../screens';

export function stockEffect(
	teller: Teller,
	company: CompanyId,
	option: Option
): string | undefined {
	const preview = teller.session.preview([option.action]);
	if (!preview.ok) return undefined;
	const { present } = teller.session;
	const price = (state: typeof present) =>
		teller.say.money(state.companies[company]?.spot?.price ?? 0);
	const cash = teller.say.signed(cashOf(preview.state, company) - cashOf(present, company));
	const [from, to] = [price(present), price(preview.state)];
	const m = mxScreens();
	return from === to ? m.stockEffectStays({ cash, price: to }) : m.stockEffect({ cash, from, to });
}
