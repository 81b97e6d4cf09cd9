/** Money and percentages: always with their sign, thousands grouped, a true minus. */
const MINUS = '\u2212';
/**
 * Both languages group by commas (the Spanish is Mexico's), and a ledger always groups, so that columns
 * agree. Asking the browser how would cost a start sixteen milliseconds; a test does ask it.
 */
function grouped(amount: number): string {
	return String(Math.round(Math.abs(amount))).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** "$6,413"; below zero "−$20". */
export function formatMoney(amount: number, currency: string): string {
	return `${amount < 0 ? MINUS : ''}${currency}${grouped(amount)}`;
}

/** "+$95", "−$20", "$0": a change. */
export function formatSignedMoney(amount: number, currency: string): string {
	return `${amount > 0 ? '+' : ''}${formatMoney(amount, currency)}`;
}

/** What somebody holds of a company. All of it needs no figure: one card is the whole of a minor. */
export function formatHolding(percent: number): string {
	return percent === 100 ? '' : formatPercent(percent);
}

/** "10%". */
export function formatPercent(percent: number): string {
	return `${percent < 0 ? MINUS : ''}${grouped(percent)}%`;
}

/** "1,517" without a currency, for counts and axes. */
export function formatNumber(value: number): string {
	return `${value < 0 ? MINUS : ''}${grouped(value)}`;
}
