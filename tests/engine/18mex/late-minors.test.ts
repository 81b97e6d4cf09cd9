/** Option 8(c) together with a fast train rush. */
import { expect, test } from 'vitest';
import {
	cash,
	depotAt,
	giveCash,
	inPhase,
	newMex,
	openingOver,
	operatingTurn,
	play,
	startCompany,
	trainAt
} from '../../support/mex';

test('§8(c) MEX-66 minors that are still open when the first 5 is bought stay open, privates close', () => {
	const opened = openingOver(newMex({ options: ['lateMinors'] }));
	const chi = startCompany(opened, 'CHI', { held: { p1: [20, 10, 10] }, treasury: 1000 });
	const start = operatingTurn(depotAt(inPhase(giveCash(chi, { A: 40 }), '4'), '5'), 'CHI', {
		settled: true
	});
	const after = play(start, {
		do: 'buyTrain',
		company: 'CHI',
		train: trainAt(start, 'offering', '5').id,
		price: 450
	});
	expect(after.phase).toBe('5');
	expect(after.deeds['MIR']?.place).toBe('removed');
	expect(after.deeds['A']?.place).toBe('p1');
	expect(after.companies['A']?.closed).toBe(false);
	expect(cash(after, 'A')).toBe(40);
});
