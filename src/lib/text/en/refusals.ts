/** English sentences for refusals: one each, with the figures that decided. */
import type { Figures } from '../figures';
import { a } from './article';

export const refusals = {
	'unknown-action': (f: Figures) => `This game knows no action “${f.action}”.`,
	'game-over': () => 'The game is over; only corrections can be booked.',
	'nothing-to-answer': () => 'Nobody has to answer this now.',
	'duty-first': (f: Figures) => `First: ${f.duty}.`,
	'not-your-turn': (f: Figures) =>
		f.company !== ''
			? `It is ${f.company}’s turn.`
			: f.player !== ''
				? `It is ${f.player}’s turn.`
				: 'It is somebody else’s turn.',
	'wrong-moment': () => 'This cannot be done at this moment of the game.',
	'not-enough-money': (f: Figures) => `It costs ${f.price}, but only ${f.has} is there.`,
	'money-came-later': (f: Figures) =>
		`It costs ${f.price}, but only ${f.has} was there for that step: the rest came later.`,
	'not-a-whole-amount': () => 'The amount must be a whole number above zero.',
	'not-available': (f: Figures) =>
		f.company === '' ? 'That is not available.' : `No such certificate of ${f.company} is there.`,
	'lowest-is-bought': () => 'The lowest number is bought, not bid on.',
	'bid-too-low': (f: Figures) => `The bid must be at least ${f.least}.`,
	'bids-set-aside': (f: Figures) => `Only ${f.free} is free: cash less what other bids set aside.`,
	'not-a-bidder': () => 'Only players who bid on it before take part in this auction.',
	'not-a-par': () => 'This is not one of the par values.',
	'already-started': (f: Figures) => `${f.company} has already been started.`,
	'not-started': (f: Figures) => `${f.company} has not been started yet.`,
	'first-stock-round': () => 'Nothing may be sold in the first stock round.',
	'holds-too-little': (f: Figures) => `The seller holds only ${f.percent} of ${f.company}.`,
	'no-such-certificates': () => 'There are no certificates that make up this percentage.',
	'pool-full': (f: Figures) =>
		`The ${f.pool} already has ${f.percent} of ${f.company} and would go over its limit.`,
	'president-stays': (f: Figures) =>
		`The ${f.president}’s certificate of ${f.company} cannot be sold: nobody else can become ${f.president}.`,
	'sold-before-and-after': () =>
		'Shares were sold before the purchase, so none may be sold after it.',
	'already-bought': () => 'One purchase a turn, and it has been made.',
	'sold-this-round': (f: Figures) =>
		`The player sold ${f.company} in this stock round and may not buy it back.`,
	'certificate-limit': (f: Figures) => `The limit of ${f.limit} certificates is reached.`,
	'no-change-to-make': () => 'No change can be made with a 5% certificate here.',
	'must-sell': (f: Figures) =>
		f.company !== ''
			? `Too much of ${f.company} is held: some of it must be sold first.`
			: `${f.count} certificates are held and the limit is ${f.limit}: sell first.`,
	unbalances: () => 'This would unbalance the books, so it cannot be booked.',
	'nothing-done': () => 'Nothing has been done yet.',
	'something-done': () => 'Something has been done in this turn: end the turn instead of passing.',
	'not-the-owner': () => 'It does not belong to the one who would have to own it.',
	'price-range': (f: Figures) => `The price must lie between ${f.min} and ${f.max}.`,
	'not-for-companies': () => 'No company may ever buy this private.',
	'too-early': (f: Figures) => `This is only allowed from phase ${f.phase}.`,
	'no-train': () => 'The company has no train to run.',
	'already-run': () => 'The company has already run in this turn.',
	'not-run-yet': (f: Figures) => `${f.company} must run its trains, or say it does not, first.`,
	'mail-due': (f: Figures) => `${f.company} has to collect its mail contract first.`,
	'mail-done': () => 'The mail contract has been paid in this turn.',
	'no-mail': () => 'No mail contract: it needs a major company that began its turn with a train.',
	'odd-revenue': (f: Figures) => `Revenue comes in steps of ${f.step}.`,
	'too-much-revenue': (f: Figures) =>
		`No trains bring more than ${f.max} on this map; there may be a digit too many.`,
	'nothing-to-pay': () => 'There is no revenue to pay out.',
	'minor-splits': () => 'A minor always splits its revenue in half.',
	'no-half': () => 'Only minors split their revenue; pay all of it or withhold all of it.',
	'no-token-left': () => 'No station token is left on the charter.',
	'token-done': () => 'One station token a turn, and it has been placed.',
	'train-order': (f: Figures) => `The next train for sale is ${a(f.train)}.`,
	'train-limit': (f: Figures) => `The train limit of ${f.limit} is reached.`,
	'one-bank-train': () => 'Only one train a turn may be bought from the bank at this stage.',
	'face-value': (f: Figures) => `The price is fixed: ${f.price}.`,
	'obsolete-train': () => 'An obsolete train cannot be sold.',
	'built-in-train': () => 'This train is printed on its charter and cannot be sold.',
	'own-train': () => 'The company already owns this train.',
	'help-not-needed': (f: Figures) =>
		`The ${f.president} may only help when a train must be bought and money is missing.`,
	'help-cheapest': (f: Figures) =>
		`With the ${f.president}’s help only the cheapest train may be bought: ${a(f.train)}.`,
	'help-only-bank': (f: Figures) =>
		`With the ${f.president}’s help a train may only be bought from the bank.`,
	'president-short': (f: Figures) => `The ${f.president} still lacks ${f.short}.`,
	'one-forced-train': (f: Figures) =>
		`After a purchase with the ${f.president}’s help no other train may be bought.`,
	'must-buy-train': (f: Figures) =>
		`${f.company} has no train and must buy one (${a(f.train)}), unless it has no route.`,
	'more-than-needed': (f: Figures) =>
		f.short === ''
			? 'No money has to be raised.'
			: `Only ${f.short} is missing; this sells more than is needed.`,
	'keeps-presidency': (f: Figures) =>
		`The ${f.president} may not lose this company while raising money for its train.`,
	'can-still-sell': () => 'There are still shares that can be sold.',
	'not-over-limit': () => 'The company is not over its train limit.',
	'not-eligible': () => 'This company may not be chosen.',
	'no-tie': () => 'There is no tie to break.',
	'tie-break-done': () => 'The extra round has been played; the tie stands.',
	'president-split': (f: Figures) =>
		`The ${f.president}’s certificate is split only by a ${f.president} who owns nothing else of the company.`,
	'not-empty': () => 'Money, trains, certificates or the marker are still there; move them first.',
	'after-bankruptcy': () => 'A game that ended with a bankruptcy is not played on.',
	'not-its-train': () => 'The company does not own this train.',
	other: (f: Figures) => `Refused by the rules (${f.action}).`
};
