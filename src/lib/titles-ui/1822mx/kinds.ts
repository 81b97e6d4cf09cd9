/** What the editor of an earlier entry calls the kinds of 1822MX's own actions. */
import type { TitleWords } from '$lib/text/title-words';

export const kindsEn: TitleWords['kinds'] = {
	'own.layPiles': 'Lay out the piles',
	'own.revealCard': 'Card from a pile',
	'own.repayLoan': 'Repay a loan',
	'own.declareCash': 'Cash for the player order',
	'own.acquirePrivate': 'Acquire a private',
	'own.usePrivate': 'Use a private',
	'own.closeNote': 'Close P16',
	'own.payTerrain': 'Terrain and cubes',
	'own.placeCube': 'Builder cube',
	'own.upgradeCity': 'Mexico City',
	'own.placeDestination': 'Destination token',
	'own.returnToken': 'Merged token back',
	'own.mergeStation': 'NdeM station merges',
	'own.upgradeTrain': 'L-train to 2-train',
	'own.discardSpecial': 'Give up a special train',
	'own.acquireMinor': 'Acquire a minor',
	'own.acquireBoxed': 'Acquire from a box',
	'own.issueShares': 'Issue shares',
	'own.redeemShares': 'Redeem shares',
	'own.offerStation': 'Put up a station',
	'own.raiseStation': 'Bid for a station',
	'own.takeStation': 'Who takes the station',
	'own.repair': 'Set cards or bids right'
};

export const kindsEs: TitleWords['kinds'] = {
	'own.layPiles': 'Disponer los montones',
	'own.revealCard': 'Carta de un montón',
	'own.repayLoan': 'Devolver un préstamo',
	'own.declareCash': 'Dinero para el orden',
	'own.acquirePrivate': 'Adquirir una privada',
	'own.usePrivate': 'Usar una privada',
	'own.closeNote': 'Cerrar P16',
	'own.payTerrain': 'Terreno y cubos',
	'own.placeCube': 'Cubo de obra',
	'own.upgradeCity': 'Ciudad de México',
	'own.placeDestination': 'Ficha de destino',
	'own.returnToken': 'Devolver ficha unida',
	'own.mergeStation': 'Unir estación de NdeM',
	'own.upgradeTrain': 'Tren L a tren 2',
	'own.discardSpecial': 'Renunciar a un tren especial',
	'own.acquireMinor': 'Adquirir una menor',
	'own.acquireBoxed': 'Adquirir de una casilla',
	'own.issueShares': 'Emitir acciones',
	'own.redeemShares': 'Rescatar acciones',
	'own.offerStation': 'Sacar una estación',
	'own.raiseStation': 'Pujar por una estación',
	'own.takeStation': 'Quién toma la estación',
	'own.repair': 'Corregir cartas o pujas'
};
