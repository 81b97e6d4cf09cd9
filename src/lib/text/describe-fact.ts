/** What was booked, posting by posting, each with its amounts. */
import { findTrain, type CoreFact, type Fact, type State, type Title } from '$engine';
import { isOwn } from '$engine';
import type { Catalogue } from './catalogue';
import {
	describeDuty,
	describeEndReason,
	describePurpose,
	describeRound,
	describeTurn
} from './describe-state';
import { describeChoices } from './describe-run';
import { movedThing, shareThing } from './moved';
import { sentence, speaker, type Speaker } from './speaker';

/** The state may be the one before or after the fact: only names are read from it. */
export function describeFact(words: Catalogue, title: Title, state: State, fact: Fact): string {
	const say = speaker(words, title, state);
	if (!isOwn(fact)) return sentence(sayFact(say, fact));
	return say.own.facts[fact.t]?.(say, fact) ?? words.facts.other({ fact: fact.t });
}

const BOOKKEEPING: ReadonlySet<string> = new Set<CoreFact['t']>([
	'turnChanged',
	'turnCompleted',
	'dutyMet',
	'mailRecorded'
]);

/** Facts that only keep the game's place; the journal may fold them away. */
export function isBookkeeping(fact: Fact): boolean {
	return BOOKKEEPING.has(fact.t);
}

type FactOf<K extends CoreFact['t']> = Extract<CoreFact, { readonly t: K }>;

function sayFact(say: Speaker, fact: CoreFact): string {
	switch (fact.t) {
		case 'gameSetUp':
			return say.words.facts.gameSetUp;
		case 'moneyMoved':
		case 'debtChanged':
		case 'counted':
			return sayMoney(say, fact);
		case 'certificateMoved':
		case 'deedMoved':
		case 'trainMoved':
			return sayMove(say, fact);
		case 'certificateAdded':
		case 'trainTurned':
		case 'trainMarked':
			return sayThing(say, fact);
		case 'parSet':
		case 'markerMoved':
		case 'markerFlipped':
			return sayMarker(say, fact);
		case 'companyFloated':
		case 'companyClosed':
		case 'companyChanged':
		case 'issuedChanged':
		case 'tokensChanged':
		case 'runRecorded':
		case 'mailRecorded':
		case 'turnCompleted':
			return sayCompany(say, fact);
		case 'priorityMoved':
		case 'bidPlaced':
		case 'bidsCleared':
		case 'playerChanged':
		case 'orderChanged':
		case 'seatsChanged':
			return sayPlayer(say, fact);
		default:
			return sayProgress(say, fact);
	}
}

function sayMoney(say: Speaker, fact: FactOf<'moneyMoved' | 'debtChanged' | 'counted'>): string {
	const { facts } = say.words;
	switch (fact.t) {
		case 'moneyMoved':
			return facts.moneyMoved({
				from: say.subject(fact.from),
				to: say.to(fact.to),
				amount: say.money(fact.amount),
				purpose: purposeOf(say, fact)
			});
		case 'debtChanged':
			return facts.debtChanged({
				who: say.holder(fact.player),
				from: say.money(fact.from),
				to: say.money(fact.to)
			});
		case 'counted':
			return facts.counted({
				who: say.holder(fact.holder),
				counted: say.money(fact.counted),
				expected: say.money(fact.expected)
			});
	}
}

/** "dividend PAC"; what it is about is left out when it is one of the two who pay and get. */
function purposeOf(say: Speaker, fact: FactOf<'moneyMoved'>): string {
	const purpose = describePurpose(say.words, fact.purpose);
	const { about, from, to } = fact;
	if (about === undefined || about === from || about === to) return purpose;
	if (findTrain(say.state, about) !== null) return `${purpose} (${say.trainById(about)})`;
	const deed = say.state.deeds[about] !== undefined && say.state.companies[about] === undefined;
	return `${purpose} ${deed ? say.deed(about) : say.company(about)}`;
}

function sayMove(
	say: Speaker,
	fact: FactOf<'certificateMoved' | 'deedMoved' | 'trainMoved'>
): string {
	const { from, to } = fact;
	const [what, thing] = movedThing(say, fact);
	return say.words.facts.moved({ what, from: say.from(from, thing), to: say.to(to, thing) });
}

function sayThing(
	say: Speaker,
	fact: FactOf<'certificateAdded' | 'trainTurned' | 'trainMarked'>
): string {
	const { facts } = say.words;
	if (fact.t === 'certificateAdded') {
		const { company, certificate } = fact;
		const to = say.to(certificate.place, shareThing(company));
		return facts.added({ what: say.share(company, certificate), to });
	}
	const train = findTrain(say.state, fact.train);
	const where = train === null ? '' : say.depot(train.place, train.type);
	if (fact.t === 'trainTurned') {
		return facts.trainTurned({ from: say.train(fact.from), to: say.train(fact.to), where });
	}
	const marked = { train: say.trainById(fact.train), where };
	return fact.obsolete ? facts.trainObsolete(marked) : facts.trainNotObsolete(marked);
}

/** A company without a marker has none to turn, and some titles leave theirs as they lie. */
const turnsMarkers = ({ own, state }: Speaker, company: string): boolean =>
	own.operatedMarkers === 'faceDown' && state.companies[company]?.spot !== null;

