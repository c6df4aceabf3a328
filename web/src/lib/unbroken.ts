/** A figure and its unit stand on one line. */
const FIGURE = /(\d) (?=M€|°C|VP\b)/g;

export function unbroken(words: string): string {
  return words.replaceAll(FIGURE, '$1\u00a0');
}
