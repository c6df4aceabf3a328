/** A figure and its unit stand on one line. */
const FIGURE = /(\d) (?=M€|°C|(?:VP|OP|TR)\b|[장개곳명번점칸턴])/g;

export function unbroken(words: string): string {
  return words.replaceAll(FIGURE, '$1\u00a0');
}