function sayMarker(say: Speaker, fact: FactOf<'parSet' | 'markerMoved' | 'markerFlipped'>): string {
	const { facts } = say.words;
	const company = say.company(fact.company);
	if (fact.t === 'parSet') {
		return fact.to === null
			? facts.parCleared({ company })
			: facts.parSet({ company, amount: say.money(fact.to) });
	}
	if (fact.t === 'markerFlipped') {
		const { changes } = say.words;
		if (!turnsMarkers(say, fact.company)) {
			return fact.down ? changes.operated({ company }) : changes.notOperated({ company });
		}
		return fact.down ? facts.markerDown({ company }) : facts.markerUp({ company });
	}
	const { from, to } = fact;
	if (to === null) {
		return facts.markerRemoved({ company, from: from === null ? '' : say.money(from.price) });
	}
	if (from === null) return facts.markerPlaced({ company, to: say.money(to.price) });
	return from.cell === to.cell
		? facts.markerRestacked({ company, at: say.money(to.price) })
		: facts.markerMoved({ company, from: say.money(from.price), to: say.money(to.price) });
}

function sayCompany(
	say: Speaker,
	fact: FactOf<
		| 'companyFloated'
		| 'companyClosed'
		| 'companyChanged'
		| 'issuedChanged'
		| 'tokensChanged'
		| 'runRecorded'
		| 'mailRecorded'
		| 'turnCompleted'
	>
): string {
	const { facts, kinds } = say.words;
	const company = say.company(fact.company);
	switch (fact.t) {
		case 'companyFloated':
			return facts.companyFloated({ company });
		case 'companyClosed':
			return facts.companyClosed({ company });
		case 'companyChanged':
			return facts.companyChanged({ company, kind: kinds[fact.to] });
		case 'issuedChanged':
			return facts.issuedChanged({
				company,
				from: say.percent(fact.from),
				to: say.percent(fact.to)
			});
		case 'tokensChanged':
			return facts.tokensChanged({ company, left: fact.to.left, placed: fact.to.placed });
		case 'runRecorded':
			return fact.run.choice === 'none'
				? facts.runNone({ company })
				: facts.runRecorded({
						company,
						amount: say.money(fact.run.revenue),
						choice: describeChoices(say.words, fact.run, say.title.currency)
					});
		case 'mailRecorded':
			return facts.mailRecorded({ company, amount: say.money(fact.amount) });
		case 'turnCompleted':
			return facts.turnCompleted({ company });
	}
}

function sayPlayer(
	say: Speaker,
	fact: FactOf<
		| 'priorityMoved'
		| 'bidPlaced'
		| 'bidsCleared'
		| 'playerChanged'
		| 'orderChanged'
		| 'seatsChanged'
	>
): string {
	const { facts, app } = say.words;
	switch (fact.t) {
		case 'priorityMoved':
			return facts.priorityMoved({ who: fact.to === null ? app.nobody : say.holder(fact.to) });
		case 'bidPlaced':
			return facts.bidPlaced({
				who: say.holder(fact.player),
				deed: say.deed(fact.deed),
				amount: say.money(fact.to)
			});
		case 'bidsCleared':
			return facts.bidsCleared({ deed: say.deed(fact.deed) });
		case 'orderChanged':
			return fact.to === null
				? facts.orderClockwise
				: facts.orderChanged({ who: fact.to.map((id) => say.holder(id)).join(', ') });
		case 'seatsChanged':
			return facts.seatsChanged({ who: fact.to.map((id) => say.holder(id)).join(', ') });
		case 'playerChanged': {
			const { from, to } = fact;
			if (to.bankrupt && !from.bankrupt) return facts.playerBankrupt({ who: to.name });
			if (to.name !== from.name) return facts.playerRenamed({ from: from.name, to: to.name });
			if (to.standIn !== undefined && to.standIn !== from.standIn) {
				return facts.playerStandIn({ who: to.name, name: to.standIn });
			}
			if (from.standIn !== undefined && !to.away) return facts.playerBack({ who: to.name });
			if (to.away === from.away) return facts.playerChanged({ who: to.name });
			return to.away ? facts.playerAway({ who: to.name }) : facts.playerBack({ who: to.name });
		}
	}
}

function sayProgress(
	say: Speaker,
	fact: FactOf<
		| 'phaseEntered'
		| 'roundChanged'
		| 'turnChanged'
		| 'dutyRaised'
		| 'dutyMet'
		| 'limitChanged'
		| 'endTriggered'
		| 'gameEnded'
	>
): string {
	const { words, title, state } = say;
	const { facts } = words;
	switch (fact.t) {
		case 'phaseEntered':
			return facts.phaseEntered({ phase: fact.to });
		case 'roundChanged':
			return facts.roundChanged({
				round: describeRound(words, { round: fact.to, finished: null })
			});
		case 'turnChanged': {
			const who = describeTurn(words, title, state, fact.to);
			return who === '' ? facts.noTurn : facts.turnChanged({ who });
		}
		case 'dutyRaised':
			return facts.dutyRaised({ duty: describeDuty(words, title, state, fact.duty) });
		case 'dutyMet':
			return facts.dutyMet;
		case 'limitChanged':
			return facts.limitChanged({ from: fact.from, to: fact.to });
		case 'endTriggered':
			return fact.to === null
				? facts.endWithdrawn
				: facts.endTriggered({ reason: describeEndReason(words, title, state, fact.to.reason) });
		case 'gameEnded':
			return fact.to === null
				? facts.gameReopened
				: facts.gameEnded({ reason: describeEndReason(words, title, state, fact.to) });
	}
}
