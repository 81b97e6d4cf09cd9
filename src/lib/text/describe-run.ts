/** A run in words, part by part where special trains are settled by a choice of their own. */
import { runParts, type DividendChoice, type Run, type RunPart, type RunTrains } from '$engine';
import type { Catalogue } from './catalogue';
import { formatMoney } from './money';
import { sentence, type Speaker } from './speaker';

/** "MC pays out $230, withholds $70 (2P)". */
export function sayRun(say: Speaker, run: RunTrains): string {
	const { actions } = say.words;
	const who = say.company(run.company);
	const parts = runParts(run).map((part) => {
		if (part.apart) return actions.runApart[choiceOf(part)](figures(say, run, part));
		const whole = { who, amount: say.money(part.revenue) };
		if (part.choice === 'pay') return actions.runPay(whole);
		return part.choice === 'half' ? actions.runHalf(whole) : actions.runWithhold(whole);
	});
	// When special trains alone have earned something, nothing before them names the company.
	return runParts(run)[0]?.apart === true ? `${who} ${parts.join(', ')}` : parts.join(', ');
}

/** The same on a button: "Pay out $230, withhold $70 (2P)". */
export function nameRun(say: Speaker, run: RunTrains): string {
	const words = say.words.run;
	const parts = runParts(run).map((part) => {
		if (part.apart) return words.apart[choiceOf(part)](figures(say, run, part));
		const amount = { amount: say.money(part.revenue) };
		if (part.choice === 'pay') return words.payOutAmount(amount);
		return part.choice === 'half' ? words.halfAmount(amount) : words.withholdAmount(amount);
	});
	return sentence(parts.join(', '));
}

/** What became of a run that is over: "paid out", or "$230 paid out, $70 withheld". */
export function describeChoices(words: Catalogue, run: Run, currency: string): string {
	const parts = runParts(run);
	if (parts.length === 1) return words.choices[parts[0]?.choice ?? run.choice];
	return parts
		.map(({ revenue, choice }) => `${formatMoney(revenue, currency)} ${words.choices[choice]}`)
		.join(', ');
}

const choiceOf = ({ choice }: RunPart): Exclude<DividendChoice, 'none'> =>
	choice === 'none' ? 'withhold' : choice;

function figures(say: Speaker, { company }: RunTrains, { revenue }: RunPart) {
	return { amount: say.money(revenue), trains: say.own.specialTrains?.(say, company) ?? '' };
}
