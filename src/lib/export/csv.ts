/**
 * Tables for spreadsheets, meant for a double click in any country. Spreadsheets take the separator
 * from the system: a comma in the United States, a semicolon in Germany. The first line `sep=;`
 * tells Excel which one is used whatever the system says; LibreOffice reads it too. Every field
 * stands in quotation marks except numbers, which are whole and ungrouped, so that neither "1.200"
 * nor "1,200" can be misread. A byte order mark makes accents come out right.
 */
const BOM = '\ufeff';
const LINE_END = '\r\n';
export const SEPARATOR = ';';
export const CSV_TYPE = 'text/csv;charset=utf-8';

export type CsvField = string | number | null;

/** A cell: numbers bare, text quoted; text that a spreadsheet would calculate is kept as text. */
export function csvField(field: CsvField): string {
	if (field === null) return '';
	if (typeof field === 'number') return String(Math.trunc(field));
	const safe = /^[=+\-@\t\r\n]/.test(field) ? `'${field}` : field;
	return `"${safe.replaceAll('"', '""')}"`;
}

export function csv(rows: readonly (readonly CsvField[])[]): string {
	const lines = rows.map((row) => row.map(csvField).join(SEPARATOR));
	return `${BOM}sep=${SEPARATOR}${LINE_END}${lines.join(LINE_END)}${LINE_END}`;
}
