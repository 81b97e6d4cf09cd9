/** What may be done beside the stock action, grouped for a sheet: privates' powers and reservations. */
import type { Action, oeViews, Option } from '$engine';
import type { Teller } from '$lib/components/game/teller.svelte';
import type { OeStockScreens } from '../screens';
import type { PickGroup } from './PickSheet.svelte';

type Own<K extends oeViews.OeAction['do']> = Extract<oeViews.OeAction, { readonly do: K }>;

function of<K extends oeViews.OeAction['do'] & Action['do']>(
	teller: Teller,
	kind: K
): { readonly action: Own<K>; readonly option: Option }[] {
	// An offer of a kind lists only actions of that kind.
	return teller
		.options(kind)
		.map((option) => ({ action: option.action as unknown as Own<K>, option }));
}

function grouped<T>(list: readonly T[], by: (one: T) => string): [string, readonly T[]][] {
	const groups = new Map<string, T[]>();
	for (const one of list) groups.set(by(one), [...(groups.get(by(one)) ?? []), one]);
	return [...groups];
}

/** Closing, removing, Barclay's three powers, the Swift Metropolitan's train (6.1, 10, 14.4, 14.10). */
export function powerGroups(teller: Teller, m: OeStockScreens): PickGroup[] {
	const { say } = teller;
	const closing = grouped(of(teller, 'own.closePrivate'), ({ action }) => action.deed);
	const pars = grouped(of(teller, 'own.barclayPar'), ({ action }) => action.company);
	const railroads = (kind: 'own.barclayCustody' | 'own.barclayFreeze' | 'own.swift') =>
		of(teller, kind).map(({ action, option }) => ({
			label: '',
			about: action.company,
			option
		}));
	return [
		...closing.map(([deed, options]) => ({
			label: say.title.tables.deeds.find((card) => card.id === deed)?.name ?? deed,
			about: deed,
			picks: options.map(({ action, option }) => ({
				label: action.remove === true ? m.removePrivate : m.closePrivate,
				option
			}))
		})),
		...pars.map(([company, options]) => ({
			label: m.barclayPar({ company }),
			about: company,
			picks: options.map(({ action, option }) => ({ label: say.money(action.par), option }))
		})),
		{ label: m.barclayCustody, picks: railroads('own.barclayCustody') },
		{ label: m.barclayFreeze, picks: railroads('own.barclayFreeze') },
		{ label: m.swift, picks: railroads('own.swift') }
	].filter((group) => group.picks.length > 0);
}

/** Once a player, in the first stock round, also while another player wants to buy (8.4). */
export function reserveGroups(teller: Teller): PickGroup[] {
	const { say } = teller;
	return grouped(of(teller, 'own.reserveShare'), ({ action }) => action.player).map(
		([player, options]) => ({
			label: say.holder(player),
			picks: options.map(({ action, option }) => ({
				label: '',
				about: action.company,
				option
			}))
		})
	);
}
