/** The door of the words: the current catalogue, formats, and the describers. */
export type { Catalogue } from './catalogue';
export { catalogues } from './catalogues';
export {
	language,
	languages,
	money,
	number,
	percent,
	preferredLanguage,
	setLanguage,
	signedMoney,
	speakAsDevice,
	words
} from './language.svelte';
export {
	formatHolding,
	formatMoney,
	formatNumber,
	formatPercent,
	formatSignedMoney
} from './money';
export { speaker, type Speaker } from './speaker';
export type { PlaceWords, Thing, TitleWords } from './title-words';
export { describeAction } from './describe-action';
export { describeEntry } from './describe-entry';
export { describeFact, isBookkeeping } from './describe-fact';
export { describeFigure } from './describe-figure';
export {
	describeFailure,
	describeHindrance,
	describeOpening,
	describeProblem
} from './describe-problem';
export { describeRound, describeRoundLong } from './describe-round';
export { describeChoices, nameRun } from './describe-run';
export { describeRefusal, refusalFigures, ruleGist, ruleLabel } from './describe-refusal';
export {
	describeDuty,
	describeEnd,
	describeEndReason,
	describeNextPhase,
	describePhase,
	describePurpose,
	describeTurn,
	phaseEffects
} from './describe-state';
export { cardboard, type CardboardGroup, type CardboardLine } from './cardboard';
