// Tables as full as they get: five players who hold something of everything, and every company in
// business. What fits here fits in any game.
import type { PlayerId, State } from '../../../src/lib/engine';
import {
	business,
	deedTo,
	depotAt as mxDepotAt,
	inPhase as mxInPhase,
	minor,
	operating,
	rich,
	table
} from '../../engine/1822mx/support';
import {
	depotAt,
	giveCash,
	inPhase,
	newMex,
	openingOver,
	operatingTurn,
	startCompany
} from '../../support/mex';

const seat = (at: number): PlayerId => `p${(at % 5) + 1}` as PlayerId;
const PURSES = { p1: 1412, p2: 365, p3: 1098, p4: 251, p5: 777 };

/** 18MEX in phase 3: all majors and all minors operate. */
export function fullMex(): State {
	let state = openingOver(newMex({ players: 5 }), {
		MCAR: 'p1',
		'KCM&O': 'p2',
		A: 'p3',
		B: 'p4',
		C: 'p5',
		MIR: 'p1',
		MNR: 'p2'
	});
	state = depotAt(inPhase(state, '3'), '3');
	for (const [at, id] of ['CHI', 'MEX', 'PAC', 'SPM', 'TM', 'MC', 'UdY'].entries()) {
		state = startCompany(state, id, {
			par: [60, 70, 75, 80, 90][at % 5] ?? 60,
			held: {
				[seat(at)]: [20, 10],
				[seat(at + 1)]: [10],
				[seat(at + 2)]: [10],
				[seat(at + 3)]: [10],
				pool: [10]
			},
			treasury: 100 + 137 * at,
			trains: at < 5 ? ['3'] : ['4']
		});
	}
	return operatingTurn(giveCash(state, PURSES), 'PAC', { number: 4, parts: 2 });
}

/** 1822MX in phase 5: all seven majors, the NdeM and eight minors operate. */
export function fullMx(): State {
	let state = mxDepotAt(mxInPhase(table(5), '5'), '5');
	for (const [at, id] of ['FCM', 'MC', 'CHP', 'FNM', 'MIR', 'FCP', 'IRM'].entries()) {
		state = deedTo(state, `C-${id}`, 'removed');
		state = business(state, id, {
			price: [60, 70, 80, 90, 100][at % 5] ?? 100,
			shares: { [seat(at)]: 30, [seat(at + 1)]: 10, [seat(at + 2)]: 10, [seat(at + 3)]: 10 },
			pool: 10,
			cash: 100 + 137 * at,
			trains: at < 2 ? ['5'] : ['4'].slice(0, at < 6 ? 1 : 0),
			turns: 3
		});
	}
	for (const [at, id] of ['M2', 'M5', 'M7', 'M9', 'M12', 'M16', 'M20', 'M23'].entries()) {
		state = minor(state, id, seat(at), {
			price: 60 + 10 * (at % 5),
			cash: 40 + 31 * at,
			turns: 2,
			trains: ['3'].slice(0, at < 7 ? 1 : 0)
		});
	}
	for (const [at, id] of ['P1', 'P4', 'P6', 'P9', 'P13', 'P16', 'P18'].entries()) {
		state = deedTo(state, id, seat(at));
	}
	return operating(rich(state, PURSES), 'CHP');
}
