/** What the titles are called, for lists of games that need nothing else of them. */
export const titleNames: Readonly<Record<string, string>> = {
	'18mex': '18MEX',
	'1822mx': '1822MX',
	'18oe': '18OE'
};
