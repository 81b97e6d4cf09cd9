/**
 * The lines of the hand-checked opening of 18OE: three players with concessions, from the first bid to
 * the first operating round. The golden test books them, a browser test enters them by taps.
 */
import type { PlayerId } from '$engine';
import type { OeAction } from '../engine/18oe/oe-support';
import type { Line } from './oe-ledger';

const buy = (player: PlayerId, deed: string): OeAction => ({ do: 'own.buyItem', player, deed });
const bid = (player: PlayerId, deed: string, amount: number): OeAction => ({
	do: 'bid',
	player,
	deed,
	amount
});
const pass = (player: PlayerId): OeAction => ({ do: 'pass', player });
const concession = (player: PlayerId, n: number): Line => [
	buy(player, `concession-${n}`),
	`${player}>bank 20`
];
const minor = (player: PlayerId, id: string): Line => [buy(player, id), `${player}>${id} 120`];
const float = (
	player: PlayerId,
	id: string,
	zone: 'UK' | 'FR' | 'PHS' | 'AH' | 'IT' | 'SP' | 'SC' | 'RU',
	patronage?: number
): OeAction =>
	patronage === undefined
		? { do: 'own.floatMinor', player, minor: id, zone }
		: { do: 'own.floatMinor', player, minor: id, zone, patronage };
const regional = (player: PlayerId, company: string, par: number): OeAction => ({
	do: 'own.floatRegional',
	player,
	company,
	par
});
export const END: Line = [{ do: 'endTurn' }];

export const PACKET: readonly Line[] = [
	[bid('p1', 'BBE', 105)],
	[buy('p2', 'RSC'), 'p2>bank 20'],
	[bid('p3', 'BBE', 110)],
	[buy('p1', 'PeC'), 'p1>bank 20'],
	[pass('p2')],
	[pass('p3')],
	// Everybody passed: the two privates pay, the second row falls to 35.
	[pass('p1'), 'bank>p2 5', 'bank>p1 5'],
	[buy('p2', 'WS'), 'p2>bank 35'],
	[buy('p3', 'BBBT'), 'p3>bank 35'],
	[buy('p1', 'SHTC'), 'p1>bank 60'],
	[buy('p2', 'CCTC'), 'p2>bank 60'],
	// The fourth row opens: Brandt is contested, p1 sits left of the highest bid.
	[buy('p3', 'WCF'), 'p3>bank 60'],
	[bid('p1', 'BBE', 115)],
	[bid('p3', 'BBE', 120)],
	[pass('p1'), 'p3>bank 120'],
	[buy('p1', 'HMLC'), 'p1>bank 80'],
	[buy('p2', 'SML'), 'p2>bank 120'],
	// p3 raises minor A; p2 takes it for 190, of which 180 is capital.
	[bid('p3', 'A', 130)],
	[pass('p1')],
	[bid('p2', 'A', 190)],
	[pass('p3'), 'p2>A 180', 'p2>bank 10'],
	minor('p1', 'B'),
	minor('p2', 'C'),
	minor('p3', 'D'),
	minor('p1', 'E'),
	minor('p2', 'F'),
	minor('p3', 'G'),
	minor('p1', 'H'),
	minor('p2', 'J'),
	minor('p3', 'K'),
	minor('p1', 'L'),
	minor('p2', 'M'),
	concession('p3', 1),
	concession('p1', 2),
	concession('p2', 3),
	concession('p3', 4),
	concession('p1', 5),
	concession('p2', 6),
	concession('p3', 7),
	concession('p1', 8),
	concession('p2', 9),
	concession('p3', 10)
];

export const CONCESSIONS: readonly Line[] = [
	[float('p3', 'D', 'RU'), 'D>bank 10'],
	[float('p1', 'B', 'UK'), 'B>bank 40'],
	[regional('p2', 'PLM', 90), 'p2>PLM 180', 'PLM>bank 20'],
	[regional('p3', 'KBS', 75), 'p3>KBS 150', 'KBS>bank 40'],
	[float('p1', 'E', 'SP'), 'E>bank 10'],
	[float('p2', 'A', 'FR'), 'A>bank 20'],
	[float('p3', 'G', 'PHS'), 'G>bank 40'],
	// The fourth chit of the crowded zones; its home city has a patronage tile.
	[float('p1', 'H', 'UK', 20), 'H>bank 40', 'bank>H 20'],
	[float('p2', 'C', 'AH'), 'C>bank 20'],
	[float('p3', 'K', 'IT'), 'K>bank 10']
];

export const STOCK: readonly Line[] = [
	[float('p1', 'L', 'SC'), 'L>bank 10'],
	END,
	[float('p2', 'F', 'AH'), 'F>bank 20'],
	END,
	[regional('p3', 'MSP', 60), 'p3>MSP 120', 'MSP>bank 10'],
	END,
	[regional('p1', 'GWR', 80), 'p1>GWR 160', 'GWR>bank 40'],
	END,
	[float('p2', 'J', 'IT'), 'J>bank 10'],
	END,
	[{ do: 'own.removeRegional', player: 'p3', company: 'RCP' }],
	END,
	[pass('p1')],
	[float('p2', 'M', 'SC'), 'M>bank 10'],
	END,
	[pass('p3')],
	[pass('p1')],
	[pass('p2')]
];
