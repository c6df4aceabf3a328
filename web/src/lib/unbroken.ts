/** A figure and its unit stand on one line, */
const FIGURE = /(\d) (?=M€|°C|(?:VP|OP|TR)\b|[장개곳명번점칸턴])/g;
/** and so does a particle with the bracket or quotation mark that it follows, and a dot with the word before it. */
const PARTICLE = /([)\]’”])(?=[가-힣])/g;
const DOT = /(?<=[가-힣])·(?=[가-힣])/g;

export function unbroken(words: string): string {
  return words.replaceAll(FIGURE, '$1\u00a0').replaceAll(PARTICLE, '$1\u2060').replaceAll(DOT, '\u2060·');
}

/** The same for comparing: nobody writes what only holds a line together. */
export const loose = (words: string): string => words.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
