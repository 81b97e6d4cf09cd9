/** A destination token in a city where the company has a token already (6.11.6, 6.11.7). */
import { describe, expect, it } from 'vitest';
import { inPhase, operating, table } from '../engine/1822mx/support';
import { mxAdapter } from './mx-adapter';
import { differences } from './mx-compare';
import { corp, line, major, on, step } from './mx-standing';

const there = (left: number, ...hexes: string[]) => ({
	bank: 0,
	player_order: [],
	corps: {
		MC: corp({ trains: ['3'], owner: 11, tokens_left: left, tokens_on: hexes, exchange_tokens: 2 })
	}
});

/** One exchange token of MC replaced a minor at its destination before. */
function replaced() {
	const base = operating(major(inPhase(table(), '3'), 'MC'), 'MC');
	const mc = base.companies['MC'];
	if (mc === undefined) throw new Error('no MC');
	const tokens = { ...mc.tokens, left: 1, placed: 2, exchange: 2 };
	return { ...base, companies: { ...base.companies, MC: { ...mc, tokens } } };
}

describe.each(['hex_token', 'place_token'])('a destination token placed by %s', (type) => {
	const place = (left: number, ...hexes: string[]) => {
		const game = on(replaced(), there(2, 'N23', 'F21'));
		const action = {
			type,
			entity: 'MC',
			entity_type: 'corporation',
			hex: 'F21',
			token_type: 'destination'
		};
		const at = { before: step('MC', 'DestinationToken'), after: step('MC', 'Token'), spent: 0 };
		const said = line(action, { ...at, state: there(left, ...hexes) });
		mxAdapter.play(game, said);
		return { tokens: game.state.companies['MC']?.tokens, game, said };
	};

	it('§6.11.6 brings back the token that stood there', () => {
		const { tokens, game, said } = place(2, 'N23', 'F21');
		expect(tokens).toMatchObject({ left: 2 });
		expect(differences(game, said).filter((each) => each.includes('tokens'))).toEqual([]);
	});

	it('§6.11.6 brings back nothing where none stood', () => {
		const { tokens } = place(1, 'N23', 'F21', 'H11');
		expect(tokens).toMatchObject({ left: 1 });
	});
});
