/** Reads our CSV back as a spreadsheet would: separator from the first line, quotes taken off. */
export function parseCsv(text: string): string[][] {
	const [first = '', ...lines] = text.replace(/^\ufeff/, '').split('\r\n');
	const separator = /^sep=(.)$/.exec(first)?.[1];
	if (separator === undefined) throw new Error('the separator is not named');
	return lines.filter((line) => line !== '').map((line) => fieldsOf(line, separator));
}

function fieldsOf(line: string, separator: string): string[] {
	const fields: string[] = [];
	let field = '';
	let quoted = false;
	for (let at = 0; at < line.length; at++) {
		const char = line[at] ?? '';
		if (quoted && char === '"' && line[at + 1] === '"') {
			field += '"';
			at++;
		} else if (char === '"') quoted = !quoted;
		else if (char === separator && !quoted) {
			fields.push(field);
			field = '';
		} else field += char;
	}
	return [...fields, field];
}
