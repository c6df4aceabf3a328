/** The dice an entry of the log tells of: numbers of one to six under a label with the word "die" or "roll". */
import type { Words } from './protocol';

export function diceIn(entry: Pick<Words, 'args'>): number[] {
  return Object.entries(entry.args).flatMap(([label, value]) =>
    /(^|_)(die|roll)(_|$)/.test(label) && typeof value === 'number' && value >= 1 && value <= 6 ? [value] : [],
  );
}
