/** Money and percentages: always with their sign, thousands grouped, a true minus. */
import type { Catalogue } from './catalogue';

const MINUS = '\u2212';
const formats = new Map<string, Intl.NumberFormat>();

function grouped(locale: string, amount: number): string {
	let format = formats.get(locale);
	if (format === undefined) {
		// Some languages group only from five digits; a ledger always does, so that columns agree.
		format = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, useGrouping: 'always' });
		formats.set(locale, format);
	}
	return format.format(Math.abs(amount));
}

type Locale = Pick<Catalogue, 'locale'>;

/** "$6,413"; below zero "−$20". */
export function formatMoney(words: Locale, amount: number, currency: string): string {
	return `${amount < 0 ? MINUS : ''}${currency}${grouped(words.locale, amount)}`;
}

/** "+$95", "−$20", "$0": a change. */
export function formatSignedMoney(words: Locale, amount: number, currency: string): string {
	return `${amount > 0 ? '+' : ''}${formatMoney(words, amount, currency)}`;
}

/** "10%". */
export function formatPercent(words: Locale, percent: number): string {
	return `${percent < 0 ? MINUS : ''}${grouped(words.locale, percent)}%`;
}

/** "1,517" without a currency, for counts and axes. */
export function formatNumber(words: Locale, value: number): string {
	return `${value < 0 ? MINUS : ''}${grouped(words.locale, value)}`;
}
