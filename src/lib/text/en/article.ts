/** English alone has two articles, and names of trains are figures and letters that are read aloud. */

/** "an 8-train", "an 11", "an 18", "an L-train", "a 4-train", "a Pullman". */
export const a = (name: string): string => `${READ_WITH_VOWEL.test(name) ? 'an' : 'a'} ${name}`;

/** Eight, eighty, eleven, eighteen; letters such as L and E, which are spelled out. */
const READ_WITH_VOWEL = /^(8|1[18](?!\d)|[AEFHILMNORSX](?![a-z]))/;
